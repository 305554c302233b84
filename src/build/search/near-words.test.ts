/** The table of near words, cut to a site, and what becomes of it in the index. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decodeNearWords, encodeNearWords, nearOf } from '../../search/near-words.ts';
import {
  frequentFrom,
  listNearFiles,
  makeNearTable,
  MIN_COSINE,
  pickNearWords,
  prepareNearTable,
  readWords,
} from './near-words.ts';

const TABLE = makeNearTable();
const { rows: ROWS, licence: LICENCE } = readWords();

const counted = (...entries: readonly (readonly [string, number])[]) => {
  const counts = new Map(entries);
  return { countOf: (term: string): number => counts.get(term) ?? 0 };
};

test('the table is sorted, and every row is a word and at most four neighbours with how near they are', () => {
  assert.ok(ROWS.length > 5_000 && ROWS.join('').length < 600_000, `${ROWS.length} rows`);
  assert.deepEqual(
    ROWS.filter((row) => !/^[a-z]{3,20}(?: [a-z]{3,20}\d){1,4}$/.test(row)),
    [],
  );
  const words = ROWS.map((row) => row.slice(0, row.indexOf(' ')));
  assert.deepEqual(words, words.toSorted());
});

test('pairs end in a term of the site, at most three a word, nearest first', () => {
  const counts = counted(['massiv', 4], ['big', 9], ['large', 2], ['enormous', 1], ['payment', 1]);
  const { words, near } = pickNearWords(counts, 1000, 'en', TABLE);
  const found = (word: string): readonly string[] =>
    (near[words.indexOf(word)] ?? []).map(({ term }) => term);
  assert.deepEqual(found('huge'), ['enormous', 'massiv', 'big']);
  assert.deepEqual(found('refund'), ['payment']);
  assert.deepEqual(found('password'), []);
  assert.ok(near.every((list) => list.every(({ nearness }) => nearness > MIN_COSINE && nearness < 1)));
  assert.deepEqual(words, words.toSorted());
});

test('words that are frequent in the site have no neighbours, nor have other languages any', () => {
  const counts = counted(['refund', frequentFrom(100)], ['payment', 4]);
  assert.ok(!pickNearWords(counts, 100, 'en-GB', TABLE).words.includes('refund'));
  assert.ok(pickNearWords(counts, 1000, 'en-GB', TABLE).words.includes('refund'));
  assert.deepEqual(pickNearWords(counts, 1000, 'de', TABLE), { words: [], near: [] });
});

test('a word that comes or goes changes the file that holds it, and few others', () => {
  const terms = ROWS.flatMap((row, index) => (index % 5 === 0 ? [row.slice(0, row.indexOf(' '))] : []));
  const filesOf = (words: readonly string[]): readonly string[] => {
    const files: string[] = [];
    const add = (bytes: Uint8Array): string => String(files.push(bytes.join()));
    listNearFiles(counted(...words.map((word) => [word, 1] as const)), 1000, 'en', TABLE, add);
    return files;
  };
  const [before, after] = [filesOf(terms), filesOf(terms.toSpliced(300, 1))];
  assert.ok(before.length > 20, `${before.length} files`);
  assert.ok(before.filter((file) => !after.includes(file)).length <= 5);
});

test('a stretch comes back from its file as it was, to the nearest step', () => {
  const near = [
    [{ term: 'pay', nearness: 0.75 }],
    [
      { term: 'fee', nearness: 0.625 },
      { term: 'pay', nearness: 0.65625 },
    ],
  ];
  const decoded = decodeNearWords(encodeNearWords({ words: ['bill', 'refund'], near }));
  assert.deepEqual(decoded, { words: ['bill', 'refund'], near });
  assert.deepEqual(nearOf('bill', decoded), near[0]);
  assert.deepEqual(nearOf('other', decoded), []);
  assert.throws(() => decodeNearWords(new Uint8Array([1, 2])), RangeError);
});

test('what the installation leaves is the table', () => {
  const [name, text] = prepareNearTable();
  assert.match(name, /\.json$/);
  assert.deepEqual(JSON.parse(text), { licence: LICENCE, ...TABLE });
  assert.match(LICENCE, /Permission is hereby granted[^]*WITHOUT WARRANTY/);
});
