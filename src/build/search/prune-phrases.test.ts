/** Which phrases go and which stay, of an index that is as simple as can be. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dropLines, listPhraseLines } from './phrase-lines.ts';
import type { PageAnswer } from './memory-index.ts';
import { type PhraseAt, prunePhrases, type PruneQuestion } from './prune-phrases.ts';
import type { PageTerms } from './search-terms.ts';

/** Pages by how many words of the question stand in their phrases, each word once; equal ones in their order. */
async function open(terms: readonly PageTerms[]) {
  return async (question: string): Promise<PageAnswer> => {
    const words = question.split(' ');
    const scores = terms.map(({ asked }) => {
      const own = new Set(asked.flatMap((phrase) => phrase.split(' ')));
      return words.filter((word) => own.has(word)).length;
    });
    const pages = scores
      .flatMap((score, page) => (score === 0 ? [] : [page]))
      .toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
    return { pages, isSure: scores[pages[0] ?? -1] === words.length };
  };
}

async function prune(asked: readonly (readonly string[])[], questions: readonly PruneQuestion[]) {
  const empty = { title: '', place: '', keywords: '', description: '', words: '', sections: [] };
  const terms = asked.map((own): PageTerms => ({ ...empty, asked: own }));
  const phrases = asked.flatMap((own, page) => own.map((text, at): PhraseAt => ({ page, at, text })));
  const { dropped, draws } = await prunePhrases({ terms, phrases, questions, open, report: () => {} });
  return {
    dropped: dropped.map(({ text }) => text),
    draws: draws.map(({ phrase, question }) => `${phrase.text}: ${question.text}`),
  };
}

test('a phrase goes when it finds its page without itself, and no question misses it', async () => {
  const { dropped } = await prune([['world gone', 'gone world', 'lost save'], ['mod crash']], []);
  assert.deepEqual(dropped, ['world gone']);
  const asked = [['crash', 'world gone now', 'gone world'], ['now']];
  assert.deepEqual((await prune(asked, [])).dropped, ['world gone now']);
  assert.deepEqual((await prune(asked, [{ text: 'now', pages: [0] }])).dropped, ['gone world']);
});

test('a phrase stays without which a question is answered first, but no longer surely', async () => {
  const asked = [['gone world', 'gone'], ['mod crash']];
  assert.deepEqual((await prune(asked, [{ text: 'gone', pages: [0] }])).dropped, ['gone world']);
  assert.deepEqual((await prune(asked, [{ text: 'gone world', pages: [0] }])).dropped, ['gone']);
});

test('the last phrase of a page stays, and phrases that draw a question elsewhere are told', async () => {
  const asked = [['friend cannot join', 'crash'], ['join']];
  const question = { text: 'friend join', pages: [1] };
  const { dropped, draws } = await prune(asked, [question]);
  assert.deepEqual(dropped, []);
  assert.deepEqual(draws, ['friend cannot join: friend join']);
});

test('phrases are found by their lines, and the rest of the file stays as it is', () => {
  const text =
    "# How they ask\n\na/b:\n  - one Two  # why\n  # a comment\n  - \"it's: three\"\n  - long\n    goes on\n'c': [x, y]\nd:\n- four\n";
  const lines = listPhraseLines(text);
  assert.deepEqual(
    lines.map(({ guide, phrase, line, column }) => `${guide} ${line}:${column} ${phrase}`),
    ['a/b 4:5 one two', "a/b 6:5 it's: three", 'd 11:3 four'],
  );
  assert.equal(
    dropLines(text, new Set([6])),
    "# How they ask\n\na/b:\n  - one Two  # why\n  # a comment\n  - long\n    goes on\n'c': [x, y]\nd:\n- four\n",
  );
});
