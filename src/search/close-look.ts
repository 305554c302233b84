/** A page section by section: which one answers best, and how well. Pure. */
import { pageWeight, saturate, sectionWeight } from './field-weights.ts';
import { FIELD, type Postings } from './postings.ts';
import type { Meaning, RankedPage, RankInputs } from './rank-types.ts';
import type { Ranking } from './ranking.ts';

/** What one word gives a page: for the page as a whole, and for each section in which it stands. */
interface WordOnPage {
  whole: number;
  isInTitle: boolean;
  readonly sections: Map<number, { value: number; own: number; isHeading: boolean }>;
}

export interface CloseLook extends RankedPage {
  readonly looks: readonly WordOnPage[];
}

interface Candidate {
  readonly section: number;
  readonly score: number;
  /** What the section has of the words that the title does not hold. */
  readonly own: number;
  readonly isInText: boolean;
}

/** Looks at one page. `idfs` belong to the words, `total` is their sum. */
export function lookClosely(
  page: number,
  { words, ranking }: RankInputs,
  idfs: readonly number[],
  total: number,
): CloseLook {
  const looks = words.map(({ meanings }) => lookAtWord(page, meanings, words.length, ranking));
  const sections = new Set<number>(looks.flatMap(({ sections: own }) => [...own.keys()]));
  if (sections.size === 0) sections.add(0);
  const scores: number[] = [];
  let best: Candidate | undefined;
  for (const section of sections) {
    const candidate = scoreSection(section, looks, idfs, total, ranking);
    scores.push(candidate.score);
    if (best === undefined || isBetter(candidate, best)) best = candidate;
  }
  const section = best?.section ?? 0;
  // Where the title alone says it all, the page itself is the answer, unless a heading says all of it, too.
  const isTitle =
    looks.every(({ whole }) => whole > 0) &&
    !looks.some(({ sections: own, isInTitle }) => !isInTitle && (own.get(section)?.own ?? 0) > 0) &&
    !(looks.length > 1 && looks.every(({ sections: own }) => own.get(section)?.isHeading));
  return {
    page,
    section: isTitle ? 0 : section,
    score: joinSections(scores, ranking),
    isInText: best?.isInText === true && !isTitle,
    looks,
  };
}

/**
 * The best section, and a little of each further one: ever less, because a reference of two hundred sections has something of
 * every question in each.
 */
function joinSections(scores: readonly number[], { otherSections, fading }: Ranking): number {
  const [best = 0, ...others] = scores.toSorted((a, b) => b - a);
  let [sum, share] = [best, otherSections];
  for (const score of others) {
    sum += share * score;
    share *= fading;
  }
  return sum;
}

/** The title's words stand all over the page: what it does not hold leads to the place. */
function isBetter(a: Candidate, b: Candidate): boolean {
  return a.own !== b.own ? a.own > b.own : a.score > b.score;
}

function scoreSection(
  section: number,
  looks: readonly WordOnPage[],
  idfs: readonly number[],
  total: number,
  { coverage, elsewhere }: Ranking,
): Candidate {
  let [score, covered, named, inText, own] = [0, 0, 0, 0, 0];
  for (const [index, { whole, sections, isInTitle }] of looks.entries()) {
    const idf = idfs[index] ?? 0;
    const here = sections.get(section);
    const value = Math.max(whole, here?.value ?? 0);
    score += idf * value;
    covered += value > 0 ? idf : sections.size > 0 ? idf * elsewhere : 0;
    if (!isInTitle && here !== undefined) own += idf * here.own;
    if (here !== undefined && whole === 0 && !here.isHeading) inText += idf;
    else if (here?.isHeading === true) named += idf;
  }
  return { section, score: score * (covered / total) ** coverage, own, isInText: inText > named };
}

function lookAtWord(page: number, meanings: readonly Meaning[], words: number, ranking: Ranking): WordOnPage {
  const look: WordOnPage = { whole: 0, isInTitle: false, sections: new Map() };
  for (const { postings, weight } of meanings) {
    const at = findPage(postings.pages, page);
    if (at === -1) continue;
    const whole = pageWeight(postings, at, words, ranking);
    if (whole > 0) look.whole = Math.max(look.whole, weight * saturate(whole, ranking));
    look.isInTitle ||= ((postings.fields[at] ?? 0) & FIELD.title) !== 0;
    for (let from = postings.starts[at] ?? 0; from < (postings.starts[at + 1] ?? 0); from++) {
      const section = postings.sections[from] ?? 0;
      const inSection = sectionWeight(postings, from, ranking);
      const value = weight * saturate(whole + inSection, ranking);
      const own = weight * saturate(inSection, ranking);
      const known = look.sections.get(section);
      const isHeading = (postings.headings[from] ?? 0) !== 0;
      if (known === undefined) look.sections.set(section, { value, own, isHeading });
      else {
        known.value = Math.max(known.value, value);
        known.own = Math.max(known.own, own);
        known.isHeading ||= isHeading;
      }
    }
  }
  return look;
}

/** Index of a page in a sorted list; -1: not there. */
export function findPage(pages: Postings['pages'], page: number): number {
  let [low, high] = [0, pages.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pages[middle] ?? 0) < page) low = middle + 1;
    else high = middle;
  }
  return pages[low] === page ? low : -1;
}
