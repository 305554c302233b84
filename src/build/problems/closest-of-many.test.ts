import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createClosest } from './closest-of-many.ts';
import { closest } from './did-you-mean.ts';

test('a list that is asked often gives the answers of one that is asked once', () => {
  let seed = 11;
  const random = (below: number): number => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed % below;
  };
  const word = (): string => Array.from({ length: random(9) }, () => 'abcAB'[random(5)]).join('');
  for (let round = 0; round < 200; round++) {
    const words = Array.from({ length: random(30) }, word);
    const ask = createClosest(words);
    for (let question = 0; question < 20; question++) {
      const wanted = question === 0 ? (words[0] ?? '') : word();
      const most = [undefined, 1, 2, 3][random(4)];
      assert.equal(
        ask(wanted, most),
        closest(wanted, words, most),
        `${wanted} (${most}): ${words.join(' ')}`,
      );
    }
  }
});

test('words of other alphabets and of nothing', () => {
  const ask = createClosest(['', 'Größe', 'уровень', '設定']);
  assert.equal(ask('größ'), 'Größe');
  assert.equal(ask('уравень'), 'уровень');
  assert.equal(ask('x'), '');
  assert.equal(createClosest([])('x'), undefined);
});

test('a word that is longer than all others by far has none beside it, and costs nothing', () => {
  const find = createClosest(['/docs/ports', '/docs/start']);
  assert.equal(find(`/docs/${'x'.repeat(1_000_000)}`), undefined);
});
