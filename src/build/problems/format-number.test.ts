import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatNumber } from './format-number.ts';

test('whole numbers are grouped as English groups them', () => {
  for (const count of [0, 7, 999, 1000, 2000, 12_345, 999_999, 1_000_000, 123_456_789])
    assert.equal(formatNumber(count), count.toLocaleString('en'));
});
