/** What a push has to do: the difference between the records here and those of the service. Pure. */
import type { StoredRecord } from './stored-record.ts';

export interface PushPlan {
  readonly added: readonly StoredRecord[];
  readonly changed: readonly StoredRecord[];
  /** Ids of records that are no longer here. */
  readonly removed: readonly string[];
  readonly unchanged: number;
  /** Records that the service has now. */
  readonly known: number;
  /** Those of them that somebody else has put there. */
  readonly foreign: number;
}

/** Share of the service's records whose deletion has to be asked for with `--force`. */
const MAX_REMOVED = 0.3;

/** `known`: object id → hash of every record of the service; a record that we did not push has no hash. */
export function planPush(
  records: readonly StoredRecord[],
  known: ReadonlyMap<string, string | undefined>,
): PushPlan {
  const added = records.filter(({ objectID }) => !known.has(objectID));
  const changed = records.filter(
    ({ objectID, _hash: hash }) => known.has(objectID) && known.get(objectID) !== hash,
  );
  const here = new Set(records.map(({ objectID }) => objectID));
  const removed = [...known.keys()].filter((objectID) => !here.has(objectID));
  return {
    added,
    changed,
    removed,
    unchanged: records.length - added.length - changed.length,
    known: known.size,
    foreign: [...known.values()].filter((hash) => hash === undefined).length,
  };
}

/** Why the plan must not be carried out without `--force`; undefined: it may. */
export function refusePlan(plan: PushPlan, indexName: string): string | undefined {
  const left = plan.added.length + plan.changed.length + plan.unchanged;
  if (left === 0) return `this site has no records, so the index "${indexName}" would be empty`;
  const share = plan.known === 0 ? 0 : plan.removed.length / plan.known;
  if (share <= MAX_REMOVED) return undefined;
  const foreign = plan.foreign === 0 ? '' : `; ${plan.foreign} of them not pushed by helpsite`;
  return `${plan.removed.length} of the ${plan.known} records in the index "${indexName}" would be deleted (${Math.round(share * 100)} %${foreign})`;
}
