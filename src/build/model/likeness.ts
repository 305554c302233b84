/** How much of a text stands in another: told by runs of words that both have. Pure. */

import { ENOUGH, listShingles } from './shingles.ts';

/** A text's runs of words, as numbers; the targets of links, which change when pages move, are no words. */
export function listRuns(text: string): ReadonlySet<number> {
  return new Set(listShingles(text.replace(/\]\([^)]*\)/g, ']')));
}

/** The share of `part` that stands in `whole`, from 0 to 1; nothing stands nowhere. */
export function shareOf(part: ReadonlySet<number>, whole: ReadonlySet<number>): number {
  if (part.size === 0) return 0;
  let common = 0;
  for (const run of part) if (whole.has(run)) common++;
  return common / part.size;
}

/**
 * The one of `candidates` that holds the text, when it is clear which: at least `ENOUGH` of it stands there, and in no
 * other nearly as much.
 */
export function findHolder<T>(
  part: ReadonlySet<number>,
  candidates: Iterable<readonly [T, ReadonlySet<number>]>,
): { readonly holder: T; readonly runs: ReadonlySet<number> } | undefined {
  let best: { readonly holder: T; readonly runs: ReadonlySet<number> } | undefined;
  let [first, second] = [0, 0];
  for (const [holder, runs] of candidates) {
    const share = shareOf(part, runs);
    if (share <= second) continue;
    if (share > first) {
      [first, second] = [share, first];
      best = { holder, runs };
    } else second = share;
  }
  return first >= ENOUGH && (second < ENOUGH || first - second >= 0.2) ? best : undefined;
}
