/** Tests of games that a site knows nothing of. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namesOther } from './other-games.ts';

const there = ['server', 'counter', 'dead', 'left', 'set', 'forest'];
const areThere = (terms: readonly string[]): boolean => terms.every((term) => there.includes(term));

test('a game of which the page that was found says nothing is known by its name, however it is typed', () => {
  for (const query of [
    'DayZ loot settings',
    'Counter-Strike 1.6 amx',
    'left 4 dead 2 server',
    'my zomboid server',
  ])
    assert.equal(namesOther(query, 'en', areThere), true, query);
});

test('what the site speaks of is none of them, and no ordinary word is', () => {
  for (const query of ['dayz', 'counter strike'])
    assert.equal(
      namesOther(query, 'en', () => true),
      false,
      query,
    );
  for (const query of ['the forest', 'left server', 'peak hours', 'css file', ''])
    assert.equal(namesOther(query, 'en', areThere), false, query);
});
