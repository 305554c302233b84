import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractStyles } from './extract-styles.ts';

test('an inline style becomes a class whose rule says the same', () => {
  const { html, styles } = extractStyles('<p style="color:red;margin-top:4px">Hello</p>');
  assert.equal(styles.length, 1);
  assert.equal(styles[0]?.declarations, 'color:red;margin-top:4px');
  assert.equal(html, `<p class="${styles[0]?.className}">Hello</p>`);
});

test('a class that is there already stays, and equal styles share one rule', () => {
  const { html, styles } = extractStyles('<p class="a" style="color:red">1</p><b style="color:red">2</b>');
  assert.equal(styles.length, 1);
  const name = styles[0]?.className;
  assert.equal(html, `<p class="${name} a">1</p><b class="${name}">2</b>`);
});

test('a style that loads or breaks out is dropped with its attribute', () => {
  const { html, styles } = extractStyles(
    '<p style="background:url(https://example.com/x.png);position:fixed">1</p>',
  );
  assert.deepEqual(styles, []);
  assert.equal(html, '<p>1</p>');
});
