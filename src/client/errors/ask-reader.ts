/** The page's end: asks the worker, and reads here where none starts. */
import type { Preparation, Question, Reply, Source } from './error-messages.ts';

/** File name of the compiled worker, beside this file (src/build/read/bundle.ts). */
declare const ERRORS_WORKER: string;

export interface Reader {
  /** Undefined: another log was given meanwhile. Rejects where nothing can read it. */
  readonly read: (source: Source, product?: string | null) => Promise<Reply | undefined>;
  /** A log will come soon. */
  readonly prepare: () => void;
  readonly stop: () => void;
}

/** Characters that are read in no time. */
const SHORT = 2000;

/** `manifest` is a path of this site. */
export function createReader(manifest: string): Reader {
  let worker: Worker | undefined;
  let isBusy = false;
  let last = 0;
  const stop = (): void => {
    worker?.terminate();
    worker = undefined;
    isBusy = false;
  };
  return {
    async read(source, product) {
      // A long log would be read to its end although nobody waits for it; a line that is being typed is read at once.
      if (isBusy) stop();
      const id = ++last;
      const question: Question = {
        ...source,
        type: 'read',
        id,
        manifest: new URL(manifest, location.href).href,
        ...(product === undefined ? {} : { product }),
      };
      isBusy = 'file' in source || source.text.length > SHORT;
      try {
        worker ??= startWorker();
        const reply = await (worker === undefined ? undefined : ask(worker, question));
        if (reply === undefined && id === last) {
          stop();
          return await readHere(question);
        }
        return id === last ? reply : undefined;
      } finally {
        if (id === last) isBusy = false;
      }
    },
    prepare() {
      if (worker !== undefined) return;
      worker = startWorker();
      // Where none starts, the log is read here: that is not done twice.
      const asked: Preparation = { type: 'prepare', manifest: new URL(manifest, location.href).href };
      worker?.postMessage(asked, []);
    },
    stop,
  };
}

function startWorker(): Worker | undefined {
  try {
    return new Worker(new URL(ERRORS_WORKER, import.meta.url), { type: 'module' });
  } catch {
    return undefined;
  }
}

/** Undefined: its file could not be had, the browser knows no workers of this kind, or it ran out of memory. */
function ask(worker: Worker, question: Question): Promise<Reply | undefined> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const { signal } = listening;
    const settle = (reply: Reply | undefined): void => {
      listening.abort();
      resolve(reply);
    };
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<Reply>) => data.id === question.id && settle(data),
      { signal },
    );
    worker.addEventListener(
      'error',
      (event) => {
        event.preventDefault();
        settle(undefined);
      },
      { signal },
    );
    worker.postMessage(question, []);
  });
}

async function readHere(question: Question): Promise<Reply> {
  const { answerQuestion } = await import('./answer-question.ts');
  return answerQuestion(question);
}
