import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildVersionLinks, buildVersionNote } from './version-links.ts';
import type { VersionPages } from '../model/versions.ts';

const version = (name: string, path: string, guides: readonly string[]): VersionPages => ({
  version: { name, label: name.toUpperCase(), path, isLast: path === '', mainDocId: 'intro' },
  routes: new Set(guides.map((guide) => `/help/docs/${path === '' ? '' : `${path}/`}${guide}`)),
  mainRoute: `/help/docs/${path === '' ? '' : `${path}/`}intro`,
});
const versions = [
  version('current', 'next', ['intro', 'mods']),
  version('2.0', '', ['intro', 'mods']),
  version('1.0', '1.0', ['intro']),
];

test('4.2.9: each version is the same guide, or its main guide where it has no such one', () => {
  assert.deepEqual(
    buildVersionLinks('/help/docs/mods', '2.0', versions, '/help/docs/')?.map(({ href, isCurrent }) => [
      href,
      isCurrent,
    ]),
    [
      ['/help/docs/next/mods', false],
      ['/help/docs/mods', true],
      ['/help/docs/1.0/intro', false],
    ],
  );
  assert.equal(
    buildVersionLinks('/help/docs/next/mods', 'current', versions, '/help/docs/')?.[1]?.href,
    '/help/docs/mods',
  );
});

test('2.11.1: with one version nothing is said of versions', () => {
  assert.equal(buildVersionLinks('/help/docs/mods', '2.0', versions.slice(1, 2), '/help/docs/'), undefined);
});

test('2.11.3: what is before the latest version is unreleased, what is after it unmaintained; both lead to the same guide', () => {
  const note = (route: string, own: string): readonly unknown[] => {
    const links = buildVersionLinks(route, own, versions, '/help/docs/') ?? [];
    const found = buildVersionNote(own, versions, links);
    return [found?.kind, found?.label, found?.latest.name, found?.latest.href];
  };
  assert.deepEqual(note('/help/docs/next/mods', 'current'), [
    'unreleased',
    'CURRENT',
    '2.0',
    '/help/docs/mods',
  ]);
  assert.deepEqual(note('/help/docs/1.0/intro', '1.0'), ['unmaintained', '1.0', '2.0', '/help/docs/intro']);
  assert.deepEqual(note('/help/docs/mods', '2.0'), [undefined, undefined, undefined, undefined]);
});
