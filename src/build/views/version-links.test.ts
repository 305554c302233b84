import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Version } from '../../model.ts';
import type { VersionPages } from '../model/versions.ts';
import { buildVersionLinks, buildVersionNote, versionsOf } from './version-links.ts';

const version = (
  name: string,
  path: string,
  guides: readonly string[],
  more: Partial<Version> = {},
): VersionPages => ({
  version: { name, label: name.toUpperCase(), path, isLast: path === '', mainDocId: 'intro', ...more },
  routes: new Map(guides.map((id) => [id, `/help/docs/${path === '' ? '' : `${path}/`}${id}`])),
  mainRoute: `/help/docs/${path === '' ? '' : `${path}/`}intro`,
});
const versions = [
  version('current', 'next', ['intro', 'mods'], { banner: 'unreleased' }),
  version('2.0', '', ['intro', 'mods']),
  version('1.0', '1.0', ['intro'], { banner: 'unmaintained' }),
];

test('4.2.9: each version is the same guide by its id, or its main guide where it has no such one', () => {
  assert.deepEqual(
    buildVersionLinks('mods', '/help/docs/mods', '2.0', versions)?.map(({ href, isCurrent }) => [
      href,
      isCurrent,
    ]),
    [
      ['/help/docs/next/mods', false],
      ['/help/docs/mods', true],
      ['/help/docs/1.0/intro', false],
    ],
  );
  const renamed = [
    version('2.0', '', []),
    { ...versions[2]!, routes: new Map([['mods', '/help/docs/1.0/x y']]) },
  ];
  assert.equal(
    buildVersionLinks('mods', '/help/docs/mods', '2.0', renamed)?.[1]?.href,
    '/help/docs/1.0/x%20y',
  );
});

test('2.11.1: with one version nothing is said of versions', () => {
  assert.equal(buildVersionLinks('mods', '/help/docs/mods', '2.0', versions.slice(1, 2)), undefined);
});

test('2.11.3: the banner is that of the version, and leads to the same guide of the latest', () => {
  const note = (id: string, own: string, all = versions): readonly unknown[] => {
    const found = buildVersionNote(own, all, buildVersionLinks(id, `/own/${id}`, own, all) ?? []);
    return [found?.kind, found?.label, found?.latest.name, found?.latest.href];
  };
  assert.deepEqual(note('mods', 'current'), ['unreleased', 'CURRENT', '2.0', '/help/docs/mods']);
  assert.deepEqual(note('intro', '1.0'), ['unmaintained', '1.0', '2.0', '/help/docs/intro']);
  assert.deepEqual(note('mods', '2.0'), [undefined, undefined, undefined, undefined]);
  const silent = [versions[1]!, version('1.0', '1.0', ['intro'])];
  assert.deepEqual(note('intro', '1.0', silent)[0], undefined);
});

test('27.6: without a badge there is no menu', () => {
  const lookup = { versions };
  const own = { ...versions[1]!.version, isQuiet: true } as const;
  assert.equal(
    versionsOf({ id: 'mods', route: '/help/docs/mods' }, { version: own }, lookup).versions,
    undefined,
  );
});

test('30.13: versions of one folder of guides each show on its guides alone, the same guide by its id there', () => {
  const all = [
    version('current', '', ['guides/intro', 'guides/mods', 'team/rules', 'plain/x'], { isLast: true }),
    version('1.0', 'guides/1.0', ['intro'], { of: 'guides', banner: 'unmaintained' }),
    version('team-9', 'team/9', ['rules'], { of: 'team' }),
  ];
  const model = (index: number) => ({ version: all[index]!.version });
  const lookup = { versions: all };
  const hrefs = (id: string | undefined, route: string, index: number): readonly string[] | undefined =>
    versionsOf({ route, ...(id === undefined ? {} : { id }) }, model(index), lookup).versions?.map(
      ({ href }) => href,
    );
  assert.deepEqual(hrefs('guides/intro', '/help/docs/guides/intro', 0), [
    '/help/docs/guides/intro',
    '/help/docs/guides/1.0/intro',
  ]);
  assert.deepEqual(hrefs('team/rules', '/help/docs/team/rules', 0), [
    '/help/docs/team/rules',
    '/help/docs/team/9/rules',
  ]);
  assert.equal(hrefs('plain/x', '/help/docs/plain/x', 0), undefined);
  assert.equal(hrefs(undefined, '/help/docs/category/a', 0), undefined);
  assert.deepEqual(hrefs('intro', '/help/docs/guides/1.0/intro', 1), [
    '/help/docs/guides/intro',
    '/help/docs/guides/1.0/intro',
  ]);
  const { versionNote } = versionsOf({ id: 'intro', route: '/help/docs/guides/1.0/intro' }, model(1), lookup);
  assert.equal(versionNote?.latest.href, '/help/docs/guides/intro');
});
