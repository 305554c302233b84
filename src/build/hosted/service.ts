/** The hosted service as a push needs it: its indices, and what it answers to readers. Network. */
import { algoliasearch } from 'algoliasearch';
import type { SearchRequest } from '../../search/protocol.ts';
import { TIMEOUTS, toLibraryHost } from '../../search/hosted-hosts.ts';
import { createServiceCalls } from './service-calls.ts';
import { openServiceIndex, type ServiceIndex } from './service-index.ts';
import { createServiceRequester } from './service-requester.ts';

export interface ServiceAccess {
  readonly appId: string;
  /** The admin key; for questions alone the search-only key. */
  readonly apiKey: string;
  /** Other servers than the service's own. */
  readonly hosts?: readonly string[] | undefined;
  /** Asked between requests: an interrupted push sends no more. */
  readonly isStopped: () => boolean;
}

export interface Service {
  /** What the service answers to a reader's question, unread. */
  readonly search: (request: SearchRequest) => Promise<unknown>;
  readonly openIndex: (name: string) => ServiceIndex;
  /** Names of the indices whose last change is older than so many milliseconds; none where the key may not ask. */
  readonly listOldIndices: (age: number) => Promise<readonly string[]>;
}

export function openService({ appId, apiKey, hosts, isStopped }: ServiceAccess): Service {
  const client = algoliasearch(appId, apiKey, {
    ...(hosts === undefined ? {} : { hosts: hosts.map(toLibraryHost) }),
    requester: createServiceRequester(),
    timeouts: TIMEOUTS,
    algoliaAgents: [{ segment: 'helpsite' }],
  });
  const calls = createServiceCalls(isStopped);
  return {
    search: (request) => calls.call((options) => client.search({ requests: [request] }, options)),
    openIndex: (name) => openServiceIndex(client, calls, name),
    listOldIndices: async (age) => {
      try {
        const { items } = await client.listIndices();
        const isOld = (time: string | undefined): boolean => Date.now() - Date.parse(time ?? '') > age;
        return items.filter(({ updatedAt }) => isOld(updatedAt)).map(({ name }) => name);
      } catch {
        return [];
      }
    },
  };
}
