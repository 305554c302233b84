/** Lists of posts as pages (behaviours.md 1.14.1). */
import type { BlogSummary } from '../../render/blog-views.ts';
import type { BlogListView } from '../../render/view.ts';
import { encodePath } from '../../urls.ts';
import type { Memo } from '../memo/memo.ts';
import type { Post } from '../model/blog.ts';
import { blogRoute } from '../model/list-routes.ts';
import { countPages, takePage } from '../model/post-groups.ts';
import { feedsOf, listedPosts, peopleOf, recentPosts } from './blog-parts.ts';
import { bodyInputs, type BodyInputs, fillBody } from './fill-body.ts';
import { minutesOf } from './reading-time.ts';
import { buildHead } from './head-view.ts';
import {
  type Listed,
  listRoutesOf,
  type PageKind,
  type PageSource,
  renderView,
  type ViewInputs,
} from './page-kind.ts';

type Summary = Omit<BlogSummary, 'excerptHtml' | 'truncated'>;

type OwnView = Omit<BlogListView, 'posts'> & { readonly posts: readonly Summary[] };

/** `texts` are those of the posts of the view, in their order. */
type Inputs = ViewInputs<OwnView> & { readonly texts: readonly BodyInputs[] };

export const blogListPage: PageKind<Listed, Inputs> = {
  kind: 'blog-list',
  list: (source) => listRoutesOf('blog-list', source),
  inputs: blogListInputs,
  render: renderBlogListPage,
};

function blogListInputs({ route }: Listed, source: PageSource): Inputs {
  const { model, lookup, bodies, chrome } = source;
  const number = Number(/\/(\d+)\/?$/.exec(route)?.[1] ?? 1);
  const posts = takePage(listedPosts(model.posts), number, model.config);
  return {
    route,
    view: buildListView(number, route, posts, source),
    texts: posts.map(({ path }) => bodyInputs(path, bodies, lookup)),
    chrome,
  };
}

function renderBlogListPage({ route, view, texts, chrome }: Inputs, memo: Memo): string {
  const posts = view.posts.map((post, index): BlogSummary => {
    const text = texts[index];
    const html = text === undefined ? '' : fillBody(text, chrome, memo);
    return { ...post, ...excerptOf(html) };
  });
  return renderView({ route, view: { ...view, posts }, chrome });
}

function buildListView(
  number: number,
  route: string,
  posts: readonly Post[],
  { model, lookup }: PageSource,
): OwnView {
  const { config } = model;
  const last = countPages(listedPosts(model.posts).length, config);
  const { title = 'Blog' } = config.blog;
  const routeOf = (page: number) => blogRoute(config, page);
  return {
    kind: 'blog-list',
    head: buildHead({
      config,
      route,
      title,
      description: config.blog.description ?? '',
      listTag: 'blog_posts_list',
      feeds: feedsOf(model),
    }),
    title,
    posts: posts.map((post): Summary => {
      const page = lookup.pages.get(post.path);
      return {
        title: post.title,
        href: encodePath(post.route),
        date: post.date.slice(0, 10),
        readingMinutes: minutesOf(page?.words),
        authors: page?.settings.authors ?? [],
        ...peopleOf(page, model),
      };
    }),
    ...recentPosts(model),
    ...(number > 1 ? { newer: routeOf(number - 1) } : {}),
    ...(number < last ? { older: routeOf(number + 1) } : {}),
  };
}

/** What precedes `<!-- truncate -->`, which the parse stage leaves as an empty mark (behaviours.md 1.14.3). */
function excerptOf(html: string): { readonly excerptHtml: string; readonly truncated: boolean } {
  const at = html.indexOf('<!--truncate-->');
  return at === -1
    ? { excerptHtml: html, truncated: false }
    : { excerptHtml: html.slice(0, at), truncated: true };
}
