/** Blog posts: dates, routes and order (behaviours.md 1.14). */
import type { Diagnostic, Outcome, Page } from '../../model.ts';
import { fileNameOf, folderOf, joinPath } from '../../urls.ts';
import { toIsoDate } from '../parse/front-matter/iso-date.ts';
import { invalidSlug, routeOfSlug } from './docs.ts';

export interface Post {
  readonly path: string;
  readonly route: string;
  readonly title: string;
  /** ISO date. */
  readonly date: string;
  readonly unlisted: boolean;
  readonly draft: boolean;
}

export type PostEntry = Pick<Page, 'path' | 'settings' | 'settingsAt' | 'title'>;

const DATED = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/]?(.*)$/;

/** All posts, newest first. A post's date stands in its front matter, or in the name of its file or folders. */
export function buildPosts(
  entries: readonly PostEntry[],
  root: string,
  trailingSlash: boolean | undefined,
): Outcome<readonly Post[]> {
  const diagnostics: Diagnostic[] = [];
  const posts = entries.flatMap((entry): Post[] => {
    const below = entry.path.slice('blog/'.length).replace(/\.mdx?$/i, '');
    const place = /^(?:index|readme)$/i.test(fileNameOf(below)) ? folderOf(below) : below;
    const dated = DATED.exec(place) ?? DATED.exec(fileNameOf(place));
    const named = dated === null ? undefined : toIsoDate(`${dated[1]}-${dated[2]}-${dated[3]}`);
    const date = entry.settings.date ?? named;
    // One that cannot be read was reported where it stands.
    if (date === undefined && entry.settingsAt['date'] !== undefined) return [];
    if (date === undefined) {
      diagnostics.push({
        severity: 'error',
        code: 'blog/no-date',
        message: 'This post has no date',
        at: { file: `content/${entry.path}`, line: 1, column: 1 },
        hint: 'Name the file like 2026-11-21-my-post.md, or write date: 2026-11-21 in its front matter.',
      });
      return [];
    }
    // A date in the name is part of the address, one in the front matter is not (behaviours.md 1.14.1).
    const folder = DATED.test(place) ? '' : folderOf(place);
    const own =
      dated === null
        ? joinPath('/', place)
        : joinPath('/', `${dated[1]}/${dated[2]}/${dated[3]}`, folder, dated[4] ?? '');
    const slug = entry.settings.slug ?? own;
    const name = dated === null ? place : (dated[4] ?? '');
    const route = routeOfSlug(slug, '', root, trailingSlash);
    if (route === undefined) {
      diagnostics.push(invalidSlug(slug, entry));
      return [];
    }
    return [
      {
        path: entry.path,
        route,
        title: entry.title ?? (name || place),
        date,
        unlisted: entry.settings.unlisted === true,
        draft: entry.settings.draft === true,
      },
    ];
  });
  return {
    value: posts.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : a.path < b.path ? -1 : 1)),
    diagnostics,
  };
}
