import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FIELD, type Postings } from './postings.ts';
import { chooseDoubt } from './is-likely.ts';
import { rankPages } from './rank.ts';
import type { RankInputs, WeighedWord } from './rank-types.ts';
import { RANKING } from './ranking.ts';

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
    asked: [],
    quoted: [],
  };
  return { count: pages.length, meanings: [{ postings, weight }] };
}

const UNKNOWN: WeighedWord = { count: 0, meanings: [] };

function inputsOf(words: readonly WeighedWord[], changed: Partial<RankInputs> = {}): RankInputs {
  const isWanted = () => false;
  return {
    words,
    weights,
    runs: new Map(),
    wholes: new Map(),
    doubt: chooseDoubt({ isQuote: false, isNamed: false, isPlay: false }, RANKING),
    isWanted,
    ranking: RANKING,
    ...changed,
  };
}

function rank(...words: readonly WeighedWord[]): readonly number[] {
  return rankPages(inputsOf(words)).pages.map(({ page }) => page);
}

test('a page that is asked for by the whole question comes first, and is sure to answer', () => {
  const words = [word([1, 2, 3]), word([1, 2]), UNKNOWN, UNKNOWN];
  const { pages, isSure } = rankPages(inputsOf(words, { wholes: new Map([[3, 2]]) }));
  assert.deepEqual([pages[0]?.page, isSure], [3, true]);
});

test('a page that no word of the question stands on comes first where the question is its phrase, but not past a filter', () => {
  const words = [word([1, 2]), word([1])];
  const wholes = new Map([[3, 2]]);
  assert.equal(rankPages(inputsOf(words, { wholes })).pages[0]?.page, 3);
  const filtered = Float64Array.from(weights, (weight, page) => (page === 3 ? 0 : weight));
  const { pages } = rankPages(inputsOf(words, { wholes, weights: filtered }));
  assert.deepEqual(
    pages.map(({ page }) => page),
    [1, 2],
  );
});

test('a page that quotes five words of a message comes before one that has all words apart', () => {
  const words = [word([1, 2]), word([1]), word([1])];
  const runs = new Map([[2, { section: 1, words: 2 }]]);
  assert.deepEqual(rankPages(inputsOf(words, { runs })).pages[0]?.page, 2);
});

test('of a product that is named, what is only likely meant is enough', () => {
  const words = [word([1], 0.5), UNKNOWN];
  assert.deepEqual(rankPages(inputsOf(words)).pages, []);
  assert.equal(rankPages(inputsOf(words, { isWanted: (page) => page === 1 })).pages[0]?.page, 1);
});

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

test('where the title holds the question, the page is the answer, unless a heading holds all of several words', () => {
  const postings = (headings: readonly number[]): Postings => ({
    pages: Uint32Array.from([1]),
    fields: new Uint8Array([FIELD.title]),
    titles: new Uint8Array([1]),
    starts: Uint32Array.from([0, headings.length]),
    sections: Uint16Array.from(headings.keys()).map((at) => at + 1),
    levels: new Uint8Array(headings.length).fill(2),
    headings: Uint8Array.from(headings),
    asked: [],
    quoted: [],
  });
  const sectionOf = (...words: readonly (readonly number[])[]): number | undefined =>
    rankPages(
      inputsOf(words.map((own) => ({ count: 1, meanings: [{ postings: postings(own), weight: 1 }] }))),
    ).pages[0]?.section;
  assert.equal(sectionOf([0, 1]), 0);
  assert.equal(sectionOf([0, 1], [0, 0]), 0);
  assert.equal(sectionOf([0, 1], [0, 1]), 2);
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
    rankPages(inputsOf([word([5, 6])], { weights: some })).pages.map(({ page }) => page),
    [6],
  );
});

test('a page that quotes a run of the words comes first, and leads to the quote', () => {
  const runs = new Map([[3, { section: 1, words: 4 }]]);
  const { pages, isSure } = rankPages(inputsOf([word([1, 2, 3]), word([1, 2])], { runs }));
  assert.deepEqual([pages[0]?.page, pages[0]?.section, isSure], [3, 1, true]);
});

test('phrases under which a page is asked for count as its text does, more where one holds three of the words', () => {
  const asked = [0, 1, 2].map((phrase) => {
    const made = word([1, 2]);
    const [meaning] = made.meanings;
    // One phrase of page 2 holds all three, page 1 has each in another.
    const phrases = [[phrase], [0]];
    assert.ok(meaning !== undefined);
    return { ...made, meanings: [{ ...meaning, postings: { ...meaning.postings, asked: phrases } }] };
  });
  assert.deepEqual(rank(...asked), [2, 1]);
});

test('a word that stands everywhere says much where few pages have much of it', () => {
  const all = weights.map((_, page) => page);
  const everywhere = word([...all]);
  const [meaning] = everywhere.meanings;
  assert.ok(meaning !== undefined);
  meaning.postings.levels[4] = 7;
  const other = word([2, 3, 5, 6, 7, 8, 9, 10, 11]);
  const best = (spread: number) =>
    rankPages(inputsOf([everywhere, other], { ranking: { ...RANKING, spread } })).pages[0]?.page;
  assert.deepEqual([best(1), best(0)], [4, 2]);
});

test('an answer is doubtful where most of the question stands on no page', () => {
  const isSure = (...words: readonly WeighedWord[]) => rankPages(inputsOf(words)).isSure;
  assert.equal(isSure(word([1]), word([1, 2])), true);
  assert.equal(isSure(word([1, 2, 3, 4, 5, 6, 7, 8]), UNKNOWN), false);
  const little = [word([1, 2, 3, 4, 5, 6, 7, 8]), UNKNOWN];
  const isSureOf = (isQuote: boolean, isNamed: boolean, isPlay: boolean, words = little) =>
    rankPages(inputsOf(words, { doubt: chooseDoubt({ isQuote, isNamed, isPlay }, RANKING) })).isSure;
  assert.equal(isSureOf(true, false, false), true, 'a machine is quoted');
  assert.equal(isSureOf(false, true, false), false, 'the guides of the product say nothing of it');
  const half = [word([1]), word([1]), word([1]), UNKNOWN];
  assert.equal(isSureOf(false, true, false, half), true, 'a product is named');
  assert.equal(isSureOf(false, true, true, half), false, 'it is about play');
  assert.equal(rankPages(inputsOf([])).isSure, false);
});

test('of a few words a page must hold more than of a long story, and more than mention them', () => {
  const likely = (words: readonly WeighedWord[]) => rankPages(inputsOf(words)).isSure;
  const about = word([1]);
  const [meaning] = about.meanings;
  assert.ok(meaning !== undefined);
  meaning.postings.levels.fill(6);
  const unknown = (count: number) => Array.from({ length: count }, () => UNKNOWN);
  // About four of seven parts of what each question says.
  assert.equal(likely([about, about, ...unknown(1)]), false);
  assert.equal(likely([...Array.from({ length: 12 }, () => about), ...unknown(6)]), true);
  assert.equal(likely([...Array.from({ length: 12 }, () => word([1])), ...unknown(6)]), false);
});

test('a page that is all about most of what is told is likely; one that only has it somewhere is not', () => {
  const isSure = (field: number) => {
    const told = Array.from({ length: 5 }, () => {
      const made = word([1]);
      made.meanings[0]?.postings.fields.fill(field);
      return made;
    });
    return rankPages(inputsOf([...told, UNKNOWN])).isSure;
  };
  assert.deepEqual([isSure(FIELD.keywords), isSure(0)], [true, false]);
});

test('of a page whose phrases have a word of the question more is expected: without phrases pages are worth less', () => {
  const told = (asked: Postings['asked']) =>
    Array.from({ length: 5 }, () => {
      const made = word([1]);
      const [meaning] = made.meanings;
      assert.ok(meaning !== undefined);
      return { ...made, meanings: [{ ...meaning, postings: { ...meaning.postings, asked } }] };
    });
  const values = Array.from({ length: 60 }, (_, at) => at / 10);
  /** The most that may be expected of it, while it is sure. */
  const mostOf = (asked: Postings['asked'], sureUnasked: number) =>
    values.findLast((value) => {
      const doubt = { share: 0, value };
      return rankPages(inputsOf([...told(asked), UNKNOWN], { doubt, ranking: { ...RANKING, sureUnasked } }))
        .isSure;
    }) ?? 0;
  assert.ok(mostOf([], 0.7) > mostOf([], 1));
  assert.equal(mostOf([[0]], 0.7), mostOf([[0]], 1));
});

test('of a product that is named a page answers however little it holds', () => {
  const words = [word([1]), word([1]), word([1]), word([1, 2, 3, 4, 5, 6])];
  const listed = (changed: Partial<RankInputs>) =>
    rankPages(inputsOf(words, changed)).pages.map(({ page }) => page);
  assert.deepEqual(listed({}), [1]);
  assert.deepEqual(listed({ isWanted: (page) => page === 2 }), [1, 2]);
});
