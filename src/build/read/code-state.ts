/** What compiled code of the site is made of, as it lies on the disk: the same files, the same code. */
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashText } from '../memo/hash.ts';

/** A file or a folder relative to the root, with the hash of what it holds: its bytes, its names. */
export type StampedCode = readonly [path: string, hash: string];

/** Whether all of it is as it was. */
export function isSameCode(root: string, stamped: readonly StampedCode[]): boolean {
  return stamped.every(([path, hash]) => hashPlace(root, path) === hash);
}

/** The hash of what lies at `path`; the reason why it cannot be read. */
export function hashPlace(root: string, path: string): string {
  try {
    return hashText(readFileSync(join(root, path)));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return code === 'EISDIR' ? hashText(JSON.stringify(listNames(join(root, path)) ?? '?')) : code;
  }
}

/** Whether the names in a folder were the same before a moment (milliseconds). */
export function isOlderThan(root: string, folder: string, moment: number): boolean {
  try {
    return lstatSync(join(root, folder)).mtimeMs < moment;
  } catch {
    return false;
  }
}

/** `d:`, `f:` or `o:` (something else) and a name. Undefined for a folder that is not there, or cannot be read. */
export function listNames(folder: string): readonly string[] | undefined {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .map((entry) => `${entry.isDirectory() ? 'd' : entry.isFile() ? 'f' : 'o'}:${entry.name}`)
      .toSorted();
  } catch {
    return undefined;
  }
}
