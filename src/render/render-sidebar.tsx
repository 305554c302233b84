/** The sidebar as a string: printed once per category, shared by its pages, the current link marked by search. */
import { say } from '../words/say.ts';
import type { SidebarCategory, SidebarItem } from '../model.ts';
import { escapeHtml } from './escape-html.ts';
import { opensNewTab } from './resolve-href.ts';

/** How much of a very long list is printed, so that a page's size does not grow with the number of pages. */
export interface SidebarLimits {
  /** A list with more entries than this is cut. */
  readonly maxEntries: number;
  /** Entries that stay of a cut list. */
  readonly window: number;
  /** Where "All N topics" leads from the top level; default `/`. */
  readonly homeHref?: string;
  /** A category of one guide that is shut leads to that guide, not to a page that lists it. */
  readonly leadsOn?: boolean;
  /** An unlisted guide that shows all the same, because it is being read. */
  readonly currentHref?: string;
}

/**
 * Inner HTML of `nav[aria-label="Docs sidebar"]`. `open` holds the indexes, level by level, of the categories on the way
 * to the current page (`['0', '3']`): they print their children, as do those that the writer wants open. Every other
 * category is one link.
 */
export function renderSidebar(
  items: readonly SidebarItem[],
  open: readonly string[],
  limits?: Partial<SidebarLimits>,
): string {
  return renderList(items, open, limits ?? {}, limits?.homeHref ?? '/');
}

/**
 * The tree of one game or topic: the entry at `place` of the whole sidebar, with its mark before it. `open` as above, so
 * that it begins with `place`. Its branches are those of the whole sidebar.
 */
export function renderTopicTree(
  item: SidebarItem,
  open: readonly string[],
  mark: string,
  limits?: Partial<SidebarLimits>,
): string {
  const [place = '0', ...below] = open;
  const { homeHref = '/' } = limits ?? {};
  // It is all that there is: nothing folds it.
  const shown = item.type === 'category' ? { ...item, collapsible: false } : item;
  const entry = renderItem(shown, below, limits ?? {}, homeHref);
  // The first link is that of the entry itself.
  const marked = entry.replace(/<a(?: [^>]*)?>/, (link) => link + mark);
  return `<ul class="topic" data-from="${place}">${marked}</ul>`;
}

function renderList(
  items: readonly SidebarItem[],
  open: readonly string[],
  limits: Partial<SidebarLimits>,
  allHref: string,
): string {
  const openItem = items[Number(open[0] ?? -1)];
  const entries = items.filter((item) => isListed(item) || isRead(item, limits));
  const [from, to] = findWindow(
    entries.length,
    openItem === undefined ? -1 : entries.indexOf(openItem),
    limits,
  );
  // Scripts count the entries: a list that is cut says where it starts.
  let html = from === 0 ? '<ul>' : `<ul data-from="${from}">`;
  for (const item of entries.slice(from, to))
    html += renderItem(item, item === openItem ? open.slice(1) : undefined, limits, allHref);
  if (to - from < entries.length) {
    html += `<li class="all"><a href="${escapeHtml(allHref)}">${say('All {count} topics', { count: entries.length })}</a></li>`;
  }
  return `${html}</ul>`;
}

/** False: no page's sidebar shows it, save perhaps its own page's. */
function isListed(item: SidebarItem): boolean {
  if (item.type === 'link') return item.unlisted !== true;
  return item.type === 'html' || findHref(item) !== undefined;
}

/** An unlisted guide shows on its own page. */
function isRead(item: SidebarItem, { currentHref }: Partial<SidebarLimits>): boolean {
  return item.type === 'link' && item.href === currentHref;
}

/** The stretch of a list that is printed: all of it, or `window` entries with the open one in the middle. */
function findWindow(
  length: number,
  openAt: number,
  limits: Partial<SidebarLimits>,
): readonly [number, number] {
  const { maxEntries, window } = limits;
  if (maxEntries === undefined || length <= maxEntries) return [0, length];
  const size = Math.min(window ?? maxEntries, length);
  const from = Math.min(Math.max(0, openAt - Math.floor(size / 2)), length - size);
  return [from, from + size];
}

function renderItem(
  item: SidebarItem,
  openBelow: readonly string[] | undefined,
  limits: Partial<SidebarLimits>,
  allHref: string,
): string {
  if (item.type === 'html') return `<li${classOf(item.className)}>${item.value}</li>`;
  if (item.type === 'link') {
    // Scripts do not count what only this page has.
    const mark = item.unlisted === true ? ' data-unlisted' : '';
    return `<li${classOf(item.className)}${mark}>${renderLink(item.href, item.label)}</li>`;
  }
  const isOpen = openBelow !== undefined || !item.collapsed || !item.collapsible;
  const list = isOpen ? renderList(item.items, openBelow ?? [], limits, item.href ?? allHref) : '';
  const state = item.collapsible ? (isOpen ? 'open' : 'shut') : 'fixed';
  const className = item.className === undefined ? state : `${state} ${item.className}`;
  return `<li${classOf(className)}>${renderLabel(item, limits.leadsOn === true && !isOpen)}${list}</li>`;
}

/**
 * Without a page of its own a category's label opens it, and without a script leads to the first guide (behaviours.md
 * 4.4.3, 4.4.6). What cannot be closed is a heading then.
 */
function renderLabel(item: SidebarCategory, leadsOn: boolean): string {
  if (leadsOn && item.onlyGuide !== undefined) return renderLink(item.onlyGuide, item.label);
  const href = findHref(item) ?? '';
  if (href === item.href) return renderLink(href, item.label);
  return item.collapsible ? renderLink(href, item.label, ' data-folds') : `<a>${escapeHtml(item.label)}</a>`;
}

function renderLink(href: string, label: string, marks = ''): string {
  const target = opensNewTab(href) ? ' target="_blank" rel="noopener noreferrer"' : '';
  return `<a href="${escapeHtml(href)}"${target}${marks}>${escapeHtml(label)}</a>`;
}

function classOf(className: string | undefined): string {
  return className === undefined || className === '' ? '' : ` class="${escapeHtml(className)}"`;
}

/** A category's own page, else the first page below it; undefined: nothing in it can be read. */
function findHref(category: SidebarCategory): string | undefined {
  if (category.href !== undefined && category.linkUnlisted !== true) return category.href;
  for (const item of category.items) {
    if (item.type === 'link' && item.unlisted !== true) return item.href;
    const below = item.type === 'category' ? findHref(item) : undefined;
    if (below !== undefined) return below;
  }
  return category.href;
}

/**
 * The content of every category that a page does not print, by its position among the entries: `{ '0': '<ul>…</ul>',
 * '0.3': … }`. Inner ones are as the writer wants them. What the browser adds when the reader opens a category of another
 * branch.
 */
export function renderBranches(
  items: readonly SidebarItem[],
  limits: Pick<SidebarLimits, 'leadsOn'> | undefined = {},
  above = '',
): Readonly<Record<string, string>> {
  const branches: Record<string, string> = {};
  for (const [index, item] of items.filter(isListed).entries()) {
    if (item.type !== 'category') continue;
    if (item.collapsible && item.collapsed)
      branches[`${above}${index}`] = renderList(item.items, [], limits, '/');
    Object.assign(branches, renderBranches(item.items, limits, `${above}${index}.`));
  }
  return branches;
}

/** The categories at the top, each with its position among the entries: what `renderBranches` numbers first. */
export function listTopCategories(
  items: readonly SidebarItem[],
): readonly { readonly position: number; readonly item: SidebarCategory }[] {
  return items
    .filter(isListed)
    .flatMap((item, position) => (item.type === 'category' ? [{ position, item }] : []));
}

/** Puts `aria-current="page"` on the link to `href`: the last one, as a category without a page links to its first guide too. */
export function markCurrent(html: string, href: string): string {
  const link = `<a href="${escapeHtml(href)}"`;
  const at = html.lastIndexOf(link);
  if (at === -1) return html;
  const end = at + link.length;
  return `${html.slice(0, end)} aria-current="page"${html.slice(end)}`;
}
