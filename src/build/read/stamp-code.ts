/** Which files and folders have to stay as they are for compiled code to stay the same. */
import { dirname } from 'node:path';
import { fileBelow } from '../foreign/load-module.ts';
import { hashPlace, isOlderThan, type StampedCode } from './code-state.ts';

/** A module of the site that was compiled. */
export interface CodeModule {
  /** It could be compiled, and says the same whenever it is run (settled-code.ts). */
  readonly isSettled: boolean;
  /** Its files (absolute), with the hash of what was compiled; without one it was not read by us. */
  readonly files: ReadonlyMap<string, string | undefined>;
}

/**
 * The files of all modules, and their folders, because a file that comes may be imported in the place of another. Undefined for
 * code that may say something else each time, for what lies outside of the site or in a package, and for what changed after
 * `startedAt` (milliseconds).
 */
export function stampCode(
  root: string,
  modules: readonly CodeModule[],
  startedAt: number,
): readonly StampedCode[] | undefined {
  if (modules.length === 0) return [];
  const files = modules.flatMap((one) =>
    [...one.files].map(([path, hash]) => [fileBelow(root, path), hash] as const),
  );
  const isOurs = files.every(
    ([file, hash]) => hash !== undefined && !/^\.\.\/|^\/|(?:^|\/)node_modules\//.test(file),
  );
  if (!isOurs || !modules.every(({ isSettled }) => isSettled)) return undefined;
  const folders = [...new Set(files.flatMap(([file]) => listAbove(dirname(file))))];
  if (!folders.every((folder) => isOlderThan(root, folder, startedAt))) return undefined;
  // How a package is read depends on its description.
  const stamped = [...folders, 'package.json'].map((path): StampedCode => [path, hashPlace(root, path)]);
  return [...new Map([...files.map(([file, hash = '']): StampedCode => [file, hash]), ...stamped])];
}

/** `a/b` → `a/b`, `a`. */
function listAbove(folder: string): readonly string[] {
  return folder === '.' ? [] : [folder, ...listAbove(dirname(folder))];
}
