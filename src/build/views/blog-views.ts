/** Blog posts and lists as views (behaviours.md 1.14). */
import type { Page, PageLink } from '../../model.ts';
import type { BlogListView, BlogPostView, BlogSummary, BlogYear, FeedLink } from '../../render/view.ts';
import { encodePath } from '../../urls.ts';
import type { Post } from '../model/blog.ts';
import { escapeHtml } from '../parse/plain-text.ts';
import { blogRoute, POSTS_PER_PAGE } from '../model/list-routes.ts';
import { ATOM_FILE, listFeedPosts, RSS_FILE } from '../model/own-files.ts';
import type { SiteModel } from '../model/site-model.ts';
import { tocOf } from './doc-view.ts';
import { buildHead, robotsOf } from './head-view.ts';

/** Words a minute (behaviours.md 1.14.4). */
const READING_SPEED = 200;

/** Posts in the sidebar (behaviours.md 1.14.2). */
const RECENT_POSTS = 5;

/** The newest listed posts by year, newest first. */
function yearsOf(posts: readonly Post[]): readonly BlogYear[] {
  const years = new Map<string, PageLink[]>();
  for (const post of posts.filter(({ unlisted }) => !unlisted).slice(0, RECENT_POSTS)) {
    const year = post.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), { label: post.title, href: encodePath(post.route) }]);
  }
  return [...years].map(([year, links]) => ({ year, posts: links }));
}

/** The feeds that blog pages name. */
function feedsOf({ config, posts }: SiteModel): readonly FeedLink[] {
  if (listFeedPosts(posts).length === 0) return [];
  return [
    { type: 'application/rss+xml', title: `${config.title} RSS Feed`.trim(), href: config.base + RSS_FILE },
    {
      type: 'application/atom+xml',
      title: `${config.title} Atom Feed`.trim(),
      href: config.base + ATOM_FILE,
    },
  ];
}

function minutesOf(page: Page | undefined): number {
  return Math.max(1, Math.ceil((page?.words ?? 0) / READING_SPEED));
}

/** A post with its text already written. */
export function buildPostView(post: Post, page: Page, model: SiteModel, bodyHtml: string): BlogPostView {
  const listed = model.posts.filter(({ unlisted }) => !unlisted);
  const at = listed.findIndex(({ route }) => route === post.route);
  const linkTo = (other: Post | undefined) =>
    other === undefined ? undefined : { label: other.title, href: encodePath(other.route) };
  const newer = at === -1 ? undefined : linkTo(listed[at - 1]);
  const older = at === -1 ? undefined : linkTo(listed[at + 1]);
  return {
    kind: 'blog-post',
    head: buildHead({
      config: model.config,
      route: post.route,
      title: post.title,
      description: page.description,
      ...robotsOf(page),
      ...(page.settings.image === undefined ? {} : { image: page.settings.image }),
      ...(page.settings.keywords === undefined ? {} : { keywords: page.settings.keywords }),
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'BlogPosting',
          headline: post.title,
          datePublished: post.date.slice(0, 10),
        },
      ],
      styles: page.styles,
      feeds: feedsOf(model),
    }),
    title: post.title,
    titleHtml: page.titleHtml ?? escapeHtml(post.title),
    bodyHtml,
    date: post.date.slice(0, 10),
    readingMinutes: minutesOf(page),
    authors: page.settings.authors ?? [],
    years: yearsOf(model.posts),
    toc: page.settings.hideTableOfContents === true ? [] : tocOf(page.headings, 2, 3),
    // Posts have no tag pages.
    tags: [],
    ...(newer === undefined ? {} : { newer }),
    ...(older === undefined ? {} : { older }),
  };
}

/** One list page; `excerptOf` gives the HTML before a post's truncate mark. */
export function buildListView(
  number: number,
  route: string,
  model: SiteModel,
  excerptOf: (post: Post) => { html: string; truncated: boolean },
): BlogListView {
  const listed = model.posts.filter(({ unlisted }) => !unlisted);
  const last = Math.max(1, Math.ceil(listed.length / POSTS_PER_PAGE));
  const routeOf = (page: number) => blogRoute(model.config, page);
  return {
    kind: 'blog-list',
    head: buildHead({
      config: model.config,
      route,
      title: 'Blog',
      description: '',
      listTag: 'blog_posts_list',
      feeds: feedsOf(model),
    }),
    title: 'Blog',
    posts: listed.slice((number - 1) * POSTS_PER_PAGE, number * POSTS_PER_PAGE).map((post): BlogSummary => {
      const page = model.pages.get(post.path);
      const excerpt = excerptOf(post);
      return {
        title: post.title,
        href: encodePath(post.route),
        date: post.date.slice(0, 10),
        readingMinutes: minutesOf(page),
        authors: page?.settings.authors ?? [],
        excerptHtml: excerpt.html,
        truncated: excerpt.truncated,
      };
    }),
    years: yearsOf(model.posts),
    ...(number > 1 ? { newer: routeOf(number - 1) } : {}),
    ...(number < last ? { older: routeOf(number + 1) } : {}),
  };
}
