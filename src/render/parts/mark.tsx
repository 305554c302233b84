/** A game's tile mark: its initials on one of twelve hues. No logos of games or firms. */
import type { ReactElement } from 'react';

const HUES = 12;
const SMALL_WORDS = new Set(['to', 'the', 'of', 'and', 'a']);

export function Mark({ slug, label }: { readonly slug: string; readonly label: string }): ReactElement {
  return (
    <span className={`mark hue-${chooseHue(slug)}`} aria-hidden="true">
      {initials(label)}
    </span>
  );
}

/** The same slug always has the same hue, 0-11. */
export function chooseHue(slug: string): number {
  let sum = 7;
  for (const letter of slug) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return sum % HUES;
}

function firstLetters(word: string, count: number): string {
  return Array.from(word).slice(0, count).join('');
}

/** `Minecraft: Java` → `MJ`, `7 Days to Die` → `7D`, `Rust` → `Ru`. */
export function initials(label: string): string {
  const words = label.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && !SMALL_WORDS.has(word));
  const [first = '', second] = words;
  if (second === undefined || second.length < 2) return firstLetters(first, 2);
  return (firstLetters(first, 1) + firstLetters(second, 1)).toUpperCase();
}
