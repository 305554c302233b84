import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findKey, readConfigText } from './find-key.ts';

/** The rest of the line at the place that is found. */
function locate(text: string, ...path: readonly (string | number)[]): string {
  const { line, column } = findKey(readConfigText(text), 'config/x.ts', path);
  return text.split('\n')[line - 1]?.slice(column - 1) ?? '';
}

const NOTICES = `import { defineNotices } from 'helpsite';

// level: 'none'
export default defineNotices([
  { message: 'We, [have] moved, level: low' },
  { message: 'Gone', level: 'urgent' },
  { level: 'info' },
  { message: 'Old', level: 'info' }, // the last
]);
`;

test('an entry of a list is found by its number, and a key only in its own entry', () => {
  assert.equal(locate(NOTICES, 1, 'level'), "level: 'urgent' },");
  assert.equal(locate(NOTICES, 3, 'level'), "level: 'info' }, // the last");
  assert.equal(locate(NOTICES, 2), "{ level: 'info' },");
  assert.equal(locate(NOTICES, 0, 'level'), "{ message: 'We, [have] moved, level: low' },");
});

test('lists below keys, keys of the same name further in, and JSON', () => {
  const nested = `export default {
  footer: [{ items: [{ label: 'A' }], label: 'B' }],
  'links': [
    { label: 'A', href: '/a' },
    { href: '/b' },
  ],
  label: 3,
};`;
  assert.equal(locate(nested, 'footer', 0, 'label'), "label: 'B' }],");
  assert.equal(locate(nested, 'links', 1, 'href'), "href: '/b' },");
  assert.equal(locate(nested, 'links', 1), "{ href: '/b' },");
  assert.equal(locate(nested, 'links'), "'links': [");
  assert.equal(locate(nested, 'label'), 'label: 3,');
  assert.equal(locate('[\n  { "a": 1 },\n  { "b": 2 }\n]', 1, 'b'), '"b": 2 }');
});

test('what is named, spread or computed is found as far as it is written', () => {
  const named = `const links: Link[] = [
  { label: 'A' },
  { href: '/b' },
];
const rest = { title: 'T' };
export default { links, ...rest, more: make(links) };`;
  assert.equal(locate(named, 'links', 1, 'href'), "href: '/b' },");
  assert.equal(locate(named, 'title'), "title: 'T' };");
  assert.equal(locate(named, 'more', 'x'), 'more: make(links) };');
  assert.equal(locate('export default [...others, { a: 1 }];', 1), 'export default [...others, { a: 1 }];');
});
