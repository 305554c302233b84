/** Tests of the synonyms that the hosted service is given. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toServiceSynonyms } from './service-synonyms.ts';

test('17.4 other names of a product lead to its name, unless they are in it', () => {
  const products = [
    { id: '7days', label: '7 Days to Die', aliases: ['7dtd', '7 days'] },
    { id: 'rust', label: 'Rust', aliases: [] },
  ];
  assert.deepEqual(toServiceSynonyms([{ isGroup: false, from: ['7dtd'], to: ['seven days'] }], products), [
    {
      objectID: 'from:7dtd',
      type: 'onewaysynonym',
      input: '7dtd',
      synonyms: ['seven days', '7 days to die'],
    },
  ]);
});
