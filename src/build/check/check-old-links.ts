/** Links that name an old address: they work, but what they lead to has another address today. Pure. */
import type { Diagnostic, LinkSlot } from '../../model.ts';
import { folderOf, routeKey, splitHref } from '../../urls.ts';
import { dottedPath } from '../model/relative-path.ts';
import type { SiteLookup, SiteModel } from '../model/site-model.ts';
import { fileCandidates, type Section } from '../model/targets.ts';

/** One for each place, also of a partial that many pages show: `link/old-address`. */
export function checkOldLinks(model: SiteModel, { pages, links }: SiteLookup): readonly Diagnostic[] {
  const written = [...model.docs, ...model.plainPages, ...model.posts];
  const pathOf = new Map(written.map(({ route, path }) => [routeKey(route), path]));
  const found = new Map<string, Diagnostic>();
  for (const [path, resolved] of links) {
    for (const [index, { today }] of resolved.entries()) {
      const slot = today && pages.get(path)?.links[index];
      if (today === undefined || slot === undefined) continue;
      const now = writeLink(slot, today, pathOf, model.config.base);
      const { at } = slot;
      found.set(`${at.file}:${at.line}:${at.column}`, {
        severity: 'warning',
        code: 'link/old-address',
        message: `This link names an old address: "${slot.href}"`,
        at,
        hint: `Write "${now}", where its text is today.`,
        fix: { from: slot.href, to: now },
      });
    }
  }
  return [...found.values()];
}

/** The link of today in the form of the one that was typed: an id, an address, or a file. */
function writeLink(
  { href, at }: LinkSlot,
  { route, id }: Section,
  pathOf: ReadonlyMap<string, string>,
  base: string,
): string {
  const { path, query } = splitHref(href);
  const end = query + (id === '' ? '' : `#${encodeURI(id)}`);
  const own = at.file.replace(/^content\//, '');
  const target = pathOf.get(routeKey(route));
  if (path === '' && target === own) return end === '' ? '#top' : end;
  if (path.startsWith('/') || target === undefined)
    return (path.startsWith(base) ? route : `/${route.slice(base.length)}`) + end;
  return (fileCandidates(path, own).includes(target) ? path : dottedPath(folderOf(own), target)) + end;
}
