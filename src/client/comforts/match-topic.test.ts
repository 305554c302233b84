import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matchesTopic } from './match-topic.ts';

const NAMES = [
  ['7 Days to Die', '7dtd'],
  ["Don't Starve Together"],
  ["Garry's Mod", 'gmod'],
  ['Red Dead Redemption 2'],
  ['ARK: Survival Evolved'],
  ['Málaga'],
];

const found = (typed: string) => NAMES.filter((names) => matchesTopic(typed, names)).map(([label]) => label);

test('a topic is found by what its name, its words and its initials begin with, and by its other names', () => {
  assert.deepEqual(found('7d'), ['7 Days to Die']);
  assert.deepEqual(found('7DTD'), ['7 Days to Die']);
  assert.deepEqual(found('dont'), ["Don't Starve Together"]);
  assert.deepEqual(found('garrys mod'), ["Garry's Mod"]);
  assert.deepEqual(found('gmo'), ["Garry's Mod"]);
  assert.deepEqual(found('rdr2'), ['Red Dead Redemption 2']);
  assert.deepEqual(found('evol'), ['ARK: Survival Evolved']);
  assert.deepEqual(found('malaga'), ['Málaga']);
});

test('a piece in the middle of a word counts from three letters on', () => {
  assert.deepEqual(found('arve'), ["Don't Starve Together"]);
  assert.deepEqual(found('ry'), []);
  assert.deepEqual(found('zzz'), []);
});
