/** What customers want of every game, as it is written. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readNeeds } from './need-list.ts';

const GUIDES = new Map([
  ['valheim/join', 'docs/valheim/join.md'],
  ['rust/join', 'docs/rust/join.md'],
]);
const read = (text: string) => readNeeds({ path: 'content/search/needs.yml', text }, GUIDES, 'en');

test('each guide of a need has its phrases, each once', () => {
  const { value, diagnostics } = read(
    '- need: Get in\n  guides: [valheim/join, rust/join]\n  phrases: [times out, cant join]\n' +
      '- need: Find it\n  guides: [valheim/join]\n  phrases: [times out, not in the list]\n',
  );
  assert.deepEqual(diagnostics, []);
  assert.deepEqual(value, {
    'docs/valheim/join.md': ['times out', 'cant join', 'not in the list'],
    'docs/rust/join.md': ['times out', 'cant join'],
  });
});

test('a guide that is not there is told where it stands, and the others count', () => {
  const { value, diagnostics } = read(
    '- need: Get in\n  guides:\n    - valheim/join\n    - valheim/jion\n  phrases: [lag]\n',
  );
  assert.deepEqual(Object.keys(value), ['docs/valheim/join.md']);
  assert.deepEqual(
    diagnostics.map(({ code, at, hint }) => [code, at?.line, at?.column, hint]),
    [['search/unknown-guide', 4, 7, 'Did you mean valheim/join?']],
  );
});

test('what is no need, and a phrase that is never found, are told at their line', () => {
  const { diagnostics } = read(
    '- need: Get in\n  guides: [valheim/join]\n  phrases:\n    - i wait and wait and nothing ever comes\n' +
      '- guides: [valheim/join]\n  phrases: [lag]\n- need: Lag\n  guides: [valheim/join]\n  phrases: [404]\n- lag\n',
  );
  assert.deepEqual(
    diagnostics.map(({ message, at }) => `${at?.line}: ${message}`),
    [
      '4: "i wait and wait and nothing ever comes" has more than 6 words, so it is never found',
      '5: A need says in "need" what is wanted',
      '7: The phrases of "Lag" must be a list of texts',
      '10: This is no need',
    ],
  );
  assert.equal(read('needs: none\n').diagnostics[0]?.message, 'The needs must be a list');
});

test('a slip is told where it stands, and not where the same text stands before', () => {
  const { diagnostics } = read(
    '- need: valheim/jion\n  phrases: [valheim/jion, lag, lag]\n  guides: [rust/join, valheim/jion]\n' +
      '- need: Lag\n  guides: [valheim/join]\n  phrases: [lag]\n',
  );
  assert.deepEqual(
    diagnostics.map(({ message, at }) => `${at?.line}:${at?.column}: ${message}`),
    ['2:27: "lag" stands twice in one need', '3:23: There is no guide "valheim/jion"'],
  );
});
