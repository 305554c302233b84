import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findActiveHeading } from './active-heading.ts';

const at = (...tops: readonly number[]) => tops.map((top) => ({ top, bottom: top + 30 }));

test('the first heading below the header is active while it is in the upper half', () => {
  assert.equal(findActiveHeading(at(-400, 80, 700), 60, 800), 1);
});

test('until it gets there the heading before it is', () => {
  assert.equal(findActiveHeading(at(-400, 500, 700), 60, 800), 0);
  assert.equal(findActiveHeading(at(500, 700), 60, 800), -1);
});

test('below the last heading the last one stays active', () => {
  assert.equal(findActiveHeading(at(-900, -400), 60, 800), 1);
});

test('the same place counts again after the window has become lower', () => {
  assert.equal(findActiveHeading(at(-400, 350), 60, 800), 1);
  assert.equal(findActiveHeading(at(-400, 350), 60, 500), 0);
});

test('a page without headings has none', () => assert.equal(findActiveHeading([], 60, 800), -1));
