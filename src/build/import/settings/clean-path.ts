/** Folders and routes as configurations type them. Pure. */
import { resolveDots } from '../../../urls.ts';

/** The folder of a project, as configured: `./docs/` is `docs`, `../docs` stays. */
export function cleanFolder(typed: string): string {
  const path = typed.replace(/^@site\//, '').replace(/\\/g, '/');
  const up = /^(?:\.\/)*((?:\.\.\/)+)(.*)$/.exec(path);
  const rest = resolveDots(up === null ? path : (up[2] ?? '')) ?? '';
  return `${up?.[1] ?? ''}${rest.replace(/^\/+|\/+$/g, '')}`;
}

/** A route without slashes at its ends. */
export function cleanRoute(typed: string): string {
  return typed.replace(/^\/+|\/+$/g, '').replace(/\/{2,}/g, '/');
}
