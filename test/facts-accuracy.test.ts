/** The checker of facts on the real guides: of wrong facts put into them, 95 % and more are told at their line; of the guides as they are, none. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { runSeeds } from './fact-seeds.ts';

test('800 wrong facts in the guides are told at their lines, and nothing else is', () => {
  const { kinds, missed, alarms, guides } = runSeeds(join(import.meta.dirname, '../content'), 14, 840);
  assert.deepEqual(alarms, [], 'false alarms');
  assert.ok(guides > 100, `${guides} guides`);
  let [seeded, told] = [0, 0];
  for (const [all, found] of kinds.values()) [seeded, told] = [seeded + all, told + found];
  assert.deepEqual([...kinds.keys()].toSorted(), [
    'default',
    'key',
    'message',
    'path',
    'port',
    'range',
    'version',
  ]);
  assert.ok(seeded >= 800, `${seeded} seeded`);
  assert.ok(told >= seeded * 0.95, `${told} of ${seeded} told; missed:\n${missed.join('\n')}`);
});
