/** The page table and the pages' texts as bytes, and back. Pure. */
import { createReader, createWriter } from './bytes.ts';
import type { TableEntry, TextEntry } from './manifest.ts';
import type { Level } from './protocol.ts';

const LIST = 0x4c;
const TABLE = 0x54;
const TEXT = 0x58;
/** Stands for what the entry before says; no label is a control character. */
const SAME = '\u0001';

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

/** A stretch of the page table. */
export function encodeTable(entries: readonly TableEntry[]): Uint8Array {
  const writer = createWriter();
  writer.byte(TABLE);
  writer.number(entries.length);
  let [lastCategory, lastGroup] = ['', ''];
  for (const { route, title, category, group, textFile } of entries) {
    writer.text(route);
    writer.text(title);
    writer.text(category === lastCategory ? SAME : category);
    writer.text(group === lastGroup ? SAME : group);
    writer.text(textFile);
    [lastCategory, lastGroup] = [category, group];
  }
  return writer.finish();
}

/** Reads what `encodeTable` wrote. Throws a RangeError when it is something else. */
export function decodeTable(bytes: Uint8Array): readonly TableEntry[] {
  const reader = createReader(bytes);
  if (reader.byte() !== TABLE) throw new RangeError('This is no page table');
  let [category, group] = ['', ''];
  const read = (last: string): string => {
    const own = reader.text();
    return own === SAME ? last : own;
  };
  return Array.from({ length: reader.number() }, () => {
    const [route, title] = [reader.text(), reader.text()];
    category = read(category);
    group = read(group);
    return { route, title, category, group, textFile: reader.text() };
  });
}

/** The texts of some pages. */
export function encodeTexts(entries: readonly TextEntry[]): Uint8Array {
  const writer = createWriter();
  writer.byte(TEXT);
  writer.number(entries.length);
  for (const { sections } of entries) {
    writer.number(sections.length);
    for (const { level, heading, anchor, content } of sections) {
      writer.byte(Number(level.slice(3)));
      writer.text(heading);
      writer.text(anchor);
      writer.text(content);
    }
  }
  return writer.finish();
}

/** Reads what `encodeTexts` wrote. Throws a RangeError when it is something else. */
export function decodeTexts(bytes: Uint8Array): readonly TextEntry[] {
  const reader = createReader(bytes);
  if (reader.byte() !== TEXT) throw new RangeError('This is no text');
  return Array.from({ length: reader.number() }, () => ({
    sections: Array.from({ length: reader.number() }, () => ({
      level: `lvl${reader.byte() & 7}` as Level,
      heading: reader.text(),
      anchor: reader.text(),
      content: reader.text(),
    })),
  }));
}
