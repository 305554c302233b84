/** Folders of the out-dir while a site is written: made once, never a symbolic link, their old listing remembered. */
import { lstatSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { folderOf } from '../../urls.ts';
import { describeSystemError } from '../problems/world-error.ts';

/** Name of a file being written, or of an entry moved out of the way; what a killed build leaves behind. */
export const TEMPORARY_NAME = /^\.helpsite-\d+-\d+\.tmp$/;

/** What `ensure` found: `made` holds nothing yet, `found` has the time of its last change before we touched it. */
export type FolderState = { readonly type: 'made' } | { readonly type: 'found'; readonly mtimeMs: number };

export interface Folders {
  /** Every folder met so far, relative to the out-dir, which is ``. */
  readonly states: ReadonlyMap<string, FolderState>;
  /** Folders whose entries this run has changed. */
  readonly touched: ReadonlySet<string>;
  /** Folders that hold something moved out of the way. */
  readonly littered: ReadonlySet<string>;
  /** Makes sure that the folder exists and is a real one. */
  ensure(folder: string): FolderState;
  /** A path for a new file in the folder, not in use. */
  temporaryIn(folder: string): string;
  /** Moves what lies at a path (relative) aside, in one step; it is removed at the end. */
  moveAside(path: string): void;
  touch(folder: string): void;
}

/** Opens the folders of an out-dir (a real path). */
export function openFolders(outDir: string): Folders {
  const states = new Map<string, FolderState>();
  const touched = new Set<string>();
  const littered = new Set<string>();
  let count = 0;

  const temporaryIn = (folder: string): string =>
    `${outDir}/${folder === '' ? '' : `${folder}/`}.helpsite-${process.pid}-${++count}.tmp`;

  const moveAside = (path: string): void => {
    const folder = folderOf(path);
    const temporary = temporaryIn(folder);
    rmSync(temporary, { recursive: true, force: true });
    renameSync(`${outDir}/${path}`, temporary);
    littered.add(folder);
    touched.add(folder);
  };

  const find = (folder: string): FolderState => {
    const path = `${outDir}/${folder}`;
    try {
      const stats = lstatSync(path, { throwIfNoEntry: false });
      if (stats?.isDirectory()) return { type: 'found', mtimeMs: stats.mtimeMs };
      // A link may lead out of the out-dir: it is replaced, never followed.
      if (stats) moveAside(folder);
      mkdirSync(path);
    } catch (error) {
      throw describeSystemError(error, `make the folder ${path}`);
    }
    touched.add(folderOf(folder));
    touched.add(folder);
    return { type: 'made' };
  };

  const ensure = (folder: string): FolderState => {
    const known = states.get(folder);
    if (known) return known;
    if (folder !== '') ensure(folderOf(folder));
    const state = find(folder);
    states.set(folder, state);
    return state;
  };

  return {
    states,
    touched,
    littered,
    ensure,
    temporaryIn,
    moveAside,
    touch: (folder) => touched.add(folder),
  };
}
