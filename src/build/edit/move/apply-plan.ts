/**
 * Carries out a planned move. A journal with every step is on the disk before the first, so that a move that was cut
 * short is finished by the next `helpsite mv`, whatever it was asked: each step can be repeated, none loses a text.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Diagnostic } from '../../../model.ts';
import { withLock } from '../../emit/lock.ts';
import { makeFolder } from '../../emit/make-folder.ts';
import { readBytes, writeDurably } from '../../emit/write-durably.ts';
import { writeWhole } from '../../emit/write-whole.ts';
import { describeSystemError, isSystemError, WorldError } from '../../problems/world-error.ts';

/** Paths relative to the root. */
interface Rename {
  readonly from: string;
  readonly to: string;
}

interface Step {
  readonly rename?: Rename;
  /** `before`, `after`: hashes of the text; a file that holds neither was edited in between and is left alone. */
  readonly write?: { readonly file: string; readonly before: string; readonly text: string };
}

interface Journal {
  readonly version: 1;
  /** What was asked for, in words. */
  readonly name: string;
  readonly steps: readonly Step[];
}

export interface Applied {
  /** A warning for each step that was left out, because somebody else was at its file meanwhile. */
  readonly skipped: readonly Diagnostic[];
}

const JOURNAL = 'move.json';

/** Folder of the journal: beside the cache, which a site may lose at any time between moves. */
function journalFolder(root: string): string {
  return join(root, 'node_modules', '.cache', 'helpsite');
}

/**
 * Makes the changes. Throws a WorldError before the first when a file cannot be moved any more, and when the disk refuses; what is left is then
 * finished by the next move.
 */
export function applyPlan(
  root: string,
  name: string,
  renames: readonly Rename[],
  changes: readonly { readonly file: string; readonly before: string; readonly after: string }[],
): Applied {
  const steps: Step[] = [
    ...renames.map((rename) => ({ rename })),
    ...changes.map(({ file, before, after }) => ({ write: { file, before: hashOf(before), text: after } })),
  ];
  const folder = journalFolder(root);
  return guarded(`write ${join(folder, JOURNAL)}`, () => {
    makeFolder(folder);
    return withLock(folder, () => {
      const hindrance = renames.map((rename) => findHindrance(root, rename)).find(Boolean);
      if (hindrance !== undefined) throw new WorldError(`${hindrance}; nothing was moved`);
      const [journal, path] = [{ version: 1, name, steps } as const, join(folder, JOURNAL)];
      writeDurably(path, JSON.stringify(journal), readBytes(path));
      return carryOut(root, journal);
    });
  });
}

/** Finishes a move that was cut short; undefined when there is none. */
export function finishInterrupted(root: string): (Applied & { readonly name: string }) | undefined {
  const folder = journalFolder(root);
  if (readJournal(folder) === undefined) return undefined;
  return withLock(folder, () => {
    const journal = readJournal(folder);
    return journal === undefined ? undefined : { ...carryOut(root, journal), name: journal.name };
  });
}

function readJournal(folder: string): Journal | undefined {
  try {
    const value = JSON.parse(readFileSync(join(folder, JOURNAL), 'utf8')) as Journal;
    return value.version === 1 && Array.isArray(value.steps) ? value : undefined;
  } catch {
    // None, or one that was cut off while it was written: then no step was made.
    return undefined;
  }
}

function carryOut(root: string, { steps }: Journal): Applied {
  const journal = join(journalFolder(root), JOURNAL);
  try {
    const skipped = steps.flatMap((step) => take(root, step) ?? []);
    rmSync(journal, { force: true });
    return { skipped };
  } catch (error) {
    if (!(error instanceof WorldError)) throw error;
    const wayOut = `the next helpsite mv goes on, unless you delete ${journal}`;
    throw new WorldError(`${error.message}; ${wayOut}`, { cause: error });
  }
}

/** Takes one step; a warning when it had to be left out. */
function take(root: string, { rename, write }: Step): Diagnostic | undefined {
  if (rename !== undefined) {
    const hindrance = findHindrance(root, rename);
    if (hindrance !== undefined) return notMoved(rename, hindrance);
    const { from, to } = rename;
    guarded(`move ${from} to ${to}`, () => moveFile(join(root, from), join(root, to)));
  }
  if (write === undefined) return undefined;
  const { file } = write;
  return guarded(`write ${file}`, () => writeText(join(root, file), write))
    ? undefined
    : changedMeanwhile(file);
}

/** Why the file can neither be moved nor has been moved; undefined when all is well. */
function findHindrance(root: string, { from, to }: Rename): string | undefined {
  const [isOld, isNew] = [isThere(join(root, from)), isThere(join(root, to))];
  if (isOld && isNew) return `${to} was made meanwhile, and ${from} does not replace it`;
  const isGone = !isOld && !isNew && !isThere(join(root, nameBetween(from)));
  return isGone ? `${from} is gone, and ${to} is not there` : undefined;
}

function notMoved({ from, to }: Rename, why: string): Diagnostic {
  return {
    severity: 'warning',
    code: 'move/by-hand',
    message: `${why}: it was not moved`,
    at: { file: from, line: 1, column: 1 },
    hint: `Move it to ${to} by hand or delete one of the two, run helpsite check, and correct the links it names.`,
  };
}

function changedMeanwhile(file: string): Diagnostic {
  return {
    severity: 'warning',
    code: 'move/by-hand',
    message: 'Somebody changed this file while the guide was moved, so its links were left alone',
    at: { file, line: 1, column: 1 },
    hint: 'Run helpsite check, and correct the links it names.',
  };
}

function guarded<T>(doing: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw describeSystemError(error, doing);
  }
}

/** Does nothing when it was moved before. */
function moveFile(from: string, to: string): void {
  if (from.toLowerCase() !== to.toLowerCase()) {
    if (!isThere(from)) return;
    makeFolder(dirname(to));
    renameSync(from, to);
    removeEmpty(dirname(from));
    return;
  }
  const between = nameBetween(from);
  if (isThere(from)) renameSync(from, between);
  if (isThere(between)) {
    if (dirname(to) !== dirname(from)) mkdirSync(dirname(to), { recursive: true });
    renameSync(between, to);
  }
}

/** By way of a name of its own, because a disk may take two names that differ in case for one. */
function nameBetween(from: string): string {
  return join(dirname(from), `.${basename(from)}.helpsite-move`);
}

/** Whether a file of exactly this name is there, also on a disk that is blind to case. */
function isThere(path: string): boolean {
  try {
    return readdirSync(dirname(path)).includes(basename(path));
  } catch {
    return false;
  }
}

/** A folder that the move has emptied goes, as version control would have it. */
function removeEmpty(folder: string): void {
  if (basename(folder) === 'docs') return;
  try {
    rmdirSync(folder);
    removeEmpty(dirname(folder));
  } catch {
    // It holds something.
  }
}

/** False when the file holds neither the old nor the new text. */
function writeText(path: string, { before, text }: NonNullable<Step['write']>): boolean {
  let now: string;
  try {
    now = readFileSync(path, 'utf8');
  } catch (error) {
    if (isSystemError(error) && error.code === 'ENOENT') return false;
    throw error;
  }
  if (now === text) return true;
  if (hashOf(now) !== before) return false;
  writeWhole(path, text);
  return true;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
