/** Tests of the texts of hits. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMarks, stripMarks } from './read-marks.ts';

const show = (html: string): string =>
  readMarks(html)
    .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join('');

test('matched words are marked, the rest is text', () => {
  assert.equal(show('Add <mark>mods</mark> and <mark>plug</mark>ins'), 'Add [mods] and [plug]ins');
  assert.deepEqual(readMarks(''), []);
});

test('6.7.5 no other tag is more than text, whole or broken', () => {
  for (const hostile of [
    '<img src=x onerror=alert(1)>',
    '<mark onmouseover=alert(1)>x</mark>',
    '<script>alert(1)</script>',
    '<svg><mark><a href="javascript:alert(1)">x',
    '</mark></mark><b>',
  ])
    assert.equal(stripMarks(hostile), hostile.replaceAll(/<\/?mark>/g, ''));
});

test('what an engine escaped reads as it was written, once', () => {
  assert.equal(
    show('/tp &lt;player&gt; <mark>&quot;home&quot;</mark> &amp;amp;'),
    '/tp <player> ["home"] &amp;',
  );
  assert.equal(show('/tp <player> & co'), '/tp <player> & co');
});
