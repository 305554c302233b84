/** What the pages of a block say, read once and held in numbers: each term has one. Pure. */
import { FIELD } from '../../search/postings.ts';
import { BEFORE_BITS } from '../../search/runs.ts';
import { type Events, makeEvents, makeNumbers, NOWHERE, type Numbers } from './events.ts';
import { bareTerm, type PageTerms } from './search-terms.ts';

/** Phrases and runs of one term: page times 2, 1 for a run; then the value. Few terms have any. */
export type Lists = number[];

/** All that the pages say, in numbers: each term has one. */
export interface Corpus {
  readonly terms: ReadonlyMap<string, number>;
  /** Page by page and section by section as `SectionTerms.sentences`. */
  readonly sentences: Numbers;
  /** Four numbers for each section: its page, its number on it, and where its sentences begin and its headings. */
  readonly sections: Numbers;
  /** Terms of headings, each with its byte. */
  readonly headings: Numbers;
  readonly events: Events;
  readonly lists: ReadonlyMap<number, Lists>;
}

/** Reads pages, each once, one after the other: whoever gives them need not hold them. */
export function readCorpus(pages: Iterable<PageTerms>): Corpus {
  const terms = new Map<string, number>();
  const [sentences, sections, headings] = [makeNumbers(), makeNumbers(), makeNumbers()];
  const events = makeEvents();
  const lists = new Map<number, Lists>();
  let page = 0;
  const numberOf = (term: string): number => {
    let number = terms.get(term);
    if (number === undefined) terms.set(term, (number = terms.size));
    return number;
  };
  const addToLists = (term: string, value: number, isRun: 0 | 1): void => {
    const number = numberOf(term);
    const list = lists.get(number) ?? [];
    list.push(page * 2 + isRun, value);
    lists.set(number, list);
    events.add(number, page, NOWHERE);
  };
  for (const own of pages) {
    addFields(own, (term, bits) => events.add(numberOf(term), page, NOWHERE - bits));
    for (const [phrase, text] of own.asked.entries())
      for (const term of phraseTerms(text)) addToLists(term, phrase, 0);
    const numbers = own.words === '' ? [] : own.words.split(' ').map(numberOf);
    for (const [section, { heading, sentences: list, runs }] of own.sections.entries()) {
      for (const value of [page, section, sentences.length, headings.length]) sections.push(value);
      for (const [term, byte] of placesOf(heading)) {
        headings.push(numberOf(term));
        headings.push(byte);
      }
      for (let at = 0; at < list.length;) {
        const [mark = 0, count = 0] = [list[at], list[at + 1]];
        sentences.push(mark);
        sentences.push(count);
        const end = at + 2 + count;
        for (at += 2; at < end; at++) sentences.push(numbers[list[at] ?? 0] ?? 0);
      }
      for (const run of runs) {
        const [term = '', before] = run.split(' ');
        addToLists(term, (section << BEFORE_BITS) + Number(before), 1);
      }
    }
    page++;
  }
  for (const value of [0, 0, sentences.length, headings.length]) sections.push(value);
  return { terms, sentences, sections, headings, events, lists };
}

/** Calls back for each section: its page, its number, and where its sentences and its headings begin and end. */
export function eachSection(
  { sections }: Corpus,
  visit: (page: number, section: number, texts: Range, headings: Range) => void,
): void {
  const list = sections.view();
  for (let at = 0; at + 4 < list.length; at += 4)
    visit(
      list[at] ?? 0,
      list[at + 1] ?? 0,
      [list[at + 2] ?? 0, list[at + 6] ?? 0],
      [list[at + 3] ?? 0, list[at + 7] ?? 0],
    );
}

type Range = readonly [from: number, to: number];

function phraseTerms(text: string): readonly string[] {
  return [...new Set(text.split(' '))].filter((typed) => typed !== '').map(bareTerm);
}

function addFields(
  { title, place, keywords, description }: PageTerms,
  add: (term: string, bits: number) => void,
): void {
  for (const [term, byte] of placesOf(title)) add(term, byte * 16 + FIELD.title);
  for (const [text, bit] of [
    [place, FIELD.place],
    [keywords, FIELD.keywords],
    [description, FIELD.description],
  ] as const)
    for (const term of text.split(' ')) if (term !== '') add(bareTerm(term), bit);
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
