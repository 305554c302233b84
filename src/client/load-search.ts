/** The door to the search, and beside it what a question needs first: a phone that waits for one after the other waits twice. */
import { startIndex } from './search/start-index.ts';

let door: Promise<typeof import('./search/open-search.ts')> | undefined;

/** Call it as often as somebody approaches. `opens`: the dialog, not only the results page, which has its style. */
export function loadSearch(opens = true): NonNullable<typeof door> {
  if (door) return door;
  // The button has the address of the dialog's style, and the index's where the site answers itself (render/render-chrome.tsx).
  const { index, style } = document.querySelector<HTMLElement>('.search-button')?.dataset ?? {};
  if (opens && style)
    document.body.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'style', href: style }),
    );
  const started = index === undefined ? undefined : startIndex(index);
  door = import('./search/open-search.ts').then((part) => {
    part.prepare(started);
    return part;
  });
  // Who was offline for a moment asks again.
  door.catch(() => (door = undefined));
  return door;
}
