/** Which hosts of the search are asked, for how long and how often: with the library itself and a clock of our own. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SearchRequest, SearchSettings } from '../../search/protocol.ts';
import { type ClientWorld, createHostedClient } from './hosted-client.ts';

const SETTINGS: SearchSettings = {
  provider: 'hosted',
  route: '/help/search',
  placeholder: '',
  indexName: 'help',
  filters: [],
  appId: 'APP',
  apiKey: 'search-key',
};

type Outcome = 'ok' | 'refused' | 'slow' | number;

interface Sent {
  readonly host: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly data: unknown;
  readonly connect: number;
  readonly read: number;
}

/** A network in which each host does what it is told, a clock, and a storage that may be denied. */
function makeWorld(storage: Map<string, string> | 'denied' = new Map<string, string>()) {
  let time = 1_000_000;
  const sent: Sent[] = [];
  const outcomes = new Map<string, Outcome>();
  const world: ClientWorld = {
    now: () => time,
    read: (key) => (storage === 'denied' ? undefined : storage.get(key)),
    write: (key, value) => storage !== 'denied' && storage.set(key, value).has(key),
    requester: {
      send: async ({ url, headers, data, connectTimeout, responseTimeout }) => {
        const address = new URL(url);
        const host = address.host;
        sent.push({ host, url: address, headers, data, connect: connectTimeout, read: responseTimeout });
        const outcome = outcomes.get(host) ?? outcomes.get('*') ?? 'ok';
        if (outcome === 'slow') {
          time += connectTimeout;
          return { status: 0, content: 'Connection timeout', isTimedOut: true };
        }
        if (outcome === 'refused') return { status: 0, content: '', isTimedOut: false };
        if (outcome !== 'ok') return { status: outcome, content: '{"message":"No"}', isTimedOut: false };
        return { status: 200, content: '{"results":[{"hits":[],"nbHits":0}]}', isTimedOut: false };
      },
    },
  };
  return {
    world,
    sent,
    outcomes,
    wait: (milliseconds: number) => (time += milliseconds),
    takeHosts: () => sent.splice(0).map(({ host }) => host),
  };
}

const DSN = 'app-dsn.algolia.net';

function ask(query: string): { readonly requests: readonly SearchRequest[] } {
  return { requests: [{ indexName: 'help', query }] };
}

test('a search is one simple request: text, the key in the address, nothing in the headers', async () => {
  const { world, sent } = makeWorld();
  await createHostedClient(SETTINGS, world).search({
    requests: [{ indexName: 'help', query: 'mods', facetFilters: ['language:en', ['a:b', 'c:d']] }],
  });
  assert.equal(sent.length, 1);
  const [first] = sent;
  assert.ok(first);
  const { url, headers, data } = first;
  assert.equal(url.pathname, '/1/indexes/*/queries');
  const { 'x-algolia-agent': agent = '', ...parameters } = Object.fromEntries(url.searchParams);
  assert.deepEqual(parameters, { 'x-algolia-api-key': 'search-key', 'x-algolia-application-id': 'APP' });
  assert.match(agent, /^Algolia for JavaScript \([\d.]+\); Lite \([\d.]+\); Browser; helpsite$/);
  assert.equal(headers['content-type'], 'text/plain');
  // Headers beyond these two would cost a second request, the preflight.
  assert.deepEqual(Object.keys(headers).toSorted(), ['accept', 'content-type']);
  assert.deepEqual(JSON.parse(String(data)), {
    requests: [
      {
        indexName: 'help',
        query: 'mods',
        facetFilters: ['language:en', ['a:b', 'c:d']],
        facets: ['product'],
      },
    ],
  });
});

test('four slow hosts are given 1, 4, 5 and 6 seconds, the nearest first', async () => {
  const { world, sent, outcomes } = makeWorld();
  outcomes.set('*', 'slow');
  await assert.rejects(createHostedClient(SETTINGS, world).search(ask('a')), {
    name: 'RetryError',
    message: /^Unreachable hosts - your application id may be incorrect\./,
  });
  assert.deepEqual(
    sent.map(({ connect }) => connect),
    [1000, 4000, 5000, 6000],
  );
  assert.deepEqual(
    sent.map(({ read }) => read),
    [2000, 8000, 10_000, 12_000],
  );
  assert.equal(sent[0]?.host, DSN);
  assert.deepEqual(
    sent
      .slice(1)
      .map(({ host }) => host)
      .toSorted(),
    ['app-1.algolianet.com', 'app-2.algolianet.com', 'app-3.algolianet.com'],
  );
});

test('a host that is down is left alone for two minutes, and then asked first again', async () => {
  const { world, outcomes, takeHosts, wait } = makeWorld();
  outcomes.set(DSN, 'refused');
  const client = createHostedClient(SETTINGS, world);
  await client.search(ask('a'));
  const [first, second] = takeHosts();
  assert.equal(first, DSN);
  await client.search(ask('b'));
  wait(119_999);
  await client.search(ask('c'));
  assert.deepEqual(takeHosts(), [second, second]);
  wait(2);
  outcomes.clear();
  await client.search(ask('d'));
  assert.deepEqual(takeHosts(), [DSN]);
});

test('the next page knows the host that is down', async () => {
  const storage = new Map<string, string>();
  const first = makeWorld(storage);
  first.outcomes.set(DSN, 503);
  await createHostedClient(SETTINGS, first.world).search(ask('a'));
  const next = makeWorld(storage);
  await createHostedClient(SETTINGS, next.world).search(ask('a'));
  assert.ok(!next.takeHosts().includes(DSN));
  assert.equal([...storage.values()].join().length < 200, true, 'what is stored does not grow');
});

test('a host that was too slow comes last and is given more time', async () => {
  const { world, sent, outcomes } = makeWorld();
  outcomes.set(DSN, 'slow');
  const client = createHostedClient(SETTINGS, world);
  await client.search(ask('a'));
  outcomes.set('*', 'refused').set(DSN, 'ok');
  sent.length = 0;
  await client.search(ask('b'));
  assert.equal(sent.at(-1)?.host, DSN);
  // One host is known to be slow: (1 + 3) times the time.
  assert.equal(sent.at(-1)?.connect, 4000);
});

test('when every host has failed, all are tried again', async () => {
  const { world, outcomes, takeHosts } = makeWorld();
  outcomes.set('*', 'refused');
  const client = createHostedClient(SETTINGS, world);
  await assert.rejects(client.search(ask('a')), { name: 'RetryError' });
  assert.equal(takeHosts().length, 4);
  outcomes.clear();
  await client.search(ask('a'));
  assert.deepEqual(takeHosts(), [DSN]);
});

test('where the embedded index can answer, hosts that are all dead are not asked for two minutes, by any page', async () => {
  const storage = new Map<string, string>();
  const settings = { ...SETTINGS, manifest: '/help/search-index.txt' };
  const first = makeWorld(storage);
  first.outcomes.set('*', 'slow');
  await assert.rejects(createHostedClient(settings, first.world).search(ask('a')), { name: 'RetryError' });
  const next = makeWorld(storage);
  next.wait(30_000);
  const client = createHostedClient(settings, next.world);
  await assert.rejects(client.search(ask('b')), { name: 'RetryError' });
  assert.deepEqual(next.takeHosts(), []);
  // Without the index there is nothing else to ask.
  await createHostedClient(SETTINGS, next.world).search(ask('b'));
  assert.equal(next.takeHosts().length, 1);
  next.wait(120_000);
  await client.search(ask('b'));
  assert.deepEqual(next.takeHosts(), [DSN]);
});

test('storage that is denied or holds nonsense changes nothing but its reach', async () => {
  const stored = ['{', '[]', 'null', '{"https://app-dsn.algolia.net":["down","soon"]}', '{"x":1}'];
  for (const storage of [
    'denied' as const,
    ...stored.map((text) => new Map([['helpsite-search-hosts', text]])),
  ]) {
    const { world, outcomes, takeHosts } = makeWorld(storage);
    outcomes.set(DSN, 'refused');
    const client = createHostedClient(SETTINGS, world);
    await client.search(ask('a'));
    await client.search(ask('b'));
    assert.deepEqual(
      takeHosts().map((host) => host === DSN),
      [true, false, false],
    );
  }
});

test('a clock that was set back does not lock a host out', async () => {
  const { world, outcomes, takeHosts, wait } = makeWorld();
  outcomes.set(DSN, 'refused');
  const client = createHostedClient(SETTINGS, world);
  await client.search(ask('a'));
  wait(-500_000);
  outcomes.clear();
  takeHosts();
  await client.search(ask('b'));
  assert.deepEqual(takeHosts(), [DSN]);
});

test('an answer of 4xx ends at once, a full quota included', async () => {
  for (const status of [400, 403, 404, 429]) {
    const { world, outcomes, takeHosts } = makeWorld();
    outcomes.set('*', status);
    await assert.rejects(createHostedClient(SETTINGS, world).search(ask('a')), { name: 'ApiError', status });
    assert.deepEqual(takeHosts(), [DSN]);
  }
});

test('the same question is sent once while it is under way, and not again once answered; failures are not kept', async () => {
  const { world, outcomes, takeHosts } = makeWorld();
  const client = createHostedClient(SETTINGS, world);
  await Promise.all([client.search(ask('a')), client.search(ask('a')), client.search(ask('b'))]);
  await client.search(ask('a'));
  assert.equal(takeHosts().length, 2);
  outcomes.set('*', 400);
  await assert.rejects(client.search(ask('c')));
  await assert.rejects(client.search(ask('c')));
  assert.equal(takeHosts().length, 2);
  outcomes.clear();
  for (let count = 0; count < 150; count += 1) await client.search(ask(`more ${count}`));
  takeHosts();
  await client.search(ask('more 149'));
  assert.equal(takeHosts().length, 0);
  await client.search(ask('a'));
  assert.equal(takeHosts().length, 1, 'the oldest answers are forgotten');
});

test('hosts of the settings are asked in their order', async () => {
  const { world, outcomes, takeHosts, sent } = makeWorld();
  outcomes.set('127.0.0.1:4017', 'refused');
  const hosts = ['http://127.0.0.1:4017', 'https://search.example.com'];
  await createHostedClient({ ...SETTINGS, hosts }, world).search(ask('a'));
  assert.equal(sent[1]?.url.origin, 'https://search.example.com');
  assert.deepEqual(takeHosts(), ['127.0.0.1:4017', 'search.example.com']);
});
