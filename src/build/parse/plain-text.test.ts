/** Entities as CommonMark reads them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decodeText } from './plain-text.ts';

test('an entity needs its semicolon, so addresses keep their parameters', () => {
  assert.equal(decodeText('a &amp; b &#65; &#x42;'), 'a & b A B');
  assert.equal(decodeText('/a?b=1&copy=2&lt=3'), '/a?b=1&copy=2&lt=3');
});

test('what only looks like an entity stays', () => {
  assert.equal(decodeText('&#87654321; &unknown; & ;'), '&#87654321; &unknown; & ;');
});
