/** Where git keeps what it knows of a folder. */
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
