/** What lies below `content/`, kept up to date: only what has changed is read again. */
import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileOfSource } from '../../../urls.ts';
import { isSettled } from '../../read/asset-files.ts';
import {
  checkNames,
  comparePaths,
  type Discovered,
  type FileStamp,
  findFiles,
  type FoundFile,
  gatherFiles,
  isNamed,
  type ReadFile,
  readFile,
  readIn,
} from '../../read/discover.ts';
import { leadsOutOf } from '../../read/links-out.ts';

export interface SourceTree {
  readonly discovered: () => Discovered;
  /** Looks again at these paths (relative to `content/`), or at everything; returns the paths that differ. */
  readonly refresh: (paths: ReadonlySet<string> | 'all') => readonly string[];
}

/** Reads everything once. Sources that are the same text stay the same object, so that nothing is made of them anew. */
export function openSourceTree(root: string): SourceTree {
  let files = new Map<string, ReadFile>();
  let gathered: Discovered | undefined;
  /** The same object as long as no file but sources has changed: what was found among them stays found. */
  let others: Discovered['files'] | undefined;
  /** What is wrong with names, as long as they are the same. */
  let nameProblems: ReturnType<typeof checkNames> | undefined;
  const gather = (): Discovered => {
    const found = [...files.values()];
    const all = gatherFiles(found, (nameProblems ??= checkNames(found)));
    others ??= all.files;
    return { ...all, files: others };
  };

  const refresh: SourceTree['refresh'] = (paths) => {
    const found = paths === 'all' ? findFiles(root) : findAt(root, paths);
    const isHere = paths === 'all' ? () => true : createIsBelow(paths);
    const there = new Set(found.map(({ path }) => path));
    // What is in a folder that cannot be read now stays as it last was.
    const isHidden = createIsBelow(
      new Set(found.flatMap((file) => (file.isFolder === true ? file.path : []))),
    );
    const removed = [...files.keys()].filter((path) => !there.has(path) && isHere(path) && !isHidden(path));
    const read = found.flatMap((file): ReadFile[] => {
      const known = files.get(file.path);
      return known !== undefined && isSame(known, file)
        ? []
        : [keepText(known, readFile(file, readIn(root, false), leadsOutOf(root)))];
    });
    if (removed.length === 0 && read.length === 0) return [];
    const changed = read.filter((file) => isDifferent(files.get(file.path), file)).map(({ path }) => path);
    const isSorted = read.every(({ path }) => files.has(path));
    const isOtherName = (file: ReadFile): boolean => {
      const known = files.get(file.path);
      return known === undefined || isNamed(known) !== isNamed(file);
    };
    if (removed.length > 0 || read.some(isOtherName)) nameProblems = undefined;
    const isOther = [...read.map(({ path }) => path), ...removed].some(
      (path) => files.get(path)?.kind === 'file',
    );
    if (isOther || read.some(({ kind }) => kind === 'file')) others = undefined;
    for (const path of removed) files.delete(path);
    for (const file of read) files.set(file.path, file);
    if (!isSorted)
      files = new Map([...files.values()].toSorted(comparePaths).map((file) => [file.path, file]));
    gathered = undefined;
    return [...changed, ...removed];
  };
  refresh('all');
  return { discovered: () => (gathered ??= gather()), refresh };
}

/** The files at these paths and below them, under the names that the disk has: it may be blind to case, a site is not. */
function findAt(root: string, paths: ReadonlySet<string>): readonly FoundFile[] {
  const names = new Map<string, ReadonlySet<string>>();
  const isListed = (path: string): boolean => {
    const file = fileOfSource(path);
    const folder = dirname(file);
    const known = names.get(folder) ?? new Set(listNames(join(root, folder)));
    names.set(folder, known);
    return known.has(basename(file));
  };
  const listed = [...paths].filter(isListed);
  // Of a folder and what is in it, the folder is enough.
  const tops = listed.filter(
    (path) => !createIsBelow(new Set(listed.filter((other) => other !== path)))(path),
  );
  return tops.length === 0 ? [] : findFiles(root, tops);
}

function listNames(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function createIsBelow(paths: ReadonlySet<string>): (path: string) => boolean {
  return (path) => {
    if (paths.has(path)) return true;
    for (let cut = path.lastIndexOf('/'); cut !== -1; cut = path.lastIndexOf('/', cut - 1))
      if (paths.has(path.slice(0, cut))) return true;
    return false;
  };
}

/** A text that was written a moment ago may have been written again within one step of the disk's clock. */
function isSame(known: ReadFile, file: FoundFile): boolean {
  return isSameStamp(known.stamp, file.stamp) && (known.source === undefined || isSettled(file.stamp));
}

function isSameStamp(a: FileStamp, b: FileStamp): boolean {
  return a.size === b.size && a.mtimeMs === b.mtimeMs && a.ctimeMs === b.ctimeMs;
}

/** A file that was only touched is the same source as before. */
function keepText(known: ReadFile | undefined, file: ReadFile): ReadFile {
  return known?.source !== undefined && known.source.text === file.source?.text
    ? { ...file, source: known.source }
    : file;
}

/** Texts are compared as they are, other files by their stamps. */
function isDifferent(known: ReadFile | undefined, file: ReadFile): boolean {
  if (known === undefined || known.kind !== file.kind) return true;
  return file.source === undefined || known.source !== file.source;
}
