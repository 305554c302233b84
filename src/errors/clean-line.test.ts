import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cleanLine, isWordCode, WORDS } from './clean-line.ts';

test('the words of a line are made of the signs that belong to words', () => {
  const odd: string[] = [];
  for (let code = 0; code < 0x10000; code += 1) {
    const isWord = String.fromCharCode(code).match(WORDS) !== null;
    if (isWord !== isWordCode(code)) odd.push(code.toString(16));
  }
  assert.deepEqual(odd, []);
});

test('a line with a space behind every letter is read without them', () => {
  assert.equal(cleanLine(' U n h a n d l e d   E x c e p t i o n :   0 x 1 8 '), 'Unhandled Exception: 0x18');
  assert.equal(cleanLine('a b c'), 'a b c');
  assert.equal(cleanLine('at a b c d e f g h in'), 'at a b c d e f g h in');
});
