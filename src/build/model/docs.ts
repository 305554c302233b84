/** Guides with their ids, slugs and routes (behaviours.md 2.2). */
import type { Diagnostic, Location, Outcome, Page } from '../../model.ts';
import { fileNameOf, folderOf, joinPath, resolveDots, routeKey } from '../../urls.ts';
import { substituteText } from '../parse/substitute.ts';
import { readNumberPrefix, stripNumberPrefixes } from './number-prefix.ts';

/** A guide's place in the site: what sidebars, neighbours and links need to know of it, and nothing else. */
export interface Doc {
  readonly id: string;
  /** Relative to `content/`. */
  readonly path: string;
  /** Folder of the source below `docs/`, prefixes kept; `` at the top. */
  readonly folder: string;
  readonly route: string;
  readonly title: string;
  readonly description: string;
  readonly sidebarLabel?: string;
  readonly paginationLabel?: string;
  readonly className?: string;
  readonly position?: number;
  readonly isIndex: boolean;
  readonly unlisted: boolean;
  readonly draft: boolean;
  readonly at: Location;
}

/** What of a page the model's first stage reads; an edit elsewhere in the page leaves it alone. */
export type DocEntry = Pick<Page, 'path' | 'settings' | 'settingsAt' | 'title' | 'description'>;

export type DocsInputs = {
  readonly entries: readonly DocEntry[];
  /** `/help/docs/`: base, docs path and the version's path. */
  readonly root: string;
  readonly variables: Readonly<Record<string, string>>;
  readonly trailingSlash?: boolean;
  /** The docs begin at the base path, whose slash is no matter of policy. */
  readonly isTop?: boolean;
};

/** All guides in the order of their paths. Two guides with one id or one route are errors that name both files. */
export function buildDocs(inputs: DocsInputs): Outcome<readonly Doc[]> {
  const { entries } = inputs;
  const diagnostics: Diagnostic[] = [];
  const docs = entries.flatMap((entry) => placeOnce(entry, inputs, diagnostics) ?? []);
  const ids = new Map<string, Doc>();
  const placesOfIds = new Map(entries.map(({ path, settingsAt }) => [path, settingsAt['id']]));
  for (const doc of docs) {
    const first = ids.get(doc.id);
    if (first !== undefined && first.route !== doc.route) diagnostics.push(sameId(first, doc, placesOfIds));
    else ids.set(doc.id, doc);
  }
  return { value: docs, diagnostics };
}

/** Where guides were placed last: the others stay the same objects when the title of one changes, and are hashed once. */
const knownDocs = new WeakMap<DocEntry, { readonly inputs: DocsInputs; readonly doc: Doc }>();

/** The others of that time are not held. */
const NO_ENTRIES: readonly DocEntry[] = [];

function placeOnce(entry: DocEntry, inputs: DocsInputs, diagnostics: Diagnostic[]): Doc | undefined {
  const { root, variables, trailingSlash, isTop } = inputs;
  const last = knownDocs.get(entry);
  const isSame =
    last !== undefined &&
    last.inputs.root === root &&
    last.inputs.variables === variables &&
    last.inputs.trailingSlash === trailingSlash &&
    last.inputs.isTop === isTop;
  if (isSame) return last.doc;
  const placed = placeDoc(entry, root, variables, trailingSlash, diagnostics);
  // One that has no place is told each time.
  if (placed === undefined) return undefined;
  const doc = isTop === true ? { ...placed, route: keepBase(placed.route, root) } : placed;
  knownDocs.set(entry, { inputs: { ...inputs, entries: NO_ENTRIES }, doc });
  return doc;
}

function placeDoc(
  entry: DocEntry,
  root: string,
  variables: Readonly<Record<string, string>>,
  trailingSlash: boolean | undefined,
  diagnostics: Diagnostic[],
): Doc | undefined {
  const { settings, path } = entry;
  const below = substituteText(path.slice(path.indexOf('/') + 1), variables);
  const folder = folderOf(below);
  const fileName = fileNameOf(below).replace(/\.mdx?$/i, '');
  const keepPrefixes = settings.parseNumberPrefixes === false;
  const prefix = keepPrefixes ? { name: fileName } : readNumberPrefix(fileName);
  const bare = keepPrefixes ? folder : stripNumberPrefixes(folder);
  const baseId = settings.id ?? prefix.name;
  const isIndex = isIndexName(fileName, folder);
  const at = { file: `content/${path}`, line: 1, column: 1 };
  const slug = settings.slug ?? (isIndex ? (bare === '' ? '/' : `/${bare}/`) : joinPath('/', bare, baseId));
  const route = routeOfSlug(slug, bare, root, trailingSlash);
  if (route === undefined) {
    diagnostics.push(invalidSlug(slug, entry));
    return undefined;
  }
  const position = settings.sidebarPosition ?? prefix.number;
  return {
    id: bare === '' ? baseId : `${bare}/${baseId}`,
    path,
    folder,
    route,
    title: entry.title ?? baseId,
    description: entry.description,
    ...defined('sidebarLabel', settings.sidebarLabel),
    ...defined('paginationLabel', settings.paginationLabel),
    ...defined('className', settings.sidebarClassName),
    ...defined('position', position),
    isIndex,
    unlisted: settings.unlisted === true,
    draft: settings.draft === true,
    at,
  };
}

function defined<K extends string, T>(key: K, value: T | undefined): { [name in K]?: T } {
  return value === undefined ? {} : ({ [key]: value } as { [name in K]?: T });
}

/** `index`, `readme` or the folder's own name, whatever the case (behaviours.md 2.2.7). */
export function isIndexName(name: string, folder: string): boolean {
  const lower = name.toLowerCase();
  return (
    lower === 'index' || lower === 'readme' || (folder !== '' && lower === fileNameOf(folder).toLowerCase())
  );
}

/** The diagnostic for a slug that leads out of the site. */
export function invalidSlug(
  slug: string,
  { path, settingsAt }: Pick<Page, 'path' | 'settingsAt'>,
): Diagnostic {
  const at = settingsAt['slug'];
  return {
    severity: 'error',
    code: 'route/invalid-slug',
    ...(at === undefined
      ? {
          message: `The name of this file cannot stand in an address: "${slug}"`,
          hint: 'Rename it: letters, digits and hyphens.',
        }
      : {
          message: `"slug" is not an address inside the site: "${slug}"`,
          hint: 'Write a path such as /my-guide or my-guide, without "..", ? and #.',
        }),
    at: at ?? { file: `content/${path}`, line: 1, column: 1 },
  };
}

/**
 * The route of a slug: absolute ones stand below `root`, relative ones below the guide's folder; undefined for one that
 * is no path inside the site.
 */
export function routeOfSlug(
  slug: string,
  folder: string,
  root: string,
  trailingSlash: boolean | undefined,
): string | undefined {
  if (/\p{Cs}/u.test(slug)) return undefined;
  if (slug.trim() !== slug || /[?#\\\0-\x1f]|(?:^|\/)\.\.?(?:\/|$)/.test(slug.startsWith('/') ? slug : ''))
    return undefined;
  if (/[?#\\\0-\x1f]|%(?:2e|2f|5c|00)/i.test(slug) || slug === '') return undefined;
  const path = slug.startsWith('/') ? slug : resolveDots(joinPath('/', folder, slug));
  if (path === undefined) return undefined;
  return applySlashPolicy(joinPath(root, path), trailingSlash);
}

/** The site's policy for slashes at the end of routes (behaviours.md 1.2). */
export function applySlashPolicy(route: string, trailingSlash: boolean | undefined): string {
  if (trailingSlash === undefined || route.endsWith('.html')) return route;
  return trailingSlash ? `${routeKey(route)}/`.replace(/\/{2,}$/, '/') : routeKey(route);
}

/** The base path keeps its slash (`/help/` is `help/index.html`), whatever the policy is: it is where every link home leads. */
export function keepBase(route: string, base: string): string {
  return routeKey(route) === routeKey(base) ? base : route;
}

/** At the line that says the second's id, where one does. */
function sameId(first: Doc, second: Doc, places: ReadonlyMap<string, Location | undefined>): Diagnostic {
  return {
    severity: 'error',
    code: 'doc/duplicate-id',
    message: `Two guides have the id "${first.id}": ${first.path} and ${second.path}`,
    at: places.get(second.path) ?? second.at,
    hint: 'Rename one of the files, or give one another id in its front matter.',
    related: [places.get(first.path) ?? first.at],
  };
}
