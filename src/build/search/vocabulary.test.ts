/** From pages to postings: places, weights, and sentences that say nothing. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FIELD } from '../../search/postings.ts';
import { addWeights, findNorms, layBlock, splitBlocks, weighPage } from './blocks.ts';
import { analysePage, type PageTerms } from './search-terms.ts';
import { joinBlocks } from './join-blocks.ts';
import { decodeTerm, openVocabulary } from './vocabulary.ts';

const ASKED = ['my friends cant join', 'friends join fails'];
const ERRORS = ['[12:00:01] [Server thread/INFO]: You are not invited to 10.0.0.1'];
const page = (title: string, content: string, keywords: readonly string[] = []) =>
  analysePage(
    {
      title,
      place: ['Minecraft'],
      keywords,
      description: '',
      language: 'en',
      asked: ASKED,
      needs: [],
      names: [],
      errors: ERRORS,
    },
    [
      { level: 'lvl1', heading: title, anchor: '', content },
      { level: 'lvl2', heading: 'Add C++ players', anchor: 'add', content: 'Use the console.' },
    ],
    ['Use the console.'],
  );

/** All pages in blocks of so many: it makes no difference of how many. */
const merge = (pages: readonly PageTerms[], size = 2) => {
  const norms = findNorms(addWeights(pages.map(weighPage)));
  const starts = Array.from({ length: Math.ceil(pages.length / size) }, (_, index) => index * size);
  const blocks = starts.map((from) => {
    const [block = { terms: '', entries: '' }] = layBlock(pages.slice(from, from + size), norms, []);
    return { from, block };
  });
  const vocabulary = openVocabulary(joinBlocks(blocks));
  const { terms, writeAt } = vocabulary;
  const postingsOf = (term: string) => {
    const at = terms.indexOf(term);
    return at === -1 ? undefined : decodeTerm((columns) => writeAt(at, columns));
  };
  return { ...vocabulary, postingsOf, countOf: (term: string) => vocabulary.counts[terms.indexOf(term)] };
};

test('a term has its places in title, keywords, headings and texts', () => {
  const terms = merge([
    page('Turn on the whitelist', 'The whitelist. A whitelist!', ['friends']),
    page('Mods', 'None.'),
  ]);
  const whitelist = terms.postingsOf('whitelist');
  assert.deepEqual([...(whitelist?.pages ?? [])], [0]);
  assert.equal(whitelist?.fields[0], FIELD.title);
  assert.equal(whitelist?.titles[0], 0x12, 'second of two words');
  assert.ok((whitelist?.levels[0] ?? 0) > 1);
  assert.equal(terms.postingsOf('friend')?.fields[0], FIELD.keywords);
  assert.deepEqual([...(terms.postingsOf('c++')?.headings ?? [])], [0x13, 0x13]);
  assert.equal(terms.named[terms.terms.indexOf('consol')], 0);
  assert.equal(terms.named[terms.terms.indexOf('whitelist')], 1);
  assert.deepEqual([...(terms.postingsOf('minecraft')?.pages ?? [])], [0, 1]);
});

test('a sentence on eight pages is no text of theirs, but its words are still found', () => {
  const games = ['Ark', 'Rust', 'Palworld', 'Terraria', 'Valheim', 'Factorio', 'Unturned', 'Satisfactory'];
  const make = (count: number) =>
    merge(
      games
        .slice(0, count)
        .map((game) =>
          page(`${game} guide`, `Open a ticket when ${game} keeps on crashing. Own words of ${game}.`),
        ),
    );
  const level = (terms: ReturnType<typeof make>, term: string) => terms.postingsOf(term)?.levels[0] ?? 0;
  assert.ok(level(make(7), 'ticket') > 1);
  assert.equal(level(make(8), 'ticket'), 1);
  assert.equal(make(8).countOf('ticket'), 8);
});

test('phrases and messages have their places', () => {
  const terms = merge([page('Turn on the whitelist', 'Text.')]);
  assert.deepEqual(terms.postingsOf('friend')?.asked, [[0, 1]]);
  assert.deepEqual(terms.postingsOf('join')?.asked, [[0, 1]]);
  // Of a message the words from the fourth on, whatever stands before it in a log; of three words nothing.
  assert.deepEqual(
    terms.postingsOf('invit')?.quoted.map((values) => values?.map((value) => value >> 14)),
    [[0]],
  );
  assert.deepEqual(terms.postingsOf('consol')?.quoted, [undefined]);
});

test('of how many pages a block is made moves nothing', () => {
  const common = 'Open a ticket when the panel keeps on crashing.';
  const pages = Array.from({ length: 1600 }, (_, index) =>
    page(
      index % 40 === 0 ? 'Panel' : `Guide ${index}`,
      `${index % 3 === 0 ? common : 'Crashing now.'} Word ${index % 50}. Own${index}.`,
    ),
  );
  const describe = (size: number) => {
    const { terms, postingsOf, counts, named, sizeAt } = merge(pages, size);
    return terms.map((term, at) => [term, postingsOf(term), counts[at], named[at], sizeAt(at)]);
  };
  const whole = describe(pages.length);
  for (const size of [1, 7, 64]) assert.deepEqual(describe(size), whole, `blocks of ${size}`);
  // Words of boilerplate alone are found there; those that stand elsewhere as well are not.
  const { postingsOf } = merge(pages, 64);
  assert.equal(postingsOf('ticket')?.pages.length, Math.ceil(pages.length / 3));
  assert.deepEqual([...(postingsOf('crash')?.pages ?? [])].slice(0, 3), [1, 2, 4]);
  // Of a word on nearly all pages the best are kept.
  assert.equal(merge(pages, 64).countOf('consol'), 1600);
  assert.equal(postingsOf('consol')?.pages.length, 1500);
});

test('terms are cut where they are told to be', () => {
  const pages = [page('Turn on the whitelist', 'The whitelist.')];
  const norms = findNorms(addWeights(pages.map(weighPage)));
  const [whole] = layBlock(pages, norms, []);
  const cut = layBlock(pages, norms, ['a', 'b', 'm', 'mz', 'zz']);
  assert.equal(cut.length, 6);
  assert.equal(
    cut
      .map(({ terms }) => terms)
      .filter((terms) => terms !== '')
      .join(' '),
    whole?.terms,
  );
  assert.match(cut[3]?.terms ?? '', /^m/);
});

test('a page that comes changes one block or two', () => {
  const routes = Array.from({ length: 500 }, (_, index) => ({ route: `/docs/guide-${index}` }));
  const cut = (list: typeof routes) => splitBlocks(list).map((own) => own.map(({ route }) => route).join());
  const before = new Set(cut(routes));
  const after = cut([...routes.slice(0, 200), { route: '/docs/new' }, ...routes.slice(200)]);
  assert.ok(before.size > 5);
  assert.ok(after.filter((block) => !before.has(block)).length <= 2);
});
