/** Tests of what a question's answers are about. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countProducts } from './count-products.ts';

const MARK = { glyph: 'm-x' };
const PRODUCTS = [
  {
    id: 'ark',
    label: 'ARK',
    aliases: [],
    mark: MARK,
    pages: [
      [0, 2],
      [9, 10],
    ],
  },
  { id: 'rust', label: 'Rust', aliases: [], mark: MARK, pages: [[3, 5]] },
  { id: 'empty', label: 'Empty', aliases: [], mark: MARK, pages: [] },
] as const;

test('products are counted over all answers, the one of the best answer first', () => {
  assert.deepEqual(countProducts([4, 9, 3, 0, 2, 7, 12], { products: PRODUCTS }), [
    { id: 'rust', label: 'Rust', mark: MARK, count: 2 },
    { id: 'ark', label: 'ARK', mark: MARK, count: 2 },
  ]);
  assert.deepEqual(countProducts([], { products: PRODUCTS }), []);
  assert.deepEqual(countProducts([1, 2], { products: [] }), []);
});
