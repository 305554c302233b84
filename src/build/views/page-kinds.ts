/** Every kind of page, and every page of a site. A new kind is a file and a row. */
import type { StyleRule } from '../../model.ts';
import type { RouteKind } from '../model/list-routes.ts';
import type { Lazy } from '../memo/lazy.ts';
import type { Inputs } from '../memo/key.ts';
import { fileOfRoute } from '../model/routes.ts';
import { askPage } from './ask-page.ts';
import { blogAuthorsPage } from './blog-authors-page.ts';
import { blogGroupPage, blogTagsPage } from './blog-group-pages.ts';
import { blogListPage } from './blog-list-page.ts';
import { blogPostPage } from './blog-post-page.ts';
import { categoryPage } from './category-page.ts';
import { docPage } from './doc-page.ts';
import { errorsPage } from './errors-page.ts';
import { gonePage } from './gone-page.ts';
import { homePage } from './home-page.ts';
import { notFoundPage } from './not-found-page.ts';
import type { Listed, PageKind, PageSource } from './page-kind.ts';
import { plainPage } from './plain-page.ts';
import { redirectPage } from './redirect-page.ts';
import { searchPage } from './search-page.ts';
import { tagPage } from './tag-page.ts';
import { tagsPage } from './tags-page.ts';

/** By kind, in the order in which pages are written. */
const KINDS = {
  doc: docPage,
  category: categoryPage,
  page: plainPage,
  'blog-post': blogPostPage,
  home: homePage,
  tags: tagsPage,
  'blog-list': blogListPage,
  'blog-tags': blogTagsPage,
  'blog-authors': blogAuthorsPage,
  'blog-group': blogGroupPage,
  search: searchPage,
  ask: askPage,
  errors: errorsPage,
  'not-found': notFoundPage,
  tag: tagPage,
  redirect: redirectPage,
  gone: gonePage,
} as const satisfies Readonly<Record<RouteKind, PageKind<Listed, Inputs>>>;

/** A page of the site. */
export interface SitePage {
  readonly route: string;
  /** Below the out-dir. */
  readonly file: string;
  readonly styles: readonly StyleRule[];
  /** One object gives both: the key of everything that the HTML depends on, and the HTML. */
  readonly html: Lazy<string>;
}

/** Every page of the site. What a page depends on is gathered when somebody asks for its HTML or its key. */
export function listPages(source: PageSource): readonly SitePage[] {
  return Object.values<PageKind<Listed, Inputs>>(KINDS).flatMap((kind) =>
    kind.list(source).map((page) => openPage(kind, page, source)),
  );
}

function openPage(kind: PageKind<Listed, Inputs>, page: Listed, source: PageSource): SitePage {
  const { route } = page;
  let html: Lazy<string> | undefined;
  return {
    route,
    file: fileOfRoute(route, source.model.config.trailingSlash),
    styles: kind.styles?.(page, source) ?? [],
    get html() {
      return (html ??= source.memo.lazy('page', route, kind.inputs(page, source), kind.render));
    },
  };
}
