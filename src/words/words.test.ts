import assert from 'node:assert/strict';
import { test } from 'node:test';
import { say, sayCount, sayPieces, speak } from './say.ts';
import { chooseWords, findTable, listMissing, TEXTS } from './tables.ts';

const LANGUAGES = ['de', 'fr', 'es', 'pt-BR', 'nl', 'pl'];

test('27.10: every language has every text, with the same values in it', () => {
  const namesOf = (text: string): readonly string[] =>
    [...new Set(text.match(/\{\w+\}/g) ?? [])].filter((name) => name !== '{count}').toSorted();
  for (const lang of LANGUAGES) {
    const table = findTable(lang) ?? {};
    assert.deepEqual(Object.keys(table).toSorted(), [...TEXTS].toSorted(), lang);
    for (const [text, own] of Object.entries(table))
      assert.deepEqual(namesOf(own), namesOf(text), `${lang}: ${own}`);
    assert.deepEqual(listMissing(lang, {}), []);
  }
  assert.equal(findTable('de-AT'), findTable('de'));
  assert.ok(listMissing('it', {}).length > 100);
});

test('27.10: a site’s own words come first, and English needs no table', () => {
  assert.equal(chooseWords('en'), undefined);
  assert.equal(
    speak(chooseWords('en', { Close: 'Shut' }), () => say('Close') + say('Next')),
    'ShutNext',
  );
  assert.equal(
    speak(chooseWords('de', { Next: 'Vor' }), () => say('Close') + say('Next')),
    'SchließenVor',
  );
  assert.equal(say('Close'), 'Close', 'nothing is spoken outside');
});

test('27.11: numbers have the forms of their language', () => {
  const count = (lang: string, number: number): string =>
    speak(chooseWords(lang), () => sayCount(number, 'One result', '{count} results'));
  assert.deepEqual(
    [1, 2].map((number) => count('en', number)),
    ['One result', '2 results'],
  );
  assert.deepEqual(
    [1, 3].map((number) => count('de', number)),
    ['Ein Ergebnis', '3 Ergebnisse'],
  );
  assert.deepEqual(
    [0, 2].map((number) => count('fr', number)),
    ['0 résultat', '2 résultats'],
  );
  assert.deepEqual(
    [1, 2, 5].map((number) => count('pl', number)),
    ['Jeden wynik', '2 wyniki', '5 wyników'],
  );
});

test('a text with elements inside comes in pieces, in the order of the language', () => {
  assert.deepEqual(sayPieces('Tested with {what} on {date}.'), [
    'Tested with ',
    '{what}',
    ' on ',
    '{date}',
    '.',
  ]);
  assert.deepEqual(
    speak(chooseWords('de'), () => sayPieces('Tested with {what} on {date}.')),
    ['Am ', '{date}', ' mit ', '{what}', ' getestet.'],
  );
});
