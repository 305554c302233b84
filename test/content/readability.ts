/** How hard prose is to read: sentences, words, syllables and the Flesch–Kincaid grade. Pure. */
import type { Block } from './guide-blocks.ts';
import { CODE } from './guide-blocks.ts';

export interface Readability {
  readonly words: number;
  readonly sentences: number;
  /** Words in a sentence. */
  readonly average: number;
  /** Flesch–Kincaid grade (Kincaid and others, 1975): years of school in the US. */
  readonly grade: number;
}

/** What is judged: running text and list items. Code, tables, titles and the list of related guides are not prose. */
export function isProse({ kind, section }: Block): boolean {
  return (kind === 'paragraph' || kind === 'item' || kind === 'summary') && section !== 'Related guides';
}

/** A sentence ends with its mark, perhaps a bracket or a quotation mark, and the next begins with a capital, code or figure. */
export function splitSentences(prose: string): readonly string[] {
  return prose
    .replace(/\b(e\.g|i\.e|etc|vs|approx|no)\./gi, '$1')
    .split(/(?<=[.!?][)”"’']*)\s+(?=["“(]?[\p{Lu}\p{N}⌘@/])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => countWords(sentence) > 0);
}

/** A piece of code counts as one word. */
export function listWords(text: string): readonly string[] {
  return text.match(/⌘+(?:[-.]\p{L}+)*|[\p{L}\p{N}]+(?:[’'.,:/-][\p{L}\p{N}]+)*/gu) ?? [];
}

export function countWords(text: string): number {
  return listWords(text).length;
}

export function measureReadability(blocks: readonly Block[]): Readability {
  let words = 0;
  let sentences = 0;
  let syllables = 0;
  for (const block of blocks.filter(isProse)) {
    for (const sentence of splitSentences(block.prose)) {
      const list = listWords(sentence);
      words += list.length;
      sentences += 1;
      for (const [index, word] of list.entries()) syllables += isName(word, index) ? 1 : countSyllables(word);
    }
  }
  if (words === 0) return { words: 0, sentences: 0, average: 0, grade: 0 };
  const average = words / sentences;
  return { words, sentences, average, grade: 0.39 * average + 11.8 * (syllables / words) - 15.59 };
}

/** Code, names and numbers do not count: their length says nothing about the writing. */
function isName(word: string, index: number): boolean {
  return (
    word.startsWith(CODE) ||
    /\p{N}/u.test(word) ||
    /.\p{Lu}/u.test(word) ||
    (index > 0 && /^\p{Lu}/u.test(word))
  );
}

/** Vowel groups, without a silent final e, es or ed. */
export function countSyllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  if (letters.length <= 3) return 1;
  const groups = letters
    .replace(/(?:[^laeiouyscgzxh]es|[^dt]ed|[^laeiouy]e)$/, (end) => end.charAt(0))
    .replace(/^y/, '')
    .match(/[aeiouy]+/g);
  return Math.max(1, groups?.length ?? 1);
}
