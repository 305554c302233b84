/** What may stand in XML, and how. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { escapeXml } from './escape-xml.ts';

test('marks become references, what XML does not have is left out', () => {
  assert.equal(escapeXml(`<a href="x">&'`), '&#60;a href=&#34;x&#34;&#62;&#38;&#39;');
  assert.equal(escapeXml('a\u0000\u0007\u001Bb\uFFFE\uFFFFc\uD800d\t\n\u{1F41F}'), 'abcd\t\n\u{1F41F}');
});
