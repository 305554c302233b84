/** Whether the best page is likely to answer at all: the questions that no page answers look like others. Pure. */
import { findPage } from './close-look.ts';
import type { RankInputs } from './rank-types.ts';

/**
 * What is only near to a word may be about something else: it counts as far as it is likely; a slip of typing does not.
 * `idfs`: what each word says, those that stand nowhere cut as `ranking.unknown` has it; here they count in full. Who names a
 * product, or quotes what a machine has written, is in the right place however little of it is known.
 */
export function isLikely(
  page: number,
  { words, isInPlace, ranking }: RankInputs,
  idfs: readonly number[],
): boolean {
  if (isInPlace) return true;
  let [given, asked] = [0, 0];
  for (const [index, { meanings }] of words.entries()) {
    const idf = idfs[index] ?? 0;
    asked += meanings.length > 0 ? idf : idf / ranking.unknown;
    const here = meanings.filter(({ postings }) => findPage(postings.pages, page) !== -1);
    const best = here.reduce((most, { weight }) => Math.max(most, weight), 0);
    given += idf * (best >= ranking.typo ? 1 : best);
  }
  return given >= ranking.sure * asked;
}
