/** The files of the index: what is written is read back, and damage is noticed. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createReader, createWriter } from './bytes.ts';
import { decodeDictionary, encodeDictionary, lowerBound, partOf } from './dictionary.ts';
import {
  decodeBlocks,
  decodeTable,
  decodeTexts,
  encodeBlocks,
  encodeTable,
  encodeTexts,
} from './page-files.ts';
import {
  createColumns,
  decodeShard,
  encodeShard,
  FIELD,
  type Postings,
  toLevel,
  writePostings,
} from './postings.ts';
import { readPartList, shortenFirst, writePartList } from './part-list.ts';
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

function makeShard(known: number, rare: readonly string[]): Uint8Array {
  const columns = createColumns();
  for (let term = 0; term < known + rare.length; term++) writePostings(columns, postings);
  return encodeShard(known, rare, columns);
}

test('a shard, a dictionary and the page files come back', () => {
  const shard = decodeShard(makeShard(1, ['rare']));
  assert.deepEqual(shard.known, [postings]);
  assert.deepEqual(shard.rare.get('rare'), postings);

  const dictionary = {
    terms: ['op', 'open', 'operator', 'x'.repeat(40), `${'x'.repeat(39)}y`, 'ópera', '🎮', '🎯'],
    counts: [1, 2, 4, 8, 1, 1, 1, 1],
    shards: [{ first: 'op', from: 0, file: 'a.bin' }],
  };
  assert.deepEqual(decodeDictionary(encodeDictionary(dictionary)), dictionary);
  const entries = [
    { route: 'docs/a', title: 'A', category: 'Games', group: 'Games' },
    { route: 'docs/b', title: 'B', category: 'Games', group: '' },
    { route: 'docs/c', title: 'C', category: 'Files', group: '' },
  ];
  assert.deepEqual(decodeTable(encodeTable(entries)), entries);
  const sections = [
    { level: 'lvl2' as const, heading: 'H', anchor: 'h', content: 'Text\nmore' },
    { level: 'lvl5' as const, heading: 'Seen', anchor: 'r', content: 'Do', kind: 'row' as const, inside: 0 },
  ];
  const texts = entries.map((entry, at) => ({ ...entry, first: at * 4, way: ['', 'A'], sections }));
  assert.deepEqual(decodeTexts(encodeTexts(texts)), texts);
  const rules = [{ from: ['white', 'list'], to: [['whitelist'], ['allow', 'list']] }];
  assert.deepEqual(decodeSynonyms(encodeSynonyms(rules)), rules);
});

test('a file of another kind, or cut short, throws a RangeError', () => {
  const shard = makeShard(1, []);
  for (const decode of [decodeDictionary, decodeTable, decodeTexts, decodeBlocks, decodeSynonyms])
    assert.throws(() => decode(shard), RangeError);
  for (let length = 0; length < shard.length; length++)
    assert.throws(() => decodeShard(shard.slice(0, length)), RangeError, `${length} bytes`);
});

test('every page has a file with its entry and one with its text', () => {
  const [many, few] = [
    { pages: 3, name: 'aaaaaaaa', texts: [] },
    { pages: 2, name: 'bbbbbbbb', texts: [] },
  ];
  const blocks = decodeBlocks(encodeBlocks([many, few]));
  assert.deepEqual(
    [0, 2, 3, 4, 5].map((page) => blocks.findEntry(page)),
    [
      { file: 'aaaaaaaa.bin', at: 0 },
      { file: 'aaaaaaaa.bin', at: 2 },
      { file: 'bbbbbbbb.bin', at: 0 },
      { file: 'bbbbbbbb.bin', at: 1 },
      undefined,
    ],
  );
  assert.deepEqual(blocks.findText(2, 1, 1), { file: 'aaaaaaaa-2-1.bin', at: 0 });
  assert.deepEqual(blocks.findText(2, 0, 2), { file: 'aaaaaaaa-1-0.bin', at: 0 });
  assert.deepEqual(blocks.findText(1, 0, 2), { file: 'aaaaaaaa-0-0.bin', at: 1 });
  assert.equal(blocks.findText(5, 0, 1), undefined);
  const named = decodeBlocks(
    encodeBlocks([
      { ...few, texts: ['cccccccc', 'dddddddd'] },
      { pages: 1, name: 'eeeeeeee', texts: ['ffffffff'] },
    ]),
  );
  assert.deepEqual(named.findText(1, 2, 1), { file: 'dddddddd-0-2.bin', at: 0 });
  assert.deepEqual(named.findText(2, 0, 1), { file: 'ffffffff-0-0.bin', at: 0 });
  assert.deepEqual(named.findEntry(2), { file: 'eeeeeeee.bin', at: 0 });
  assert.equal(named.findText(3, 0, 1), undefined);
});

test('a list of parts comes back, and as little of a term as parts it from the one before', () => {
  const parts = [
    ['', 'aaaaaaaa.bin'],
    ['sp', 'bbbbbbbb.bin'],
  ] as const;
  assert.deepEqual(readPartList(writePartList(parts)), {
    firsts: ['', 'sp'],
    files: ['aaaaaaaa.bin', 'bbbbbbbb.bin'],
  });
  assert.deepEqual(readPartList(''), { firsts: [], files: [] });
  assert.deepEqual(
    [shortenFirst('spawn', 'server'), shortenFirst('server', 'serve'), shortenFirst('b', 'a')],
    ['sp', 'server', 'b'],
  );
  // Not half of a character.
  assert.equal(shortenFirst('🎯x', 'z'), '🎯');
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
