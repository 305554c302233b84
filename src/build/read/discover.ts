/** Finds and reads what a site is made of: the only place that looks for content on the disk. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import type { Diagnostic, Source } from '../../model.ts';

export interface Discovered {
  /** Guides, partials, pages and posts as read, sorted by path. */
  readonly sources: readonly Source[];
  /** `_category_` files. */
  readonly categories: readonly Source[];
  /** Facts about games: `facts/*.yml`. */
  readonly sheets: readonly Source[];
  /** React pages (`pages/**.tsx`), relative to `content/`. */
  readonly reactPages: readonly string[];
  /** All other files, relative to `content/`, with size and time of change for the cache. */
  readonly files: ReadonlyMap<string, FileStamp>;
  readonly diagnostics: readonly Diagnostic[];
}

export interface FileStamp {
  readonly size: number;
  readonly mtimeMs: number;
  /** Time of the last change of the file's data or name: copies and archives can keep `mtimeMs`, not this. */
  readonly ctimeMs: number;
}

/** Stands for a file that was there once. */
export const PAST_FILE: FileStamp = { size: 0, mtimeMs: 0, ctimeMs: 0 };

/** Tests beside guides are no guides (behaviours.md 2.1.2), nor is what editors leave beside a file while they save it. */
const IGNORED = [
  '**/node_modules/**',
  '**/__tests__/**',
  '**/*.test.{js,jsx,ts,tsx}',
  'search/**',
  '**/*~',
  '**/*.{md,mdx}.tmp*',
  '**/4913',
];

/** A file as found, not yet read. */
export interface FoundFile {
  /** Relative to `content/`, forward slashes. */
  readonly path: string;
  readonly stamp: FileStamp;
  /** Set for what is no ordinary file: a symbolic link, or else a pipe, socket or device. */
  readonly isLink?: boolean;
}

/** Names that begin with a dot are other tools' (`.git`, `.obsidian`); below `static` they may be meant (`.well-known`). */
function isHidden(path: string): boolean {
  return /(?:^|\/)\./.test(path);
}

/** A file with what it is to the site; `source` for those that are read as text. */
export interface ReadFile extends FoundFile {
  readonly kind: 'source' | 'category' | 'sheet' | 'react' | 'file' | 'none';
  readonly source?: Source;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads everything below `<root>/content`. Links are not followed: a file belongs where it lies. */
export function discover(root: string): Discovered {
  return gatherFiles(findFiles(root).map((found) => readFile(found, readIn(root))));
}

/** Every file below `<root>/content` that matches, sorted by path: the order of a disk must not show in the site. */
export function findFiles(root: string, patterns: readonly string[] = ['**/*']): readonly FoundFile[] {
  return fastGlob
    .sync([...patterns], {
      cwd: join(root, 'content'),
      followSymbolicLinks: false,
      onlyFiles: false,
      ignore: IGNORED,
      objectMode: true,
      stats: true,
      dot: true,
      suppressErrors: true,
    })
    .filter(({ path, dirent }) => !dirent.isDirectory() && (path.startsWith('static/') || !isHidden(path)))
    .map(({ path, stats, dirent }) => ({
      path,
      ...(dirent.isFile() ? {} : { isLink: dirent.isSymbolicLink() }),
      stamp: { size: stats?.size ?? 0, mtimeMs: stats?.mtimeMs ?? 0, ctimeMs: stats?.ctimeMs ?? 0 },
    }))
    .toSorted(comparePaths);
}

/** By code unit, so that the order is the same on every machine. */
export function comparePaths(a: { readonly path: string }, b: { readonly path: string }): number {
  return a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
}

/** Reads files below `<root>/content`. */
export function readIn(root: string): (path: string) => Buffer {
  return (path) => readFileSync(join(root, 'content', path));
}

/** Decides what a file is to the site, and reads it when it is a text. */
export function readFile({ path, stamp, isLink }: FoundFile, read: (path: string) => Buffer): ReadFile {
  if (isLink !== undefined) return { path, stamp, kind: 'none', diagnostics: [noFile(path, isLink)] };
  const diagnostics: Diagnostic[] = [];
  const isCategory = /(?:^|\/)_category_\.(?:json|ya?ml)$/.test(path);
  const area = path.slice(0, path.indexOf('/'));
  const isSheet = /^facts\/[^/]+\.ya?ml$/.test(path);
  if (isCategory || isSheet || (/\.mdx?$/i.test(path) && area !== 'static')) {
    const text = readText(path, read, diagnostics);
    return text === undefined
      ? { path, stamp, kind: 'none', diagnostics }
      : {
          path,
          stamp,
          kind: isCategory ? 'category' : isSheet ? 'sheet' : 'source',
          source: { path, text },
          diagnostics,
        };
  }
  if (area === 'pages' && /\.[jt]sx$/.test(path)) return { path, stamp, kind: 'react', diagnostics };
  if (area === 'static' && !isPortableName(path))
    return { path, stamp, kind: 'none', diagnostics: [unusableName(path)] };
  return { path, stamp, kind: 'file', diagnostics };
}

/** Sorted files as the parts of a site. */
export function gatherFiles(read: readonly ReadFile[]): Discovered {
  const sources: Source[] = [];
  const categories: Source[] = [];
  const sheets: Source[] = [];
  const reactPages: string[] = [];
  const files = new Map<string, FileStamp>();
  const diagnostics: Diagnostic[] = [];
  for (const { path, stamp, kind, source, diagnostics: own } of read) {
    diagnostics.push(...own);
    if (kind === 'react') reactPages.push(path);
    else if (kind === 'file') files.set(path, stamp);
    else if (source !== undefined)
      (kind === 'category' ? categories : kind === 'sheet' ? sheets : sources).push(source);
  }
  return {
    sources,
    categories,
    sheets,
    reactPages,
    files,
    diagnostics: [
      ...diagnostics,
      ...findCaseCollisions(sources),
      ...findReservedNames(read.map(({ path }) => path)),
    ],
  };
}

/** Names that every disk and server can hold; those of our own marker and lock are taken. */
function isPortableName(path: string): boolean {
  const below = path.slice('static/'.length);
  return !/[\\\0-\x1f]|(?:^|\/)[a-z]:(?:\/|$)/i.test(below) && !/^\.helpsite(?:\.lock)?$/.test(below);
}

function noFile(path: string, isLink: boolean): Diagnostic {
  return {
    severity: 'warning',
    code: 'source/not-a-file',
    message: isLink
      ? 'This is a symbolic link, and links are not followed'
      : 'This is a pipe, a socket or a device, not a file',
    at: { file: `content/${path}`, line: 1, column: 1 },
    hint: isLink ? 'Put a copy of the file or folder here.' : 'Delete it.',
  };
}

function unusableName(path: string): Diagnostic {
  return {
    severity: 'error',
    code: 'source/unusable-name',
    message: 'This file cannot be published under its name',
    at: { file: `content/${path}`, line: 1, column: 1 },
    hint: 'Rename it: no backslash, no drive letter, not ".helpsite".',
  };
}

/** Larger files are no text of ours: reading them would only waste memory. */
const MAX_BYTES = 20_000_000;

function readText(
  path: string,
  read: (path: string) => Buffer,
  diagnostics: Diagnostic[],
): string | undefined {
  const at = { file: `content/${path}`, line: 1, column: 1 };
  try {
    const bytes = read(path);
    if (bytes.length > MAX_BYTES) {
      diagnostics.push({
        severity: 'error',
        code: 'page/too-complex',
        message: `This file is ${Math.round(bytes.length / 1e6)} MB large; the limit is 20 MB`,
        at,
        hint: 'Split it into several guides.',
      });
      return undefined;
    }
    const text = bytes.toString('utf8');
    if (text.includes('\0') && bytes.filter((byte) => byte === 0).length > bytes.length / 5) {
      diagnostics.push({
        severity: 'error',
        code: 'source/not-utf8',
        message: `This file is not UTF-8: byte ${bytes.indexOf(0)} does not fit`,
        at,
        hint: 'It seems to be UTF-16: save it again as UTF-8.',
      });
      return undefined;
    }
    if (text.includes('\uFFFD')) {
      const offset = findInvalidByte(bytes);
      if (offset !== undefined) {
        const before = bytes.subarray(0, offset).toString('utf8').split('\n');
        const utf16 = bytes[0] === 0xff || bytes[0] === 0xfe;
        diagnostics.push({
          severity: 'error',
          code: 'source/not-utf8',
          message: `This file is not UTF-8: byte ${offset} does not fit`,
          at: { ...at, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 },
          hint: utf16
            ? 'It seems to be UTF-16: save it again as UTF-8.'
            : 'Save it again with the encoding UTF-8.',
        });
        return undefined;
      }
    }
    const bare = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
    return bare.includes('\r') ? bare.replace(/\r\n?/g, '\n') : bare;
  } catch (error) {
    // A file that vanished between listing and reading is simply not there.
    if ((error as { code?: string }).code === 'ENOENT') return undefined;
    diagnostics.push({
      severity: 'error',
      code: 'source/unreadable',
      message: 'This file cannot be read',
      at,
      hint: 'Check its permissions.',
    });
    return undefined;
  }
}

/** Offset of the first byte that is no UTF-8; undefined when the text merely holds a typed replacement character. */
function findInvalidByte(bytes: Buffer): number | undefined {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    decoder.decode(bytes);
    return undefined;
  } catch {
    let low = 0;
    let high = bytes.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isValidStart(bytes.subarray(0, middle + 1))) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Whether a stretch is UTF-8 so far; a character cut off at its end is fine. */
function isValidStart(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** Two files that a case-blind disk (Windows, macOS) takes for one would overwrite each other there. */
function findCaseCollisions(sources: readonly Source[]): Diagnostic[] {
  const seen = new Map<string, string>();
  return sources.flatMap(({ path }) => {
    const key = path.normalize('NFC').toLowerCase();
    const first = seen.get(key);
    seen.set(key, path);
    if (first === undefined) return [];
    return [
      {
        severity: 'error',
        code: 'source/case-collision',
        message:
          path.normalize('NFC') === first.normalize('NFC')
            ? `"${path}" and another file have the same name, with accents stored in two ways`
            : `"${path}" and "${first}" differ only in upper and lower case`,
        at: { file: `content/${path}`, line: 1, column: 1 },
        hint: 'Rename one of them: on Windows and macOS they are one file.',
        related: [{ file: `content/${first}`, line: 1, column: 1 }],
      } satisfies Diagnostic,
    ];
  });
}

/** Names that Windows keeps for its devices, whatever the ending, and names it cuts: ending in a dot or a space. */
const RESERVED = /(?:^|\/)((?:con|prn|aux|nul|com[1-9]|lpt[1-9])(?:\.[^/]*)?|[^/]*[. ])(?=\/|$)/i;

/** One warning for each file or folder that Windows cannot hold: whoever fetches the site there gets none of it. */
function findReservedNames(paths: readonly string[]): Diagnostic[] {
  const told = new Set<string>();
  return paths.flatMap((path) => {
    const found = RESERVED.exec(path);
    const name = found?.[1] ?? '';
    const place = path.slice(0, (found?.index ?? 0) + (found?.[0].length ?? 0));
    if (found === null || told.has(place)) return [];
    told.add(place);
    return [
      {
        severity: 'warning',
        code: 'source/reserved-name',
        message: `Windows cannot hold a ${place === path ? 'file' : 'folder'} called "${name}"`,
        at: { file: `content/${path}`, line: 1, column: 1 },
        hint: 'Rename it, or this site cannot be opened there.',
      } satisfies Diagnostic,
    ];
  });
}
