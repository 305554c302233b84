/** What the user sees of an error that ended a command: one line, an exit code, never a stack trace. */
import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { writeErrorReport } from './error-report.ts';
import { describeError, isOwnError } from '../foreign/load-module.ts';
import { maskSecrets } from '../problems/mask-secrets.ts';
import type { CommandIo } from '../terminal/options.ts';
import { formatDocument, type ResultDocument } from '../terminal/result.ts';
import type { RuleCode } from '../../model.ts';
import { escapePattern } from '../../text.ts';
import { ServiceError } from '../problems/service-error.ts';
import { toSafeLine } from '../terminal/terminal-text.ts';
import { UsageError } from '../problems/usage-error.ts';
import { describeSystemError, isSystemError, WorldError } from '../problems/world-error.ts';

interface Failure {
  readonly exitCode: 2 | 3 | 4 | 5;
  readonly code: RuleCode;
  readonly message: string;
}

/** Prints the error to stderr (with `--json` a document to stdout as well) and returns the exit code. */
export function reportFailure(error: unknown, argv: readonly string[], io: CommandIo): number {
  const explained = explainFailure(error, argv, io);
  const failure = { ...explained, message: maskSecrets(shortenPaths(explained.message, argv, io.cwd)) };
  io.stderr.write(`helpsite: ${toSafeLine(failure.message)}\n`);
  // The flags themselves may be what is wrong, so they are not parsed here.
  if (argv.includes('--json')) io.stdout.write(formatDocument(toDocument(failure, argv, io)));
  return failure.exitCode;
}

function explainFailure(error: unknown, argv: readonly string[], io: CommandIo): Failure {
  if (error instanceof UsageError) return { exitCode: 2, code: 'usage/invalid', message: error.message };
  if (error instanceof ServiceError) return { exitCode: 5, code: error.code, message: error.message };
  const known = isSystemError(error)
    ? describeSystemError(error, `${nameCall(error.syscall)} ${error.path ?? 'a file'}`)
    : error;
  if (known instanceof WorldError) return { exitCode: 4, code: 'machine/failed', message: known.message };
  if (isOwnError(error)) {
    const message = `code of this site failed while it was run: ${describeError(error)}`;
    return { exitCode: 3, code: 'config/failed', message };
  }
  const report = writeErrorReport(error, { argv, folder: reportFolder(argv, io.cwd) });
  const text = error instanceof Error ? error.message : String(error);
  const place = report === undefined ? '' : ` (details: ${report})`;
  return { exitCode: 4, code: 'helpsite/bug', message: `this is a bug in helpsite: ${text}${place}` };
}

/** What a system call does, in a word that people know. */
function nameCall(syscall = 'read'): string {
  if (/^(?:write|ftruncate|fsync)/.test(syscall)) return 'write';
  if (/^(?:unlink|rm)/.test(syscall)) return 'remove';
  if (syscall === 'mkdir') return 'make the folder';
  return syscall === 'rename' ? 'rename' : 'read';
}

/** Paths as seen from the current folder: messages name no folder of the machine that nobody asked about. */
function shortenPaths(message: string, argv: readonly string[], cwd: string): string {
  const known = argv
    .flatMap((argument) => (argument.startsWith('-') ? argument.split('=').slice(1) : [argument]))
    .filter((argument) => argument.length < 5000 && !argument.includes('\0'))
    .map((argument) => resolve(cwd, argument));
  return [...new Set([...known, cwd])]
    .filter((path) => path !== resolve('/'))
    .toSorted((a, b) => b.length - a.length)
    .reduce(
      // What stands in quotes is what was typed, and what is only a part of another path is not this one.
      (text, path) =>
        text.replace(
          new RegExp(`(?<!["\\w./])${escapePattern(path)}(?![\\w-])`, 'g'),
          relative(cwd, path) || '.',
        ),
      message,
    )
    .replaceAll(' ./', ' ');
}

/** The cache folder of the root, if the command line names one that has `node_modules`. */
function reportFolder(argv: readonly string[], cwd: string): string | undefined {
  const candidates = [...argv.slice(1).filter((argument) => !argument.startsWith('-')), '.'];
  const modules = candidates
    .map((root) => join(resolve(cwd, root), 'node_modules'))
    .find((path) => existsSync(path));
  return modules === undefined ? undefined : join(modules, '.cache/helpsite');
}

function toDocument({ code, message }: Failure, argv: readonly string[], io: CommandIo): ResultDocument {
  return {
    schemaVersion: 1,
    ok: false,
    command: nameCommand(argv),
    root: io.cwd,
    outDir: '',
    base: '',
    pages: 0,
    written: 0,
    unchanged: 0,
    removed: 0,
    durationMs: 0,
    diagnostics: [{ severity: 'error', code, message }],
  };
}

/** `build`; `search push` for a command of the group. */
function nameCommand(argv: readonly string[]): string {
  const [command = '', second = ''] = argv.filter((argument) => !argument.startsWith('-'));
  return /^(?:search|deploy|addresses)$/.test(command) ? `${command} ${second}`.trim() : command;
}
