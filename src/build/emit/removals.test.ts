/** When a build has to be told that it may take pages away. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refuseRemovals } from './removals.ts';

const BASE = { oldBase: '/help/', base: '/help/' };
const makePages = (count: number, name = 'page'): readonly string[] =>
  Array.from({ length: count }, (_, index) => `help/docs/${name}-${index}/index.html`);
const OWN = ['help/index.html', 'help/404.html'];

test('30 % of the pages of the last build may go, one more may not; home and 404 are not counted', () => {
  const [kept, gone] = [[...OWN, ...makePages(14)], makePages(6, 'old')];
  assert.equal(refuseRemovals({ ...BASE, kept, gone, listed: kept }), undefined);
  const told = refuseRemovals({
    ...BASE,
    kept: kept.slice(0, -1),
    gone: [...gone, ...makePages(1, 'x')],
    listed: kept,
  });
  assert.match(
    told?.message ?? '',
    /^This build would remove 7 of the 20 pages of the last one: \/help\/docs\/old-0, .* and 2 more$/,
  );
});

test('the not-found page of a language that goes is no page that is lost', () => {
  const [kept, gone] = [
    [...OWN, ...makePages(14)],
    [...makePages(6, 'old'), 'help/de/404.html'],
  ];
  assert.equal(refuseRemovals({ ...BASE, kept, gone, listed: kept }), undefined);
});

test('a site of fewer than ten pages is not asked', () => {
  assert.equal(refuseRemovals({ ...BASE, kept: OWN, gone: makePages(9), listed: OWN }), undefined);
  assert.ok(refuseRemovals({ ...BASE, kept: OWN, gone: makePages(10), listed: OWN }) !== undefined);
});

test('a page that is there under another base or slash policy is not gone', () => {
  const gone = makePages(20);
  const flat = gone.map((file) => file.replace('/index.html', '.html'));
  assert.equal(refuseRemovals({ ...BASE, kept: OWN, gone, listed: [...OWN, ...flat] }), undefined);
  const moved = [...OWN, ...gone].map((file) => file.replace(/^help\//, ''));
  assert.equal(
    refuseRemovals({ oldBase: '/help/', base: '/', kept: [], gone: [...OWN, ...gone], listed: moved }),
    undefined,
  );
});
