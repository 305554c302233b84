import assert from 'node:assert/strict';
import { test } from 'node:test';
import { markNavigation } from './mark-navigation.ts';

const MENU =
  '<a class="brand" href="/help/">Help</a><ul><li class="promo"><a href="https://example.com/about">x</a></li><li><a href="/help/about">About</a></li><li><a href="/help/">Home</a></li></ul>';

const marks = (route: string): readonly string[] =>
  [...markNavigation(MENU, route, '/help/').matchAll(/href="([^"]*)" aria-current="(\w+)"/g)].map(
    ([, href, kind]) => `${href} ${kind}`,
  );

test('the entry that leads to the page is marked, in any case and with any slash at the end', () => {
  assert.deepEqual(marks('/help/about'), ['/help/about page']);
  assert.deepEqual(marks('/help/About/'), ['/help/about page']);
  assert.deepEqual(marks('/help/'), ['/help/ page']);
});

test('an entry is marked for the pages below it, but the home page is not for all', () => {
  assert.deepEqual(marks('/help/about/team'), ['/help/about true']);
  assert.deepEqual(marks('/help/aboutness'), []);
});
