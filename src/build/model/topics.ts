/** Games and topics: what stands at the top of the sidebars, with its mark and its group. Pure. */
import type { Mark, SidebarCategory, SidebarItem, SiteConfig, Topic, TopicGroup } from '../../model.ts';
import { letterMark } from '../../marks.ts';
import { encodePath, fileNameOf, routeKey, slugify } from '../../urls.ts';
import type { CategoryFile } from './category-file.ts';
import type { Doc } from './docs.ts';
import { chooseMarks, findGlyph } from './marks.ts';
import { firstHref } from './neighbours.ts';
import { stripNumberPrefixes } from './number-prefix.ts';

/** An entry at the top of a sidebar, with the names by which the configuration may mean it. */
export interface TopEntry {
  readonly item: Exclude<SidebarItem, { readonly type: 'html' }>;
  /** Folder, slug of the category, id of the guide: what there is of them. */
  readonly keys: readonly string[];
  readonly mark: Mark;
}

export interface Topics {
  /** Every entry at the top of a sidebar that leads to pages, once each. */
  readonly entries: readonly TopEntry[];
  /** As configured; none: topics are not grouped. */
  readonly groups: readonly TopicGroup[];
  /** What is in no group, where there are groups. */
  readonly ungrouped: readonly TopEntry[];
  /** Items of groups that name nothing. */
  readonly unknown: readonly string[];
  /** Other names as readers write them, by the address of a topic in a group. */
  readonly aliases: Readonly<Record<string, readonly string[]>>;
}

/** A sidebar. */
interface Tree {
  readonly items: readonly SidebarItem[];
}

type Site = {
  readonly config: Pick<SiteConfig, 'navigation' | 'marks' | 'search'>;
  readonly sidebars: readonly Tree[];
  /** `_category_` files by folder below `docs/`. */
  readonly categories: Readonly<Record<string, CategoryFile>>;
  /** Drafts are not offered. */
  readonly docsById: ReadonlyMap<string, Doc>;
};

/** The topics of a site, in the order of its sidebars, and its groups in the order of the configuration. */
export function listTopics({ config, sidebars, docsById, categories }: Site): Topics {
  const { navigation, marks, search } = config;
  const items = topItems(sidebars);
  const named = items.map((item) => ({ keys: keysOf(item), label: item.label }));
  const chosen = chooseMarks(named, marks);
  const entries = items.map((item, index): TopEntry => {
    const { keys = [], label = '' } = named[index] ?? {};
    return { item, keys, mark: chosen[index] ?? { letters: label.slice(0, 2), hue: 0 } };
  });
  const grouped = new Set<TopEntry>();
  const unknown: string[] = [];
  const groups = navigation.groups.map(({ title, items: targets }): TopicGroup => {
    const topics = targets.flatMap((target): readonly Topic[] => {
      const entry = entries.find(({ keys }) => keys.includes(target));
      if (entry !== undefined) {
        grouped.add(entry);
        return [{ label: entry.item.label, href: leadTo(entry.item), mark: entry.mark }];
      }
      const deeper = findDeeper(target, sidebars, docsById);
      if (deeper === undefined) unknown.push(target);
      else if (deeper !== 'draft')
        return [{ ...deeper, mark: findGlyph([target], marks) ?? letterMark(target, deeper.label) }];
      return [];
    });
    return { title, topics };
  });
  const ungrouped = groups.length === 0 ? [] : entries.filter((entry) => !grouped.has(entry));
  const others = ungrouped.map(({ item, mark }) => ({ label: item.label, href: leadTo(item), mark }));
  return {
    entries,
    groups: [...groups, { title: OTHERS, topics: others }].filter(({ topics }) => topics.length > 0),
    ungrouped,
    unknown,
    aliases: Object.fromEntries(
      [...grouped].flatMap(({ item, keys }) => {
        const names = keys.flatMap((key) => aliasesOf(key, search.products, categories));
        return names.length === 0 ? [] : [[leadTo(item), names] as const];
      }),
    ),
  };
}

/** From `config/search` and `_category_` files, whose folders may carry numbers. */
function aliasesOf(
  key: string,
  products: SiteConfig['search']['products'],
  categories: Readonly<Record<string, CategoryFile>>,
): readonly string[] {
  const listed = products !== 'auto' && Object.hasOwn(products, key) ? products[key]?.aliases : undefined;
  const folder = Object.keys(categories).find((one) => stripNumberPrefixes(one) === key);
  const named = folder === undefined ? undefined : categories[folder]?.search?.aliases;
  return [...(listed ?? []), ...(named ?? [])];
}

/** What stands for a game, by its folder: the same wherever it is named. */
export function markOf({ id, label }: { readonly id: string; readonly label: string }, topics: Topics): Mark {
  return topics.entries.find(({ keys }) => keys.includes(id))?.mark ?? letterMark(id, label);
}

/** Where readers find a game, by its folder, in the list of all topics, from 0; what is no topic comes after all. */
export function placeOf(id: string, { entries, groups }: Topics): number {
  const at = entries.findIndex(({ keys }) => keys.includes(id));
  const entry = entries[at];
  if (entry === undefined) return Number.MAX_SAFE_INTEGER;
  const href = leadTo(entry.item);
  const topics = groups.flatMap((group) => group.topics);
  return topics.length === 0 ? at : topics.findIndex((topic) => topic.href === href);
}

/** Heading of what is in no group: readers find it all the same. */
const OTHERS = 'More topics';

function topItems(sidebars: readonly Tree[]): readonly TopEntry['item'][] {
  const seen = new Set<string>();
  return sidebars
    .flatMap(({ items }) => items)
    .filter((item) => item.type !== 'html')
    .filter((item) => {
      const href = firstHref(item);
      if (href === undefined || seen.has(href)) return false;
      seen.add(href);
      return true;
    });
}

/** A category's folder and slug, or a guide's id. The last is the one that decides its hue. */
function keysOf(item: TopEntry['item']): readonly string[] {
  if (item.type === 'link') return [item.docId ?? item.href];
  const slug = item.href === undefined ? slugify(item.label) : fileNameOf(routeKey(item.href));
  return item.folder === undefined || item.folder === slug ? [slug] : [item.folder, slug];
}

/** Where a reader is led who chooses it: a category of one guide is that guide. */
export function leadTo(item: SidebarItem): string {
  return onlyOf(item) ?? firstHref(item) ?? '';
}

function onlyOf(item: SidebarItem): string | undefined {
  return item.type === 'category' ? item.onlyGuide : undefined;
}

/** A guide, or a category further down. */
function findDeeper(
  target: string,
  sidebars: readonly Tree[],
  docsById: ReadonlyMap<string, Doc>,
): Omit<Topic, 'mark'> | 'draft' | undefined {
  const doc = docsById.get(target) ?? docsById.get(`${target.replace(/\/$/, '')}/index`);
  if (doc !== undefined)
    return doc.draft ? 'draft' : { label: doc.sidebarLabel ?? doc.title, href: encodePath(doc.route) };
  const category = findCategory(
    sidebars.flatMap(({ items }) => items),
    target,
  );
  return category === undefined ? undefined : { label: category.label, href: leadTo(category) };
}

function findCategory(items: readonly SidebarItem[], target: string): SidebarCategory | undefined {
  for (const item of items) {
    if (item.type !== 'category') continue;
    if (firstHref(item) !== undefined && (item.folder === target || keysOf(item).includes(target)))
      return item;
    const deeper = findCategory(item.items, target);
    if (deeper !== undefined) return deeper;
  }
  return undefined;
}
