/** All routes of a site: no two the same, none that a disk or a server could mix up. */
import type { Diagnostic, Location } from '../../model.ts';
import type { Route } from './list-routes.ts';
import { routeKey } from '../../urls.ts';

/** An `id` in front matter, which is the last part of a guide's address. */
export interface TypedId {
  readonly id: string;
  readonly at: Location;
}

/** Routes that collide (behaviours.md 1.1.5 [B]). `ids`: file (`content/docs/x.md`) → the id that it names itself. */
export function checkRoutes(
  routes: readonly Route[],
  ids: ReadonlyMap<string, TypedId> = new Map(),
): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const seen = new Map<string, Route>();
  for (const route of routes) {
    const key = routeKey(route.path);
    const folded = key.toLowerCase();
    const first = seen.get(folded);
    if (first === undefined) seen.set(folded, route);
    else if (!isOneFile(first, route))
      diagnostics.push(
        sameId(first, route, ids) ?? collision(first, route, routeKey(first.path) === key, ids),
      );
  }
  return diagnostics;
}

/** Two names that are one to a case-blind disk were reported when they were found. */
function isOneFile(first: Route, second: Route): boolean {
  return first.source !== undefined && first.source.toLowerCase() === second.source?.toLowerCase();
}

/** The file that a route comes from; undefined for pages that helpsite makes by itself. */
export function placeOf({ source, file = source }: Route): Location | undefined {
  const isFile = file !== undefined && /^(?:content|config|versioned_docs|i18n)\//.test(file);
  return isFile ? { file, line: 1, column: 1 } : undefined;
}

const NAMES: Readonly<Partial<Record<Route['kind'], string>>> = {
  home: 'the home page',
  tags: 'the list of tags',
  search: 'the search page',
  'not-found': 'the page for missing addresses',
  'blog-list': 'the list of posts',
  'blog-tags': "the list of the blog's tags",
  'blog-authors': "the list of the blog's authors",
  redirect: 'a redirect',
  gone: 'a page that is gone',
};

/** What a route is, in the author's words. */
export function describeRoute({ source, file, kind }: Route): string {
  if (source !== undefined && file !== undefined) return `${source} (${file})`;
  return source ?? NAMES[kind] ?? kind;
}

/** Two guides that collide because they name one id: at the second, with the first beside it. */
function sameId(first: Route, second: Route, ids: ReadonlyMap<string, TypedId>): Diagnostic | undefined {
  const [one, other] = [ids.get(first.source ?? ''), ids.get(second.source ?? '')];
  if (one === undefined || one.id !== other?.id) return undefined;
  return {
    severity: 'error',
    code: 'route/duplicate',
    message: `${first.source ?? ''} and ${second.source ?? ''} both have the id "${one.id}", so both have the address ${second.path}`,
    at: other.at,
    hint: 'Change one of the two ids, or delete the line: then the address is made of the name of the file.',
    related: [one.at],
  };
}

function collision(
  first: Route,
  second: Route,
  same: boolean,
  ids: ReadonlyMap<string, TypedId>,
): Diagnostic {
  const names = `${describeRoute(first)} and ${describeRoute(second)}`;
  // An id that is typed is likelier wrong than the name of a file.
  const [own, others] = [second, first].map(({ source }) => ids.get(source ?? '')?.at);
  const at = own ?? others ?? placeOf(second) ?? placeOf(first);
  const other = own === undefined && others !== undefined ? placeOf(second) : placeOf(first);
  return {
    severity: 'error',
    code: same ? 'route/duplicate' : 'route/case-collision',
    message: same
      ? `Two pages have the address ${second.path}: ${names}`
      : `The addresses ${first.path} and ${second.path} differ only in upper and lower case: ${names}`,
    ...(at === undefined ? {} : { at: at }),
    hint: 'Rename one of them, or give it another slug.',
    ...(other === undefined || other.file === at?.file ? {} : { related: [other] }),
  };
}

/** The file of a route below the out-dir (behaviours.md 1.2). */
export function fileOfRoute(route: string, trailingSlash: boolean | undefined): string {
  const path = route.replace(/^\//, '');
  if (path.endsWith('.html')) return path;
  if (trailingSlash === false && path !== '' && !path.endsWith('/')) return `${path}.html`;
  return `${path}${path === '' || path.endsWith('/') ? '' : '/'}index.html`;
}
