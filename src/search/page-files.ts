/** The page table and the pages' texts as bytes, and back. Pure. */
import { type ByteReader, createReader, createWriter } from './bytes.ts';
import { PLACE_KINDS, type TableEntry, type TextEntry, type TextSection } from './manifest.ts';
import type { Level } from './protocol.ts';

const LIST = 0x4c;
const TABLE = 0x54;
const TEXT = 0x58;
/** Stands for what the entry before says; no label is a control character. */
const SAME = '\u0001';
/** Of the table, in the order of the file. */
const COLUMNS = ['route', 'title', 'category', 'group', 'textFile'] as const;

/** The names of the tables. */
export function encodeNames(names: readonly string[]): Uint8Array {
  const writer = createWriter();
  writer.byte(LIST);
  writer.number(names.length);
  for (const name of names) writer.text(name);
  return writer.finish();
}

/** Reads what `encodeNames` wrote. Throws a RangeError when it is something else. */
export function decodeNames(bytes: Uint8Array): readonly string[] {
  const reader = createReader(bytes);
  if (reader.byte() !== LIST) throw new RangeError('This is no list of names');
  return Array.from({ length: reader.number() }, () => reader.text());
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
  const [routes, titles, categories, groups, textFiles] = COLUMNS.map(() => {
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
    textFile: textFiles?.[at] ?? '',
  }));
}

/** The texts of some pages. */
export function encodeTexts(entries: readonly TextEntry[]): Uint8Array {
  const writer = createWriter();
  writer.byte(TEXT);
  writer.number(entries.length);
  for (const { sections } of entries) {
    writer.number(sections.length);
    for (const [index, { level, heading, anchor, content, kind, inside = 0 }] of sections.entries()) {
      const place = kind === undefined ? 0 : PLACE_KINDS.indexOf(kind) + 1;
      writer.byte(Number(level.slice(3)) | (place << 3));
      writer.text(heading);
      writer.text(anchor);
      writer.text(content);
      if (place > 0) writer.number(index - inside);
    }
  }
  return writer.finish();
}

/** Reads what `encodeTexts` wrote. Throws a RangeError when it is something else. */
export function decodeTexts(bytes: Uint8Array): readonly TextEntry[] {
  const reader = createReader(bytes);
  if (reader.byte() !== TEXT) throw new RangeError('This is no text');
  return Array.from({ length: reader.number() }, () => ({
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
