/** Where a term occurs: the posting lists and the files that hold them. Pure. */
import { type ByteReader, type ByteWriter, createReader, createWriter } from './bytes.ts';
import { readTerms, writeTerms } from './front-coding.ts';

/** Bits of `Postings.fields`: the parts of a page that belong to it as a whole. */
export const FIELD = { title: 1, place: 2, keywords: 4, description: 8 } as const;

/**
 * A term's occurrences, page by page in ascending order. A place in a title or heading is one byte: position times 16
 * plus the number of words in it (each at most 15); 0: not there.
 */
export interface Postings {
  readonly pages: Uint32Array;
  readonly fields: Uint8Array;
  readonly titles: Uint8Array;
  /** Where each page's sections begin in the three arrays below; one more than pages. */
  readonly starts: Uint32Array;
  readonly sections: Uint16Array;
  /** How much of the section's text the term makes up: an index of `LEVELS`, 0: nothing. */
  readonly levels: Uint8Array;
  readonly headings: Uint8Array;
  /** Page by page the numbers of the phrases under which it is asked for, ascending. */
  readonly asked: readonly (readonly number[] | undefined)[];
  /** Page by page where the term ends a run of words in a quoted text: the section times 16,384 plus what stands before, ascending. */
  readonly quoted: readonly (readonly number[] | undefined)[];
}

/** Bits beside those of `FIELD` in the file. */
const LISTS = { asked: 16, quoted: 32 } as const;

/** Occurrences in a section's text, set against its length (BM25's tf over its length norm): eight steps. */
export const LEVELS: readonly number[] = [0, 0.3, 0.6, 1, 1.5, 2.2, 3.3, 5];

/** The step that stands for a weight. */
export function toLevel(weight: number): number {
  if (weight <= 0) return 0;
  let level = 1;
  while (level < LEVELS.length - 1 && weight > ((LEVELS[level] ?? 0) + (LEVELS[level + 1] ?? 0)) / 2) level++;
  return level;
}

/** The terms of a stretch of the dictionary with their postings. */
export interface Shard {
  /** Terms of the dictionary, in its order. */
  readonly known: readonly Postings[];
  /** Terms that stand on one page only and are not in the dictionary. */
  readonly rare: ReadonlyMap<string, Postings>;
}

const MAGIC = 0x50;
const HAS_FIELDS = 0x80;
const MANY = 0x7f;

/** Numbers of one kind stand together, which packs them tighter. */
export interface Columns {
  /** On how many pages each term stands. */
  readonly counts: ByteWriter;
  readonly pages: ByteWriter;
  readonly fields: ByteWriter;
  readonly sections: ByteWriter;
  readonly places: ByteWriter;
  readonly asked: ByteWriter;
  readonly quoted: ByteWriter;
}

/** Columns with nothing in them. */
export function createColumns(): Columns {
  return {
    counts: createWriter(),
    pages: createWriter(),
    fields: createWriter(),
    sections: createWriter(),
    places: createWriter(),
    asked: createWriter(),
    quoted: createWriter(),
  };
}

/** What stands in front of a term's places on one page: how many there are, and what belongs to the page as a whole. */
export function writePageHead(
  { fields, places, asked, quoted }: Columns,
  count: number,
  bits: number,
  title: number,
  phrases?: readonly number[],
  runs?: readonly number[],
): void {
  const field = bits | (phrases ? LISTS.asked : 0) | (runs ? LISTS.quoted : 0);
  fields.byte((field === 0 ? 0 : HAS_FIELDS) | Math.min(count, MANY));
  if (count >= MANY) fields.number(count);
  if (field !== 0) places.byte(field);
  if (field & FIELD.title) places.byte(title);
  if (phrases) writeAscending(asked, phrases);
  if (runs) writeAscending(quoted, runs);
}

/** A place on a page: how far behind the last one its section is, and what of it the term is. */
export function writePlace(
  { sections, places }: Columns,
  step: number,
  level: number,
  heading: number,
): void {
  sections.number((step << 4) | (heading === 0 ? 0 : 8) | level);
  if (heading !== 0) places.byte(heading);
}

/** Adds a term. */
export function writePostings(columns: Columns, postings: Postings): void {
  columns.counts.number(postings.pages.length);
  let lastPage = 0;
  for (let index = 0; index < postings.pages.length; index++) {
    const page = postings.pages[index] ?? 0;
    columns.pages.number(page - lastPage);
    lastPage = page;
    const [from, to] = [postings.starts[index] ?? 0, postings.starts[index + 1] ?? 0];
    const [bits, title] = [postings.fields[index] ?? 0, postings.titles[index] ?? 0];
    writePageHead(columns, to - from, bits, title, postings.asked[index], postings.quoted[index]);
    let lastSection = 0;
    for (let at = from; at < to; at++) {
      const section = postings.sections[at] ?? 0;
      writePlace(columns, section - lastSection, postings.levels[at] ?? 0, postings.headings[at] ?? 0);
      lastSection = section;
    }
  }
}

/** A shard as bytes: so many terms of the dictionary, then those that are not in it. The columns hold them all, in this order. */
export function encodeShard(known: number, rare: readonly string[], columns: Columns): Uint8Array {
  const { counts, pages, fields, sections, places, asked, quoted } = columns;
  const writer = createWriter();
  writer.byte(MAGIC);
  writer.number(known);
  writeTerms(writer, rare);
  for (const column of [counts, pages, fields, sections, places, asked, quoted]) {
    const bytes = column.finish();
    writer.number(bytes.length);
    writer.bytes(bytes);
  }
  return writer.finish();
}

/** Reads what `encodeShard` wrote. Throws a RangeError when it is something else. */
export function decodeShard(bytes: Uint8Array): Shard {
  const reader = createReader(bytes);
  if (reader.byte() !== MAGIC) throw new RangeError('This is no shard');
  const knownCount = reader.number();
  const rareTerms = readTerms(reader);
  const column = () => createReader(reader.bytes(reader.number()));
  const [counts, pages, fields, sections, places] = [column(), column(), column(), column(), column()];
  const [asked, quoted] = [column(), column()];
  const readPostings = (): Postings => {
    const length = counts.number();
    if (length > bytes.length) throw new RangeError('The list is too long');
    const list = {
      pages: new Uint32Array(length),
      fields: new Uint8Array(length),
      titles: new Uint8Array(length),
      starts: new Uint32Array(length + 1),
    };
    const own: number[] = [];
    const levels: number[] = [];
    const headings: number[] = [];
    const lists = { asked: listOfNone(length), quoted: listOfNone(length) };
    let page = 0;
    for (let index = 0; index < length; index++) {
      page += pages.number();
      list.pages[index] = page;
      const head = fields.byte();
      const short = head & MANY;
      const count = short === MANY ? fields.number() : short;
      const field = head & HAS_FIELDS ? places.byte() : 0;
      list.fields[index] = field & 15;
      if (field & FIELD.title) list.titles[index] = places.byte();
      if (field & LISTS.asked) lists.asked[index] = readAscending(asked);
      if (field & LISTS.quoted) lists.quoted[index] = readAscending(quoted);
      let section = 0;
      for (let left = count; left > 0; left--) {
        const packed = sections.number();
        section += packed >>> 4;
        own.push(section);
        levels.push(packed & 7);
        headings.push(packed & 8 ? places.byte() : 0);
      }
      list.starts[index + 1] = own.length;
    }
    return {
      ...list,
      ...lists,
      sections: Uint16Array.from(own),
      levels: Uint8Array.from(levels),
      headings: Uint8Array.from(headings),
    };
  };
  const known = Array.from({ length: knownCount }, readPostings);
  return { known, rare: new Map(rareTerms.map((term) => [term, readPostings()])) };
}

function listOfNone(length: number): (readonly number[] | undefined)[] {
  return Array.from({ length }, () => undefined);
}

function writeAscending(writer: ByteWriter, values: readonly number[]): void {
  writer.number(values.length);
  let last = 0;
  for (const value of values) {
    writer.number(value - last);
    last = value;
  }
}

function readAscending(reader: ByteReader): readonly number[] {
  let last = 0;
  return Array.from({ length: reader.number() }, () => (last += reader.number()));
}
