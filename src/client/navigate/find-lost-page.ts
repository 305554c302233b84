/** On the not-found page: the address may only be typed in another way than the page's own (behaviours.md 1.3.1, 1.3.3). */
import { stripHtmlEnding } from '../../urls.ts';
import { pageKey } from './match-link.ts';

/**
 * Goes to the page that the address means, if there is one: without `index.html` or `.html` at the end, or in the upper
 * and lower case of the sitemap. `base` is the site's base path. Where it goes is another address each time, so it ends.
 */
export async function findLostPage(base: string): Promise<void> {
  const { pathname, search, hash } = location;
  const path = (await findShorter(pathname)) ?? (await findListed(pathname, `${base}wikimap.xml`));
  if (path !== undefined) location.replace(own(path) + search + hash);
}

/** By itself a path that begins with `//`, as somebody typed it, would name another site. */
function own(path: string): string {
  return location.origin + path;
}

async function findShorter(typed: string): Promise<string | undefined> {
  const path = stripHtmlEnding(typed);
  return path !== typed && (await fetch(own(path), { method: 'HEAD' })).ok ? path : undefined;
}

/** Of a large site the sitemap is a list of others: they are asked one after the other. */
async function findListed(typed: string, sitemap: string): Promise<string | undefined> {
  const response = await fetch(own(sitemap));
  const text = response.ok ? await response.text() : '';
  const isList = text.includes('<sitemapindex');
  for (const [, address = ''] of text.matchAll(/<loc>([^<]*)/g)) {
    const path = new URL(address.replaceAll('&amp;', '&')).pathname;
    if (isList) {
      const found = await findListed(typed, path);
      if (found !== undefined) return found;
    } else if (pageKey(path) === pageKey(typed)) return path === typed ? undefined : path;
  }
  return undefined;
}
