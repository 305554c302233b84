/** Names of guides that move, in lists for the search. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editYaml } from './edit-literals.ts';

test('a guide that moves takes the phrases along that stand below it, and nothing that only looks like it', () => {
  const renames = [
    { from: 'a/one', to: 'b/first', kind: 'id' },
    { from: 'two', to: 'c/two', kind: 'id' },
  ] as const;
  const text = 'a/one:\n  - a/one is broken: help\n"two": [how, two]\na/one-more:\n  - two\n';
  assert.equal(
    editYaml(text, renames),
    'b/first:\n  - a/one is broken: help\n"c/two": [how, two]\na/one-more:\n  - two\n',
  );
});
