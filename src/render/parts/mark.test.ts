import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseHue, initials } from './mark.tsx';

test('a mark is two letters that tell games apart', () => {
  assert.deepEqual(['Minecraft: Java', '7 Days to Die', 'Rust', "Garry's Mod", 'Arma 3'].map(initials), [
    'MJ',
    '7D',
    'Ru',
    'Ga',
    'Ar',
  ]);
});

test('a slug always has the same of twelve hues', () => {
  assert.equal(chooseHue('rust'), chooseHue('rust'));
  for (const slug of ['', 'rust', 'ärk']) assert.ok(chooseHue(slug) >= 0 && chooseHue(slug) < 12);
});
