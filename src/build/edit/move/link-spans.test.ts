/** Targets in texts that no person typed: what other programs left there must not stop the search for links. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findLinkSpans } from './link-spans.ts';

test('brackets full of backslashes take no time: each character is read in one way', () => {
  const text = `See [the \\[other\\] guide](./other.md) and [a [nested] one](./nested.md).\n\n[${'\\\\n'.repeat(400)} and no end\n`;
  assert.deepEqual(
    findLinkSpans(text).map(({ target }) => target),
    ['./other.md', './nested.md'],
  );
});
