import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renameIds } from './rename-ids.ts';

const rename = (settings: string): string =>
  renameIds(`---\n${settings}\n---\n`, (id) => (id === 'my guides/a b' || id === 'old/a' ? 'new/c' : id), {})
    .replace(/^---\n/, '')
    .replace(/\n---\n$/, '');

test('guides are renamed in every form of list, and nothing else is', () => {
  assert.equal(rename('related: [old/a, x/y]'), 'related: [new/c, x/y]');
  assert.equal(rename('related:\n- old/a # best\n- "x/y"'), 'related:\n- new/c # best\n- "x/y"');
  assert.equal(rename("related: [\n  'old/a',\n  x/old/a,\n]"), "related: [\n  'new/c',\n  x/old/a,\n]");
  assert.equal(rename('pagination_next: old/a'), 'pagination_next: new/c');
  assert.equal(rename('title: old/a\nrelated: x # not old/a'), 'title: old/a\nrelated: x # not old/a');
});

test('a guide whose path holds spaces is renamed too', () => {
  assert.equal(rename('related: [my guides/a b, x/y]'), 'related: [new/c, x/y]');
  assert.equal(rename('related:\n  - "my guides/a b"\n  - x'), 'related:\n  - "new/c"\n  - x');
  assert.equal(rename('pagination_prev: my guides/a b # first'), 'pagination_prev: new/c # first');
});
