import assert from 'node:assert/strict';
import { test } from 'node:test';
import { positionOf } from '../problems/position-of.ts';
import { readJson } from './json.ts';

/** `line:column message` of what is wrong, or undefined. */
function problemOf(text: string): string | undefined {
  const read = readJson(text);
  if ('value' in read) return undefined;
  const { line, column } = positionOf(text, read.problem.offset);
  return `${line}:${column} ${read.problem.message}`;
}

test('reads what JSON allows, also after a byte order mark', () => {
  assert.deepEqual(readJson('{"a": [1, -2.5e3, true, null, "x\\u00e9"]}'), {
    value: { a: [1, -2500, true, null, 'xé'] },
  });
  assert.deepEqual(readJson('\uFEFF[]'), { value: [] });
});

test('says what is wrong and where, for the mistakes people make', () => {
  assert.equal(problemOf('{\n  "a": 1,\n}'), '2:9 There is a comma after the last entry');
  assert.equal(problemOf('{"a": 1\n "b": 2}'), '2:2 A comma or } is missing before this');
  assert.equal(problemOf('{a: 1}'), '1:2 A key must be in double quotes');
  assert.equal(problemOf('{"a": \'x\'}'), '1:7 Texts must be in double quotes');
  assert.equal(problemOf('// note\n{}'), '1:1 JSON cannot hold comments');
  assert.equal(problemOf('{"a": "x\n}'), '1:9 The closing quote is missing');
  assert.equal(problemOf('{"a": "C:\\x"}'), '1:10 A backslash in a text must be written twice');
  assert.equal(problemOf('{"a": 1'), '1:8 A closing } is missing');
  assert.equal(problemOf('{"a": 012}'), '1:7 This is not a value');
  assert.equal(problemOf('{"a" 1}'), '1:6 A colon is missing after the key');
  assert.equal(problemOf('[1] 2'), '1:5 There is more after the end');
  assert.equal(problemOf('{"a": yes}'), '1:7 This is not a value');
});

test('every text that JSON.parse refuses has a problem of its own', () => {
  const texts = [
    '',
    ' ',
    '{',
    '}',
    '[',
    ',',
    '"',
    '"\t"',
    '{"a"',
    '{"a":',
    '[1,,2]',
    'nul',
    '-',
    '1.',
    '.5',
    '+1',
    '"\\q"',
    '{"a":1,,}',
    'NaN',
    '\u0000',
  ];
  for (const text of texts) {
    assert.throws(() => JSON.parse(text));
    assert.match(problemOf(text) ?? '', /^\d+:\d+ (?!This is not JSON)/, JSON.stringify(text));
  }
});

test('refuses nesting that would exhaust the stack', () => {
  assert.equal(problemOf('['.repeat(100_000)), '1:201 Lists and objects are nested too deeply here');
});
