import assert from 'node:assert/strict';
import { test } from 'node:test';
import { markValues } from './mark-values.ts';

test('a value is marked inside its span, entities count as one character', () => {
  assert.equal(
    markValues('<span class="t-s">a&lt;b</span> c', [{ name: 'port', at: 2, length: 1 }]),
    '<span class="t-s">a&lt;<span data-your="port">b</span></span> c',
  );
});

test('a value in several spans is marked in each, and only the first is filled', () => {
  assert.equal(
    markValues('<span class="t-n">203</span>.<span class="t-n">0</span>;', [
      { name: 'address', at: 0, length: 5 },
    ]),
    '<span class="t-n"><span data-your="address">203</span></span><span data-your="address" data-your-rest="">.</span>' +
      '<span class="t-n"><span data-your="address" data-your-rest="">0</span></span>;',
  );
});

test('neighbours stay apart, and a value at the end is closed', () => {
  assert.equal(
    markValues('ab', [
      { name: 'address', at: 0, length: 1 },
      { name: 'port', at: 1, length: 1 },
    ]),
    '<span data-your="address">a</span><span data-your="port">b</span>',
  );
});
