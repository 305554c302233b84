/** Addresses of posts (behaviours.md 1.14.1). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildPosts, type PostEntry } from './blog.ts';

const post = (path: string, settings: PostEntry['settings'] = {}): PostEntry => ({
  path: `blog/${path}`,
  settings,
  settingsAt: {},
});

test('a date in the name of a post is part of its address, one in its front matter is not', () => {
  const { value, diagnostics } = buildPosts(
    [
      post('2026-05-04-later.md'),
      post('2026/05/03/index.md'),
      post('releases/10.26.md', { date: '2026-05-02' }),
      post('releases/2026-05-01-first.md'),
    ],
    '/help/blog/',
    undefined,
  );
  assert.deepEqual(diagnostics, []);
  assert.deepEqual(
    value.map(({ route }) => route),
    [
      '/help/blog/2026/05/04/later',
      '/help/blog/2026/05/03',
      '/help/blog/releases/10.26',
      '/help/blog/2026/05/01/releases/first',
    ],
  );
});
