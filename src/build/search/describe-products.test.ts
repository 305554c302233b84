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

test('an alias that some guides of a product are about is a topic; its own name is none', () => {
  const pages = [
    page('Set up tModLoader', 'terraria'),
    page('Start a Terraria server', 'terraria'),
    page('Make Terraria admins', 'terraria'),
  ];
  const [terraria] = describeProducts(
    [product('terraria', 'Terraria', 'tmodloader', 'tml', 'terraria')],
    { pages, isListed: true, language: 'en' },
    () => [],
  );
  assert.deepEqual(terraria?.topics, ['tmodloader']);
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
