/** Where the parts of a project go: one folder of guides here, several there. Pure. */
import { folderOf, joinPath } from '../../../urls.ts';
import type { DocsPart, Project } from '../project/project.ts';

/** Folders below `content/` that have a meaning. */
export const OWN_FOLDERS = /^(?:docs|blog|pages|static|facts|search)\//;

export interface DocsPlace {
  readonly part: DocsPart;
  /** Below `content/docs/`, with a slash at its end; empty for a site with one folder of guides. */
  readonly prefix: string;
}

export interface Places {
  /** For `docs.path`. */
  readonly docsPath: string;
  readonly docs: readonly DocsPlace[];
}

/**
 * One folder of guides lies in `content/docs` and has its route as `docs.path`. Several share it: each in the folder of its
 * route, and `docs.path` is empty, so that every address stays as it was.
 */
export function placeDocs({ docs }: Project): Places {
  const [only, another] = docs;
  if (only === undefined || another === undefined)
    return { docsPath: only?.route ?? 'docs', docs: docs.map((part) => ({ part, prefix: '' })) };
  return {
    docsPath: '',
    docs: docs.map((part) => ({ part, prefix: part.route === '' ? '' : `${part.route}/` })),
  };
}

/** A path with `.` and `..` resolved; what leads out of the project keeps its `../`. */
export function normalisePath(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else parts.push(part);
  }
  return parts.join('/');
}

/** A path as typed in a file, counted from that file's folder. */
export function resolveBeside(from: string, typed: string): string {
  return normalisePath(`${folderOf(from)}/${typed}`);
}

/** Where a file goes that no folder of content holds and that a text needs, relative to `content/`. */
export function placeExtra(path: string, taken: (place: string) => boolean): string {
  const inside = path.replace(/^(?:\.\.\/)+/, 'outside/');
  const place = inside.replace(/^content\//, '');
  return OWN_FOLDERS.test(place) || taken(place) ? joinPath('files', place) : place;
}
