/** Which pages answer a query, best first, and which section of each. Pure and synchronous. */
import { FIELD, LEVELS, type Postings } from './postings.ts';

/** A word of the query with the postings of what it may mean. */
export interface WeighedWord {
  readonly count: number;
  readonly meanings: readonly Meaning[];
}

export interface Meaning {
  readonly postings: Postings;
  readonly weight: number;
}

export interface RankedPage {
  readonly page: number;
  /** Its best section; 0: the page as a whole. */
  readonly section: number;
  readonly score: number;
  /** The words stand in the section's text rather than in its heading or the page's title. */
  readonly isInText: boolean;
}

/** BM25F: what a word in each part of a page counts, where 1 is running text. Set by hand and round, like all below. */
const FIELD_WEIGHT = { title: 5, place: 4, keywords: 4, description: 1.5, heading: 2.6 } as const;
const K1 = 1.2;
/** Longer titles and headings weigh less; these are usual lengths in words. */
const TITLE = { b: 0.45, mean: 4 } as const;
const HEADING = { b: 0.5, mean: 4 } as const;
/** Pages with all words of the query come before those with some. */
const COVERAGE_POWER = 2.2;
/** A word elsewhere on the page counts for a section half. */
const ELSEWHERE = 0.5;
const OTHER_SECTIONS = 0.08;
/** Looked at section by section; the rest keep the order of the first pass. */
const CLOSE_LOOK = 100;
const RERANKED = 40;
const BONUS = { titleNeighbours: 0.35, headingNeighbours: 0.2, titleShare: 0.35 } as const;
/** A word that stands nowhere says less about what is looked for than a rare one. */
const UNKNOWN = 0.5;
/** Pages with less of the query than this share of the best one's are no answers to it. */
const MIN_SHARE = 0.3;
/** If even the best page has less of the query than this for sure, it is about something else. */
const MIN_SURENESS = 0.25;
/** Unless this share of its words is spelt as on the pages: "bounce the server" names what it is about. */
const MIN_SPELT = 0.5;
/** A meaning of this weight or more is what was typed, or its synonym. */
const SPELT_WEIGHT = 0.8;

/** Ranks pages. `weights` says what each counts for among its like; 0: it is left out. */
export function rankPages(words: readonly WeighedWord[], weights: Float64Array): readonly RankedPage[] {
  const pageCount = weights.length;
  const idfs = words.map(({ count, meanings }) => {
    const idf = Math.log(1 + (pageCount - Math.min(count, pageCount) + 0.5) / (count + 0.5));
    return meanings.length === 0 ? idf * UNKNOWN : idf;
  });
  const total = idfs.reduce((sum, idf) => sum + idf, 0);
  if (total === 0) return [];
  if (!isAnswerable(words, idfs, weights)) return [];
  const { scores, coverages, pages } = scorePages(words, idfs, weights);
  const best = pages.reduce((most, page) => Math.max(most, coverages[page] ?? 0), 0);
  const kept = pages
    .filter((page) => (coverages[page] ?? 0) >= MIN_SHARE * best)
    .toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
  const near = kept.slice(0, CLOSE_LOOK).map((page) => lookClosely(page, words, idfs, total));
  const reranked = near.toSorted(byScore).map((found, index) => ({
    ...found,
    score: found.score * (weights[found.page] ?? 0) * (index < RERANKED ? 1 + bonusOf(found, words) : 1),
  }));
  const rest = kept
    .slice(CLOSE_LOOK)
    .map((page): RankedPage => ({ page, section: 0, score: 0, isInText: false }));
  return [...reranked.toSorted(byScore), ...rest];
}

/** Whether the pages are about what is asked at all. What is only likely meant, as a mistyped word, counts as far as it is likely. */
function isAnswerable(
  words: readonly WeighedWord[],
  idfs: readonly number[],
  weights: Float64Array,
): boolean {
  const spelt = words.filter(({ meanings }) => meanings.some(({ weight }) => weight >= SPELT_WEIGHT));
  if (spelt.length >= MIN_SPELT * words.length) return true;
  const sureness = new Float64Array(weights.length);
  let total = 0;
  for (const [index, { meanings }] of words.entries()) {
    const idf = idfs[index] ?? 0;
    total += meanings.length === 0 ? idf / UNKNOWN : idf;
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
  words: readonly WeighedWord[],
  idfs: readonly number[],
  weights: Float64Array,
): { readonly scores: Float64Array; readonly coverages: Float64Array; readonly pages: readonly number[] } {
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
        const value = weight * saturate(pageWeight(postings, at) + bestSection(postings, at));
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
  const pages: number[] = [];
  for (let page = 0; page < scores.length; page++) {
    if (scores[page] === 0) continue;
    pages.push(page);
    scores[page] = (scores[page] ?? 0) * ((coverages[page] ?? 0) / total) ** COVERAGE_POWER;
  }
  return { scores, coverages, pages };
}

/** What the sections of a page give at most. */
function bestSection(postings: Postings, at: number): number {
  let best = 0;
  for (let from = postings.starts[at] ?? 0; from < (postings.starts[at + 1] ?? 0); from++) {
    best = Math.max(best, sectionWeight(postings, from));
  }
  return best;
}

function saturate(weight: number): number {
  return (weight * (K1 + 1)) / (weight + K1);
}

function pageWeight(postings: Postings, at: number): number {
  const field = postings.fields[at] ?? 0;
  if (field === 0) return 0;
  const length = (postings.titles[at] ?? 0) & 15;
  const titleNorm = 1 - TITLE.b + (TITLE.b * length) / TITLE.mean;
  return (
    (field & FIELD.title ? FIELD_WEIGHT.title / titleNorm : 0) +
    (field & FIELD.place ? FIELD_WEIGHT.place : 0) +
    (field & FIELD.keywords ? FIELD_WEIGHT.keywords : 0) +
    (field & FIELD.description ? FIELD_WEIGHT.description : 0)
  );
}

function sectionWeight(postings: Postings, at: number): number {
  const heading = postings.headings[at] ?? 0;
  const norm = 1 - HEADING.b + (HEADING.b * (heading & 15)) / HEADING.mean;
  return (LEVELS[postings.levels[at] ?? 0] ?? 0) + (heading === 0 ? 0 : FIELD_WEIGHT.heading / norm);
}

/** What one word gives a page: for the page as a whole, and for each section in which it stands. */
interface WordOnPage {
  whole: number;
  readonly sections: Map<number, { value: number; isHeading: boolean }>;
}

interface CloseLook extends RankedPage {
  readonly looks: readonly WordOnPage[];
}

/** Second pass: the page section by section. */
function lookClosely(
  page: number,
  words: readonly WeighedWord[],
  idfs: readonly number[],
  total: number,
): CloseLook {
  const looks = words.map(({ meanings }) => lookAtWord(page, meanings));
  const sections = new Set<number>(looks.flatMap(({ sections: own }) => [...own.keys()]));
  if (sections.size === 0) sections.add(0);
  let best = { section: 0, score: -1, isInText: false };
  let sum = 0;
  for (const section of sections) {
    let [score, covered, named, inText] = [0, 0, 0, 0];
    for (const [index, { whole, sections: own }] of looks.entries()) {
      const idf = idfs[index] ?? 0;
      const here = own.get(section);
      const value = Math.max(whole, here?.value ?? 0);
      score += idf * value;
      covered += value > 0 ? idf : own.size > 0 ? idf * ELSEWHERE : 0;
      if (here !== undefined && whole === 0 && !here.isHeading) inText += idf;
      else if (here?.isHeading === true) named += idf;
    }
    score *= (covered / total) ** COVERAGE_POWER;
    sum += score;
    if (score > best.score) best = { section, score, isInText: inText > named };
  }
  // Where the title alone says it all, the page itself is the answer.
  const isTitle =
    looks.every(({ whole }) => whole > 0) &&
    !looks.some(({ sections: own }) => own.get(best.section)?.isHeading);
  return {
    page,
    section: isTitle ? 0 : best.section,
    score: best.score + OTHER_SECTIONS * (sum - best.score),
    isInText: best.isInText && !isTitle,
    looks,
  };
}

function lookAtWord(page: number, meanings: readonly Meaning[]): WordOnPage {
  const look: WordOnPage = { whole: 0, sections: new Map() };
  for (const { postings, weight } of meanings) {
    const at = findPage(postings.pages, page);
    if (at === -1) continue;
    const whole = pageWeight(postings, at);
    if (whole > 0) look.whole = Math.max(look.whole, weight * saturate(whole));
    for (let from = postings.starts[at] ?? 0; from < (postings.starts[at + 1] ?? 0); from++) {
      const section = postings.sections[from] ?? 0;
      const value = weight * saturate(whole + sectionWeight(postings, from));
      const known = look.sections.get(section);
      const isHeading = (postings.headings[from] ?? 0) !== 0;
      if (known === undefined) look.sections.set(section, { value, isHeading });
      else {
        known.value = Math.max(known.value, value);
        known.isHeading ||= isHeading;
      }
    }
  }
  return look;
}

/** Index of a page in a sorted list; -1: not there. */
function findPage(pages: Uint32Array, page: number): number {
  let [low, high] = [0, pages.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pages[middle] ?? 0) < page) low = middle + 1;
    else high = middle;
  }
  return pages[low] === page ? low : -1;
}

/** Words that stand side by side in the title or heading as in the query, and how much of the title the query says. */
function bonusOf({ page, section }: CloseLook, words: readonly WeighedWord[]): number {
  const titles = words.map(({ meanings }) => bestByte(meanings, (postings) => titleByte(postings, page)));
  const headings = words.map(({ meanings }) =>
    section === 0 ? 0 : bestByte(meanings, (postings) => headingByte(postings, page, section)),
  );
  const length = titles.reduce((most, byte) => Math.max(most, byte & 15), 0);
  const positions = new Set(titles.filter((byte) => byte !== 0).map((byte) => byte >> 4));
  return (
    BONUS.titleNeighbours * neighbourShare(titles) +
    BONUS.headingNeighbours * neighbourShare(headings) +
    (length === 0 ? 0 : BONUS.titleShare * Math.min(1, positions.size / length))
  );
}

function bestByte(meanings: readonly Meaning[], read: (postings: Postings) => number): number {
  let [byte, weight] = [0, 0];
  for (const meaning of meanings) {
    const found = meaning.weight > weight ? read(meaning.postings) : 0;
    if (found !== 0) [byte, weight] = [found, meaning.weight];
  }
  return byte;
}

function titleByte(postings: Postings, page: number): number {
  const at = findPage(postings.pages, page);
  return at === -1 ? 0 : (postings.titles[at] ?? 0);
}

function headingByte(postings: Postings, page: number, section: number): number {
  const at = findPage(postings.pages, page);
  if (at === -1) return 0;
  for (let from = postings.starts[at] ?? 0; from < (postings.starts[at + 1] ?? 0); from++) {
    if (postings.sections[from] === section) return postings.headings[from] ?? 0;
  }
  return 0;
}

/** Share of the query's neighbours that are neighbours here as well. */
function neighbourShare(bytes: readonly number[]): number {
  let side = 0;
  for (let index = 1; index < bytes.length; index++) {
    const [before, byte] = [bytes[index - 1] ?? 0, bytes[index] ?? 0];
    if (before !== 0 && byte !== 0 && (byte >> 4) - (before >> 4) === 1) side++;
  }
  return bytes.length < 2 ? 0 : side / (bytes.length - 1);
}
