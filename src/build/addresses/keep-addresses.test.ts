/** Old addresses in front matter, in every form that it may have. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keepAddresses } from './keep-addresses.ts';

const FILE = 'content/docs/a.md';
const pages = (text: string, ...old: readonly string[]) =>
  keepAddresses(
    text,
    old.map((page) => ({ file: FILE, page })),
    'docs/a.md',
  );
const anchors = (text: string, ...pairs: readonly (readonly [string, string])[]) =>
  keepAddresses(
    text,
    pairs.map(([id, old]) => ({ file: FILE, anchor: { id, old } })),
    'docs/a.md',
  );

test('a page takes over old addresses, whether it has settings or not', () => {
  assert.equal(pages('# A\n', '/docs/b'), '---\nredirect_from: [/docs/b]\n---\n\n# A\n');
  assert.equal(
    pages('---\ntitle: A\n---\n# A\n', '/docs/b', '/docs/c'),
    '---\ntitle: A\nredirect_from: [/docs/b, /docs/c]\n---\n# A\n',
  );
  assert.equal(
    pages('---\nredirect_from: /docs/b\n---\n', '/docs/c'),
    '---\nredirect_from: [/docs/b, /docs/c]\n---\n',
  );
  assert.equal(
    pages('---\nredirect_from:\n  - /docs/b # the first\n---\n', '/docs/c'),
    '---\nredirect_from:\n  - /docs/b # the first\n  - /docs/c\n---\n',
  );
  assert.equal(
    pages('\uFEFF---\r\ntitle: A\r\n---\r\nText\r\n', '/docs/b'),
    '\uFEFF---\r\ntitle: A\r\nredirect_from: [/docs/b]\r\n---\r\nText\r\n',
  );
  assert.equal(
    pages('---\nredirect_from: [/docs/b]\n---\n', '/docs/b'),
    '---\nredirect_from: [/docs/b]\n---\n',
  );
  assert.equal(pages('', '/docs/b c'), '---\nredirect_from: ["/docs/b c"]\n---\n\n');
});

test('headings take over old ids, and an id leads to one heading only', () => {
  assert.equal(anchors('Text\n', ['new', 'old']), '---\nanchors:\n  new: [old]\n---\n\nText\n');
  assert.equal(
    anchors('---\nanchors: { new: old }\ntitle: A\n---\nText\n', ['new', '/docs/b#x'], ['other', 'part']),
    '---\nanchors:\n  new: [old, "/docs/b#x"]\n  other: [part]\ntitle: A\n---\nText\n',
  );
  assert.equal(
    anchors('---\nanchors:\n  second: [first]\n---\nText\n', ['third', 'first'], ['third', 'second']),
    '---\nanchors:\n  third: [first, second]\n---\nText\n',
  );
  assert.equal(anchors('Text\n', ['2024', 'yes']), '---\nanchors:\n  "2024": ["yes"]\n---\n\nText\n');
});

test('settings that cannot be edited with certainty are left alone', () => {
  assert.equal(pages('---\ntitle: [\n---\nText\n', '/docs/b'), undefined);
  assert.equal(anchors('---\nanchors: [a]\n---\nText\n', ['new', 'old']), undefined);
});
