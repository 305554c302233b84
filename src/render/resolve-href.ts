/** Turns a link of the configuration into what stands in `href`. */
import { isExternal, joinPath } from '../urls.ts';

/** Full URLs, `mailto:` and `#x` stay; `/docs/x` and `docs/x` are put below the base path, once. */
export function resolveHref(base: string, href: string): string {
  if (isExternal(href) || href.startsWith('#') || href.startsWith(base)) return href;
  return joinPath(base, href) || base;
}

/** True for addresses of other sites, which open in a new tab; `mailto:` and `tel:` do not. */
export function opensNewTab(href: string): boolean {
  return /^(?:https?:)?\/\//i.test(href);
}
