/** Tests of how hits are grouped and named. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Hit, Level } from '../../search/protocol.ts';
import { groupHits, readHitText } from './group-hits.ts';

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

test('6.7.1 topics stand in the order of their best hit, with five hits at most, those of one guide together', () => {
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
    groupHits(hits).map(({ title, rows }) => [title, rows.map(({ hit }) => hit.objectID)]),
    [
      ['B', ['one-lvl1-', 'one-lvl2-part', 'two-lvl1-', 'three-lvl1-', 'four-lvl1-']],
      ['A', ['x-lvl1-']],
    ],
  );
});

test('6.7.1 the name of a topic is shown without marks', () => {
  const hit = makeHit('Minecraft: <mark>Java</mark>', 'one');
  assert.equal(groupHits([hit])[0]?.title, 'Minecraft: Java');
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

test('6.7.3 and 6.7.4 each kind of hit has its title, its second line and its icon', () => {
  const lines = (hit: Hit): unknown => {
    const { title, more, kind } = readHitText(hit);
    return [kind, ...[title, more].map((pieces) => pieces.map(({ text }) => text).join(''))];
  };
  assert.deepEqual(lines(makeHit('A', 'x')), ['page', 'x', '']);
  assert.deepEqual(lines({ ...makeHit('A', 'x'), content: 'Says this' }), ['page', 'x', 'Says this']);
  assert.deepEqual(lines(makeHit('A', 'x', 'lvl3', 'part')), ['heading', 'part', 'x']);
  assert.deepEqual(lines(makeHit('A', 'x', 'content', 'part')), ['content', 'Text of part', 'x']);
  assert.deepEqual(lines(makeHit('A', 'x', 'lvl0')), ['page', 'A', '']);
  const snippet = { value: 'Says <mark>this</mark>…', matchLevel: 'full' as const };
  assert.deepEqual(lines({ ...makeHit('A', 'x', 'content', 'part'), _snippetResult: { content: snippet } }), [
    'content',
    'Says this…',
    'x',
  ]);
});
