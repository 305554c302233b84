/** Which files of a site with errors can be written: those that do not lie in another's place. Pure. */
import { folderOf } from '../../urls.ts';

/** The files without those whose path, or a folder above it, an earlier file has, or below which an earlier file lies. */
export function dropConflicts<T extends { readonly file: string }>(files: readonly T[]): readonly T[] {
  const taken = new Set<string>();
  const folders = new Set<string>();
  return files.filter(({ file }) => {
    const above: string[] = [];
    for (let folder = folderOf(file); folder !== ''; folder = folderOf(folder)) above.push(folder);
    if (taken.has(file) || folders.has(file) || above.some((folder) => taken.has(folder))) return false;
    taken.add(file);
    for (const folder of above) folders.add(folder);
    return true;
  });
}
