/** What a word counts in the parts of a page. Pure. */
import { FIELD, LEVELS, type Postings } from './postings.ts';
import type { Ranking } from './ranking.ts';

/** Longer titles and headings weigh less; these are usual lengths in words. */
const TITLE = { b: 0.45, mean: 4 } as const;
const HEADING = { b: 0.5, mean: 4 } as const;
/** Questions of so many words name what they want; longer ones tell a story. */
const SHORT = 2;

/** Ever less for more of it. */
export function saturate(weight: number, { saturation }: Ranking): number {
  return (weight * (saturation + 1)) / (weight + saturation);
}

/** What the sections of a page give at most. */
export function bestSection(postings: Postings, at: number, ranking: Ranking): number {
  let best = 0;
  for (let from = postings.starts[at] ?? 0; from < (postings.starts[at + 1] ?? 0); from++) {
    best = Math.max(best, sectionWeight(postings, from, ranking));
  }
  return best;
}

/** What belongs to the page as a whole; `words`: how many the question has. */
export function pageWeight(postings: Postings, at: number, words: number, ranking: Ranking): number {
  const field = postings.fields[at] ?? 0;
  const phrases = postings.asked[at]?.length ?? 0;
  const asked = phrases * (words <= SHORT ? ranking.askedShort : ranking.asked);
  if (field === 0) return asked;
  const length = (postings.titles[at] ?? 0) & 15;
  const titleNorm = 1 - TITLE.b + (TITLE.b * length) / TITLE.mean;
  return (
    asked +
    (field & FIELD.title ? ranking.title / titleNorm : 0) +
    (field & FIELD.place ? ranking.place : 0) +
    (field & FIELD.keywords ? ranking.keywords : 0) +
    (field & FIELD.description ? ranking.description : 0)
  );
}

/** A section's text and heading; `at` is an index of the postings' sections. */
export function sectionWeight(postings: Postings, at: number, ranking: Ranking): number {
  const heading = postings.headings[at] ?? 0;
  const norm = 1 - HEADING.b + (HEADING.b * (heading & 15)) / HEADING.mean;
  return (LEVELS[postings.levels[at] ?? 0] ?? 0) + (heading === 0 ? 0 : ranking.heading / norm);
}
