/** What answers an address: a page or a file of the site in memory, found as a host would find it on its disk. */
import type { EmitFile } from '../../emit/emit-file.ts';
import { type FoundFile, findServed } from '../find-file.ts';
import { fileOfSource } from '../../../urls.ts';
import { SEARCH_MANIFEST } from '../../../search/build-settings.ts';
import type { PolicySources } from '../../emit/host-rules.ts';
import { listPolicySources } from '../../emit/policy-sources.ts';
import { fileOfRoute } from '../../model/routes.ts';
import type { SitePage } from '../../views/page-kinds.ts';
import { routeOfReactPage } from '../../read/react-pages.ts';
import type { DevState } from './dev-site.ts';
import { sourceOfFile } from './good-sources.ts';

export interface ServedSite {
  /** What the path of a request (escapes and all) leads to. */
  readonly find: (rawPath: string) => Found;
  /** The search index, if one was made. */
  readonly lastSearch: () => FilesByName | undefined;
  /** Source file (relative to the root) → the page's address. */
  readonly routeOf: ReadonlyMap<string, string>;
  readonly drafts: readonly string[];
  readonly notFound: SitePage | undefined;
  /** That of the language to which a path belongs; undefined: the site's own. */
  readonly notFoundAt: (path: string) => SitePage | undefined;
  /** Routes of pages that were removed on purpose. */
  readonly gone: ReadonlySet<string>;
  /** Origins that pages may ask and run, beside their own. */
  readonly policy: PolicySources;
}

/** Name below the out-dir → the file. */
type FilesByName = ReadonlyMap<string, EmitFile>;

export type Found =
  | { readonly type: 'page'; readonly page: SitePage }
  /** A page that cannot be shown before something is put right in `source` (relative to the root). */
  | { readonly type: 'broken'; readonly source: string }
  | { readonly type: 'file'; readonly file: EmitFile }
  | { readonly type: 'missing' | 'refused' };

/** Indexes one state of the site by its files. `lastSearch`: the search index that was made last. */
export function indexServed(
  { served, searchFiles, base, neverGood }: DevState,
  lastSearch?: FilesByName,
): ServedSite {
  if (served === undefined) {
    const find = (rawPath: string): Found =>
      findServed(rawPath, () => false).type === 'refused' ? { type: 'refused' } : { type: 'missing' };
    return {
      find,
      lastSearch: () => lastSearch,
      routeOf: new Map(),
      drafts: [],
      notFound: undefined,
      notFoundAt: () => undefined,
      gone: new Set(),
      policy: {},
    };
  }
  const { model, lookup, pages, files } = served;
  const routeOf = new Map<string, string>();
  const sourceOf = new Map<string, string>();
  for (const { path, source } of model.routes) {
    if (source === undefined || routeOf.has(source)) continue;
    routeOf.set(source, path);
    sourceOf.set(path, source);
  }
  const found = new Map<string, Found>();
  for (const path of neverGood) {
    const source = fileOfSource(path);
    const route =
      routeOf.get(source) ?? (path.startsWith('pages/') ? routeOfReactPage(path, base) : undefined);
    if (route !== undefined)
      found.set(fileOfRoute(route, model.config.trailingSlash), { type: 'broken', source });
  }
  for (const page of pages) {
    const source = sourceOfFile(sourceOf.get(page.route) ?? '');
    // Of two pages at one address the one that was here first stays.
    if (source === undefined || !neverGood.has(source)) found.set(page.file, { type: 'page', page });
  }
  for (const file of files) found.set(file.file, { type: 'file', file });
  const drafts = [...lookup.pages.values()].flatMap((page) =>
    page.settings.draft === true ? (routeOf.get(fileOfSource(page.path)) ?? []) : [],
  );
  const searched = ['', ...model.config.locales.map(({ path }) => `${path}/`)].map((folder) => base + folder);
  let search: FilesByName | undefined;
  const findSearch = (file: string): EmitFile | undefined => {
    if (!isSearchFile(file, searched)) return undefined;
    search ??= new Map(searchFiles().map((own) => [own.file, own]));
    // Who has begun to search goes on in the index that was there then.
    return search.get(file) ?? lastSearch?.get(file);
  };
  return {
    find(rawPath) {
      const hit: FoundFile = findServed(rawPath, (file) => found.has(file) || findSearch(file) !== undefined);
      if (hit.type !== 'file') return hit;
      const file = findSearch(hit.file);
      return file === undefined ? (found.get(hit.file) ?? { type: 'missing' }) : { type: 'file', file };
    },
    lastSearch: () => search ?? lastSearch,
    routeOf,
    drafts,
    policy: listPolicySources(model.config),
    gone: new Set(model.gone.map(({ route }) => route)),
    notFoundAt: (path) => {
      const [folder = ''] = path.slice(base.length).split('/', 1);
      return folder === '' ? undefined : pages.find(({ file }) => `/${file}` === `${base}${folder}/404.html`);
    },
    notFound: pages.find(({ file }) => `/${file}` === `${base}404.html`),
  };
}

/** Whether a file may belong to the search index of a language, which is large and only made when somebody searches. */
function isSearchFile(file: string, languages: readonly string[]): boolean {
  const name = `/${file}`;
  return languages.some(
    (folder) => name === folder + SEARCH_MANIFEST || name.startsWith(`${folder}assets/search/`),
  );
}
