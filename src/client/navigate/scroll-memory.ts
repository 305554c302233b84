/** Where each entry of the history was scrolled to: pages are swapped after the browser would have restored it. */
import { readSession, writeSession } from '../storage.ts';
import type { Position } from './choose-scroll.ts';

export interface ScrollMemory {
  /** Notes where the page stands, for the entry that is current; before it is left. */
  readonly keep: () => void;
  /** The address changed: the current entry is another one now. Gives where it was left, if it has been here before. */
  readonly arrive: () => Position | undefined;
  /** Adds an entry to the history, or takes the place of the current one. */
  readonly enter: (url: URL, isPush: boolean) => void;
  /** The document is about to be loaded anew for this entry, at its own place and not where the old page stood. */
  readonly leaveToBrowser: () => void;
}

const STORED = 'helpsite.scroll';
/** Entries remembered over a reload. */
const KEPT = 50;

export function createScrollMemory(): ScrollMemory {
  const positions = new Map<string, Position>(readPositions());
  let key = '';
  let mode: ScrollRestoration = 'auto';
  const keep = (): void => {
    positions.delete(key);
    positions.set(key, [scrollX, scrollY]);
  };
  const name = (): void => {
    key = Math.random().toString(36).slice(2);
    history.replaceState({ ...(history.state as object | null), helpsite: key }, '');
  };
  const arrive = (): Position | undefined => {
    const known = (history.state as { readonly helpsite?: string } | null)?.helpsite;
    if (known === undefined) name();
    else key = known;
    return positions.get(key);
  };
  const isRestoredByUs = history.scrollRestoration === 'manual';
  const saved = arrive();
  if (isRestoredByUs && saved) scrollTo(...saved);

  // The browser restores this document's own place while it loads, and when the reader comes back from elsewhere.
  const takeOver = (): void => {
    history.scrollRestoration = 'manual';
  };
  if (document.readyState === 'complete') takeOver();
  else addEventListener('load', takeOver);
  addEventListener('pageshow', ({ persisted }) => persisted && takeOver());
  addEventListener('pagehide', () => {
    keep();
    writeSession(STORED, JSON.stringify([...positions].slice(-KEPT)));
    history.scrollRestoration = mode;
  });

  return {
    keep,
    arrive,
    enter(url, isPush) {
      keep();
      takeOver();
      if (isPush) history.pushState(null, '', url);
      else history.replaceState(null, '', url);
      name();
    },
    leaveToBrowser() {
      mode = 'manual';
      // On the way out the old page's place would be noted for the new one.
      positions.delete(key);
    },
  };
}

function readPositions(): readonly (readonly [string, Position])[] {
  try {
    return JSON.parse(readSession(STORED) ?? '[]') as readonly (readonly [string, Position])[];
  } catch {
    return [];
  }
}
