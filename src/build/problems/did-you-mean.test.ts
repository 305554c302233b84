import assert from 'node:assert/strict';
import { test } from 'node:test';
import { closest } from './did-you-mean.ts';

test('finds the word with the fewest mistakes', () => {
  assert.equal(closest('titel', ['title', 'tile']), 'title');
  assert.equal(closest('sidebar_postion', ['sidebar_label', 'sidebar_position']), 'sidebar_position');
  assert.equal(closest('instal', ['install', 'instant']), 'install');
});

test('two neighbours swapped count as one mistake', () => {
  assert.equal(closest('drak', ['dark'], 1), 'dark');
  assert.equal(closest('abxdcy', ['abxcdy'], 1), 'abxcdy');
});

test('ignores case, and never suggests the word itself', () => {
  assert.equal(closest('Title', ['title']), 'title');
  assert.equal(closest('title', ['title']), undefined);
});

test('suggests nothing when nothing is near', () => {
  assert.equal(closest('colour', ['title', 'position']), undefined);
  assert.equal(closest('id', ['url']), undefined);
  assert.equal(closest('', ['abc']), undefined);
  assert.equal(closest('abc', []), undefined);
});

test('the first of equally near words wins, so that the answer is the same every time', () => {
  assert.equal(closest('mod', ['mop', 'mob']), 'mop');
});

test('agrees with the plain definition on many random words', () => {
  let seed = 7;
  const random = (below: number): number => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed % below;
  };
  const word = (): string => Array.from({ length: 1 + random(7) }, () => 'abc'[random(3)]).join('');
  for (let round = 0; round < 500; round++) {
    const wanted = word();
    const words = Array.from({ length: 6 }, word).filter((entry) => entry !== wanted);
    const nearest = Math.min(...words.map((entry) => countEdits(wanted, entry)));
    const found = closest(wanted, words, 3);
    if (nearest > 3) assert.equal(found, undefined);
    else assert.equal(countEdits(wanted, found ?? ''), nearest, `${wanted}: ${words.join(' ')}`);
  }
});

/** The textbook recurrence, whole table. */
function countEdits(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (__, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number): number => table[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      let cost = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, at(i - 2, j - 2) + 1);
      (table[i] ?? [])[j] = cost;
    }
  }
  return at(a.length, b.length);
}
