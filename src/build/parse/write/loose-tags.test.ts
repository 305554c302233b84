/** A tag that is never closed ends with its block, and is told where it stands. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parsePage } from '../page.ts';

function parse(text: string) {
  const { value, diagnostics } = parsePage({
    source: { path: 'docs/a.md', text },
    partials: {},
    variables: {},
    prefix: 'content/',
  });
  return {
    html: value.body.segments.join(''),
    page: value.page,
    told: diagnostics.map(({ code, at, hint }) => `${at?.line}:${at?.column} ${code} ${hint}`),
  };
}

const GUIDE =
  '\n\n## Next\n\nText.\n\n- one\n- two\n\n    code\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n> Said.\n';

test('the rest of the page stays what it is', () => {
  for (const name of ['code', 'b', 'i', 'span', 'font', 'sup', 'kbd', 'a', 'u', 'small', 'label', 'button']) {
    const { html, told } = parse(`Press the <${name}>stop\nto go on.${GUIDE}`);
    assert.equal(html, parse(`Press the <${name}>stop\nto go on.</${name}>${GUIDE}`).html);
    assert.deepEqual(told, [`1:11 html/unclosed Write </${name}> where it should end.`]);
  }
});

test('wherever it stands', () => {
  for (const start of [
    '- Press <b>stop',
    '> Press <b>stop',
    '## Press <b>stop',
    '<b>',
    '<b>\nPress stop',
    '**<b>Press** stop',
    '| <b>a | b |\n| - | - |\n| c | d |',
    '<p>Press <b>stop</p>',
    '<h3>Press stop',
    '<pre>Press <b>stop</pre>',
    ':::tip[Press <b>stop]\n\nx\n\n:::',
  ]) {
    const { html, told } = parse(`${start}\n\nText.\n\n## Next\n`);
    assert.match(html, /<p>Text\.<\/p>\s*<h2 id="next">Next<a [^>]*><\/a><\/h2>\s*$/, start);
    assert.equal(told.length, 1, start);
    assert.match(told[0] ?? '', /html\/unclosed/);
  }
});

test('it is told at its own place, not at one like it further up', () => {
  assert.deepEqual(parse('A <code>a</code>, `<code>` and\nthen <code>b.\n').told, [
    '2:6 html/unclosed Write </code> where it should end.',
  ]);
});

test('a partner in a later block counts', () => {
  const { html, told } = parse('Press <b>stop\n\nand go</b> on.\n\nText.\n');
  assert.equal(html, '<p>Press <b>stop</b></p><b>\n</b><p><b>and go</b> on.</p>\n<p>Text.</p>\n');
  assert.deepEqual(told, []);
});

test('what need not be closed is not told', () => {
  assert.deepEqual(
    parse('<ul>\n<li>a\n<li>b\n</ul>\n\nx <br> y <img src="https://example.com/a.png" alt=""> <wbr>\n').told,
    [],
  );
});

test('a heading stays in the contents', () => {
  const { page } = parse('## Press <b>stop\n\nText.\n');
  assert.deepEqual(
    page.headings.map(({ html }) => html),
    ['Press stop'],
  );
});

test('a block holds what follows, and is told', () => {
  const { html, told } = parse('<div>\n\nText.\n\n## Next\n');
  assert.match(html, /^<div>\s*<p>Text\.<\/p>\s*<h2/);
  assert.deepEqual(told, ['1:1 html/unclosed Write </div> where it should end.']);
});
