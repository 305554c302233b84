/** Where things stand in a source: marked keeps no positions, so a cursor follows the tokens in reading order. */
import type { Location } from '../../model.ts';
import { createPositions } from '../problems/position-of.ts';

/** A replacement made before parsing: from `at` (offset in the new text) on, the old text was `shift` characters longer or shorter. */
export interface Shift {
  readonly at: number;
  readonly shift: number;
}

/**
 * Follows one file's tokens in document order and says where each stands.
 * Invariant: `locate` and `skip` are called in the order of the text; a piece that is not found (its lines were
 * set in, so its text differs) takes its first line's place, or else the cursor's.
 */
export class PositionFinder {
  readonly #text: string;
  readonly #file: string;
  readonly #firstLine: number;
  readonly #shifts: readonly Shift[];
  #cursor = 0;
  /** Locations come in order, so lines are counted once. */
  readonly #positionOf: ReturnType<typeof createPositions>;

  constructor(text: string, file: string, firstLine: number, shifts: readonly Shift[] = []) {
    this.#text = text;
    this.#positionOf = createPositions(text);
    this.#file = file;
    this.#firstLine = firstLine;
    this.#shifts = shifts;
  }

  /** Runs a search of its own: afterwards the cursor stands where it stood. */
  aside<T>(search: () => T): T {
    const cursor = this.#cursor;
    const result = search();
    this.#cursor = cursor;
    return result;
  }

  /** Moves past a piece that must not be searched for links (code). False when not all of it was found. */
  skip(raw: string): boolean {
    const at = this.#find(raw);
    if (at !== undefined) this.#cursor = at.start + at.length;
    return at?.length === raw.length;
  }

  /** The place of `raw`; the cursor stops inside it, so that what it contains is found next. */
  locate(raw: string): Location {
    const found = this.#find(raw);
    if (found !== undefined) this.#cursor = found.start + 1;
    return this.#location(found?.start ?? Math.min(this.#cursor, this.#text.length), found?.length);
  }

  /** The place of what begins at `at` in `raw`, for pieces that also stand in what came before it, as `](` does. */
  locateIn(raw: string, at: number, length: number): Location {
    const start = this.#text.indexOf(raw, this.#cursor);
    if (start === -1) return this.locate(raw.slice(at, at + length));
    this.#cursor = start + at + 1;
    return this.#location(start + at, length);
  }

  #find(raw: string): { start: number; length: number } | undefined {
    const whole = /^#+$/.test(raw) ? this.#findMarks(raw) : this.#text.indexOf(raw, this.#cursor);
    if (whole !== -1) return { start: whole, length: raw.length };
    const lineEnd = raw.indexOf('\n');
    const first = lineEnd === -1 ? '' : raw.slice(0, lineEnd).trim();
    const partial = first === '' ? -1 : this.#text.indexOf(first, this.#cursor);
    return partial === -1 ? undefined : { start: partial, length: first.length };
  }

  /** A heading of nothing but its marks: they stand in every deeper heading, too. */
  #findMarks(marks: string): number {
    const pattern = new RegExp(`(?<![#\\w])${marks}(?=[ \\t]*(?:\\n|$))`, 'g');
    pattern.lastIndex = this.#cursor;
    return pattern.exec(this.#text)?.index ?? -1;
  }

  #location(offset: number, length: number | undefined): Location {
    const { line, column } = this.#positionOf(offset);
    const typed = column + this.#shiftBetween(offset - column + 1, offset);
    const place = { file: this.#file, line: this.#firstLine + line - 1, column: Math.max(1, typed) };
    return length === undefined ? place : { ...place, length };
  }

  /** Variables on the same line before `offset` moved it: counts back to the column as typed. */
  #shiftBetween(lineStart: number, offset: number): number {
    let sum = 0;
    for (const { at, shift } of this.#shifts) {
      if (at >= lineStart && at <= offset) sum += shift;
    }
    return sum;
  }
}
