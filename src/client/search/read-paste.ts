/** What is done with a text that was pasted. Pure. */
import { readLog } from '../../search/read-log.ts';
import { LONGEST_PASTE } from './query-length.ts';
import { LONGEST_QUERY } from './report-search.ts';

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
