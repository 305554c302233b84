/** The analyser: what texts and questions are cut into, the same for the build and the browser. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { analyseText, listChunks, makeWord } from './analyse.ts';

const terms = (text: string, language = 'en') =>
  analyseText(text, language).map(({ words, joined }) =>
    [words.map(({ term }) => term).join('+'), ...joined].join(' '),
  );

test('names with parts are found by their parts and run together', () => {
  assert.deepEqual(terms('server.properties'), ['server+property serverproperty']);
  assert.deepEqual(terms('view-distance maxPlayers sv_licenseKey'), [
    'view+distanc viewdistanc',
    'max+player maxplayer',
    'sv+licens+key svlicensekey',
  ]);
  assert.deepEqual(terms('java.lang.OutOfMemoryError'), ['java+lang+out+of+memory+error outofmemoryerror']);
  assert.deepEqual(terms('1.20.1 C++ C# Rust+, 10+ a+b'), ['1.20.1', 'c++', 'c#', 'rust+', '10', 'a', 'b']);
});

test('forms of a word meet in one term; accents and apostrophes do not matter', () => {
  for (const group of [
    ['update', 'updates', 'updated', 'updating'],
    ['install', 'installs', 'installing', 'installation'],
    ['run', 'running'],
    ['connect', 'connection', 'connections'],
    ['copy', 'copies', 'copied'],
  ])
    assert.equal(new Set(group.map((word) => makeWord(word, true).term)).size, 1, group.join());
  assert.notEqual(makeWord('server', true).term, makeWord('serve', true).term);
  assert.equal(makeWord('updates', false).term, 'updates');
  assert.deepEqual(terms("Garry's café"), ['garry', 'cafe']);
});

test('words that say nothing are marked, in English alone', () => {
  const stops = (language: string) =>
    analyseText('How do I start the server', language).map(({ words }) => words[0]?.stop);
  assert.deepEqual(stops('en'), [true, true, true, false, true, false]);
  assert.ok(stops('de').every((stop) => stop === false));
});

test('chunks keep their places, and no text is too strange', () => {
  const text = 'Use /op — "now"';
  assert.deepEqual(
    analyseText(text, 'en').map(({ start, end }) => text.slice(start, end)),
    ['Use', 'op', 'now'],
  );
  assert.deepEqual(listChunks('??? … 🎮'), []);
  assert.equal(analyseText('x'.repeat(100_000), 'en')[0]?.words[0]?.raw.length, 40);
  assert.equal(analyseText('\uD800 \u0301', 'en').length <= 1, true);
});
