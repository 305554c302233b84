/** Every page of the site: its file, the key of all it depends on, and its HTML on demand. */
import type { AssetManifest, Card, PageBody, PageLink, SidebarItem, StyleRule } from '../../model.ts';
import { markNavigation } from '../../render/mark-navigation.ts';
import { renderChrome } from '../../render/render-chrome.tsx';
import { renderPage } from '../../render/render-page.tsx';
import { markCurrent, renderSidebar } from '../../render/render-sidebar.tsx';
import type { ChromeView, DocView, PageView } from '../../render/view.ts';
import { encodePath, routeKey } from '../../urls.ts';
import type { LastChange } from '../../model.ts';
import { fillBody } from './fill-body.ts';
import { type Deferred, type Memo } from '../memo/memo.ts';
import { hashText, hashValue } from '../memo/hash.ts';
import { cardsOf } from '../model/cards.ts';
import { categoryAt, type Place } from '../model/neighbours.ts';
import { fileOfRoute } from '../model/routes.ts';
import { branchesFileOf } from './sidebar-branches.ts';
import type { SiteModel } from '../model/site-model.ts';
import { buildListView, buildPostView } from '../views/blog-views.ts';
import { buildDocView } from '../views/doc-view.ts';
import * as views from '../views/page-views.ts';

export interface SitePage {
  readonly route: string;
  /** Below the out-dir. */
  readonly file: string;
  /** Named parts of the key, so that `--explain` can say which changed. */
  readonly key: string;
  readonly styles: readonly StyleRule[];
  readonly html: () => string;
}

interface ListInputs {
  readonly manifest: AssetManifest;
  readonly favicon: string;
  readonly generator: string;
  readonly history: ReadonlyMap<string, LastChange> | undefined;
}

/** A sidebar of more entries than this shows only the neighbourhood of a long list: pages must not grow with the site. */
const LARGE_SIDEBAR = 2000;
const LIMITS = { maxEntries: 40, window: 24 } as const;

/** Every page with its key; no HTML is made before it is asked for. */
export function listPages(
  model: SiteModel,
  bodies: ReadonlyMap<string, Deferred<PageBody>>,
  inputs: ListInputs,
  memo: Memo,
): readonly SitePage[] {
  const { config } = model;
  const favicon = config.favicon ?? inputs.favicon;
  const chrome = memo.run(
    'chrome',
    '',
    {
      config,
      favicon,
      manifest: inputs.manifest,
      generator: inputs.generator,
      tasks: views.listTasks(model),
    },
    makeChrome,
  );
  const chromeHash = hashValue(chrome);
  const sidebarOf = createSidebars(model);
  const pages: SitePage[] = [];
  /** Keys and views are made when they are asked for: a server needs those of the page that is read, check none. */
  const add = (
    route: string,
    styles: readonly StyleRule[],
    parts: () => Readonly<Record<string, string>>,
    view: () => PageView,
  ) => {
    let key: string | undefined;
    pages.push({
      route,
      file: fileOfRoute(route, config.trailingSlash),
      get key() {
        return (key ??= Object.entries({ ...parts(), chrome: chromeHash })
          .map(([name, hash]) => `${name}:${hash}`)
          .join(' '));
      },
      styles,
      html: () =>
        renderPage(view(), {
          ...chrome,
          navbar: markNavigation(chrome.navbar, encodePath(route), config.base),
        }),
    });
  };
  /** A page whose view is cheap: the view itself is the key. */
  const addView = (route: string, makeView: () => PageView) => {
    const view = once(makeView);
    add(route, [], () => ({ view: hashValue(view()) }), view);
  };
  const describe = (docId: string) => model.docsById.get(docId)?.description ?? '';
  const bodyOf = (path: string, cards: readonly Card[]) =>
    fillBody(
      bodies.get(path)?.read(),
      model.links.get(path) ?? [],
      cards,
      inputs.manifest.icons,
      memo,
      describe,
    );

  for (const doc of model.docs) {
    const page = model.pages.get(doc.path);
    const body = bodies.get(doc.path);
    if (page === undefined || body === undefined) continue;
    const made = once(() => {
      const view = buildDocView(doc, page, model, inputs.history);
      const index = model.sidebarOf(doc);
      const place = index?.places.get(routeKey(doc.route));
      const sidebar =
        index === undefined ? undefined : sidebarOf(index.name, place, doc.unlisted ? doc.route : undefined);
      const cards =
        index === undefined || place === undefined
          ? []
          : shareCards(
              place.branch.length === 0 ? index.items : (categoryAt(index.items, place.branch)?.items ?? []),
            );
      return { view, index, sidebar, cards };
    });
    const parts = () => {
      const { view, sidebar, cards } = made();
      return {
        page: hashValue(view),
        body: body.hash,
        links: hashValue(model.links.get(doc.path) ?? []),
        sidebar: sidebar?.hash ?? '',
        cards: page.showsCards ? hashCards(cards) : '',
        named: hashText(page.namedDocs.map(describe).join('\n')),
      };
    };
    add(doc.route, page.styles, parts, (): DocView => {
      const { view, index, sidebar, cards } = made();
      return {
        ...view,
        bodyHtml: bodyOf(doc.path, cards),
        ...(sidebar === undefined
          ? {}
          : {
              sidebarHtml: markCurrent(sidebar.html, encodePath(doc.route)),
              branchesHref: config.base + branchesFileOf(index?.name ?? ''),
            }),
      };
    });
  }
  for (const category of model.categoryPages) {
    const made = once(() => {
      const place = model.sidebars
        .find(({ name }) => name === category.sidebar)
        ?.places.get(routeKey(category.route));
      return {
        view: views.buildCategoryView(category, model),
        sidebar: sidebarOf(category.sidebar, place, undefined),
      };
    });
    const parts = () => ({ page: hashValue(made().view), sidebar: made().sidebar.hash });
    add(category.route, [], parts, () => ({
      ...made().view,
      sidebarHtml: markCurrent(made().sidebar.html, encodePath(category.route)),
      branchesHref: config.base + branchesFileOf(category.sidebar),
    }));
  }
  for (const plain of model.plainPages) {
    const { path, react } = plain;
    const isHome = routeKey(plain.route) === routeKey(config.base) && react === undefined;
    const body = bodies.get(path);
    const home = once(() => views.buildHomeView(model));
    const parts = () => ({
      page: hashValue({ plain, home: isHome }),
      body: body?.hash ?? '',
      links: hashValue(model.links.get(path) ?? []),
      config: hashValue(config),
      ...(isHome ? { home: hashValue(home()) } : {}),
    });
    add(plain.route, plain.styles, parts, () =>
      isHome
        ? { ...home(), bodyHtml: bodyOf(path, []) }
        : views.buildPlainView(plain, model, react?.html ?? bodyOf(path, [])),
    );
  }
  for (const post of model.posts) {
    const page = model.pages.get(post.path);
    if (page === undefined) continue;
    const parts = () => ({
      page: hashValue(page),
      posts: hashValue(model.posts),
      body: bodies.get(post.path)?.hash ?? '',
      links: hashValue(model.links.get(post.path) ?? []),
      config: hashValue(config),
    });
    add(post.route, page.styles, parts, () => buildPostView(post, page, model, bodyOf(post.path, [])));
  }
  for (const { path, kind } of model.routes) {
    if (kind === 'home') addView(path, () => views.buildHomeView(model));
    else if (kind === 'tags') addView(path, () => views.buildTagsView(model, path));
    else if (kind === 'search') addView(path, () => views.buildSearchView(model, path));
    else if (kind === 'not-found') addView(path, () => views.buildNotFoundView(model, path));
    else if (kind === 'blog-list')
      addView(path, () =>
        buildListView(Number(/\/(\d+)\/?$/.exec(path)?.[1] ?? 1), path, model, (post) =>
          excerptOf(bodyOf(post.path, [])),
        ),
      );
  }
  const tagsRoute = views.tagsRouteOf(model);
  for (const tag of model.tags) addView(tag.route, () => views.buildTagView(tag, model, tagsRoute));
  for (const redirect of model.redirects)
    addView(redirect.from, () => views.buildRedirectView(redirect, model));
  return pages;
}

function once<T>(make: () => T): () => T {
  let made: { readonly it: T } | undefined;
  return () => (made ??= { it: make() }).it;
}

function makeChrome({
  config,
  manifest,
  generator,
  favicon,
  tasks,
}: {
  readonly config: SiteModel['config'];
  readonly manifest: AssetManifest;
  readonly generator: string;
  readonly favicon: string;
  readonly tasks: readonly PageLink[];
}): ChromeView {
  const chrome = renderChrome({ ...config, favicon }, manifest, generator, tasks);
  // Scripts, styles and all that pages share: as long as it is the same, pages may take each other's place.
  return { ...chrome, build: hashText(JSON.stringify(chrome)).slice(0, 8) };
}

const cardLists = new WeakMap<readonly SidebarItem[], readonly Card[]>();

/** The cards of a category, made once for all its pages: each page's key holds their hash. */
function shareCards(items: readonly SidebarItem[]): readonly Card[] {
  const known = cardLists.get(items);
  if (known !== undefined) return known;
  const made = cardsOf(items);
  cardLists.set(items, made);
  return made;
}

const cardHashes = new WeakMap<readonly Card[], string>();

function hashCards(cards: readonly Card[]): string {
  const known = cardHashes.get(cards);
  if (known !== undefined) return known;
  const made = hashText(JSON.stringify(cards));
  cardHashes.set(cards, made);
  return made;
}

interface SidebarText {
  readonly html: string;
  readonly hash: string;
}

/** Sidebars by open branch: rendered once for all pages of a category. An unlisted page shows itself, so it has its own. */
function createSidebars(
  model: SiteModel,
): (name: string, place: Place | undefined, unlistedHref: string | undefined) => SidebarText {
  const made = new Map<string, SidebarText>();
  return (name, place, unlistedHref) => {
    const branch = place?.branch ?? [];
    const key = `${name}\0${branch.join('.')}\0${unlistedHref ?? ''}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const index = model.sidebars.find((sidebar) => sidebar.name === name);
    const isLarge = (index?.stops.length ?? 0) > LARGE_SIDEBAR;
    const options = {
      ...(isLarge ? LIMITS : {}),
      homeHref: model.config.base,
      ...(unlistedHref === undefined ? {} : { currentHref: unlistedHref }),
    };
    const html = renderSidebar(index?.items ?? [], branch.map(String), options);
    const text = { html, hash: hashText(html) };
    made.set(key, text);
    return text;
  };
}

/** What precedes `<!-- truncate -->`, which the parse stage leaves as an empty mark (behaviours.md 1.14.3). */
function excerptOf(html: string): { html: string; truncated: boolean } {
  const at = html.indexOf('<!--truncate-->');
  return at === -1 ? { html, truncated: false } : { html: html.slice(0, at), truncated: true };
}
