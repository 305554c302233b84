/** The blocks of all pages put together: every term of the site with what all of them say of it. Pure. */
import {
  type Columns,
  createColumns,
  decodeShard,
  encodeShard,
  FIELD,
  type Postings,
  writePostings,
} from '../../search/postings.ts';
import type { Block } from './blocks.ts';
import { copyEntry, type EntryReader, listEntryPages, makeEntryReader, readEntry } from './entries.ts';
import { makeNumbers, type Numbers } from './events.ts';

/** Of a term on more pages than this only the best are kept: it can hardly tell pages apart, but would be loaded in full. */
const MAX_PAGES = 1500;

/** All terms of a site, by their places in `terms`. */
export interface Vocabulary {
  /** Sorted by code unit. */
  readonly terms: readonly string[];
  /** Pages it stands on, also those left out of the postings; 0 for a word that is no term. */
  readonly countOf: (term: string) => number;
  readonly countAt: (at: number) => number;
  /** Stands in a title, a heading or the like, not only in running text. */
  readonly isNamedAt: (at: number) => boolean;
  /** Bytes in a file of the index, about. */
  readonly sizeAt: (at: number) => number;
  /** Adds its postings. */
  readonly writeAt: (at: number, columns: Columns) => void;
  /** The pages of its postings, ascending. */
  readonly pagesOf: (term: string) => ArrayLike<number>;
  /** What `writeAt` writes; undefined for a word that is no term. */
  readonly postingsOf: (term: string) => Postings | undefined;
}

/** A block with the number of its first page. */
export interface PlacedBlock {
  readonly block: Block;
  readonly from: number;
}

/** Puts blocks together, in the order of their pages. Each is asked for once. */
export function mergeBlocks(blocks: Iterable<PlacedBlock>): Vocabulary {
  const numbers = new Map<string, number>();
  const all: OpenBlock[] = [];
  const [owners, places] = [makeNumbers(), makeNumbers()];
  const reader = makeEntryReader();
  for (const { block, from } of blocks) {
    const entries = Buffer.from(block.entries, 'base64');
    reader.bytes = entries;
    reader.at = 0;
    for (const term of block.terms === '' ? [] : block.terms.split(' ')) {
      let number = numbers.get(term);
      if (number === undefined) numbers.set(term, (number = numbers.size));
      owners.push(number);
      places.push(reader.at);
      readEntry(reader);
    }
    all.push({ entries, from, end: owners.length });
  }
  const grouped = groupEntries(numbers.size, all, owners, places);
  return openVocabulary(numbers, { blocks: all, ...grouped });
}

interface OpenBlock {
  readonly entries: Uint8Array;
  /** The number of its first page. */
  readonly from: number;
  /** Where its entries end among all. */
  readonly end: number;
}

/** The entries of all terms, term by term, each term's in the order of the blocks. */
interface Grouped {
  readonly blocks: readonly OpenBlock[];
  /** By term: where its entries begin. */
  readonly starts: Uint32Array;
  /** Two numbers for each entry: its block, and where it begins there. */
  readonly entries: Uint32Array;
}

function groupEntries(
  terms: number,
  blocks: readonly OpenBlock[],
  owners: Numbers,
  places: Numbers,
): Pick<Grouped, 'starts' | 'entries'> {
  const list = owners.view();
  const starts = new Uint32Array(terms + 1);
  for (const term of list) starts[term + 1] = (starts[term + 1] ?? 0) + 1;
  for (let term = 0; term < terms; term++) starts[term + 1] = (starts[term + 1] ?? 0) + (starts[term] ?? 0);
  const next = starts.slice();
  const entries = new Uint32Array(list.length * 2);
  let block = 0;
  for (let index = 0; index < list.length; index++) {
    while (index === blocks[block]?.end) block++;
    const term = list[index] ?? 0;
    const at = next[term] ?? 0;
    next[term] = at + 1;
    entries[at * 2] = block;
    entries[at * 2 + 1] = places.at(index);
  }
  return { starts, entries };
}

function openVocabulary(numbers: ReadonlyMap<string, number>, grouped: Grouped): Vocabulary {
  // By code unit, as everywhere; `toSorted` without a function does that faster than with one.
  const terms = [...numbers.keys()].toSorted();
  const numberAt = Uint32Array.from(terms, (term) => numbers.get(term) ?? 0);
  const counts = new Uint32Array(terms.length);
  const sizes = new Uint32Array(terms.length);
  const named = new Uint8Array(terms.length);
  /** Terms on too many pages, by number: what is kept of each. */
  const cut = new Map<number, Postings>();
  const reader = makeEntryReader();
  for (let number = 0; number < terms.length; number++) {
    let [count, size] = [0, 0];
    eachEntry(grouped, number, reader, () => {
      count += reader.count;
      size += reader.size;
      if (reader.isNamed) named[number] = 1;
    });
    counts[number] = count;
    if (count > MAX_PAGES) {
      const kept = keepBest(decodeTerm(grouped, number, reader, count));
      cut.set(number, kept);
      size = sizeOf(kept);
    }
    sizes[number] = size;
  }
  const write = (number: number, columns: Columns): void => {
    const kept = cut.get(number);
    if (kept === undefined) writeEntries(grouped, number, reader, counts[number] ?? 0, columns);
    else writePostings(columns, kept);
  };
  return {
    terms,
    countOf: (term) => counts[numbers.get(term) ?? -1] ?? 0,
    countAt: (at) => counts[numberAt[at] ?? 0] ?? 0,
    isNamedAt: (at) => named[numberAt[at] ?? 0] === 1,
    sizeAt: (at) => sizes[numberAt[at] ?? 0] ?? 0,
    writeAt: (at, columns) => write(numberAt[at] ?? 0, columns),
    pagesOf: (term) => {
      const number = numbers.get(term);
      if (number === undefined) return [];
      const pages: number[] = [];
      eachEntry(grouped, number, reader, (from) => {
        for (const page of listEntryPages(reader)) pages.push(from + page);
      });
      return cut.get(number)?.pages ?? pages;
    },
    postingsOf: (term) => {
      const number = numbers.get(term);
      if (number === undefined) return undefined;
      return cut.get(number) ?? decodeTerm(grouped, number, reader, counts[number] ?? 0);
    },
  };
}

/** Calls back for each entry of a term, once it is read, with its block. Of lost ones only where there are no others. */
function eachEntry(
  { blocks, starts, entries }: Grouped,
  number: number,
  reader: EntryReader,
  visit: (from: number) => void,
): void {
  const [from, to] = [starts[number] ?? 0, starts[number + 1] ?? 0];
  let found = 0;
  for (let isLost = 0; isLost < 2 && found === 0; isLost++) {
    for (let at = from; at < to; at++) {
      const block = blocks[entries[at * 2] ?? 0];
      if (block === undefined) continue;
      reader.bytes = block.entries;
      reader.at = entries[at * 2 + 1] ?? 0;
      readEntry(reader);
      if (reader.isLost !== (isLost === 1)) continue;
      found++;
      visit(block.from);
    }
  }
}

function writeEntries(
  grouped: Grouped,
  number: number,
  reader: EntryReader,
  count: number,
  columns: Columns,
): void {
  let last = 0;
  columns.counts.number(count);
  eachEntry(grouped, number, reader, (from) => {
    copyEntry(reader, from + reader.first - last, columns);
    last = from + reader.last;
  });
}

function decodeTerm(grouped: Grouped, number: number, reader: EntryReader, count: number): Postings {
  const columns = createColumns();
  writeEntries(grouped, number, reader, count, columns);
  const [postings] = decodeShard(encodeShard(1, [], columns)).known;
  if (postings === undefined) throw new Error('A term without postings');
  return postings;
}

function sizeOf({ pages, sections, asked, quoted }: Postings): number {
  let size = pages.length * 2 + sections.length;
  for (const phrases of asked) size += phrases?.length ?? 0;
  for (const runs of quoted) size += (runs?.length ?? 0) * 3;
  return size;
}

/** The pages on which a very common term means most: named first, then by how much of a section it makes up. */
function keepBest(all: Postings): Postings {
  const weightOf = (index: number): number => {
    let best = 0;
    for (let at = all.starts[index] ?? 0; at < (all.starts[index + 1] ?? 0); at++)
      best = Math.max(best, (all.levels[at] ?? 0) + ((all.headings[at] ?? 0) > 0 ? 10 : 0));
    const fields = all.fields[index] ?? 0;
    return best + (fields & FIELD.title ? 40 : fields === 0 ? 0 : 20);
  };
  const weights = Array.from(all.pages, (_, index) => weightOf(index));
  const kept = weights
    .map((_, index) => index)
    .toSorted((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0) || a - b)
    .slice(0, MAX_PAGES)
    .toSorted((a, b) => a - b);
  const places = kept.flatMap((index) => {
    const from = all.starts[index] ?? 0;
    return Array.from({ length: (all.starts[index + 1] ?? 0) - from }, (_, at) => from + at);
  });
  const starts = new Uint32Array(kept.length + 1);
  for (const [at, index] of kept.entries())
    starts[at + 1] = (starts[at] ?? 0) + (all.starts[index + 1] ?? 0) - (all.starts[index] ?? 0);
  return {
    pages: Uint32Array.from(kept, (index) => all.pages[index] ?? 0),
    fields: Uint8Array.from(kept, (index) => all.fields[index] ?? 0),
    titles: Uint8Array.from(kept, (index) => all.titles[index] ?? 0),
    starts,
    sections: Uint16Array.from(places, (at) => all.sections[at] ?? 0),
    levels: Uint8Array.from(places, (at) => all.levels[at] ?? 0),
    headings: Uint8Array.from(places, (at) => all.headings[at] ?? 0),
    asked: kept.map((index) => all.asked[index]),
    quoted: kept.map((index) => all.quoted[index]),
  };
}
