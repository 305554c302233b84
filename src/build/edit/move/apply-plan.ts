/**
 * Carries out a planned move. A journal with every step is on the disk before the first, so that a move that was cut
 * short is finished by the next `helpsite mv`, whatever it was asked: each step can be repeated, none loses a text.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { withLock } from '../../emit/lock.ts';
import { makeFolder } from '../../emit/make-folder.ts';
import { writeWhole } from '../../emit/write-whole.ts';
import { describeSystemError, isSystemError, WorldError } from '../../problems/world-error.ts';

interface Step {
  /** Paths relative to the root. */
  readonly rename?: { readonly from: string; readonly to: string };
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
  /** Files that somebody changed while the move was made; they were left alone. */
  readonly skipped: readonly string[];
}

const JOURNAL = 'move.json';

/** Folder of the journal: beside the cache, which a site may lose at any time between moves. */
function journalFolder(root: string): string {
  return join(root, 'node_modules', '.cache', 'helpsite');
}

/** Makes the changes. Throws a WorldError when the disk refuses; what is left is then finished by the next move. */
export function applyPlan(
  root: string,
  name: string,
  renames: readonly { readonly from: string; readonly to: string }[],
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
      const journal: Journal = { version: 1, name, steps };
      writeWhole(join(folder, JOURNAL), JSON.stringify(journal));
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
  const skipped: string[] = [];
  for (const { rename, write } of steps) {
    if (rename !== undefined)
      guarded(`move ${rename.from} to ${rename.to}`, () =>
        moveFile(join(root, rename.from), join(root, rename.to)),
      );
    if (
      write !== undefined &&
      !guarded(`write ${write.file}`, () => writeText(join(root, write.file), write))
    )
      skipped.push(write.file);
  }
  rmSync(join(journalFolder(root), JOURNAL), { force: true });
  return { skipped };
}

function guarded<T>(doing: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw describeSystemError(error, doing);
  }
}

/** By way of a name of its own, because a disk may take two names that differ in case for one. */
function moveFile(from: string, to: string): void {
  const between = join(dirname(from), `.${basename(from)}.helpsite-move`);
  if (from.toLowerCase() !== to.toLowerCase()) {
    if (!isThere(from)) {
      if (isThere(to)) return;
      throw new WorldError(`${from} is gone, and ${to} is not there: somebody else moved it`);
    }
    if (isThere(to)) throw new WorldError(`${to} was made while the move was planned: nothing was replaced`);
    makeFolder(dirname(to));
    renameSync(from, to);
    removeEmpty(dirname(from));
    return;
  }
  if (isThere(from)) renameSync(from, between);
  if (isThere(between)) {
    if (dirname(to) !== dirname(from)) mkdirSync(dirname(to), { recursive: true });
    renameSync(between, to);
  }
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
