/** Where guides stand that begin at the top of the site. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildDocs, type DocsInputs } from './docs.ts';

const routesOf = (more: Omit<DocsInputs, 'entries' | 'variables'>) =>
  buildDocs({
    entries: ['docs/index.md', 'docs/a.md'].map((path) => ({
      path,
      settings: {},
      settingsAt: {},
      description: '',
    })),
    variables: {},
    ...more,
  }).value.map(({ route }) => route);

test('the base path keeps its slash, whatever the policy for slashes is', () => {
  assert.deepEqual(routesOf({ root: '/help/', isTop: true, trailingSlash: false }), ['/help/', '/help/a']);
  assert.deepEqual(routesOf({ root: '/help/', isTop: true, trailingSlash: true }), ['/help/', '/help/a/']);
  assert.deepEqual(routesOf({ root: '/', isTop: true, trailingSlash: false }), ['/', '/a']);
  // Elsewhere the policy holds.
  assert.deepEqual(routesOf({ root: '/help/docs/', trailingSlash: false }), ['/help/docs', '/help/docs/a']);
});

test('a guide that is the same keeps its place as it was, elsewhere it has another', () => {
  const entries = [{ path: 'docs/{game}/a.md', settings: {}, settingsAt: {}, description: '' }];
  const variables = { game: 'island' };
  const place = (more: Partial<DocsInputs>) =>
    buildDocs({ entries: [...entries], root: '/help/docs/', variables, ...more }).value[0];
  const first = place({});
  assert.equal(place({}), first);
  assert.equal(place({ root: '/docs/' })?.route, '/docs/island/a');
  assert.equal(place({ trailingSlash: true })?.route, '/help/docs/island/a/');
  assert.equal(place({ variables: { game: 'space' } })?.route, '/help/docs/space/a');
  assert.deepEqual(place({}), first);
});
