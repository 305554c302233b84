import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hidesHeader, nextScrollTop, showsToTop } from './scroll-steps.ts';

test('9.1: each frame covers 85 percent of what is left', () => {
  const way = [2677];
  while (way.at(-1) !== 0) way.push(nextScrollTop(way.at(-1) ?? 0, 0));
  assert.deepEqual(way, [2677, 401, 60, 9, 1, 0]);
});

test('4.9.1: the button to the top shows on the way up, 300 px or more down', () => {
  assert.equal(showsToTop({ before: 400, now: 300, isBottom: false }, false), true);
  assert.equal(showsToTop({ before: 400, now: 299, isBottom: false }, true), false);
  assert.equal(showsToTop({ before: 400, now: 500, isBottom: false }, true), false);
  assert.equal(showsToTop({ before: 400, now: 400, isBottom: false }, true), false);
  assert.equal(showsToTop({ before: 900, now: 800, isBottom: true }, false), false);
});

test('4.2.10: the header hides on the way down and comes back on the way up', () => {
  assert.equal(hidesHeader({ before: 100, now: 200, isBottom: false }, false, 60), true);
  assert.equal(hidesHeader({ before: 200, now: 100, isBottom: false }, true, 60), false);
  assert.equal(hidesHeader({ before: 10, now: 59, isBottom: false }, true, 60), false);
  assert.equal(hidesHeader({ before: 900, now: 800, isBottom: true }, true, 60), true);
});
