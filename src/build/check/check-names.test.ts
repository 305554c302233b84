import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SiteLookup, SiteModel } from '../model/site-model.ts';
import { checkNames } from './check-names.ts';

/** Guides by their path, each with its title. */
function tell(guides: Readonly<Record<string, string>>): readonly string[] {
  const docs = Object.entries(guides).map(([path, title]) => ({
    path: `docs/${path}`,
    title,
    route: `/docs/${path.replace(/\.md$/, '')}`,
    draft: title === 'Draft',
  }));
  // Only what is read of them.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const model = { docs } as unknown as SiteModel;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const lookup = { pages: new Map() } as unknown as SiteLookup;
  return checkNames(model, lookup).map(({ code, at, hint }) => `${at?.file} ${code} ${hint}`);
}

test('a copy beside its guide, and two guides with one title, are told', () => {
  const told = tell({
    'shop/order.md': 'Order',
    'shop/order (1).md': 'Order',
    'shop/order - Copy.md': 'Order',
    'shop/returns.md': 'Returns',
    'shop/sending.md': 'returns',
    'other/returns.md': 'Returns',
    'other/draft.md': 'Draft',
    'other/draft-2.md': 'Draft',
  });
  assert.deepEqual(told.map((line) => line.replace(/(?<=(?:copy|title)) .*/, '')).toSorted(), [
    'content/docs/shop/order (1).md source/copy',
    'content/docs/shop/order - Copy.md source/copy',
    'content/docs/shop/sending.md page/same-title',
  ]);
});

test('a name with a space or an emoji is told with a better one, unless most guides have such names', () => {
  assert.deepEqual(tell({ 'a.md': 'A', 'b.md': 'B', 'shop/Place 🛒 an order.md': 'Place' }), [
    'content/docs/shop/Place 🛒 an order.md source/untidy-name Type helpsite mv "shop/Place 🛒 an order.md" shop/place-an-order.md',
  ]);
  assert.deepEqual(tell({ 'a b.md': 'A', 'b c.md': 'B', 'c.md': 'C' }), []);
});
