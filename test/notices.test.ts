/** Notices: which pages show them, from when until when, and that their coming and going makes no other page anew. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { readTree, runHereIn } from './run-helpsite.ts';
import { makeFolder, writeSite } from './site-fixture.ts';

const DAY = 24 * 60 * 60;
const NOON = Date.UTC(2026, 5, 15, 12) / 1000;

const guide = (title: string, text = 'Text.'): string => `---\ntitle: ${title}\n---\n\n${text}\n`;
const generated = (label: string): string => JSON.stringify({ label, link: { type: 'generated-index' } });

const SITE = {
  'content/docs/intro.md': guide('Start'),
  'content/docs/space/_category_.json': generated('Space'),
  'content/docs/space/join.md': guide('Join'),
  'content/docs/space/mods.md': guide('Mods'),
  'content/docs/spaceship.md': guide('Other'),
  'content/docs/contact.md': guide('Contact', '<ContactWays />'),
};

/** A folder with the site, and builds of it at moments (seconds). */
function makeBuilder(notices: unknown, site: Readonly<Record<string, string>> = SITE) {
  const folder = makeFolder();
  writeSite(
    folder.path,
    new Map(Object.entries({ ...site, 'config/notices.json': JSON.stringify(notices, undefined, 1) })),
  );
  const dist = join(folder.path, 'dist');
  return {
    end: () => folder.end(),
    async build(seconds: number, ...flags: readonly string[]) {
      const before = readTree(dist);
      const { exitCode, stdout, stderr } = await runHereIn({ SOURCE_DATE_EPOCH: String(seconds) }, [
        'build',
        folder.path,
        ...flags,
      ]);
      assert.equal(exitCode, 0, stdout + stderr);
      const after = readTree(dist);
      const changed = [...after].flatMap(([file, hash]) =>
        file.endsWith('.html') && before.get(file) !== hash ? [file] : [],
      );
      return { stdout, changed: changed.toSorted() };
    },
    page: (route: string): string => readFileSync(join(dist, `help/${route}/index.html`), 'utf8'),
    has(text: string): readonly string[] {
      return [...readTree(dist).keys()]
        .filter((file) => file.endsWith('.html') && readFileSync(join(dist, file), 'utf8').includes(text))
        .toSorted();
    },
  };
}

test('20.4.1 a notice shows on the pages of its folder or guide, and where readers look for the state of things', async () => {
  const site = makeBuilder([
    {
      message: 'Space is slow & <b>odd</b>.',
      level: 'outage',
      where: 'space',
      href: 'https://status.example.com',
    },
    { message: 'Mods are off.', where: ['docs/space/mods.md'] },
  ]);
  try {
    await site.build(NOON);
    assert.deepEqual(site.has('Space is slow &amp; &lt;b&gt;odd'), [
      'help/docs/category/space/index.html',
      'help/docs/contact/index.html',
      'help/docs/space/join/index.html',
      'help/docs/space/mods/index.html',
    ]);
    assert.deepEqual(site.has('Mods are off.'), [
      'help/docs/contact/index.html',
      'help/docs/space/mods/index.html',
    ]);
    assert.match(
      site.page('docs/space/join'),
      /<strong>Outage:<\/strong>[^]*href="https:\/\/status\.example\.com"/,
    );
  } finally {
    site.end();
  }
});

test('20.4.5 a notice of the whole site is above every page', async () => {
  const site = makeBuilder([{ message: 'We move.', level: 'maintenance' }]);
  try {
    await site.build(NOON);
    // An address that only leads on shows nothing.
    const pages = site.has('<main').filter((file) => !site.has('http-equiv="refresh"').includes(file));
    assert.deepEqual(site.has('We move.'), pages);
    assert.ok(pages.includes('help/index.html'));
  } finally {
    site.end();
  }
});

test('20.4.2 what begins and ends changes the pages that show it, and no other', async () => {
  const begin = NOON + DAY;
  const end = NOON + 2 * DAY;
  const said = (seconds: number): string => new Date(seconds * 1000).toISOString();
  const site = makeBuilder([
    { message: 'Space is slow.', where: 'space', from: said(begin), until: said(end) },
  ]);
  const shown = [
    'help/docs/category/space/index.html',
    'help/docs/contact/index.html',
    'help/docs/space/join/index.html',
    'help/docs/space/mods/index.html',
  ];
  try {
    await site.build(NOON);
    assert.match(site.page('docs/space/join'), /<section [^>]*hidden=""[^>]*>|<section [^>]*hidden[^>]*>/);
    assert.deepEqual((await site.build(begin - 1)).changed, []);
    assert.deepEqual((await site.build(begin)).changed, shown);
    assert.doesNotMatch(site.page('docs/space/join'), /<section [^>]*hidden/);
    assert.deepEqual((await site.build(end - 1)).changed, []);
    assert.deepEqual((await site.build(end)).changed, shown);
    assert.deepEqual(site.has('Space is slow.'), []);
    const fresh = await site.build(end, '--clean', '--no-cache');
    assert.deepEqual(fresh.changed, [], 'an incremental build is a clean one');
  } finally {
    site.end();
  }
});

test('20.4.3 a place that is not there, and a notice that was forgotten, are told at their lines', async () => {
  const site = makeBuilder([
    { message: 'A', where: 'spce' },
    { message: 'Long over', until: '2026-01-31' },
    { message: 'Just over', until: '2026-06-01' },
  ]);
  try {
    const { stdout } = await site.build(NOON);
    assert.match(stdout, /notices\.json:4:\d+: warning: No folder and no guide at "spce"[^\n]*missing-page/);
    assert.match(stdout, /Did you mean "space"\?/);
    assert.match(stdout, /notices\.json:7:\d+: warning: This notice ended on 2026-02-01/);
    assert.doesNotMatch(stdout, /2026-06-0/);
  } finally {
    site.end();
  }
});

test('without notices nothing about them is in a page or among the files', async () => {
  const site = makeBuilder([]);
  try {
    await site.build(NOON);
    assert.deepEqual(site.has('notice'), []);
    assert.deepEqual(site.has('/early-'), []);
  } finally {
    site.end();
  }
});
