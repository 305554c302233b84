/**
 * Finds a pattern in a line. Tables instead of attempts: for each part and each place of the line it is worked out once, from the end to
 * the beginning, whether the rest of the pattern fits there, so the work is parts times characters whatever the line holds. Pure.
 */
import { isWordCode } from './clean-line.ts';
import type { PatternPart } from './parse-pattern.ts';

/** Where each gap stands. */
export interface Match {
  readonly start: number;
  readonly end: number;
  /** By the number of the part; undefined for text. */
  readonly gaps: readonly ({ readonly start: number; readonly end: number } | undefined)[];
  /** Cells of tables that were worked out. */
  readonly steps: number;
}

const SPACE = 32;
const isDigit = (code: number): boolean => code >= 48 && code <= 57;
/** Inside one number: `1.20.1`, `1,024`, `1.2-beta`, `-5`. */
const isJoint = (code: number): boolean => code === 46 || code === 44 || code === 45 || code === 43;
/** Never part of a path: quotes, `<`, `>`, `|`, `*`, `?`. */
const isPathEnd = (code: number): boolean =>
  code === 39 || code === 34 || code === 60 || code === 62 || code === 124 || code === 42 || code === 63;

/** The first place of the folded line that has all parts, which are folded, too; the number of cells where there is none. */
export function matchParts(parts: readonly PatternPart[], line: string): Match | number {
  const only = parts.length === 1 ? parts[0] : undefined;
  if (only?.kind === 'text') return findText(only.text, line);
  const width = line.length + 1;
  // Most lines with one of its texts do not have all, one after the other: they need no table.
  if (!hasTexts(parts, line)) return width;
  const fits = fillTable(parts, line);
  const steps = parts.length * width;
  const first = parts[0];
  for (let start = 0; start < width; start += 1) {
    if (fits[start] !== 1 || !isStart(first, line, start)) continue;
    return { ...walk(parts, line, fits, start), steps };
  }
  return steps;
}

function hasTexts(parts: readonly PatternPart[], line: string): boolean {
  let at = 0;
  for (const part of parts) {
    if (part.kind !== 'text') continue;
    const found = line.indexOf(part.text, at);
    if (found < 0) return false;
    at = found + part.text.length;
  }
  return true;
}

/** Most patterns are nothing but text. */
function findText(text: string, line: string): Match | number {
  const steps = line.length + 1;
  for (let start = line.indexOf(text); start >= 0; start = line.indexOf(text, start + 1)) {
    const end = start + text.length;
    if (isBetween(line, start) && isBetween(line, end)) return { start, end, gaps: [undefined], steps };
  }
  return steps;
}

/** A log has thousands of lines to try: all of them share one table, each until the next one. */
let table = new Uint8Array(0);

/** Row `part`, column `place`: 1 where this part and all after it fit. */
function fillTable(parts: readonly PatternPart[], line: string): Uint8Array {
  const width = line.length + 1;
  const size = (parts.length + 1) * width;
  if (table.length < size) table = new Uint8Array(2 * size);
  const fits = table.fill(0, 0, size);
  const last = parts.length * width;
  const ends = parts.at(-1)?.kind === 'text';
  for (let at = 0; at < width; at += 1) if (!ends || isBetween(line, at)) fits[last + at] = 1;
  for (let part = parts.length - 1; part >= 0; part -= 1) {
    const one = parts[part];
    if (one === undefined) continue;
    const row = part * width;
    if (one.kind === 'text') fillText(one.text, line, fits, row, width);
    else fillGap(one.kind, line, fits, row, width);
  }
  return fits;
}

function fillText(text: string, line: string, fits: Uint8Array, row: number, width: number): void {
  for (let at = line.indexOf(text); at >= 0; at = line.indexOf(text, at + 1))
    if (fits[row + width + at + text.length] === 1) fits[row + at] = 1;
}

/** `runs`: whether the gap, once begun, can go on from here to a fitting end. */
function fillGap(
  kind: 'number' | 'word' | 'path' | 'rest',
  line: string,
  fits: Uint8Array,
  row: number,
  width: number,
): void {
  const after = row + width;
  let runs = false;
  if (kind === 'rest') {
    for (let at = width - 1; at >= 0; at -= 1) {
      runs ||= fits[after + at] === 1;
      if (runs) fits[row + at] = 1;
    }
    return;
  }
  for (let at = width - 2; at >= 0; at -= 1) {
    const code = line.charCodeAt(at);
    const isEnd = fits[after + at + 1] === 1;
    if (kind === 'number') runs = canCount(line, at, runs, isEnd);
    else if (kind === 'word') runs = code !== SPACE && (isEnd || runs);
    else runs = !isPathEnd(code) && (isEnd || runs);
    if (runs && canBegin(kind, line, at)) fits[row + at] = 1;
  }
}

function canCount(line: string, at: number, runs: boolean, isEnd: boolean): boolean {
  const code = line.charCodeAt(at);
  const next = line.charCodeAt(at + 1);
  if (isDigit(code)) return runs || (isEnd && !isDigit(next));
  // `1.20.1-R0.1`, `0.15+build`, `24w14a`: what is glued to a number may be part of it.
  if (isWordCode(code)) return runs || isEnd;
  return runs && isJoint(code) && isWordCode(next);
}

const isSign = (line: string, at: number): boolean =>
  (line.charCodeAt(at) === 45 || line.charCodeAt(at) === 43) && !isWordCode(line.charCodeAt(at - 1));

/** A number begins with a digit, and not inside another one. */
function canBegin(kind: 'number' | 'word' | 'path', line: string, at: number): boolean {
  const code = line.charCodeAt(at);
  if (kind !== 'number') return code !== SPACE;
  if (isSign(line, at)) return isDigit(line.charCodeAt(at + 1));
  return isDigit(code) && !isDigit(line.charCodeAt(at - 1));
}

/** Not inside a word. */
function isBetween(line: string, at: number): boolean {
  return (
    at === 0 || at >= line.length || !isWordCode(line.charCodeAt(at - 1)) || !isWordCode(line.charCodeAt(at))
  );
}

function isStart(first: PatternPart | undefined, line: string, at: number): boolean {
  return first?.kind === 'rest' || isBetween(line, at);
}

/** Gaps are as short as they can be, numbers and the last gap as long. */
function walk(
  parts: readonly PatternPart[],
  line: string,
  fits: Uint8Array,
  start: number,
): Pick<Match, 'start' | 'end' | 'gaps'> {
  const width = line.length + 1;
  const gaps: ({ start: number; end: number } | undefined)[] = [];
  let at = start;
  for (const [part, one] of parts.entries()) {
    if (one.kind === 'text') {
      gaps.push(undefined);
      at += one.text.length;
      continue;
    }
    const after = (part + 1) * width;
    const isLast = part === parts.length - 1;
    let end = one.kind === 'rest' ? at : at + 1;
    const last = findLast(one.kind, line, at, isLast);
    if (isLast || one.kind === 'number') {
      end = last;
      while (end > at && fits[after + end] !== 1) end -= 1;
    } else while (end < width && (fits[after + end] !== 1 || !isWhole(one.kind, line, end))) end += 1;
    gaps.push({ start: at, end });
    at = end;
  }
  return { start, end: at, gaps };
}

const isWhole = (kind: string, line: string, end: number): boolean =>
  kind !== 'number' || !isDigit(line.charCodeAt(end));

/** How far the characters of a gap reach. */
function findLast(kind: string, line: string, start: number, isLast: boolean): number {
  if (kind === 'rest') return line.length;
  let end = start;
  if (kind === 'number') {
    if (isSign(line, end)) end += 1;
    while (
      isWordCode(line.charCodeAt(end)) ||
      (isJoint(line.charCodeAt(end)) && isWordCode(line.charCodeAt(end + 1)))
    )
      end += 1;
    return end;
  }
  const isOver = kind === 'path' ? isPathEnd : () => false;
  while (end < line.length && line.charCodeAt(end) !== SPACE && !isOver(line.charCodeAt(end))) end += 1;
  // What ends the sentence is no part of its last word.
  if (isLast) while (end > start + 1 && /[.,;:!?'")\]]/.test(line[end - 1] ?? '')) end -= 1;
  return end;
}
