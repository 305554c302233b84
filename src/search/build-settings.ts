/** What a page's search has to know, from the configuration: the JSON of `data-search`. Pure. */
import type { SiteConfig } from '../model.ts';
import { joinPath } from '../urls.ts';
import type { SearchSettings } from './protocol.ts';

/** Name of the embedded index where none is configured: readers' recent searches are kept under it. */
const DEFAULT_INDEX = 'helpsite';

/** Where the embedded index begins, below the base path. Without a hash: an edit must not change every page. */
export const SEARCH_MANIFEST = 'search-index.txt';

/** True where an index is part of the site: always, unless a hosted search was told to do without. */
export function hasEmbeddedIndex({ search }: Pick<SiteConfig, 'search'>): boolean {
  return search.provider === 'embedded' || search.fallback;
}

/** Settings of the site's search; what only the hosted one needs is left out with the embedded one. */
export function buildSearchSettings(config: SiteConfig): SearchSettings {
  const { base, docs, search, trailingSlash } = config;
  const { facetFilters, ...parameters } = search.parameters ?? {};
  const isHosted = search.provider === 'hosted';
  return {
    provider: search.provider,
    ...(hasEmbeddedIndex(config) ? { manifest: base + SEARCH_MANIFEST } : {}),
    route: `${joinPath(base, search.path)}${trailingSlash === true ? '/' : ''}`,
    placeholder: search.placeholder,
    indexName: search.indexName ?? DEFAULT_INDEX,
    filters: [...contextFilters(config), ...readFilters(facetFilters)],
    ...(isHosted ? pick(search, ['appId', 'apiKey', 'hosts', 'externalUrlPattern', 'replacePathname']) : {}),
    ...(isHosted && Object.keys(parameters).length > 0 ? { parameters } : {}),
    ...(isHosted && search.insights ? { insights: true } : {}),
    ...pick(search, ['reportUrl', 'missingResultsUrl']),
    ...(search.contactWords.length === 0 ? {} : { contactWords: search.contactWords }),
    ...(docs.path === 'docs' ? {} : { docsPath: docs.path }),
  };
}

/** Contextual search (behaviours.md 6.6.5): this language, and either this version's guides or the other pages. */
function contextFilters({ search, locale, version }: SiteConfig): SearchSettings['filters'] {
  if (!search.contextual) return [];
  return [
    `language:${locale.name}`,
    ['docusaurus_tag:default', `docusaurus_tag:docs-default-${version.name}`],
  ];
}

/** Configured filters, checked when the configuration was read. */
function readFilters(filters: unknown): SearchSettings['filters'] {
  return Array.isArray(filters) ? (filters as SearchSettings['filters']) : [];
}

/** Only the properties that are set. */
function pick<T extends object, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> {
  const entries = keys.flatMap((key) => (from[key] === undefined ? [] : [[key, from[key]] as const]));
  return Object.fromEntries(entries) as Pick<T, K>;
}
