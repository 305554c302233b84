/** The page's end of the embedded search: asks the worker, and runs the same engine itself where no worker starts. */
import type { SearchClient } from '../../search/protocol.ts';
import { readContents } from './fetch-file.ts';
import { startIndex } from './start-index.ts';
import type { WorkerAbort, WorkerAnswer, WorkerContents, WorkerQuestion } from './worker-messages.ts';

interface Waiting {
  readonly question: WorkerQuestion;
  readonly signal: AbortSignal | undefined;
  readonly resolve: (response: Awaited<ReturnType<SearchClient['search']>>) => void;
  readonly reject: (error: Error) => void;
}

/** `manifest` is a path of this site. What is `started` runs at once; the rest of the index comes with the first question. */
export function createEmbeddedClient(manifest: string, started = startIndex(manifest)): SearchClient {
  const address = new URL(manifest, location.href).href;
  const waiting = new Map<number, Waiting>();
  const contents = started.contents.then((answer) => answer && readContents(answer)).catch(() => undefined);
  let { worker } = started;
  let onPage: Promise<SearchClient> | undefined;
  let last = 0;
  worker?.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
    const entry = waiting.get(data.id);
    waiting.delete(data.id);
    if ('response' in data) entry?.resolve(data.response);
    else entry?.reject(Object.assign(new Error(data.fault.message), { name: data.fault.name }));
  });
  void started.broken.then(answerHere);
  void contents.then((text) => worker?.postMessage({ contents: text } satisfies WorkerContents, []));

  function answerHere(): void {
    worker?.terminate();
    worker = undefined;
    for (const entry of waiting.values()) askPage(entry);
    waiting.clear();
  }

  function askPage({ question, signal, resolve, reject }: Waiting): void {
    onPage ??= import('./embedded-engine.ts').then((module) =>
      module.createEmbeddedEngine(address, contents),
    );
    onPage.then((engine) => engine.search(question.request, signal)).then(resolve, reject);
    onPage.catch(() => (onPage = undefined));
  }

  return {
    search: (request, signal) =>
      new Promise((resolve, reject) => {
        const question = { id: ++last, manifest: address, request };
        const entry: Waiting = { question, signal, resolve, reject };
        if (!worker) return askPage(entry);
        waiting.set(question.id, entry);
        worker.postMessage(question, []);
        signal?.addEventListener('abort', () =>
          worker?.postMessage({ aborted: question.id } satisfies WorkerAbort, []),
        );
      }),
  };
}
