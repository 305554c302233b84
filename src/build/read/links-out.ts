/** Symbolic links that lead out of `content/`: what they lead to is nobody's to publish. */
import { readlinkSync, realpathSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { Diagnostic } from '../../model.ts';

/** For symbolic links below `<root>/content`: whether they lead out of it; one to nothing is judged by what is written in it. */
export function leadsOutOf(root: string): (path: string) => boolean {
  const content = join(root, 'content');
  return (path) => {
    try {
      return !isBelow(realpathSync(content), resolveLink(join(content, path)));
    } catch {
      return true;
    }
  };
}

function resolveLink(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return resolve(realpathSync(dirname(path)), readlinkSync(path));
  }
}

function isBelow(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** The diagnostic for a symbolic link that leads out of `content/`. */
export function linkOut(path: string): Diagnostic {
  return {
    severity: 'error',
    code: 'source/link-out',
    message: 'This is a symbolic link that leads out of content/: what it leads to is not published',
    at: { file: `content/${path}`, line: 1, column: 1 },
    hint: 'Put a copy of the file or folder here, or delete the link.',
  };
}
