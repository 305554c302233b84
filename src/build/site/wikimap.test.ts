import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listWikimaps } from './wikimap.ts';

/** The part of a site that its sitemap is made of. */
function listFor(count: number): readonly { readonly file: string; readonly text: string }[] {
  const routes = Array.from({ length: count }, (_, index) => ({
    path: `/help/docs/a&${index}`,
    kind: index % 2 === 0 ? 'doc' : 'tag',
  }));
  const model = {
    config: { url: 'https://www.example.com', base: '/help/', version: {} },
    routes,
    docs: [],
    posts: [],
    plainPages: [],
  };
  const [editions] = [[{ model, lookup: { pages: new Map() } }]] as unknown as Parameters<
    typeof listWikimaps
  >;
  return listWikimaps(editions).map(({ file, content }) => ({ file, text: content() }));
}

const countOf = (text: string | undefined): number => text?.match(/<url>/g)?.length ?? 0;

test('50,000 addresses stand in one sitemap', () => {
  const [map, ...others] = listFor(100_000);
  assert.deepEqual([map?.file, countOf(map?.text), others], ['wikimap.xml', 50_000, []]);
});

test('more of them stand in several, which the sitemap lists', () => {
  const maps = listFor(2 * 120_001);
  assert.deepEqual(
    maps.map(({ file, text }) => [file, countOf(text)]),
    [
      ['wikimap-1.xml', 50_000],
      ['wikimap-2.xml', 50_000],
      ['wikimap-3.xml', 20_001],
      ['wikimap.xml', 0],
    ],
  );
  const index = maps.at(-1)?.text ?? '';
  assert.match(
    index,
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<sitemapindex xmlns="http:\/\/www\.sitemaps\.org\//,
  );
  assert.deepEqual(
    [...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address),
    [1, 2, 3].map((number) => `https://www.example.com/help/wikimap-${number}.xml`),
  );
  const addresses = maps.flatMap(({ text }) =>
    [...text.matchAll(/<url><loc>(.*?)<\/loc>/g)].map(([, url]) => url),
  );
  assert.equal(new Set(addresses).size, 120_001);
});
