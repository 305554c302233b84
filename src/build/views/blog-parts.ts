/** What posts and lists of posts have in common (behaviours.md 1.14). */
import { sayIn } from '../../words/say.ts';
import type { Author, Page } from '../../model.ts';
import { groupBy } from '../../group-by.ts';
import type { AuthorView, BlogSidebar, BlogYear } from '../../render/blog-views.ts';
import type { FeedLink } from '../../render/view.ts';
import { encodePath, isExternal, joinPath } from '../../urls.ts';
import type { Post } from '../model/blog.ts';
import { ATOM_FILE, listFeedPosts, RSS_FILE } from '../model/own-files.ts';
import type { SiteModel } from '../model/site-model.ts';

/** Posts that lists show, newest first. */
export function listedPosts(posts: readonly Post[]): readonly Post[] {
  return posts.filter(({ unlisted }) => !unlisted);
}

/** The sidebar: the newest listed posts by year, newest first (behaviours.md 1.14.2); none where the site wants none. */
export function recentPosts({ posts, config }: Pick<SiteModel, 'posts' | 'config'>): BlogSidebar {
  const { sidebarCount, sidebarTitle } = config.blog;
  if (sidebarCount === 0) return {};
  const count = sidebarCount === 'ALL' ? posts.length : sidebarCount;
  return {
    years: yearsOf(listedPosts(posts).slice(0, count)),
    ...(sidebarTitle === undefined ? {} : { yearsTitle: sidebarTitle }),
  };
}

function yearsOf(posts: readonly Post[]): readonly BlogYear[] {
  return [...groupBy(posts, ({ date }) => date.slice(0, 4))].map(([year, own]) => ({
    year,
    posts: own.map(({ title, route }) => ({ label: title, href: encodePath(route) })),
  }));
}

/** The feeds that blog pages name. */
export function feedsOf({ config, posts }: SiteModel): readonly FeedLink[] {
  if (listFeedPosts(posts).length === 0) return [];
  return [
    {
      type: 'application/rss+xml',
      title: sayIn(config.words, '{site} RSS Feed', { site: config.title }).trim(),
      href: config.base + RSS_FILE,
    },
    {
      type: 'application/atom+xml',
      title: sayIn(config.words, '{site} Atom Feed', { site: config.title }).trim(),
      href: config.base + ATOM_FILE,
    },
  ];
}

/** What a post says of its authors beside their names. */
export function peopleOf(page: Page | undefined, model: SiteModel): { people?: readonly AuthorView[] } {
  return page?.people === undefined
    ? {}
    : { people: page.people.map((author) => describeAuthor(author, model)) };
}

/** An author with the address of their page, or else their own. */
export function describeAuthor(
  { key, name, title, url, image }: Author,
  { config, postGroups }: Pick<SiteModel, 'config' | 'postGroups'>,
): AuthorView {
  const place = (address: string): string =>
    isExternal(address) || address.startsWith(config.base) ? address : joinPath(config.base, address);
  const own = postGroups.find((group) => group.kind === 'author' && group.key === key);
  const href = own === undefined ? url && place(url) : encodePath(own.route);
  return {
    name,
    ...(title === undefined ? {} : { title }),
    ...(href === undefined ? {} : { href }),
    ...(image === undefined ? {} : { image: place(image) }),
  };
}
