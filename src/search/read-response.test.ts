/** Whatever a server sends becomes whole hits with escaped texts, or an error. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SearchRequest } from './protocol.ts';
import { readResponse } from './read-response.ts';

const REQUEST: SearchRequest = {
  indexName: 'help',
  query: 'mods',
  hitsPerPage: 20,
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
};

function read(...hits: readonly unknown[]) {
  const [result] = readResponse({ results: [{ hits, nbHits: 7, page: 0 }] }, [REQUEST]).results;
  assert.ok(result);
  return result;
}

function mark(value: unknown, request: SearchRequest = REQUEST): string | undefined {
  const hit = { objectID: '1', url: '/a', hierarchy: { lvl1: 'A' }, _snippetResult: { content: { value } } };
  const [result] = readResponse({ results: [{ hits: [hit] }] }, [request]).results;
  const { _snippetResult: snippet } = result?.hits[0] ?? {};
  return snippet?.content?.value;
}

test('a hit comes through with what it needs, and the rest is filled in', () => {
  const hit = {
    objectID: 'a#b',
    url: 'https://example.com/help/docs/a#b',
    anchor: 'b',
    type: 'lvl2',
    hierarchy: { lvl0: 'Guides', lvl1: 'Mods', lvl2: 'Add', lvl9: 'x' },
    content: 'Text',
    extra: 'gone',
    _highlightResult: { hierarchy: { lvl1: { value: '<mark>Mods</mark>', matchLevel: 'full' } } },
  };
  const result = read(hit);
  assert.deepEqual(result, {
    hits: [
      {
        objectID: 'a#b',
        url: 'https://example.com/help/docs/a#b',
        type: 'lvl2',
        hierarchy: {
          lvl0: 'Guides',
          lvl1: 'Mods',
          lvl2: 'Add',
          lvl3: null,
          lvl4: null,
          lvl5: null,
          lvl6: null,
        },
        product: null,
        group: 'Guides',
        section: 'Add',
        content: 'Text',
        anchor: 'b',
        _highlightResult: { hierarchy: { lvl1: { value: '<mark>Mods</mark>', matchLevel: 'full' } } },
      },
    ],
    nbHits: 7,
    page: 0,
    nbPages: 1,
    hitsPerPage: 20,
    query: 'mods',
    processingTimeMS: 0,
    product: null,
    sure: true,
  });
});

test('hits that could not be shown or followed are left out', () => {
  const good = { objectID: '1', url: '/help/docs/a', hierarchy: { lvl1: 'A' }, type: 'nonsense', content: 5 };
  const bad = [
    undefined,
    null,
    5,
    'text',
    [],
    {},
    { ...good, objectID: 1 },
    { ...good, url: null },
    { ...good, url: 'javascript:alert(1)' },
    { ...good, url: ' JAVA\nSCRIPT:alert(1)' },
    { ...good, url: 'data:text/html,x' },
    { ...good, url: 'http://[' },
    { ...good, hierarchy: undefined },
    { ...good, hierarchy: { lvl1: { toString: 'x' } } },
  ];
  const { hits } = read(...bad, good, ...bad);
  assert.deepEqual(
    hits.map(({ objectID, type, content }) => [objectID, type, content]),
    [['1', 'lvl1', null]],
  );
});

test('numbers that are none are worked out', () => {
  const [result] = readResponse(
    { results: [{ hits: [], nbHits: '9', page: -1, nbPages: Number.NaN, hitsPerPage: 1.5, query: {} }] },
    [REQUEST],
  ).results;
  assert.deepEqual(
    [result?.nbHits, result?.page, result?.nbPages, result?.hitsPerPage, result?.query],
    [0, 0, 0, 20, 'mods'],
  );
});

test('what is no answer is an error of one kind', () => {
  for (const answer of [
    undefined,
    null,
    'text',
    [],
    {},
    { results: {} },
    { results: [] },
    { results: [null] },
    { results: [{ hits: 'x' }] },
  ]) {
    assert.throws(() => readResponse(answer, [REQUEST]), { name: 'DeserializationError' });
  }
});

test('only marks stay tags, in pairs', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['add <mark>mods</mark> now', 'add <mark>mods</mark> now'],
    ['<img src=x onerror=alert(1)><mark>a</mark>', '&lt;img src=x onerror=alert(1)&gt;<mark>a</mark>'],
    ['<mark onclick=alert(1)>a</mark>', '&lt;mark onclick=alert(1)&gt;a&lt;/mark&gt;'],
    ['a</mark>b<mark>c', 'a&lt;/mark&gt;b<mark>c</mark>'],
    ['<mark><mark>a</mark></mark>', '<mark>&lt;mark&gt;a</mark>&lt;/mark&gt;'],
    ['a & b &amp; &lt;b&gt; &bogus; "q"', 'a &amp; b &amp; &lt;b&gt; &amp;bogus; &quot;q&quot;'],
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ];
  for (const [value, expected] of cases) assert.equal(mark(value), expected);
  assert.equal(mark(5), undefined);
  assert.equal(mark({ toString: () => '<b>' }), undefined);
});

test('the tags are those of the request, whatever was configured', () => {
  const request = { ...REQUEST, highlightPreTag: '<em class="x">', highlightPostTag: '</em>' };
  assert.equal(mark('a <em class="x">b</em> <b>c</b>', request), 'a <mark>b</mark> &lt;b&gt;c&lt;/b&gt;');
  assert.equal(mark('a', { ...REQUEST, highlightPreTag: '' }), 'a');
});

test('an endless text is cut', () => {
  assert.ok((mark('<'.repeat(1_000_000)) ?? '').length < 50_000);
});

test('17.4 products come with the names that hits carry, and an answer that holds few of the words is not sure', () => {
  const hit = (id: string, product: string, matched: readonly string[]) => ({
    objectID: id,
    url: `/help/${id}`,
    hierarchy: { lvl1: id },
    product,
    group: product.toUpperCase(),
    _highlightResult: { hierarchy: { lvl1: { value: id, matchLevel: 'partial', matchedWords: matched } } },
  });
  const judge = (query: string, hits: readonly object[], facets?: unknown) => {
    const [response] = readResponse({ results: [{ hits, facets }] }, [{ indexName: 'help', query }]).results;
    return [response?.products, response?.sure];
  };
  const facets = { product: { ark: 4, rust: 2, other: 9 } };
  assert.deepEqual(
    judge('bake a sourdough bread today', [hit('a', 'rust', ['today']), hit('b', 'ark', [])], facets),
    [
      [
        { id: 'ark', label: 'ARK', count: 4 },
        { id: 'rust', label: 'RUST', count: 2 },
      ],
      false,
    ],
  );
  assert.deepEqual(judge('friends cannot join server', [hit('a', 'rust', ['friends', 'join'])]), [
    undefined,
    true,
  ]);
  assert.deepEqual(judge('whitelist rust', [hit('a', 'rust', ['rust'])], { product: 'no counts' }), [
    undefined,
    true,
  ]);
});
