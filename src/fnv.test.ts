import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import { fnv1a } from './fnv.ts';

test('gives the hashes that the authors of FNV-1a publish', () => {
  assert.equal(fnv1a(''), 0x811c9dc5);
  assert.equal(fnv1a('a'), 0xe40c292c);
  assert.equal(fnv1a('foobar'), 0xbf9cf968);
});

test('goes on from the hash of what stood before', () => {
  assert.equal(fnv1a('bar', fnv1a('foo')), fnv1a('foobar'));
});
