/** What dead links are compared with: the names of all pages and files. Pure. */
import { groupBy } from '../../group-by.ts';
import { fileNameOf, routeKey } from '../../urls.ts';
import { createClosest } from '../problems/closest-of-many.ts';

/** Files, looked up by what a writer may have meant. */
export interface FileNames {
  readonly byName: ReadonlyMap<string, readonly string[]>;
  /** Paths by their folded form. */
  readonly byFolded: ReadonlyMap<string, readonly string[]>;
  /** The name that is nearest to another. */
  readonly closest: (name: string) => string | undefined;
}

export interface TargetNames {
  /** Sources of pages; their names are without the ending. */
  readonly pages: FileNames;
  readonly files: FileNames;
  /** Published routes by their last segment. */
  readonly routesByName: ReadonlyMap<string, readonly string[]>;
  readonly closestRoute: (route: string, maxDistance: number) => string | undefined;
}

/** What has names: sources of pages, pages by route, and the other files below `content/`. */
interface Named {
  readonly byPath: ReadonlyMap<string, unknown>;
  readonly byRoute: ReadonlyMap<string, { readonly route: string; readonly draft: boolean }>;
  readonly files: ReadonlySet<string>;
}

/** Gathers the names. It takes as long as one look at all pages, so it is done once for all dead links. */
export function gatherNames({ byPath, byRoute, files }: Named): TargetNames {
  const routes = [...byRoute.values()].flatMap(({ route, draft }) => (draft ? [] : [route]));
  return {
    pages: nameFiles([...byPath.keys()], (path) => withoutEnding(fileNameOf(path))),
    files: nameFiles([...files], fileNameOf),
    routesByName: groupBy(routes, (route) => fileNameOf(routeKey(route))),
    closestRoute: createClosest(routes),
  };
}

function nameFiles(paths: readonly string[], nameOf: (path: string) => string): FileNames {
  const byName = groupBy(paths, nameOf);
  return { byName, byFolded: groupBy(paths, foldPath), closest: createClosest(byName.keys()) };
}

/** A file's name without `.md` or `.mdx`. */
export function withoutEnding(name: string): string {
  return name.replace(/\.mdx?$/i, '');
}

/** The form in which paths are the same that differ in capitals, or in the form of their accents, only. */
export function foldPath(path: string): string {
  return path.normalize('NFC').toLowerCase();
}
