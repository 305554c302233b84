/** After any of many random edits and accidents, a build on top of the last one equals one from nothing. At length: `npm run soak`. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runOracle } from './oracle/run-oracle.ts';
import { chooseLength } from './lengths.ts';

const WALKS = [
  { seed: 34, steps: chooseLength(10, 16) },
  { seed: 1, steps: chooseLength(8, 12), processEvery: chooseLength(4, 6) },
  { seed: 3, steps: 4, pauseEvery: 2 },
  // Every answer of the cache is computed again and compared.
  { seed: 4, steps: chooseLength(6, 10), env: { HELPSITE_MEMO: 'verify' } },
];

for (const walk of WALKS) {
  test(`whatever happened since the last build, the next one equals one from nothing: ${JSON.stringify(walk)}`, async () => {
    const { good, broken, pauses } = await runOracle(walk);
    assert.ok(good > walk.steps / 2, `only ${good} of ${good + broken} sites could be built`);
    if (walk.pauseEvery !== undefined) assert.ok(pauses > 0, 'no build was suspended while it ran');
  });
}
