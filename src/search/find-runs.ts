/** Where pages quote a run of the question's words in the same order. Pure. */
import type { Postings } from './postings.ts';
import { type Anchor, BEFORE_BITS, MIN_RUN } from './runs.ts';

/** By page: the section that quotes most of it, and how many words beyond the first three are the same. */
export type Runs = ReadonlyMap<number, { readonly section: number; readonly words: number }>;

/** Finds them. A term whose postings are missing ends no run. */
export function findRuns(
  anchors: readonly Anchor[],
  postingsOf: (term: string) => Postings | undefined,
): Runs {
  const places = new Map<number, { readonly page: number; readonly section: number; words: Set<number> }>();
  for (const { term, before, at } of anchors) {
    const postings = postingsOf(term);
    for (const [index, values] of postings?.quoted.entries() ?? []) {
      for (const value of values ?? []) {
        if ((value & ((1 << BEFORE_BITS) - 1)) !== before) continue;
        const [page, section] = [postings?.pages[index] ?? 0, value >> BEFORE_BITS];
        const key = page * 0x1_0000 + section;
        const place = places.get(key) ?? { page, section, words: new Set() };
        for (let word = at - MIN_RUN + 1; word <= at; word++) place.words.add(word);
        places.set(key, place);
      }
    }
  }
  const runs = new Map<number, { section: number; words: number }>();
  for (const { page, section, words } of places.values()) {
    const beyond = words.size - MIN_RUN + 1;
    if (beyond > (runs.get(page)?.words ?? 0)) runs.set(page, { section, words: beyond });
  }
  return runs;
}
