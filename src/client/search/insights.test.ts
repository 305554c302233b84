/** Views and choices leave in batches, and only where they were switched on. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SearchSettings } from '../../search/protocol.ts';
import { createInsights, type InsightsWorld, splitIntoEvents } from './insights.ts';

const SETTINGS: SearchSettings = {
  provider: 'hosted',
  route: '/help/search',
  placeholder: '',
  indexName: 'help',
  filters: [],
  appId: 'APP',
  apiKey: 'key',
  insights: true,
};

function makeWorld() {
  const sent: { url: string; events: readonly Record<string, unknown>[] }[] = [];
  let waiting: { call: () => void; milliseconds: number } | undefined;
  const world: InsightsWorld = {
    wait: (call, milliseconds) => {
      const own = { call, milliseconds };
      waiting = own;
      return () => {
        if (waiting === own) waiting = undefined;
      };
    },
    send: (url, body) => sent.push({ url, ...(JSON.parse(body) as { events: [] }) }),
    makeToken: () => 'anonymous-1',
  };
  /** Lets the time pass that was asked for. */
  const pass = (): number | undefined => {
    const passed = waiting;
    waiting = undefined;
    passed?.call();
    return passed?.milliseconds;
  };
  return { world, sent, pass };
}

test('off unless it is switched on, for the hosted search only', () => {
  const { insights, ...rest } = SETTINGS;
  assert.equal(insights, true);
  assert.equal(createInsights(rest), undefined);
  assert.equal(createInsights({ ...SETTINGS, provider: 'embedded' }), undefined);
});

test('twenty ids are one event', () => {
  const ids = Array.from({ length: 45 }, (_, index) => String(index));
  assert.deepEqual(
    splitIntoEvents(ids).map((group) => group.length),
    [20, 20, 5],
  );
  assert.deepEqual(splitIntoEvents(ids).flat(), ids);
  assert.deepEqual(splitIntoEvents([]), []);
});

test('what comes within 400 ms leaves together, each result once', () => {
  const { world, sent, pass } = makeWorld();
  const insights = createInsights(SETTINGS, world);
  insights?.viewed(Array.from({ length: 15 }, (_, index) => `a${index}`));
  insights?.viewed(['a1', ...Array.from({ length: 10 }, (_, index) => `b${index}`)]);
  assert.equal(sent.length, 0);
  assert.equal(pass(), 400);
  assert.equal(sent.length, 1);
  assert.equal(
    sent[0]?.url,
    'https://insights.algolia.io/1/events?X-Algolia-Application-Id=APP&X-Algolia-API-Key=key',
  );
  assert.deepEqual(
    sent[0]?.events.map(({ objectIDs, ...event }) => [(objectIDs as string[]).length, event]),
    [20, 5].map((count) => [
      count,
      { eventType: 'view', eventName: 'Items Viewed', index: 'help', userToken: 'anonymous-1' },
    ]),
  );
  insights?.viewed(['a1']);
  pass();
  assert.equal(sent.length, 1, 'nothing new, nothing sent');
});

test('a choice is told at once, with its query where there is one', () => {
  const { world, sent } = makeWorld();
  const insights = createInsights({ ...SETTINGS, hosts: ['http://127.0.0.1:4017'] }, world);
  insights?.chosen('a', 3, 'q1');
  insights?.chosen('b', 1, undefined);
  const rest = { eventType: 'click', eventName: 'Item Selected', index: 'help', userToken: 'anonymous-1' };
  assert.deepEqual(
    sent.flatMap(({ events }) => events),
    [
      { ...rest, objectIDs: ['a'], queryID: 'q1', positions: [3] },
      { ...rest, objectIDs: ['b'] },
    ],
  );
  assert.ok(sent[0]?.url.startsWith('http://127.0.0.1:4017/1/events?'));
});
