/** The figures of a search: means over all questions, by kind as well. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countRanks, countRanksByKind } from './rank-figures.ts';

const outcomes = [
  { kind: 'typo', place: 1, isEmpty: false },
  { kind: 'typo', place: 4, isEmpty: false },
  { kind: 'task', place: undefined, isEmpty: true },
  { kind: 'task', place: 2, isEmpty: false },
];

test('places become mean reciprocal rank and shares', () => {
  assert.deepEqual(countRanks(outcomes), {
    questions: 4,
    mrr10: 0.4375,
    success1: 0.25,
    success3: 0.5,
    zero: 1,
    unsure: 0,
  });
  assert.deepEqual(countRanks([{ kind: '', place: 11, isEmpty: false }]).mrr10, 0);
  assert.deepEqual(countRanks([]), { questions: 0, mrr10: 0, success1: 0, success3: 0, zero: 0, unsure: 0 });
});

test('kinds keep the order in which they occur', () => {
  const kinds = countRanksByKind(outcomes);
  assert.deepEqual([...kinds.keys()], ['typo', 'task']);
  assert.equal(kinds.get('typo')?.mrr10, 0.625);
});
