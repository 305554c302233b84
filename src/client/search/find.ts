/** One question to whichever search the site has: the hosted one first, the embedded index where it cannot answer. */
import type { SearchClient, SearchRequest, SearchResponse, SearchSettings } from '../../search/protocol.ts';
import { createEmbeddedClient } from './embedded-client.ts';

export interface Found {
  readonly response: SearchResponse;
  readonly engine: 'embedded' | 'hosted';
}

/** Rejects when no search can answer. */
export type Find = (request: SearchRequest) => Promise<Found>;

/** A service that refuses is left alone for this long, milliseconds. Which hosts cannot be reached, its client knows. */
const REFUSED_FOR = 120_000;

/** The search that the settings name. The embedded one begins to get ready at once. */
export function createFind(settings: SearchSettings): Find {
  const { provider, manifest } = settings;
  let embedded: SearchClient | undefined;
  const askEmbedded: Find = async (request) => {
    if (manifest === undefined) throw new Error('The site has no search index');
    embedded ??= createEmbeddedClient(manifest);
    // The dialog shows the texts of the first few only; the results page those of all.
    const detailed = request.page === undefined ? {} : { detailedHits: request.hitsPerPage ?? 0 };
    return { response: await ask(embedded, { ...request, ...detailed }), engine: 'embedded' };
  };
  if (provider === 'embedded') {
    if (manifest !== undefined) embedded = createEmbeddedClient(manifest);
    // No question, so no answer: the index is fetched.
    embedded?.search({ requests: [] }).catch(() => undefined);
    return askEmbedded;
  }
  let hosted: SearchClient | undefined;
  let refusedAt = Number.NEGATIVE_INFINITY;
  return async (request) => {
    if (manifest !== undefined && performance.now() - refusedAt < REFUSED_FOR) return askEmbedded(request);
    try {
      hosted ??= (await import('./hosted-client.ts')).createHostedClient(settings);
      return { response: await ask(hosted, request), engine: 'hosted' };
    } catch (error) {
      if (manifest === undefined) throw error;
      if (!(error instanceof Error) || error.name !== 'RetryError') refusedAt = performance.now();
      return askEmbedded(request);
    }
  };
}

async function ask(client: SearchClient, request: SearchRequest): Promise<SearchResponse> {
  const { results } = await client.search({ requests: [request] });
  const [response] = results;
  if (!response || !Array.isArray(response.hits)) throw new Error('The search gave no answer');
  return response;
}
