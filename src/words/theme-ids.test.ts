import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sayCount, speak } from './say.ts';
import { chooseWords, TEXTS } from './tables.ts';
import { readThemeTexts, THEME_IDS } from './theme-ids.ts';

test('30.11 texts of code.json are said where our pages say the same, under our names of values', () => {
  const { texts, unknown } = readThemeTexts(
    [
      ['theme.docs.paginator.next', 'Avanti'],
      ['theme.SearchPage.existingResultsTitle', 'Risultati per «{query}»'],
      ['theme.blog.post.readingTime.plurals', 'Un minuto|{readingTime} minuti'],
      ['theme.NotFound.p2', 'Contatta il proprietario'],
      ['homepage.title', 'Benvenuti'],
    ],
    'it',
  );
  assert.equal(texts['Next'], 'Avanti');
  assert.equal(texts['Search results for "{words}"'], 'Risultati per «{words}»');
  assert.equal(texts['One min read'], 'Un minuto');
  assert.deepEqual(unknown, ['theme.NotFound.p2', 'homepage.title']);
  const count = (lang: string, own: Readonly<Record<string, string>>, number: number): string =>
    speak(chooseWords(lang, own), () => sayCount(number, 'One document found', '{count} documents found'));
  const polish = readThemeTexts(
    [['theme.SearchPage.documentsFound.plurals', 'Jeden|{count} dwa|{count} pięć|{count} reszta']],
    'pl',
  ).texts;
  assert.deepEqual(
    [1, 3, 7, 1.5].map((number) => count('pl', polish, number)),
    ['Jeden', '3 dwa', '7 pięć', '1.5 reszta'],
  );
});

test('30.11 every text that an id stands for is one of ours', () => {
  const ids = [...new Set(Object.keys(readThemeTexts(Object.entries(EVERY), 'de').texts))];
  assert.deepEqual(
    ids.filter((text) => !TEXTS.includes(text)),
    [],
  );
});

/** Every id, with nothing to say. */
const EVERY: Readonly<Record<string, string>> = Object.fromEntries(THEME_IDS.map((id) => [id, 'x|y']));
