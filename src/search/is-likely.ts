/** Whether the best page is likely to answer at all: the questions that no page answers look like others. Pure. */
import { findPage } from './close-look.ts';
import type { RankInputs } from './rank-types.ts';

/** A word that stands nowhere on the site says so twice. */
const UNKNOWN = 2;
/** A product that is named says as much as most of a rare word, and where more than two rare words fit it is no chance. */
const PRODUCT = 0.7;
const ENOUGH = 2;

/** `idfs`: what each word says, those that stand nowhere cut as `ranking.unknown` has it. */
export function isLikely(
  page: number,
  { words, weights, hasProduct, ranking }: RankInputs,
  idfs: readonly number[],
): boolean {
  const most = Math.log(1 + (weights.length + 0.5) / 0.5);
  let [given, asked] = hasProduct ? [PRODUCT * most, PRODUCT * most] : [0, 0];
  for (const [index, { meanings }] of words.entries()) {
    const idf = idfs[index] ?? 0;
    // A word that is only near to it may be about something else altogether.
    const meant = meanings.filter(({ weight }) => weight >= ranking.twoTypos);
    const full = meanings.length > 0 ? idf : idf / ranking.unknown;
    asked += meant.length > 0 ? full : full * UNKNOWN;
    if (meant.some(({ postings }) => findPage(postings.pages, page) !== -1)) given += idf;
  }
  return given >= Math.min(ENOUGH * most, ranking.sure * asked);
}
