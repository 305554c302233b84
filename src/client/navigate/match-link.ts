/** Which clicks lead to another page of this site, and which are the browser's own affair. Pure. */
import { stripHtmlEnding, withoutTrailingSlash } from '../../urls.ts';

/** What of an `<a>` decides. */
export interface LinkFacts {
  /** Resolved, e.g. `https://example.com/help/docs/intro#start`. */
  readonly href: string;
  readonly target: string;
  readonly isDownload: boolean;
}

/** What of a click decides. */
export interface ClickFacts {
  readonly button: number;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly defaultPrevented: boolean;
}

/** A last segment with such an ending is a file: a picture, a download. `v1.2` is not. */
const FILE = /\.(?!html$)(?=\d*[a-z])[a-z\d]{1,5}$/i;

/** True for the main button without a key: everything else opens tabs, windows and menus (behaviours.md 1.4.5). */
export function isPlainClick(click: ClickFacts): boolean {
  const { button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = click;
  return !(defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey);
}

/**
 * The address of the page that a link leads to; undefined when the browser follows it by itself: other origins, places
 * outside the base path, files, new tabs and downloads.
 */
export function matchLink(link: LinkFacts, origin: string, base: string): URL | undefined {
  if (link.isDownload || !(link.target === '' || link.target === '_self') || !URL.canParse(link.href))
    return undefined;
  const url = new URL(link.href);
  const isPage = url.origin === origin && url.pathname.startsWith(base) && !FILE.test(url.pathname);
  return isPage ? url : undefined;
}

/** What the addresses of one page share: no `index.html`, no `.html`, no slash at the end, any case (1.2.4, 1.3). */
export function pageKey(path: string): string {
  return withoutTrailingSlash(stripHtmlEnding(path)).toLowerCase();
}
