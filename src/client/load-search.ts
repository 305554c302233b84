/** The door to the search, and beside it what a question needs first: a phone that waits for one after the other waits twice. */
import { startIndex } from './search/start-index.ts';

let door: Promise<typeof import('./search/open-search.ts')> | undefined;

/** Call it as often as somebody approaches. */
export function loadSearch(): NonNullable<typeof door> {
  if (door) return door;
  // The index's address where the site answers itself (render/render-chrome.tsx).
  const index = document.querySelector<HTMLElement>('[data-index]')?.dataset['index'];
  const started = index === undefined ? undefined : startIndex(index);
  return (door = import('./search/open-search.ts').then((part) => {
    part.prepare(started);
    return part;
  }));
}
