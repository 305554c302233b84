/** The protocol server speaks as the service's own client expects it. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { algoliasearch } from 'algoliasearch';
import { type SearchService, startSearchService } from './search-service.ts';

const service = await startSearchService();
after(() => service.stop());

function connect(key: string, { url, appId }: SearchService = service) {
  const { hostname, port } = new URL(url);
  return algoliasearch(appId, key, {
    hosts: [{ url: hostname, port: Number(port), protocol: 'http', accept: 'readWrite' }],
    compression: 'gzip',
  });
}

function guide(number: number, title: string, content: string, game = 'rust'): Record<string, unknown> {
  const url = `https://example.com/help/docs/${number}`;
  return {
    objectID: `${url}#a`,
    url,
    hierarchy: { lvl0: 'Guides', lvl1: title, lvl2: null },
    content,
    language: 'en',
    version: ['current'],
    docusaurus_tag: game,
    weight: { pageRank: 0, level: 90, position: 0 },
  };
}

const GUIDES = [
  guide(1, 'Upload a world', 'Send the folder of your world with a file program.'),
  guide(2, 'Whitelist', 'Only players on this list may join your world.'),
  guide(3, 'Server settings', 'Open the file server.properties and change the difficulty.', 'minecraft'),
];
const SETTINGS = {
  attributesForFaceting: ['language', 'docusaurus_tag'],
  distinct: true,
  attributeForDistinct: 'url',
};

test('records, settings and synonyms arrive, and a write shows when its task is published', async () => {
  const client = connect(service.adminKey);
  const saved = await client.saveObjects({ indexName: 'help', objects: GUIDES });
  assert.equal(service.indices.get('help')?.records.size ?? 0, 0);
  for (const { taskID } of saved) await client.waitForTask({ indexName: 'help', taskID });
  const { taskID } = await client.setSettings({ indexName: 'help', indexSettings: SETTINGS });
  await client.waitForTask({ indexName: 'help', taskID });
  const synonyms = await client.saveSynonyms({
    indexName: 'help',
    synonymHit: [{ objectID: 's', type: 'onewaysynonym', input: 'allowlist', synonyms: ['whitelist'] }],
  });
  await client.waitForTask({ indexName: 'help', taskID: synonyms.taskID });
  assert.deepEqual((await client.getSettings({ indexName: 'help' })).attributesForFaceting, [
    'language',
    'docusaurus_tag',
  ]);
  const seen: string[] = [];
  await client.browseObjects({
    indexName: 'help',
    browseParams: { hitsPerPage: 2, attributesToRetrieve: ['url'] },
    aggregator: ({ hits }) => {
      for (const hit of hits) seen.push(Object.keys(hit).toSorted().join());
    },
  });
  assert.deepEqual(seen, ['objectID,url', 'objectID,url', 'objectID,url']);
});

async function ask(query: string, more: Record<string, unknown> = {}): Promise<readonly unknown[]> {
  const { results } = await connect(service.searchKey).search({
    requests: [{ indexName: 'help', query, ...more }],
  });
  const [first] = results as readonly { readonly hits: readonly Record<string, unknown>[] }[];
  return (first?.hits ?? []).map(({ url }) => Number(String(url).split('/').at(-1)));
}

test('queries find words, beginnings, slips and synonyms, the title before the text', async () => {
  assert.deepEqual(await ask('world'), [1, 2]);
  assert.deepEqual(await ask('whitel'), [2]);
  assert.deepEqual(await ask('whitlist'), [2]);
  assert.deepEqual(await ask('allowlist'), [2]);
  assert.deepEqual(await ask('zebra'), []);
  assert.deepEqual(await ask('server', { facetFilters: ['language:en', ['docusaurus_tag:rust']] }), []);
  assert.deepEqual(
    await ask('server', { facetFilters: [['docusaurus_tag:rust', 'docusaurus_tag:minecraft']] }),
    [3],
  );
  assert.deepEqual(await ask('world', { facetFilters: ['version:current'] }), [], 'no declared facet');
});

test('snippets and highlights have the shape of the record', async () => {
  const { results } = await connect(service.searchKey).search({
    requests: [
      {
        indexName: 'help',
        query: 'difficulty',
        attributesToRetrieve: ['hierarchy.lvl1', 'url'],
        attributesToSnippet: ['hierarchy.lvl1:5', 'content:3'],
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        snippetEllipsisText: '…',
      },
    ],
  });
  const [first] = results as readonly { readonly hits: readonly Record<string, unknown>[] }[];
  const hit = first?.hits[0];
  assert.deepEqual(hit?.['hierarchy'], { lvl1: 'Server settings' });
  assert.equal(hit?.['content'], undefined);
  assert.deepEqual(hit?.['_snippetResult'], {
    hierarchy: { lvl1: { value: 'Server settings', matchLevel: 'none', matchedWords: [] } },
    content: {
      value: '…change the <mark>difficulty</mark>.',
      matchLevel: 'full',
      matchedWords: ['difficulty'],
    },
  });
});

test('an index is replaced as a whole, and deleted', async () => {
  const client = connect(service.adminKey);
  await client.replaceAllObjects({ indexName: 'help', objects: GUIDES.slice(0, 1), batchSize: 1 });
  assert.equal(service.indices.get('help')?.records.size, 1);
  assert.equal(service.indices.get('help')?.synonyms.size, 1);
  assert.deepEqual([...service.indices.keys()], ['help'], 'the temporary one is gone');
  const { taskID } = await client.deleteIndex({ indexName: 'help' });
  await client.waitForTask({ indexName: 'help', taskID });
  assert.equal(await client.indexExists({ indexName: 'help' }), false);
});

test('keys, mistakes and faults are answered as the service does', async () => {
  const search = { requests: [{ indexName: 'none', query: 'x' }] };
  await assert.rejects(connect('wrong').search(search), { name: 'ApiError', status: 403 });
  await assert.rejects(connect(service.searchKey).deleteIndex({ indexName: 'x' }), { status: 403 });
  await assert.rejects(connect(service.searchKey).search(search), {
    status: 404,
    message: 'Index none does not exist',
  });
  const big = { objectID: 'big', content: 'x'.repeat(10_000) };
  await assert.rejects(connect(service.adminKey).saveObjects({ indexName: 'help', objects: [big] }), {
    status: 400,
    message: /^Record at the position 0 objectID=big is too big/,
  });
  service.fill('help', GUIDES, SETTINGS);
  service.setFaults({ fault: { kind: 'status', status: 429, retryAfter: '1' }, times: 1 });
  assert.deepEqual(await ask('whitelist'), [2], 'asked again after a second');
  for (const fault of [
    { kind: 'status', status: 500 },
    { kind: 'drop' },
    { kind: 'drop', late: true },
  ] as const) {
    service.setFaults({ fault });
    await assert.rejects(ask('whitelist'), { name: 'RetryError' });
  }
  service.setFaults({ fault: { kind: 'body', body: '{' } });
  await assert.rejects(ask('whitelist'), { name: 'DeserializationError' });
  service.setFaults();
  assert.deepEqual(await ask('whitelist'), [2]);
});
