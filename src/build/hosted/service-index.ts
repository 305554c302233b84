/** One index of the hosted service: what is in it is read, and orders are given that the service carries out later. Network. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Algoliasearch, OperationIndexParams } from 'algoliasearch';
import type { IndexSettings } from './index-settings.ts';
import type { CallOptions, ServiceCalls } from './service-calls.ts';
import type { ServiceSynonym } from './service-synonyms.ts';
import type { StoredRecord } from './stored-record.ts';

/** Methods reject with the library's errors, or with `PushStopped`. */
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

/** Between questions after a task: a little longer each time, milliseconds. */
const TASK_PAUSE = 100;
const LONGEST_TASK_PAUSE = 5000;
/** After this the service is taken to be stuck, milliseconds. */
const LONGEST_TASK = 10 * 60_000;

/** Records of one page of a listing; the service allows no more. */
const PAGE = 1000;

/** Asks nothing yet. */
export function openServiceIndex(
  client: Algoliasearch,
  calls: ServiceCalls,
  indexName: string,
): ServiceIndex {
  const { call, stopWhenAsked } = calls;
  const order = async (send: (options: CallOptions) => Promise<Task>): Promise<number> =>
    taskOf(await call(send));
  const batch = (action: 'addObject' | 'deleteObject', bodies: readonly object[]): Promise<number> =>
    order((options) => {
      const requests = bodies.map((body) => ({ action, body: { ...body } }));
      return client.batch({ indexName, batchWriteParams: { requests } }, options);
    });
  return {
    name: indexName,
    readSettings: () =>
      orMissing(call((options) => client.getSettings({ indexName }, options))) as Promise<
        IndexSettings | undefined
      >,
    listHashes: () => listHashes(client, calls, indexName),
    save: (records) => batch('addObject', records),
    remove: (objectIDs) =>
      batch(
        'deleteObject',
        objectIDs.map((objectID) => ({ objectID })),
      ),
    writeSettings: (indexSettings) =>
      order((options) => client.setSettings({ indexName, indexSettings }, options)),
    writeSynonyms: (synonyms) =>
      order((options) => {
        const synonymHit = synonyms.map((synonym) => ({ ...synonym, synonyms: [...synonym.synonyms] }));
        return client.saveSynonyms({ indexName, synonymHit, replaceExistingSynonyms: true }, options);
      }),
    copyRules: (destination) =>
      order((options) => {
        const operationIndexParams: OperationIndexParams = {
          operation: 'copy',
          destination,
          scope: ['settings', 'rules', 'synonyms'],
        };
        return client.operationIndex({ indexName, operationIndexParams }, options);
      }),
    moveTo: async (destination) => {
      stopWhenAsked();
      const operationIndexParams = { operation: 'move', destination } as const;
      return taskOf(await client.operationIndex({ indexName, operationIndexParams }));
    },
    drop: async () => void (await client.deleteIndex({ indexName })),
    wait: (taskID) => waitForTask(taskID, client, calls, indexName),
  };
}

/** Page by page, as the service gives them. */
async function listHashes(
  client: Algoliasearch,
  { call }: ServiceCalls,
  indexName: string,
): Promise<ReadonlyMap<string, string | undefined>> {
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
}

async function waitForTask(
  taskID: number,
  client: Algoliasearch,
  { call }: ServiceCalls,
  indexName: string,
): Promise<void> {
  const startedAt = performance.now();
  for (let count = 1; ; count += 1) {
    const { status } = await call((options) => client.getTask({ indexName, taskID }, options));
    if (status === 'published') return;
    if (performance.now() - startedAt > LONGEST_TASK)
      throw new Error(`The service has not finished task ${taskID} in ${LONGEST_TASK / 60_000} minutes`);
    await sleep(Math.min(TASK_PAUSE * count, LONGEST_TASK_PAUSE));
  }
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

/** What the service answers to an order. */
interface Task {
  readonly taskID: number;
}

function taskOf({ taskID }: Task): number {
  return taskID;
}
