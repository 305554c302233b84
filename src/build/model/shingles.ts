/** By what a text is known again wherever it has gone: its runs of words, as numbers. Pure. */
import { fnv1a } from '../../fnv.ts';

/** Words in a shingle: fewer say nothing, more break at every edit. */
const SPAN = 3;
/** Share of a text's shingles from which it is said to stand in another one. */
export const ENOUGH = 0.6;

/** The hashes of every three words in a row; of a shorter text one. */
export function listShingles(text: string): Uint32Array {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return new Uint32Array(0);
  const hashes = Uint32Array.from(words, (word) => fnv1a(word));
  const shingles = new Uint32Array(Math.max(1, words.length - SPAN + 1));
  for (let at = 0; at < shingles.length; at++) {
    let mixed = 0;
    for (let next = at; next < Math.min(at + SPAN, words.length); next++)
      mixed = mix(Math.imul(mixed, 31) ^ (hashes[next] ?? 0));
    shingles[at] = mixed;
  }
  return shingles;
}

/** Spreads every bit over all others, because the smallest hashes are to be a fair sample. */
function mix(value: number): number {
  let mixed = value ^ (value >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
