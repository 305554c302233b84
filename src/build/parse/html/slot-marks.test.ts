/** Only helpsite itself puts slots into a page, and code in an address is refused whatever stands behind it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { keepComponent } from '../../foreign/own-components.ts';
import { parsePage } from '../page.ts';

function parse(text: string, components = {}) {
  const { value, diagnostics } = parsePage({
    source: { path: 'docs/a.md', text },
    partials: {},
    variables: {},
    components,
    prefix: 'content/',
  });
  const { segments, slots } = value.body;
  return { html: segments.join('|'), slots, codes: diagnostics.map(({ code }) => code) };
}

test('an address that runs code is refused, whichever way the mark of a slot is written into it', () => {
  for (const text of [
    '<pre><a href="javascript:alert(document.domain)//&#xFDD0;">click me</a></pre>\n',
    '<pre><a href="javascript:alert(1)//&#xFDD0;0&#64977;">click me</a></pre>\n',
    '<pre><a href="javascript:alert(1)//&#x000fdd0">click me</a></pre>\n',
    '<a href="javascript:alert(1)//&#xFDD0;">click me\n',
    '<iframe src={"javascript:alert(1)//\\uFDD00\\uFDD1"}></iframe>\n',
    '<iframe src={"javascript:alert(1)//\\u{fdd0}"} />\n',
    '[x](./b.md)\n\n<iframe src={"javascript:alert(1)//\\uFDD00\\uFDD1"} />\n',
  ]) {
    const { html, codes } = parse(text);
    assert.doesNotMatch(html, /javascript:/, text);
    assert.ok(codes.includes('html/refused'), text);
  }
});

test('what an author writes is never taken for a slot', () => {
  const { html, slots } = parse(
    '<Admonition title={"\\uFDD00\\uFDD1"}>\n\nText.\n\n</Admonition>\n\n<p title="&#xFDD0;0&#xFDD1;">x</p>\n\n<pre>&#xFDD0;0&#xFDD1;</pre>\n',
  );
  assert.equal(slots.length, 1);
  assert.match(html, /\uFFFD0\uFFFD/);
  assert.doesNotMatch(html, /[\uFDD0-\uFDEF]/);
});

test('what a reader can fill in holds none either', () => {
  const { html, slots } = parse(
    '---\nyour:\n  name: "\\uFDD00\\uFDD1"\n---\n\n[b](./b.md) is {your.name}.\n',
  );
  assert.equal(slots.length, 1);
  assert.match(html, />\uFFFD0\uFFFD</);
});

test('a text of JSX holds no control characters', () => {
  const { html } = parse('<Admonition title={"a\\0b\\u0007"}>\n\nx\n\n</Admonition>\n');
  assert.match(html, /a\uFFFDb\uFFFD/);
});

test('nor does what a component of the site renders', async () => {
  const hash = 'slot-marks';
  await keepComponent(
    hash,
    () => createElement('p', { title: '\uFDD00\uFDD1' }, 'x'),
    () => undefined,
  );
  const { html, slots } = parse('[b](./b.md)\n\n<Odd />\n', { Odd: { hash, file: 'components/Odd.tsx' } });
  assert.equal(slots.length, 1);
  assert.match(html, /title="\uFFFD0\uFFFD"/);
});
