/** The hosted service as a push needs it: each call asked again where that may help, each answer read. Network. */
import { setTimeout as sleep } from 'node:timers/promises';
import { algoliasearch } from 'algoliasearch';
import type { SearchRequest } from '../../search/protocol.ts';
import { TIMEOUTS, toLibraryHost } from '../../search/hosted-hosts.ts';
import type { IndexSettings } from './index-settings.ts';
import { createServiceRequester } from './service-requester.ts';
import type { ServiceSynonym } from './service-synonyms.ts';
import type { StoredRecord } from './stored-record.ts';

export interface ServiceAccess {
  readonly appId: string;
  /** The admin key; for questions alone the search-only key. */
  readonly apiKey: string;
  /** Other servers than the service's own. */
  readonly hosts?: readonly string[] | undefined;
  /** Asked between requests: an interrupted push sends no more. */
  readonly isStopped: () => boolean;
}

/** One index of the service. Methods reject with the library's errors, or with `PushStopped`. */
export interface ServiceIndex {
  readonly name: string;
  /** Undefined: there is no such index. */
  readonly readSettings: () => Promise<IndexSettings | undefined>;
  /** Object id → hash of every record; a record that was not pushed by us has none. */
  readonly listHashes: () => Promise<ReadonlyMap<string, string | undefined>>;
  /** These and the following change the index when the service has carried them out; each returns the task's number. */
  readonly save: (records: readonly StoredRecord[]) => Promise<number>;
  readonly remove: (objectIDs: readonly string[]) => Promise<number>;
  readonly writeSettings: (settings: IndexSettings) => Promise<number>;
  /** Replaces all synonyms. */
  readonly writeSynonyms: (synonyms: readonly ServiceSynonym[]) => Promise<number>;
  /** Copies settings, rules and synonyms, but no records. */
  readonly copyRules: (target: string) => Promise<number>;
  /** Takes the place of another index in one step. Sent once: made twice, it would move what is no longer there. */
  readonly moveTo: (target: string) => Promise<number>;
  /** Also of a stopped push; does not wait. */
  readonly drop: () => Promise<void>;
  /** Resolves when the service has carried the task out. */
  readonly wait: (taskID: number) => Promise<void>;
}

export interface Service {
  /** What the service answers to a reader's question, unread. */
  readonly search: (request: SearchRequest) => Promise<unknown>;
  readonly openIndex: (name: string) => ServiceIndex;
  /** Names of the indices whose last change is older than so many milliseconds; none where the key may not ask. */
  readonly listOldIndices: (age: number) => Promise<readonly string[]>;
}

/** Thrown instead of a further request once the push was stopped. */
export class PushStopped extends Error {
  override readonly name = 'PushStopped';
}

/** Pauses before a call is made again after no host answered, milliseconds, and what its time-outs are multiplied by. */
const TRIES = [
  { pause: 0, factor: 1 },
  { pause: 500, factor: 4 },
  { pause: 2000, factor: 5 },
] as const;
/** A call that took longer than this before it failed is not made again, milliseconds. */
const LONG = 15_000;

/** Between questions after a task: a little longer each time, milliseconds. */
const TASK_PAUSE = 100;
const LONGEST_TASK_PAUSE = 5000;
/** After this the service is taken to be stuck, milliseconds. */
const LONGEST_TASK = 10 * 60_000;

/** Records of one page of a listing; the service allows no more. */
const PAGE = 1000;

export function openService({ appId, apiKey, hosts, isStopped }: ServiceAccess): Service {
  const client = algoliasearch(appId, apiKey, {
    ...(hosts === undefined ? {} : { hosts: hosts.map(toLibraryHost) }),
    requester: createServiceRequester(),
    timeouts: TIMEOUTS,
    algoliaAgents: [{ segment: 'helpsite' }],
  });

  const stopWhenAsked = (): void => {
    if (isStopped()) throw new PushStopped('The push was interrupted');
  };
  /** Every write says the whole of what it writes, so that making it twice does no harm. */
  const call = async <T>(
    send: (options: { readonly timeouts: ReturnType<typeof multiply> }) => Promise<T>,
  ): Promise<T> => {
    for (const [index, { pause, factor }] of TRIES.entries()) {
      await sleep(pause);
      stopWhenAsked();
      const startedAt = performance.now();
      try {
        return await send({ timeouts: multiply(factor) });
      } catch (error) {
        const isLast = index === TRIES.length - 1 || performance.now() - startedAt > LONG;
        if (isLast || !(error instanceof Error) || error.name !== 'RetryError') throw error;
      }
    }
    throw new PushStopped('No try was left');
  };

  const openIndex = (name: string): ServiceIndex => {
    const indexName = name;
    const batch = (
      requests: readonly {
        readonly action: 'addObject' | 'deleteObject';
        readonly body: Record<string, unknown>;
      }[],
    ) =>
      call((options) =>
        client.batch(
          { indexName, batchWriteParams: { requests: requests.map((request) => ({ ...request })) } },
          options,
        ),
      ).then(taskOf);
    return {
      name,
      readSettings: () =>
        orMissing(call((options) => client.getSettings({ indexName }, options))) as Promise<
          IndexSettings | undefined
        >,
      listHashes: async () => {
        const hashes = new Map<string, string | undefined>();
        let cursor: string | undefined;
        do {
          const from = cursor;
          const browseParams =
            from === undefined
              ? { attributesToRetrieve: ['_hash'], attributesToHighlight: [], hitsPerPage: PAGE }
              : { cursor: from };
          const page = await orMissing(
            call((options) => client.browse<{ _hash?: unknown }>({ indexName, browseParams }, options)),
          );
          for (const { objectID, _hash: hash } of page?.hits ?? [])
            hashes.set(objectID, typeof hash === 'string' ? hash : undefined);
          cursor = page?.cursor;
        } while (cursor !== undefined);
        return hashes;
      },
      save: (records) => batch(records.map((body) => ({ action: 'addObject', body: { ...body } }))),
      remove: (objectIDs) =>
        batch(objectIDs.map((objectID) => ({ action: 'deleteObject', body: { objectID } }))),
      writeSettings: (settings) =>
        call((options) => client.setSettings({ indexName, indexSettings: settings }, options)).then(taskOf),
      writeSynonyms: (synonyms) =>
        call((options) =>
          client.saveSynonyms(
            {
              indexName,
              synonymHit: synonyms.map((synonym) => ({ ...synonym, synonyms: [...synonym.synonyms] })),
              replaceExistingSynonyms: true,
            },
            options,
          ),
        ).then(taskOf),
      copyRules: (destination) =>
        call((options) =>
          client.operationIndex(
            {
              indexName,
              operationIndexParams: {
                operation: 'copy',
                destination,
                scope: ['settings', 'rules', 'synonyms'],
              },
            },
            options,
          ),
        ).then(taskOf),
      moveTo: async (destination) => {
        stopWhenAsked();
        const operationIndexParams = { operation: 'move', destination } as const;
        return taskOf(await client.operationIndex({ indexName, operationIndexParams }));
      },
      drop: async () => void (await client.deleteIndex({ indexName })),
      wait: async (taskID) => {
        const startedAt = performance.now();
        for (let count = 1; ; count += 1) {
          const { status } = await call((options) => client.getTask({ indexName, taskID }, options));
          if (status === 'published') return;
          if (performance.now() - startedAt > LONGEST_TASK)
            throw new Error(
              `The service has not finished task ${taskID} in ${LONGEST_TASK / 60_000} minutes`,
            );
          await sleep(Math.min(TASK_PAUSE * count, LONGEST_TASK_PAUSE));
        }
      },
    };
  };

  return {
    search: (request) => call((options) => client.search({ requests: [request] }, options)),
    openIndex,
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

/** Undefined when the service says that there is no such index. */
async function orMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 404) return undefined;
    throw error;
  }
}

function taskOf({ taskID }: { readonly taskID: number }): number {
  return taskID;
}

function multiply(factor: number): { connect: number; read: number; write: number } {
  const { connect, read, write } = TIMEOUTS;
  return { connect: connect * factor, read: read * factor, write };
}
