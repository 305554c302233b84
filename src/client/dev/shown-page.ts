/** Which addresses mean the page that is shown: with or without `.html`, a slash at the end, in any case. */
import { stripHtmlEnding, withoutTrailingSlash } from '../../urls.ts';

/** What all addresses of one page share. */
export function keyOf(path: string): string {
  return withoutTrailingSlash(stripHtmlEnding(decodeURI(path))).toLowerCase();
}

/** True when a path leads to the page that is shown. A problem that no page shows has none. */
export function isShownPage(path: string | undefined): boolean {
  return path !== undefined && keyOf(path) === keyOf(location.pathname);
}
