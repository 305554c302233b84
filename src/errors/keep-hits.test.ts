import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Hit } from './hit.ts';
import { findKnown, keepHits, listHits, type KeptHits } from './keep-hits.ts';

const hit = (line: number): Hit => ({ line }) as Hit;

/** A rule that stands one line behind each of these starts, by game. */
function walkStarts(starts: readonly (readonly [line: number, sign: number])[]): KeptHits {
  const places = { hits: new Map(), ready: new Map(), readyBefore: new Map(), start: 0, untried: new Map() };
  for (const [line, sign] of starts) {
    const last = places.ready.get(sign);
    if (last !== undefined) places.readyBefore.set(sign, last);
    places.ready.set(sign, line);
    places.start = line;
    assert.equal(findKnown(places, 7), undefined);
    keepHits(places, 7, [...(places.hits.get(7) ?? []), hit(line + 1)]);
  }
  return places;
}

test('of thousands of starts only the places are kept that may be told', () => {
  const starts = Array.from({ length: 5000 }, (_, index) => [index * 40, index % 2] as const);
  const { hits } = walkStarts(starts);
  const last = 4999 * 40;
  assert.deepEqual(
    hits.get(7)?.map(({ line }) => line),
    [1, last - 119, last - 79, last - 39, last + 1],
  );
});

test('a place is the first of the newer starts, or of the last that had it', () => {
  const places = walkStarts([
    [10, 0],
    [50, 0],
    [90, 0],
  ]);
  const tell = (older: number) => listHits(places, older).map(([, { line, isOlder }]) => [line, isOlder]);
  assert.deepEqual(tell(0), [[11, undefined]]);
  assert.deepEqual(tell(50), [[51, undefined]]);
  assert.deepEqual(tell(200), [[91, true]]);
  places.untried.set(7, 210);
  assert.deepEqual(tell(200), [[91, undefined]], 'it may stand there again');
});
