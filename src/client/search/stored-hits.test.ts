/** Tests of the lists of earlier searches. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Hit } from '../../search/protocol.ts';
import { addFavourite, addRecent, removeStoredHit, type StoredHits, toStoredHit } from './stored-hits.ts';

const makeHit = (name: string, more: Partial<Hit> = {}): Hit => ({
  objectID: name,
  url: `/help/${name}#part`,
  type: 'lvl1',
  hierarchy: { lvl0: 'A', lvl1: name, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
  product: null,
  group: 'A',
  section: null,
  content: null,
  ...more,
});
const names = ({ recent, favourites }: StoredHits): unknown => [
  recent.map(({ objectID }) => objectID).join(''),
  favourites.map(({ objectID }) => objectID).join(''),
];
const EMPTY: StoredHits = { recent: [], favourites: [] };
const add = (list: string, hadFavourites: boolean, start = EMPTY): StoredHits =>
  [...list].reduce((stored, name) => addRecent(stored, makeHit(name), hadFavourites), start);

test('6.8.3 seven recent hits are kept, four where there were favourites; the newest first and each once', () => {
  assert.deepEqual(names(add('abcdefgh', false)), ['hgfedcb', '']);
  assert.deepEqual(names(add('abcdefgh', true)), ['hgfe', '']);
  assert.deepEqual(names(add('abca', false)), ['acb', '']);
});

test('6.8.3 ten favourites are kept, and 6.8.4 a favourite does not become recent', () => {
  const stored = [...'abcdefghijkl'].reduce(
    (lists, name) => addFavourite(lists, makeHit(name)),
    add('ab', false),
  );
  assert.deepEqual(names(stored), ['', 'lkjihgfedc']);
  assert.deepEqual(names(add('cz', true, stored)), ['z', 'lkjihgfedc']);
  assert.deepEqual(names(removeStoredHit(stored, makeHit('k'))), ['', 'ljihgfedc']);
});

test('6.8.2 what is stored has no marks of its search', () => {
  const { recent } = addRecent(EMPTY, makeHit('a', { _snippetResult: {}, _highlightResult: {} }), false);
  assert.deepEqual(Object.keys(recent[0] ?? {}).toSorted(), [
    'content',
    'group',
    'hierarchy',
    'objectID',
    'product',
    'section',
    'type',
    'url',
  ]);
});

test('6.8.4 of a text its guide is stored: the one that was found, else the page without its hash', () => {
  const text = makeHit('x', { objectID: 'x-1', type: 'content', content: 'Text' });
  const guide = makeHit('x');
  assert.equal(toStoredHit(text, [text, guide]), guide);
  const { url, type, content } = toStoredHit(text, [text]);
  assert.deepEqual([url, type, content], ['/help/x', 'lvl1', null]);
  assert.equal(toStoredHit(guide, []), guide);
});
