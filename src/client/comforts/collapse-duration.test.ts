import assert from 'node:assert/strict';
import { test } from 'node:test';
import { collapseDuration } from './collapse-duration.ts';

test('4.10.1: the duration follows the height by the formula', () => {
  assert.deepEqual([0, 36, 160, 720].map(collapseDuration), [40, 192, 267, 397]);
});
