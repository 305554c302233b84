/** Removes from the out-dir what the site no longer holds: the last step of an emit. */
import { lstatSync, readdirSync, renameSync, rmdirSync, unlinkSync } from 'node:fs';
import { folderOf } from '../../urls.ts';
import { type Folders, TEMPORARY_NAME } from './folders.ts';
import type { Ledger } from './ledger.ts';
import { describeSystemError, isSystemError } from '../problems/world-error.ts';

export interface StrayOptions {
  readonly outDir: string;
  /** Paths of the site, relative to the out-dir. */
  readonly listed: ReadonlySet<string>;
  readonly folders: Folders;
  readonly ledger: Ledger;
  /** Only what a killed build left half-written goes. */
  readonly temporaryOnly: boolean;
}

/**
 * Removes every file and folder that is not listed and returns how many files that were; temporary files are not
 * counted. Links are removed, not followed. Only folders whose names may have changed since the last run are read.
 */
export function removeStrays(options: StrayOptions): number {
  const { outDir, folders, temporaryOnly } = options;
  const isTwin = createTwinTest(options);
  const strays: { readonly path: string; readonly folder: string }[] = [];
  for (const folder of foldersToRead(options)) {
    for (const name of readNames(`${outDir}/${folder}`)) {
      const path = folder === '' ? name : `${folder}/${name}`;
      if (isTemporary(name)) {
        removeTree(`${outDir}/${path}`);
        folders.touch(folder);
      } else if (!temporaryOnly && isStray(path, options) && !isTwin(path)) strays.push({ path, folder });
    }
  }
  // Pages go before the assets that they name: at every instant each page that is there is whole.
  let removed = 0;
  for (const { path } of strays) removed += removePages(`${outDir}/${path}`);
  for (const { path, folder } of strays) {
    removed += removeTree(`${outDir}/${path}`);
    folders.touch(folder);
  }
  return removed;
}

function isTemporary(name: string): boolean {
  return TEMPORARY_NAME.test(name);
}

function isStray(path: string, { listed, folders, ledger }: StrayOptions): boolean {
  if (listed.has(path) || folders.states.has(path)) return false;
  const isTopLevelDot = path.startsWith('.') && !path.includes('/');
  // `.git`, `.nojekyll`, our marker and lock: kept, unless an earlier site of ours had a file of that name.
  return !isTopLevelDot || isOfLastRun(path, ledger);
}

function isOfLastRun(path: string, ledger: Ledger): boolean {
  return Object.keys(ledger.files).some((file) => file === path || file.startsWith(`${path}/`));
}

/** Folders that may hold strays: changed since the last run, or holding a file of the last run that is gone now. */
function foldersToRead({ listed, folders, ledger }: StrayOptions): ReadonlySet<string> {
  // The out-dir's own time always differs: the lock file comes and goes there.
  const suspects = new Set<string>(['', ...folders.littered]);
  for (const [folder, state] of folders.states) {
    if (state.type === 'found' && ledger.folders[folder] !== state.mtimeMs) suspects.add(folder);
  }
  for (const file of Object.keys(ledger.files)) {
    if (listed.has(file)) continue;
    let folder = folderOf(file);
    while (folder !== '' && !folders.states.has(folder)) folder = folderOf(folder);
    suspects.add(folder);
  }
  return suspects;
}

/**
 * On a disk that ignores case (or Unicode composition), `Intro` found in a listing may be the very entry that was
 * written as `intro`. Such an entry is renamed to what the site calls it instead of being removed.
 */
function createTwinTest({ outDir, listed, folders }: StrayOptions): (path: string) => boolean {
  let byFold: ReadonlyMap<string, string> | undefined;
  return (path) => {
    byFold ??= new Map([...listed, ...folders.states.keys()].map((name) => [fold(name), name]));
    const twin = byFold.get(fold(path));
    if (twin === undefined) return false;
    const [stray, kept] = [`${outDir}/${path}`, `${outDir}/${twin}`].map((file) =>
      lstatSync(file, { throwIfNoEntry: false, bigint: true }),
    );
    if (!stray || !kept || stray.ino !== kept.ino || stray.dev !== kept.dev) return false;
    renameSync(`${outDir}/${path}`, `${outDir}/${twin}`);
    return true;
  };
}

function fold(path: string): string {
  return path.normalize('NFC').toLowerCase();
}

function readNames(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (isSystemError(error) && error.code === 'ENOENT') return [];
    throw describeSystemError(error, `read ${folder}`);
  }
}

/** Removes the pages of a tree (and their compressed twins), without following links; returns how many files went. */
function removePages(path: string): number {
  try {
    if (lstatSync(path).isDirectory()) {
      let removed = 0;
      for (const name of readdirSync(path)) removed += removePages(`${path}/${name}`);
      return removed;
    }
    if (!/\.html(?:\.br|\.gz)?$/.test(path)) return 0;
    unlinkSync(path);
    return 1;
  } catch (error) {
    if (isSystemError(error) && error.code === 'ENOENT') return 0;
    throw describeSystemError(error, `remove ${path}`);
  }
}

/** Removes a file, or a folder with all it holds, without following links; returns how many files went. */
function removeTree(path: string): number {
  try {
    if (!lstatSync(path).isDirectory()) {
      unlinkSync(path);
      return 1;
    }
    let removed = 0;
    for (const name of readdirSync(path)) {
      const count = removeTree(`${path}/${name}`);
      if (!isTemporary(name)) removed += count;
    }
    rmdirSync(path);
    return removed;
  } catch (error) {
    if (isSystemError(error) && error.code === 'ENOENT') return 0;
    throw describeSystemError(error, `remove ${path}`);
  }
}
