/** All pages but guides and posts as views. */
import type { Card, PageLink, SidebarCategory, SidebarItem } from '../../model.ts';
import type {
  CategoryView,
  HomeTile,
  HomeView,
  NotFoundView,
  PlainView,
  RedirectView,
  SearchView,
  TagsView,
  TagView,
} from '../../render/view.ts';
import { encodePath, fileNameOf, joinPath, routeKey, slugify } from '../../urls.ts';
import { cardsOf, countGuides } from '../model/cards.ts';
import { applySlashPolicy } from '../model/docs.ts';
import { categoryAt, findNeighbours, firstHref } from '../model/neighbours.ts';
import type { Redirect } from '../model/redirects.ts';
import type { CategoryPage } from '../model/sidebars.ts';
import { compareText, type Tag } from '../model/tags.ts';
import { escapeHtml } from '../parse/plain-text.ts';
import { substituteLabel } from '../parse/substitute.ts';
import type { PlainPage } from '../model/plain-pages.ts';
import type { SiteModel } from '../model/site-model.ts';
import { tocOf } from './doc-view.ts';
import { buildHead, robotsOf } from './head-view.ts';

/** The sidebar is spliced in when the page is rendered. */
export function buildCategoryView(page: CategoryPage, model: SiteModel): Omit<CategoryView, 'sidebarHtml'> {
  const sidebar = model.sidebars.find(({ name }) => name === page.sidebar);
  const place = sidebar?.places.get(routeKey(page.route));
  const category =
    sidebar === undefined || place === undefined ? undefined : categoryAt(sidebar.items, place.branch);
  const breadcrumbs = model.config.docs.breadcrumbs ? (place?.breadcrumbs ?? []) : [];
  return {
    kind: 'category',
    head: buildHead({
      config: model.config,
      route: page.route,
      title: page.title,
      description: page.description,
      isDocs: true,
      ...(page.image === undefined ? {} : { image: page.image }),
      ...(page.keywords === undefined ? {} : { keywords: page.keywords }),
      ...(breadcrumbs.length === 0 ? {} : { breadcrumbs }),
    }),
    title: page.title,
    description: page.description,
    breadcrumbs,
    cards: cardsOf(category?.items ?? []),
    neighbours: { breadcrumbs, ...(sidebar === undefined ? {} : findNeighbours(page.route, sidebar)) },
  };
}

/** The home page: games, columns, tasks and ways to reach a person. */
export function buildHomeView(model: SiteModel): HomeView {
  const { config } = model;
  const categories = topCategories(model);
  const listed = new Set(config.home.columns.flatMap((column) => column.items));
  const say = (text: string) => substituteLabel(text, config.variables);
  return {
    kind: 'home',
    head: buildHead({
      config,
      route: config.base,
      title: config.title,
      description: say(config.tagline),
      jsonLd:
        config.url === ''
          ? []
          : [
              {
                '@context': 'https://schema.org',
                '@type': 'WebSite',
                name: config.title,
                url: config.url + config.base,
                potentialAction: {
                  '@type': 'SearchAction',
                  target: `${config.url}${joinPath(config.base, config.search.path)}?q={search_term_string}`,
                  'query-input': 'required name=search_term_string',
                },
              },
            ],
    }),
    title: config.title,
    tagline: say(config.tagline),
    heading: say(config.home.heading),
    tasks: listTasks(model),
    tiles: categories.filter((item) => !listed.has(slugOf(item))).map((item) => tileOf(item)),
    columns: config.home.columns.map((column) => ({
      title: say(column.title),
      ...(column.text === undefined ? {} : { text: say(column.text) }),
      links: column.items.flatMap((item) => homeLink(item, undefined, model)),
    })),
    support: config.home.support.flatMap(({ label, href }) => homeLink(href, say(label), model)),
  };
}

/** The tasks that are needed most, as far as their guides are there. */
export function listTasks(model: SiteModel): readonly PageLink[] {
  const { home, variables } = model.config;
  return home.tasks.flatMap(({ label, href }) => homeLink(href, substituteLabel(label, variables), model));
}

/** Every entry at the top of a sidebar that leads to pages, once each. */
function topCategories(model: SiteModel): readonly SidebarItem[] {
  const seen = new Set<string>();
  return model.sidebars
    .flatMap(({ items }) => items)
    .filter((item) => {
      const href = firstHref(item);
      if (href === undefined || item.type === 'html' || seen.has(href)) return false;
      seen.add(href);
      return true;
    });
}

/** A category's own slug: the last part of its route, or made of its label. */
function slugOf(item: SidebarItem): string {
  if (item.type === 'html') return '';
  return item.type === 'category' && item.href !== undefined
    ? fileNameOf(routeKey(item.href))
    : item.type === 'link'
      ? (item.docId ?? item.href)
      : slugify(item.label);
}

function tileOf(item: SidebarItem): HomeTile {
  const category = item as SidebarCategory;
  const items = item.type === 'category' ? category.items : [];
  return {
    label: category.label,
    href: firstHref(item) ?? '',
    slug: slugOf(item),
    guides: item.type === 'link' ? 1 : countGuides(items),
    topics: items.flatMap((child) => {
      const href = child.type === 'category' ? firstHref(child) : undefined;
      return child.type === 'category' && href !== undefined ? [{ label: child.label, href }] : [];
    }),
  };
}

/** A configured link of the home page: a guide's path, a category's slug, a route or an address. Unknown guides are left out. */
function homeLink(target: string, label: string | undefined, model: SiteModel): PageLink[] {
  const doc = model.docsById.get(target) ?? model.docsById.get(`${target.replace(/\/$/, '')}/index`);
  if (doc !== undefined) return doc.draft ? [] : [{ label: label ?? doc.title, href: encodePath(doc.route) }];
  const category = model.categoryPages.find((page) => fileNameOf(routeKey(page.route)) === target);
  if (category !== undefined) return [{ label: label ?? category.label, href: encodePath(category.route) }];
  if (label === undefined || !/^(?:\/|[a-z][a-z\d+.-]*:)/i.test(target)) return [];
  return [
    {
      label,
      href:
        target.startsWith('/') && !target.startsWith(model.config.base)
          ? joinPath(model.config.base, target)
          : target,
    },
  ];
}

/** The list of all tags. */
export function buildTagsView(model: SiteModel, route: string): TagsView {
  const groups = new Map<string, { label: string; href: string; count: number }[]>();
  for (const tag of model.tags) {
    const listed = tag.docIds.filter((id) => model.docsById.get(id)?.unlisted !== true);
    if (listed.length === 0) continue;
    const letter = [...tag.label][0]?.toUpperCase() ?? '';
    const group = groups.get(letter) ?? [];
    group.push({ label: tag.label, href: encodePath(tag.route), count: listed.length });
    groups.set(letter, group);
  }
  return {
    kind: 'tags',
    head: buildHead({
      config: model.config,
      route,
      title: 'Tags',
      description: '',
      listTag: 'doc_tags_list',
    }),
    groups: [...groups].toSorted(([a], [b]) => compareText(a, b)).map(([letter, tags]) => ({ letter, tags })),
  };
}

/** All guides of a tag. */
export function buildTagView(tag: Tag, model: SiteModel, tagsRoute: string): TagView {
  const all = tag.docIds.flatMap((id) => model.docsById.get(id) ?? []);
  const listed = all.filter((doc) => !doc.unlisted);
  const count = listed.length;
  const title = `${count === 1 ? 'One doc' : `${count} docs`} tagged with "${tag.label}"`;
  return {
    kind: 'tag',
    head: buildHead({
      config: model.config,
      route: tag.route,
      title,
      description: '',
      listTag: 'doc_tag_doc_list',
      ...(count === 0 ? { robots: 'noindex, nofollow' } : {}),
    }),
    title,
    tagsHref: tagsRoute,
    docs: listed
      .toSorted((a, b) => compareText(a.title, b.title))
      .map((doc): Card => ({
        kind: 'guide',
        label: doc.title,
        href: encodePath(doc.route),
        description: doc.description,
      })),
    unlisted: count === 0,
  };
}

/** A page of `content/pages` with its text already written. */
export function buildPlainView(
  { route, page, react, path, styles }: PlainPage,
  model: SiteModel,
  bodyHtml: string,
): PlainView {
  const { config } = model;
  const title =
    page?.title ??
    react?.title ??
    (route === config.base ? config.title : fileNameOf(path).replace(/\.\w+$/, ''));
  const settings = page?.settings ?? {};
  const hideToc = settings.hideTableOfContents === true || react !== undefined;
  const titleHtml =
    page?.titleHtml ?? (react === undefined && settings.hideTitle !== true ? escapeHtml(title) : undefined);
  return {
    kind: 'page',
    head: buildHead({
      config,
      route,
      title,
      description: page?.description ?? react?.description ?? '',
      ...robotsOf(page),
      ...(settings.image === undefined ? {} : { image: settings.image }),
      ...(settings.keywords === undefined ? {} : { keywords: settings.keywords }),
      styles,
    }),
    title,
    ...(titleHtml === undefined ? {} : { titleHtml }),
    bodyHtml,
    toc: hideToc
      ? []
      : tocOf(
          page?.headings ?? [],
          settings.tocMinHeadingLevel ?? config.docs.tocMinHeadingLevel,
          settings.tocMaxHeadingLevel ?? config.docs.tocMaxHeadingLevel,
        ),
    tocColumn: !hideToc,
    unlisted: settings.unlisted === true,
    bare: react !== undefined,
    ...(settings.wrapperClassName === undefined ? {} : { wrapperClassName: settings.wrapperClassName }),
  };
}

/** The search page, whose results the browser fills in. */
export function buildSearchView(model: SiteModel, route: string): SearchView {
  const categories = topCategories(model).flatMap((item): PageLink[] =>
    item.type === 'html' ? [] : [{ label: item.label, href: firstHref(item) ?? '' }],
  );
  return {
    kind: 'search',
    head: buildHead({
      config: model.config,
      route,
      title: 'Search the documentation',
      description: `Search every guide of ${model.config.title}.`,
      robots: 'noindex, follow',
    }),
    categories,
    placeholder: 'Type your search here',
  };
}

/** The page for addresses that lead nowhere. */
export function buildNotFoundView(model: SiteModel, route: string): NotFoundView {
  const { home } = buildSupport(model);
  return {
    kind: 'not-found',
    head: buildHead({
      config: model.config,
      route,
      title: 'Page Not Found',
      description: '',
      robots: 'noindex',
    }),
    support: home,
    placeholder: model.config.search.placeholder,
  };
}

function buildSupport(model: SiteModel): { home: readonly PageLink[] } {
  const { config } = model;
  return {
    home: config.home.support.flatMap(({ label, href }) =>
      homeLink(href, substituteLabel(label, config.variables), model),
    ),
  };
}

/** A page that leads on to another. */
export function buildRedirectView({ from, to }: Redirect, model: SiteModel): RedirectView {
  const head = buildHead({
    config: model.config,
    route: from,
    title: 'Redirect',
    description: '',
    robots: 'noindex',
  });
  const { url } = model.config;
  return { kind: 'redirect', head: { ...head, ...(url === '' ? {} : { canonical: url + to }) }, to };
}

/** Route of the list of tags. */
export function tagsRouteOf(model: SiteModel): string {
  return applySlashPolicy(joinPath(model.docsRoot, model.config.docs.tagsPath), model.config.trailingSlash);
}
