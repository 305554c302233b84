import assert from 'node:assert/strict';
import test from 'node:test';
import { WORDS } from './clean-line.ts';
import { numberWords } from './number-words.ts';

const numbersOf = (text: string, room = 100): readonly number[] => {
  const into = new Uint16Array(room);
  return [...into.subarray(0, numberWords(text, into))];
};

test('every word has a number, wherever it stands, and the same each time', () => {
  for (const text of ['', ' - ', 'one', '[main/warn]: a_b 12:00 gänse 服务器, "the end"']) {
    const words = text.match(WORDS) ?? [];
    assert.deepEqual(
      numbersOf(text),
      words.flatMap((word) => numbersOf(word)),
    );
    assert.equal(numbersOf(text).length, words.length);
  }
  assert.notDeepEqual(numbersOf('Port'), numbersOf('port'));
});

test('no more words are numbered than there is room for', () => {
  assert.deepEqual(numbersOf('one two three', 2), [...numbersOf('one'), ...numbersOf('two')]);
  assert.deepEqual(numbersOf('one', 0), []);
});
