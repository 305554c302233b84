/** One page as the index sees it: its terms field by field, its sentences each with a mark to know it again by. Pure. */
import { type Analysis, analyseAnew, analyseChunk, listChunks, type Word } from '../../search/analyse.ts';
import { listAnchors } from '../../search/runs.ts';
import type { TextSection } from '../../search/manifest.ts';
import { asNeed, readWhole } from '../../search/whole-question.ts';
import { fnv1a, mixIn, NO_TEXT } from '../../fnv.ts';

/** What a page says of itself beyond its text. */
export type PageFacts = {
  readonly title: string;
  /** Labels of the categories around it, outermost first, and the words of its address. */
  readonly place: readonly string[];
  readonly keywords: readonly string[];
  readonly description: string;
  readonly language: string;
  /** Phrases under which it is asked for; never shown. */
  readonly asked: readonly string[];
  /** What is asked of every game, in short, where this page answers it for its own; never shown. */
  readonly needs: readonly string[];
  /** What its product is called, as words; in its phrases they say nothing more. */
  readonly names: readonly string[];
  /** Messages that it answers, word for word; never shown. */
  readonly errors: readonly string[];
};

/**
 * Lists of terms, each one text. In titles and headings every term has a position: a term that begins with `=` stands
 * where the one before it stands (`server properti =serverproperti`).
 */
export interface PageTerms {
  readonly title: string;
  readonly place: string;
  readonly keywords: string;
  readonly description: string;
  /** The terms of each phrase that say something, and of a short one the whole (`whole-question.ts`); the wholes of all needs are one more. */
  readonly asked: readonly string[];
  /** Terms of the texts, each once, in the order in which they come. */
  readonly words: string;
  readonly sections: readonly SectionTerms[];
}

export interface SectionTerms {
  readonly heading: string;
  /** Sentence by sentence: its mark, how many terms it has, and their places in `words`. Numbers, for there are millions. */
  readonly sentences: Int32Array;
  /** What ends a run of words in a text that is quoted here: the term, a space, and what stands before (`Anchor`). */
  readonly runs: readonly string[];
}

/** Analyses a page: the costly half of the index. */
export function analysePage(
  facts: PageFacts,
  sections: readonly TextSection[],
  quotes: readonly string[] = [],
): PageTerms {
  const { language } = facts;
  const names = new Set(facts.names.flatMap((name) => listTerms(name, language, bareTerms)));
  const list = (texts: readonly string[]) =>
    texts.flatMap((text) => listTerms(text, language, placedTerms)).join(' ');
  const places = list(facts.place);
  const title = list([facts.title]);
  const words = openWords(new Set(`${title} ${places}`.split(' ')), language);
  const quoted = [...facts.errors, ...quotes].flatMap((text) => {
    const runs = listAnchors(text, language).map(({ term, before }) => `${term} ${before}`);
    return runs.length === 0 ? [] : [{ text, runs }];
  });
  // What a page's settings quote stands in no section: it belongs to the page as a whole.
  const isThere = (text: string) => sections.some(({ content }) => content.includes(text));
  return {
    title,
    // Words such as "how" are looked for only where nothing else was typed.
    place: [places, ...listTerms(facts.title, language, stopTerms)].join(' ').trim(),
    keywords: list(facts.keywords),
    description: list([facts.description]),
    asked: [
      ...facts.asked.map((phrase) => listPhrase(phrase, names, language)),
      ...(facts.needs.length === 0 ? [] : [listNeeds(facts.needs, names, language)]),
    ],
    sections: sections.map(({ heading, content }, index) => ({
      heading: index === 0 ? '' : list([heading]),
      sentences: listSentences(content, words),
      runs: [
        ...new Set(
          quoted
            .filter(({ text }) => content.includes(text) || (index === 0 && !isThere(text)))
            .flatMap(({ runs }) => runs),
        ),
      ],
    })),
    // Read when all sections have been.
    words: words.terms.join(' '),
  };
}

/** Only as whole questions: as words they would make every guide of every game one about all of them. */
function listNeeds(needs: readonly string[], names: ReadonlySet<string>, language: string): string {
  const terms = needs.flatMap((need) => {
    // As the question is looked up: without the name of the game.
    const words = listWords(need, language).filter(({ term }) => !names.has(term));
    const { typed, said } = asNeed(readWhole(words, () => false));
    return [typed, said].filter((term) => term !== undefined);
  });
  return [...new Set(terms)].join(' ');
}

function listWords(text: string, language: string): readonly Word[] {
  return listChunks(text).flatMap((chunk) => analyseChunk(chunk, language).words);
}

function listPhrase(phrase: string, names: ReadonlySet<string>, language: string): string {
  const words = listWords(phrase, language);
  const { typed, said } = readWhole(words, ({ term }) => names.has(term));
  return [...listTerms(phrase, language, bareTerms), typed, said]
    .filter((term) => term !== undefined)
    .join(' ');
}

/** A term without the sign that it stands where the one before it stands. */
export function bareTerm(term: string): string {
  return term.startsWith('=') ? term.slice(1) : term;
}

const SENTENCE_END = /\n|(?<=[.!?:])\s+/;

/** Every sentence that says something as `SectionTerms.sentences` has it. */
function listSentences(text: string, words: PageWords): Int32Array {
  const numbers: number[] = [];
  for (const sentence of text.split(SENTENCE_END)) {
    const start = numbers.length;
    numbers.push(0, 0);
    let mark = NO_TEXT | 0;
    for (const chunk of listChunks(sentence)) {
      for (const term of termsOfChunk(chunk, words.language)) {
        if (term.page !== words.page) place(term, words);
        numbers.push(term.place);
        if (term.mark !== 0) mark = mixIn(mark, term.mark);
      }
    }
    const count = numbers.length - start - 2;
    if (count === 0) numbers.length = start;
    else {
      numbers[start] = mark;
      numbers[start + 1] = count;
    }
  }
  return Int32Array.from(numbers);
}

/** The terms of one page's texts. */
interface PageWords {
  /** No two pages have one number. */
  readonly page: number;
  readonly language: string;
  /** Those of its title and place: a sentence is the same on many pages but for these. */
  readonly own: ReadonlySet<string>;
  readonly terms: string[];
}

/** A term of the site, and what it is on the page that is being read: there are a million of them to look up. */
interface KnownTerm {
  readonly term: string;
  readonly hash: number;
  page: number;
  /** Its place in the page's list. */
  place: number;
  /** What it adds to the mark of a sentence; 0: nothing, it names the page. */
  mark: number;
}

const byTerm = new Map<string, KnownTerm>();
const byChunk = new Map<string, readonly KnownTerm[]>();
const MAX_KNOWN = 200_000;
let knownLanguage = '';
let pages = 0;

function openWords(own: ReadonlySet<string>, language: string): PageWords {
  // Never in the middle of a page.
  if (language !== knownLanguage || byChunk.size > MAX_KNOWN) {
    byTerm.clear();
    byChunk.clear();
  }
  knownLanguage = language;
  pages += 1;
  return { page: pages, language, own, terms: [] };
}

function place(term: KnownTerm, words: PageWords): void {
  term.page = words.page;
  term.place = words.terms.length;
  term.mark = words.own.has(term.term) ? 0 : term.hash;
  words.terms.push(term.term);
}

/** A part of a text that is kept would keep the whole text with it. */
function copyText(part: string): string {
  return Buffer.from(part).toString();
}

/** One word, for which it is the same in small letters: those need not be taken apart. */
const CAPITALS = /^[A-Z](?:[a-z]+|[A-Z]*)$/;

function termsOfChunk(chunk: string, language: string): readonly KnownTerm[] {
  const known = byChunk.get(chunk);
  if (known !== undefined) return known;
  const { words, joined } = analyseAnew(CAPITALS.test(chunk) ? chunk.toLowerCase() : chunk, language);
  const terms = [...words.filter(({ stop }) => !stop).map(({ term }) => term), ...joined].map((name) => {
    const term = copyText(name);
    const found = byTerm.get(term) ?? { term, hash: markOf(term), page: 0, place: 0, mark: 0 };
    byTerm.set(term, found);
    return found;
  });
  byChunk.set(copyText(chunk), terms);
  return terms;
}

interface Terms {
  /** Those that say something. */
  readonly bare: readonly string[];
  /** The same with a sign before each that stands where another stands. */
  readonly placed: readonly string[];
}

const known = new WeakMap<Analysis, Terms>();

function termsOf(analysis: Analysis): Terms {
  const found = known.get(analysis);
  if (found !== undefined) return found;
  const own = analysis.words.filter(({ stop }) => !stop).map(({ term }) => term);
  const { joined } = analysis;
  const placed = joined.map((term, index) => (own.length + index === 0 ? term : `=${term}`));
  const terms = { bare: [...own, ...joined], placed: [...own, ...placed] };
  known.set(analysis, terms);
  return terms;
}

const placedTerms = (analysis: Analysis) => termsOf(analysis).placed;
const bareTerms = (analysis: Analysis) => termsOf(analysis).bare;

function stopTerms({ words }: Analysis): readonly string[] {
  return words.filter(({ stop }) => stop).map(({ term }) => term);
}

function listTerms(
  text: string,
  language: string,
  pick: (analysis: Analysis) => readonly string[],
): readonly string[] {
  const terms: string[] = [];
  for (const chunk of listChunks(text)) {
    for (const term of pick(analyseChunk(chunk, language))) terms.push(term);
  }
  return terms;
}

/** A sentence that occurs on many pages is known by those of its terms. Never 0. */
function markOf(term: string): number {
  return fnv1a(term) | 0 || 1;
}
