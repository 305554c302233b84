import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cachePages, type FetchedPage, FRESH_FOR, MOST_KEPT } from './page-cache.ts';

const FIRST: FetchedPage = { path: '/first', html: 'first' };

/** A cache whose pages come at once, with the paths that it asked for. */
function openCache() {
  const asked: string[] = [];
  const load = async (path: string): Promise<FetchedPage> => {
    asked.push(path);
    return { path, html: path };
  };
  const pages = cachePages(load, FIRST, () => 0);
  return { asked, ask: (path: string) => pages(path, 'low') };
}

test('1.5.1 the pages that came last are kept, and no others, whatever is read in a day', async () => {
  const { asked, ask } = openCache();
  for (let page = 0; page < 1000; page++) await ask(`/${page}`);
  for (let page = 1000 - MOST_KEPT; page < 1000; page++) await ask(`/${page}`);
  assert.equal(asked.length, 1000);
  for (const path of ['/first', '/0', `/${999 - MOST_KEPT}`, `/${1000 - MOST_KEPT}`]) await ask(path);
  // Each of these took the place of the oldest.
  assert.equal(asked.length, 1004);
});

test('1.5.7 what is on its way is not asked for again, however many are', async () => {
  const asked: string[] = [];
  const pages = cachePages(
    (path) => (asked.push(path), new Promise(() => {})),
    FIRST,
    () => 0,
  );
  for (let page = 0; page <= 2 * MOST_KEPT; page++) void pages(`/${page}`, 'high');
  void pages('/0', 'high');
  assert.equal(asked.length, 2 * MOST_KEPT + 1);
});

test('a failure that comes late does not take the newer answer along', async () => {
  let time = 0;
  const fail: (() => void)[] = [];
  const load = (path: string): Promise<FetchedPage> =>
    fail.length === 0
      ? new Promise((_, reject) => fail.push(() => reject(new Error('late'))))
      : Promise.resolve({ path, html: 'newer' });
  const pages = cachePages(load, FIRST, () => time);
  const early = pages('/a', 'low');
  time = FRESH_FOR;
  const newer = pages('/a', 'high');
  fail[0]?.();
  await assert.rejects(early, /late/);
  assert.equal(pages('/a', 'high'), newer);
});

test('a page that failed is asked for again', async () => {
  const asked: string[] = [];
  const pages = cachePages((path) => (asked.push(path), Promise.reject(new Error('away'))), FIRST);
  await assert.rejects(pages('/a', 'low'), /away/);
  await assert.rejects(pages('/a', 'low'), /away/);
  assert.equal(asked.length, 2);
});
