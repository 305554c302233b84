/** The hosted search, asked through the service's own small library (behaviours.md 6.6, 7). */
import { liteClient } from 'algoliasearch/lite';
import { toServiceRequest } from '../../search/hosted-request.ts';
import { listReadHosts, TIMEOUTS, toLibraryHost } from '../../search/hosted-hosts.ts';
import type { SearchClient, SearchSettings } from '../../search/protocol.ts';
import { readStored, writeStored } from '../storage.ts';
import { createBoundedCache } from './bounded-cache.ts';
import { createHostStates, type StateWorld } from './host-states.ts';
import { readResponse } from '../../search/read-response.ts';

/** Answers that are kept: a long session of typing. */
const ANSWERS_KEPT = 100;

/** Names of keys, because the one is a word of the interface, too: as a text it would be translated (site/translate-scripts.ts). */
const AGENTS = Object.keys({ Browser: true, helpsite: true }).map((segment) => ({ segment }));

type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;

/** What the client uses of the browser. */
export interface ClientWorld extends StateWorld {
  /** Sends one request to one host; default: the library's. */
  readonly requester?: NonNullable<ClientOptions['requester']>;
}

const BROWSER: ClientWorld = { now: () => Date.now(), read: readStored, write: writeStored };

/**
 * One request a search, a simple one for CORS: text, the search-only key among the query parameters. Hosts are tried in
 * turn; 4xx ends at once. Rejects with `RetryError` (no host could be reached), `ApiError` or `DeserializationError`.
 * Throws where the settings name no application.
 */
export function createHostedClient(settings: SearchSettings, world: ClientWorld = BROWSER): SearchClient {
  const { appId = '', apiKey = '', hosts, manifest } = settings;
  const states = createHostStates(world);
  const origins = hosts ?? listReadHosts(appId);
  const names = new Map<string, string>();
  const client = liteClient(appId, apiKey, {
    ...(hosts === undefined ? {} : { hosts: hosts.map(toLibraryHost) }),
    ...(world.requester === undefined ? {} : { requester: world.requester }),
    timeouts: TIMEOUTS,
    hostsCache: states.cache,
    responsesCache: createBoundedCache(ANSWERS_KEPT),
    requestsCache: createBoundedCache(ANSWERS_KEPT),
    authMode: 'WithinQueryParameters',
    requestIdChannel: undefined,
    algoliaAgents: AGENTS,
    // A reader does not wait for a quota: the embedded index answers, or the error says so.
    maxRateLimitRetries: 0,
  });
  return {
    search: async ({ requests }) => {
      // Where the embedded index can answer, nobody waits for hosts that another page or tab has just found dead.
      if (manifest !== undefined && states.isNoneReachable(origins)) throw noHost();
      // The library's types know every parameter of the service; `parameters` of the configuration may hold any.
      const query = { requests: requests.map(toServiceRequest) } as unknown as Parameters<
        typeof client.search
      >[0];
      const answer: unknown = await client.search(query);
      try {
        return readResponse(answer, requests, names);
      } catch (error) {
        // What is no answer must not be kept as one.
        await client.clearCache();
        throw error;
      }
    },
  };
}

function noHost(): Error {
  return Object.assign(new Error('No host of the search could be reached lately'), { name: 'RetryError' });
}
