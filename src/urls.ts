/** The only place that joins, trims and slugs paths and URLs. Pure, shared by build, render and browser. */

const SCHEME = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** Anything with a scheme, or starting `//`, leaves the site (behaviours.md 1.4.1). */
export function isExternal(href: string): boolean {
  return SCHEME.test(href);
}

/** Joins segments with single slashes; keeps a leading slash of the first and a trailing slash of the last. */
export function joinPath(...parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .join('/')
    .replace(/\/{2,}/g, '/');
}

/** `help`, `/help` and `/help/` are `/help/`; nothing is `/` (behaviours.md 1.1.1). */
export function normaliseBase(base: string): string {
  const trimmed = base.replace(/^\/+|\/+$/g, '');
  return trimmed === '' ? '/' : `/${trimmed}/`;
}

/** `/help/docs/` → `/help/docs`; `/` stays. */
export function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** What two paths share when they mean the same page: no trailing slash (behaviours.md 1.2.4). */
export function routeKey(path: string): string {
  return withoutTrailingSlash(path);
}

/** Removes `/index.html` or `.html` at the end, as the router does (behaviours.md 1.3.1). */
export function stripHtmlEnding(path: string): string {
  return path.replace(/(?:\/index)?\.html$/, '') || '/';
}

/** `/help/docs/intro?x#y` → its three parts; query and hash keep their mark, or are empty. */
export function splitHref(href: string): { path: string; query: string; hash: string } {
  const hashAt = href.indexOf('#');
  const hash = hashAt === -1 ? '' : href.slice(hashAt);
  const rest = hashAt === -1 ? href : href.slice(0, hashAt);
  const queryAt = rest.indexOf('?');
  return queryAt === -1
    ? { path: rest, query: '', hash }
    : { path: rest.slice(0, queryAt), query: rest.slice(queryAt), hash };
}

/** Resolves `.` and `..` in a slash path; returns undefined when it climbs out of the top. */
export function resolveDots(path: string): string | undefined {
  // Hardly any path has one, and all links of a site come through here.
  if (!path.includes('./') && !path.endsWith('.')) return path;
  const out: string[] = [];
  const segments = path.split('/');
  for (const [index, segment] of segments.entries()) {
    if (segment === '..') {
      if (out.length === 0 || (out.length === 1 && out[0] === '')) return undefined;
      out.pop();
      if (index === segments.length - 1) out.push('');
    } else if (segment === '.') {
      if (index === segments.length - 1) out.push('');
    } else out.push(segment);
  }
  return out.join('/');
}

/** What percent-encoded text says; where an escape is malformed, all of it as typed. */
export function decodeTyped(typed: string): string {
  try {
    return decodeURIComponent(typed);
  } catch {
    return typed;
  }
}

/** A typed path as the names it is of. An escaped slash is part of a name and stays as typed, and so does a malformed escape. */
export function decodePath(path: string): string {
  if (!path.includes('%')) return path;
  return path.replace(/(?:%(?!2f)[\da-f]{2})+/gi, decodeTyped);
}

/** Percent-encodes the names of a path, such as a route or a file: each sign of them means itself, a percent sign too. */
export function encodePath(path: string): string {
  // Nearly all of them.
  if (/^[\w./-]*$/.test(path)) return path;
  return encodeURI(path.replace(/\p{Cs}/gu, '\uFFFD')).replace(/[?#]/g, encodeURIComponent);
}

/** Percent-encodes what may not stand in a typed path, keeping what is encoded already. */
export function encodeTyped(path: string): string {
  return encodePath(path).replace(/%25(?=[\da-f]{2})/gi, '%');
}

/** Folder of a slash path: `a/b.md` → `a`; a bare name → ``. */
export function folderOf(path: string): string {
  const cut = path.lastIndexOf('/');
  return cut === -1 ? '' : path.slice(0, cut);
}

/** `a/b.md` → `b.md`; a bare name stays. */
export function fileNameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

const NOT_IN_SLUG = /[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu;

/** GitHub's rule (behaviours.md 2.4.10): lower case, punctuation away, each space a hyphen. */
export function slugify(text: string): string {
  return text.trim().toLowerCase().replace(NOT_IN_SLUG, '').replace(/ /g, '-');
}

/** Gives each text a slug of its own: repeats get `-1`, `-2`. One per page, or per version for categories. */
export function createSlugger(): (text: string) => string {
  const seen = new Map<string, number>();
  return (text) => {
    const base = slugify(text);
    let slug = base;
    let count = seen.get(base) ?? 0;
    while (seen.has(slug)) slug = `${base}-${++count}`;
    seen.set(base, count);
    if (slug !== base) seen.set(slug, 0);
    return slug;
  };
}

/** Folders of sources that lie beside `content/`, not in it: frozen versions and translations. */
export const BESIDE_CONTENT: readonly string[] = ['versioned_docs', 'i18n'];

/** The file (relative to the root) of a source: paths are relative to `content/`, but for those of the folders beside it. */
export function fileOfSource(path: string): string {
  return isBesideContent(path) ? path : `content/${path}`;
}

/** Whether a source lies in one of the folders beside `content/`. */
export function isBesideContent(path: string): boolean {
  return BESIDE_CONTENT.some((folder) => path === folder || path.startsWith(`${folder}/`));
}
