/** What an unfinished or mistyped question may be as a whole. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { analyseText } from './analyse.ts';
import { expandQuery } from './expand.ts';
import { findNamed, listReadings, listWholes } from './find-wholes.ts';
import type { Postings } from './postings.ts';
import { readQuery } from './query.ts';
import { RANKING } from './ranking.ts';
import { asNeed, isWhole, readWhole } from './whole-question.ts';

test('the last word while it is typed, and mistyped ones, stand for what they may mean', () => {
  const part = { terms: ['inventory', 'inventpr', 'keep', 'world'], counts: [9, 3, 20, 30], shards: [] };
  const lexicon = {
    partsFor: () => [part],
    partWith: () => part,
    nearTo: () => [],
    synonyms: [],
    isEnglish: true,
    isSmall: true,
    isLarge: false,
    ranking: RANKING,
  };
  const readings = (text: string) => {
    const query = readQuery(text, 'en');
    return listReadings(query.all, expandQuery(query, lexicon)).map((words) =>
      words.map(({ raw }) => raw).join(' '),
    );
  };
  assert.deepEqual(readings('world inven'), ['world inven', 'world inventory', 'world inventpr']);
  assert.deepEqual(readings('wrold inventory '), ['wrold inventory', 'world inventory']);
  assert.deepEqual(readings('world inventory '), ['world inventory']);
  assert.deepEqual(
    readings('world wher '),
    ['world wher', 'world where', 'world when'],
    'also where it says nothing',
  );
  assert.ok(readings('cant becuase up ').includes('cant because up'), 'and nothing else says anything');
  assert.equal(readings('wrold wrold1 inven inven1 keeep wrld ').length <= 9, true);
  const long = 'my world is not there and then neither inven';
  assert.deepEqual(readings(long), [long], 'longer ones are found by their words');
});

test('a question that names the product is looked up without its name, too', () => {
  const words = (text: string) => analyseText(text, 'en').flatMap((chunk) => chunk.words);
  const typed = listWholes(words('minecraft keep inventory'), [], {
    names: new Set([0]),
    isOfGame: false,
  }).map((whole) => whole.typed);
  const bare = readWhole(words('keep inventory'), () => false).typed;
  assert.deepEqual([typed.length, typed[1]], [2, bare]);
  assert.equal(listWholes(words('keep inventory'), [], { names: new Set(), isOfGame: false }).length, 1);
});

test('what is wanted of every game is looked up only where it is clear which', () => {
  const words = analyseText('valheim times out', 'en').flatMap((chunk) => chunk.words);
  const bare = readWhole(words.slice(1), () => false);
  const find = (isOfGame: boolean) => listWholes(words, [], { names: new Set([0]), isOfGame });
  assert.deepEqual(find(true)[0], { ...asNeed(bare), isNamed: false });
  assert.ok(!find(false).some(({ typed }) => typed === asNeed(bare).typed));
  assert.notEqual(asNeed(bare).typed, bare.typed);
  assert.ok(isWhole(asNeed(bare).typed ?? ''));
});

test('a question is found with the name that is part of it, whatever product has the page', () => {
  const words = analyseText('java or bedrock', 'en').flatMap((chunk) => chunk.words);
  const whole = readWhole(words, (_, at) => at === 2);
  const wholes = listWholes(words, [], { names: new Set([2]), isOfGame: true });
  const postings = { pages: Uint32Array.of(7) } as Postings;
  assert.deepEqual(
    findNamed(wholes, (term) => (term === whole.typed ? postings : undefined)),
    [7],
  );
  assert.deepEqual(
    findNamed(wholes, (term) => (term === whole.typed ? undefined : postings)),
    [],
  );
});
