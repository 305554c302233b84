/** What a push has to do, and when it must be asked twice. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SearchRecord } from '../../search/protocol.ts';
import { planPush, refusePlan } from './push-plan.ts';
import { splitRecords } from './push-records.ts';
import { toStoredRecords } from './stored-record.ts';

function record(objectID: string, content = 'Text'): SearchRecord {
  return {
    objectID,
    url: objectID,
    url_without_anchor: objectID,
    anchor: null,
    hierarchy: { lvl0: 'Guides', lvl1: objectID, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    type: 'lvl1',
    content,
    weight: { pageRank: 0, level: 90, position: 0 },
    lang: 'en',
    language: 'en',
    version: ['current'],
    docusaurus_tag: 'docs-default-current',
    tags: [],
    keywords: [],
    product: null,
    group: 'Guides',
  };
}

function hashesOf(...records: readonly SearchRecord[]): Map<string, string | undefined> {
  return new Map(toStoredRecords(records).map(({ objectID, _hash: hash }) => [objectID, hash]));
}

test('what is new, other and gone is told apart by the hash', () => {
  const known = hashesOf(record('a'), record('b'), record('c')).set('theirs', undefined);
  const plan = planPush(toStoredRecords([record('a'), record('b', 'Other'), record('d')]), known);
  assert.deepEqual(
    [plan.added.map(({ objectID }) => objectID), plan.changed.map(({ objectID }) => objectID)],
    [['d'], ['b']],
  );
  assert.deepEqual([plan.removed, plan.unchanged, plan.known, plan.foreign], [['c', 'theirs'], 1, 4, 1]);
});

test('thirty in a hundred may go, thirty-one must be asked for, and never all', () => {
  const all = Array.from({ length: 100 }, (_, number) => record(`r${number}`));
  const after = (left: number) =>
    refusePlan(planPush(toStoredRecords(all.slice(0, left)), hashesOf(...all)), 'help');
  assert.equal(after(70), undefined);
  assert.match(after(69) ?? '', /^31 of the 100 records in the index "help" would be deleted \(31 %\)$/);
  assert.match(after(0) ?? '', /would be empty/);
  assert.equal(refusePlan(planPush(toStoredRecords(all), new Map()), 'help'), undefined);
});

test('requests hold at most a thousand records and a megabyte', () => {
  assert.deepEqual(splitRecords([]), []);
  const small = toStoredRecords(Array.from({ length: 2300 }, (_, number) => record(`r${number}`)));
  const batches = splitRecords(small);
  assert.deepEqual(batches.flat(), small);
  assert.deepEqual(
    batches.map(({ length }) => length),
    [1000, 1000, 300],
  );
  const large = splitRecords(
    toStoredRecords(Array.from({ length: 300 }, (_, number) => record(`r${number}`, 'x'.repeat(7000)))),
  );
  for (const batch of large) assert.ok(JSON.stringify(batch).length < 1_010_000);
  assert.equal(large.flat().length, 300);
});
