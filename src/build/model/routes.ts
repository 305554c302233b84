/** All routes of a site: no two the same, none that a disk or a server could mix up. */
import type { Diagnostic, Route } from '../../model.ts';
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
    if (first !== undefined) diagnostics.push(collision(first, route, routeKey(first.path) === key));
    else seen.set(folded, route);
    const long = key.split('/').find((segment) => byteLength(segment) > MAX_NAME);
    if (long !== undefined) {
      diagnostics.push({
        severity: 'error',
        code: 'route/too-long',
        message: `A part of the address is ${byteLength(long)} bytes long; disks allow 255`,
        at: placeOf(route),
        hint: 'Give the page a shorter name or slug.',
      });
    }
  }
  return diagnostics;
}

function placeOf(route: Route): { file: string; line: number; column: number } {
  return { file: route.source ?? 'config', line: 1, column: 1 };
}

function collision(first: Route, second: Route, same: boolean): Diagnostic {
  const names = `${first.source ?? first.kind} and ${second.source ?? second.kind}`;
  return {
    severity: 'error',
    code: same ? 'route/duplicate' : 'route/case-collision',
    message: same
      ? `Two pages have the address ${second.path}: ${names}`
      : `The addresses ${first.path} and ${second.path} differ only in upper and lower case: ${names}`,
    at: placeOf(second),
    hint: 'Rename one of them, or give it another slug.',
    related: [placeOf(first)],
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
