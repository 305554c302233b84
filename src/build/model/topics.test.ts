import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SidebarItem } from '../../model.ts';
import { fillDefaults } from '../config/defaults.ts';
import type { Doc } from './docs.ts';
import { listTopics, placeOf } from './topics.ts';

const guide = (id: string, label: string): SidebarItem => ({
  type: 'link',
  label,
  href: `/help/docs/${id}`,
  docId: id,
});

const category = (folder: string, label: string, items: readonly SidebarItem[]): SidebarItem => ({
  type: 'category',
  label,
  folder,
  href: `/help/docs/category/${folder}-page`,
  collapsible: true,
  collapsed: true,
  items,
});

const ITEMS = [
  category('ark', 'ARK: Survival Evolved', [
    guide('ark/join', 'Join'),
    category('ark/mods', 'Mods', [guide('ark/mods/add', 'Add')]),
  ]),
  category('arksa', 'ARK: Survival Ascended', [guide('arksa/join', 'Join')]),
  guide('intro', 'Introduction'),
  { type: 'html', value: '<hr>' } as const,
];

const doc = (id: string, draft = false) =>
  [id, { id, title: id, route: `/help/docs/${id}`, draft } as unknown as Doc] as const;

function topicsOf(items: readonly string[], more: object = {}) {
  const config = fillDefaults({}, { groups: [{ title: 'Games', items }] }, {}, {});
  return listTopics({
    config: { ...config, ...more },
    sidebars: [{ items: ITEMS }],
    docsById: new Map([doc('intro'), doc('ark/join'), doc('new', true)]),
    categories: { '02-arksa': { at: {}, search: { aliases: ['asa'] } } },
  });
}

test('19.1 a group names folders, slugs of categories and guides, which may lie deeper', () => {
  const { groups, unknown, ungrouped } = topicsOf(['arksa-page', 'ark/mods', 'ark/join', 'new', 'nothing']);
  assert.deepEqual(
    groups.map(({ title, topics }) => [title, topics.map(({ label, href }) => `${label} ${href}`)]),
    [
      [
        'Games',
        [
          'ARK: Survival Ascended /help/docs/category/arksa-page',
          'Mods /help/docs/category/ark/mods-page',
          'ark/join /help/docs/ark/join',
        ],
      ],
      [
        'More topics',
        ['ARK: Survival Evolved /help/docs/category/ark-page', 'Introduction /help/docs/intro'],
      ],
    ],
  );
  assert.deepEqual(unknown, ['nothing'], 'a draft is no mistake');
  assert.deepEqual(
    ungrouped.map(({ keys }) => keys[0]),
    ['ark', 'intro'],
  );
});

test('19.3 other names come from the search and from _category_ files, whose folders may have numbers', () => {
  const search = { ...fillDefaults({}, {}, {}, {}).search, products: { ark: { aliases: ['ase'] } } };
  const { aliases } = topicsOf(['ark', 'arksa'], { search });
  assert.deepEqual(aliases, {
    '/help/docs/category/ark-page': ['ase'],
    '/help/docs/category/arksa-page': ['asa'],
  });
});

test('19.8 marks are the drawings of the folders, else letters that no other topic has', () => {
  const { entries } = topicsOf([], { marks: { intro: { hue: 1, path: 'M0 0' } } });
  assert.deepEqual(
    entries.map(({ mark }) => ('glyph' in mark ? mark.glyph : mark.letters)),
    ['AS', 'AA', 'm-intro'],
  );
});

test('a game has the place of its topic: that of the groups where there are some, else of the sidebar', () => {
  const grouped = topicsOf(['intro', 'arksa']);
  const orderOf = (topics: typeof grouped): readonly string[] =>
    ['nothing', 'ark', 'arksa'].toSorted((a, b) => placeOf(a, topics) - placeOf(b, topics));
  assert.deepEqual(orderOf(grouped), ['arksa', 'ark', 'nothing']);
  assert.deepEqual(orderOf({ ...grouped, groups: [] }), ['ark', 'arksa', 'nothing']);
});

test('without groups nothing is grouped and nothing is missing', () => {
  const config = fillDefaults({}, {}, {}, {});
  const { groups, ungrouped } = listTopics({
    config,
    sidebars: [{ items: ITEMS }],
    docsById: new Map(),
    categories: {},
  });
  assert.deepEqual([groups, ungrouped], [[], []]);
});
