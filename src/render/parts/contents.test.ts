import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Heading } from '../../model.ts';
import { renderContents } from './contents.ts';

const heading = (depth: 2 | 3 | 4, id: string): Heading => ({ depth, id, text: id, html: id });
const entry = (id: string): string => `<li><a href="#${id}">${id}</a>`;

test('deeper headings hang below the one before them', () => {
  assert.equal(
    renderContents([heading(2, 'a'), heading(3, 'b'), heading(2, 'c')]),
    `<ul>${entry('a')}<ul>${entry('b')}</li></ul></li>${entry('c')}</li></ul>`,
  );
});

test('a skipped level is one step deeper, no more', () => {
  assert.equal(
    renderContents([heading(2, 'a'), heading(4, 'b')]),
    `<ul>${entry('a')}<ul>${entry('b')}</li></ul></li></ul>`,
  );
});

test('a page that begins deep comes back to the same list', () => {
  assert.equal(
    renderContents([heading(3, 'a'), heading(2, 'b')]),
    `<ul>${entry('a')}</li>${entry('b')}</li></ul>`,
  );
});

test('no headings, no list', () => {
  assert.equal(renderContents([]), '');
});
