/** Where git keeps what it knows of a folder, and whether it is at work there. */
import { readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * The `.git` folder of the repository that `root` (absolute) lies in, be it further up. Of a worktree or submodule, whose
 * `.git` is a file, the folder that the file names. Undefined outside of a repository. Never throws.
 */
export function findGitFolder(root: string): string | undefined {
  for (let folder = root; ; folder = dirname(folder)) {
    const place = join(folder, '.git');
    try {
      if (statSync(place).isDirectory()) return place;
      const named = /^gitdir: (.+)$/m.exec(readFileSync(place, 'utf8'))?.[1];
      return named === undefined ? undefined : resolve(folder, named.trim());
    } catch {
      // Not here.
    }
    if (dirname(folder) === folder) return undefined;
  }
}

/** Milliseconds. Older locks are held while somebody writes a commit's message, or were left by a git that was killed. */
const LOCK_AGE = 10_000;

/** Whether git is changing files of the repository that `root` (absolute) lies in. */
export function isGitAtWork(root: string): boolean {
  const folder = findGitFolder(root);
  if (folder === undefined) return false;
  const lock = statSync(join(folder, 'index.lock'), { throwIfNoEntry: false });
  return lock !== undefined && Date.now() - lock.mtimeMs < LOCK_AGE;
}
