/** Which sidebar a page is in, what comes before and after it, and the way to it (behaviours.md 2.6, 2.7). */
import type { Breadcrumb, DocsConfig, PageLink, SidebarCategory, SidebarItem } from '../../model.ts';
import { decodePath, routeKey } from '../../urls.ts';
import type { Doc } from './docs.ts';

/** A page's place in a sidebar. */
export interface Place {
  readonly sidebar: string;
  /** Indexes of the categories on the way to it, and of the category itself when the page is its own. */
  readonly branch: readonly number[];
  readonly breadcrumbs: readonly Breadcrumb[];
}

interface Stop extends PageLink {
  readonly unlisted: boolean;
  /** Top folder of the guide, of a category's page that of the first guide in it; empty: none. */
  readonly folder: string;
}

/** Everything that one sidebar says about the pages in it, made in one walk. */
export interface SidebarIndex {
  readonly name: string;
  readonly items: readonly SidebarItem[];
  readonly places: ReadonlyMap<string, Place>;
  /** Positions in `stops` by route; unlisted pages have none of their own. */
  readonly order: ReadonlyMap<string, number>;
  readonly stops: readonly Stop[];
  /** Ids of the guides it counts as its own (`ref` items do not). */
  readonly docIds: ReadonlySet<string>;
}

/** Walks a sidebar once, so that each page finds its place, its neighbours and its breadcrumbs at once. */
export function indexSidebar(
  name: string,
  items: readonly SidebarItem[],
  docs: ReadonlyMap<string, Doc>,
): SidebarIndex {
  const places = new Map<string, Place>();
  const order = new Map<string, number>();
  const stops: Stop[] = [];
  const docIds = new Set<string>();
  const place = (href: string, branch: readonly number[], breadcrumbs: readonly Breadcrumb[]) => {
    const key = routeKey(decodePath(href));
    if (!places.has(key)) places.set(key, { sidebar: name, branch, breadcrumbs });
  };
  const stop = (
    href: string,
    own: string,
    docId: string | undefined,
    unlisted: boolean,
    category?: SidebarCategory,
  ) => {
    const doc = docId === undefined ? undefined : docs.get(docId);
    const isCategory = category !== undefined;
    const key = routeKey(decodePath(href));
    if (!order.has(key)) order.set(key, stops.length);
    // A category's guide goes by its own title, other guides by their label in the sidebar (behaviours.md 2.7.2).
    const label = doc?.paginationLabel ?? doc?.sidebarLabel ?? (isCategory ? doc?.title : undefined) ?? own;
    stops.push({
      href,
      label,
      unlisted,
      folder: topFolder(docId ?? (category && firstDocId(category)) ?? ''),
    });
  };
  const walk = (list: readonly SidebarItem[], branch: readonly number[], way: readonly Breadcrumb[]) => {
    for (const [index, item] of list.entries()) {
      if (item.type === 'html') continue;
      if (item.type === 'link') {
        place(item.href, branch, [...way, { label: item.label, href: item.href }]);
        if (item.docId === undefined) continue;
        docIds.add(item.docId);
        stop(item.href, item.label, item.docId, item.unlisted === true);
        continue;
      }
      const crumb = {
        label: item.label,
        ...(item.href === undefined || item.linkUnlisted === true ? {} : { href: item.href }),
      };
      const inside = [...branch, index];
      if (item.href !== undefined) {
        place(item.href, inside, [...way, crumb]);
        if (item.docId !== undefined) docIds.add(item.docId);
        stop(item.href, item.label, item.docId, item.linkUnlisted === true, item);
      }
      walk(item.items, inside, [...way, crumb]);
    }
  };
  walk(items, [], []);
  return { name, items, places, order, stops, docIds };
}

function topFolder(docId: string): string {
  return docId.slice(0, Math.max(0, docId.indexOf('/')));
}

function firstDocId({ items }: SidebarCategory): string | undefined {
  for (const item of items) {
    const found =
      item.type === 'category'
        ? (item.docId ?? firstDocId(item))
        : item.type === 'link'
          ? item.docId
          : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The listed pages before and after a route in its sidebar; with `folder` those alone that share its top folder. */
export function findNeighbours(
  route: string,
  index: SidebarIndex,
  reach: DocsConfig['neighbours'],
): { previous?: PageLink; next?: PageLink } {
  const at = index.order.get(routeKey(route));
  if (at === undefined) return {};
  const own = index.stops[at];
  if (own?.unlisted === true) return {};
  const look = (step: number): PageLink | undefined => {
    for (let next = at + step; next >= 0 && next < index.stops.length; next += step) {
      const found = index.stops[next];
      if (found === undefined || found.unlisted) continue;
      return reach === 'folder' && found.folder !== own?.folder
        ? undefined
        : { label: found.label, href: found.href };
    }
    return undefined;
  };
  const [previous, next] = [look(-1), look(1)];
  return { ...(previous === undefined ? {} : { previous }), ...(next === undefined ? {} : { next }) };
}

/** The category at the end of a branch. */
export function categoryAt(
  items: readonly SidebarItem[],
  branch: readonly number[],
): SidebarCategory | undefined {
  let found: SidebarCategory | undefined;
  let list = items;
  for (const index of branch) {
    const item = list[index];
    if (item?.type !== 'category') return found;
    found = item;
    list = item.items;
  }
  return found;
}

/** First page that an item leads to; undefined when there is none. */
export function firstHref(item: SidebarItem): string | undefined {
  if (item.type === 'link') return item.unlisted === true ? undefined : item.href;
  if (item.type === 'html') return undefined;
  if (item.href !== undefined && item.linkUnlisted !== true) return item.href;
  for (const child of item.items) {
    const href = firstHref(child);
    if (href !== undefined) return href;
  }
  return undefined;
}
