/** Tests of what a site has no guides for. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decodeElsewhere, encodeElsewhere, keyOfName, namesElsewhere } from './elsewhere.ts';

const NAMES = [
  'dayz',
  'counter strike 1.6',
  'left 4 dead',
  'zomboid',
  'the forest',
  'gift card',
  'blue screen',
];
const names = decodeElsewhere(encodeElsewhere(NAMES.map((name) => keyOfName(name, 'en'))));
const there = ['server', 'counter', 'dead', 'left', 'set', 'forest', 'card', 'screen'];
const areThere = (terms: readonly string[]): boolean => terms.every((term) => there.includes(term));
const isElse = (text: string, standThere = areThere): boolean =>
  namesElsewhere({ text, language: 'en' }, names, standThere);

test('what the page that was found says nothing of is known by its name, however it is typed', () => {
  for (const query of [
    'DayZ loot settings',
    'Counter-Strike 1.6 amx',
    'left 4 dead 2 server',
    'my zomboid server',
  ])
    assert.equal(isElse(query), true, query);
  for (const query of ['do you sell gift cards', 'Gift Card for my nephew', 'blue screens since today'])
    assert.equal(isElse(query), true, query);
});

test('what the page speaks of is none of them, and no ordinary word is', () => {
  for (const query of ['dayz', 'counter strike 1.6'])
    assert.equal(
      isElse(query, () => true),
      false,
      query,
    );
  for (const query of [
    'the forest',
    'left server',
    'peak hours',
    'css file',
    'card for a gift',
    'screen is blue',
    '',
  ])
    assert.equal(isElse(query), false, query);
});

test('a list is read as it was written, and nothing else is', () => {
  assert.equal(names.size, NAMES.length);
  assert.equal(decodeElsewhere(encodeElsewhere([])).size, 0);
  assert.throws(() => decodeElsewhere(Uint8Array.of(1, 2, 3)), RangeError);
});
