/** The page where errors are pasted is there when guides say which they solve, and wanted (behaviours.md 24.1.1). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runIn, writeSite } from './check-site.ts';
import { readTree } from './run-helpsite.ts';

const GUIDE = `---
title: Disk
errors:
  - say: The disk is full & <b>closed</b>
    to: '#make-room'
    pattern: No space left on device
    lines: ['java.io.IOException: No space left on device']
---

Text.

## Make room

Delete what is old.
`;

const PLAIN = {
  'content/docs/disk.md': '---\ntitle: Disk\nerrors: [No space left on device]\n---\n\nText.\n',
};

async function build(files: Readonly<Record<string, string>>) {
  const root = writeSite({ 'config/site.json': '{"url":"https://www.example.com"}', ...files });
  const { code, stdout } = await runIn(root, 'build');
  assert.equal(code, 0, stdout);
  const read = (path: string): string => readFileSync(join(root, 'dist', path), 'utf8');
  return { paths: [...readTree(join(root, 'dist')).keys()], read };
}

test('24.1.1 without rules, and where it is turned off, there is no page, no link and no file of rules', async () => {
  const off = { 'config/site.json': '{"errors":{"page":false}}', 'content/docs/disk.md': GUIDE };
  for (const files of [PLAIN, off]) {
    const { paths, read } = await build(files);
    assert.ok(!paths.some((path) => path.startsWith('help/errors')), paths.join());
    assert.doesNotMatch(read('help/index.html'), /help\/errors|Paste/);
    assert.doesNotMatch(read('help/404.html'), /help\/errors/);
  }
  assert.ok(!(await build(PLAIN)).paths.some((path) => path.startsWith('help/assets/errors/')));
});

test('24.1.2 with rules it lists each message; search engines are told; its address is a setting', async () => {
  const { read } = await build({ 'content/docs/disk.md': GUIDE });
  const page = read('help/errors/index.html');
  assert.match(
    page,
    /<a href="\/help\/docs\/disk#make-room">The disk is full &amp; &lt;b&gt;closed&lt;\/b&gt;<\/a>/,
  );
  assert.match(page, /java\.io\.IOException: No space left on device/);
  const manifest = /data-manifest="\/(help\/assets\/errors\/manifest-[\w-]{8}\.json)"/.exec(page)?.[1];
  assert.match(read(manifest ?? ''), /"file":"assets\/errors\/general-/);
  assert.match(read('help/wikimap.xml'), /<loc>https:\/\/www\.example\.com\/help\/errors<\/loc>/);
  assert.match(read('help/index.html'), /href="\/help\/errors"/);
  const moved = await build({
    'config/site.json': '{"errors":{"path":"what/broke"}}',
    'content/docs/disk.md': GUIDE,
  });
  assert.ok(moved.paths.includes('help/what/broke/index.html'));
});
