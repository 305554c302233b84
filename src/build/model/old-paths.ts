/** Old addresses as writers type them: from the top of the host, of the site, or relative to the guides. Pure. */
import type { Location } from '../../model.ts';
import { joinPath, routeKey } from '../../urls.ts';

/** Old addresses as typed, and where. */
export interface OldPaths {
  readonly paths: readonly string[];
  readonly at: Location;
}

/** The public path that an old address means, without a slash at its end. */
export function resolveOldPath(typed: string, base: string, docsRoot: string): string {
  return routeKey(typed.startsWith(base) ? typed : joinPath(typed.startsWith('/') ? base : docsRoot, typed));
}

/** Whether a public path can be nobody's address: it leaves the site, or holds what ends a path. */
export function isNoAddress(path: string): boolean {
  return /[?#\\\0-\x1f]|(?:^|\/)\.\.?(?:\/|$)|%(?:2e|2f|5c|00)/i.test(path);
}
