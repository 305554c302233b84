/** Slips of the finger in one word, and the mistakes that are made of them. */
import type { Random } from '../random.ts';

/** One mistake in one guide. */
export interface Mutation {
  /** What kind of mistake, for the figures. */
  readonly kind: string;
  /** The guide's whole text with the mistake in it. */
  readonly text: string;
  /** Lines (from 1, of the mistaken text) at which a writer would look for it. */
  readonly lines: readonly number[];
}

/** The lines of a guide, and all places of one family in which a mistake can be made. */
export interface Place {
  readonly mutate: (random: Random) => Mutation | undefined;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The word with one letter left out, doubled, swapped with its neighbour, replaced, or in the other case; never the word itself. */
export function slip(random: Random, word: string): string {
  const letters = [...word.matchAll(/[a-z]/gi)].map(({ index }) => index);
  if (letters.length === 0) return `${word}x`;
  for (;;) {
    const at = random.pick(letters);
    const letter = word.charAt(at);
    const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
    const [before, after] = [word.slice(0, at), word.slice(at + 1)];
    const slipped = random.pick([
      before + after,
      before + letter + letter + after,
      after === '' ? word : before + after.charAt(0) + letter + after.slice(1),
      before + LETTERS.charAt(random.below(26)) + after,
      before + other + after,
    ]);
    if (slipped !== word) return slipped;
  }
}

/** A text with one line replaced; undefined removes it. `line` counts from 1. */
export function withLine(lines: readonly string[], line: number, replaced: string | undefined): string {
  return lines
    .flatMap((text, index) => (index + 1 === line ? (replaced === undefined ? [] : [replaced]) : [text]))
    .join('\n');
}
