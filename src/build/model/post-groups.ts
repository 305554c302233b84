/** Pages that list some of the posts: those of a tag, those of an author, and all by their days (behaviours.md 28.16). Pure. */
import type { Author, Page, SiteConfig } from '../../model.ts';
import { addTo } from '../../group-by.ts';
import { joinPath, routeKey } from '../../urls.ts';
import type { Post } from './blog.ts';
import { applySlashPolicy } from './docs.ts';
import { buildTags, tagRoute } from './tags.ts';

type BlogPlace = Pick<SiteConfig, 'base' | 'trailingSlash' | 'blog'>;

/** A page of a list of posts. */
export interface PostGroup {
  readonly kind: 'tag' | 'author' | 'archive';
  /** Of an author, in `authors.yml`. */
  readonly key?: string;
  /** Of the tag, the author, or the archive. */
  readonly label: string;
  readonly description?: string;
  readonly route: string;
  /** Those on this page, newest first. */
  readonly posts: readonly Post[];
  /** From 1 on. */
  readonly page: number;
  /** Posts of all its pages. */
  readonly total: number;
  /** Routes of the pages before and after it. */
  readonly newer?: string;
  readonly older?: string;
}

type Whole = Omit<PostGroup, 'page' | 'total' | 'newer' | 'older'>;

/** The same, with the sources of its posts. */
type Listing = Omit<Whole, 'posts'> & { readonly paths: readonly string[] };

/** Where the pages of a blog's tags are. */
export function blogTagsRoot({ base }: Pick<SiteConfig, 'base'>): string {
  return joinPath(base, 'blog', 'tags');
}

function blogAuthorsRoot({ base }: Pick<SiteConfig, 'base'>): string {
  return joinPath(base, 'blog', 'authors');
}

/** The list of all authors. */
export function blogAuthorsRoute(config: Pick<SiteConfig, 'base' | 'trailingSlash'>): string {
  return applySlashPolicy(blogAuthorsRoot(config), config.trailingSlash);
}

/** How many pages a list of so many posts has; one without posts has one. */
export function countPages(posts: number, { blog }: Pick<SiteConfig, 'blog'>): number {
  return Math.max(1, Math.ceil(posts / pageSize(posts, blog)));
}

/** The posts (or what stands for them) on one page of their list, which begin with page 1. */
export function takePage<T>(
  posts: readonly T[],
  page: number,
  { blog }: Pick<SiteConfig, 'blog'>,
): readonly T[] {
  const size = pageSize(posts.length, blog);
  return posts.slice((page - 1) * size, page * size);
}

function pageSize(posts: number, { postsPerPage }: SiteConfig['blog']): number {
  return postsPerPage === 'ALL' ? Math.max(1, posts) : postsPerPage;
}

/** The groups of listed posts, page by page; one whose address a post has is left out. `authors`: those of `authors.yml`. */
export function groupPosts(
  posts: readonly Post[],
  pages: ReadonlyMap<string, Pick<Page, 'settings' | 'people'>>,
  { authors, config }: { readonly authors: readonly Author[]; readonly config: BlogPlace },
): readonly PostGroup[] {
  const listed = posts.filter(({ unlisted }) => !unlisted);
  if (listed.length === 0) return [];
  const taken = new Set(posts.map(({ route }) => routeKey(route)));
  const archive: PostGroup = {
    kind: 'archive',
    label: 'Archive',
    route: applySlashPolicy(joinPath(config.base, 'blog', 'archive'), config.trailingSlash),
    posts: listed,
    page: 1,
    total: listed.length,
  };
  const byPath = new Map(listed.map((post) => [post.path, post]));
  const split = ({ paths, ...listing }: Listing, folder: string): readonly PostGroup[] =>
    splitGroup({ ...listing, posts: paths.flatMap((path) => byPath.get(path) ?? []) }, folder, config);
  return [
    ...groupByTag(listed, pages, config).flatMap((listing) => split(listing, 'page')),
    // As Docusaurus has them: the further pages of an author lie below another `authors`.
    ...groupByAuthor(listed, pages, authors, config).flatMap((listing) => split(listing, 'authors')),
    archive,
  ].filter(({ route }) => !taken.has(routeKey(route)));
}

function groupByTag(
  listed: readonly Post[],
  pages: ReadonlyMap<string, Pick<Page, 'settings'>>,
  config: BlogPlace,
): readonly Listing[] {
  const tagged = listed.map(({ path }) => ({ id: path, tags: pages.get(path)?.settings.tags ?? [] }));
  const descriptions = new Map(
    tagged.flatMap(({ tags }) => tags.map(({ label, description }) => [label, description] as const)),
  );
  return buildTags(tagged, blogTagsRoot(config), config.trailingSlash).map(
    ({ label, route, docIds }): Listing => {
      const description = descriptions.get(label);
      return {
        kind: 'tag',
        label,
        ...(description === undefined ? {} : { description }),
        route,
        paths: docIds,
      };
    },
  );
}

/** An author who asks for a page has one without posts as well. */
function groupByAuthor(
  listed: readonly Post[],
  pages: ReadonlyMap<string, Pick<Page, 'people'>>,
  authors: readonly Author[],
  config: BlogPlace,
): readonly Listing[] {
  const paths = countByAuthor(listed, pages);
  return authors.flatMap(({ key, name, title, hasPage, permalink }): readonly Listing[] =>
    key === undefined || hasPage !== true
      ? []
      : [
          {
            kind: 'author',
            key,
            label: name,
            ...(title === undefined ? {} : { description: title }),
            route: tagRoute(
              { label: key, ...(permalink === undefined ? {} : { permalink }) },
              blogAuthorsRoot(config),
              config.trailingSlash,
            ),
            paths: paths.get(key) ?? [],
          },
        ],
  );
}

/** Sources of the posts of each author, by the key in `authors.yml`. */
export function countByAuthor(
  listed: readonly Pick<Post, 'path'>[],
  pages: ReadonlyMap<string, Pick<Page, 'people'>>,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { path } of listed) {
    const keys = new Set((pages.get(path)?.people ?? []).flatMap(({ key }) => key ?? []));
    for (const key of keys) addTo(found, key, path);
  }
  return found;
}

function splitGroup(group: Whole, folder: string, config: BlogPlace): readonly PostGroup[] {
  const total = group.posts.length;
  const last = countPages(total, config);
  const at = (page: number): string =>
    page === 1
      ? group.route
      : applySlashPolicy(joinPath(group.route, folder, String(page)), config.trailingSlash);
  return Array.from({ length: last }, (_, index): PostGroup => {
    const page = index + 1;
    return {
      ...group,
      route: at(page),
      posts: takePage(group.posts, page, config),
      page,
      total,
      ...(page > 1 ? { newer: at(page - 1) } : {}),
      ...(page < last ? { older: at(page + 1) } : {}),
    };
  });
}
