/** Words that mean nearly the same as others, in general: asked where a site says something in other words. Pure. */
import { createReader, createWriter } from './bytes.ts';
import { lowerBound } from './dictionary.ts';
import { readTerms, writeTerms } from './front-coding.ts';

/** A term of the index that is near to a word, and how near: a cosine. */
export interface NearTerm {
  readonly term: string;
  readonly nearness: number;
}

/** A stretch of the words that have neighbours. */
export interface NearWords {
  /** Sorted by code units. */
  readonly words: readonly string[];
  /** Of each word, nearest first. */
  readonly near: readonly (readonly NearTerm[])[];
}

const MAGIC = 0x4e;
const STEPS = 64;

/** A stretch as bytes. */
export function encodeNearWords({ words, near }: NearWords): Uint8Array {
  const terms = [...new Set(near.flatMap((list) => list.map(({ term }) => term)))].toSorted((a, b) =>
    a < b ? -1 : 1,
  );
  const indexes = new Map(terms.map((term, index) => [term, index]));
  const writer = createWriter();
  writer.byte(MAGIC);
  writeTerms(writer, words);
  writeTerms(writer, terms);
  for (const list of near) writer.byte(list.length);
  for (const list of near) for (const { term } of list) writer.number(indexes.get(term) ?? 0);
  for (const list of near) for (const { nearness } of list) writer.byte(Math.round(nearness * STEPS));
  return writer.finish();
}

/** Reads what `encodeNearWords` wrote. Throws a RangeError when it is something else. */
export function decodeNearWords(bytes: Uint8Array): NearWords {
  const reader = createReader(bytes);
  if (reader.byte() !== MAGIC) throw new RangeError('These are no near words');
  const words = readTerms(reader);
  const terms = readTerms(reader);
  const counts = words.map(() => reader.byte());
  const found = counts.map((count) => Array.from({ length: count }, () => terms[reader.number()] ?? ''));
  const near = found.map((list) => list.map((term) => ({ term, nearness: reader.byte() / STEPS })));
  return { words, near };
}

/** The neighbours of a term; none where it has none. */
export function nearOf(term: string, { words, near }: NearWords): readonly NearTerm[] {
  const at = lowerBound(words, term);
  return words[at] === term ? (near[at] ?? []) : [];
}
