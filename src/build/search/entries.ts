/** What one block of pages says of a term, as bytes: its columns can be put into a file of the index as they are. Pure. */
import type { ByteWriter } from '../../search/bytes.ts';
import { type Columns, createColumns, writePageHead, writePlace } from '../../search/postings.ts';
import { type Events, NOWHERE } from './events.ts';

/** Section times this, its heading byte times 8, its level: the value of an event in a section. */
export const SECTION = 2048;

/** Bits of an entry. */
const NAMED = 1;
const LOST = 2;

/** Where an entry is written: its columns first, each by itself, for their lengths stand before them. */
export interface EntryWriter {
  readonly out: ByteWriter;
  readonly columns: Columns;
}

/** A writer that adds to `out`. */
export function makeEntryWriter(out: ByteWriter): EntryWriter {
  return { out, columns: createColumns() };
}

/** Phrases and runs of a term by page. */
export interface PageLists {
  readonly asked?: readonly number[];
  readonly quoted?: readonly number[];
}

/**
 * Adds the entry of a term: how many pages it stands on, bits, its size in a file of the index (about), its first and last page in
 * the block, the lengths of the columns, and these. `own` are its events, ordered by page, and on each page those of the page as
 * a whole first.
 */
export function writeEntry(
  writer: EntryWriter,
  { pageAt, valueAt }: Events,
  own: ArrayLike<number>,
  lists: ReadonlyMap<number, PageLists> | undefined,
  isLost: boolean,
): void {
  const { columns } = writer;
  clearColumns(writer);
  let [count, size, first, last] = [0, 0, 0, 0];
  let isNamed = false;
  for (let next = 0; next < own.length;) {
    const page = pageAt(own[next] ?? 0);
    if (count++ === 0) first = page;
    else columns.pages.number(page - last);
    last = page;
    let bits = 0;
    for (; next < own.length && pageAt(own[next] ?? 0) === page; next++) {
      const value = valueAt(own[next] ?? 0);
      if (value > NOWHERE) break;
      bits |= NOWHERE - value;
    }
    let end = next;
    while (end < own.length && pageAt(own[end] ?? 0) === page) end++;
    const { asked, quoted } = lists?.get(page) ?? {};
    writePageHead(columns, end - next, bits & 15, bits >> 4, asked, quoted);
    size += 2 + (end - next) + (asked?.length ?? 0) + (quoted?.length ?? 0) * 3;
    isNamed ||= bits > 0;
    for (let section = 0; next < end; next++) {
      const value = valueAt(own[next] ?? 0);
      const heading = (value % SECTION) >> 3;
      const at = Math.floor(value / SECTION);
      writePlace(columns, at - section, value & 7, heading);
      section = at;
      isNamed ||= heading > 0;
    }
  }
  finishEntry(writer, { count, isNamed, isLost, size, first, last });
}

/** What stands before an entry's columns. */
export interface EntryHead {
  /** Pages on which the term stands. */
  readonly count: number;
  /** It stands in a title, a heading or the like, not only in running text. */
  readonly isNamed: boolean;
  /** It stands in sentences only that say nothing: it is found there where it stands nowhere else. */
  readonly isLost: boolean;
  /** Bytes in a file of the index, about. */
  readonly size: number;
  /** Numbers of the first and the last page. */
  readonly first: number;
  readonly last: number;
}

/** Makes room for the next entry. */
export function clearColumns({ columns }: EntryWriter): void {
  columns.pages.clear();
  columns.fields.clear();
  columns.sections.clear();
  columns.places.clear();
  columns.asked.clear();
  columns.quoted.clear();
}

/** Writes an entry whose columns are full. */
export function finishEntry({ out, columns }: EntryWriter, head: EntryHead): void {
  const { pages, fields, sections, places, asked, quoted } = columns;
  out.number(head.count);
  out.number((head.isNamed ? NAMED : 0) | (head.isLost ? LOST : 0));
  out.number(head.size);
  out.number(head.first);
  out.number(head.last);
  out.number(pages.length());
  out.number(fields.length());
  out.number(sections.length());
  out.number(places.length());
  out.number(asked.length());
  out.number(quoted.length());
  pages.appendTo(out);
  fields.appendTo(out);
  sections.appendTo(out);
  places.appendTo(out);
  asked.appendTo(out);
  quoted.appendTo(out);
}

/** An entry that is being read: its head, and where it is. */
export interface EntryReader extends Mutable<EntryHead> {
  bytes: Uint8Array;
  /** Behind the entry, once it is read. */
  at: number;
  /** Where the columns begin, and behind them all the end. */
  readonly starts: Uint32Array;
}

type Mutable<T> = { -readonly [Name in keyof T]: T[Name] };

const COLUMNS = 6;

/** A reader that stands nowhere: `bytes` and `at` are to be set. */
export function makeEntryReader(): EntryReader {
  const numbers = { at: 0, count: 0, size: 0, first: 0, last: 0 };
  return {
    bytes: new Uint8Array(0),
    ...numbers,
    isNamed: false,
    isLost: false,
    starts: new Uint32Array(COLUMNS + 1),
  };
}

/** Reads the entry that begins at `reader.at`. */
export function readEntry(reader: EntryReader): void {
  reader.count = readNumber(reader);
  const bits = readNumber(reader);
  reader.isNamed = (bits & NAMED) !== 0;
  reader.isLost = (bits & LOST) !== 0;
  reader.size = readNumber(reader);
  reader.first = readNumber(reader);
  reader.last = readNumber(reader);
  const { starts } = reader;
  for (let column = 1; column <= COLUMNS; column++) starts[column] = readNumber(reader);
  starts[0] = reader.at;
  for (let column = 1; column <= COLUMNS; column++)
    starts[column] = (starts[column] ?? 0) + (starts[column - 1] ?? 0);
  reader.at = starts[COLUMNS] ?? 0;
}

/** Adds what was read to columns; `step`: how far its first page is from the last one there, where that is to be written. */
export function copyEntry({ bytes, starts }: EntryReader, step: number | undefined, columns: Columns): void {
  if (step !== undefined) columns.pages.number(step);
  copyColumn(columns.pages, bytes, starts, 0);
  copyColumn(columns.fields, bytes, starts, 1);
  copyColumn(columns.sections, bytes, starts, 2);
  copyColumn(columns.places, bytes, starts, 3);
  copyColumn(columns.asked, bytes, starts, 4);
  copyColumn(columns.quoted, bytes, starts, 5);
}

function copyColumn(writer: ByteWriter, bytes: Uint8Array, starts: Uint32Array, column: number): void {
  const [from, to] = [starts[column] ?? 0, starts[column + 1] ?? 0];
  if (from < to) writer.copy(bytes, from, to);
}

/** The pages of what was read, by their numbers in the block. */
export function listEntryPages(reader: EntryReader): readonly number[] {
  const end = reader.at;
  reader.at = reader.starts[0] ?? 0;
  let page = reader.first;
  const pages = [page];
  while (pages.length < reader.count) pages.push((page += readNumber(reader)));
  reader.at = end;
  return pages;
}

function readNumber(reader: EntryReader): number {
  const { bytes } = reader;
  let value = bytes[reader.at++] ?? 0;
  if (value < 128) return value;
  value &= 127;
  for (let shift = 7; ; shift += 7) {
    const next = bytes[reader.at++] ?? 0;
    value |= (next & 127) << shift;
    if (next < 128) return value;
  }
}
