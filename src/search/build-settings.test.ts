/** The settings of a page's search follow from the configuration. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fillDefaults } from '../build/config/defaults.ts';
import type { SearchInput } from '../build/config/input.ts';
import type { SiteConfig } from '../model.ts';
import { buildSearchSettings } from './build-settings.ts';
import { listSearchOrigins } from './hosted-hosts.ts';

const HOSTED = { provider: 'hosted', appId: 'ABC', apiKey: 'def', indexName: 'guides' } as const;

function configure(search: SearchInput = {}): SiteConfig {
  return fillDefaults({}, {}, search, {});
}

test('the embedded search needs an index and no address', () => {
  assert.deepEqual(buildSearchSettings(configure({ appId: 'ABC', insights: true })), {
    provider: 'embedded',
    manifest: '/help/search-index.txt',
    route: '/help/search',
    placeholder: 'Search docs',
    indexName: 'helpsite',
    filters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
  });
  assert.deepEqual(listSearchOrigins(configure().search), []);
});

test('the hosted search brings its address, and the index it falls back on', () => {
  const parameters = { hitsPerPage: 5, facetFilters: ['type:lvl1'] };
  const replacePathname = { from: '/docs', to: '/guides' };
  const settings = buildSearchSettings(
    configure({
      ...HOSTED,
      contextual: false,
      parameters,
      replacePathname,
      missingResultsUrl: '/x?q={query}',
    }),
  );
  assert.deepEqual(settings, {
    provider: 'hosted',
    manifest: '/help/search-index.txt',
    route: '/help/search',
    placeholder: 'Search docs',
    indexName: 'guides',
    filters: ['type:lvl1'],
    appId: 'ABC',
    apiKey: 'def',
    replacePathname,
    parameters: { hitsPerPage: 5 },
    missingResultsUrl: '/x?q={query}',
  });
  assert.equal(buildSearchSettings(configure({ ...HOSTED, fallback: false })).manifest, undefined);
});

test('pages may connect to the hosts of the search and to nothing else', () => {
  assert.deepEqual(listSearchOrigins(configure(HOSTED).search), [
    'https://abc-dsn.algolia.net',
    'https://abc-1.algolianet.com',
    'https://abc-2.algolianet.com',
    'https://abc-3.algolianet.com',
  ]);
  const more = configure({ ...HOSTED, insights: true, reportUrl: 'https://count.example.com/searches?x' });
  assert.deepEqual(listSearchOrigins(more.search).slice(4), [
    'https://insights.algolia.io',
    'https://count.example.com',
  ]);
  const hosts = ['http://127.0.0.1:4017'];
  assert.deepEqual(listSearchOrigins({ ...configure(HOSTED).search, hosts }), hosts);
  assert.deepEqual(listSearchOrigins(configure({ reportUrl: '/count' }).search), []);
});
