import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readDrawing } from './read-drawing.ts';

const read = (svg: string, path = 'a.svg') => readDrawing(path, new TextEncoder().encode(svg));
const wrap = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" class="diagram" viewBox="0 0 9 9">${inner}</svg>`;

test('a drawing keeps its shapes, words and colours, and nothing that a page could have twice', () => {
  assert.equal(
    read(
      `<?xml version="1.0"?><!-- made by hand -->${wrap('<title id="t">A</title><g fill="var(--surface, #fff)"><rect id="r" x="1"/>\n<text x="2">a &amp; b</text></g>')}`,
    ),
    '<svg viewBox="0 0 9 9"><g fill="var(--surface, #fff)"><rect x="1"></rect><text x="2">a &amp; b</text></g></svg>',
  );
});

test('what does not say that it is a diagram stays a picture', () => {
  assert.equal(read('<svg viewBox="0 0 9 9"><path d="M0 0"/></svg>'), undefined);
  assert.equal(read(wrap(''), 'a.png'), undefined);
});

test('what could load, link or run something is no drawing, and its attributes are left out', () => {
  for (const inner of [
    '<script>alert(1)</script>',
    '<a href="javascript:alert(1)"><text>x</text></a>',
    '<foreignObject><p>x</p></foreignObject>',
    '<use href="https://example.com/a.svg#b"/>',
    '<image href="https://example.com/a.png"/>',
    '<style>*{display:none}</style>',
    '<animate attributeName="x"/>',
    '<g><path d="M0 0"/>',
    '</svg><svg>',
    '<text>&bad;</text>',
    "<rect x='1'/>",
  ])
    assert.equal(read(wrap(inner)), undefined, inner);
  assert.equal(
    read(wrap('<rect onclick="alert(1)" style="x" class="sidebar" fill="url(#a)" stroke="red"/>')),
    '<svg viewBox="0 0 9 9"><rect stroke="red"></rect></svg>',
  );
});
