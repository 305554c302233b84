/** The files of the index: what is written is read back, and damage is noticed. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createReader, createWriter } from './bytes.ts';
import { decodeDictionary, encodeDictionary, lowerBound, partOf } from './dictionary.ts';
import {
  decodeNames,
  decodeTable,
  decodeTexts,
  encodeNames,
  encodeTable,
  encodeTexts,
} from './page-files.ts';
import { decodeShard, encodeShard, FIELD, type Postings, toLevel } from './postings.ts';
import { decodeSynonyms, encodeSynonyms } from './synonyms.ts';

test('numbers and texts of all sizes come back', () => {
  const numbers = [0, 1, 127, 128, 16_383, 16_384, 2 ** 28, 2 ** 31 - 1];
  const texts = ['', 'a', 'ü🎮', 'x'.repeat(70_000)];
  const writer = createWriter();
  for (const value of numbers) writer.number(value);
  for (const value of texts) writer.text(value);
  const reader = createReader(writer.finish());
  assert.deepEqual(
    numbers.map(() => reader.number()),
    numbers,
  );
  assert.deepEqual(
    texts.map(() => reader.text()),
    texts,
  );
  assert.throws(() => reader.byte(), RangeError);
});

const postings: Postings = {
  pages: Uint32Array.from([0, 7, 5_000]),
  fields: Uint8Array.from([FIELD.title | FIELD.place, 0, FIELD.keywords]),
  titles: Uint8Array.from([0x23, 0, 0]),
  starts: Uint32Array.from([0, 2, 3, 3]),
  sections: Uint16Array.from([0, 300, 4]),
  levels: Uint8Array.from([3, 7, 1]),
  headings: Uint8Array.from([0, 0x12, 0]),
  asked: [undefined, [8, 17, 300], undefined],
  quoted: [[5, 16_390], undefined, [2_000_000]],
};

test('a shard, a dictionary and the page files come back', () => {
  const shard = decodeShard(encodeShard([postings], new Map([['rare', postings]])));
  assert.deepEqual(shard.known, [postings]);
  assert.deepEqual(shard.rare.get('rare'), postings);

  const dictionary = {
    terms: ['op', 'open', 'operator', 'x'.repeat(40), `${'x'.repeat(39)}y`, 'ópera', '🎮', '🎯'],
    counts: [1, 2, 4, 8, 1, 1, 1, 1],
    shards: [{ first: 'op', from: 0, file: 'a.bin' }],
  };
  assert.deepEqual(decodeDictionary(encodeDictionary(dictionary)), dictionary);
  const entries = [
    { route: 'docs/a', title: 'A', category: 'Games', group: 'Games', textFile: '1.bin' },
    { route: 'docs/b', title: 'B', category: 'Games', group: '', textFile: '2.bin' },
    { route: 'docs/c', title: 'C', category: 'Files', group: '', textFile: '3.bin' },
  ];
  assert.deepEqual(decodeTable(encodeTable(entries)), entries);
  const texts = [
    { sections: [{ level: 'lvl2' as const, heading: 'H', anchor: 'h', content: 'Text\nmore' }] },
  ];
  assert.deepEqual(decodeTexts(encodeTexts(texts)), texts);
  assert.deepEqual(decodeNames(encodeNames(['a', 'b'])), ['a', 'b']);
  const rules = [{ from: ['white', 'list'], to: [['whitelist'], ['allow', 'list']] }];
  assert.deepEqual(decodeSynonyms(encodeSynonyms(rules)), rules);
});

test('a file of another kind, or cut short, throws a RangeError', () => {
  const shard = encodeShard([postings], new Map());
  for (const decode of [decodeDictionary, decodeTable, decodeTexts, decodeNames, decodeSynonyms])
    assert.throws(() => decode(shard), RangeError);
  for (let length = 0; length < shard.length; length++)
    assert.throws(() => decodeShard(shard.slice(0, length)), RangeError, `${length} bytes`);
});

test('terms and parts are found by halving', () => {
  assert.deepEqual(
    ['a', 'b', 'c', 'd'].map((term) => lowerBound(['b', 'd'], term)),
    [0, 0, 1, 1],
  );
  assert.deepEqual(
    ['a', 'b', 'c', 'd', 'e'].map((term) => partOf(['b', 'd'], term)),
    [0, 0, 0, 1, 1],
  );
});

test('how much of a text a term makes up has eight steps', () => {
  assert.deepEqual([0, 0.1, 0.3, 1, 100].map(toLevel), [0, 1, 1, 3, 7]);
});
