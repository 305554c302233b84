import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stripHeadingHtml } from './heading-html.ts';

test('the looks of a word stay, links, pictures and attributes go', () => {
  assert.equal(
    stripHeadingHtml('Edit <code>server.properties</code> &amp; restart'),
    'Edit <code>server.properties</code> &amp; restart',
  );
  assert.equal(
    stripHeadingHtml('See <a href="/x" title=">">the <em>guide</em></a>'),
    'See the <em>guide</em>',
  );
  assert.equal(stripHeadingHtml('<img src="x" alt="">Ports<svg><use href="#x"></use></svg>'), 'Ports');
});

test('nothing runs and nothing leaks out of the entry', () => {
  assert.equal(stripHeadingHtml('<b onclick="alert(1)">x</b>'), '<b>x</b>');
  assert.equal(stripHeadingHtml('<script>alert(1)</script>'), 'alert(1)');
  assert.equal(stripHeadingHtml('<b>x'), 'x');
  assert.equal(stripHeadingHtml('<b>x</i> &lt; y'), 'x &lt; y');
  assert.equal(stripHeadingHtml('a <iframe src=x onload="'), 'a &lt;iframe src=x onload="');
});
