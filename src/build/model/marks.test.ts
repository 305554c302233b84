import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseHue, listLetters } from '../../marks.ts';
import { chooseMarks, findGlyph } from './marks.ts';

test('a mark is two letters that tell games apart', () => {
  assert.deepEqual(
    ['Minecraft: Java', '7 Days to Die', 'Rust', "Garry's Mod", 'Arma 3'].map(
      (label) => listLetters(label)[0],
    ),
    ['MJ', '7D', 'Ru', 'Ga', 'Ar'],
  );
});

test('a slug always has the same of twelve hues', () => {
  assert.equal(chooseHue('rust'), chooseHue('rust'));
  for (const slug of ['', 'rust', 'ärk']) assert.ok(chooseHue(slug) >= 0 && chooseHue(slug) < 12);
});

test('no two topics of a site have the same letters', () => {
  const named = [
    'ARK: Survival Evolved',
    'ARK: Survival Ascended',
    'Satisfactory',
    'Saleblazers',
    'Terraria',
    'TeamSpeak 3',
  ];
  const marks = chooseMarks(
    named.map((label) => ({ keys: [label], label })),
    {},
  );
  const letters = marks.map((mark) => ('letters' in mark ? mark.letters : ''));
  assert.deepEqual(letters, ['AS', 'AA', 'Sa', 'Sl', 'Te', 'Ta'], 'its first letter stays');
});

test('a drawing is found by the folder of the guides, else by the slug', () => {
  const shapes = { rust: { hue: 28, path: 'M4 12h16' } };
  assert.deepEqual(findGlyph(['rust', 'rust-game'], shapes), { glyph: 'm-rust' });
  assert.deepEqual(findGlyph(['other', 'rust'], shapes), { glyph: 'm-rust' });
  assert.equal(findGlyph(['constructor'], shapes), undefined);
});
