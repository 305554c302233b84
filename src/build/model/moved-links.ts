/** What a page says of the sections that left it, as links. Pure. */
import type { Page } from '../../model.ts';
import { groupBy } from '../../group-by.ts';
import { routeLookupKey, sectionKey } from './targets.ts';
import { hrefOf } from './section-links.ts';
import type { AnchoredPage, MovedAnchor } from './moved-anchors.ts';
import type { Redirect } from './redirects.ts';

/** A section that left the page: the browser looks for its old id, the reader for its words. */
export interface MovedLink {
  readonly was: string;
  readonly href: string;
  /** Title of the page that has it. */
  readonly title: string;
  /** The heading that it has there; undefined: it is the page. */
  readonly heading?: string;
}

/** By lookup key of the page or old address. Never hashed. */
export type MovedLinks = ReadonlyMap<string, readonly MovedLink[]>;

interface TitledPage {
  readonly path: string;
  readonly route: string;
  readonly title: string;
}

/**
 * The links of every page that sections left, and of every old address. Web servers send readers from an old address to
 * its page at once, hash and all: so that page has the links of its old addresses, too.
 */
export function listMovedLinks(
  moved: readonly MovedAnchor[],
  redirects: readonly Redirect[],
  written: readonly TitledPage[],
  pages: ReadonlyMap<string, Page>,
): MovedLinks {
  if (moved.length === 0) return NONE;
  const titled = new Map(written.map((page) => [routeLookupKey(page.route), page]));
  const links = new Map<string, Map<string, MovedLink>>();
  const add = (route: string, link: MovedLink): void => {
    const key = routeLookupKey(route);
    const own = links.get(key) ?? new Map<string, MovedLink>();
    links.set(key, own);
    if (!own.has(link.was)) own.set(link.was, link);
  };
  const targets = new Map(redirects.map(({ from, to }) => [routeLookupKey(from), to]));
  const made = moved.map((section) => ({ section, link: makeLink(section, titled, pages) }));
  for (const { section, link } of made) add(section.from, link);
  for (const { section, link } of made) {
    const to = targets.get(routeLookupKey(section.from));
    const page = to === undefined ? undefined : titled.get(routeLookupKey(to));
    const ids = page === undefined ? undefined : pages.get(page.path)?.anchors;
    if (to !== undefined && ids?.includes(section.fromId) !== true) add(to, link);
  }
  return new Map([...links].map(([route, own]) => [route, [...own.values()]]));
}

const NONE: MovedLinks = new Map();

function makeLink(
  { fromId, to, toId }: MovedAnchor,
  titled: ReadonlyMap<string, TitledPage>,
  pages: ReadonlyMap<string, Page>,
): MovedLink {
  const page = titled.get(routeLookupKey(to));
  const headings = page === undefined ? [] : (pages.get(page.path)?.headings ?? []);
  const heading = headings.find(({ id }) => id === toId)?.text;
  return {
    was: fromId,
    href: hrefOf(to, toId),
    title: page?.title ?? to,
    ...(heading === undefined || heading === '' ? {} : { heading }),
  };
}

/**
 * Redirects whose page must answer by itself: one of their sections is elsewhere, but the page that they lead to has an id
 * of the same name, or has it from another old address.
 */
export function markOwnPages(
  redirects: readonly Redirect[],
  moved: readonly MovedAnchor[],
  anchored: readonly AnchoredPage[],
): readonly Redirect[] {
  if (moved.length === 0) return redirects;
  const ids = new Map(anchored.map(({ route, page }) => [routeLookupKey(route), new Set(page.anchors)]));
  /** What a hash on a page leads to when somebody arrives by another address. */
  const led = new Map<string, string>();
  for (const { from, fromId, to, toId } of moved) led.set(sectionKey(from, fromId), hrefOf(to, toId));
  const leaving = groupBy(moved, ({ from }) => routeLookupKey(from));
  return redirects.map((redirect) => {
    const target = routeLookupKey(redirect.to);
    const isOwnPage = leaving.get(routeLookupKey(redirect.from))?.some(({ fromId, to, toId }) => {
      const key = sectionKey(target, fromId);
      const href = hrefOf(to, toId);
      // The page's own element, if the section is there under its old name.
      if (ids.get(target)?.has(fromId) === true) return routeLookupKey(to) !== target;
      const first = led.get(key) ?? href;
      led.set(key, first);
      return first !== href;
    });
    return isOwnPage === true ? { ...redirect, isOwnPage } : redirect;
  });
}
