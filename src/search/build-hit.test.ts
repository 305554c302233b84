/** What a hit tells of its page. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildHit } from './build-hit.ts';
import type { SearchManifest, TextEntry } from './manifest.ts';
import { readQuery } from './query.ts';

const manifest: SearchManifest = {
  format: 1,
  analyser: 1,
  language: 'en',
  base: '/help/',
  folder: '',
  inline: {},
  pages: 1,
  dictionary: '',
  blocks: '',
  piece: 0,
  texts: 1,
  products: [],
  facets: [],
};
const entry = { route: 'lag', title: 'Fix lag on your server', category: '', group: '' };
const text: TextEntry = {
  first: 0,
  way: [],
  sections: [
    {
      level: 'lvl1',
      heading: '',
      anchor: '',
      content: 'Blocks come back after a while, and chests open too late for everybody.\nA phone? Lag there.',
    },
    {
      level: 'lvl2',
      heading: 'Memory',
      anchor: 'memory',
      content: 'More memory is no help. It is lag.',
    },
  ],
};

function snippetOf(question: string, section = 0): string | undefined {
  const query = readQuery(question, 'en');
  const expanded = query.words.map((word) => ({
    word,
    expansions: [{ terms: [word.term], weight: 1 }],
    count: 1,
    isKnown: true,
  }));
  const found = { page: 0, section, score: 1, isInText: section > 0 };
  const request = { indexName: '', query: question };
  const { _snippetResult: snippet } = buildHit(found, entry, text, { request, query, expanded, manifest });
  return snippet?.content?.value;
}

test('a page whose title says all that was looked for is told by how it begins', () => {
  const beginning = 'Blocks come back after a while, and chests open too late for everybody.';
  assert.equal(snippetOf('fix lag'), beginning);
  assert.equal(snippetOf('phone lag'), 'A <mark>phone</mark>? <mark>Lag</mark> there.');
});

test('a section of it is told by what was looked for', () => {
  assert.equal(snippetOf('fix lag', 1), 'More memory is no help. It is <mark>lag</mark>.');
});
