/** The index of the hosted service, asked as the site's pages ask it: with the search-only key and their filters. Network. */
import type { SiteConfig } from '../../model.ts';
import { buildSearchSettings } from '../../search/build-settings.ts';
import type { Hit, SearchRequest } from '../../search/protocol.ts';
import { readResponse } from '../../search/read-response.ts';
import { resultHref } from '../../search/result-href.ts';
import type { AskedIndex } from '../read/built-index.ts';
import { ServiceError } from '../problems/service-error.ts';
import { UsageError } from '../problems/usage-error.ts';
import { openService } from './service.ts';
import { describeFault } from './service-fault.ts';

/** Sections that are asked for each page that is wanted: several may be of one page. */
const SECTIONS = 5;
/** The service answers with no more. */
const MOST = 1000;

/** Asking throws a ServiceError when the service fails. Throws a UsageError for a site without the hosted search. */
export function openHostedIndex(config: SiteConfig): AskedIndex {
  const settings = buildSearchSettings(config);
  const { appId, apiKey, hosts, indexName, filters, parameters } = settings;
  if (appId === undefined || apiKey === undefined)
    throw new UsageError(
      "--hosted needs a site with the hosted search; config/search.ts does not have provider: 'hosted'",
    );
  const service = openService({ appId, apiKey, hosts, isStopped: () => false });
  const toPath = (url: string): string => resultHref(url, { ...settings, base: config.base });
  return {
    base: config.base,
    // Which products its records have, the service alone knows.
    products: [],
    ask: async (query, limit) => {
      const request: SearchRequest = {
        indexName,
        query,
        hitsPerPage: Math.min(limit * SECTIONS, MOST),
        attributesToSnippet: ['content:10'],
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        facetFilters: filters,
        ...parameters,
      };
      try {
        const [response] = readResponse(await service.search(request), [request]).results;
        const hits = firstOfEachPage(response?.hits ?? [], toPath).slice(0, limit);
        return { hits, product: response?.product ?? null, sure: response?.sure ?? false };
      } catch (error) {
        const { message, hint } = describeFault(error, { appId, indexName, key: 'search' });
        throw new ServiceError(`${message}. ${hint}`, { cause: error });
      }
    },
  };
}

/** The best section of each page, its address brought to this site. */
function firstOfEachPage(hits: readonly Hit[], toPath: (url: string) => string): readonly Hit[] {
  const pages = new Map<string, Hit>();
  for (const hit of hits) {
    const [page = '', anchor] = toPath(hit.url).split('#');
    if (!pages.has(page))
      pages.set(page, { ...hit, url_without_anchor: page, anchor: hit.anchor ?? anchor ?? null });
  }
  return [...pages.values()];
}
