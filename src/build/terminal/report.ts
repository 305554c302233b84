/** Diagnostics for people: text with code frames, and the one-line summary. */
import type { Diagnostic, Location } from '../../model.ts';
import { countProblems } from '../problems/diagnostics.ts';
import { formatNumber } from '../problems/format-number.ts';
import { maskSecrets } from '../problems/mask-secrets.ts';
import { makeFrame } from './frame.ts';
import type { OutputStream } from './options.ts';
import { toSafeLine, toSafeLines } from './terminal-text.ts';

export interface TextOptions {
  readonly color: boolean;
  /** Cells of a line, for the code frames. */
  readonly width: number;
  /** Text of a file (relative to the root), for the code frames; undefined: no frame. */
  readonly sourceOf: (file: string) => string | undefined;
  /** How many diagnostics are printed; the rest is counted. */
  readonly limit: number;
  /** How many of a problem's other places are printed; the rest is counted. */
  readonly places?: number;
}

/** What is printed without `--verbose`. */
export const PRINT_LIMIT = 50;

/** What is printed of a problem's other places without `--verbose`. */
const PLACES_LIMIT = 3;

const DEFAULT_WIDTH = 120;

/**
 * Sorted diagnostics as text: `path:line:col: error: message [area/problem]`, the code frame, the hint, one block
 * each with an empty line between. Over the limit errors go before warnings. Empty for no diagnostics.
 */
export function formatText(diagnostics: readonly Diagnostic[], options: TextOptions): string {
  const shown = chooseShown(diagnostics, options.limit);
  const hidden = diagnostics.length - shown.length;
  const blocks = shown.map((diagnostic) => formatDiagnostic(diagnostic, options));
  if (hidden > 0) blocks.push(describeHidden(diagnostics, new Set(shown)));
  return blocks.join('\n');
}

/** Errors before warnings, and of each the first that says something before those that say it again. */
function chooseShown(diagnostics: readonly Diagnostic[], limit: number): readonly Diagnostic[] {
  if (diagnostics.length <= limit) return diagnostics;
  const told = new Set<string>();
  const isNew = (diagnostic: Diagnostic) =>
    !told.has(lineOf(diagnostic)) && told.add(lineOf(diagnostic)).size > 0;
  const [first, again]: [Diagnostic[], Diagnostic[]] = [[], []];
  for (const diagnostic of diagnostics) (isNew(diagnostic) ? first : again).push(diagnostic);
  const ranked = ['error', 'warning'].flatMap((wanted) =>
    [...first, ...again].filter(({ severity }) => severity === wanted),
  );
  const chosen = new Set(ranked.slice(0, limit));
  return diagnostics.filter((diagnostic) => chosen.has(diagnostic));
}

function lineOf({ severity, code, message }: Diagnostic): string {
  return `${severity}: ${toSafeLine(maskSecrets(message))} [${code}]`;
}

/** So many of those that come most often are named below the count. */
const NAMED = 3;

/** `and 969 more; --verbose shows all`, then what they say most often. */
function describeHidden(diagnostics: readonly Diagnostic[], shown: ReadonlySet<Diagnostic>): string {
  const counts = new Map<string, number>();
  const hidden = diagnostics.filter((diagnostic) => !shown.has(diagnostic));
  for (const one of hidden) counts.set(lineOf(one), (counts.get(lineOf(one)) ?? 0) + 1);
  const most = [...counts]
    .filter(([, count]) => count > 1)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, NAMED);
  const lines = most.map(([text, count]) => `  ${formatNumber(count)} times ${text}\n`);
  return `and ${hidden.length} more; --verbose shows all\n${lines.join('')}`;
}

function formatDiagnostic(diagnostic: Diagnostic, options: TextOptions): string {
  const { color, width, sourceOf, places = PLACES_LIMIT } = options;
  const { severity, code, message, at, hint, related = [], also = [] } = diagnostic;
  const paint = createPaint(color);
  const hue = severity === 'error' ? 'red' : 'yellow';
  const place = at ? `${paint('bold', formatPlace(at))}: ` : '';
  const lines = [
    `${place}${paint(hue, severity)}: ${toSafeLine(maskSecrets(message))} ${paint('dim', `[${code}]`)}`,
  ];
  const text = at && sourceOf(at.file);
  const frame = at && text !== undefined ? makeFrame(text, at, width) : undefined;
  if (frame) lines.push(paint('dim', frame.gutter) + frame.code, frame.indent + paint(hue, frame.carets));
  if (hint !== undefined) lines.push(...toSafeLines(maskSecrets(hint)).map((line) => `  ${line}`));
  for (const other of also.slice(0, places)) lines.push(`  Also ${paint('bold', formatPlace(other))}`);
  if (also.length > places)
    lines.push(`  and ${formatCount(also.length - places, 'more place')}; --verbose lists them`);
  for (const other of related) lines.push(`  See also ${paint('bold', formatPlace(other))}`);
  return `${lines.join('\n')}\n`;
}

/** `content/docs/intro.md:14:42`. */
function formatPlace({ file, line, column }: Location): string {
  return `${toSafeLine(file)}:${line}:${column}`;
}

/** `3 errors, 1 warning in 2 files`; `no problems`. */
export function formatSummary(diagnostics: readonly Diagnostic[]): string {
  const { errors, warnings, files } = countProblems(diagnostics);
  const counts = [errors && formatCount(errors, 'error'), warnings && formatCount(warnings, 'warning')];
  const problems = counts.filter(Boolean).join(', ');
  if (problems === '') return 'no problems';
  return files === 0 ? problems : `${problems} in ${formatCount(files, 'file')}`;
}

/** `1 page`, `2,000 pages`: grouped by thousands, whatever language the machine speaks. */
export function formatCount(count: number, noun: string, plural = `${noun}s`): string {
  return `${formatNumber(count)} ${count === 1 ? noun : plural}`;
}

/** Whether to colour: only a terminal, unless `FORCE_COLOR` asks (and is not `0`); `NO_COLOR` wins (no-color.org). */
export function wantsColor(stream: OutputStream, env: Readonly<Record<string, string | undefined>>): boolean {
  if ((env['NO_COLOR'] ?? '') !== '') return false;
  const forced = env['FORCE_COLOR'];
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  return stream.isTTY === true && env['TERM'] !== 'dumb';
}

/** Cells of a line of this stream. */
export function widthOf(stream: OutputStream): number {
  return stream.isTTY && stream.columns ? stream.columns : DEFAULT_WIDTH;
}

/** Select graphic rendition codes (ECMA-48, 8.3.117): on and off. */
const STYLES = { bold: [1, 22], dim: [2, 22], red: [31, 39], yellow: [33, 39], green: [32, 39] } as const;

/** Wraps text in colour, or leaves it as it is. */
export function createPaint(color: boolean): (style: keyof typeof STYLES, text: string) => string {
  if (!color) return (_style, text) => text;
  return (style, text) => `\u001B[${STYLES[style][0]}m${text}\u001B[${STYLES[style][1]}m`;
}
