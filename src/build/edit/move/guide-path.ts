/** A guide as somebody typed it (a path, a route, an address) as a path below `content/docs`. Pure. */
import { decodePath, isExternal, resolveDots, slugify } from '../../../urls.ts';
import { UsageError } from '../../problems/usage-error.ts';

/** Longest name of a file or folder, in bytes: disks allow 255, and a page's folder gets no ending. */
const MAX_NAME = 200;
/** Longest path below the docs, in bytes: systems allow 1,024 for a whole one (macOS, PATH_MAX). */
const MAX_PATH = 600;
/** Names that Windows keeps for devices, whatever their ending (Microsoft, "Naming Files, Paths, and Namespaces"). */
const DEVICE = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?:\.|$)/i;
const MARKDOWN = /\.mdx?$/i;

/** What the words before a path can be: the site's base path and its docs' path. */
export interface TypedPathContext {
  readonly root: string;
  readonly base: string;
  /** `/help/docs/`. */
  readonly docsRoot: string;
}

/**
 * Brings `content/docs/a/b.md`, `docs/a/b`, `a\b`, `/help/docs/a/b`, `https://host/help/docs/a/b#c` and a full path of
 * this computer into one form: `a/b` or `a/b.md`, perhaps with a slash at the end. Throws a UsageError for a path that
 * leaves `content/docs`.
 */
export function normaliseTypedPath(typed: string, { root, base, docsRoot }: TypedPathContext): string {
  const plain = typed.trim().normalize('NFC').replaceAll('\\', '/');
  const absoluteRoot = `${root.replaceAll('\\', '/')}/`;
  let path = plain;
  if (/^https?:\/\//i.test(plain)) {
    if (!URL.canParse(plain)) throw outside(typed);
    path = withoutBase(decodePath(new URL(plain).pathname), base, docsRoot);
  } else if (plain.startsWith(absoluteRoot)) path = plain.slice(absoluteRoot.length);
  else if (plain.startsWith('/'))
    path = withoutBase(decodePath(plain.replace(/[?#].*$/s, '')), base, docsRoot);
  else if (isExternal(plain) || /^[a-z]:/i.test(plain)) throw outside(typed);
  path = path.replace(/^(?:\.\/)+/, '').replace(/^content\/(?!docs$|docs\/)/, 'content//');
  if (path.startsWith('content//')) throw outside(typed);
  const below = path.replace(/^content\/docs(?:\/|$)/, '').replace(/^docs\//, '');
  const resolved = resolveDots(below.replace(/\/{2,}/g, '/'));
  if (resolved === undefined || resolved.startsWith('/')) throw outside(typed);
  return resolved;
}

function withoutBase(route: string, base: string, docsRoot: string): string {
  if (`${route}/` === docsRoot) return '';
  if (route.startsWith(docsRoot)) return route.slice(docsRoot.length);
  const docs = docsRoot.slice(base.length - 1);
  if (route.startsWith(docs)) return route.slice(docs.length);
  throw outside(route);
}

function outside(typed: string): UsageError {
  return new UsageError(`"${typed}" is not below content/docs; write a path such as account/reset-password`);
}

/** The path without `.md` or `.mdx`, and that ending. */
export function splitEnding(path: string): { readonly stem: string; readonly ending: string } {
  const ending = MARKDOWN.exec(path)?.[0] ?? '';
  return { stem: ending === '' ? path : path.slice(0, -ending.length), ending: ending.toLowerCase() };
}

/** Throws a UsageError for a name (file name without ending, or folder) that no page, disk or server can have. */
export function checkNames(path: string): void {
  if (new TextEncoder().encode(path).length > MAX_PATH)
    throw new UsageError(`This path is longer than ${MAX_PATH} bytes; choose a shorter one`);
  for (const name of path.split('/')) {
    const refuse = (why: string, fix: string) =>
      new UsageError(`"${name.slice(0, 60)}" cannot be the name of a guide or folder: ${why}; ${fix}`);
    if (name === '') throw refuse('it is empty', 'write a path such as account/reset-password');
    if (/[\0-\x1f\x7f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/.test(name))
      throw refuse('it holds invisible characters', 'type it again with letters, digits and hyphens');
    if (/[<>:"|?*#%]/.test(name))
      throw refuse(
        'characters such as ? # % : * cannot stand in an address',
        'use letters, digits and hyphens',
      );
    if (name.startsWith('_')) throw refuse('names that begin with "_" are never pages', 'leave the "_" out');
    if (name.startsWith('.')) throw refuse('names that begin with "." are hidden', 'leave the "." out');
    if (/[. ]$/.test(name)) throw refuse('it ends with a dot or a space', 'leave that out');
    if (DEVICE.test(name)) throw refuse('Windows keeps this name for itself', 'choose another name');
    if (new TextEncoder().encode(name).length > MAX_NAME)
      throw refuse(`it is longer than ${MAX_NAME} bytes`, 'choose a shorter name');
  }
}

/** A name as an address likes it: lower case, hyphens, no punctuation; number prefixes, dots inside and `{variables}` stay. */
export function slugName(name: string): string {
  return name
    .split(/(\{[a-z][A-Za-z.]*\})/)
    .map((part) =>
      part.startsWith('{')
        ? part
        : part
            .split('.')
            .map((piece) => slugify(piece.replaceAll('&', ' and ').replace(/[_\s]+/g, ' ')))
            .filter((piece) => piece !== '')
            .join('.'),
    )
    .join('')
    .replace(/-{2,}/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '');
}
