import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parsePattern, writePattern } from './parse-pattern.ts';

test('text and gaps, with and without names', () => {
  assert.deepEqual(parsePattern('needs {number:needed}, has {word}').parts, [
    { kind: 'text', text: 'needs ' },
    { kind: 'number', name: 'needed' },
    { kind: 'text', text: ', has ' },
    { kind: 'word', name: null },
  ]);
});

test('a doubled brace is a brace, and a closing one is text', () => {
  assert.deepEqual(parsePattern('a {{b} }').parts, [{ kind: 'text', text: 'a {b} }' }]);
});

test('what is written is read again', () => {
  for (const pattern of ['{rest:x} a {{ b {path}', 'x', '{{{{', '{number}']) {
    const { parts, mistakes } = parsePattern(pattern);
    assert.deepEqual(mistakes, []);
    assert.equal(writePattern(parts), pattern);
  }
});

test('mistakes say what is wrong, and where', () => {
  const tell = (pattern: string) => parsePattern(pattern).mistakes.map(({ at, message }) => [at, message]);
  assert.deepEqual(tell('port {nummer} used'), [[5, 'There is no gap {nummer}']]);
  assert.deepEqual(tell('port {number'), [[5, 'A gap is not closed: "}" is missing']]);
  assert.deepEqual(tell('{word:1}x'), [
    [0, '"1" is no name for a gap: letters, digits and dashes, a letter first'],
  ]);
  assert.deepEqual(tell('{word}{rest}'), [
    [6, 'Two gaps touch each other: nobody could say where the first one ends'],
  ]);
  assert.deepEqual(tell('{word:a} {word:a}'), [[0, 'Two gaps are called "a"']]);
  assert.equal(tell('x {word} '.repeat(30)).length, 1);
  assert.equal(tell('x'.repeat(601)).length, 1);
});

test('where a message begins and ends is said before and behind all', () => {
  const read = (pattern: string) => {
    const { parts, starts, ends, mistakes } = parsePattern(pattern);
    return {
      text: writePattern(parts),
      starts,
      ends,
      mistakes: mistakes.map(({ at, message }) => [at, message]),
    };
  };
  assert.deepEqual(read('{start}Killed{end}'), { text: 'Killed', starts: true, ends: true, mistakes: [] });
  assert.deepEqual(read('{start}a {word}'), { text: 'a {word}', starts: true, ends: false, mistakes: [] });
  assert.deepEqual(read('a {{end}'), { text: 'a {{end}', starts: false, ends: false, mistakes: [] });
  assert.deepEqual(read('{start}a {start}').mistakes, [[9, 'There is no gap {start}']]);
});
