import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SidebarItem } from '../model.ts';
import { markCurrent, renderBranches, renderSidebar, renderTopicTree } from './render-sidebar.tsx';

const link = (label: string): SidebarItem => ({ type: 'link', label, href: `/${label}` });
const category = (label: string, items: readonly SidebarItem[], href?: string): SidebarItem => ({
  type: 'category',
  label,
  collapsible: true,
  collapsed: true,
  items,
  ...(href === undefined ? {} : { href }),
});

test('only categories on the way to the page print their children', () => {
  const html = renderSidebar([category('a', [link('x')]), category('b', [link('y')], '/b')], ['1']);
  assert.equal(
    html,
    '<ul><li class="shut"><a href="/x" data-folds>a</a></li><li class="open"><a href="/b">b</a><ul><li><a href="/y">y</a></li></ul></li></ul>',
  );
});

test('a category that the writer wants open prints its children, and one that cannot be shut has no fold', () => {
  const a = { ...category('a', [link('x')]), collapsed: false };
  const b = { ...category('b', [link('y')]), collapsible: false, className: 'big' };
  const c = { ...category('c', [a], '/c'), collapsible: false, collapsed: false };
  assert.equal(
    renderSidebar([a, b, c], []),
    '<ul><li class="open"><a href="/x" data-folds>a</a><ul><li><a href="/x">x</a></li></ul></li>' +
      '<li class="fixed big"><a>b</a><ul><li><a href="/y">y</a></li></ul></li>' +
      '<li class="fixed"><a href="/c">c</a><ul><li class="open"><a href="/x" data-folds>a</a><ul><li><a href="/x">x</a></li></ul></li></ul></li></ul>',
  );
});

test('branches are counted as a page prints them: without what is unlisted, and without what leads nowhere', () => {
  const hidden: SidebarItem = { type: 'link', label: 'h', href: '/h', unlisted: true };
  const items = [hidden, category('empty', [hidden]), category('a', [link('x'), category('b', [link('y')])])];
  assert.equal(
    renderSidebar(items, ['2']),
    '<ul><li class="open"><a href="/x" data-folds>a</a><ul><li><a href="/x">x</a></li><li class="shut"><a href="/y" data-folds>b</a></li></ul></li></ul>',
  );
  assert.deepEqual(renderBranches(items), {
    '0': '<ul><li><a href="/x">x</a></li><li class="shut"><a href="/y" data-folds>b</a></li></ul>',
    '0.1': '<ul><li><a href="/y">y</a></li></ul>',
  });
});

test('branches hold what is shut at first, open in them what the writer wants open', () => {
  const inner = { ...category('b', [link('y')]), collapsed: false };
  assert.deepEqual(renderBranches([category('a', [inner])]), {
    '0': '<ul><li class="open"><a href="/y" data-folds>b</a><ul><li><a href="/y">y</a></li></ul></li></ul>',
  });
});

test('the current page is marked on its own entry, not on the category that links to it', () => {
  const html = markCurrent(renderSidebar([category('a', [link('x')])], ['0']), '/x');
  assert.equal(html.split('aria-current').length, 2);
  assert.match(html, /<a href="\/x" aria-current="page">x<\/a>/);
});

test('a page that is not in the sidebar marks nothing', () => {
  const html = renderSidebar([link('a')], []);
  assert.equal(markCurrent(html, '/other'), html);
});

test('unlisted guides are left out unless they are being read', () => {
  const hidden: SidebarItem = { type: 'link', label: 'h', href: '/h', unlisted: true };
  assert.equal(renderSidebar([hidden], []), '<ul></ul>');
  assert.equal(
    renderSidebar([hidden, link('a')], [], { currentHref: '/h' }),
    '<ul><li data-unlisted><a href="/h">h</a></li><li><a href="/a">a</a></li></ul>',
  );
});

test('a long list is cut to a window around the open entry and ends with the way to all', () => {
  const items = Array.from({ length: 50 }, (_, index) => category(`c${index}`, [link(`g${index}`)]));
  const html = renderSidebar(items, ['25'], { maxEntries: 20, window: 10, homeHref: '/help/' });
  assert.equal(html.match(/class="(?:open|shut)"/g)?.length, 10);
  assert.match(html, /class="open"><a href="\/g25" data-folds>c25/);
  assert.match(html, /<a href="\/help\/">All 50 topics<\/a><\/li><\/ul>$/);
});

test('labels are text, never markup', () => {
  assert.match(renderSidebar([link('<b>')], []), /&lt;b&gt;/);
});

test('the tree of one topic keeps its place among the branches, carries its mark, and is not folded', () => {
  const only = { ...category('b', [link('y')], '/b'), onlyGuide: '/y' };
  const tree = renderTopicTree(category('a', [link('x'), only], '/a'), ['3'], '<svg></svg>', {
    leadsOn: true,
  });
  assert.equal(
    tree,
    '<ul class="topic" data-from="3"><li class="fixed"><a href="/a"><svg></svg>a</a>' +
      '<ul><li><a href="/x">x</a></li><li class="shut"><a href="/y">b</a></li></ul></li></ul>',
  );
  assert.match(renderTopicTree(only, ['3'], '', { leadsOn: true }), /<li class="fixed"><a href="\/b">b<\/a>/);
});
