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

/** Codes of guides of which nobody knows what their settings say, and so which rules about errors they have. */
const NO_SETTINGS: ReadonlySet<string> = new Set([
  'frontmatter/invalid-yaml',
  'frontmatter/unclosed',
  'frontmatter/too-long',
  'frontmatter/not-first',
  'source/conflict',
]);

/** The problems without those that are only there because a file or folder could not be read, or has no address of its own, which is told itself. */
export function leaveOutUnread(found: readonly Diagnostic[], model: SiteModel): readonly Diagnostic[] {
  const unread = found.flatMap(({ code, at }) =>
    isUnread({ code }) && code !== 'source/changing' ? contentOf([at]) : [],
  );
  const doubted = found.flatMap(({ code, severity, at, related = [] }) =>
    severity === 'error' && IN_DOUBT.has(code) ? contentOf([at, ...related]) : [],
  );
  const known = leaveOutRules(found);
  if (unread.length === 0 && doubted.length === 0) return known;
  // Below a folder that cannot be read nothing is known; a guide in doubt is one page.
  const isUnknown = createIsNamed(unread, model, (name, one) => one === '' || name.startsWith(`${one}/`));
  const isDoubted = createIsNamed(doubted, model, () => false);
  const isThere = (missing: Missing): boolean => isUnknown(missing) || isDoubted(missing);
  const isGuideUnread = unread.some((path) => !path.startsWith('static/'));
  return known.filter(
    ({ code, missing }) =>
      !(missing !== undefined && isThere(missing)) && !(isGuideUnread && UNNAMED.has(code)),
  );
}

/** A rule that is not there may be one of a guide whose settings cannot be read. */
function leaveOutRules(found: readonly Diagnostic[]): readonly Diagnostic[] {
  const isHidden = found.some(
    ({ code, at }) =>
      (NO_SETTINGS.has(code) || isUnread({ code })) &&
      /^content\/docs\/(?:.*\/)?[^_/][^/]*\.mdx?$/i.test(at?.file ?? ''),
  );
  return isHidden ? found.filter(({ code }) => code !== 'errors/unknown-after') : found;
}

function contentOf(places: readonly (Diagnostic['at'] | undefined)[]): readonly string[] {
  return places.flatMap((at) =>
    at !== undefined && /^content(?:\/|$)/.test(at.file) ? [at.file.slice('content/'.length)] : [],
  );
}

/** Whether what is missing is one of these files, or stands below one. */
function createIsNamed(
  paths: readonly string[],
  model: SiteModel,
  isBelow: (name: string, above: string) => boolean,
): (missing: Missing) => boolean {
  const places = paths.flatMap((path) => placesOf(/\.mdx?$/i.test(path) ? path : `${path}.md`, '', model));
  const routes = places.map(({ route }) => routeLookupKey(route));
  const ids = places.flatMap(({ id }) => id ?? []);
  const isIn = (name: string, all: readonly string[]): boolean =>
    all.some((one) => name === one || isBelow(name, one));
  return (missing) =>
    missing.paths?.some((path) => isIn(path, paths)) === true ||
    missing.routes?.some((route) => isIn(routeLookupKey(route), routes)) === true ||
    (missing.id !== undefined && isIn(missing.id, ids));
}
