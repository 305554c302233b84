import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SidebarItem } from '../../model.ts';
import { findNeighbours, indexSidebar } from './neighbours.ts';

const guide = (docId: string): SidebarItem => ({
  type: 'link',
  label: docId,
  href: `/help/docs/${docId}`,
  docId,
});
const category = (label: string, items: readonly SidebarItem[]): SidebarItem => ({
  type: 'category',
  label,
  href: `/help/docs/category/${label}`,
  items,
  collapsible: true,
  collapsed: true,
});

const index = indexSidebar(
  'docs',
  [
    guide('intro'),
    guide('tests'),
    category('one', [guide('one/a'), category('deep', [guide('one/deep/b')])]),
    category('two', [category('far', [guide('two/far/c')])]),
  ],
  new Map(),
);

test('previous and next lead through the whole sidebar', () => {
  const { previous, next } = findNeighbours('/help/docs/one/deep/b', index, 'sidebar');
  assert.deepEqual([previous?.label, next?.label], ['deep', 'two']);
});

test('18.5.2 with docs.neighbours folder they never leave the top folder, by pages of categories neither', () => {
  const around = (route: string): readonly (string | undefined)[] => {
    const { previous, next } = findNeighbours(`/help/docs/${route}`, index, 'folder');
    return [previous?.label, next?.label];
  };
  assert.deepEqual(around('intro'), [undefined, 'tests']);
  assert.deepEqual(around('tests'), ['intro', undefined]);
  assert.deepEqual(around('category/one'), [undefined, 'one/a']);
  assert.deepEqual(around('one/deep/b'), ['deep', undefined]);
  assert.deepEqual(around('category/two'), [undefined, 'far']);
  assert.deepEqual(around('two/far/c'), ['far', undefined]);
});
