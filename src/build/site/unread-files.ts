/** What follows from files that cannot be read, or whose address is in doubt, is no news: that they are there is known, and what they name is not. Pure. */
import type { Diagnostic, Missing } from '../../model.ts';
import { isUnread } from '../problems/diagnostics.ts';
import type { SiteModel } from '../model/site-model.ts';
import { routeLookupKey } from '../model/targets.ts';
import { placesOf } from './past-places.ts';

/** Codes of files and pages that nothing names: a guide that cannot be read may. */
const UNNAMED: ReadonlySet<string> = new Set(['image/unused', 'page/orphan', 'content/unused']);

/** Codes of guides of which it is open at which address they are, or whether it is theirs. */
const IN_DOUBT: ReadonlySet<string> = new Set(['route/duplicate', 'route/invalid-slug']);

/** The problems without those that are only there because a file or folder could not be read, or has no address of its own, which is told itself. */
export function leaveOutUnread(found: readonly Diagnostic[], model: SiteModel): readonly Diagnostic[] {
  const unread = found.flatMap(({ code, severity, at, related = [] }) => {
    const isInDoubt = severity === 'error' && IN_DOUBT.has(code);
    if (at === undefined || !(isInDoubt || (isUnread({ code }) && code !== 'source/changing'))) return [];
    return [at, ...(isInDoubt ? related : [])].flatMap(({ file }) =>
      /^content(?:\/|$)/.test(file) ? [file.slice('content/'.length)] : [],
    );
  });
  if (unread.length === 0) return found;
  const places = unread.flatMap((path) => placesOf(/\.mdx?$/i.test(path) ? path : `${path}.md`, '', model));
  const routes = places.map(({ route }) => routeLookupKey(route));
  const ids = places.flatMap(({ id }) => id ?? []);
  const isAtOrBelow = (name: string, above: readonly string[]): boolean =>
    above.some((one) => one === '' || name === one || name.startsWith(`${one}/`));
  const isThere = (missing: Missing): boolean =>
    missing.paths?.some((path) => isAtOrBelow(path, unread)) === true ||
    missing.routes?.some((route) => isAtOrBelow(routeLookupKey(route), routes)) === true ||
    (missing.id !== undefined && isAtOrBelow(missing.id, ids));
  const isGuideUnread = unread.some((path) => !path.startsWith('static/'));
  return found.filter(
    ({ code, missing }) =>
      !(missing !== undefined && isThere(missing)) && !(isGuideUnread && UNNAMED.has(code)),
  );
}
