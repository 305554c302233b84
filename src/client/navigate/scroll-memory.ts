/** Where each entry of the history was scrolled to: pages are swapped after the browser would have restored it. */
import { readSession, writeSession } from '../storage.ts';
import type { Position } from './choose-scroll.ts';

export interface ScrollMemory {
  /** Notes where the page stands for the current entry, which is about to be left. */
  readonly keep: () => void;
  /** Adds an entry to the history, or takes the place of the current one. */
  readonly enter: (url: URL, isPush: boolean) => void;
  /** Another entry became the current one. Gives where it was left, if it has been here before. */
  readonly arrive: () => Position | undefined;
  /** The document shows another page than the current entry's (true) until it shows that one (false). */
  readonly hold: (isBehind: boolean) => void;
}

const STORED = 'helpsite.scroll';
/** Entries remembered over a reload. */
const KEPT = 50;

export function createScrollMemory(): ScrollMemory {
  const positions = new Map<string, Position>(readPositions());
  let key = '';
  let isBehind = false;
  const keep = (): void => {
    // Where an old page stands says nothing about the one that is awaited.
    if (isBehind) return;
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
  // A browser that was told only in leaving that the place is its to restore does not always know it.
  const saved = arrive();
  if (saved) scrollTo({ left: saved[0], top: saved[1], behavior: 'instant' });

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
    if (!isBehind) history.scrollRestoration = 'auto';
  });

  return {
    keep,
    arrive,
    enter(url, isPush) {
      takeOver();
      if (isPush) history.pushState(null, '', url);
      else history.replaceState(null, '', url);
      name();
    },
    hold(value) {
      isBehind = value;
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
