import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foldLine } from './clean-line.ts';
import { foldParts } from './fold-parts.ts';
import { matchParts } from './match-parts.ts';
import { nameValues } from './name-values.ts';
import { parsePattern } from './parse-pattern.ts';

/** The values of a pattern in a line; undefined where it does not fit. */
function read(pattern: string, line: string): Readonly<Record<string, string>> | undefined {
  const parts = foldParts(parsePattern(pattern).parts);
  const match = matchParts(parts, foldLine(line));
  return typeof match === 'number' ? undefined : nameValues(parts, match, line);
}

test('a pattern fits anywhere in a line, but not inside a word', () => {
  assert.deepEqual(read('out of memory', '[x] Out of Memory!'), {});
  assert.equal(read('out of memory', 'without of memory'), undefined);
  assert.equal(read('out of memory', 'out of memoryless'), undefined);
});

test('quotes and dashes of every kind are the same', () => {
  assert.deepEqual(read("can't load 'x' - y", 'Can’t load “X” – y'), {});
});

test('numbers are taken whole: versions, decimals, signs', () => {
  assert.deepEqual(read('version {number}', 'version 1.20.1-R0'), { number: '1.20.1-R0' });
  assert.deepEqual(read('needs {number} or later', 'needs 0.15.3+build.1 or later'), {
    number: '0.15.3+build.1',
  });
  assert.deepEqual(read('took {number}ms', 'took 2041ms'), { number: '2041' });
  assert.deepEqual(read('code {number}', 'code -1073741819.'), { number: '-1073741819' });
  assert.deepEqual(read('{number}.{number}', '12.5'), { number: '12', number2: '5' });
  assert.equal(read('code {number}', 'code x1'), undefined);
});

test('words and paths end where the text goes on', () => {
  assert.deepEqual(read("mod '{word:mod}' needs", "Mod 'sodium' needs"), { mod: 'sodium' });
  assert.deepEqual(read('open {path}', 'cannot open /home/x/a.jar.'), { path: '/home/x/a.jar' });
  assert.deepEqual(read("open '{path}' now", "open 'C:\\My Games\\x.jar' now"), {
    path: 'C:\\My Games\\x.jar',
  });
  assert.deepEqual(read('file {word:name}, end', 'file a,b, end'), { name: 'a,b' });
});

test('the rest of a line has a value only when it has a name, and may be empty', () => {
  assert.deepEqual(read('reason: {rest}', 'Reason: because of this'), {});
  assert.deepEqual(read('reason:{rest:why}', 'Reason: because of this'), { why: 'because of this' });
  assert.deepEqual(read('a{rest}b', 'ab'), {});
});

test('fitting is what a pattern of the same meaning says, for short lines of all kinds', () => {
  const gaps: Readonly<Record<string, string>> = {
    number: String.raw`(?<!\d)[-+]?\d+(?:[.,]\d+)*(?!\d)`,
    word: '[^ ]+?',
    rest: '.*?',
  };
  const pieces = ['a', 'b', ' ', '1', '.', 'a1'];
  let state = 1;
  const random = (count: number): number => (state = (state * 48_271) % 2_147_483_647) % count;
  const pick = (list: readonly string[]): string => list[random(list.length)] ?? '';
  for (let round = 0; round < 4000; round += 1) {
    const kind = pick(['word', 'rest']);
    const [before, after] = [pick(['a', 'b ', '1 a']), pick(['b', ' a', '. '])].map((text) => text.trim());
    const pattern = `${before} {${kind}} ${after}`;
    const line = Array.from({ length: 3 + random(8) }, () => pick(pieces))
      .join('')
      .replace(/ +/g, ' ')
      .trim();
    const escape = (text = ''): string => text.replace(/\./g, '\\.');
    const edge = String.raw`(?<![a-z0-9])`;
    const end = /\w$/.test(after ?? '') ? '(?![a-z0-9])' : '';
    const same = new RegExp(`${edge}${escape(before)} ${gaps[kind]} ${escape(after)}${end}`);
    assert.equal(read(pattern, line) !== undefined, same.test(line), `${pattern} in "${line}"`);
  }
});

test('the work is parts times characters, whatever the line holds', () => {
  const hard = foldParts(parsePattern('a{word}a{word}a{word}a{word}a{word}a{word}b x').parts);
  for (const length of [500, 1000, 2000]) {
    const match = matchParts(hard, 'a'.repeat(length));
    assert.ok(typeof match === 'number' && match <= hard.length * (length + 1));
  }
});
