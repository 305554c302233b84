/** The files of a built site as they lie in its out-dir, with what is wrong with them. */
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheControlFor, listHashedPaths } from '../emit/cache-rules.ts';
import { type FileList, listFileOf, readFileList } from '../emit/file-list.ts';
import { TEMPORARY_NAME } from '../emit/folders.ts';
import { LOCK_FILE } from '../emit/lock.ts';
import { mediaTypeOf } from '../emit/media-types.ts';
import { hasMarker, realPathOf } from '../emit/out-dir.ts';
import { hashInPieces } from '../emit/pieces.ts';
import { UsageError } from '../problems/usage-error.ts';
import { describeSystemError } from '../problems/world-error.ts';
import { findBase, findLanguages, isFile } from '../read/find-base.ts';
import { type BuiltFile, type FileRole, isPage, withoutTwin } from './plan.ts';

export interface BuiltSite {
  readonly base: string;
  readonly origin: string | null;
  /** Folders of further languages below the base path. */
  readonly languages: readonly string[];
  readonly files: readonly BuiltFile[];
  /** Why it is not what a build has written, a sentence each. */
  readonly doubts: readonly string[];
  /** False when it is not known what the build has written: it ran elsewhere. */
  readonly isCompared: boolean;
}

/** Reads the site in `outDir` (absolute). Throws a UsageError when there is none that helpsite has built. */
export function readDist(root: string, outDir: string): BuiltSite {
  const place = realPathOf(outDir);
  if (!lstatSync(place, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`There is no built site in ${outDir}; run helpsite build first`);
  if (!hasMarker(place))
    throw new UsageError(
      `${outDir} holds no site that helpsite has built; run helpsite build, or name its --out-dir`,
    );
  const base = findBase(place);
  if (base === undefined)
    throw new UsageError(`The site in ${outDir} is not whole: it has no 404.html; run helpsite build`);
  const found = walk(place, '');
  const leftover = found.find(({ path }) => TEMPORARY_NAME.test(path.split('/').at(-1) ?? ''));
  const isBeingWritten = leftover !== undefined || isFile(join(place, LOCK_FILE));
  const languages = findLanguages(place, base);
  const list = readFileList(listFileOf(root, place), place);
  const files = found
    .filter(({ path, isPlain }) => isPlain && leftover?.path !== path)
    .map(({ path }) => describeFile(place, path, base, languages));
  const odd = found.filter(({ isPlain }) => !isPlain).map(({ path }) => path);
  return {
    base,
    origin: findOrigin(place, base),
    languages,
    files,
    doubts: [
      ...(isBeingWritten
        ? ['A build is writing to it at this moment, or was cut short']
        : list === undefined
          ? []
          : compare(files, list)),
      ...(odd.length === 0 ? [] : [`It holds what is no file: ${name(odd)}`]),
    ],
    isCompared: list !== undefined,
  };
}

interface Entry {
  readonly path: string;
  readonly isPlain: boolean;
}

/** Everything below a folder; names at the top that begin with a dot are not the site's, but for `.htaccess`. */
function walk(place: string, folder: string): readonly Entry[] {
  try {
    return readdirSync(join(place, folder), { withFileTypes: true }).flatMap((entry) => {
      if (folder === '' && /^\.(?!htaccess$|nojekyll$|helpsite-)/.test(entry.name)) return [];
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      return entry.isDirectory() ? walk(place, path) : [{ path, isPlain: entry.isFile() }];
    });
  } catch (error) {
    throw describeSystemError(error, `read ${join(place, folder)}`);
  }
}

function describeFile(place: string, path: string, base: string, languages: readonly string[]): BuiltFile {
  const plain = withoutTwin(path);
  return {
    path,
    ...measure(join(place, path)),
    type: mediaTypeOf(plain),
    cacheControl: cacheControlFor(`/${plain}`, base, listHashedPaths(languages)),
    ...(plain === path ? {} : { contentEncoding: path.endsWith('.br') ? 'br' : 'gzip' }),
    role: roleOf(plain, base.slice(1), languages),
  };
}

function measure(file: string): Pick<BuiltFile, 'sha256' | 'bytes'> {
  try {
    return { sha256: hashInPieces(file, 'hex'), bytes: lstatSync(file).size };
  } catch (error) {
    throw describeSystemError(error, `read ${file}`);
  }
}

/** Below the base, and in the folder of each language: what names pages. */
const LISTS: ReadonlySet<string> = new Set(['wikimap.xml', 'search-index.txt', 'llms.txt']);
const FEEDS: ReadonlySet<string> = new Set(['opensearch.xml', 'blog/rss.xml', 'blog/atom.xml']);
/** At the top of a host: what tells hosts and crawlers what to do. */
const RULES: ReadonlySet<string> = new Set([
  'robots.txt',
  '_headers',
  '_redirects',
  '.htaccess',
  '.nojekyll',
]);

function roleOf(path: string, owned: string, languages: readonly string[]): FileRole {
  const language = languages.find((folder) => path.startsWith(`${owned}${folder}/`));
  const folder = language === undefined ? owned : `${owned}${language}/`;
  const below = path.startsWith(folder) ? path.slice(folder.length) : undefined;
  if (RULES.has(path) || (below !== undefined && LISTS.has(below))) return 'list';
  if (below !== undefined && FEEDS.has(below)) return 'feed';
  if (below !== undefined && /^sidebar[^/]*\.txt$/.test(below)) return 'sidebar';
  return isPage(path) ? 'page' : 'asset';
}

/** Where the site is online, as its home page says: `https://help.example.com`. */
function findOrigin(place: string, base: string): string | null {
  try {
    const html = readFileSync(join(place, base, 'index.html'), 'utf8');
    return /<link[^>]* rel="canonical"[^>]* href="(https?:\/\/[^/"]+)/.exec(html)?.[1] ?? null;
  } catch {
    return null;
  }
}

function compare(files: readonly BuiltFile[], list: FileList): readonly string[] {
  const there = new Set(files.map(({ path }) => path));
  const changed = files.filter(({ path, sha256 }) => list.has(path) && list.get(path) !== sha256);
  // `.nojekyll` and their like are the owner's, if no build has written them.
  const added = files.filter(({ path }) => !list.has(path) && !path.startsWith('.'));
  const gone = [...list.keys()].filter((path) => !there.has(path));
  const tell = (paths: readonly string[], verb: string): readonly string[] =>
    paths.length === 0 ? [] : [`${verb} since the last build: ${name(paths)}`];
  return [
    ...tell(
      changed.map(({ path }) => path),
      'Changed',
    ),
    ...tell(
      added.map(({ path }) => path),
      'Added',
    ),
    ...tell(gone, 'Removed'),
  ];
}

/** The first few, and how many more. */
function name(paths: readonly string[]): string {
  const shown = paths.slice(0, 3).join(', ');
  return paths.length > 3 ? `${shown} and ${paths.length - 3} more` : shown;
}
