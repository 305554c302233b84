/** From pages to postings: places, weights, and sentences that say nothing. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FIELD } from '../../search/postings.ts';
import { collectPostings } from './search-postings.ts';
import { analysePage } from './search-terms.ts';

const ASKED = ['my friends cant join', 'friends join fails'];
const ERRORS = ['[12:00:01] [Server thread/INFO]: You are not invited to 10.0.0.1'];
const page = (title: string, content: string, keywords: readonly string[] = []) =>
  analysePage(
    { title, place: ['Minecraft'], keywords, description: '', language: 'en', asked: ASKED, errors: ERRORS },
    [
      { level: 'lvl1', heading: title, anchor: '', content },
      { level: 'lvl2', heading: 'Add C++ players', anchor: 'add', content: 'Use the console.' },
    ],
    ['Use the console.'],
  );

test('a term has its places in title, keywords, headings and texts', () => {
  const terms = collectPostings([
    page('Turn on the whitelist', 'The whitelist. A whitelist!', ['friends']),
    page('Mods', 'None.'),
  ]);
  const whitelist = terms.get('whitelist');
  assert.deepEqual([...(whitelist?.postings.pages ?? [])], [0]);
  assert.equal(whitelist?.postings.fields[0], FIELD.title);
  assert.equal(whitelist?.postings.titles[0], 0x12, 'second of two words');
  assert.ok((whitelist?.postings.levels[0] ?? 0) > 1);
  assert.equal(terms.get('friend')?.postings.fields[0], FIELD.keywords);
  assert.deepEqual([...(terms.get('c++')?.postings.headings ?? [])], [0x13, 0x13]);
  assert.equal(terms.get('consol')?.isNamed, false);
  assert.deepEqual([...(terms.get('minecraft')?.postings.pages ?? [])], [0, 1]);
});

test('a sentence on eight pages is no text of theirs, but its words are still found', () => {
  const games = ['Ark', 'Rust', 'Palworld', 'Terraria', 'Valheim', 'Factorio', 'Unturned', 'Satisfactory'];
  const make = (count: number) =>
    collectPostings(
      games
        .slice(0, count)
        .map((game) =>
          page(`${game} guide`, `Open a ticket when ${game} keeps on crashing. Own words of ${game}.`),
        ),
    );
  const level = (terms: ReturnType<typeof make>, term: string) => terms.get(term)?.postings.levels[0] ?? 0;
  assert.ok(level(make(7), 'ticket') > 1);
  assert.equal(level(make(8), 'ticket'), 1);
  assert.equal(make(8).get('ticket')?.count, 8);
});

test('phrases and messages have their places', () => {
  const terms = collectPostings([page('Turn on the whitelist', 'Text.')]);
  assert.deepEqual(terms.get('friend')?.postings.asked, [[0, 1]]);
  assert.deepEqual(terms.get('join')?.postings.asked, [[0, 1]]);
  // Of a message the words from the fourth on, whatever stands before it in a log; of three words nothing.
  assert.deepEqual(
    terms.get('invit')?.postings.quoted.map((values) => values?.map((value) => value >> 14)),
    [[0]],
  );
  assert.deepEqual(terms.get('consol')?.postings.quoted, []);
});
