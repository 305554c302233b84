/** Records of the search: one for each section, small enough for every service, with ids that stay. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeLazy } from '../memo/lazy.ts';
import { listRecords } from './records.ts';
import { readSections } from './sections.ts';
import { listSiteRecords, type SearchPage } from './search-pages.ts';

const page = {
  origin: 'https://example.com',
  route: '/help/docs/op',
  title: 'Make a player an operator',
  category: 'Minecraft: Java',
  product: 'minecraft',
  group: 'Minecraft: Java',
  language: 'en',
  version: ['current'],
  tag: 'docs-default-current',
  keywords: ['op', 'admin'],
};

test('a record has the shape of DocSearch, its hierarchy filled to its own level', () => {
  const sections = readSections(
    '<p>Intro.</p><h2 id="a">A</h2><p>Text.</p><h4 id="b">B</h4><h2 id="c">C</h2>',
    page.title,
  );
  const records = listRecords(page, sections);
  assert.deepEqual(
    records.map(({ objectID, type, anchor, weight }) => [
      objectID,
      type,
      anchor,
      weight.level,
      weight.position,
    ]),
    [
      ['/help/docs/op', 'lvl1', null, 90, 0],
      ['/help/docs/op#a', 'lvl2', 'a', 80, 1],
      ['/help/docs/op#b', 'lvl4', 'b', 60, 2],
      ['/help/docs/op#c', 'lvl2', 'c', 80, 3],
    ],
  );
  assert.deepEqual(records[2]?.hierarchy, {
    lvl0: 'Minecraft: Java',
    lvl1: 'Make a player an operator',
    lvl2: 'A',
    lvl3: null,
    lvl4: 'B',
    lvl5: null,
    lvl6: null,
  });
  assert.equal(records[1]?.url, 'https://example.com/help/docs/op#a');
  assert.equal(records[1]?.url_without_anchor, 'https://example.com/help/docs/op');
  assert.equal(records[3]?.content, null);
  assert.deepEqual(records[0]?.version, ['current']);
});

test('a long section is split between words, each record at most 8 KB', () => {
  const words = Array.from({ length: 4_000 }, (_, index) => `wörd${index}`).join(' ');
  const records = listRecords(page, [{ level: 'lvl2', heading: 'Long', anchor: 'long', content: words }]);
  assert.ok(records.length > 4);
  for (const record of records) assert.ok(Buffer.byteLength(JSON.stringify(record)) <= 8_192);
  assert.equal(records.map(({ content }) => content).join(' '), words);
  assert.deepEqual(
    records.slice(0, 3).map(({ objectID, type }) => [objectID, type]),
    [
      ['/help/docs/op#long', 'lvl2'],
      ['/help/docs/op#long:2', 'content'],
      ['/help/docs/op#long:3', 'content'],
    ],
  );
  const endless = listRecords(page, [
    { level: 'lvl2', heading: 'x'.repeat(3_000), anchor: '', content: '"'.repeat(30_000) },
  ]);
  for (const record of endless) assert.ok(Buffer.byteLength(JSON.stringify(record)) <= 8_192);
});

test('the records of a site stand in the order of its pages', () => {
  const toPage = (route: string): SearchPage => ({
    id: route,
    route,
    category: 'Guides',
    product: null,
    group: 'Guides',
    isProductPage: false,
    facts: {
      title: route,
      place: [],
      keywords: [],
      description: '',
      language: 'en',
      asked: [],
      needs: [],
      names: [],
      errors: [],
    },
    quotes: makeLazy('', {}, () => []),
    facet: { weight: 1, language: 'en', version: ['current'], docusaurus_tag: 'docs-default-current' },
    sections: makeLazy('', {}, () => readSections('<p>Text</p><h2 id="h">H</h2>', route)),
  });
  const records = listSiteRecords([toPage('/help/a'), toPage('/help/b')], '');
  assert.deepEqual(
    records.map(({ objectID }) => objectID),
    ['/help/a', '/help/a#h', '/help/b', '/help/b#h'],
  );
});

test('an absurd heading, title, anchor or list of keywords makes no record that the service would refuse', () => {
  const long = 'wörd👍🏽 '.repeat(2_000);
  const own = {
    ...page,
    title: long,
    category: long,
    group: long,
    keywords: [long, ...Array<string>(500).fill('kéy')],
  };
  const records = listRecords(own, [
    { level: 'lvl1', heading: long, anchor: '', content: '漢字'.repeat(9_000) },
    { level: 'lvl2', heading: long, anchor: 'a'.repeat(9_000), content: '"\\'.repeat(9_000) },
  ]);
  for (const record of records) {
    assert.ok(Buffer.byteLength(JSON.stringify(record)) <= 8_192);
    assert.doesNotMatch(JSON.stringify(record), /\\ud[89a-f]/i, 'no half characters');
  }
  assert.equal(new Set(records.map(({ objectID }) => objectID)).size, records.length);
});
