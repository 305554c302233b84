/** The home page: games, columns, tasks and ways to reach a person. */
import type { PageLink, SidebarItem, SiteConfig } from '../../model.ts';
import type { HomeTile, HomeView } from '../../render/view.ts';
import { encodePath, joinPath } from '../../urls.ts';
import { sayIn } from '../../words/say.ts';
import { countGuides } from '../model/cards.ts';
import { firstHref } from '../model/neighbours.ts';
import { leadTo, type TopEntry } from '../model/topics.ts';
import type { SiteModel } from '../model/site-model.ts';
import { substituteLabel } from '../parse/substitute.ts';
import { listedPosts } from './blog-parts.ts';
import { homeLinks, listTasks } from './home-links.ts';
import { buildHead } from './head-view.ts';
import { type Listed, type PageSource, routePage, type ViewInputs } from './page-kind.ts';

/** Of a site that has nothing but posts. */
const MOST_POSTS = 20;

export const homePage = routePage('home', homeInputs);

function homeInputs({ route }: Listed, source: PageSource): ViewInputs<HomeView> {
  return { route, view: buildHomeView(source), chrome: source.chrome };
}

/** What the home page shows but a text of the writer's own, which comes below. */
export function buildHomeView({ model, lookup }: Pick<PageSource, 'model' | 'lookup'>): HomeView {
  const { config } = model;
  const listed = new Set(config.home.columns.flatMap((column) => column.items));
  const isGrouped = lookup.topics.groups.length > 0;
  const say = (text: string) => substituteLabel(text, config.variables);
  return {
    kind: 'home',
    head: buildHead({
      config,
      route: config.base,
      title: config.title,
      description: say(config.tagline),
      jsonLd: config.url === '' ? [] : [describeSite(config)],
    }),
    title: config.title,
    tagline: say(config.tagline),
    heading: say(config.home.heading),
    placeholder: config.search.placeholder,
    tasks: listTasks(model, lookup),
    tiles: lookup.topics.entries
      .filter(({ keys }) => !listed.has(keys.at(-1) ?? ''))
      .map((entry) => tileOf(entry, isGrouped)),
    columns: [...listPosts(model), ...listColumns({ model, lookup })],
  };
}

type Columns = HomeView['columns'];

function listColumns({ model, lookup }: Pick<PageSource, 'model' | 'lookup'>): Columns {
  const { config } = model;
  const say = (text: string) => substituteLabel(text, config.variables);
  return config.home.columns.map((column) => ({
    title: say(column.title),
    ...(column.text === undefined ? {} : { text: say(column.text) }),
    links: column.items.flatMap((item) => homeLinks(item, undefined, model, lookup)),
  }));
}

/** A site without guides has nothing else to begin with. */
function listPosts({ docs, posts, config }: SiteModel): Columns {
  const newest = docs.length > 0 ? [] : listedPosts(posts).slice(0, MOST_POSTS);
  if (newest.length === 0) return [];
  const links = newest.map(({ title, route }) => ({ label: title, href: encodePath(route) }));
  return [{ title: config.blog.sidebarTitle ?? sayIn(config.words, 'Recent posts'), links }];
}

/** The site with its search, for search engines. */
function describeSite({ title, url, base, search }: SiteConfig): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: title,
    url: url + base,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${url}${joinPath(base, search.path)}?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  };
}

function tileOf({ item, mark }: TopEntry, isGrouped: boolean): HomeTile {
  const items = item.type === 'category' ? item.items : [];
  return {
    label: item.label,
    href: (isGrouped ? leadTo(item) : firstHref(item)) ?? '',
    mark,
    guides: item.type === 'link' ? 1 : countGuides(items),
    topics: items.flatMap((child, index): PageLink[] => {
      // What comes before all categories is needed most.
      const isShown = child.type === 'category' || (isGrouped && index < items.findIndex(isCategory));
      const href = isShown ? (isGrouped ? leadTo(child) : firstHref(child)) : undefined;
      return child.type === 'html' || !href ? [] : [{ label: child.label, href }];
    }),
  };
}

function isCategory({ type }: SidebarItem): boolean {
  return type === 'category';
}
