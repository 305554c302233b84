/**
 * The index block by block: some eight pages each, whose terms are laid out together, ready to be put into the index's files. An edit
 * makes one block anew. Which pages make up a block moves nothing in those files. Pure.
 */
import { createWriter } from '../../search/bytes.ts';
import { toLevel } from '../../search/postings.ts';
import { type Corpus, eachSection, type Lists, readCorpus } from './corpus.ts';
import { makeEntryWriter, type PageLists, SECTION, writeEntry } from './entries.ts';
import type { Events } from './events.ts';
import type { PageTerms } from './search-terms.ts';
import { fnv1a } from '../../fnv.ts';

/** Pages in a block, about; and at most so many times as many. */
const BLOCK_PAGES = 8;
const MAX_TIMES = 2;

/** A sentence on so many pages says nothing about any of them (design: the best single idea found). */
const BOILERPLATE_PAGES = 8;
/** How much longer sections weigh less (BM25's b), and a step for the mean so that one edit does not move all weights. */
const LENGTH_WEIGHT = 0.72;
const MEAN_STEP = 8;
/** Of one or two words only names and keys are made: they are no sentences. */
const MIN_SENTENCE = 3;

/** What a page, or some pages, adds to what is known of all. JSON. */
export type Weights = {
  /** The marks of a page's sentences, each once a page: whole numbers of 32 bits, base64, for there are some hundred thousand. */
  readonly marks: string;
  /** Terms in all sentences, and sections that have some. */
  readonly length: number;
  readonly filled: number;
};

/** What is known of all pages together. */
export interface Norms {
  /** The mean length of a section, in steps. */
  readonly mean: number;
  /** The marks that so many pages have. */
  readonly boilerplate: ReadonlySet<number>;
}

/** The terms of a block's pages. JSON. */
export type Block = {
  /** Sorted by code unit, joined by spaces. */
  readonly terms: string;
  /** An entry for each (entries.ts), base64. */
  readonly entries: string;
};

/** Pages in a row, cut where an address says so: a page that comes or goes changes one block. `size`: how many are in one, about. */
export function splitBlocks<T extends { readonly route: string }>(
  pages: readonly T[],
  size: number = BLOCK_PAGES,
): readonly (readonly T[])[] {
  const blocks: T[][] = [];
  let own: T[] = [];
  for (const page of pages) {
    own.push(page);
    if (own.length < size * MAX_TIMES && !endsBlock(page.route, size)) continue;
    blocks.push(own);
    own = [];
  }
  return own.length === 0 ? blocks : [...blocks, own];
}

function endsBlock(route: string, size: number): boolean {
  return (fnv1a(route) >>> 8) % size === 0;
}

/** What one page adds. */
export function weighPage({ sections }: PageTerms): Weights {
  const marks = new Set<number>();
  let [length, filled] = [0, 0];
  for (const { sentences } of sections) {
    if (sentences.length > 0) filled++;
    for (let at = 0; at < sentences.length;) {
      const [mark = 0, count = 0] = [sentences[at], sentences[at + 1]];
      length += count;
      if (count >= MIN_SENTENCE) marks.add(mark);
      at += 2 + count;
    }
  }
  return { marks: packMarks(Int32Array.from(marks)), length, filled };
}

function packMarks(marks: Int32Array): string {
  return Buffer.from(marks.buffer, marks.byteOffset, marks.byteLength).toString('base64');
}

/** The marks of one page, or of several. */
export function unpackMarks({ marks }: Weights): Int32Array {
  const bytes = Buffer.from(marks, 'base64');
  const unpacked = new Int32Array(bytes.length / Int32Array.BYTES_PER_ELEMENT);
  bytes.copy(new Uint8Array(unpacked.buffer));
  return unpacked;
}

/** What several add. */
export function addWeights(all: readonly Weights[]): Weights {
  return {
    marks: packMarks(joinMarks(all.map(unpackMarks))),
    length: all.reduce((sum, { length }) => sum + length, 0),
    filled: all.reduce((sum, { filled }) => sum + filled, 0),
  };
}

function joinMarks(all: readonly Int32Array[]): Int32Array {
  const joined = new Int32Array(all.reduce((sum, { length }) => sum + length, 0));
  let from = 0;
  for (const marks of all) {
    joined.set(marks, from);
    from += marks.length;
  }
  return joined;
}

/** What follows for all pages. */
export function findNorms(all: Weights): Norms {
  const { length, filled } = all;
  const mean = Math.max(MEAN_STEP, Math.round(length / Math.max(1, filled) / MEAN_STEP) * MEAN_STEP);
  return { mean, boilerplate: findBoilerplate(unpackMarks(all)) };
}

function findBoilerplate(marks: Int32Array): ReadonlySet<number> {
  const sorted = marks.toSorted();
  const found = new Set<number>();
  for (let at = BOILERPLATE_PAGES - 1; at < sorted.length; at++) {
    const mark = sorted[at] ?? 0;
    if (sorted[at - BOILERPLATE_PAGES + 1] === mark) found.add(mark);
  }
  return found;
}

/**
 * Lays out a block. Its pages are numbered as they are given. Its terms come in stretches: one that ends before each of `cuts`, which
 * are sorted, and one behind them.
 */
export function layBlock(
  pages: Iterable<PageTerms>,
  { mean, boilerplate }: Norms,
  cuts: readonly string[],
): readonly Block[] {
  const corpus = readCorpus(pages);
  const { events } = corpus;
  const isKnown = addTexts(corpus, boilerplate, mean);
  if (boilerplate.size > 0) addLostTerms(corpus, boilerplate, isKnown);
  const { order, starts } = events.group(corpus.terms.size);
  const blocks: Block[] = [];
  let terms: string[] = [];
  const out = createWriter();
  const writer = makeEntryWriter(out);
  const endStretch = (): void => {
    blocks.push({ terms: terms.join(' '), entries: Buffer.from(out.finish()).toString('base64') });
    terms = [];
    out.clear();
  };
  for (const term of [...corpus.terms.keys()].toSorted()) {
    while (blocks.length < cuts.length && term >= (cuts[blocks.length] ?? '')) endStretch();
    const number = corpus.terms.get(term) ?? 0;
    const [from, to] = [starts[number] ?? 0, starts[number + 1] ?? 0];
    if (from === to) continue;
    terms.push(term);
    const own = byPage(events, order.subarray(from, to));
    writeEntry(writer, events, own, byPages(corpus.lists.get(number)), isKnown[number] === 0);
  }
  while (blocks.length <= cuts.length) endStretch();
  return blocks;
}

/** Adds what stands in headings and, weighed, in texts. Returns which terms stand anywhere by now. */
function addTexts(corpus: Corpus, boilerplate: ReadonlySet<number>, mean: number): Uint8Array {
  const { events, terms } = corpus;
  const [sentences, headings] = [corpus.sentences.view(), corpus.headings.view()];
  const counts = new Uint32Array(terms.size);
  const bytes = new Uint8Array(terms.size);
  const found: number[] = [];
  eachSection(corpus, (page, section, [from, to], [first, last]) => {
    let length = 0;
    for (let at = from; at < to;) {
      const [mark = 0, count = 0] = [sentences[at], sentences[at + 1]];
      const end = at + 2 + count;
      if (boilerplate.has(mark)) at = end;
      else {
        length += count;
        for (at += 2; at < end; at++) {
          const term = sentences[at] ?? 0;
          if (counts[term] === 0) found.push(term);
          counts[term] = (counts[term] ?? 0) + 1;
        }
      }
    }
    for (let at = first; at < last; at += 2) bytes[headings[at] ?? 0] = headings[at + 1] ?? 0;
    const norm = 1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * length) / mean;
    for (const term of found)
      events.add(
        term,
        page,
        section * SECTION + (bytes[term] ?? 0) * 8 + toLevel((counts[term] ?? 0) / norm),
      );
    for (let at = first; at < last; at += 2) {
      const term = headings[at] ?? 0;
      if (counts[term] === 0) events.add(term, page, section * SECTION + (headings[at + 1] ?? 0) * 8);
    }
    for (const term of found) counts[term] = 0;
    for (let at = first; at < last; at += 2) bytes[headings[at] ?? 0] = 0;
    found.length = 0;
  });
  return events.known(terms.size);
}

/** A word that stands in boilerplate only is found there all the same. */
function addLostTerms(corpus: Corpus, boilerplate: ReadonlySet<number>, isKnown: Uint8Array): void {
  const sentences = corpus.sentences.view();
  eachSection(corpus, (page, section, [from, to]) => {
    const lost = new Set<number>();
    for (let at = from; at < to;) {
      const end = at + 2 + (sentences[at + 1] ?? 0);
      if (boilerplate.has(sentences[at] ?? 0))
        for (const term of sentences.subarray(at + 2, end)) if (isKnown[term] === 0) lost.add(term);
      at = end;
    }
    for (const term of lost) corpus.events.add(term, page, section * SECTION + 1);
  });
}

/** What pages say of themselves comes before all texts: both are in the order of the pages, and so are they together. */
function byPage({ pageAt }: Events, own: Uint32Array): ArrayLike<number> {
  let texts = 1;
  while (texts < own.length && pageAt(own[texts] ?? 0) >= pageAt(own[texts - 1] ?? 0)) texts++;
  if (texts >= own.length) return own;
  const merged: number[] = [];
  for (let [left, right] = [0, texts]; left < texts || right < own.length;) {
    const isLeft =
      right === own.length || (left < texts && pageAt(own[left] ?? 0) <= pageAt(own[right] ?? 0));
    merged.push(own[isLeft ? left++ : right++] ?? 0);
  }
  return merged;
}

/** Phrases of a page in their order, runs of words ascending. */
function byPages(lists: Lists | undefined): ReadonlyMap<number, PageLists> | undefined {
  if (lists === undefined) return undefined;
  const pages = new Map<number, { asked?: number[]; quoted?: number[] }>();
  for (let at = 0; at < lists.length; at += 2) {
    const [where = 0, value = 0] = [lists[at], lists[at + 1]];
    const own = pages.get(where >> 1) ?? {};
    (where & 1 ? (own.quoted ??= []) : (own.asked ??= [])).push(value);
    pages.set(where >> 1, own);
  }
  for (const { quoted } of pages.values()) quoted?.sort((a, b) => a - b);
  return pages;
}
