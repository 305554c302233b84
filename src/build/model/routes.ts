/** All routes of a site: no two the same, none that a disk or a server could mix up. */
import type { Diagnostic, Location } from '../../model.ts';
import type { Route } from './list-routes.ts';
import { routeKey } from '../../urls.ts';

/** Longest name of one file or folder on common disks, in bytes. */
const MAX_NAME = 240;

/** Routes that collide (behaviours.md 1.1.5 [B]) or that cannot be files. */
export function checkRoutes(routes: readonly Route[]): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const seen = new Map<string, Route>();
  for (const route of routes) {
    const key = routeKey(route.path);
    const folded = key.toLowerCase();
    const first = seen.get(folded);
    if (first === undefined) seen.set(folded, route);
    else if (!isOneFile(first, route))
      diagnostics.push(collision(first, route, routeKey(first.path) === key));
    const long = key.split('/').find((segment) => byteLength(segment) > MAX_NAME);
    if (long !== undefined) {
      const at = placeOf(route);
      diagnostics.push({
        severity: 'error',
        code: 'route/too-long',
        message: `A part of the address is ${byteLength(long)} bytes long; disks allow 255`,
        ...(at === undefined ? {} : { at }),
        hint: 'Give the page a shorter name or slug.',
      });
    }
  }
  return diagnostics;
}

/** Two names that are one to a case-blind disk were reported when they were found. */
function isOneFile(first: Route, second: Route): boolean {
  return first.source !== undefined && first.source.toLowerCase() === second.source?.toLowerCase();
}

/** The file that a route comes from; undefined for pages that helpsite makes by itself. */
export function placeOf({ source }: Route): Location | undefined {
  return source?.startsWith('content/') === true ? { file: source, line: 1, column: 1 } : undefined;
}

const NAMES: Readonly<Partial<Record<Route['kind'], string>>> = {
  home: 'the home page',
  tags: 'the list of tags',
  search: 'the search page',
  'not-found': 'the page for missing addresses',
  'blog-list': 'the list of posts',
  redirect: 'a redirect',
  gone: 'a page that is gone',
};

/** What a route is, in the author's words. */
export function describeRoute({ source, kind }: Route): string {
  return source ?? NAMES[kind] ?? kind;
}

function collision(first: Route, second: Route, same: boolean): Diagnostic {
  const names = `${describeRoute(first)} and ${describeRoute(second)}`;
  const at = placeOf(second) ?? placeOf(first);
  const other = placeOf(first);
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

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}
