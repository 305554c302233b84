/** What pages say of sections that left them, and which old addresses web servers may lead on from. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MovedAnchor } from './moved-anchors.ts';
import { listMovedLinks, markOwnPages } from './moved-links.ts';

const at = { file: 'content/docs/x.md', line: 1, column: 1 };

/** `/old#a -> /new#b` */
function moved(...arrows: readonly string[]): readonly MovedAnchor[] {
  return arrows.map((arrow) => {
    const [, from = '', fromId = '', to = '', toId = ''] = /^(.*)#(.*) -> (.*)#(.*)$/.exec(arrow) ?? [];
    return { from, fromId, to, toId, at };
  });
}

const redirects = [
  { from: '/was', to: '/main' },
  { from: '/was-too', to: '/main' },
];

function ownPages(sections: readonly MovedAnchor[], ids: readonly string[] = []): readonly string[] {
  const page = { path: 'docs/main.md', anchors: ids, oldAnchors: [] };
  return markOwnPages(redirects, sections, [{ route: '/main', page }]).flatMap(({ from, isOwnPage }) =>
    isOwnPage === true ? [from] : [],
  );
}

test('a server leads on to a page that knows the sections of its old addresses', () => {
  const sections = moved('/was#a -> /other#b', '/left#a -> /other#c');
  const links = listMovedLinks(sections, redirects, [], new Map());
  assert.deepEqual(
    ['/was', '/main', '/left', '/other'].map((route) => links.get(route)?.map(({ href }) => href)),
    [['/other#b'], ['/other#b'], ['/other#c'], undefined],
  );
  assert.deepEqual(ownPages(sections), []);
});

test('where one hash would mean two things the redirect page answers by itself', () => {
  // The page has an id of this name.
  assert.deepEqual(ownPages(moved('/was#a -> /other#b'), ['a']), ['/was']);
  // It is the section's own.
  assert.deepEqual(ownPages(moved('/was#a -> /main#a'), ['a']), []);
  // Another old address has a section of this name, or the page itself had.
  assert.deepEqual(ownPages(moved('/was#a -> /other#b', '/was-too#a -> /other#c')), ['/was-too']);
  assert.deepEqual(ownPages(moved('/main#a -> /other#b', '/was#a -> /other#c')), ['/was']);
  assert.deepEqual(ownPages(moved('/was#a -> /other#b', '/was-too#a -> /other#b')), []);
});
