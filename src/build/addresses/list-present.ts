/** Every address of the site as it is now, with its anchors: what is recorded, and what recorded addresses are compared with. Pure. */
import type { Location, Page } from '../../model.ts';
import { decodePath, routeKey, splitHref } from '../../urls.ts';
import { isRowId } from '../parse/write/fault-rows.ts';
import type { RouteKind } from '../model/list-routes.ts';
import type { SiteLookup, SiteModel } from '../model/site-model.ts';
import { routeLookupKey } from '../model/targets.ts';

/** An address that answers. */
export interface PresentAddress {
  /** Without a slash at its end. */
  readonly route: string;
  readonly kind: RouteKind | 'file';
  readonly anchors: ReadonlySet<string>;
  /** Source of a page that is written, relative to `content/`. */
  readonly path?: string;
  /** Lookup key of the page that a redirect leads to. */
  readonly leadsTo?: string;
}

/** Kinds of pages that nobody writes down: what they are called is for helpsite to decide. */
const NOT_RECORDED: ReadonlySet<RouteKind> = new Set<RouteKind>(['search', 'not-found']);

const NONE: ReadonlySet<string> = new Set();

/** Ids that helpsite gives to boxes, tabs and notes by their order: nobody can have meant one. */
const NUMBERED = /^(?:adm-\d+|tabs?-\d[\w-]*|fn-\d+|fnref-[\d-]+|footnote-label)$/;

/** By `routeLookupKey`. Unlisted pages are among them; drafts, where they show, too. */
export function listPresent(
  model: SiteModel,
  { targets, pages }: SiteLookup,
): ReadonlyMap<string, PresentAddress> {
  const sources = new Map(
    [...model.docs, ...model.plainPages, ...model.posts].map(({ path, route }) => [
      routeLookupKey(route),
      path,
    ]),
  );
  const ways = new Map(model.redirects.map(({ from, to }) => [routeLookupKey(from), to]));
  return new Map(
    model.routes.map(({ path: typed, kind }): [string, PresentAddress] => {
      const key = routeLookupKey(typed);
      const route = routeKey(typed);
      const path = sources.get(key);
      const to = ways.get(key);
      return [
        key,
        {
          route,
          kind,
          anchors: ownAnchors(targets.anchors.get(route) ?? NONE, pages.get(path ?? '')),
          ...(path === undefined ? {} : { path }),
          ...(kind === 'redirect' && to !== undefined ? { leadsTo: routeLookupKey(splitHref(to).path) } : {}),
        },
      ];
    }),
  );
}

/** Without ids that a page has only because old addresses that lead to it had them: they are recorded there. */
function ownAnchors(anchors: ReadonlySet<string>, page: Page | undefined): ReadonlySet<string> {
  const lent = listLent(page);
  return lent.size === 0 ? anchors : new Set([...anchors].filter((id) => !lent.has(id)));
}

/** Old ids of other addresses that stand on this page as well, so that readers whom a host has sent here find them. */
export function listLent(page: Page | undefined): ReadonlySet<string> {
  if (page === undefined) return NONE;
  const { oldAnchors, headings, settings } = page;
  const lent = new Set(oldAnchors.flatMap(({ id, page: from }) => (from === undefined ? [] : [id])));
  if (lent.size === 0) return NONE;
  const places = new Set(
    oldAnchors.flatMap(({ page: from, id, at }) => (from === undefined ? [] : [placeOf(id, at)])),
  );
  for (const { id } of headings) lent.delete(id);
  for (const { old } of settings.anchors ?? []) for (const id of old) lent.delete(id);
  for (const { id, page: from, at } of oldAnchors)
    if (from === undefined && !places.has(placeOf(id, at))) lent.delete(id);
  return lent;
}

function placeOf(id: string, { file, line, column }: Location): string {
  return `${id} ${file}:${line}:${column}`;
}

/** What `record` writes down: no drafts, no later pages of a list, and the files that guides offer. */
export function listRecordable(model: SiteModel, lookup: SiteLookup): ReadonlyMap<string, PresentAddress> {
  const own = (path: string | undefined): ReadonlySet<string> =>
    new Set(lookup.pages.get(path ?? '')?.headings.map(({ id }) => id));
  const drafts = new Set(
    [...model.docs, ...model.posts].filter(({ draft }) => draft).map(({ route }) => routeLookupKey(route)),
  );
  const pages = [...listPresent(model, lookup)].filter(
    ([key, { kind, route }]) =>
      !NOT_RECORDED.has(kind as RouteKind) &&
      !drafts.has(key) &&
      // A list's second page holds other posts tomorrow.
      !(/^blog-(?:list|group)$/.test(kind) && /\/(?:page|authors)\/\d+$/.test(route)),
  );
  const files = listDownloads(model, lookup).map((route): [string, PresentAddress] => [
    routeLookupKey(route),
    { route, kind: 'file', anchors: NONE },
  ]);
  const linked = listLinkedRows(model, lookup);
  const named = pages.map(([key, page]): [string, PresentAddress] => {
    if (![...page.anchors].some((id) => NUMBERED.test(id) || isRowId(id))) return [key, page];
    const headings = own(page.path);
    const isNamed = (id: string): boolean =>
      headings.has(id) || (isRowId(id) ? linked.has(`${key}#${id}`) : !NUMBERED.test(id));
    const anchors = [...page.anchors].filter(isNamed);
    return [key, { ...page, anchors: new Set(anchors) }];
  });
  return new Map([...files, ...named]);
}

/** Rows of tables that guides link to, as lookup key and id: of the others the search alone knows the id. */
function listLinkedRows(model: SiteModel, { links }: SiteLookup): ReadonlySet<string> {
  const { docs, plainPages, posts } = model;
  const routes = new Map([...docs, ...plainPages, ...posts].map(({ path, route }) => [path, route]));
  const found = new Set<string>();
  for (const [source, resolved] of links) {
    for (const { href } of resolved) {
      const { path, hash } = splitHref(href);
      const id = decodePath(hash.slice(1));
      if (!isRowId(id)) continue;
      const route = path === '' ? routes.get(source) : decodePath(path);
      if (route !== undefined) found.add(`${routeLookupKey(route)}#${id}`);
    }
  }
  return found;
}

/** Static files that links lead to. Those beside guides have a hash in their names: it changes with what is in them. */
function listDownloads({ config }: SiteModel, { pages, links, targets }: SiteLookup): readonly string[] {
  const found = new Set<string>();
  for (const [path, resolved] of links) {
    for (const [index, slot] of (pages.get(path)?.links ?? []).entries()) {
      const href = resolved[index]?.href;
      if (slot.kind !== 'link' || href === undefined || !href.startsWith(config.base)) continue;
      const route = decodePath(splitHref(href).path);
      if (isStaticFile(route, config.base, targets.files)) found.add(route);
    }
  }
  return [...found];
}

/** Whether an address is that of a static file. */
export function isStaticFile(route: string, base: string, files: ReadonlySet<string>): boolean {
  return route.startsWith(base) && files.has(`static/${route.slice(base.length)}`);
}
