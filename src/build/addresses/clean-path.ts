/** Addresses of pages among all that sitemaps and access logs name: no files of a page's looks, nothing that only robots try. Pure. */
import { routeKey } from '../../urls.ts';

/** Longer paths are tried, not read. In characters. */
const MAX_LENGTH = 300;

/** Files that pages are made of; documents and archives that people fetch are addresses. */
const PART_OF_A_PAGE =
  /\.(?:css|m?js|jsx|tsx?|map|json|xml|txt|ico|png|jpe?g|gif|svg|webp|avif|bmp|woff2?|ttf|otf|eot|mp[34]|webm|ogg|wav|wasm|webmanifest|br|md)$/i;
const FOLDER_OF_PARTS = /\/(?:assets|_next|_astro|_nuxt|__data|static\/js|static\/css)\//i;

/** What scanners ask every server for. */
const TRIED =
  /\.(?:php\d?|aspx?|jspx?|cgi|do|action|env|sql|bak|old|swp|ini|ya?ml|log|sh|exe|dll|git|htaccess|pem|key)(?:\/|$)|\/\.(?!well-known\/)|\/(?:wp-[a-z]+|cgi-bin|xmlrpc|phpmyadmin|vendor\/phpunit|actuator|owa|autodiscover)(?:\/|$)/i;
const NO_PATH = /\/\/|(?:^|\/)\.\.?(?:\/|$)|[<>"'`\\{}|^*;$]|\p{C}|\uFFFD/u;

/** Parameters that say where a reader came from, not what is shown. */
const FROM_WHERE = /^(?:utm_[a-z]+|fbclid|gclid|msclkid|mc_[ce]id|ref|source|_gl)(?:=|$)/i;

/** The path of a page, decoded, without a slash at its end; undefined for what is no page's address. `target` is a path or a web address. */
export function cleanPath(target: string): string | undefined {
  const path = target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').replace(/#.*$/s, '') || '/';
  const mark = path.indexOf('?');
  const query = mark === -1 ? '' : path.slice(mark + 1);
  if (query !== '' && !query.split('&').every((part) => FROM_WHERE.test(part))) return undefined;
  const typed = mark === -1 ? path : path.slice(0, mark);
  if (!typed.startsWith('/') || typed.length > MAX_LENGTH) return undefined;
  let decoded: string;
  try {
    decoded = decodeURIComponent(typed);
  } catch {
    return undefined;
  }
  // Whoever encodes a slash, or a percent sign, is looking for holes.
  if (/%(?:2f|5c|00|25)/i.test(typed) || NO_PATH.test(decoded)) return undefined;
  if (PART_OF_A_PAGE.test(decoded) || FOLDER_OF_PARTS.test(decoded) || TRIED.test(decoded)) return undefined;
  return routeKey(decoded.replace(/\/index\.html?$/i, '/'));
}
