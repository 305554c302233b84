/** What lies in the out-dir and is no longer part of the site: found before anything is changed, taken away at the end. */
import { lstatSync, readdirSync } from 'node:fs';
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

/** A file, or a folder with all it holds, that is not part of the site. Paths are relative to the out-dir. */
export interface Stray {
  readonly path: string;
  /** Pages in it, with their compressed twins. */
  readonly pages: readonly string[];
  /** How many files it is. */
  readonly files: number;
}

export interface Strays {
  readonly found: readonly Stray[];
  /** Entries that are listed ones under another case, and what the site calls them. */
  readonly twins: readonly { readonly from: string; readonly to: string }[];
  /** What killed builds left. */
  readonly rests: readonly string[];
}

/**
 * Finds every file and folder that is not listed. Links are not followed. Only folders whose names may have changed since
 * the last run are read. Throws a WorldError for a folder that cannot be read.
 */
export function findStrays(options: StrayOptions): Strays {
  const { outDir, temporaryOnly } = options;
  const twinOf = createTwinTest(options);
  const found: Stray[] = [];
  const twins: { from: string; to: string }[] = [];
  const rests: string[] = [];
  for (const folder of foldersToRead(options)) {
    for (const name of readNames(`${outDir}/${folder}`)) {
      const path = folder === '' ? name : `${folder}/${name}`;
      if (isTemporary(name)) rests.push(path);
      else if (!temporaryOnly && isStray(path, options)) {
        const twin = twinOf(path);
        if (twin === undefined) found.push(measure(outDir, path));
        else twins.push({ from: path, to: twin });
      }
    }
  }
  return { found, twins, rests };
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
  const suspects = new Set<string>(['']);
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
 * On a disk that ignores case (or Unicode composition), `Intro` found in a listing may be the very entry that the site calls
 * `intro`. Such an entry is renamed to what the site calls it instead of being removed.
 */
function createTwinTest({ outDir, listed, folders }: StrayOptions): (path: string) => string | undefined {
  let byFold: ReadonlyMap<string, string> | undefined;
  return (path) => {
    byFold ??= new Map([...listed, ...folders.states.keys()].map((name) => [fold(name), name]));
    const twin = byFold.get(fold(path));
    if (twin === undefined) return undefined;
    const [stray, kept] = [`${outDir}/${path}`, `${outDir}/${twin}`].map((file) =>
      lstatSync(file, { throwIfNoEntry: false, bigint: true }),
    );
    return stray && kept && stray.ino === kept.ino && stray.dev === kept.dev ? twin : undefined;
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

/** A file, or a folder with all that is in it; what is gone meanwhile counts for nothing. */
function measure(outDir: string, path: string): Stray {
  const pages: string[] = [];
  let files = 0;
  const walk = (below: string): void => {
    if (lstatSync(`${outDir}/${below}`, { throwIfNoEntry: false })?.isDirectory() === true) {
      for (const name of readNames(`${outDir}/${below}`)) if (!isTemporary(name)) walk(`${below}/${name}`);
      return;
    }
    files += 1;
    if (/\.html(?:\.br|\.gz)?$/.test(below)) pages.push(below);
  };
  walk(path);
  return { path, pages, files };
}
