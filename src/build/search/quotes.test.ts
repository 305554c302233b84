/** What a page quotes word for word. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listQuotes } from './quotes.ts';

test('code in lines, blocks of code and first cells are quotes, if they have four words', () => {
  const segments = [
    '<p>See <code>You are <em>not</em> whitelisted &amp; more</code> and <code>short one</code>.</p>',
    '<table><tr><th>What you see in it</th></tr><tr><td>Cannot reach the server now</td><td>Do this and then that</td></tr></table>',
  ];
  const codes = [{ code: 'a line of many words\nshort=1' }];
  assert.deepEqual(listQuotes({ segments, codes }), [
    'You are not whitelisted & more',
    'Cannot reach the server now',
    'a line of many words',
  ]);
});
