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
  { out, columns }: EntryWriter,
  { pageAt, valueAt }: Events,
  own: ArrayLike<number>,
  lists: ReadonlyMap<number, PageLists> | undefined,
  isLost: boolean,
): void {
  for (const column of listColumns(columns)) column.clear();
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
  for (const value of [count, (isNamed ? NAMED : 0) | (isLost ? LOST : 0), size, first, last])
    out.number(value);
  for (const column of listColumns(columns)) out.number(column.length());
  for (const column of listColumns(columns)) out.bytes(column.view());
}

/** An entry that is being read. */
export interface EntryReader {
  bytes: Uint8Array;
  /** Behind the entry, once it is read. */
  at: number;
  count: number;
  isNamed: boolean;
  isLost: boolean;
  size: number;
  first: number;
  last: number;
  /** Where the columns begin, and behind them all the end. */
  readonly starts: Uint32Array;
}

const COLUMNS = 6;

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

/** Adds what was read to a file's columns; `page`: the first of its pages as a step from the last page of the term before it. */
export function copyEntry({ bytes, starts }: EntryReader, page: number, columns: Columns): void {
  columns.pages.number(page);
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

function listColumns({ pages, fields, sections, places, asked, quoted }: Columns): readonly ByteWriter[] {
  return [pages, fields, sections, places, asked, quoted];
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
