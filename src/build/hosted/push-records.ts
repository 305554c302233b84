/** Carries a push out, step by step, so that readers find every page at every instant. Network. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { IndexSettings } from './index-settings.ts';
import { readMark, type SettingsPlan } from './mark.ts';
import type { PushPlan } from './push-plan.ts';
import type { Service } from './service.ts';
import type { ServiceIndex } from './service-index.ts';
import type { ServiceSynonym } from './service-synonyms.ts';
import type { StoredRecord } from './stored-record.ts';

/** What the service has carried out so far. */
export interface PushDone {
  readonly settings: boolean;
  readonly synonyms: boolean;
  /** Records. */
  readonly saved: number;
  readonly removed: number;
}

export const NOTHING_DONE: PushDone = { settings: false, synonyms: false, saved: 0, removed: 0 };

/** Told after each step; the last thing told before an error is what was done. */
type Report = (done: PushDone) => void;

/** Of one request; small, so that a slow line sends it in time. */
const BATCH_RECORDS = 1000;
const BATCH_BYTES = 1_000_000;

/** A temporary index that is older than this was left by a push that was killed, milliseconds. */
const LEFT_OVER = 60 * 60_000;

/**
 * Settings first, so that no record can be found wrongly; what is gone last, so that a page that was renamed is there
 * under one address or both. Killed at any step, the next push does the rest.
 */
export async function pushChanges(
  index: ServiceIndex,
  plan: PushPlan,
  planned: SettingsPlan,
  report: Report,
): Promise<void> {
  let done = NOTHING_DONE;
  const tell = (next: Partial<PushDone>): void => report((done = { ...done, ...next }));
  if (planned.synonyms !== undefined) {
    await index.wait(await index.writeSynonyms(planned.synonyms));
    tell({ synonyms: true });
  }
  if (planned.settings !== undefined) {
    await index.wait(await index.writeSettings(planned.settings));
    tell({ settings: true });
  }
  for (const batch of splitRecords([...plan.added, ...plan.changed])) {
    await index.wait(await index.save(batch));
    tell({ saved: done.saved + batch.length });
  }
  for (let at = 0; at < plan.removed.length; at += BATCH_RECORDS) {
    const batch = plan.removed.slice(at, at + BATCH_RECORDS);
    await index.wait(await index.remove(batch));
    tell({ removed: done.removed + batch.length });
  }
}

export interface FullPush {
  readonly index: ServiceIndex;
  readonly records: readonly StoredRecord[];
  /** Whole, without the mark of a swap. */
  readonly settings: IndexSettings;
  readonly synonyms: readonly ServiceSynonym[];
  /** False for the first push: then there are no rules to keep. */
  readonly isKnown: boolean;
}

/** Everything into a new index, which then takes the place of the old one in one step. */
export async function replaceIndex(service: Service, push: FullPush, report: Report): Promise<void> {
  const { index, records, isKnown } = push;
  const prefix = `${index.name}_tmp_`;
  for (const name of await service.listOldIndices(LEFT_OVER))
    if (name.startsWith(prefix)) await service.openIndex(name).drop();
  // Keys that are limited to an index are usually allowed this name as well: the service's library uses it, too.
  const temporary = service.openIndex(`${prefix}${Math.floor(Math.random() * 9_000_000) + 1_000_000}`);
  try {
    if (isKnown) await temporary.wait(await index.copyRules(temporary.name));
    await temporary.wait(await temporary.writeSynonyms(push.synonyms));
    await temporary.wait(await temporary.writeSettings(markSwap(push.settings, temporary.name)));
    let saved = 0;
    for (const batch of splitRecords(records)) {
      await temporary.wait(await temporary.save(batch));
      report({ ...NOTHING_DONE, saved: (saved += batch.length) });
    }
    await takePlace(temporary, index);
    report({ settings: true, synonyms: true, saved, removed: 0 });
  } catch (error) {
    await temporary.drop().catch(() => {});
    throw error;
  }
}

/** The answer to the swap may be lost although it was made: then the index says so itself. */
async function takePlace(temporary: ServiceIndex, index: ServiceIndex): Promise<void> {
  try {
    await temporary.wait(await temporary.moveTo(index.name));
  } catch (error) {
    for (const pause of [0, 1000, 3000]) {
      await sleep(pause);
      if (readMark(await index.readSettings())?.swap === temporary.name) return;
    }
    throw error;
  }
}

function markSwap(settings: IndexSettings, swap: string): IndexSettings {
  const userData = settings['userData'] as Readonly<Record<string, object>>;
  return { ...settings, userData: { ...userData, helpsite: { ...userData['helpsite'], swap } } };
}

/** Records in their order, in groups of at most so many and of at most so many bytes. */
export function splitRecords(records: readonly StoredRecord[]): readonly (readonly StoredRecord[])[] {
  const batches: StoredRecord[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const record of records) {
    const size = Buffer.byteLength(JSON.stringify(record));
    const last = batches.at(-1);
    if (last === undefined || bytes + size > BATCH_BYTES || last.length === BATCH_RECORDS) {
      batches.push([record]);
      bytes = size;
    } else {
      last.push(record);
      bytes += size;
    }
  }
  return batches;
}
