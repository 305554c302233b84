/** How long browsers keep a file of the site: the same rule for `preview` and for every host. Pure. */

/** One year: the file's name changes whenever its bytes do. */
export const CACHE_HASHED = 'public, max-age=31536000, immutable';
/** Pages, their Markdown, the sitemap and text pages: kept, but asked about each time (RFC 9111, 5.2.2.4). */
export const CACHE_PAGE = 'no-cache';
/** Images and downloads keep their names, so that a new one shows within the hour. */
export const CACHE_OTHER = 'public, max-age=3600';

/** Files among those with a hash in their name that have none: pages of others name them. Below the base path. */
export const STABLE_FILES: readonly string[] = ['assets/suggest.js'];

/** Folders below the base path in which every name carries a content hash: the site's own, and one of each further language. */
export function listHashedPaths(languages: readonly string[]): readonly string[] {
  return ['', ...languages.map((folder) => `${folder}/`)].map((folder) => `${folder}assets`);
}

/** `Cache-Control` of a file, given by its path with the base path, e.g. `/help/docs/intro/index.html`. */
export function cacheControlFor(path: string, base: string, hashedPaths: readonly string[]): string {
  if (STABLE_FILES.some((file) => path === base + file)) return CACHE_PAGE;
  if (hashedPaths.some((folder) => path.startsWith(`${base}${folder}/`))) return CACHE_HASHED;
  return /\.(?:html|md|xml|txt)$/.test(path) ? CACHE_PAGE : CACHE_OTHER;
}
