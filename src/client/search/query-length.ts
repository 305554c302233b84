/** How much of a text is a question. Pure. */
import { LONGEST_QUERY } from './report-search.ts';

/** Of a text that was pasted, characters: what the hosted service takes at most. */
export const LONGEST_PASTE = 512;

/** What the field holds after a change: no more than may be typed, unless more was pasted before. */
export function cutTyped(text: string, before: string): string {
  return text.slice(
    0,
    before.length > LONGEST_QUERY ? Math.max(LONGEST_QUERY, before.length) : LONGEST_QUERY,
  );
}

/** The words that are asked: a long text was pasted whole. */
export function cutAsked(text: string): string {
  return text.replace(/\s+/g, ' ').slice(0, text.length > LONGEST_QUERY ? LONGEST_PASTE : LONGEST_QUERY);
}

/** A text as its field shows it: on one line. */
export function toLine(text: string): string {
  return text.replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ');
}
