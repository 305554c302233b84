import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FIELD, type Postings } from './postings.ts';
import { rankPages, type WeighedWord } from './rank.ts';

const PAGES = 20;
const weights = new Float64Array(PAGES).fill(1);

/** A word that stands in the first section's text of these pages. */
function word(pages: readonly number[], weight = 1): WeighedWord {
  const postings: Postings = {
    pages: Uint32Array.from(pages),
    fields: new Uint8Array(pages.length),
    titles: new Uint8Array(pages.length),
    starts: Uint32Array.from([0, ...pages.map((_, index) => index + 1)]),
    sections: new Uint16Array(pages.length).fill(1),
    levels: new Uint8Array(pages.length).fill(2),
    headings: new Uint8Array(pages.length),
  };
  return { count: pages.length, meanings: [{ postings, weight }] };
}

const UNKNOWN: WeighedWord = { count: 0, meanings: [] };

function rank(...words: readonly WeighedWord[]): readonly number[] {
  return rankPages(words, weights).map(({ page }) => page);
}

test('pages with all words come before those with some', () => {
  assert.deepEqual(rank(word([1, 2, 3]), word([3, 4]))[0], 3);
});

test('a page with the word in its title comes first', () => {
  const inText = word([1, 2]);
  const [meaning] = inText.meanings;
  assert.ok(meaning !== undefined);
  meaning.postings.fields[1] = FIELD.title;
  meaning.postings.titles[1] = 4;
  assert.deepEqual(rank(inText), [2, 1]);
});

test('a question whose words nearly all stand nowhere is answered only where it is spelt as on the pages', () => {
  assert.deepEqual(rank(word([5, 6]), UNKNOWN), [5, 6]);
  assert.deepEqual(rank(word([5, 6], 0.36), UNKNOWN), []);
  assert.deepEqual(rank(word([5, 6]), UNKNOWN, UNKNOWN, UNKNOWN), []);
  assert.deepEqual(rank(word([5, 6], 0.62)), [5, 6]);
});

test('pages that the filters leave out are no answer', () => {
  const some = weights.map((weight, page) => (page === 5 ? 0 : weight));
  assert.deepEqual(
    rankPages([word([5, 6])], some).map(({ page }) => page),
    [6],
  );
});
