/** Tests of the signs of a question about play. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAboutPlay } from './play-words.ts';

test('what players want of the game itself is told from what they want of its server', () => {
  for (const query of [
    'Where to find silver in valheim',
    'palworld best pal for mining',
    'how do i craft an anvil',
  ])
    assert.equal(isAboutPlay(query), true, query);
  for (const query of [
    'valheim password',
    'aircraft mod for arma',
    'my server is not in the list',
    'friends cant join',
  ])
    assert.equal(isAboutPlay(query), false, query);
});
