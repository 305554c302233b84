import assert from 'node:assert/strict';
import { test } from 'node:test';
import { minutesOf } from './reading-time.ts';

test('a begun minute counts, and nothing is read in less than one', () => {
  assert.deepEqual(
    [undefined, 0, 1, 200, 201, 299, 401].map((words) => minutesOf(words)),
    [1, 1, 1, 1, 2, 2, 3],
  );
});
