/** Which pages and words belong to a product. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeProducts } from './describe-products.ts';
import { listRanges } from './list-ranges.ts';
import type { MarkedProduct } from './products.ts';
import type { SearchPage } from './search-pages.ts';

const product = (id: string, label: string, ...aliases: readonly string[]): MarkedProduct => ({
  id,
  label,
  aliases,
  mark: { letters: 'X', hue: 0 },
});
// What else a page has is not looked at.
const page = (title: string, of?: string): SearchPage =>
  ({ facts: { title }, ...(of === undefined ? {} : { product: of }) }) as unknown as SearchPage;

test('a page of another product that names this one in its title is known to it', () => {
  const pages = [
    page('Make an operator', 'bedrock'),
    page('Let Bedrock players join a Java server', 'java'),
    page('Add plugins', 'java'),
    page('Move from MCPE to a realm'),
  ];
  const described = describeProducts(
    [product('bedrock', 'Bedrock Edition', 'mcpe'), product('java', 'Java Edition')],
    { pages, isListed: true, language: 'en' },
    () => [],
  );
  assert.deepEqual(
    described.map(({ id, pages: own, titled }) => [id, own, titled]),
    [
      ['bedrock', [[0, 1]], [1, 3]],
      ['java', [[1, 3]], undefined],
    ],
  );
});

test('stretches go from the first to before the next that is not meant', () => {
  assert.deepEqual(
    listRanges([1, 2, 0, 0, 3], (item) => item > 0),
    [
      [0, 2],
      [4, 5],
    ],
  );
});
