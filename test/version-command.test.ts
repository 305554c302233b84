/** `helpsite version` as people type it: what it writes, says and refuses. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { readTree, runHere } from './run-helpsite.ts';
import { makeFolder, writeSite } from './site-fixture.ts';

const SITE = {
  'content/docs/intro.md': '# Start\n\n[Next](more/second.md)\n',
  'content/docs/more/second.md': '# Second\n\nText.\n',
  'content/docs/more/map.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'config/sidebars.json':
    '{ "docs": ["intro", { "type": "category", "label": "More", "link": { "type": "generated-index" }, "items": ["more/second"] }] }',
  'i18n/de/docusaurus-plugin-content-docs/current/intro.md': '# Anfang\n',
};

test('contract 17: version freezes guides, sidebars and translations; the copy has the guides’ address, the guides are next', async () => {
  const folder = makeFolder();
  try {
    const root = folder.path;
    writeSite(root, new Map(Object.entries(SITE)));
    const tried = await runHere('version', '1.0', '--root', root, '--dry-run');
    assert.equal(tried.exitCode, 0, tried.stderr);
    assert.match(tried.stdout, /versioned_docs\/version-1\.0\/more\/second\.md/);
    assert.ok(!existsSync(join(root, 'versions.json')), 'a dry run writes nothing');
    const { exitCode, stdout } = await runHere('version', '1.0', '--root', root, '--json');
    assert.equal(exitCode, 0);
    const said = JSON.parse(stdout) as Record<string, unknown>;
    assert.equal(said['version'], '1.0');
    assert.deepEqual(said['versions'], [
      { name: 'current', isLast: false, route: '/help/docs/next/' },
      { name: '1.0', isLast: true, route: '/help/docs/' },
    ]);
    assert.deepEqual(said['files'], [
      'versioned_docs/version-1.0/intro.md',
      'versioned_docs/version-1.0/more/map.svg',
      'versioned_docs/version-1.0/more/second.md',
      'i18n/de/docusaurus-plugin-content-docs/version-1.0/intro.md',
      'versioned_sidebars/version-1.0-sidebars.json',
      'versions.json',
    ]);
    assert.ok(existsSync(join(root, 'versioned_docs/version-1.0/more/map.svg')));
    assert.deepEqual(
      JSON.parse(readFileSync(join(root, 'versioned_sidebars/version-1.0-sidebars.json'), 'utf8')),
      {
        docs: [
          { type: 'doc', id: 'intro' },
          {
            type: 'category',
            label: 'More',
            link: { type: 'generated-index' },
            items: [{ type: 'doc', id: 'more/second' }],
          },
        ],
      },
    );
    const built = await runHere('build', root, '--no-cache');
    assert.equal(built.exitCode, 0, built.stdout);
    const asked = await runHere('search', 'query', 'second', '--root', root);
    assert.match(asked.stdout, /\/help\/docs\/more\/second/);
    assert.doesNotMatch(
      asked.stdout,
      /\/help\/docs\/next\//,
      'what is asked outside of a version means the last',
    );
    const pages = [...readTree(join(root, 'dist/help/docs')).keys()].filter((path) => path.endsWith('.html'));
    assert.deepEqual(pages.toSorted(), [
      'category/more/index.html',
      'index.html',
      'intro/index.html',
      'more/second/index.html',
      'next/category/more/index.html',
      'next/index.html',
      'next/intro/index.html',
      'next/more/second/index.html',
    ]);
  } finally {
    folder.end();
  }
});

test('contract 17: a second version is the newest; a name that is taken or cannot be one is refused', async () => {
  const folder = makeFolder();
  try {
    const root = folder.path;
    writeSite(root, new Map(Object.entries(SITE)));
    await runHere('version', '1.0', '--root', root);
    await runHere('version', '2.0', '--root', root);
    assert.deepEqual(JSON.parse(readFileSync(join(root, 'versions.json'), 'utf8')), ['2.0', '1.0']);
    for (const [name, reason] of [
      ['2.0', /There is a version "2\.0" already/],
      ['current', /"current" is the version in content\/docs/],
      ['a/b', /cannot be the name of a version/],
      ['..', /cannot be the name of a version/],
    ] as const) {
      const { exitCode, stderr } = await runHere('version', name, '--root', root);
      assert.equal(exitCode, 2, name);
      assert.match(stderr, reason);
    }
  } finally {
    folder.end();
  }
});
