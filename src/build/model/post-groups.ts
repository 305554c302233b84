/** Pages that list some of the posts: those of a tag, those of an author, and all by their days (behaviours.md 28.16). Pure. */
import type { Page, SiteConfig } from '../../model.ts';
import { joinPath, routeKey } from '../../urls.ts';
import type { Post } from './blog.ts';
import { applySlashPolicy } from './docs.ts';
import { buildTags } from './tags.ts';

/** A list of posts. */
export interface PostGroup {
  readonly kind: 'tag' | 'author' | 'archive';
  /** Of an author, in `authors.yml`. */
  readonly key?: string;
  /** Of the tag, the author, or the archive. */
  readonly label: string;
  readonly description?: string;
  readonly route: string;
  /** Sources of its posts, newest first. */
  readonly paths: readonly string[];
}

/** Where the pages of a blog's tags are. */
export function blogTagsRoot({ base }: Pick<SiteConfig, 'base'>): string {
  return joinPath(base, 'blog', 'tags');
}

/** The groups of listed posts; one whose address a post has is left out. */
export function groupPosts(
  posts: readonly Post[],
  pages: ReadonlyMap<string, Pick<Page, 'settings' | 'people'>>,
  config: Pick<SiteConfig, 'base' | 'trailingSlash'>,
): readonly PostGroup[] {
  const listed = posts.filter(({ unlisted }) => !unlisted);
  if (listed.length === 0) return [];
  const at = (path: string): string =>
    applySlashPolicy(joinPath(config.base, 'blog', path), config.trailingSlash);
  const tagged = listed.map(({ path }) => ({ id: path, tags: pages.get(path)?.settings.tags ?? [] }));
  const descriptions = new Map(
    tagged.flatMap(({ tags }) => tags.map(({ label, description }) => [label, description] as const)),
  );
  const authors = new Map<string, { label: string; description?: string; paths: string[] }>();
  for (const { path } of listed)
    for (const { key, name, title, hasPage } of pages.get(path)?.people ?? []) {
      if (key === undefined || hasPage !== true) continue;
      const known = authors.get(key);
      if (known !== undefined) known.paths.push(path);
      else
        authors.set(key, {
          label: name,
          ...(title === undefined ? {} : { description: title }),
          paths: [path],
        });
    }
  const groups: readonly PostGroup[] = [
    ...buildTags(tagged, blogTagsRoot(config), config.trailingSlash).map(
      ({ label, route, docIds }): PostGroup => {
        const description = descriptions.get(label);
        return {
          kind: 'tag',
          label,
          ...(description === undefined ? {} : { description }),
          route,
          paths: docIds,
        };
      },
    ),
    ...[...authors].map(([key, author]): PostGroup => ({
      kind: 'author',
      key,
      ...author,
      route: at(`authors/${encodeURIComponent(key)}`),
    })),
    { kind: 'archive', label: 'Archive', route: at('archive'), paths: listed.map(({ path }) => path) },
  ];
  const taken = new Set(posts.map(({ route }) => routeKey(route)));
  return groups.filter(({ route }) => !taken.has(routeKey(route)));
}
