/** The terms of the index: which there are, how common each is, and which file holds its postings. Pure. */
import { createReader, createWriter } from './bytes.ts';
import { readTerms, writeTerms } from './front-coding.ts';
import { INDEX_ENDING } from './part-list.ts';

/** A stretch of the dictionary. */
export interface Dictionary {
  /** Sorted by code units. */
  readonly terms: readonly string[];
  /** On how many pages each stands, about. */
  readonly counts: readonly number[];
  readonly shards: readonly ShardEntry[];
}

/** A file of postings: it begins with the first term that sorts at or after `first`. */
export interface ShardEntry {
  readonly first: string;
  /** Index in `terms` of its first known term. */
  readonly from: number;
  readonly file: string;
}

const MAGIC = 0x44;
/** Four steps for each doubling: near enough for weighing words. */
const STEPS = 4;

/** A part of the dictionary as bytes. */
export function encodeDictionary({ terms, counts, shards }: Dictionary): Uint8Array {
  const writer = createWriter();
  writer.byte(MAGIC);
  writeTerms(writer, terms);
  for (const count of counts) writer.byte(Math.min(255, Math.round(Math.log2(Math.max(1, count)) * STEPS)));
  writer.number(shards.length);
  for (const { first, from, file } of shards) {
    writer.text(first);
    writer.number(from);
    writer.text(file.slice(0, -INDEX_ENDING.length));
  }
  return writer.finish();
}

/** Reads what `encodeDictionary` wrote. Throws a RangeError when it is something else. */
export function decodeDictionary(bytes: Uint8Array): Dictionary {
  const reader = createReader(bytes);
  if (reader.byte() !== MAGIC) throw new RangeError('This is no dictionary');
  const terms = readTerms(reader);
  const counts = terms.map(() => 2 ** (reader.byte() / STEPS));
  const shards = Array.from({ length: reader.number() }, () => ({
    first: reader.text(),
    from: reader.number(),
    file: reader.text() + INDEX_ENDING,
  }));
  return { terms, counts, shards };
}

/** Index of the first item that is not before `wanted`, in a sorted list. */
export function lowerBound(terms: readonly string[], wanted: string): number {
  let [low, high] = [0, terms.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Index of the last part that begins at or before a term; parts are sorted by their first term. */
export function partOf(firsts: readonly string[], term: string): number {
  const at = lowerBound(firsts, term);
  return firsts[at] === term ? at : Math.max(0, at - 1);
}
