import assert from 'node:assert/strict';
import { test } from 'node:test';
import { analyseText } from './analyse.ts';
import { readWhole } from './whole-question.ts';

const read = (text: string, names: readonly string[] = []) =>
  readWhole(
    analyseText(text, 'en').flatMap(({ words }) => words),
    ({ raw }) => names.includes(raw),
  );

test('the same words are the same question, whatever their marks and capitals', () => {
  assert.equal(read("My friends can't join!").typed, read('my friends cant join').typed);
  assert.equal(read('my friends cannot join').typed, read('my friends cant join').typed);
  assert.equal(read('please, my server keeps crashing').typed, read('server keeps crashing').typed);
  assert.notEqual(read('my friends join').typed, read('my friends cant join').typed);
});

test('a word that was completed or mended is known by its term', () => {
  const words = analyseText('server keeps crashing', 'en').flatMap((chunk) => chunk.words);
  const mended = words.with(2, { raw: 'crash', term: 'crash', stop: false });
  assert.equal(readWhole(mended, () => false).typed, read('server keeps crashing').typed);
});

test('small words, the order and the server say nothing', () => {
  const { said } = read('my friends cant join');
  assert.equal(read('my friend cannot join the server').said, said);
  assert.equal(read('join: cant, friends').said, said);
  assert.equal(read('friends cant join zomboid', ['zomboid']).said, said);
});

test('what is denied is another question', () => {
  assert.notEqual(read('my friends cant join').said, read('how do my friends join').said);
});

test('one word says nothing more than itself, unless it is denied', () => {
  assert.equal(read('lag').said, undefined);
  assert.notEqual(read('it wont start').said, undefined);
  assert.notEqual(read('lag').typed, undefined);
});

test('longer questions have enough words of their own', () => {
  assert.deepEqual(read('since yesterday my friends cant join any more'), {
    typed: undefined,
    said: undefined,
  });
  assert.equal(read('restore backup yesterday world').said, undefined);
  assert.deepEqual(read(''), { typed: undefined, said: undefined });
});
