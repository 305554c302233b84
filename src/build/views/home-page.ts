/** The home page: games, columns, tasks and ways to reach a person. */
import type { PageLink, SidebarCategory, SidebarItem, SiteConfig } from '../../model.ts';
import type { HomeTile, HomeView } from '../../render/view.ts';
import { fileNameOf, joinPath, routeKey, slugify } from '../../urls.ts';
import { countGuides } from '../model/cards.ts';
import { firstHref } from '../model/neighbours.ts';
import { substituteLabel } from '../parse/substitute.ts';
import { homeLinks, listTasks, topEntries } from './home-links.ts';
import { buildHead } from './head-view.ts';
import {
  type Listed,
  listRoutesOf,
  type PageKind,
  type PageSource,
  renderView,
  type ViewInputs,
} from './page-kind.ts';

export const homePage: PageKind<Listed, ViewInputs<HomeView>> = {
  kind: 'home',
  list: (source) => listRoutesOf('home', source),
  inputs: homeInputs,
  render: renderView,
};

function homeInputs({ route }: Listed, source: PageSource): ViewInputs<HomeView> {
  return { route, view: buildHomeView(source), chrome: source.chrome };
}

/** What the home page shows but a text of the writer's own, which comes below. */
export function buildHomeView({ model, lookup }: Pick<PageSource, 'model' | 'lookup'>): HomeView {
  const { config } = model;
  const listed = new Set(config.home.columns.flatMap((column) => column.items));
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
    tasks: listTasks(model, lookup),
    tiles: topEntries(model.sidebars)
      .filter((item) => !listed.has(slugOf(item)))
      .map((item) => tileOf(item)),
    columns: config.home.columns.map((column) => ({
      title: say(column.title),
      ...(column.text === undefined ? {} : { text: say(column.text) }),
      links: column.items.flatMap((item) => homeLinks(item, undefined, model, lookup)),
    })),
  };
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

/** A category's own slug: the last part of its route, or made of its label. */
function slugOf(item: SidebarItem): string {
  if (item.type === 'html') return '';
  if (item.type === 'link') return item.docId ?? item.href;
  return item.href === undefined ? slugify(item.label) : fileNameOf(routeKey(item.href));
}

function tileOf(item: SidebarItem): HomeTile {
  // Entries of other types have no first page, and are not among them.
  const category = item as SidebarCategory;
  const items = item.type === 'category' ? category.items : [];
  return {
    label: category.label,
    href: firstHref(item) ?? '',
    slug: slugOf(item),
    guides: item.type === 'link' ? 1 : countGuides(items),
    topics: items.flatMap((child): PageLink[] => {
      const href = child.type === 'category' ? firstHref(child) : undefined;
      return child.type === 'category' && href !== undefined ? [{ label: child.label, href }] : [];
    }),
  };
}
