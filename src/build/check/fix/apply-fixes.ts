/** Corrections carried out in a text, each exactly where its problem is; all else stays to the byte. Pure. */
import type { Diagnostic } from '../../../model.ts';

/** One line with its end as typed (`\n`, `\r\n`, `\r` or nothing). */
interface TypedLine {
  readonly text: string;
  readonly end: string;
}

interface Edit {
  /** Offsets in the line, from 0. */
  readonly start: number;
  readonly end: number;
  readonly to: string;
}

export interface AppliedFixes {
  readonly text: string;
  /** The problems whose fixes were carried out. */
  readonly fixed: readonly Diagnostic[];
}

/**
 * Carries out the fixes of a file's problems. `raw` is the file as it lies on the disk, byte order mark and line ends
 * included; places count as in messages. A fix whose text is not where it should be is left out, and so is the second of
 * two that overlap.
 */
export function applyFixes(raw: string, diagnostics: readonly Diagnostic[]): AppliedFixes {
  const mark = raw.startsWith('\uFEFF') ? '\uFEFF' : '';
  const lines = splitLines(raw.slice(mark.length));
  const newline = lines.find(({ end }) => end !== '')?.end ?? '\n';
  const edits = new Map<number, Edit[]>();
  const fixed: Diagnostic[] = [];
  for (const diagnostic of diagnostics) {
    const { at, fix } = diagnostic;
    const line = at === undefined ? undefined : lines[at.line - 1];
    if (at === undefined || fix === undefined || line === undefined) continue;
    const start = findStart(line.text, fix.from, at.column - 1);
    if (start === undefined) continue;
    const edit = { start, end: start + fix.from.length, to: fix.to.replaceAll('\n', newline) };
    const known = edits.get(at.line - 1) ?? [];
    if (known.some((other) => edit.start < other.end && other.start < edit.end)) continue;
    edits.set(at.line - 1, [...known, edit]);
    fixed.push(diagnostic);
  }
  const text = lines.map((line, index) => rewrite(line.text, edits.get(index) ?? []) + line.end).join('');
  return { text: mark + text, fixed };
}

function rewrite(text: string, edits: readonly Edit[]): string {
  let result = text;
  for (const { start, end, to } of edits.toSorted((a, b) => b.start - a.start))
    result = result.slice(0, start) + to + result.slice(end);
  return result;
}

function splitLines(text: string): TypedLine[] {
  return [...text.matchAll(/([^\r\n]*)(\r\n|\r|\n|$)/g)].map(([, line = '', end = '']) => ({
    text: line,
    end,
  }));
}

/** At the place itself, else the next on the line, else the only one on the line. Words are found as whole words. */
function findStart(line: string, from: string, column: number): number | undefined {
  if (from === '') return column;
  const isWhole = (start: number): boolean =>
    !(/^\w/.test(from) && /\w/.test(line[start - 1] ?? '')) &&
    !(/\w$/.test(from) && /\w/.test(line[start + from.length] ?? ''));
  const starts: number[] = [];
  for (let at = line.indexOf(from); at !== -1; at = line.indexOf(from, at + 1))
    if (isWhole(at)) starts.push(at);
  return starts.find((start) => start >= column) ?? (starts.length === 1 ? starts[0] : undefined);
}
