/** Folders of the out-dir before and while a site takes its place: looked at once, made when the switch needs them. */
import { lstatSync, type Stats } from 'node:fs';
import { folderOf } from '../../urls.ts';
import { describeSystemError, isSystemError } from '../problems/world-error.ts';

/** Name of what a build writes beside the site, and of what a killed one leaves behind. */
export const TEMPORARY_NAME = /^\.helpsite-\d+-\d+\.tmp$/;

/**
 * What lies at a folder's place: nothing; a folder, with the time of its last change; or something else (a file, a link that
 * may lead out of the out-dir), which the switch moves away and never follows.
 */
export type FolderState =
  | { readonly type: 'missing' }
  | { readonly type: 'blocked' }
  | { readonly type: 'found'; readonly mtimeMs: number };

export interface Folders {
  /** Every folder of the site met so far, relative to the out-dir, which is ``. As they were before the switch. */
  readonly states: ReadonlyMap<string, FolderState>;
  /** Looks at a folder and those above it. */
  look(folder: string): FolderState;
  /** What lies at a file's place; undefined for nothing, also below what is no folder. */
  statOf(file: string): Stats | undefined;
}

/** Opens the folders of an out-dir (a real path). Throws a WorldError for what may not be looked at. */
export function openFolders(outDir: string): Folders {
  const states = new Map<string, FolderState>();

  const find = (folder: string): FolderState => {
    if (folder !== '' && look(folderOf(folder)).type !== 'found') return { type: 'missing' };
    const stats = lookAt(`${outDir}/${folder}`);
    if (stats === undefined) return { type: 'missing' };
    return stats.isDirectory() ? { type: 'found', mtimeMs: stats.mtimeMs } : { type: 'blocked' };
  };

  const look = (folder: string): FolderState => {
    const known = states.get(folder);
    if (known) return known;
    const state = find(folder);
    states.set(folder, state);
    return state;
  };

  return {
    states,
    look,
    statOf: (file) => (look(folderOf(file)).type === 'found' ? lookAt(`${outDir}/${file}`) : undefined),
  };
}

/** A name that the disk cannot hold is not there: that it cannot be written either is told when it is written. */
function lookAt(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if (isSystemError(error) && error.code === 'ENAMETOOLONG') return undefined;
    throw describeSystemError(error, `look at ${path}`);
  }
}
