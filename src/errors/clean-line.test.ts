import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isWordCode, WORDS } from './clean-line.ts';

test('the words of a line are made of the signs that belong to words', () => {
  const odd: string[] = [];
  for (let code = 0; code < 0x10000; code += 1) {
    const isWord = String.fromCharCode(code).match(WORDS) !== null;
    if (isWord !== isWordCode(code)) odd.push(code.toString(16));
  }
  assert.deepEqual(odd, []);
});
