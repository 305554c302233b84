/** Two letters on a hue: the mark of what has no drawing. Pure. */
import type { Mark } from './model.ts';

const HUES = 12;
const SMALL_WORDS = new Set(['to', 'the', 'of', 'and', 'a']);

/** For one topic alone; among others, a site chooses letters that tell them apart (src/build/model/marks.ts). */
export function letterMark(slug: string, label: string): Mark {
  return { letters: listLetters(label)[0] ?? '', hue: chooseHue(slug) };
}

/** The same slug always has the same hue, 0-11. */
export function chooseHue(slug: string): number {
  let sum = 7;
  for (const letter of slug) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return sum % HUES;
}

/**
 * Letters for a label, best first: its initials (`Minecraft: Java` → `MJ`, `7 Days to Die` → `7D`, `Rust` → `Ru`), then its
 * first letter with that of a later word, then with every other that it has.
 */
export function listLetters(label: string): readonly string[] {
  const words = label.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && !SMALL_WORDS.has(word));
  const [first = '', second] = words;
  const [letter = '', ...rest] = Array.from(words.join(''));
  const best =
    second === undefined || second.length < 2
      ? Array.from(first).slice(0, 2).join('')
      : (letter + (Array.from(second)[0] ?? '')).toUpperCase();
  const later = words.slice(2).map((word) => (letter + (Array.from(word)[0] ?? '')).toUpperCase());
  return [best, ...later, ...rest.map((other) => letter + other)];
}
