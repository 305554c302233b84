/** What `helpsite dev` shows before all guides are understood is what it shows afterwards, and what a build writes. */
import assert from 'node:assert/strict';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Memo } from '../src/build/memo/memo.ts';
import { readSettings } from '../src/build/read/read-settings.ts';
import { readSite, type SiteParts } from '../src/build/read/read-site.ts';
import { SCRIPT_TAG } from '../src/build/serve/dev/dev-listener.ts';
import { openFirstLook } from '../src/build/serve/dev/first-look.ts';
import { buildSite } from '../src/build/site/build-site.ts';
import { compareServed } from './dev-run.ts';
import { startDev } from './dev-server.ts';
import { createRandom } from './random.ts';
import { runHere } from './run-helpsite.ts';
import { makeFolder, makeSite, type SiteFiles, writeSite } from './site-fixture.ts';

/** Guides that others see something of: titles and descriptions of every kind, old ids, headings that links name. */
const SEEN: SiteFiles = new Map([
  ['content/docs/index.md', '# Welcome\n\nFirst *words*.\n\nMore.\n\n<DocCardList />\n'],
  [
    'content/docs/a/one.md',
    'Only text, no title.\n\nAnd [two](two.md#the-part) and [typed](two.md#typed).\n',
  ],
  ['content/docs/a/two.md', 'Two\n===\n\nWords of two.\n\n## The part\n\n<a id="typed"></a>\n\nText.\n'],
  [
    'content/docs/a/three.mdx',
    'import Part from "./_part.md"\n\n# Three\n\n<Part />\n\n[old](four.md#was)\n',
  ],
  ['content/docs/a/_part.md', 'A part with [a link](../index.md).\n'],
  [
    'content/docs/a/four.md',
    '<!-- a note\n\nof two paragraphs -->\n\n# Four\n\nWords.\n\n## Now {#now aliases="was"}\n',
  ],
  [
    'content/docs/a/five.md',
    '---\ntitle: Five\n---\n\n```\ncode\n```\n\n## Heading\n\n> Words of five\n\n## End\n',
  ],
  [
    'content/docs/a/six.md',
    '---\ndescription: Told.\ntags: [x]\n---\n\n# Six {#x aliases="/docs/a/one#gone"}\n\nText.\n',
  ],
  ['content/docs/a/_category_.json', '{"link": {"type": "generated-index"}}'],
]);

async function readParts(root: string, memo: Memo): Promise<SiteParts> {
  const settings = await readSettings(root, {});
  assert.equal(settings.isWrong, false);
  return readSite({ root, drafts: true, cache: true }, settings, memo);
}

test('every page that is shown early is the page that there will be', async () => {
  const random = createRandom(5);
  const sites = [new Map([...makeSite(random, 3), ...SEEN]), makeSite(random, 40), makeSite(random, 40)];
  for (const files of sites) {
    const folder = makeFolder();
    try {
      writeSite(folder.path, files);
      const memo = new Memo();
      const parts = await readParts(folder.path, memo);
      const whole = buildSite(parts, memo);
      let shown = 0;
      for (const { route, html } of whole.pages) {
        // Each as the first page that is asked for.
        const first = openFirstLook(parts, 'freeze');
        if (!first.open(route)) continue;
        shown += 1;
        const early = first.site().pages.find((page) => page.route === route);
        assert.ok(early?.html.read() === html.read(), route);
        assert.equal(early?.html.key, html.key, route);
      }
      assert.ok(shown > whole.model.docs.length * 0.9, `${shown} pages`);
    } finally {
      folder.end();
    }
  }
});

/** So many that dev shows the first of them before it has read the rest. */
const MANY = 130;

test('a large site without a cache: asked at once, told in the end, and nothing that is saved meanwhile is lost', async () => {
  const [folder, clean] = [makeFolder(), makeFolder()];
  const files = new Map([...makeSite(createRandom(9), MANY), ...SEEN]);
  const guide = 'content/docs/a/one.md';
  const wrong = 'content/docs/a/wrong.md';
  try {
    writeSite(clean.path, files);
    const built = await runHere('build', clean.path, '--no-cache', '--drafts');
    assert.equal(built.exitCode, 0, built.stderr);
    writeSite(folder.path, new Map([...files, [wrong, '# Wrong\n\n[nowhere](nowhere.md)\n']]));
    const server = await startDev(folder.path);
    try {
      assert.match(server.stderr(), /The rest of the guides is read now/);
      const [one, bad] = await Promise.all([
        server.ask('/help/docs/a/one'),
        server.ask('/help/docs/a/wrong'),
      ]);
      assert.equal(one.status, 200);
      // What cannot be shown says why, as ever.
      assert.equal(bad.status, 500);
      assert.match(bad.text, /nowhere\.md/);
      await server.says(/wrong\.md:3:1/);
      await server.says(/1 error/);
    } finally {
      await server.stop();
    }
    rmSync(join(folder.path, wrong));
    const again = await startDev(folder.path, ['--no-cache']);
    try {
      writeFileSync(join(folder.path, guide), `${String(files.get(guide))}\nSaved at once.\n`);
      const early = await again.ask('/help/docs/a/two');
      const wanted = readFileSync(join(clean.path, 'dist/help/docs/a/two/index.html'), 'utf8');
      assert.ok(
        early.text.replace(SCRIPT_TAG, '') === wanted,
        'the early page is another than a build writes',
      );
      await again.until('the saved text is there', async () =>
        (await again.ask('/help/docs/a/one')).text.includes('Saved at once.') ? true : undefined,
      );
      writeFileSync(join(folder.path, guide), String(files.get(guide)));
      await again.until('the old text is there', async () =>
        (await again.ask('/help/docs/a/one')).text.includes('Saved at once.') ? undefined : true,
      );
      const { differences } = await compareServed(again, join(clean.path, 'dist'), new Set());
      assert.deepEqual(differences, []);
    } finally {
      await again.stop();
    }
  } finally {
    folder.end();
    clean.end();
  }
});
