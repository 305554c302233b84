/** Gives links new targets after a move: each keeps the way in which its writer named the page or file. Pure. */
import {
  decodePath,
  encodePath,
  folderOf,
  isExternal,
  joinPath,
  routeKey,
  splitHref,
  stripHtmlEnding,
} from '../../../urls.ts';
import { resolveSlots } from '../../model/links.ts';
import { routeLookupKey, type Targets } from '../../model/targets.ts';
import { resolveImport } from '../../parse/imports.ts';
import { readJsString } from '../../parse/js-string.ts';
import { substituteText } from '../../parse/substitute.ts';
import { findLinkSpans, type LinkSpan } from './link-spans.ts';
import { fileAddress } from '../../site/name-assets.ts';
import { dottedPath, relativePath } from '../../model/relative-path.ts';

/** A replacement in a text. */
export interface Edit {
  readonly start: number;
  readonly from: string;
  readonly to: string;
}

/** Where things were and where they are. Paths are relative to `content/`; a path or route that stays is given back. */
export interface Relocation {
  readonly path: (old: string) => string;
  /** The way back. */
  readonly oldPath: (path: string) => string;
  readonly route: (old: string) => string;
  /** Guide ids. */
  readonly id: (old: string) => string;
  /** Source path, after the move, of the page at a route. */
  readonly sourceAt: (route: string) => string | undefined;
  readonly before: Targets;
  readonly after: Targets;
  readonly variables: Readonly<Record<string, string>>;
  /** The site's own origin; empty: not configured. */
  readonly origin: string;
}

/** A page that shows the text: routes and paths before and after. */
export interface ShowingPage {
  readonly path: string;
  readonly route: string;
  readonly newPath: string;
  readonly newRoute: string;
}

/**
 * The edits that a text needs so that each target means after the move what it meant before. `path` is the text's old
 * path, `pages` are those that show it (itself, or the pages that show a partial). A target that cannot be said in any
 * way is left as it is: the caller compares the sites.
 */
export function relink(
  text: string,
  path: string,
  pages: readonly ShowingPage[],
  move: Relocation,
): readonly Edit[] {
  return findLinkSpans(text).flatMap((span) => {
    const to = retarget(span, path, pages, move);
    return to === undefined || to === span.target ? [] : [{ start: span.start, from: span.target, to }];
  });
}

/** The text with its edits made. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let out = '';
  let from = 0;
  for (const { start, from: old, to } of edits.toSorted((a, b) => a.start - b.start)) {
    out += text.slice(from, start) + to;
    from = start + old.length;
  }
  return out + text.slice(from);
}

function retarget(
  span: LinkSpan,
  path: string,
  pages: readonly ShowingPage[],
  move: Relocation,
): string | undefined {
  const { target } = span;
  if (span.kind === 'id') {
    const id = move.id(substituteText(target, move.variables));
    return id === substituteText(target, move.variables) ? undefined : id;
  }
  if (span.kind === 'import' && /\.mdx?$/i.test(target)) return retargetImport(target, path, move);
  const isOwn = move.origin !== '' && target.startsWith(`${move.origin}/`);
  if (isExternal(target) && !isOwn && !target.startsWith('pathname://')) return undefined;
  const prefix = isOwn ? move.origin : target.startsWith('pathname://') ? 'pathname://' : '';
  const typed = target.slice(prefix.length);
  if (prefix !== '') return retargetRoute(typed, prefix, move);
  const newPath = move.path(path);
  const wanted = pages.map((page) => {
    const meaning = meaningOf(typed, span, path, page, false, move);
    return meaning === undefined ? undefined : mapMeaning(meaning, move);
  });
  const [first] = wanted;
  if (first === undefined || pages.length === 0) return undefined;
  const fits = (candidate: string) =>
    pages.every((page, index) => meaningOf(candidate, span, newPath, page, true, move) === wanted[index]);
  if (fits(typed)) return undefined;
  return listForms(typed, span, path, pages[0], first, move).find(fits);
}

function retargetImport(typed: string, path: string, move: Relocation): string | undefined {
  const target = readJsString(typed);
  const file = resolveImport(target, path);
  const [newFile, newPath] = [move.path(file), move.path(path)];
  if (resolveImport(target, newPath) === newFile) return undefined;
  const forms = [
    (to: string, from: string) => dottedPath(folderOf(from), to),
    (to: string) => `@site/content/${to}`,
    (to: string) => `@site/${to}`,
    (to: string) => `/${to}`,
    (to: string, from: string) => relativePath(folderOf(from), to),
  ];
  const same = forms.find((form) => form(file, path) === target);
  return (same ?? forms[0])?.(newFile, newPath).replace(/[\\'"]/g, '\\$&');
}

function retargetRoute(typed: string, prefix: string, move: Relocation): string | undefined {
  const { path, query, hash } = splitHref(typed);
  const { base } = move.before;
  const route = `/${decodePath(path).replace(/^\/+/, '')}`;
  const full = route.startsWith(base) ? route : joinPath(base, route);
  const moved = move.route(routeKey(full));
  if (moved === routeKey(full)) return undefined;
  const bare = full === route ? moved : moved.slice(base.length - 1);
  const slashes = path.startsWith('//') ? '//' : path.startsWith('/') ? '' : undefined;
  const start = slashes === undefined ? bare.slice(1) : slashes === '' ? bare : `/${bare}`;
  return prefix + encodePath(start) + (path.endsWith('/') && !start.endsWith('/') ? '/' : '') + query + hash;
}

/** What a target means: `page:<route><query><hash>` or `file:<path>`; undefined for nothing of this site. */
function meaningOf(
  typed: string,
  span: LinkSpan,
  from: string,
  page: ShowingPage,
  isAfter: boolean,
  move: Relocation,
): string | undefined {
  const targets = isAfter ? move.after : move.before;
  const own = isAfter ? page.newPath : page.path;
  const route = isAfter ? page.newRoute : page.route;
  const anchors = [...(targets.anchors.get(routeKey(route)) ?? [])];
  const href = substituteText(unescape(typed, span), move.variables);
  const kinds = span.kind === 'link' ? (['link', 'image'] as const) : (['image', 'link'] as const);
  for (const kind of kinds) {
    const at = { file: `content/${from}`, line: 1, column: 1 };
    const { value, diagnostics } = resolveSlots({ path: own, route, anchors }, [{ kind, href, at }], targets);
    const isDead = diagnostics.some(({ code }) => !/^link\/(?:missing-anchor|draft|ambiguous)$/.test(code));
    if (!isDead && value[0] !== undefined) return canonical(value[0].href, targets);
  }
  return undefined;
}

/** Markdown's escapes undone, or those of JavaScript, as the parser does. */
function unescape(target: string, { form, kind }: LinkSpan): string {
  if (kind === 'import') return readJsString(target);
  return form === 'quoted' ? target : target.replace(/\\([!-/:-@[-`{-~])/g, '$1').replaceAll('&amp;', '&');
}

/** A resolved address in one form, whatever slashes, ending and case it was typed with. */
export function canonical(href: string, targets: Targets): string {
  const { path, query, hash } = splitHref(href);
  const plain = decodePath(path);
  if (plain.startsWith(fileAddress(''))) return `file:${plain.slice(fileAddress('').length)}${query}${hash}`;
  const target =
    targets.byRoute.get(routeLookupKey(plain)) ?? targets.byRoute.get(routeLookupKey(stripHtmlEnding(plain)));
  return `page:${target === undefined ? plain : routeKey(target.route)}${query}${hash}`;
}

/** The same meaning after the move. */
export function mapMeaning(meaning: string, move: Relocation): string {
  const kind = meaning.slice(0, 5);
  const { path, query, hash } = splitHref(meaning.slice(5));
  return `${kind}${kind === 'file:' ? move.path(path) : move.route(path)}${query}${hash}`;
}

type Form = (target: string, from: string) => string;

/** Ways to say the new target, the writer's own first. */
function listForms(
  typed: string,
  span: LinkSpan,
  path: string,
  page: ShowingPage | undefined,
  meaning: string,
  move: Relocation,
): readonly string[] {
  const { path: typedPath, query, hash } = splitHref(typed);
  const plain = decodePath(typedPath);
  const target = splitHref(meaning.slice(5)).path;
  const encode = (to: string) => encodeFor(to, typedPath, span) + query + hash;
  const newPath = move.path(path);
  const file = meaning.startsWith('file:') ? target : move.sourceAt(target);
  const out: string[] = [];
  const addForms = (
    forms: readonly Form[],
    old: string | undefined,
    from: string,
    to: string,
    newFrom: string,
  ) => {
    const own = old === undefined ? undefined : forms.find((form) => form(old, from) === plain);
    for (const form of own === undefined ? forms : [own, ...forms]) out.push(encode(form(to, newFrom)));
  };
  const oldFile = file === undefined ? undefined : move.oldPath(file);
  const isFileStyle = meaning.startsWith('file:') || /\.mdx?$/i.test(plain);
  if (file !== undefined && isFileStyle) addForms(FILE_FORMS, oldFile, path, file, newPath);
  else if (page !== undefined) {
    const { base } = move.before;
    const oldRoute = move.before.byPath.get(oldFile ?? '')?.route;
    const forms = listRouteForms(base);
    if (oldRoute !== undefined) {
      const own = forms.find((form) => form(routeKey(oldRoute), page.route) === plain);
      if (own !== undefined) out.push(encode(own(target, page.newRoute)));
    }
    if (plain.startsWith('/'))
      out.push(encode(plain.startsWith(base) ? target : target.slice(base.length - 1)));
    if (file !== undefined) addForms(FILE_FORMS.slice(0, 1), undefined, path, file, newPath);
    for (const form of forms) out.push(encode(form(target, page.newRoute)));
  }
  return out;
}

const below = (path: string) => path.slice(path.indexOf('/') + 1);

const FILE_FORMS: readonly Form[] = [
  (to, from) => dottedPath(folderOf(from), to),
  (to, from) => relativePath(folderOf(from), to),
  (to) => `/${below(to)}`,
  (to) => `/${to}`,
  (to) => `/content/${to}`,
  (to) => `@site/content/${to}`,
  (to) => `@site/${to}`,
  (to) => below(to),
  (to) => to,
];

function listRouteForms(base: string): readonly Form[] {
  const bare = (route: string) => route.slice(base.length - 1);
  const plain: readonly Form[] = [
    (to) => to,
    (to) => bare(to),
    (to, from) => dottedPath(folderOf(from), to),
    (to, from) => relativePath(folderOf(from), to),
    (to, from) => dottedPath(routeKey(from), to),
    (to, from) => relativePath(routeKey(from), to),
  ];
  return plain.flatMap((form): Form[] => [
    form,
    (to, from) => `${form(to, from)}/`,
    (to, from) => `${form(to, from)}.html`,
    (to, from) => `${form(to, from)}/index.html`,
  ]);
}

/** Encoded as the place needs it: a bare Markdown target holds no spaces and no brackets. Variables stay readable. */
function encodeFor(path: string, typed: string, { form }: LinkSpan): string {
  if (form !== 'bare' && !/%[\da-f]{2}/i.test(typed)) return path;
  const encoded = encodePath(path).replaceAll('%7B', '{').replaceAll('%7D', '}');
  return form === 'bare' ? encoded.replaceAll('(', '%28').replaceAll(')', '%29') : encoded;
}
