import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgeNotices, LONGEST_WAIT, type NoticeTimes, readClosed, writeClosed } from './notice-state.ts';

const TIMES = [
  ['a', 100, 200],
  ['b"', 0, 0],
] as const;

test('20.4.4 a notice shows from its beginning to its end, unless it was closed', () => {
  const shown = (now: number, closed: readonly string[] = []): readonly string[] =>
    [...judgeNotices(TIMES, closed, now).rules.matchAll(/display:(\w+)/g)].map(([, display = '']) => display);
  assert.deepEqual(shown(99), ['none', 'flex']);
  assert.deepEqual(shown(100), ['flex', 'flex']);
  assert.deepEqual(shown(200), ['none', 'flex']);
  assert.deepEqual(shown(150, ['a', 'b"']), ['none', 'none']);
  assert.match(judgeNotices(TIMES, [], 0).rules, /\[data-notice="b\\""\]/);
});

test('the next change is the nearest moment ahead, as far as a timer reaches', () => {
  const wait = (times: NoticeTimes, now: number): number => judgeNotices(times, [], now).wait;
  assert.equal(wait(TIMES, 0), 100);
  assert.equal(wait(TIMES, 100), 100);
  assert.equal(wait(TIMES, 200), LONGEST_WAIT);
  assert.equal(wait([['c', 1e13, 0]], 0), LONGEST_WAIT);
});

test('what is stored may be anything', () => {
  for (const stored of [null, '', '{', '{"a":1}', '7', '[1,null]']) assert.deepEqual(readClosed(stored), []);
  assert.deepEqual(readClosed(writeClosed('a', ['b', 'a'])), ['b', 'a']);
  assert.equal(
    readClosed(
      writeClosed(
        'x',
        Array.from({ length: 60 }, (_, index) => `${index}`),
      ),
    ).length,
    50,
  );
});
