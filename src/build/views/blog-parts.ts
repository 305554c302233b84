/** What posts and lists of posts have in common (behaviours.md 1.14). */
import type { Page, PageLink } from '../../model.ts';
import type { BlogYear } from '../../render/view.ts';
import { encodePath } from '../../urls.ts';
import type { Post } from '../model/blog.ts';

/** Words a minute (behaviours.md 1.14.4). */
const READING_SPEED = 200;

/** Posts that lists show, newest first. */
export function listedPosts(posts: readonly Post[]): readonly Post[] {
  return posts.filter(({ unlisted }) => !unlisted);
}

/** Listed posts by year, newest first. */
export function yearsOf(posts: readonly Post[]): readonly BlogYear[] {
  const years = new Map<string, PageLink[]>();
  for (const post of listedPosts(posts)) {
    const year = post.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), { label: post.title, href: encodePath(post.route) }]);
  }
  return [...years].map(([year, links]) => ({ year, posts: links }));
}

/** Minutes that a page takes to read, at least 1. */
export function minutesOf(page: Page | undefined): number {
  return Math.max(1, Math.ceil((page?.words ?? 0) / READING_SPEED));
}
