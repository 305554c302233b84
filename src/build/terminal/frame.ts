/** A line of a source with carets below the place a diagnostic speaks of. */
import type { Location } from '../../model.ts';
import { maskLine } from '../problems/mask-secrets.ts';
import { cellWidth, graphemeWidth, splitGraphemes, toSafeLine } from './terminal-text.ts';

/** The frame in parts, so that whoever prints it can colour them. */
export interface Frame {
  /** `  14 | `: two spaces, the number, a bar. */
  readonly gutter: string;
  readonly code: string;
  /** Spaces up to the caret, gutter included. */
  readonly indent: string;
  readonly carets: string;
}

const MORE = '…';
/** Characters looked at on each side of the caret: a line may be megabytes long. */
const WINDOW = 1000;

/**
 * Cuts the line a location names out of the text of its source. `width` is how many cells the whole frame may take;
 * longer lines are cut around the caret. What looks like a secret shows as dots. Undefined when the text has no such line,
 * and for a line of a private key.
 */
export function makeFrame(
  text: string,
  { line, column, length }: Location,
  width: number,
): Frame | undefined {
  const offset = offsetOf(text, line);
  if (offset === undefined) return undefined;
  const whole = lineAt(text, offset);
  const from = Math.max(0, column - 1 - 2 * WINDOW);
  const code = maskLine(text, offset + from, whole.slice(from, from + 5 * WINDOW));
  if (code === undefined) return undefined;
  const gutter = `  ${line} | `;
  const start = Math.min(Math.max(column - 1 - from, 0), code.length);
  const end = Math.min(start + Math.max(length ?? 1, 1), code.length);
  // Tabs and invisible characters grow when they are made visible, so each part is measured after that.
  const before = toSafeLine(code.slice(Math.max(0, start - WINDOW), start));
  const marked = toSafeLine(code.slice(start, Math.min(end, start + WINDOW)));
  const after = toSafeLine(code.slice(end, end + WINDOW));
  const room = Math.max(width - gutter.length, 20);
  const cut = fitLine({ before, marked, after }, room);
  return {
    gutter,
    code: cut.before + cut.marked + cut.after,
    indent: ' '.repeat(gutter.length + cellWidth(cut.before)),
    carets: '^'.repeat(Math.max(cellWidth(cut.marked), 1)),
  };
}

interface LineParts {
  readonly before: string;
  readonly marked: string;
  readonly after: string;
}

/** Shortens a line to `room` cells: what is marked stays as far as it can, with some of its surroundings. */
function fitLine({ before, marked, after }: LineParts, room: number): LineParts {
  if (cellWidth(before) + cellWidth(marked) + cellWidth(after) <= room) return { before, marked, after };
  const shownMark = takeStart(marked, Math.max(room - 20, 10));
  const left = room - cellWidth(shownMark);
  // The words before the caret tell more than those after it.
  const shownBefore = takeEnd(before, Math.max(Math.floor(left * 0.6), left - cellWidth(after)));
  const shownAfter = shownMark === marked ? takeStart(after, left - cellWidth(shownBefore)) : '';
  return { before: shownBefore, marked: shownMark, after: shownAfter };
}

function takeStart(text: string, room: number): string {
  if (cellWidth(text) <= room) return text;
  return take(splitGraphemes(text), room - 1).join('') + MORE;
}

function takeEnd(text: string, room: number): string {
  if (cellWidth(text) <= room) return text;
  return (
    MORE +
    take(splitGraphemes(text).toReversed(), room - 1)
      .toReversed()
      .join('')
  );
}

function take(graphemes: readonly string[], room: number): readonly string[] {
  let used = 0;
  const end = graphemes.findIndex((grapheme) => (used += graphemeWidth(grapheme)) > room);
  return end === -1 ? graphemes : graphemes.slice(0, end);
}

/** Where a line (from 1) begins. */
function offsetOf(text: string, line: number): number | undefined {
  let start = 0;
  for (let at = 1; at < line; at += 1) {
    const end = text.indexOf('\n', start);
    if (end === -1) return undefined;
    start = end + 1;
  }
  return start;
}

/** The line that begins at `start`, without its line end. */
function lineAt(text: string, start: number): string {
  const end = text.indexOf('\n', start);
  return text.slice(start, end === -1 ? undefined : end).replace(/\r$/, '');
}
