/** One question to whichever search the site has: the hosted one first, the embedded index where it cannot answer. */
import type { SearchClient, SearchRequest, SearchResponse, SearchSettings } from '../../search/protocol.ts';
import { createEmbeddedClient } from './embedded-client.ts';
import type { StartedIndex } from './start-index.ts';

export interface Found {
  readonly response: SearchResponse;
  readonly engine: 'embedded' | 'hosted';
}

export interface Search {
  /** Rejects when no search can answer. */
  readonly find: (request: SearchRequest, signal?: AbortSignal) => Promise<Found>;
  /** The reader is about to ask; `started` is what was begun of the embedded index meanwhile. */
  readonly prepare: (started?: StartedIndex) => void;
}

/** A service that refuses is left alone for this long, milliseconds. Which hosts cannot be reached, its client knows. */
const REFUSED_FOR = 120_000;
/** The site may have a new index after this long, milliseconds: an open page is not to search the guides of yesterday. */
const FRESH_FOR = 60_000;

/** The search that the settings name. */
export function createSearch(settings: SearchSettings): Search {
  const { provider, manifest } = settings;
  let client: SearchClient | undefined;
  const startEmbedded = (started?: StartedIndex): SearchClient => {
    if (manifest === undefined) throw new Error('The site has no search index');
    return (client ??= createEmbeddedClient(manifest, started));
  };
  const askEmbedded: Search['find'] = async (request, signal) => {
    // The dialog shows the texts of the first few only; the results page those of all.
    const detailed = request.page === undefined ? {} : { detailedHits: request.hitsPerPage ?? 0 };
    return { response: await ask(startEmbedded(), { ...request, ...detailed }, signal), engine: 'embedded' };
  };
  let checkedAt = Number.NEGATIVE_INFINITY;
  const prepare: Search['prepare'] = (started) => {
    const isNeeded = client !== undefined || provider === 'embedded';
    if (!isNeeded || manifest === undefined || performance.now() - checkedAt < FRESH_FOR) return;
    checkedAt = performance.now();
    // No question, so no answer: the index is looked for.
    startEmbedded(started)
      .search({ requests: [] })
      .catch(() => undefined);
  };
  if (provider === 'embedded') return { find: askEmbedded, prepare };
  let hosted: SearchClient | undefined;
  let refusedAt = Number.NEGATIVE_INFINITY;
  const find: Search['find'] = async (request, signal) => {
    if (manifest !== undefined && performance.now() - refusedAt < REFUSED_FOR)
      return askEmbedded(request, signal);
    try {
      hosted ??= (await import('./hosted-client.ts')).createHostedClient(settings);
      return { response: await ask(hosted, request, signal), engine: 'hosted' };
    } catch (error) {
      if (manifest === undefined) throw error;
      if (!(error instanceof Error) || error.name !== 'RetryError') refusedAt = performance.now();
      return askEmbedded(request, signal);
    }
  };
  return { find, prepare };
}

async function ask(
  client: SearchClient,
  request: SearchRequest,
  signal: AbortSignal | undefined,
): Promise<SearchResponse> {
  const { onlyProduct, ...anywhere } = request;
  // Who keeps to one game still sees how many there are in others: a second question in the same call, without its hits.
  const isKept = onlyProduct !== undefined && (request.page ?? 0) === 0;
  const requests = isKept ? [request, { ...anywhere, hitsPerPage: 0, detailedHits: 0 }] : [request];
  const { results } = await client.search({ requests }, signal);
  const [response, all] = results;
  if (!response || !Array.isArray(response.hits)) throw new Error('The search gave no answer');
  return isKept && all ? { ...response, products: all.products ?? [], nbAnywhere: all.nbHits } : response;
}
