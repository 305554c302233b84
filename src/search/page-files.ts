/** The files of the pages as bytes, and back: which there are, the page table, and the texts. Pure. */
import { type ByteReader, type ByteWriter, createReader, createWriter } from './bytes.ts';
import { PLACE_KINDS, type TableEntry, type TextEntry, type TextSection } from './manifest.ts';
import { INDEX_ENDING } from './part-list.ts';
import type { Level } from './protocol.ts';

const LIST = 0x4c;
const TABLE = 0x54;
const TEXT = 0x58;
/** Stands for what the entry before says; no label is a control character. */
const SAME = '\u0001';
/** Of the table, in the order of the file. */
const COLUMNS = ['route', 'title', 'category', 'group'] as const;

/** Letters of the name of a file, without its ending. */
const NAME = 8;

/** Pages in a row, whose files bear one name: they are found without a look into the table, so that all are asked for at once. */
export interface PageBlock {
  readonly pages: number;
  readonly name: string;
  /** Another name for each page's texts, where they do not bear the block's. */
  readonly texts: readonly string[];
}

/** Where something of a page is: its file, and its place there. */
export interface Place {
  readonly file: string;
  readonly at: number;
}

/** The blocks, as they are asked. */
export interface PageBlocks {
  /** A page's entry in the table, of which each block has a part. */
  readonly findEntry: (page: number) => Place | undefined;
  /** A piece of a page's text. `together`: pages whose texts are in one file. */
  readonly findText: (page: number, piece: number, together: number) => Place | undefined;
}

/** All blocks of an index; either each has names for its texts, or none. */
export function encodeBlocks(blocks: readonly PageBlock[]): Uint8Array {
  const writer = createWriter();
  writer.byte(LIST);
  writer.number(blocks.length);
  for (const { pages } of blocks) writer.number(pages);
  writer.text(blocks.map(({ name }) => name).join(''));
  writer.text(blocks.flatMap(({ texts }) => texts).join(''));
  return writer.finish();
}

/** Reads what `encodeBlocks` wrote. Throws a RangeError when it is something else. */
export function decodeBlocks(bytes: Uint8Array): PageBlocks {
  const reader = createReader(bytes);
  if (reader.byte() !== LIST) throw new RangeError('This is no list of blocks');
  const ends: number[] = [];
  for (let left = reader.number(); left > 0; left--) ends.push((ends.at(-1) ?? 0) + reader.number());
  const [names, texts] = [reader.text(), reader.text()];
  const pages = ends.at(-1) ?? 0;
  const isNamed = texts !== '';
  if (names.length !== ends.length * NAME || (isNamed && texts.length !== pages * NAME))
    throw new RangeError('Names of files are missing');
  const nameAt = (all: string, at: number): string => all.slice(at * NAME, (at + 1) * NAME);
  const find = (page: number) => {
    if (page >= pages) return undefined;
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) <= page) low = middle + 1;
      else high = middle;
    }
    return { name: nameAt(names, low), place: page - (ends[low - 1] ?? 0) };
  };
  return {
    findEntry: (page) => {
      const found = find(page);
      return found && { file: found.name + INDEX_ENDING, at: found.place };
    },
    findText: (page, piece, together) => {
      if (isNamed && page < pages) return { file: nameText(nameAt(texts, page), 0, piece, 1), at: 0 };
      const found = find(page);
      return (
        found && { file: nameText(found.name, found.place, piece, together), at: found.place % together }
      );
    },
  };
}

/** The file with a piece of a page's text. `place`: the page's among those that share the name; `together`: how many are in one file. */
export function nameText(name: string, place: number, piece: number, together: number): string {
  return `${name}-${Math.floor(place / together)}-${piece}${INDEX_ENDING}`;
}

/** A stretch of the page table: what is of one kind stands together, which packs tighter. */
export function encodeTable(entries: readonly TableEntry[]): Uint8Array {
  const writer = createWriter();
  writer.byte(TABLE);
  writer.number(entries.length);
  for (const column of COLUMNS) {
    let last = '';
    for (const { [column]: value } of entries) {
      writer.text(value === last ? SAME : value);
      last = value;
    }
  }
  return writer.finish();
}

/** Reads what `encodeTable` wrote. Throws a RangeError when it is something else. */
export function decodeTable(bytes: Uint8Array): readonly TableEntry[] {
  const reader = createReader(bytes);
  if (reader.byte() !== TABLE) throw new RangeError('This is no page table');
  const count = reader.number();
  if (count > bytes.length) throw new RangeError('The table is too long');
  const [routes, titles, categories, groups] = COLUMNS.map(() => {
    let last = '';
    return Array.from({ length: count }, () => {
      const own = reader.text();
      return (last = own === SAME ? last : own);
    });
  });
  return Array.from({ length: count }, (_, at) => ({
    route: routes?.[at] ?? '',
    title: titles?.[at] ?? '',
    category: categories?.[at] ?? '',
    group: groups?.[at] ?? '',
  }));
}

/** A piece of a page's text, and what the page is called: whoever shows it needs no table. */
export type TextPiece = TableEntry & TextEntry;

/** Pieces of some pages. */
export function encodeTexts(pieces: readonly TextPiece[]): Uint8Array {
  const writer = createWriter();
  writer.byte(TEXT);
  writer.number(pieces.length);
  for (const piece of pieces) {
    for (const column of COLUMNS) writer.text(piece[column]);
    writer.number(piece.first);
    writer.number(piece.way.length);
    for (const name of piece.way) writer.text(name);
    writer.number(piece.sections.length);
    for (const [index, section] of piece.sections.entries()) writeSection(writer, section, index);
  }
  return writer.finish();
}

function writeSection(
  writer: ByteWriter,
  { level, heading, anchor, content, kind, inside = 0 }: TextSection,
  index: number,
): void {
  const place = kind === undefined ? 0 : PLACE_KINDS.indexOf(kind) + 1;
  writer.byte(Number(level.slice(3)) | (place << 3));
  writer.text(heading);
  writer.text(anchor);
  writer.text(content);
  if (place > 0) writer.number(index - inside);
}

/** Reads what `encodeTexts` wrote. Throws a RangeError when it is something else. */
export function decodeTexts(bytes: Uint8Array): readonly TextPiece[] {
  const reader = createReader(bytes);
  if (reader.byte() !== TEXT) throw new RangeError('This is no text');
  return Array.from({ length: reader.number() }, () => ({
    route: reader.text(),
    title: reader.text(),
    category: reader.text(),
    group: reader.text(),
    first: reader.number(),
    way: Array.from({ length: reader.number() }, () => reader.text()),
    sections: Array.from({ length: reader.number() }, (_, index) => readSection(reader, index)),
  }));
}

function readSection(reader: ByteReader, index: number): TextSection {
  const byte = reader.byte();
  const kind = PLACE_KINDS[(byte >> 3) - 1];
  return {
    level: `lvl${byte & 7}` as Level,
    heading: reader.text(),
    anchor: reader.text(),
    content: reader.text(),
    ...(kind === undefined ? {} : { kind, inside: index - reader.number() }),
  };
}
