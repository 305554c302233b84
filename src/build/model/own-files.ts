/** The files below the base that a site has beside its pages, and that readers and programs may ask for. Pure. */
import type { SiteConfig } from '../../model.ts';
import type { Post } from './blog.ts';

/** Its name is the original's (behaviours.md 5.1). */
export const SITEMAP_FILE = 'wikimap.xml';
/** Addresses in one sitemap: the protocol allows no more (https://www.sitemaps.org/protocol.html). */
const SITEMAP_ADDRESSES = 50_000;
export const OPEN_SEARCH_FILE = 'opensearch.xml';
/** What the site has, for programs that read (https://llmstxt.org). */
export const LLMS_FILE = 'llms.txt';
export const RSS_FILE = 'blog/rss.xml';
export const ATOM_FILE = 'blog/atom.xml';

/** A sitemap, and which of the addresses stand in it. */
export interface SitemapPart {
  /** Relative to the base. */
  readonly file: string;
  readonly from: number;
  readonly to: number;
}

/** The sitemaps that hold so many addresses. Where there are several, `SITEMAP_FILE` is the list of them. */
export function splitSitemap(addresses: number): readonly SitemapPart[] {
  if (addresses <= SITEMAP_ADDRESSES) return [{ file: SITEMAP_FILE, from: 0, to: addresses }];
  return Array.from({ length: Math.ceil(addresses / SITEMAP_ADDRESSES) }, (_, index) => ({
    file: SITEMAP_FILE.replace('.', `-${index + 1}.`),
    from: index * SITEMAP_ADDRESSES,
    to: Math.min(addresses, (index + 1) * SITEMAP_ADDRESSES),
  }));
}

/** Posts in a feed: the newest. */
const FEED_LENGTH = 20;

/** The posts that feeds tell of, newest first: never drafts, also where they are shown, nor unlisted ones. */
export function listFeedPosts(posts: readonly Post[]): readonly Post[] {
  return posts.filter(({ draft, unlisted }) => !draft && !unlisted).slice(0, FEED_LENGTH);
}

/** Whether the site has an `llms.txt` of ours; the writer's own comes first. */
export function hasLlms({ noIndex, reading }: Pick<SiteConfig, 'noIndex' | 'reading'>): boolean {
  return reading.markdown && !noIndex;
}

/** Paths relative to the base. A site that search engines shall leave alone has no sitemap, one without posts no feeds. */
export function listOwnFiles(
  { noIndex }: Pick<SiteConfig, 'noIndex'>,
  posts: readonly Post[],
): readonly string[] {
  return [
    ...(noIndex ? [] : [SITEMAP_FILE]),
    OPEN_SEARCH_FILE,
    ...(listFeedPosts(posts).length === 0 ? [] : [RSS_FILE, ATOM_FILE]),
  ];
}
