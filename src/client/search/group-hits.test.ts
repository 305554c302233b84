/** Tests of how hits are grouped and named. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Hit, Level } from '../../search/protocol.ts';
import { groupHits, groupMessages, groupPages, readHitText } from './group-hits.ts';

const NONE = { lvl0: null, lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };

function makeHit(topic: string, page: string, type: Level | 'content' = 'lvl1', name = ''): Hit {
  const below = type === 'lvl0' || type === 'lvl1' ? {} : { [type === 'content' ? 'lvl2' : type]: name };
  return {
    objectID: `${page}-${type}-${name}`,
    url: `/help/${page}#${name}`,
    type,
    hierarchy: { ...NONE, lvl0: topic, ...(type === 'lvl0' ? {} : { lvl1: page }), ...below },
    product: null,
    group: topic,
    section: null,
    content: type === 'content' ? `Text of ${name}` : null,
  };
}

test('17.1 games stand in the order of their best hit, five hits of each at most, those of one guide together', () => {
  const hits = [
    makeHit('B', 'one'),
    makeHit('A', 'x'),
    makeHit('B', 'two'),
    makeHit('B', 'one', 'lvl2', 'part'),
    makeHit('B', 'three'),
    makeHit('B', 'four'),
    makeHit('B', 'five'),
  ];
  assert.deepEqual(
    groupHits(hits).map(({ title, first, rows }) => [title, first, rows.map(({ hit }) => hit.objectID)]),
    [
      ['B', 0, ['one-lvl1-', 'one-lvl2-part', 'two-lvl1-', 'three-lvl1-', 'four-lvl1-']],
      ['A', 5, ['x-lvl1-']],
    ],
  );
});

test('17.1 who keeps to one game sees all of its hits', () => {
  const hits = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((page) => makeHit('B', page));
  assert.equal(groupHits(hits)[0]?.rows.length, 5);
  assert.equal(groupHits(hits, true)[0]?.rows.length, 7);
});

test('17.1 a group is named by its game and never by the category inside, without marks', () => {
  const hit = {
    ...makeHit('Instance settings', 'one'),
    product: 'minecraft',
    group: 'Minecraft: <mark>Java</mark>',
  };
  const [group] = groupHits([
    hit,
    { ...hit, hierarchy: { ...hit.hierarchy, lvl0: 'Files' }, objectID: 'two' },
  ]);
  assert.deepEqual([group?.title, group?.product, group?.rows.length], ['Minecraft: Java', 'minecraft', 2]);
  assert.equal(groupHits([{ ...hit, product: null, group: '' }])[0]?.title, 'Documentation');
});

test('6.7.2 sections stand below their guide when it was found, too; else each stands alone', () => {
  const hits = [
    makeHit('A', 'x', 'lvl2', 'p'),
    makeHit('A', 'x'),
    makeHit('A', 'x', 'lvl3', 'q'),
    makeHit('A', 'y', 'lvl2', 'r'),
  ];
  assert.deepEqual(
    groupHits(hits)[0]?.rows.map(({ hit, place }) => [hit.objectID, place]),
    [
      ['x-lvl1-', 'alone'],
      ['x-lvl2-p', 'child'],
      ['x-lvl3-q', 'last-child'],
      ['y-lvl2-r', 'alone'],
    ],
  );
});

test('17.1 a list that goes on keeps what has come in its place', () => {
  const [a, b] = [makeHit('A', 'one'), makeHit('B', 'two')];
  const names = (pages: readonly (readonly Hit[])[]) =>
    groupPages(pages).map(({ title, hits }) => [title, hits.length]);
  assert.deepEqual(names([[a, b, a]]), [
    ['A', 2],
    ['B', 1],
  ]);
  assert.deepEqual(
    names([
      [a, b],
      [b, a],
    ]),
    [
      ['A', 1],
      ['B', 2],
      ['A', 1],
    ],
  );
});

test('17.3 the hits of a log stand by its messages', () => {
  const groups = groupMessages([
    { message: 'Address already in use', hits: [makeHit('A', 'x')] },
    { message: 'nothing for this', hits: [] },
    { message: 'Cannot keep up', hits: [makeHit('B', 'y'), makeHit('B', 'z')] },
  ]);
  assert.deepEqual(
    groups.map(({ title, kind, first, rows }) => [title, kind, first, rows.length]),
    [
      ['Address already in use', 'message', 0, 1],
      ['Cannot keep up', 'message', 1, 2],
    ],
  );
});

test('17.1 a hit is its title, the section that answers and what that says; titles come whole', () => {
  const lines = (hit: Hit): unknown => {
    const { title, section, text } = readHitText(hit);
    return [title, section, text].map((pieces) => pieces.map((piece) => piece.text).join(''));
  };
  assert.deepEqual(lines(makeHit('A', 'x')), ['x', '', '']);
  assert.deepEqual(lines({ ...makeHit('A', 'x'), content: 'Says this' }), ['x', '', 'Says this']);
  const part = { ...makeHit('A', 'x', 'lvl3', 'part'), section: 'part' };
  assert.deepEqual(lines(part), ['x', 'part', '']);
  assert.deepEqual(lines({ ...part, section: 'Row: cannot join' }), ['x', 'Row: cannot join', '']);
  assert.deepEqual(lines({ ...makeHit('A', 'x', 'content', 'part'), section: 'part' }), [
    'x',
    'part',
    'Text of part',
  ]);
  assert.deepEqual(lines(makeHit('A', 'x', 'lvl0')), ['A', '', '']);
  const snippet = { value: 'Says <mark>this</mark>…', matchLevel: 'full' as const };
  assert.deepEqual(lines({ ...makeHit('A', 'x', 'content', 'part'), _snippetResult: { content: snippet } }), [
    'x',
    '',
    'Says this…',
  ]);
  const long = 'A very long title that a service would end somewhere';
  const cut = { lvl1: { value: 'A <mark>very</mark> long…', matchLevel: 'full' as const } };
  assert.deepEqual(lines({ ...makeHit('A', long), _snippetResult: { hierarchy: cut } }), [long, '', '']);
});
