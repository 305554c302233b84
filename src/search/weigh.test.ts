/** Which words of a question are looked for. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { weighWords } from './weigh.ts';

const word = (raw: string, small?: readonly string[]) => ({
  word: { raw, term: raw, stop: false, isOpen: false, at: 0 },
  expansions: [{ terms: [raw], weight: 1 }],
  count: 1,
  isKnown: false,
  ...(small === undefined ? {} : { small }),
});

test('a slip of a word that says nothing is not looked for, unless there is nothing else', () => {
  const nowhere = () => undefined;
  assert.equal(weighWords([word('wher', ['where']), word('lag')], nowhere).length, 1);
  assert.equal(weighWords([word('wher', ['where'])], nowhere).length, 1);
});
