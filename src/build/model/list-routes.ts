/** Every kind of page, and every page that the site will have, as routes. */
import type { SiteConfig } from '../../model.ts';
import { joinPath, routeKey } from '../../urls.ts';
import type { Post } from './blog.ts';
import { askRoute } from './ask-route.ts';
import { applySlashPolicy, type Doc } from './docs.ts';
import { blogAuthorsRoute, blogTagsRoot, countPages, type PostGroup } from './post-groups.ts';
import type { PlainPage } from './plain-pages.ts';
import type { CategoryPage } from './sidebars.ts';
import type { Tag } from './tags.ts';

/** Every kind of page: `src/build/views/page-kinds.ts` has a row for each. */
export type RouteKind =
  | 'home'
  | 'doc'
  | 'category'
  | 'tags'
  | 'tag'
  | 'page'
  | 'search'
  | 'ask'
  | 'errors'
  | 'not-found'
  | 'redirect'
  | 'gone'
  | 'blog-list'
  | 'blog-post'
  | 'blog-tags'
  | 'blog-authors'
  | 'blog-group';

/** A public path starting with the base path. */
export interface Route {
  readonly path: string;
  readonly kind: RouteKind;
  /** Source (relative to content/) the route comes from, for messages. */
  readonly source?: string;
  /** The file (relative to the root) that a source stands for when it is none itself. */
  readonly file?: string;
}

interface Listed {
  readonly config: SiteConfig;
  readonly docs: readonly Doc[];
  readonly categoryPages: readonly CategoryPage[];
  readonly tags: readonly Tag[];
  readonly tagsRoot: string;
  readonly plainPages: readonly PlainPage[];
  readonly posts: readonly Post[];
  /** Guides say which errors they solve. */
  readonly hasErrors: boolean;
  readonly postGroups: readonly PostGroup[];
  /** The blog has a list of its authors. */
  readonly hasAuthors: boolean;
}

/** Kinds of pages that each version of the docs has. */
const DOCS_KINDS: ReadonlySet<RouteKind> = new Set<RouteKind>(['doc', 'category', 'tags', 'tag']);

/** Whether a page of this kind belongs to a version of the docs: the others are there once. */
export function isOfDocs(kind: RouteKind): boolean {
  return DOCS_KINDS.has(kind);
}

/** A list of posts; the first has the blog's own address. */
export function blogRoute({ base, trailingSlash }: SiteConfig, page = 1): string {
  return applySlashPolicy(joinPath(base, page === 1 ? 'blog' : `blog/page/${page}`), trailingSlash);
}

/** In this order: home, guides, categories, tags, pages, posts, lists, search, stories, errors, not found. */
export function listRoutes(site: Listed): Route[] {
  const { config } = site;
  const { base, trailingSlash } = config;
  const at = (path: string) => applySlashPolicy(joinPath(base, path), trailingSlash);
  // A text of the site's own at that address is the home page: `pages/index.md`, or a guide where the docs begin at the top.
  const home = [...site.plainPages, ...site.docs].some(({ route }) => routeKey(route) === routeKey(base));
  const ask = askRoute(config);
  // A page of the writer's own at that address comes first.
  const hasAsk = ask !== undefined && site.plainPages.every((page) => routeKey(page.route) !== routeKey(ask));
  return [
    ...(home ? [] : [{ path: base, kind: 'home' } as const]),
    ...site.docs.map((doc): Route => ({ path: doc.route, kind: 'doc', source: `content/${doc.path}` })),
    ...site.categoryPages.map((page): Route => ({
      path: page.route,
      kind: 'category',
      source: `the category "${page.label}"`,
      file: page.file,
    })),
    ...(site.tags.length === 0
      ? []
      : [{ path: applySlashPolicy(site.tagsRoot, trailingSlash), kind: 'tags' } as const]),
    ...site.tags.map((tag): Route => ({ path: tag.route, kind: 'tag', source: `the tag "${tag.label}"` })),
    ...site.plainPages.map((page): Route => ({
      path: page.route,
      kind: 'page',
      source: `content/${page.path}`,
    })),
    ...site.posts.map((post): Route => ({
      path: post.route,
      kind: 'blog-post',
      source: `content/${post.path}`,
    })),
    ...listBlogRoutes(site),
    { path: at(config.search.path), kind: 'search' },
    ...(hasAsk ? [{ path: ask, kind: 'ask' } as const] : []),
    ...(site.hasErrors && config.errors.page
      ? [{ path: at(config.errors.path), kind: 'errors' } as const]
      : []),
    { path: joinPath(base, '404.html'), kind: 'not-found' },
  ];
}

/** Lists of posts, of tags and of authors. */
function listBlogRoutes(site: Listed): readonly Route[] {
  const { config } = site;
  const { trailingSlash } = config;
  const listed = site.posts.filter((post) => !post.unlisted);
  const blogPages = site.posts.length === 0 ? 0 : countPages(listed.length, config);
  const authors = blogAuthorsRoute(config);
  const hasAuthors =
    site.hasAuthors &&
    listed.length > 0 &&
    [...site.plainPages, ...site.posts].every(({ route }) => routeKey(route) !== routeKey(authors));
  return [
    ...Array.from({ length: blogPages }, (_, index): Route => ({
      path: blogRoute(config, index + 1),
      kind: 'blog-list',
    })),
    ...(site.postGroups.some(({ kind }) => kind === 'tag')
      ? [{ path: applySlashPolicy(blogTagsRoot(config), trailingSlash), kind: 'blog-tags' } as const]
      : []),
    ...(hasAuthors ? [{ path: authors, kind: 'blog-authors' } as const] : []),
    ...site.postGroups.map(({ kind, label, route, page }): Route => ({
      path: route,
      kind: 'blog-group',
      source:
        kind === 'archive'
          ? 'the archive of the blog'
          : `the ${kind} "${label}" of the blog${page === 1 ? '' : `, page ${page}`}`,
    })),
  ];
}
