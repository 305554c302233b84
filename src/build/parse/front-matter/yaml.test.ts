import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readYaml } from './yaml.ts';

test('a long text with many values of its own is no alias bomb, even with an ampersand in it', () => {
  const reading = readYaml(`colour: '&6'\nlist: [${'word, '.repeat(8_000)}]\n`);
  assert.ok('value' in reading);
});

test('aliases that unfold to more than the text could hold are refused, with the line', () => {
  const rows = ['a: &a [x, x, x, x, x, x, x, x, x, x]'];
  for (const [index, name] of ['b', 'c', 'd', 'e', 'f'].entries()) {
    const last = 'abcde'[index];
    rows.push(`${name}: &${name} [${`*${last}, `.repeat(10)}]`);
  }
  const reading = readYaml(rows.join('\n'));
  assert.ok('problem' in reading);
  assert.match(reading.problem.message, /too many values/);
  assert.equal(reading.problem.line, 1);
});
