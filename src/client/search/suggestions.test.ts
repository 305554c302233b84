/** Tests of what is offered when nothing was found. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rememberTopics, suggest } from './suggestions.ts';

const groups = (...titles: readonly string[]) =>
  titles.map((title) => ({ title, product: null, kind: 'topic' as const, first: 0, rows: [] }));

test('6.8.7 the topics of the richest answer are remembered, and three at most offered', () => {
  const first = rememberTopics([], groups('Rust', 'Minecraft: Java', 'ARK', 'Valheim'));
  assert.deepEqual(rememberTopics(first, groups('Terraria')), first);
  assert.deepEqual(suggest(first), [
    { label: 'Rust', query: 'rust ' },
    { label: 'Minecraft: Java', query: 'minecraft: java ' },
    { label: 'ARK', query: 'ark ' },
  ]);
});
