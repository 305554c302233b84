/** Whether the best page is likely to answer at all: the questions that no page answers look like others. Pure. */
import { findPage } from './close-look.ts';
import { bestSection, pageWeight } from './field-weights.ts';
import type { Doubt, RankedPage, RankInputs, WeighedWord } from './rank-types.ts';
import type { Ranking } from './ranking.ts';

/** Of so few words this share is enough, wherever they stand: a page that only mentions them is what was looked for. */
const FEW_WORDS = 2;
const MOST_OF_FEW = 0.6;
/** A word that weighs less on a page is only mentioned there. */
const MENTION = 1.1;

/**
 * How well the page answers for each bit of what was asked, times how much of that it is about: either alone takes small talk for an
 * answer more often. A page holds less of a story than of two words, and has it by chance less, so the words count by their root.
 * What is only near to a word may be about something else: it counts as far as it is likely; a slip of typing does not. `idfs`: what
 * each word says, those that stand nowhere cut as `ranking.unknown` has it; here they count in full.
 */
export function isLikely(
  { page, score }: Pick<RankedPage, 'page' | 'score'>,
  { words, weights, doubt, ranking }: RankInputs,
  idfs: readonly number[],
): boolean {
  if (doubt.value === 0) return true;
  let [given, asked] = [0, 0];
  for (const [index, word] of words.entries()) {
    const idf = idfs[index] ?? 0;
    asked += word.meanings.length > 0 ? idf : idf / ranking.unknown;
    given += idf * surenessOf(page, word, words.length, ranking);
  }
  const share = given / asked;
  if (words.length <= FEW_WORDS && share >= MOST_OF_FEW) return true;
  if (share < doubt.share) return false;
  // Its place among its like says nothing about the question.
  const value = score / (weights[page] || 1) / asked;
  const least = doubt.value * (isAsked(page, words) ? 1 : ranking.sureUnasked);
  return value * Math.sqrt(share * words.length) >= least;
}

/** Whether any of the words stands in a phrase under which the page is asked for. */
function isAsked(page: number, words: readonly WeighedWord[]): boolean {
  return words.some(({ meanings }) =>
    meanings.some(({ postings }) => (postings.asked[findPage(postings.pages, page)] ?? []).length > 0),
  );
}

/**
 * Who quotes what a machine has written is in the right place, however little of it is known; so is who names a product, unless its
 * guides say next to nothing of what was asked, or it is asked how to play.
 */
export function chooseDoubt(
  asked: Record<'isQuote' | 'isNamed' | 'isPlay', boolean>,
  ranking: Ranking,
): Doubt {
  if (asked.isQuote) return { share: 0, value: 0 };
  if (!asked.isNamed) return { share: ranking.sureShare, value: ranking.sure };
  return { share: 0, value: asked.isPlay ? ranking.sureOfPlay : ranking.sureOfProduct };
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
