/** Messages word for word: each word of a quoted text is filed with what stands before it, so that runs are found. Pure. */
import { analyseChunk, listChunks, type Word } from './analyse.ts';
import { dropNoise } from './noise.ts';
import { fnv1a } from '../fnv.ts';

/** A word that says something, and the three before it, whatever they say. */
export interface Anchor {
  readonly term: string;
  /** 14 bits that stand for the three words before. */
  readonly before: number;
  /** Its place among the words of its text. */
  readonly at: number;
}

/** Fewer words in the same order may stand together by chance. */
export const MIN_RUN = 4;
/** A section's number stands above them in the postings. */
export const BEFORE_BITS = 14;
/** Also of a version: the next release says the same. */
const NUMBER = /^\d+(?:\.\d+)*$/;

/** Every word of a text that ends a run of four. Times, names of threads and classes, addresses and numbers are left out. */
export function listAnchors(text: string, language: string): readonly Anchor[] {
  const words: Word[] = [];
  for (const chunk of listChunks(dropNoise(text)))
    for (const word of analyseChunk(chunk, language).words) if (!NUMBER.test(word.raw)) words.push(word);
  const anchors: Anchor[] = [];
  for (let at = MIN_RUN - 1; at < words.length; at++) {
    const word = words[at];
    if (word === undefined || word.stop) continue;
    anchors.push({ term: word.term, before: hashWords(words.slice(at - MIN_RUN + 1, at)), at });
  }
  return anchors;
}

/** Folded to `BEFORE_BITS`. */
function hashWords(words: readonly Word[]): number {
  const hash = fnv1a(words.map(({ term }) => `${term} `).join(''));
  return ((hash >>> 16) ^ hash) & ((1 << BEFORE_BITS) - 1);
}
