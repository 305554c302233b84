/** How a command tells its outcome: one JSON document, a report in the format asked for, or text and a summary. */
import { relative, sep } from 'node:path';
import type { Diagnostic } from '../../model.ts';
import { isFailure } from '../problems/diagnostics.ts';
import type { CommandIo, CommandOptions } from './options.ts';
import { flattenDiagnostic, formatGithub, formatSarif, type FlatDiagnostic } from './report-machine.ts';
import {
  createPaint,
  formatCount,
  formatSummary,
  formatText,
  PRINT_LIMIT,
  wantsColor,
  widthOf,
} from './report.ts';
import { readVersion } from '../program/version.ts';

/** What a command found and did. */
export interface CommandResult {
  /** No problem that fails the run. */
  readonly ok: boolean;
  /** Base path of the site, known once the configuration is read. */
  readonly base: string;
  readonly pages: number;
  readonly written: number;
  readonly unchanged: number;
  readonly removed: number;
  /** False when the site of the last build was left as it was. */
  readonly isEmitted: boolean;
  /** Milliseconds. */
  readonly durationMs: number;
  /** Sorted (`sortDiagnostics`), with the rules applied. */
  readonly diagnostics: readonly Diagnostic[];
  /** Text of a file (relative to the root) for the code frames. */
  readonly sourceOf: (file: string) => string | undefined;
}

/** The document of `--json` (contract.md 1). */
export interface ResultDocument {
  readonly schemaVersion: 1;
  readonly ok: boolean;
  readonly command: string;
  readonly root: string;
  readonly outDir: string;
  readonly base: string;
  readonly pages: number;
  readonly written: number;
  readonly unchanged: number;
  readonly removed: number;
  readonly durationMs: number;
  readonly diagnostics: readonly FlatDiagnostic[];
}

/** What decides how an outcome is told; `command` by its whole name, such as `search test`. */
type PrintOptions = Omit<CommandOptions, 'command'> & { readonly command: string };

/** Prints the outcome of a build or check: results to stdout, and annotations for a GitHub Actions job. */
export function printResult(result: CommandResult, options: PrintOptions): void {
  const { io, format, root } = options;
  const inRepository = rootInRepository(root, io.env);
  if (format === 'json') io.stdout.write(formatDocument(toDocument(result, options)));
  else if (format === 'sarif') io.stdout.write(formatSarif(result.diagnostics, inRepository, readVersion()));
  else if (format === 'github') io.stdout.write(formatGithub(result.diagnostics, inRepository));
  else printText(result, options);
  // The runner reads both streams; stdout is one document when a machine format was asked for.
  if (io.env['GITHUB_ACTIONS'] === 'true' && format !== 'github') {
    (format === 'text' ? io.stdout : io.stderr).write(formatGithub(result.diagnostics, inRepository));
  }
}

/** A JSON document as text that ends with a line end. */
export function formatDocument(document: object): string {
  // Whoever reads it in a terminal sees names that hold controls, and is not misled by them.
  const text = JSON.stringify(document, undefined, 2).replace(
    /[\x7f-\x9f\u202a-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `${text}\n`;
}

function toDocument(result: CommandResult, { command, root, outDir }: PrintOptions): ResultDocument {
  const { ok, base, pages, written, unchanged, removed, durationMs, diagnostics } = result;
  return {
    schemaVersion: 1,
    ok,
    command,
    root,
    outDir,
    base,
    pages,
    written,
    unchanged,
    removed,
    durationMs: Math.round(durationMs),
    diagnostics: diagnostics.map(flattenDiagnostic),
  };
}

function printText(result: CommandResult, options: PrintOptions): void {
  const { io, verbose, quiet, strict } = options;
  const color = wantsColor(io.stdout, io.env);
  // Quiet shows what fails the run and nothing else.
  const shown = quiet
    ? result.diagnostics.filter((diagnostic) => isFailure([diagnostic], strict))
    : result.diagnostics;
  const limit = verbose ? Number.POSITIVE_INFINITY : PRINT_LIMIT;
  const text = formatText(shown, {
    color,
    limit,
    ...(verbose ? { places: Number.POSITIVE_INFINITY } : {}),
    width: widthOf(io.stdout),
    sourceOf: result.sourceOf,
  });
  if (text !== '') io.stdout.write(`${text}\n`);
  if (!quiet) io.stdout.write(`${formatOutcome(result, options, color)}\n`);
}

function formatOutcome(result: CommandResult, { command, outDir, io }: PrintOptions, color: boolean): string {
  const paint = createPaint(color);
  const mark = result.ok ? paint('green', '✓') : paint('red', '✗');
  const problems = formatSummary(result.diagnostics);
  const seconds = `${(result.durationMs / 1000).toFixed(2)} s`;
  if (command !== 'build')
    return `${mark} ${formatCount(result.pages, 'page')} checked in ${seconds}: ${problems}`;
  const place = relative(io.cwd, outDir) || '.';
  if (!result.isEmitted)
    return `${mark} ${problems}; nothing was written, ${place} is as it was (${seconds})`;
  const files = `${formatCount(result.written, 'file')} written, ${result.unchanged} unchanged, ${result.removed} removed`;
  const built = `${formatCount(result.pages, 'page')} built in ${seconds} into ${place} (${files})`;
  return problems === 'no problems' ? `${mark} ${built}` : `${mark} ${built}: ${problems}`;
}

/** The root's path below the repository that a GitHub Actions job has checked out; empty when it is the same. */
export function rootInRepository(root: string, env: CommandIo['env']): string {
  const workspace = env['GITHUB_WORKSPACE'];
  if (workspace === undefined || workspace === '') return '';
  const path = relative(workspace, root);
  return path === '..' || path.startsWith(`..${sep}`) ? '' : path.split(sep).join('/');
}
