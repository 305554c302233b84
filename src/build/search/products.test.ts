/** Tests of what a site's products are, and to which of them a page belongs. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findProducts, type PlacedGuide, productOf } from './products.ts';

const guide = (address: string, ...labels: string[]): PlacedGuide => ({
  address,
  folder: address.slice(0, address.lastIndexOf('/')),
  labels,
});
const GUIDES = [
  guide('minecraft/instance/op', 'Minecraft: Java', 'Instance Management'),
  guide('minecraft/whitelist', 'Minecraft: Java'),
  guide('7days/admins', '7 Days to Die'),
  guide('getting-started/install', 'Getting started'),
  guide('loose/page'),
  guide('intro'),
];

test('without a list every top folder that is a category is a product, but for ordinary names', () => {
  const categories = { '7days': { at: {}, search: { aliases: ['7D2D', ' 7dtd '] } } };
  assert.deepEqual(findProducts(GUIDES, 'auto', categories), [
    { id: '7days', label: '7 Days to Die', aliases: ['7d2d', '7dtd'] },
    { id: 'minecraft', label: 'Minecraft: Java', aliases: [] },
  ]);
});

test('with a list those are products that are listed and have guides', () => {
  const listed = {
    minecraft: { aliases: ['MC', 'mc'] },
    rust: { aliases: [] },
    'getting-started': { aliases: [] },
  };
  assert.deepEqual(
    findProducts(GUIDES, listed, {}).map(({ id, aliases }) => [id, aliases]),
    [
      ['getting-started', []],
      ['minecraft', ['mc']],
    ],
  );
});

test('the label of a product is that of the category named like its folder, wherever that stands', () => {
  const guides = [guide('rust/oxide/install', 'Games', 'Rust', 'Oxide'), guide('rust/wipe', 'Games', 'Rust')];
  assert.deepEqual(
    findProducts(guides, 'auto', {}).map(({ label }) => label),
    ['Rust'],
  );
});

test('a page belongs to the product of its folder, else to that of its outermost category', () => {
  const products = findProducts(GUIDES, 'auto', {});
  assert.equal(productOf('minecraft/x', [], products)?.id, 'minecraft');
  assert.equal(productOf('category/7-days-to-die', ['7 Days to Die'], products)?.id, '7days');
  assert.equal(productOf('intro', [], products), undefined);
  assert.equal(productOf('creeperpanel/reboot', ['Panel'], products), undefined);
});
