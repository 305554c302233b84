/** The terms of all pages turned round: for each term the pages and sections where it stands. Pure. */
import { FIELD, type Postings, toLevel } from '../search/postings.ts';
import type { PageTerms, SectionTerms } from './search-terms.ts';

/** Postings that still grow. */
interface Growing {
  readonly pages: number[];
  readonly fields: number[];
  readonly titles: number[];
  readonly starts: number[];
  readonly sections: number[];
  readonly levels: number[];
  readonly headings: number[];
}

export interface TermPostings {
  readonly postings: Postings;
  /** Pages it stands on, also those left out of the postings. */
  readonly count: number;
  /** Stands in a title, a heading or the like, not only in running text. */
  readonly isNamed: boolean;
}

/** A sentence on so many pages says nothing about any of them (design: the best single idea found). */
const BOILERPLATE_PAGES = 8;
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
  const leftOut: { readonly term: string; readonly page: number; readonly section: number }[] = [];
  for (const [page, terms] of pages.entries()) {
    const entries = new Map<string, PageEntry>();
    addFields(terms, entries);
    for (const [section, { heading, sentences }] of terms.sections.entries()) {
      for (const [term, byte] of placesOf(heading)) sectionOf(entryOf(entries, term), section).heading = byte;
      const counts = new Map<string, number>();
      let length = 0;
      for (const sentence of sentences) {
        const [mark = '', ...words] = sentence.split(' ');
        if (boilerplate.has(mark)) {
          for (const term of words) leftOut.push({ term, page, section });
          continue;
        }
        length += words.length;
        for (const term of words) counts.set(term, (counts.get(term) ?? 0) + 1);
      }
      const norm = 1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * length) / mean;
      for (const [term, count] of counts)
        sectionOf(entryOf(entries, term), section).level = toLevel(count / norm);
    }
    for (const [term, entry] of entries) append(growing, term, page, entry);
  }
  // A word that stands in boilerplate only is found there all the same.
  const known = new Set(growing.keys());
  for (const { term, page, section } of leftOut) {
    if (known.has(term)) continue;
    const last = growing.get(term);
    if (last?.pages.at(-1) === page) continue;
    append(growing, term, page, {
      field: 0,
      title: 0,
      sections: new Map([[section, { level: 1, heading: 0 }]]),
    });
  }
  return new Map([...growing].map(([term, list]) => [term, finish(list)]));
}

interface PageEntry {
  field: number;
  title: number;
  readonly sections: Map<number, { level: number; heading: number }>;
}

function entryOf(entries: Map<string, PageEntry>, term: string): PageEntry {
  const known = entries.get(term);
  if (known !== undefined) return known;
  const made = { field: 0, title: 0, sections: new Map<number, { level: number; heading: number }>() };
  entries.set(term, made);
  return made;
}

function sectionOf(entry: PageEntry, section: number): { level: number; heading: number } {
  const known = entry.sections.get(section);
  if (known !== undefined) return known;
  const made = { level: 0, heading: 0 };
  entry.sections.set(section, made);
  return made;
}

function addFields(
  { title, place, keywords, description }: PageTerms,
  entries: Map<string, PageEntry>,
): void {
  for (const [term, byte] of placesOf(title)) {
    const entry = entryOf(entries, term);
    entry.field |= FIELD.title;
    entry.title = byte;
  }
  for (const [text, bit] of [
    [place, FIELD.place],
    [keywords, FIELD.keywords],
    [description, FIELD.description],
  ] as const)
    for (const term of text.replaceAll('+', '').split(' '))
      if (term !== '') entryOf(entries, term).field |= bit;
}

/** Terms of a title or heading, each with its first position and the number of words, at most 15 each, in one byte. */
function placesOf(text: string): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  if (text === '') return places;
  const terms = text.split(' ');
  const length = Math.min(15, terms.filter((term) => !term.startsWith('+')).length);
  let position = -1;
  for (const typed of terms) {
    const isJoined = typed.startsWith('+');
    if (!isJoined) position++;
    const term = isJoined ? typed.slice(1) : typed;
    if (!places.has(term)) places.set(term, (Math.min(15, Math.max(0, position)) << 4) | Math.max(1, length));
  }
  return places;
}

function append(growing: Map<string, Growing>, term: string, page: number, entry: PageEntry): void {
  let list = growing.get(term);
  if (list === undefined) {
    list = { pages: [], fields: [], titles: [], starts: [0], sections: [], levels: [], headings: [] };
    growing.set(term, list);
  }
  list.pages.push(page);
  list.fields.push(entry.field);
  list.titles.push(entry.title);
  for (const [section, { level, heading }] of entry.sections) {
    list.sections.push(section);
    list.levels.push(level);
    list.headings.push(heading);
  }
  list.starts.push(list.sections.length);
}

function finish(list: Growing): TermPostings {
  const isNamed = list.fields.some((field) => field !== 0) || list.headings.some((heading) => heading !== 0);
  const count = list.pages.length;
  return { postings: freeze(count > MAX_PAGES ? keepBest(list) : list), count, isNamed };
}

function freeze(list: Growing): Postings {
  return {
    pages: Uint32Array.from(list.pages),
    fields: Uint8Array.from(list.fields),
    titles: Uint8Array.from(list.titles),
    starts: Uint32Array.from(list.starts),
    sections: Uint16Array.from(list.sections),
    levels: Uint8Array.from(list.levels),
    headings: Uint8Array.from(list.headings),
  };
}

/** The pages on which a very common term means most: named first, then by how much of a section it makes up. */
function keepBest(list: Growing): Growing {
  const weights = list.pages.map((_, index) => {
    let best = 0;
    for (let at = list.starts[index] ?? 0; at < (list.starts[index + 1] ?? 0); at++) {
      best = Math.max(best, (list.levels[at] ?? 0) + ((list.headings[at] ?? 0) === 0 ? 0 : 10));
    }
    return best + ((list.fields[index] ?? 0) & FIELD.title ? 40 : (list.fields[index] ?? 0) === 0 ? 0 : 20);
  });
  const kept = list.pages
    .map((_, index) => index)
    .toSorted((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0) || a - b)
    .slice(0, MAX_PAGES)
    .toSorted((a, b) => a - b);
  const best: Growing = {
    pages: [],
    fields: [],
    titles: [],
    starts: [0],
    sections: [],
    levels: [],
    headings: [],
  };
  for (const index of kept) {
    best.pages.push(list.pages[index] ?? 0);
    best.fields.push(list.fields[index] ?? 0);
    best.titles.push(list.titles[index] ?? 0);
    for (let at = list.starts[index] ?? 0; at < (list.starts[index + 1] ?? 0); at++) {
      best.sections.push(list.sections[at] ?? 0);
      best.levels.push(list.levels[at] ?? 0);
      best.headings.push(list.headings[at] ?? 0);
    }
    best.starts.push(best.sections.length);
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
  return sentences.flatMap((sentence) => {
    const words = sentence.split(' ', 4);
    return words.length < 4 ? [] : [words[0] ?? ''];
  });
}

function meanLength(pages: readonly PageTerms[]): number {
  let [terms, sections] = [0, 0];
  for (const page of pages) {
    for (const { sentences } of page.sections) {
      if (sentences.length === 0) continue;
      sections++;
      for (const sentence of sentences) terms += sentence.split(' ').length - 1;
    }
  }
  return Math.max(MEAN_STEP, Math.round(terms / Math.max(1, sections) / MEAN_STEP) * MEAN_STEP);
}
