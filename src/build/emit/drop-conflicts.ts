/** Which files of a site with errors can be written: those that no other lies in the place of, and that a disk can hold. Pure. */
import { folderOf } from '../../urls.ts';

/** Disks allow 255 bytes for a name, and twins append theirs; systems 4,096 for a path, of which the out-dir needs some. */
const MAX_NAME = 250;
const MAX_PATH = 3000;

/** The files without those whose names are too long, and those whose path, or a folder above it, an earlier file has, or below which an earlier file lies. */
export function dropConflicts<T extends { readonly file: string }>(files: readonly T[]): readonly T[] {
  const taken = new Set<string>();
  const folders = new Set<string>();
  return files.filter(({ file }) => {
    if (isTooLong(file)) return false;
    const above: string[] = [];
    for (let folder = folderOf(file); folder !== ''; folder = folderOf(folder)) above.push(folder);
    if (taken.has(file) || folders.has(file) || above.some((folder) => taken.has(folder))) return false;
    taken.add(file);
    for (const folder of above) folders.add(folder);
    return true;
  });
}

function isTooLong(file: string): boolean {
  // A character has three bytes at most.
  if (file.length * 3 <= MAX_NAME) return false;
  return (
    Buffer.byteLength(file) > MAX_PATH || file.split('/').some((name) => Buffer.byteLength(name) > MAX_NAME)
  );
}
