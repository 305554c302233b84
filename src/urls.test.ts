import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decodePath, encodePath, resolveDots } from './urls.ts';

test('a path is encoded once, however it was typed', () => {
  assert.equal(encodePath('/help/docs/a-b_c.md'), '/help/docs/a-b_c.md');
  assert.equal(encodePath('/help/a b/ü'), '/help/a%20b/%C3%BC');
  assert.equal(encodePath('/help/a%20b'), '/help/a%20b');
  assert.equal(encodePath('/what?#1'), '/what%3F%231');
});

test('a malformed escape is left as typed', () => {
  assert.equal(decodePath('/50%'), '/50%');
  assert.equal(decodePath('/a%20b'), '/a b');
});

test('dots lead up and stay, wherever they stand; dots in names are letters', () => {
  assert.equal(resolveDots('docs/a.md'), 'docs/a.md');
  assert.equal(resolveDots('docs/v1./a'), 'docs/v1./a');
  assert.equal(resolveDots('docs/.env'), 'docs/.env');
  assert.equal(resolveDots('docs/x/../a.md'), 'docs/a.md');
  assert.equal(resolveDots('./a/.'), 'a/');
  assert.equal(resolveDots('a/b/..'), 'a/');
  assert.equal(resolveDots('..'), undefined);
  assert.equal(resolveDots('a/../../b'), undefined);
});
