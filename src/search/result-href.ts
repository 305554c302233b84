/** Where a hit leads: its URL, brought to this site (behaviours.md 6.7.6). Pure. */
import type { SearchSettings } from './protocol.ts';

/** What of the settings decides, and the site's base path. */
export interface HrefRules extends Pick<SearchSettings, 'externalUrlPattern' | 'replacePathname'> {
  readonly base: string;
}

/**
 * `https://www.example.com/help/docs/intro?x=1#h2` → `/help/docs/intro#h2`. A URL that matches the external pattern stays
 * as it is, if it is one that a browser may be sent to. The result is always a path of this site or an http(s) URL.
 */
export function resultHref(url: string, { externalUrlPattern, replacePathname, base }: HrefRules): string {
  if (externalUrlPattern !== undefined && /^https?:\/\//i.test(url) && matches(externalUrlPattern, url))
    return url;
  // Only its path counts; the origin is there because a path alone is no URL.
  if (!URL.canParse(url, 'https://example.com')) return base;
  const { pathname, hash } = new URL(url, 'https://example.com');
  const { from = '', to = '' } = replacePathname ?? {};
  const path = from === '' ? pathname : pathname.replaceAll(from, () => to);
  // Two slashes at the start would name another server.
  const own = `/${path.replace(/^[/\\]+/, '')}`;
  const isBelowBase = own.startsWith(base) || `${own}/` === base;
  return (isBelowBase ? own : base + own.slice(1)) + hash;
}

function matches(pattern: string, url: string): boolean {
  try {
    return new RegExp(pattern).test(url);
  } catch {
    return false;
  }
}
