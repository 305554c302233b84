/** Creates a folder and those above it. */
import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Like `mkdirSync` with `recursive`, which never comes back on file systems that answer ENOENT to every new name
 * (`/proc` on Linux). Returns the folders that were made, outermost first. Throws the system's error.
 */
export function makeFolder(path: string): readonly string[] {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true) return [];
  const parent = dirname(path);
  const above = parent === path ? [] : makeFolder(parent);
  try {
    mkdirSync(path);
    return [...above, path];
  } catch (error) {
    // Another process may have made it in between.
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) throw error;
    return above;
  }
}
