import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scanCss } from './scan-css.ts';

const write = (css: string): string => {
  const { texts, addresses } = scanCss(css);
  return texts
    .map(
      (text, index) =>
        text + (addresses[index] === undefined ? '' : `<${addresses[index].kind} ${addresses[index].href}>`),
    )
    .join('');
};

test('addresses stand apart, whichever way they are written', () => {
  assert.equal(
    write(
      '@font-face{src:url(a.woff2) format("woff2"),url( "b c.woff" )}\n.x{background:url(\'d\\27 .png\');content:"url(no)"}',
    ),
    '@font-face{src:url("<font a.woff2>") format("woff2"),url("<font b c.woff>")}\n.x{background:url("<other d\'.png>");content:"url(no)"}',
  );
});

test('comments go, and nothing in them counts', () => {
  assert.equal(write('/* { url(x) */a{b:c}/* " */'), 'a{b:c}');
});

test('@import and @charset are left out; the first is told', () => {
  const css = '@charset "utf-8";@import url("https://x/y;z.css") screen;@IMPORT \'a.css\';a{b:c}';
  assert.equal(write(css), 'a{b:c}');
  assert.deepEqual(
    scanCss(css).problems.map(({ at, isFatal }) => [at, isFatal]),
    [
      [17, false],
      [57, false],
    ],
  );
});

test('what is never closed, and what closes nothing, is told at its place', () => {
  for (const [css, at] of [
    ['a{b:c', 1],
    ['a{b:c}}', 6],
    ['a{b:(c]}', 6],
    ['a{b:"c\n}', 4],
    ['a{} /* x', 4],
    ['a{b:url(x y)}', 4],
    ['a{b:url("x)}', 4],
  ] as const)
    assert.equal(scanCss(css).problems.find(({ isFatal }) => isFatal)?.at, at, css);
});

test('nested rules, escapes and odd selectors are read as they are', () => {
  const css = '.a\\{ b{color:red;&:hover{x:y}}@media (min-width:1px){[data-x="}"]{c:d}}';
  assert.equal(write(css), css);
  assert.deepEqual(scanCss(css).problems, []);
});
