/** Whether the best page is likely to answer at all: the questions that no page answers look like others. Pure. */
import { findPage } from './close-look.ts';
import { bestSection, pageWeight } from './field-weights.ts';
import type { RankInputs, WeighedWord } from './rank-types.ts';
import type { Ranking } from './ranking.ts';

/** Questions of more words than that tell a story, of which a page holds less. */
const USUAL_WORDS = 5;
const PER_WORD = 0.05;
const LEAST = 0.7;
/** A word that weighs less on a page is only mentioned there. */
const MENTION = 1.1;

/**
 * What is only near to a word may be about something else: it counts as far as it is likely; a slip of typing does not. What is
 * only mentioned counts less, too. `idfs`: what each word says, those that stand nowhere cut as `ranking.unknown` has it; here
 * they count in full. Who names a product, or quotes what a machine has written, is in the right place however little of it is known.
 */
export function isLikely(
  page: number,
  { words, isInPlace, ranking }: RankInputs,
  idfs: readonly number[],
): boolean {
  if (isInPlace) return true;
  let [given, asked] = [0, 0];
  for (const [index, word] of words.entries()) {
    const idf = idfs[index] ?? 0;
    asked += word.meanings.length > 0 ? idf : idf / ranking.unknown;
    given += idf * surenessOf(page, word, words.length, ranking);
  }
  const factor = 1 + (USUAL_WORDS - words.length) * PER_WORD;
  return given >= ranking.sure * Math.max(LEAST, Math.min(1, factor)) * asked;
}

/** How sure it is that the page is about a word, where 1 is certain. */
function surenessOf(page: number, { meanings }: WeighedWord, words: number, ranking: Ranking): number {
  let best = 0;
  for (const { postings, weight } of meanings) {
    const at = findPage(postings.pages, page);
    if (at === -1) continue;
    const meant = weight >= ranking.typo ? 1 : weight;
    const onPage = pageWeight(postings, at, words, ranking) + bestSection(postings, at, ranking);
    best = Math.max(best, meant * (onPage < MENTION ? ranking.mention : 1));
  }
  return best;
}
