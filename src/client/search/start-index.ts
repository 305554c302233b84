/** The first of the embedded search: the worker that answers, and beside it what it opens on. Small: the boot script has it, too. */

/** File name of the compiled worker, beside this file (src/build/read/bundle.ts). */
declare const SEARCH_WORKER: string;

export interface StartedIndex {
  /** Undefined: the browser starts none. */
  readonly worker: Worker | undefined;
  /** Resolves once there is no worker: its file could not be had, or the browser knows none of this kind. */
  readonly broken: Promise<unknown>;
  /** The index's table of contents; undefined: the server could not be asked. */
  readonly contents: Promise<Response | undefined>;
}

/** `manifest` is a path of this site. */
export function startIndex(manifest: string): StartedIndex {
  let worker: Worker | undefined;
  const broken = new Promise((resolve) => {
    worker = new Worker(new URL(SEARCH_WORKER, import.meta.url), { type: 'module' });
    // Not later: a file that cannot be had says so once.
    worker.addEventListener('error', resolve);
  }).catch(() => undefined);
  // Its name never changes, so the server is asked each time whether it did.
  const contents = fetch(manifest, { cache: 'no-cache' }).catch(() => undefined);
  return { worker, broken, contents };
}
