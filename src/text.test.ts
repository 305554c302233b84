import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareText, escapePattern } from './text.ts';

test('texts are ordered by code unit', () => {
  assert.deepEqual(['b', 'a', 'B', 'é', 'a'].toSorted(compareText), ['B', 'a', 'a', 'b', 'é']);
});

test('an escaped text is found as it is, with and without the flag for Unicode', () => {
  const signs = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32));
  const text = `${signs}\n\té😀`;
  for (const flags of ['', 'u']) {
    assert.equal(new RegExp(`^${escapePattern(text)}$`, flags).test(text), true);
    for (const sign of text)
      assert.equal(new RegExp(`^${escapePattern(sign)}$`, flags).test(sign), true, sign);
  }
});
