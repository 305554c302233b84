/** Which file of an out-dir answers an address, as a static host with clean URLs would say. */
import { lstatSync, realpathSync, statSync } from 'node:fs';
import { sep } from 'node:path';

export type FoundFile =
  /** `file` is relative to the out-dir, forward slashes, and exists. */
  | { readonly type: 'file'; readonly file: string }
  | { readonly type: 'missing' }
  /** The address is malformed: broken escapes, `..`, a backslash. */
  | { readonly type: 'refused' };

/** Host rules at the top of an out-dir (host-rules.ts), which hosts read and never serve. */
const HOST_FILES: ReadonlySet<string> = new Set(['_headers', '_redirects']);

/**
 * Finds the file for a path as it stands in the request, escapes and all. The address as typed wins; then the page of
 * that name, with or without a slash; then, without `.html` or `/index.html`, the page again (behaviours.md 1.3.1).
 * Names that begin with a dot are not served, nor is anything whose real path leaves the out-dir.
 */
export function findFile(outDir: string, rawPath: string): FoundFile {
  return findServed(rawPath, (file) => isServable(outDir, file));
}

/** As `findFile`, for files that need not lie on a disk. */
export function findServed(rawPath: string, isThere: (file: string) => boolean): FoundFile {
  const segments = decodeSegments(rawPath);
  if (!segments) return { type: 'refused' };
  const isFolder = segments.at(-1) === '';
  const names = isFolder ? segments.slice(0, -1) : segments;
  if (names.some(isHidden) || (names.length === 1 && HOST_FILES.has(names[0] ?? '')))
    return { type: 'missing' };
  const path = names.join('/');
  const file = candidatesFor(path, isFolder).find(isThere);
  return file === undefined ? { type: 'missing' } : { type: 'file', file };
}

/** Each segment is decoded by itself: an escaped slash is part of a name no file has, not a way up. */
function decodeSegments(rawPath: string): readonly string[] | undefined {
  if (!rawPath.startsWith('/')) return undefined;
  try {
    const segments = rawPath.slice(1).split('/').map(decodeURIComponent);
    return segments.some((name) => name === '.' || name === '..' || /[\0\\/]/.test(name))
      ? undefined
      : segments;
  } catch {
    return undefined;
  }
}

function isHidden(name: string): boolean {
  return name === '' || (name.startsWith('.') && name !== '.well-known');
}

function candidatesFor(path: string, isFolder: boolean): readonly string[] {
  if (path === '') return ['index.html'];
  const pages = [`${path}/index.html`, `${path}.html`];
  if (isFolder) return pages;
  const stripped = `/${path}`.replace(/(?:\/index)?\.html$/, '').slice(1);
  if (stripped === path) return [path, ...pages];
  return [
    path,
    ...pages,
    ...(stripped === '' ? ['index.html'] : [`${stripped}/index.html`, `${stripped}.html`]),
  ];
}

function isServable(outDir: string, file: string): boolean {
  const path = `${outDir}/${file}`;
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() === true && isWithin(outDir, path);
  } catch {
    // A name longer than the disk allows, or a folder that may not be entered, holds no page.
    return false;
  }
}

function isWithin(outDir: string, path: string): boolean {
  return realpathSync(path).startsWith(realpathSync(outDir) + sep);
}

/** Whether a plain file, not a link, of this path exists. */
export function isPlainFile(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false })?.isFile() === true;
  } catch {
    return false;
  }
}
