/** The door to the search, and with it what a question needs first: a phone that waits for one after the other waits twice. */

/** File name of the compiled worker, beside this file (src/build/read/bundle.ts). */
declare const SEARCH_WORKER: string;

let door: Promise<typeof import('./search/open-search.ts')> | undefined;

/** Call it as often as somebody approaches. */
export function loadSearch(): NonNullable<typeof door> {
  if (door) return door;
  // The index's address where the site answers itself (render/render-chrome.tsx). Its name never changes, so the server is asked each time.
  const index = document.querySelector<HTMLElement>('[data-index]')?.dataset['index'];
  const contents =
    index === undefined ? undefined : fetch(index, { cache: 'no-cache' }).catch(() => undefined);
  // The door starts it; by then it is in the browser's store.
  if (contents) fetch(new URL(SEARCH_WORKER, import.meta.url)).catch(() => undefined);
  // React is asked for behind it (open-search.ts): it is as large as all the rest, and nobody types into it.
  return (door = import('./search/open-search.ts').then((part) => {
    part.prepare(contents);
    return part;
  }));
}
