/** The door to the search, and with it what a question needs first: a phone that waits for one after the other waits twice. */
import { startIndex } from './search/start-index.ts';

let door: Promise<typeof import('./search/open-search.ts')> | undefined;

/** Call it as often as somebody approaches. */
export function loadSearch(): NonNullable<typeof door> {
  if (door) return door;
  // `data-index` is the index's address where the site answers itself (render/render-chrome.tsx).
  const { index, style = '' } = document.querySelector<HTMLElement>('.search-button')?.dataset ?? {};
  const started = index ? startIndex(index) : undefined;
  // After the page, so that going to another one leaves the head alone.
  document.body.append(
    Object.assign(document.createElement('link'), { rel: 'preload', as: 'style', href: style }),
  );
  // React is asked for behind it (open-search.ts): it is as large as all the rest, and nobody types into it.
  return (door = import('./search/open-search.ts').then((part) => {
    part.prepare(started);
    return part;
  }));
}
