/** How much of a text is a question. Pure. */
import { readLog } from '../../search/read-log.ts';
import { LONGEST_QUERY } from './report-search.ts';

/** Of a text that was pasted, characters: what the hosted service takes at most. */
const LONGEST_PASTE = 512;
/** Of a log; its messages are looked for, which stand at its ends. */
const LONGEST_LOG = 60_000;
/** A pasted text of more words is no line of somebody's notes: it is kept whole. */
const FEW_WORDS = 12;

/** A text that was pasted whole into the field: undefined where the field is to take it as if it was typed. */
export function readPaste(text: string): string | undefined {
  const trimmed = text.trim();
  if (readLog(trimmed) !== undefined) return trimmed.slice(0, LONGEST_LOG);
  const isLong = /[\r\n]/.test(trimmed) || trimmed.split(/\s+/).length > FEW_WORDS;
  return isLong && trimmed.length > LONGEST_QUERY ? trimmed.slice(0, LONGEST_PASTE) : undefined;
}

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
