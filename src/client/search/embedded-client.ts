/** The page's end of the embedded search: asks the worker, and runs the same engine itself where no worker starts. */
import type { SearchClient } from '../../search/protocol.ts';
import { fetchContents } from './fetch-file.ts';
import type { WorkerAbort, WorkerAnswer, WorkerContents, WorkerQuestion } from './worker-messages.ts';

/** File name of the compiled worker, beside this file (src/build/read/bundle.ts). */
declare const SEARCH_WORKER: string;

interface Waiting {
  readonly question: WorkerQuestion;
  readonly signal: AbortSignal | undefined;
  readonly resolve: (response: Awaited<ReturnType<SearchClient['search']>>) => void;
  readonly reject: (error: Error) => void;
}

/**
 * `manifest` is a path of this site. Starts the worker at once, and fetches beside it what it opens on; the rest of the index comes
 * with the first question.
 */
export function createEmbeddedClient(manifest: string): SearchClient {
  const address = new URL(manifest, location.href).href;
  const waiting = new Map<number, Waiting>();
  const contents = fetchContents(address).catch(() => undefined);
  let worker = startWorker();
  let onPage: Promise<SearchClient> | undefined;
  let last = 0;

  function startWorker(): Worker | undefined {
    try {
      const started = new Worker(new URL(SEARCH_WORKER, import.meta.url), { type: 'module' });
      started.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
        const entry = waiting.get(data.id);
        waiting.delete(data.id);
        if ('response' in data) entry?.resolve(data.response);
        else entry?.reject(Object.assign(new Error(data.fault.message), { name: data.fault.name }));
      });
      // Its file could not be had, or the browser knows no workers of this kind.
      started.addEventListener('error', (event) => {
        event.preventDefault();
        started.terminate();
        worker = undefined;
        for (const entry of waiting.values()) askPage(entry);
        waiting.clear();
      });
      void contents.then((text) => started.postMessage({ contents: text } satisfies WorkerContents, []));
      return started;
    } catch {
      return undefined;
    }
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
