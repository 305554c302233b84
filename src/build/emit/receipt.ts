/** A receipt for a finished build: what it was made of, what it told, and what it left in the out-dir. */
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { hashText } from '../memo/hash.ts';
import { keepText } from '../memo/keep-text.ts';
import type { Ledger } from './ledger.ts';

/** An out-dir as a build left it: paths relative to it. */
export interface OutState {
  readonly outDir: string;
  /** Names at its top, which may be others' (`.git`). */
  readonly names: readonly string[];
  readonly files: readonly (readonly [path: string, size: number, mtimeMs: number])[];
  readonly folders: readonly (readonly [path: string, mtimeMs: number])[];
  /** Absolute path of the list of what was written (file-list.ts), and when that was. */
  readonly list: readonly [path: string, mtimeMs: number];
}

/** What lies in an out-dir (a real path), of which the ledger was written a moment ago. Undefined for one that cannot be read. */
export function describeOut(outDir: string, ledger: Ledger, listFile: string): OutState | undefined {
  const names = listNames(outDir);
  return (
    names && {
      outDir,
      names,
      files: Object.entries(ledger.files).map(([path, [, size, mtimeMs]]) => [path, size, mtimeMs]),
      folders: Object.entries(ledger.folders),
      list: [listFile, timeOf(listFile)],
    }
  );
}

/** Whether every file and folder is still as it was left, and nothing came to them. */
export function isSameOut({ outDir, names, files, folders, list }: OutState): boolean {
  if (JSON.stringify(listNames(outDir)) !== JSON.stringify(names) || timeOf(list[0]) !== list[1])
    return false;
  try {
    return (
      folders.every(([path, mtimeMs]) => {
        const stats = lstatSync(`${outDir}/${path}`, { throwIfNoEntry: false });
        return stats?.isDirectory() === true && stats.mtimeMs === mtimeMs;
      }) &&
      files.every(([path, size, mtimeMs]) => {
        const stats = lstatSync(`${outDir}/${path}`, { throwIfNoEntry: false });
        return stats?.isFile() === true && stats.size === size && stats.mtimeMs === mtimeMs;
      })
    );
  } catch {
    return false;
  }
}

function timeOf(path: string): number {
  try {
    return lstatSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  } catch {
    return 0;
  }
}

function listNames(folder: string): readonly string[] | undefined {
  try {
    return readdirSync(folder).toSorted();
  } catch {
    return undefined;
  }
}

/** Keeps a receipt, JSON-shaped. */
export function writeReceipt(file: string, receipt: object): void {
  const text = JSON.stringify(receipt);
  keepText(file, `${hashText(text)}\n${text}`);
}

/** What was kept; undefined when there is none that is whole. */
export function readReceipt(file: string): unknown {
  try {
    const text = readFileSync(file, 'utf8');
    const end = text.indexOf('\n');
    const value = text.slice(end + 1);
    return hashText(value) === text.slice(0, end) ? JSON.parse(value) : undefined;
  } catch {
    return undefined;
  }
}
