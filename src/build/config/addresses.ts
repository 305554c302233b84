/** Checks for everything in the configuration that becomes an address, a path or markup. Pure. */
import { isExternal, normaliseBase, resolveDots } from '../../urls.ts';
import { checkOf, text } from './check.ts';
import type { Check } from './settings.ts';

/** Characters that may not stand in a path of ours: they end it, escape it or break out of an attribute. */
const NOT_IN_PATH = /[\s?#<>"'`\\^{|}\u0000-\u001F\u007F]/;

/** A link's target: a path, a guide, or an address with one of the schemes that lead somewhere harmless. */
export const href: Check<string> = checkOf('address', (value, spot) => {
  const read = text()(value, spot)?.trim();
  if (read === undefined) return undefined;
  // Browsers skip tabs and line breaks in an address, so they could hide a scheme.
  if (/[\u0000-\u001F\u007F]/.test(read))
    return spot.refuse('holds a line break or a tab', 'Write the address on one line.');
  if (isExternal(read) && !/^(?:https?:)?\/\/[^\s/]/i.test(read) && !/^(?:mailto|tel):[^\s]/i.test(read)) {
    return spot.refuse(
      `is not an address that a link may have: "${read.slice(0, 60)}"`,
      'Use https://…, mailto:…, tel:… or a path such as /docs/intro.',
    );
  }
  return read;
});

/** A picture: a path below `content/static`, or `https://…`. */
export const picture: Check<string> = checkOf('picture', (value, spot) => {
  const read = href(value, spot);
  if (read === undefined || !/^(?:mailto|tel):/i.test(read)) return read;
  return spot.refuse('is not a picture', 'Write a path such as img/logo.svg.');
});

/** `https://example.com`: no path, no query, no sign-in (behaviours.md 1.1.1). A final slash is dropped. */
export const origin: Check<string> = checkOf('web address', (value, spot) => {
  const read = text({ mayBeEmpty: true })(value, spot)?.trim();
  if (read === undefined || read === '') return read;
  const parsed = parseUrl(read);
  if (!parsed)
    return spot.refuse(
      `must be an address such as https://example.com, not "${read.slice(0, 60)}"`,
      'Begin with https://.',
    );
  if (parsed.username !== '' || parsed.password !== '')
    return spot.refuse('must not hold a user name or password');
  if (parsed.pathname !== '/' || parsed.search !== '' || parsed.hash !== '') {
    const path = `${parsed.pathname}${parsed.search}${parsed.hash}`.slice(0, 60);
    return spot.refuse(
      `must be the address alone, without "${path}"`,
      `Write url: '${parsed.origin}' and put the path in "base".`,
    );
  }
  return parsed.origin;
});

/** An address with `https:` or `http:`, as typed. */
export const webAddress: Check<string> = checkOf('web address', (value, spot) => {
  const read = text()(value, spot)?.trim();
  if (read === undefined || parseUrl(read)) return read;
  return spot.refuse('must be an address that starts with https://');
});

/** The base path, brought to the form `/help/`. */
export const base: Check<string> = checkOf('path', (value, spot) => {
  const read = text({ mayBeEmpty: true })(value, spot)?.trim();
  if (read === undefined) return undefined;
  if (isExternal(read))
    return spot.refuse(
      `must be a path such as /help/, not "${read.slice(0, 60)}"`,
      'The address of the site belongs in "url".',
    );
  return pathIsClean(read)
    ? normaliseBase(read)
    : spot.refuse(`is not a valid path: "${read.slice(0, 60)}"`, 'Write for example /help/.');
});

/** A path below the base without slashes at its ends, e.g. `docs`. */
export const segments: Check<string> = checkOf('path', (value, spot) => {
  const read = text({ mayBeEmpty: true })(value, spot)?.trim();
  if (read === undefined) return undefined;
  if (isExternal(read) || !pathIsClean(read))
    return spot.refuse(`is not a valid path: "${read.slice(0, 60)}"`, 'Write for example docs.');
  return read.replace(/^\/+|\/+$/g, '').replace(/\/{2,}/g, '/');
});

/** Text that may hold HTML, under a content security policy that allows neither scripts nor styles inside it. */
export const markup: Check<string> = checkOf('text that may hold HTML', (value, spot) => {
  const read = text({ max: 10_000 })(value, spot);
  if (read === undefined) return undefined;
  const wrong = /<\s*\/?\s*(script|style|iframe|object|embed|base|meta|link|form)\b/i.exec(read)?.[1];
  if (wrong !== undefined)
    return spot.refuse(`must not hold <${wrong.toLowerCase()}>`, 'Use text, links and <strong> or <em>.');
  if (/<[^>]*\s(?:on\w+|style|srcdoc)\s*=/i.test(read))
    return spot.refuse('must not hold attributes such as onclick or style');
  if (
    /(?:href|src|action)\s*=\s*["']?[\s\u0000-\u001F]*(?:j\s*a\s*v\s*a|v\s*b)\s*s\s*c\s*r\s*i\s*p\s*t\s*:|=\s*["']?\s*data\s*:/i.test(
      read,
    )
  ) {
    return spot.refuse('must not hold a script or data address', 'Use https:// addresses and paths.');
  }
  return read;
});

function pathIsClean(path: string): boolean {
  if (NOT_IN_PATH.test(path)) return false;
  return (
    !path.split('/').some((segment) => segment === '.' || segment === '..') && resolveDots(path) !== undefined
  );
}

function parseUrl(address: string): URL | undefined {
  if (!/^https?:\/\//i.test(address) || /[\s\u0000-\u001F]/.test(address)) return undefined;
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}
