/** The sidebar of a page: made once for all pages of a category, marked for each. */
import { speak, type Words } from '../../words/say.ts';
import type { Mark, SidebarItem, TopicGroup } from '../../model.ts';
import { renderMark } from '../../render/parts/mark.tsx';
import {
  markCurrent,
  renderSidebar,
  renderTopicTree,
  type SidebarLimits,
} from '../../render/render-sidebar.tsx';
import {
  renderTopicLists,
  renderTopics,
  renderTopicsLink,
  type TopicsView,
} from '../../render/render-topics.ts';
import { encodePath, slugify } from '../../urls.ts';
import type { Lazy } from '../memo/lazy.ts';
import type { SidebarIndex } from '../model/neighbours.ts';
import type { SiteModel } from '../model/site-model.ts';
import type { PageSource } from './page-kind.ts';

/** A sidebar of more entries than this shows only the neighbourhood of a long list: pages must not grow with the site. */
const LARGE_SIDEBAR = 2000;
const LIMITS = { maxEntries: 40, window: 24 } as const;

/** Whether a sidebar is one of those. */
export function isLargeSidebar({ stops }: SidebarIndex): boolean {
  return stops.length > LARGE_SIDEBAR;
}

/** A page's sidebar, before the page itself is marked in it. */
export type SidebarInputs = {
  readonly text: Lazy<string>;
  /** File with the content of all its categories; of a large one `*` stands for the position of a category at the top. */
  readonly branchesHref: string;
};

/**
 * The sidebar as the pages of one branch show it: `branch` holds the positions of the open categories. An unlisted page
 * shows itself (`unlistedHref`), so it has a sidebar of its own.
 */
export function sidebarInputs(
  index: SidebarIndex,
  branch: readonly number[],
  { model, lookup, chrome, memo }: PageSource,
  unlistedHref = '',
): SidebarInputs {
  const { base } = model.config;
  const { name, items } = index;
  const isLarge = isLargeSidebar(index);
  const branchesHref = base + branchesFileOf(name, model, isLarge ? '*' : undefined);
  const id = [name, branch.join('.'), unlistedHref].filter((part) => part !== '').join(' ');
  const { words } = model.config;
  const shared = { branch, isLarge, base, unlistedHref, ...(words === undefined ? {} : { words }) };
  const { groups, entries } = lookup.topics;
  if (groups.length === 0) {
    const text = memo.defer('sidebar', id, { items, ...shared }, renderSidebarText);
    return { text, branchesHref };
  }
  const item = items[branch[0] ?? -1];
  const sprite = chrome.assets.icons;
  if (item === undefined)
    return { text: memo.defer('sidebar', id, { groups, sprite, ...shared }, renderAllTopics), branchesHref };
  const mark = entries.find((entry) => entry.item === item)?.mark;
  const count = groups.reduce((sum, { topics }) => sum + topics.length, 0);
  const topic = { item, count, sprite, ...(mark === undefined ? {} : { mark }) };
  return { text: memo.defer('sidebar', id, { ...topic, ...shared }, renderTopicSidebar), branchesHref };
}

/** What all sidebars depend on beside their entries. */
interface Place {
  readonly branch: readonly number[];
  readonly isLarge: boolean;
  readonly base: string;
  readonly unlistedHref: string;
  readonly words?: Words;
}

function limitsOf({ isLarge, base, unlistedHref }: Place): Partial<SidebarLimits> {
  return {
    ...(isLarge ? LIMITS : {}),
    homeHref: base,
    ...(unlistedHref === '' ? {} : { currentHref: unlistedHref }),
  };
}

function renderSidebarText({ items, ...place }: Place & { readonly items: readonly SidebarItem[] }): string {
  return speak(place.words, () => renderSidebar(items, place.branch.map(String), limitsOf(place)));
}

/** Of the game or topic that the page belongs to, and the way to all others. */
function renderTopicSidebar({
  item,
  mark,
  count,
  sprite,
  ...place
}: Place & {
  readonly item: SidebarItem;
  readonly mark?: Mark;
  readonly count: number;
  readonly sprite: string;
}): string {
  const drawn = mark === undefined || !('glyph' in mark) ? '' : renderMark({ mark, sprite });
  return speak(
    place.words,
    () =>
      renderTopicsLink({ sprite, homeHref: place.base, count }) +
      renderTopicTree(item, place.branch.map(String), drawn, { ...limitsOf(place), leadsOn: true }),
  );
}

/** What all topics are made of, on pages that belong to none and in the file for the others. */
export type TopicsInputs = {
  readonly groups: readonly TopicGroup[];
  readonly sprite: string;
  readonly isLarge: boolean;
  readonly base: string;
  readonly words?: Words;
};

function renderAllTopics({ words, ...inputs }: TopicsInputs): string {
  return speak(words, () => renderTopics(topicsOf(inputs)));
}

/** All topics by group, as HTML: what the browser puts into the control of a page that belongs to one of them. */
export function topicLists({ words, ...inputs }: TopicsInputs): string {
  return speak(words, () => renderTopicLists(topicsOf(inputs)));
}

function topicsOf({ groups, sprite, isLarge, base }: TopicsInputs): TopicsView {
  return { groups, sprite, homeHref: base, ...(isLarge ? { maxTopics: LIMITS.maxEntries } : {}) };
}

/** The sidebar with the link to `route` marked. */
export function markedSidebar(
  sidebar: SidebarInputs | undefined,
  route: string,
): { sidebarHtml?: string; branchesHref?: string } {
  if (sidebar === undefined) return {};
  const { text, branchesHref } = sidebar;
  return { sidebarHtml: markCurrent(text.read(), encodePath(route)), branchesHref };
}

/**
 * Name, below the base path, of the file from which the browser fills in the categories that a page does not print. JSON
 * as a text page: without a hash, and so asked about each time: with one in its name every page would change with every
 * title in its sidebar. Of sidebars that differ in case only the second has a number; other versions than the main one are named. Of a
 * large sidebar each category at the top has a file of its own, `part`, so that no reader loads a megabyte for one of them.
 */
export function branchesFileOf(
  sidebar: string,
  { sidebars, version }: Pick<SiteModel, 'sidebars' | 'version'>,
  part?: string,
): string {
  const names = sidebars.map(({ name }) => name);
  const slug = slugify(sidebar);
  const number = names.filter((name) => slugify(name) === slug).indexOf(sidebar);
  const of = version.isMain === false ? `${version.name}-` : '';
  return `sidebar-${of}${slug}${number > 0 ? `-${number + 1}` : ''}${part === undefined ? '' : `/${part}`}.txt`;
}
