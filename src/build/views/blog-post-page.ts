/** Blog posts as pages (behaviours.md 1.14). */
import type { Page, PageLink } from '../../model.ts';
import type { BlogPostView } from '../../render/view.ts';
import { encodePath } from '../../urls.ts';
import type { Memo } from '../memo/memo.ts';
import type { Post } from '../model/blog.ts';
import { blogTagsRoot } from '../model/post-groups.ts';
import { tagRoute } from '../model/tags.ts';
import type { SiteModel } from '../model/site-model.ts';
import { escapeHtml } from '../parse/plain-text.ts';
import { feedsOf, listedPosts, peopleOf, recentPosts } from './blog-parts.ts';
import { tocOf } from './doc-view.ts';
import { bodyInputs, type BodyInputs, fillBody } from './fill-body.ts';
import { minutesOf } from './reading-time.ts';
import { buildHead, robotsOf } from './head-view.ts';
import { movedFrom, type PageKind, type PageSource, renderView, type ViewInputs } from './page-kind.ts';

type OwnView = Omit<BlogPostView, 'bodyHtml'>;

type Inputs = ViewInputs<OwnView> & BodyInputs;

export const blogPostPage: PageKind<Post, Inputs> = {
  kind: 'blog-post',
  list: ({ model, lookup }) => model.posts.filter(({ path }) => lookup.pages.has(path)),
  inputs: postInputs,
  render: renderPostPage,
  styles: ({ path }, { lookup }) => lookup.pages.get(path)?.styles ?? [],
};

function postInputs(post: Post, { model, lookup, bodies, chrome }: PageSource): Inputs {
  return {
    route: post.route,
    view: { ...buildPostView(post, lookup.pages.get(post.path), model), ...movedFrom(post.route, lookup) },
    ...bodyInputs(post.path, bodies, lookup),
    chrome,
  };
}

function renderPostPage({ route, view, chrome, ...text }: Inputs, memo: Memo): string {
  const bodyHtml = fillBody(text, chrome, memo);
  return renderView({ route, view: { ...view, bodyHtml }, chrome });
}

function buildPostView(post: Post, page: Page | undefined, model: SiteModel): OwnView {
  const { config, posts } = model;
  const settings: Page['settings'] = page?.settings ?? {};
  return {
    kind: 'blog-post',
    head: buildHead({
      config,
      route: post.route,
      title: post.title,
      description: page?.description ?? '',
      ...robotsOf(page),
      ...(settings.image === undefined ? {} : { image: settings.image }),
      ...(settings.keywords === undefined ? {} : { keywords: settings.keywords }),
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'BlogPosting',
          headline: post.title,
          datePublished: post.date.slice(0, 10),
        },
      ],
      styles: page?.styles ?? [],
      feeds: feedsOf(model),
    }),
    title: post.title,
    titleHtml: page?.titleHtml ?? escapeHtml(post.title),
    date: post.date.slice(0, 10),
    readingMinutes: minutesOf(page?.words),
    authors: settings.authors ?? [],
    ...peopleOf(page, model),
    ...recentPosts(model),
    toc: settings.hideTableOfContents === true ? [] : tocOf(page?.headings ?? [], 2, 3),
    tags: tagsOf(settings.tags, model),
    ...around(post, posts),
  };
}

/** Its tags that have a page: those of listed posts. */
function tagsOf(tags: Page['settings']['tags'], { config, postGroups }: SiteModel): readonly PageLink[] {
  const routes = new Set(postGroups.map(({ route }) => route));
  return (tags ?? []).flatMap((tag) => {
    const route = tagRoute(tag, blogTagsRoot(config), config.trailingSlash);
    return routes.has(route) ? [{ label: tag.label, href: encodePath(route) }] : [];
  });
}

/** The posts beside a listed one. */
function around({ route }: Post, posts: readonly Post[]): Pick<BlogPostView, 'newer' | 'older'> {
  const listed = listedPosts(posts);
  const at = listed.findIndex((post) => post.route === route);
  if (at === -1) return {};
  const linkTo = (other: Post): PageLink => ({ label: other.title, href: encodePath(other.route) });
  const [newer, older] = [listed[at - 1], listed[at + 1]];
  return {
    ...(newer === undefined ? {} : { newer: linkTo(newer) }),
    ...(older === undefined ? {} : { older: linkTo(older) }),
  };
}
