/** What the last build wrote into an out-dir: each file with the hash of its bytes, kept beside the cache. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cacheFolder } from '../memo/cache-folder.ts';
import { hashText } from '../memo/hash.ts';
import { keepText } from '../memo/keep-text.ts';

/** Hashes (SHA-256, hexadecimal) by path relative to the out-dir. */
export type FileList = ReadonlyMap<string, string>;

/** Where the list of an out-dir (a real path) is kept: beside the caches, which are for one version of the program each. */
export function listFileOf(root: string, outDir: string): string {
  return join(dirname(cacheFolder(root)), `built-${hashText(outDir).slice(0, 10)}.json`);
}

/** SHA-256 of bytes, hexadecimal. */
export function hashBytes(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Keeps the list. It is the last thing that a build does: after one that was cut short the files are not those of the list. */
export function writeFileList(listFile: string, outDir: string, list: FileList): void {
  // Without a function they are sorted by code unit, and sooner.
  const files = Object.fromEntries([...list.keys()].toSorted().map((path) => [path, list.get(path)]));
  const text = JSON.stringify({ outDir, files });
  if (readText(listFile) !== text) keepText(listFile, text);
}

/** The list of this out-dir (a real path); undefined when there is none: the site was built elsewhere, or never. */
export function readFileList(listFile: string, outDir: string): FileList | undefined {
  try {
    const list: unknown = JSON.parse(readText(listFile) ?? '');
    if (typeof list !== 'object' || list === null || !('outDir' in list) || !('files' in list))
      return undefined;
    if (list.outDir !== outDir || typeof list.files !== 'object' || list.files === null) return undefined;
    return new Map(Object.entries(list.files).map(([path, hash]) => [path, String(hash)]));
  } catch {
    return undefined;
  }
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
