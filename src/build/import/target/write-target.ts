/** From the stage to where the site belongs. Only what `import` wrote itself, and nobody changed since, is ever replaced or removed. */
import { compareText } from '../../../text.ts';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import fastGlob from 'fast-glob';
import { makeFolder } from '../../emit/make-folder.ts';
import { staysInside } from '../../emit/stays-inside.ts';
import { writeWhole } from '../../emit/write-whole.ts';
import { UsageError } from '../../problems/usage-error.ts';
import { describeSystemError } from '../../problems/world-error.ts';

/** Which files an import wrote, and what was in them: `<hash>  <path>`, sorted. */
export const IMPORT_LOCK = 'import.lock';

export interface TargetPlan {
  /** Paths relative to the target, sorted. */
  readonly write: readonly string[];
  readonly remove: readonly string[];
  readonly unchanged: number;
  /** Changed by people since the last import, and not by the project: left as they are. */
  readonly kept: readonly string[];
  /** Changed by people and by the project: left as they are, and somebody has to decide. */
  readonly conflicts: readonly string[];
  readonly lock: string;
}

/** Compares the stage with what lies in the target. Throws a UsageError for a folder that is somebody else's. */
export function planTarget(stage: string, target: string, shown: string): TargetPlan {
  const staged = new Map(listFiles(stage).map((path) => [path, hashOf(join(stage, path)) ?? '']));
  const before = readLock(join(target, IMPORT_LOCK));
  if (before === undefined) checkEmpty(target, shown);
  const write: string[] = [];
  const remove: string[] = [];
  const kept: string[] = [];
  const conflicts: string[] = [];
  let unchanged = 0;
  const lines = new Map<string, string>();
  for (const [path, hash] of staged) {
    const known = before?.get(path);
    const now = hashOf(join(target, path));
    lines.set(path, hash);
    if (now === hash) unchanged += 1;
    else if (now === known) write.push(path);
    else {
      // People changed, deleted or made it; what the project says is only news where that changed, too.
      (known === hash ? kept : conflicts).push(path);
      if (known === undefined) lines.delete(path);
      else lines.set(path, known);
    }
  }
  for (const [path, hash] of before ?? []) {
    if (staged.has(path)) continue;
    const now = hashOf(join(target, path));
    if (now === hash) remove.push(path);
    else if (now !== undefined) kept.push(path);
  }
  const lock = [...lines]
    .toSorted(([a], [b]) => compareText(a, b))
    .map(([path, hash]) => `${hash}  ${path}\n`);
  return { write, remove, unchanged, kept, conflicts, lock: lock.join('') };
}

/** Does what was planned: a target that is not there appears as a whole; in another each file is replaced as a whole. */
export function writeTarget(stage: string, target: string, plan: TargetPlan): void {
  try {
    if (!existsSync(target)) {
      writeWhole(join(stage, IMPORT_LOCK), plan.lock);
      makeFolder(dirname(target));
      renameSync(stage, target);
      return;
    }
    for (const path of plan.write) {
      makeFolder(dirname(join(target, path)));
      const temporary = `${join(target, path)}.helpsite-new`;
      copyFileSync(join(stage, path), temporary);
      renameSync(temporary, join(target, path));
    }
    for (const path of plan.remove) {
      rmSync(join(target, path), { force: true });
      removeEmpty(target, dirname(path));
    }
    if (readText(join(target, IMPORT_LOCK)) !== plan.lock) writeWhole(join(target, IMPORT_LOCK), plan.lock);
  } catch (error) {
    throw describeSystemError(error, `write ${target}`);
  }
}

function removeEmpty(root: string, folder: string): void {
  for (let path = folder; path !== '.' && path !== ''; path = dirname(path)) {
    if (readdirSync(join(root, path)).length > 0) return;
    rmdirSync(join(root, path));
  }
}

function listFiles(folder: string): readonly string[] {
  return fastGlob.sync('**/*', { cwd: folder, dot: true, followSymbolicLinks: false }).toSorted();
}

function hashOf(path: string): string | undefined {
  if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) return undefined;
  return createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 32);
}

function readText(path: string): string | undefined {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true
    ? readFileSync(path, 'utf8')
    : undefined;
}

function readLock(lock: string): ReadonlyMap<string, string> | undefined {
  const text = readText(lock);
  if (text === undefined) return undefined;
  return new Map(
    text.split('\n').flatMap((line): [string, string][] => {
      const match = /^([\da-f]{32}) {2}(.+)$/.exec(line);
      const [, hash = '', name = ''] = match ?? [];
      // A file that import wrote lies in the target, whatever was typed into the lock.
      return staysInside(name) ? [[name, hash]] : [];
    }),
  );
}

function checkEmpty(target: string, shown: string): void {
  const stats = statSync(target, { throwIfNoEntry: false });
  if (stats === undefined) return;
  if (!stats.isDirectory()) throw new UsageError(`${shown} is a file; name a folder that is not there yet`);
  const [first] = readdirSync(target).filter(
    (name) => name !== '.git' && !name.startsWith('.helpsite-import-'),
  );
  if (first !== undefined)
    throw new UsageError(
      `There is something in ${shown} already that import did not write (${first}), and nothing is overwritten; name a folder that is empty or not there yet`,
    );
}
