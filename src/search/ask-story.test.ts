/** Stories: in pieces that overlap, answers put together by what each page has of its best piece. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askStory, cutStory, type StoryAnswer } from './ask-story.ts';
import type { Hit } from './protocol.ts';

const sentence = (word: string): string => `${word} ${'and so on '.repeat(14)}it goes.`;
const hit = (page: string, score?: number, section: string | null = null): Hit => ({
  objectID: page,
  url: `/help/docs/${page}${section === null ? '' : `#${section}`}`,
  url_without_anchor: `/help/docs/${page}`,
  type: 'lvl1',
  hierarchy: { lvl0: null, lvl1: page, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
  product: null,
  group: '',
  section,
  content: null,
  ...(score === undefined ? {} : { score }),
});

test('a short story is one question; a long one is three sentences at a time', () => {
  assert.deepEqual(cutStory(' My server is slow.\nSince today. '), ['My server is slow.\nSince today.']);
  const words = ['Hello', 'One', 'Two', 'Three', 'Bye'];
  const pieces = cutStory(words.map(sentence).join(' '));
  assert.deepEqual(
    pieces.map((piece) => words.filter((word) => piece.includes(`${word} and`)).join()),
    ['Hello,One,Two', 'One,Two,Three', 'Two,Three,Bye'],
  );
  assert.ok(pieces.every((piece) => piece.length <= 500));
});

test('a question that begins with a version is no log, and a line of a log without a message is asked as it is', () => {
  for (const text of [
    '1.21.4 whitelist',
    '1.20.1 server crash',
    '25565, 25566 closed',
    '10.0.0.1 does not answer',
  ])
    assert.deepEqual(cutStory(text), [text]);
  assert.deepEqual(cutStory('12:00:01'), ['12:00:01']);
  for (const time of [
    '2025-11-30T12:00:01 1.234',
    '2025-11-30_12:00:01',
    '2025-11-30 12:00:01.123',
    '20251130 12:00:01',
    '30/11 12:00:01',
    '30.11.2025 - 12:00:01',
    '11/30/2025-12:00:01',
    '1764504001.123',
    '  12.345 Error Util.cpp:81:',
  ])
    assert.equal(cutStory(`It stops.\n${time} ERR Failed to bind port`)[0], 'It stops.', time);
});

test('a log among the sentences gives its messages', () => {
  const log =
    '[12:00:01] [Server thread/ERROR]: Failed to bind to port 25565\n\tat net.minecraft.Main.main(Main.java:1)';
  assert.deepEqual(cutStory(`It stops:\n${log}\nWhat now?`), [
    'It stops:\nWhat now?',
    'Failed to bind to port',
  ]);
  assert.deepEqual(cutStory(''), []);
});

test('hostile texts are cut, and soon', () => {
  for (const text of ['x'.repeat(200_000), 'a. '.repeat(50_000), '[12:00:01] ERROR a\n'.repeat(20_000)]) {
    const pieces = cutStory(text);
    assert.ok(pieces.length <= 27 && pieces.every((piece) => piece.length <= 500), `${pieces.length}`);
  }
});

test('the page that has most of one piece comes first, with the section of that piece', async () => {
  const asked: string[] = [];
  const ask = async (piece: string): Promise<StoryAnswer> => {
    asked.push(piece);
    const isTold = piece.includes('Ports');
    const hits = isTold ? [hit('ports', 9, 'udp'), hit('support', 2)] : [hit('support', 4), hit('ports', 1)];
    return { hits, sure: isTold, product: null };
  };
  const story = ['Hello', 'Thanks', 'Nice', 'Ports', 'Bye'].map(sentence).join(' ');
  const found = await askStory(story, ask);
  assert.deepEqual(
    found.hits.map(({ url }) => url),
    ['/help/docs/ports#udp', '/help/docs/support'],
  );
  assert.equal(found.sure, true);
  assert.equal(asked.length, 3);
});

test('a short story is asked two sentences at a time as well, where an engine has scores', async () => {
  const asked: string[] = [];
  const story = 'My friend cannot join. We play on Sunday. Is it the port? Thanks a lot.';
  const ask = (score: number | undefined) => {
    asked.length = 0;
    return askStory(story, async (piece) => {
      asked.push(piece);
      const isAbout = piece.includes('port') && !piece.includes('friend');
      const hits = isAbout
        ? [hit('ports', score && 4, 'open')]
        : [hit('join', score && 5), hit('ports', score && 3)];
      return { hits, sure: true, product: null };
    });
  };
  const { hits } = await ask(1);
  assert.deepEqual(asked.slice(1), [
    'My friend cannot join. We play on Sunday.',
    'We play on Sunday. Is it the port?',
    'Is it the port? Thanks a lot.',
  ]);
  // 5 + 2.5 for the one, 4 + 2 + .75 + .375 for the other, with the section of its best piece.
  assert.deepEqual(
    hits.map(({ url }) => url),
    ['/help/docs/join', '/help/docs/ports#open'],
  );
  await ask(undefined);
  assert.deepEqual(asked, [story]);
});

test('the one game that is named counts for all sentences', async () => {
  const asked: string[] = [];
  const ask = async (piece: string): Promise<StoryAnswer> => {
    asked.push(piece.slice(0, 12));
    const product = /Rust/.test(piece) ? 'rust' : null;
    const products = [{ id: 'rust', label: 'Rust', count: 1 }];
    return { hits: [hit('a', 1)], sure: true, product, products };
  };
  const { product } = await askStory(['Rust', 'One', 'Two', 'Three', 'Four'].map(sentence).join(' '), ask);
  assert.equal(product, 'rust');
  assert.deepEqual(asked.slice(3), ['Rust: One an', 'Rust: Two an']);
});

test('an engine without scores is believed in its order', async () => {
  const ask = async (piece: string): Promise<StoryAnswer> => ({
    hits: piece.includes('Two') ? [hit('a'), hit('b')] : [hit('c')],
    sure: true,
    product: null,
  });
  const { hits } = await askStory(['One', 'Two', 'Three', 'Four'].map(sentence).join(' '), ask);
  assert.equal(hits.at(-1)?.url, '/help/docs/b');
});
