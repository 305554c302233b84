/** A site as it was before a change, in memory, so that what the change broke can be told from what was broken before. Pure. */
import type { Diagnostic } from '../../model.ts';
import {
  comparePaths,
  type Discovered,
  type FileStamp,
  gatherFiles,
  PAST_FILE,
  type ReadFile,
  readFile,
} from '../read/discover.ts';
import type { GitChanges } from '../read/git-changes.ts';

/** Files of `content/` that are no part of the site. */
const NOT_READ = /^search\/|(?:^|\/)(?:node_modules|__tests__)\//;

/** What was found before the change: unchanged files as they are, changed ones with their old texts, new ones gone, deleted ones back. */
export function pastDiscovered(now: Discovered, { changed, before }: GitChanges): Discovered {
  const isSame = (path: string): boolean => !changed.has(`content/${path}`);
  const keep = (path: string, kind: ReadFile['kind'], rest: Partial<ReadFile> = {}): ReadFile[] =>
    isSame(path) ? [{ path, stamp: PAST_FILE, kind, diagnostics: [], ...rest }] : [];
  const kept = [
    ...now.sources.flatMap((source) => keep(source.path, 'source', { source })),
    ...now.categories.flatMap((source) => keep(source.path, 'category', { source })),
    ...now.sheets.flatMap((source) => keep(source.path, 'sheet', { source })),
    ...now.reactPages.flatMap((path) => keep(path, 'react')),
    ...[...now.files].flatMap(([path, stamp]: readonly [string, FileStamp]) => keep(path, 'file', { stamp })),
  ];
  const past = [...before].flatMap(([file, bytes]) => {
    const path = /^content\/(.+)$/.exec(file)?.[1];
    if (path === undefined || NOT_READ.test(path)) return [];
    return [readFile({ path, stamp: PAST_FILE }, () => bytes)];
  });
  const gathered = gatherFiles([...kept, ...past].toSorted(comparePaths));
  // A file that cannot be read could not be read before; what is said of a folder may be new with one file of it.
  const isChanged = (file: string): boolean =>
    changed.has(file) || [...changed].some((path) => path.startsWith(`${file}/`));
  const unreadable = now.diagnostics.filter(
    ({ at, code }) =>
      at !== undefined && !isChanged(at.file) && !/collision|reserved|hidden-character/.test(code),
  );
  return { ...gathered, diagnostics: [...gathered.diagnostics, ...unreadable] };
}

/** Problems in changed files, and those elsewhere that were not there before the change. */
export function keepSince(
  now: readonly Diagnostic[],
  before: readonly Diagnostic[],
  changed: ReadonlySet<string>,
): readonly Diagnostic[] {
  // An unchanged file has the same lines, so the place and the kind say whether a problem is the same.
  const known = new Set(before.map(placeOf));
  return now.filter(
    (diagnostic) =>
      (diagnostic.at !== undefined && changed.has(diagnostic.at.file)) || !known.has(placeOf(diagnostic)),
  );
}

function placeOf({ code, at, message }: Diagnostic): string {
  return at === undefined ? `${code} ${message}` : `${code} ${at.file}:${at.line}:${at.column}`;
}
