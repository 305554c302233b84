/** Words that lead to other words: what `content/search/synonyms.yml` becomes. Pure. */
import { createReader, createWriter } from './bytes.ts';
import { readTerms, writeTerms } from './front-coding.ts';

/** Whoever types the words of `from`, one after the other, also finds what has all words of one of `to`. */
export interface SynonymRule {
  readonly from: readonly string[];
  readonly to: readonly (readonly string[])[];
}

const MAGIC = 0x53;

/** Rules as bytes; each is a list of terms. */
export function encodeSynonyms(rules: readonly SynonymRule[]): Uint8Array {
  const phrases = [
    ...new Set(rules.flatMap(({ from, to }) => [from, ...to].map((terms) => terms.join(' ')))),
  ];
  const sorted = phrases.toSorted((a, b) => (a < b ? -1 : 1));
  const indexes = new Map(sorted.map((phrase, index) => [phrase, index]));
  const writer = createWriter();
  writer.byte(MAGIC);
  writeTerms(writer, sorted);
  writer.number(rules.length);
  for (const { from, to } of rules) {
    writer.number(indexes.get(from.join(' ')) ?? 0);
    writer.number(to.length);
    for (const phrase of to) writer.number(indexes.get(phrase.join(' ')) ?? 0);
  }
  return writer.finish();
}

/** Reads what `encodeSynonyms` wrote. Throws a RangeError when it is something else. */
export function decodeSynonyms(bytes: Uint8Array): readonly SynonymRule[] {
  const reader = createReader(bytes);
  if (reader.byte() !== MAGIC) throw new RangeError('These are no synonyms');
  const phrases = readTerms(reader).map((phrase) => phrase.split(' '));
  const phrase = () => phrases[reader.number()] ?? [];
  return Array.from({ length: reader.number() }, () => ({
    from: phrase(),
    to: Array.from({ length: reader.number() }, phrase),
  }));
}
