/** Ways through questions. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Answer, followMoves, moveOf, type Point } from './walk.ts';

const answer = (label: string, more: Partial<Answer<string>> = {}): Answer<string> => ({
  label,
  shown: `do ${label}`,
  answers: [],
  to: undefined,
  ...more,
});
const POINTS: readonly Point<string>[] = [
  { shown: 'A?', answers: [answer('Yes', { to: -1, shown: undefined }), answer('No')] },
  {
    shown: 'B?',
    answers: [
      answer('One', { shown: 'C?', answers: [answer('Back', { to: 0 }), answer('Here')] }),
      answer('Skip', { to: 3 }),
    ],
  },
  { shown: 'Restart.', answers: [] },
];

const walk = (moves: string): readonly unknown[] => {
  const { place, moves: done, taken } = followMoves(POINTS, moves);
  const shown = place.kind === 'end' ? '' : place.kind === 'result' ? place.answer.shown : place.point.shown;
  return [place.kind, shown, done, taken.map((move) => `${move.shown} ${move.label ?? ''}`.trim())];
};

test('answers lead on, further in, back, and to what to do', () => {
  assert.deepEqual(walk(''), ['question', 'A?', '', []]);
  assert.deepEqual(walk('2'), ['result', 'do No', '2', ['A? No']]);
  assert.deepEqual(walk('1'), ['question', 'B?', '1', ['A? Yes']]);
  assert.deepEqual(walk('11'), ['question', 'C?', '11', ['A? Yes', 'B? One']]);
  assert.deepEqual(walk('111'), ['question', 'A?', '111', ['A? Yes', 'B? One', 'C? Back']]);
  assert.deepEqual(walk('112-'), ['step', 'Restart.', '112-', ['A? Yes', 'B? One', 'C? Here']]);
  assert.deepEqual(walk('112--'), ['end', '', '112--', ['A? Yes', 'B? One', 'C? Here', 'Restart.']]);
  assert.deepEqual(walk('12'), ['end', '', '12', ['A? Yes', 'B? Skip']]);
});

test('an address that somebody made up leads as far as it can', () => {
  assert.deepEqual(walk('1z1'), ['question', 'B?', '1', ['A? Yes']]);
  assert.deepEqual(walk('-'), ['question', 'A?', '', []]);
  assert.deepEqual(walk('12----'), ['end', '', '12', ['A? Yes', 'B? Skip']]);
  assert.equal(followMoves(POINTS, '111'.repeat(1000)).moves.length, 60);
  assert.equal(followMoves([], '1').place.kind, 'end');
  assert.equal(moveOf(10), 'b');
});
