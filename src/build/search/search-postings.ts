/** The terms of all pages turned round: for each term the pages and sections where it stands. Pure. */
import { FIELD, type Postings, toLevel } from '../../search/postings.ts';
import { BEFORE_BITS } from '../../search/runs.ts';
import { bareTerm, type PageTerms, type SectionTerms } from './search-terms.ts';

/** Postings that still grow: numbers that belong together in one, because there are millions of them. */
interface Growing {
  /** Page times 4096, its title byte times 16, its fields. */
  readonly pages: number[];
  readonly starts: number[];
  /** Section times 2048, its heading byte times 8, its level. */
  readonly places: number[];
  /** By the page's place in `pages`; made where a term has some. */
  asked?: number[][];
  quoted?: number[][];
}

const PAGE = 4096;
const SECTION = 2048;

export interface TermPostings {
  readonly postings: Postings;
  /** Pages it stands on, also those left out of the postings. */
  readonly count: number;
  /** Stands in a title, a heading or the like, not only in running text. */
  readonly isNamed: boolean;
}

/** A sentence on so many pages says nothing about any of them (design: the best single idea found). */
const BOILERPLATE_PAGES = 8;
const MIN_SENTENCE = 3;
/** How much longer sections weigh less (BM25's b), and a step for the mean so that one edit does not move all weights. */
const LENGTH_WEIGHT = 0.72;
const MEAN_STEP = 8;
/** Of a term on more pages than this only the best are kept: it can hardly tell pages apart, but would be loaded in full. */
const MAX_PAGES = 1500;

/** Postings of all terms. Pages are numbered as they are given. */
export function collectPostings(pages: readonly PageTerms[]): ReadonlyMap<string, TermPostings> {
  const boilerplate = findBoilerplate(pages);
  const mean = meanLength(pages);
  const growing = new Map<string, Growing>();
  for (const [page, terms] of pages.entries()) {
    addFields(terms, page, growing);
    addPhrases(terms.asked, page, growing);
    for (const [section, { heading, sentences, runs }] of terms.sections.entries()) {
      addSection(page, section, placesOf(heading), weighText(sentences, boilerplate, mean), growing);
      addRuns(runs, page, section, growing);
    }
  }
  if (boilerplate.size > 0) addLostTerms(pages, boilerplate, growing);
  return new Map([...growing].map(([term, list]) => [term, finish(list)]));
}

/** Level of each term in a section's text. */
function weighText(
  sentences: readonly string[],
  boilerplate: ReadonlySet<string>,
  mean: number,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  let length = 0;
  for (const sentence of sentences) {
    const terms = sentence.split(' ');
    if (boilerplate.has(terms[0] ?? '')) continue;
    length += terms.length - 1;
    for (let at = 1; at < terms.length; at++) {
      const term = terms[at] ?? '';
      counts.set(term, (counts.get(term) ?? 0) + 1);
    }
  }
  const norm = 1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * length) / mean;
  for (const [term, count] of counts) counts.set(term, toLevel(count / norm));
  return counts;
}

/** The term's postings with this page as their last one. */
function listOf(growing: Map<string, Growing>, term: string, page: number): Growing {
  let list = growing.get(term);
  if (list === undefined) {
    list = { pages: [], starts: [], places: [] };
    growing.set(term, list);
  }
  const last = list.pages.at(-1);
  if (last === undefined || Math.floor(last / PAGE) !== page) {
    list.pages.push(page * PAGE);
    list.starts.push(list.places.length);
  }
  return list;
}

/** Adds to the numbers of the term's last page. */
function addToPage({ pages }: Growing, bits: number): void {
  const last = pages.length - 1;
  const value = pages[last] ?? 0;
  pages[last] = Math.floor(value / PAGE) * PAGE + ((value % PAGE) | bits);
}

function addSection(
  page: number,
  section: number,
  headings: ReadonlyMap<string, number>,
  levels: ReadonlyMap<string, number>,
  growing: Map<string, Growing>,
): void {
  for (const [term, level] of levels)
    listOf(growing, term, page).places.push(section * SECTION + (headings.get(term) ?? 0) * 8 + level);
  for (const [term, byte] of headings)
    if (!levels.has(term)) listOf(growing, term, page).places.push(section * SECTION + byte * 8);
}

function addPhrases(phrases: readonly string[], page: number, growing: Map<string, Growing>): void {
  for (const [phrase, text] of phrases.entries()) {
    for (const typed of new Set(text.split(' '))) {
      if (typed === '') continue;
      const list = listOf(growing, bareTerm(typed), page);
      addToList((list.asked ??= []), list.pages.length - 1, phrase);
    }
  }
}

function addRuns(
  runs: readonly string[],
  page: number,
  section: number,
  growing: Map<string, Growing>,
): void {
  for (const run of runs) {
    const [term = '', before] = run.split(' ');
    const list = listOf(growing, term, page);
    addToList((list.quoted ??= []), list.pages.length - 1, (section << BEFORE_BITS) + Number(before));
  }
}

function addToList(lists: number[][], at: number, value: number): void {
  (lists[at] ??= []).push(value);
}

/** A word that stands in boilerplate only is found there all the same. */
function addLostTerms(
  pages: readonly PageTerms[],
  boilerplate: ReadonlySet<string>,
  growing: Map<string, Growing>,
): void {
  const known = new Set(growing.keys());
  for (const [page, { sections }] of pages.entries()) {
    for (const [section, { sentences }] of sections.entries()) {
      const own = sentences
        .map((sentence) => sentence.split(' '))
        .filter(([mark = '']) => boilerplate.has(mark));
      for (const term of new Set(own.flatMap((terms) => terms.slice(1))))
        if (!known.has(term)) listOf(growing, term, page).places.push(section * SECTION + 1);
    }
  }
}

function addFields(
  { title, place, keywords, description }: PageTerms,
  page: number,
  growing: Map<string, Growing>,
): void {
  for (const [term, byte] of placesOf(title)) addToPage(listOf(growing, term, page), byte * 16 + FIELD.title);
  for (const [text, bit] of [
    [place, FIELD.place],
    [keywords, FIELD.keywords],
    [description, FIELD.description],
  ] as const)
    for (const term of text.split(' '))
      if (term !== '') addToPage(listOf(growing, bareTerm(term), page), bit);
}

/** Terms of a title or heading, each with its first position and the number of words, at most 15 each, in one byte. */
function placesOf(text: string): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  if (text === '') return places;
  const terms = text.split(' ');
  const length = Math.min(15, terms.filter((term) => !term.startsWith('=')).length);
  let position = -1;
  for (const typed of terms) {
    const term = bareTerm(typed);
    if (term === typed) position++;
    if (!places.has(term)) places.set(term, (Math.min(15, Math.max(0, position)) << 4) | Math.max(1, length));
  }
  return places;
}

function finish(list: Growing): TermPostings {
  const count = list.pages.length;
  const isNamed =
    list.pages.some((value) => value % PAGE !== 0) || list.places.some((value) => value % SECTION > 7);
  return { postings: unpack(count > MAX_PAGES ? keepBest(list) : list), count, isNamed };
}

function unpack({ pages, starts, places, asked, quoted }: Growing): Postings {
  const { length } = pages;
  const unpacked = {
    pages: new Uint32Array(length),
    fields: new Uint8Array(length),
    titles: new Uint8Array(length),
    starts: new Uint32Array(length + 1),
    sections: new Uint16Array(places.length),
    levels: new Uint8Array(places.length),
    headings: new Uint8Array(places.length),
    asked: asked ?? [],
    quoted: quoted?.map((values) => values.toSorted((a, b) => a - b)) ?? [],
  };
  unpacked.starts.set(starts);
  unpacked.starts[length] = places.length;
  for (const [at, value] of pages.entries()) {
    unpacked.pages[at] = Math.floor(value / PAGE);
    unpacked.titles[at] = (value % PAGE) >> 4;
    unpacked.fields[at] = value & 15;
  }
  for (const [at, value] of places.entries()) {
    unpacked.sections[at] = Math.floor(value / SECTION);
    unpacked.headings[at] = (value % SECTION) >> 3;
    unpacked.levels[at] = value & 7;
  }
  return unpacked;
}

/** The pages on which a very common term means most: named first, then by how much of a section it makes up. */
function keepBest({ pages, starts, places, asked, quoted }: Growing): Growing {
  const placesAt = (index: number) => places.slice(starts[index], starts[index + 1] ?? places.length);
  const weights = pages.map((value, index) => {
    const inText = placesAt(index).reduce(
      (best, place) => Math.max(best, (place & 7) + (place % SECTION > 7 ? 10 : 0)),
      0,
    );
    return inText + (value & FIELD.title ? 40 : value % PAGE === 0 ? 0 : 20);
  });
  const kept = pages
    .map((_, index) => index)
    .toSorted((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0) || a - b)
    .slice(0, MAX_PAGES)
    .toSorted((a, b) => a - b);
  const best: Growing = { pages: [], starts: [], places: [] };
  for (const index of kept) {
    best.pages.push(pages[index] ?? 0);
    best.starts.push(best.places.length);
    for (const place of placesAt(index)) best.places.push(place);
    if (asked?.[index]) (best.asked ??= [])[best.pages.length - 1] = asked[index];
    if (quoted?.[index]) (best.quoted ??= [])[best.pages.length - 1] = quoted[index];
  }
  return best;
}

function findBoilerplate(pages: readonly PageTerms[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { sections } of pages) {
    for (const mark of new Set(sections.flatMap(marksOf))) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= BOILERPLATE_PAGES).map(([mark]) => mark));
}

function marksOf({ sentences }: SectionTerms): readonly string[] {
  // Of one or two words only names and keys are made: they are no sentences.
  return sentences.flatMap((sentence) =>
    countTerms(sentence) < MIN_SENTENCE ? [] : [sentence.slice(0, sentence.indexOf(' '))],
  );
}

/** Of a sentence, its mark not counted. */
function countTerms(sentence: string): number {
  let count = 0;
  for (let at = sentence.indexOf(' '); at !== -1; at = sentence.indexOf(' ', at + 1)) count++;
  return count;
}

function meanLength(pages: readonly PageTerms[]): number {
  let [terms, sections] = [0, 0];
  for (const page of pages) {
    for (const { sentences } of page.sections) {
      if (sentences.length > 0) sections++;
      for (const sentence of sentences) terms += countTerms(sentence);
    }
  }
  return Math.max(MEAN_STEP, Math.round(terms / Math.max(1, sections) / MEAN_STEP) * MEAN_STEP);
}
