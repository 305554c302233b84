/** Which pages answer a query, best first, and which section of each. Pure and synchronous. */
import { bonusOf } from './bonus.ts';
import type { Postings } from './postings.ts';
import type { Ranked, RankedPage, RankInputs, WeighedWord } from './rank-types.ts';
import type { Ranking } from './ranking.ts';
import { isLikely } from './is-likely.ts';
import { standsThere } from './weigh.ts';
import { type CloseLook, lookClosely } from './close-look.ts';
import { bestSection, pageWeight, saturate } from './field-weights.ts';

/** Looked at section by section; the rest keep the order of the first pass. */
const CLOSE_LOOK = 100;
const RERANKED = 40;
/** If even the best page has less of the query than this for sure, it is about something else. */
const MIN_SURENESS = 0.25;
/** Unless this share of its words is spelt as on the pages: "bounce the server" names what it is about. */
const MIN_SPELT = 0.5;
/** A meaning of this weight or more is what was typed, or its synonym. */
const SPELT_WEIGHT = 0.8;

/** Ranks pages. */
export function rankPages(inputs: RankInputs): Ranked {
  const { words, weights, runs, wholes, isWanted, ranking } = inputs;
  const idfs = words.map((word) => rarityOf(word, weights.length, words.length, ranking));
  const total = idfs.reduce((sum, idf) => sum + idf, 0);
  const isAsked = [...wholes.keys()].some((page) => (weights[page] ?? 0) > 0);
  if (total === 0 || !(isAsked || isAnswerable(inputs, idfs))) return { pages: [], isSure: false };
  const { scores, coverages, pages } = scorePages(inputs, idfs);
  const best = pages.reduce((most, page) => Math.max(most, coverages[page] ?? 0), 0);
  const kept = pages
    .filter((page) => (coverages[page] ?? 0) >= ranking.minShare * best || isWanted(page))
    .toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
  const looked = kept.slice(0, CLOSE_LOOK).map((page) => lookClosely(page, inputs, idfs, total));
  const floor = floorOf(
    looked.map(({ score }) => score),
    inputs,
  );
  const near = looked.map((found) => ({ ...found, score: Math.max(found.score, floor(found.page)) }));
  const reranked = near.toSorted(byScore).map((found, index) => rerank(found, index, inputs, idfs));
  const rest = kept
    .slice(CLOSE_LOOK)
    .map((page): RankedPage => ({ page, section: 0, score: 0, isInText: false }));
  const sorted = reranked.toSorted(byScore);
  const top = sorted[0];
  const isSure =
    top !== undefined && (runs.has(top.page) || wholes.has(top.page) || isLikely(top, inputs, idfs));
  return { pages: [...sorted, ...rest], isSure };
}

/** What a page has at least by the phrase that is the question: who types "can't keep up", of which no word says anything, means it. */
function floorOf(scores: Iterable<number>, { wholes, runs, ranking }: RankInputs): (page: number) => number {
  let best = 0;
  for (const score of scores) best = Math.max(best, score);
  const shareOf = (words: number) => words / (words + ranking.runFloor);
  // Where no page has a word of the question, those that are asked for by it are all that there is.
  const most = best === 0 ? 1 : best;
  return (page) =>
    most * Math.max(ranking.wholeFloor * (wholes.get(page) ?? 0), shareOf(runs.get(page)?.words ?? 0));
}

/** What a word says about where the answer is: the more, the fewer the pages are on which it weighs. */
function rarityOf({ count, meanings }: WeighedWord, pages: number, words: number, ranking: Ranking): number {
  const byCount = idfOf(count, pages);
  const [typed] = meanings;
  if (typed === undefined) return byCount * ranking.unknown;
  return byCount + ranking.spread * (idfOf(spreadOf(typed.postings, words, ranking), pages) - byCount);
}

function idfOf(count: number, pages: number): number {
  return Math.log(1 + (pages - Math.min(count, pages) + 0.5) / (count + 0.5));
}

/** On how many pages a word would stand if it weighed the same on each: few, where some have much of it and others little. */
function spreadOf(postings: Postings, words: number, ranking: Ranking): number {
  let [sum, squares] = [0, 0];
  for (let at = 0; at < postings.pages.length; at++) {
    const weight = pageWeight(postings, at, words, ranking) + bestSection(postings, at, ranking);
    sum += weight;
    squares += weight * weight;
  }
  return squares === 0 ? postings.pages.length : (sum * sum) / squares;
}

function rerank(
  found: CloseLook,
  index: number,
  { words, weights, runs, wholes, ranking }: RankInputs,
  idfs: readonly number[],
): RankedPage {
  const { page, section, score, isInText } = found;
  const bonus = index < RERANKED ? 1 + bonusOf(found, words, idfs, ranking) : 1;
  const run = runs.get(page);
  const weighed = score * (weights[page] ?? 0) * bonus * (1 + (wholes.get(page) ?? 0));
  if (run === undefined) return { page, section, score: weighed, isInText };
  return { page, section: run.section, score: weighed * (1 + ranking.run * run.words), isInText: true };
}

/** Whether the pages are about what is asked at all. What is only likely meant, as a mistyped word, counts as far as it is likely. */
function isAnswerable({ words, weights, isWanted, ranking }: RankInputs, idfs: readonly number[]): boolean {
  if (standsThere(words, isWanted)) return true;
  const spelt = words.filter(({ meanings }) => meanings.some(({ weight }) => weight >= SPELT_WEIGHT));
  if (spelt.length >= MIN_SPELT * words.length) return true;
  const sureness = new Float64Array(weights.length);
  let total = 0;
  for (const [index, { meanings }] of words.entries()) {
    const idf = idfs[index] ?? 0;
    total += meanings.length === 0 ? idf / ranking.unknown : idf;
    const surest = new Float64Array(weights.length);
    for (const { postings, weight } of meanings)
      for (const page of postings.pages)
        if ((weights[page] ?? 0) > 0) surest[page] = Math.max(surest[page] ?? 0, weight);
    for (let page = 0; page < surest.length; page++)
      sureness[page] = (sureness[page] ?? 0) + idf * (surest[page] ?? 0);
  }
  return sureness.some((sum) => sum >= MIN_SURENESS * total);
}

function byScore(a: RankedPage, b: RankedPage): number {
  return b.score - a.score || a.page - b.page;
}

/** First pass, page by page: for each word its best meaning's best place. */
function scorePages(
  inputs: RankInputs,
  idfs: readonly number[],
): { readonly scores: Float64Array; readonly coverages: Float64Array; readonly pages: readonly number[] } {
  const { words, weights, runs, wholes, ranking } = inputs;
  const scores = new Float64Array(weights.length);
  const coverages = new Float64Array(weights.length);
  const total = idfs.reduce((sum, idf) => sum + idf, 0);
  for (const [index, { meanings }] of words.entries()) {
    const idf = idfs[index] ?? 0;
    const best = new Float64Array(weights.length);
    for (const { postings, weight } of meanings) {
      for (let at = 0; at < postings.pages.length; at++) {
        const page = postings.pages[at] ?? 0;
        if ((weights[page] ?? 0) === 0) continue;
        const whole = pageWeight(postings, at, words.length, ranking) + bestSection(postings, at, ranking);
        const value = weight * saturate(whole, ranking);
        if (value > (best[page] ?? 0)) best[page] = value;
      }
    }
    for (let page = 0; page < best.length; page++) {
      const value = best[page] ?? 0;
      if (value === 0) continue;
      scores[page] = (scores[page] ?? 0) + idf * value;
      coverages[page] = (coverages[page] ?? 0) + idf;
    }
  }
  const floor = floorOf(scores, inputs);
  for (const page of [...wholes.keys(), ...runs.keys()])
    if ((weights[page] ?? 0) > 0) scores[page] = Math.max(scores[page] ?? 0, floor(page));
  const pages: number[] = [];
  for (let page = 0; page < scores.length; page++) {
    if (scores[page] === 0) continue;
    pages.push(page);
    const run = 1 + ranking.run * (runs.get(page)?.words ?? 0) + (wholes.get(page) ?? 0);
    // What a page is asked for by needs no word of the question on it, and a message outweighs whatever else was pasted with it.
    if (run > 1) coverages[page] = total;
    const share = (coverages[page] ?? 0) / total;
    scores[page] = (scores[page] ?? 0) * share ** ranking.coverage * (weights[page] ?? 0) * run;
  }
  return { scores, coverages, pages };
}
