/** Tests of questions as the hosted service takes them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toServiceRequest } from './hosted-request.ts';

const PLAIN = { indexName: 'help', query: 'mods', facetFilters: ['language:en'] };

test('17.4 the game that the reader stands on raises its pages, the one that is kept to filters', () => {
  assert.deepEqual(toServiceRequest(PLAIN), { ...PLAIN, facets: ['product'] });
  assert.deepEqual(toServiceRequest({ ...PLAIN, product: 'rust' }), {
    ...PLAIN,
    facets: ['product'],
    optionalFilters: ['product:rust'],
  });
  assert.deepEqual(toServiceRequest({ ...PLAIN, product: 'rust', onlyProduct: 'ark' }), {
    ...PLAIN,
    facets: ['product'],
    facetFilters: ['language:en', 'product:ark'],
  });
});

test('17.4 what is counted already stays, and nothing of the embedded engine is sent', () => {
  const request = { ...PLAIN, facets: ['version'], detailedHits: 3 };
  assert.deepEqual(toServiceRequest(request), { ...PLAIN, facets: ['version', 'product'] });
});
