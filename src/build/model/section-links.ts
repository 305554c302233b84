/** Where the text of an old address is today, and links to it. Pure. */
import { decodeTyped, encodePath, routeKey } from '../../urls.ts';
import { routeLookupKey, type Section, sectionKey, type Targets } from './targets.ts';

/** A link to a section, or with an empty id to the page. */
export function hrefOf(route: string, id: string, query = ''): string {
  return encodePath(route) + query + (id === '' ? '' : `#${encodeURIComponent(id)}`);
}

/** The same as a link on `own`, the route of the page that has it. */
export function hrefOn(own: string, { route, id }: Section): string {
  return id !== '' && routeKey(route) === routeKey(own) ? `#${encodeURIComponent(id)}` : hrefOf(route, id);
}

/** `#a%20b` → `a b`; what is not encoded well is the id as typed. */
export function decodeId(hash: string): string {
  return decodeTyped(hash.slice(1));
}

/** The section of today; undefined: the address is one of today. */
export function findToday(route: string, hash: string, { old }: Pick<Targets, 'old'>): Section | undefined {
  const id = decodeId(hash);
  const moved = id === '' ? undefined : old.sections.get(sectionKey(route, id));
  if (moved !== undefined) return moved;
  const to = old.redirects.get(routeLookupKey(route));
  return to === undefined ? undefined : (old.sections.get(sectionKey(to, id)) ?? { route: to, id });
}
