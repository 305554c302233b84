/**
 * A pasted log, and what of it is worth looking for: its messages without the time, the thread and the numbers, which are
 * nobody else's. Works on any text; what is no log is undefined. Pure.
 */

/** More are no few lines that somebody has picked out. */
export const SHORT_LINES = 20;

/** A log of a server can have megabytes; what failed stands at its beginning or at its end. */
const LONGEST_END = 30_000;
/** Characters of a line that are read. */
const LONGEST_LINE = 600;
/** Messages that are looked for. */
const MOST_MESSAGES = 3;
/** Words and characters of one message: what comes after is detail. */
const MOST_WORDS = 14;
const LONGEST_MESSAGE = 110;
/** A question of so many words is rarely one that somebody has typed. */
const MANY_WORDS = 12;

const LEVEL = '(?:FATAL|SEVERE|ERROR|WARN(?:ING)?|INFO|DEBUG|TRACE|NOTICE|CRITICAL|VERBOSE)';
/** `2026-01-31T12:00:00.123Z`, `31Jan2026 12:00:00`, `[12:00:00]`, `12:00:00 PM`. */
const TIME =
  /(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/. ]?[A-Z][a-z]{2}[-/. ]?\d{2,4}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4})?[T,_ -]{0,3}\d{1,2}[:.]\d{2}[:.]\d{2}(?:[.,:]\d+)?(?: ?[AP]M)?(?:Z|[+-]\d{2}:?\d{2})?/;
/** `[Server thread/WARN]: `, `[INFO]: `: what a line that was copied without its time begins with, and nobody types. */
const HEAD = new RegExp(`^[ \\t]*\\[(?:[^\\]\\n]{1,80}/${LEVEL}\\]|${LEVEL}\\]:)`, 'm');
const SIGNS: readonly RegExp[] = [
  TIME,
  new RegExp(`[/\\[( ]${LEVEL}[\\])\\]: ]`),
  new RegExp(`^${LEVEL}\\b`, 'm'),
  /\b[A-Za-z]\w*(?:Exception|Error)\b/,
  /^\s*at [\w$.]+\(/m,
  /^\s*(?:Caused by|Traceback|panic|Segmentation fault)\b/im,
];

/** What makes a line the one that matters, and how much. */
const WEIGHTS: readonly (readonly [pattern: RegExp, weight: number])[] = [
  [/\b(?:FATAL|SEVERE|CRITICAL)\b/, 3],
  [/\bERROR\b|\[error\]|^error\b/i, 3],
  [/\bCaused by:/i, 3],
  [/\b\w+(?:Exception|Error):/, 2],
  [/\bWARN(?:ING)?\b/, 1],
  [
    /fail|can(?:no|')t|could ?n[o']t|unable|refus|denied|invalid|missing|not found|no such|timed? ?out|crash|already|in use|outdated|mismatch|incompatible|unsupported|out of memory|overloaded|corrupt|unknown|unexpected|not allowed|not whitelisted|banned|expired|kicked|lost connection|disconnect|requires?|exceed|too (?:old|new|long|many)/i,
    2,
  ],
  [/\b(?:INFO|DEBUG|TRACE|VERBOSE)\b/, -1],
];

/** Frames of a stack, counts of them, rulers and the like say nothing to a reader. */
const NOISE =
  /^(?:at\s+[\w$.<>/]+\(|\.{3}\s*\d+ (?:more|common)|File "|[-=#*~_\s]+$|---- |\/\/ |Description:|Time:|A detailed walkthrough|Stacktrace|Thread:)/i;

/** What stands before a message. */
const BEFORE = {
  time: new RegExp(`^[\\s[(<-]*(?:${TIME.source})[\\s\\])>:|,-]*`),
  level: new RegExp(`^${LEVEL}\\b[\\s:|\\]-]*`),
} as const;

export interface Log {
  /** The messages that matter, the most telling first; empty: there is none in it. */
  readonly messages: readonly string[];
  /** Whether they stand out; else they are the last ones, as the reader saw them. */
  readonly isTelling: boolean;
}

/** Undefined for what looks like a question. */
export function readLog(text: string): Log | undefined {
  const lines = splitLines(text);
  const isLong = lines.length > 1 || text.trim().split(/\s+/).length > MANY_WORDS;
  const hasTime = new RegExp(`^\\W*(?:${TIME.source})`, 'm').test(text);
  if (!hasTime && !HEAD.test(text) && !(isLong && SIGNS.some((sign) => sign.test(text)))) return undefined;
  const weighed = lines
    .filter((line) => !NOISE.test(line.trim()))
    .map((line) => ({ line, weight: weighLine(line) }));
  const telling = weighed.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight);
  // Where no line stands out the last ones are what the reader saw.
  const chosen = listMessages(telling);
  return chosen.length > 0
    ? { messages: chosen, isTelling: true }
    : { messages: listMessages(weighed.toReversed()), isTelling: false };
}

/** The first messages, each once: to take the time and the thread off all of them would be most of the work. */
function listMessages(lines: readonly { readonly line: string }[]): readonly string[] {
  const found = new Map<string, string>();
  for (const { line } of lines) {
    const message = cleanMessage(line);
    const key = message.toLowerCase();
    if (message.split(' ').length >= 2 && !found.has(key)) found.set(key, message);
    if (found.size === MOST_MESSAGES) break;
  }
  return [...found.values()];
}

/** A field has one line only: there a new entry begins with its time. */
function splitLines(text: string): readonly string[] {
  const ends =
    text.length > 2 * LONGEST_END ? `${text.slice(0, LONGEST_END)}\n${text.slice(-LONGEST_END)}` : text;
  const lines = ends.split(/[\r\n\u2028\u2029]+/).filter((line) => line.trim() !== '');
  if (lines.length > 1) return lines;
  const entry = new RegExp(`(?<=\\s)(?=\\[?(?:${TIME.source})\\]?\\s|Caused by:|at [\\w$.]+\\()`, 'g');
  return ends.split(entry).filter((line) => line.trim() !== '');
}

function weighLine(line: string): number {
  return WEIGHTS.reduce((sum, [pattern, weight]) => sum + (pattern.test(line) ? weight : 0), 0);
}

/** `[12:00:00] [Server thread/WARN]: Can't keep up! Running 2041ms behind` → `Can't keep up! Running behind`. */
export function cleanMessage(line: string): string {
  let text = line
    .slice(0, LONGEST_LINE)
    .replace(/\u001B\[[\d;]*[A-Za-z]/g, '')
    .trim();
  let before: string;
  do {
    before = text;
    text = text
      .replace(BEFORE.time, '')
      .replace(/^\[[^\]]{0,80}\](?::|\s|-|(?=\[))*/, '')
      .replace(BEFORE.level, '')
      .replace(/^(?:Caused by|Exception in thread "[^"]*"|Uncaught|Error|Reason|Thread-\d+)\s*:?\s+/i, '')
      .replace(/^[\w$]+(?:\.[\w$]+)+\s*:\s+/, (name) =>
        /(?:Exception|Error)/.test(name) ? lastPart(name) : '',
      )
      .trim();
  } while (text !== before);
  return shorten(
    text
      // Whose class, file, machine or player it was differs from log to log.
      .replace(/\b[a-z][\w$]*(?:\.[a-z_$][\w$]*)+\.([A-Z][\w$]*)/g, '$1')
      .replace(/\b[0-9a-f]{8}-[0-9a-f-]{27}\b/gi, ' ')
      .replace(/\[?\/?\b\d{1,3}(?:\.\d{1,3}){3}\b(?::\d+)?\]?/g, ' ')
      .replace(/(?:[A-Za-z]:)?[\\/](?:[\w.@ -]+[\\/])+([\w.-]+)/g, '$1')
      .replace(/\b0x[0-9a-f]+\b|@[0-9a-f]{6,}\b/gi, ' ')
      .replace(/(?<![\w.])\d+(?:[.,]\d+)*(?:ms|s|%|mb|gb|kb)?(?![\w.])/gi, ' '),
  );
}

function lastPart(name: string): string {
  return `${name.trim().replace(/:$/, '').split('.').at(-1) ?? ''}: `;
}

function shorten(text: string): string {
  const words = text
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;:!?)])/g, '$1')
    .replace(/^[\W_]+|[\s,;:([{-]+$/g, '')
    .split(' ')
    .slice(0, MOST_WORDS);
  while (words.length > 1 && words.join(' ').length > LONGEST_MESSAGE) words.pop();
  return words.join(' ').slice(0, LONGEST_MESSAGE);
}
