/** A log in lines: unpacked where a line is JSON, in pieces where it is endless, joined again where a screen has wrapped it. Pure. */
import { cleanLine } from './clean-line.ts';
import { beginsEntry, isTrace } from './log-prefix.ts';

export interface LogLine {
  /** From 1, in the text as it was given. */
  readonly number: number;
  readonly text: string;
}

/** Characters of a line that are looked at together. */
export const LONGEST = 2000;
/** What two pieces of an endless line have in common: longer than any message. */
const OVERLAP = 400;
/** No screen is wider. */
const WIDEST = 240;
/** A screen of fewer columns does not show logs. */
const NARROWEST = 60;
/** Longest word that is taken to the next line as a whole. */
const LONG_WORD = 24;

/** Every line of the text that is not empty, in its order. */
export function* splitLog(text: string): Generator<LogLine> {
  let number = 0;
  for (const raw of text.split(LINE_END)) {
    number += 1;
    // Nearly all lines are what they are.
    if (raw.length <= LONGEST && !mayHoldLines(raw)) {
      const clean = cleanLine(raw);
      if (clean !== '') yield { number, text: clean };
    } else for (const piece of unpack(raw)) for (const line of cut(piece)) yield { number, text: line };
  }
}

const LINE_END = /\r\n?|[\n\u000B\u000C\u0085\u2028\u2029]/;

/** Whether it may be JSON, or have line ends that are written as two signs. */
function mayHoldLines(raw: string): boolean {
  const start = raw.indexOf('{');
  return (start >= 0 && start <= BEFORE_JSON) || raw.includes('\\n');
}

/** Keys under which programs that log JSON put the message. */
const MESSAGE_KEYS: readonly string[] = [
  'log',
  'message',
  'msg',
  'MESSAGE',
  'text',
  'content',
  'line',
  'data',
];
/** Characters that may stand before it. */
const BEFORE_JSON = 40;
/** More is no single entry. */
const LONGEST_JSON = 200_000;

function unpack(raw: string): readonly string[] {
  return unpackJson(raw) ?? splitEscaped(raw);
}

/** A line end that a program has written as two signs, before what begins a line. */
const ESCAPED_END = /(?:\\r)?\\n(?=\\t|[\s[(<{*#0-9A-Z]|at |java\.|$)/;

/** Lines of a text in which line ends are written as two signs. Not where a drive is named: there they begin a folder's name. */
function splitEscaped(raw: string): readonly string[] {
  if (!raw.includes('\\n') || /\b[A-Za-z]:\\/.test(raw)) return [raw];
  const lines = raw.split(/(?:\\r)?\\n/);
  return lines.length > 2 ? lines : raw.split(ESCAPED_END);
}

/** The messages of a line that is JSON; undefined for any other. */
function unpackJson(raw: string): readonly string[] | undefined {
  const start = raw.indexOf('{');
  if (start < 0 || start > BEFORE_JSON || raw.length > LONGEST_JSON || !/^[^{]{0,40}\{\s*"/.test(raw))
    return undefined;
  try {
    const value: unknown = JSON.parse(raw.slice(start).replace(/,\s*$/, ''));
    const texts = readMessage(value, 0);
    return texts.length === 0 ? undefined : texts.flatMap((text) => text.split(LINE_END));
  } catch {
    return undefined;
  }
}

function readMessage(value: unknown, depth: number): readonly string[] {
  if (typeof value !== 'object' || value === null || depth > 2) return [];
  return [...MESSAGE_KEYS, 'error', 'err', 'exception', 'stack', 'stack_trace', 'throwable'].flatMap(
    (key) => {
      const own: unknown = Object.hasOwn(value, key)
        ? (value as Readonly<Record<string, unknown>>)[key]
        : undefined;
      return typeof own === 'string' ? [own] : readMessage(own, depth + 1);
    },
  );
}

function* cut(piece: string): Generator<string> {
  if (piece.length <= LONGEST) {
    const clean = cleanLine(piece);
    if (clean !== '') yield clean;
    return;
  }
  for (let at = 0; at < piece.length; at += LONGEST - OVERLAP) {
    const clean = cleanLine(piece.slice(at, at + LONGEST));
    if (clean !== '') yield clean;
    if (at + LONGEST >= piece.length) return;
  }
}

/** How many lines a text has, as an editor counts, and the columns of the screen on which it was wrapped: undefined when it was not. */
export function measureLines(text: string): { readonly lines: number; readonly width: number | undefined } {
  const end = new RegExp(LINE_END, 'g');
  let lines = 0;
  let widest = 0;
  let at = 0;
  for (let found = end.exec(text); found !== null; found = end.exec(text)) {
    lines += 1;
    widest = Math.max(widest, found.index - at);
    at = found.index + found[0].length;
  }
  if (at < text.length) lines += 1;
  widest = Math.max(widest, text.length - at);
  return { lines, width: widest < NARROWEST || widest > WIDEST ? undefined : widest };
}

/** Whether a line goes on in the next one because the screen ended. */
export function isWrapped(line: string, next: string, width: number | undefined): boolean {
  return width !== undefined && line.length >= width - LONG_WORD && !beginsEntry(next) && !isTrace(next);
}
