/** The terms of one joined block, ready to be put into the index's files. Pure. */
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
import { copyEntry, listEntryPages, makeEntryReader, readEntry } from './entries.ts';

/** Of a term on more pages than this only the best are kept: it can hardly tell pages apart, but would be loaded in full. */
const MAX_PAGES = 1500;

/** Terms by their places in `terms`. */
export interface Vocabulary {
  /** Sorted by code unit. */
  readonly terms: readonly string[];
  /** Pages a term stands on, also those left out of the postings. */
  readonly counts: Uint32Array;
  /** 1: stands in a title, a heading or the like, not only in running text. */
  readonly named: Uint8Array;
  /** Bytes of its postings in a file of the index, about. */
  readonly sizeAt: (at: number) => number;
  /** Adds a term's postings. */
  readonly writeAt: (at: number, columns: Columns) => void;
  /** The pages of its postings, ascending. */
  readonly pagesAt: (at: number) => ArrayLike<number>;
}

/** Opens a joined block. */
export function openVocabulary(block: Block): Vocabulary {
  const terms = block.terms === '' ? [] : block.terms.split(' ');
  const starts = new Uint32Array(terms.length);
  const counts = new Uint32Array(terms.length);
  const sizes = new Uint32Array(terms.length);
  const named = new Uint8Array(terms.length);
  /** Terms on too many pages: what is kept of each. Choosing costs most of an index's reading, so only of those asked for. */
  const cut = new Map<number, Postings>();
  const reader = makeEntryReader();
  reader.bytes = Buffer.from(block.entries, 'base64');
  const seek = (at: number): void => {
    reader.at = starts[at] ?? 0;
    readEntry(reader);
  };
  const writeAll = (at: number, columns: Columns): void => {
    seek(at);
    columns.counts.number(reader.count);
    copyEntry(reader, reader.first, columns);
  };
  for (let at = 0; at < terms.length; at++) {
    starts[at] = reader.at;
    readEntry(reader);
    counts[at] = reader.count;
    sizes[at] = reader.size;
    named[at] = reader.isNamed ? 1 : 0;
  }
  /** Undefined where nothing has to be left out. */
  const keptOf = (at: number): Postings | undefined => {
    if ((counts[at] ?? 0) <= MAX_PAGES) return undefined;
    const kept = cut.get(at) ?? keepBest(decodeTerm((columns) => writeAll(at, columns)));
    cut.set(at, kept);
    return kept;
  };
  return {
    terms,
    counts,
    named,
    sizeAt(at) {
      const kept = keptOf(at);
      return kept === undefined ? (sizes[at] ?? 0) : sizeOf(kept);
    },
    writeAt(at, columns) {
      const kept = keptOf(at);
      if (kept === undefined) writeAll(at, columns);
      else writePostings(columns, kept);
    },
    pagesAt(at) {
      const kept = keptOf(at);
      if (kept !== undefined) return kept.pages;
      seek(at);
      return listEntryPages(reader);
    },
  };
}

/** What is written for a term, read back. */
export function decodeTerm(write: (columns: Columns) => void): Postings {
  const columns = createColumns();
  write(columns);
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
