/** A site of posts and pages, without a guide. */
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { runHere } from './run-helpsite.ts';
import { makeFolder } from './site-fixture.ts';

function makeSite(files: Readonly<Record<string, string>>) {
  const folder = makeFolder();
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder.path, file)), { recursive: true });
    writeFileSync(join(folder.path, file), text);
  }
  return folder;
}

test('40.3 a site of posts and pages builds without a guide; its home page lists the posts', async () => {
  const folder = makeSite({
    'content/blog/2026-05-06-one.md': '# One\n\nText.\n',
    'content/pages/about.md': '# About\n\nText.\n',
  });
  try {
    const { exitCode, stdout } = await runHere('build', folder.path, '--no-cache');
    assert.equal(exitCode, 0, stdout);
    assert.doesNotMatch(stdout, /warning|error/);
    const home = readFileSync(join(folder.path, 'dist/help/index.html'), 'utf8');
    assert.match(home, /Recent posts<[\s\S]*href="\/help\/blog\/2026\/05\/06\/one"[^>]*>One</);
  } finally {
    folder.end();
  }
});

test('40.3 a project whose guides are switched off moves in, and builds', async () => {
  const folder = makeSite({
    'old/docusaurus.config.js': `module.exports = { title: 'B', url: 'https://b.example', baseUrl: '/',
  presets: [['classic', { docs: false }]],
};\n`,
    'old/blog/2026-05-06-one.md': '# One\n\nText.\n',
    'old/src/pages/about.md': '# About\n\nText.\n',
  });
  try {
    const moved = await runHere('import', join(folder.path, 'old'), join(folder.path, 'new'), '--json');
    assert.equal(moved.exitCode, 0, moved.stdout);
    const { exitCode, stdout } = await runHere('build', join(folder.path, 'new'), '--no-cache');
    assert.equal(exitCode, 0, stdout);
  } finally {
    folder.end();
  }
});
