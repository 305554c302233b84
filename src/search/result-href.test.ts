/** Tests of where hits lead. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resultHref } from './result-href.ts';

const rules = { base: '/help/' };

test('6.7.6 only path and hash of a hit count, and they lead into this site', () => {
  assert.equal(resultHref('https://www.example.com/help/docs/intro?x=1#h2', rules), '/help/docs/intro#h2');
  assert.equal(resultHref('/help/docs/intro', rules), '/help/docs/intro');
  assert.equal(resultHref('https://www.example.com/docs/intro', rules), '/help/docs/intro');
  assert.equal(resultHref('https://www.example.com/help', rules), '/help');
  assert.equal(resultHref('/docs/intro', { base: '/' }), '/docs/intro');
});

test('6.7.6 a URL that matches the external pattern stays; the replacement applies to the path', () => {
  const external = { ...rules, externalUrlPattern: '^https://status\\.' };
  assert.equal(resultHref('https://status.example.com/a?b#c', external), 'https://status.example.com/a?b#c');
  assert.equal(resultHref('https://www.example.com/help/a', external), '/help/a');
  const moved = { ...rules, replacePathname: { from: '/old/', to: '/help/' } };
  assert.equal(resultHref('https://www.example.com/old/a', moved), '/help/a');
});

test('no hit leads to another server or runs code', () => {
  const root = { base: '/', externalUrlPattern: '.*' };
  for (const url of [
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '//evil.example/x',
    '/\\evil.example/x',
    'https://www.example.com//evil.example/x',
    'https://www.example.com/\\evil.example/x',
    'https://www.example.com/.//evil.example/x',
    'java\nscript:alert(1)',
  ]) {
    const href = new URL(
      resultHref(url, { ...root, externalUrlPattern: '^javascript|^data' }),
      'https://own.example',
    );
    assert.equal(href.origin, 'https://own.example', url);
  }
  assert.equal(resultHref('javascript:alert(1)', root).startsWith('javascript'), false);
});

test('a broken pattern matches nothing, and what is no URL leads home', () => {
  assert.equal(
    resultHref('https://www.example.com/help/a', { ...rules, externalUrlPattern: '(' }),
    '/help/a',
  );
  assert.equal(resultHref('https://', rules), '/help/');
});
