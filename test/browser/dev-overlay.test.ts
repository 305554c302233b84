/** What the writer is told on the page: mistakes with their fixes over the last good page, and never more than is needed. */
import assert from 'node:assert/strict';
import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, beforeEach, test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { makeFolder } from '../site-fixture.ts';
import { FILES, isFirst, LONG, openDevSite, OTHER, panelSays, shows, writeLong } from './dev-site.ts';

const folder = makeFolder();
const [editor, opened] = [join(folder.path, 'editor.sh'), join(folder.path, 'opened.txt')];
writeFileSync(editor, `#!/bin/sh\nprintf '%s\\n' "$@" > '${opened}'\n`);
chmodSync(editor, 0o755);
const site = await openDevSite(FILES, { LAUNCH_EDITOR: `${editor} --goto` });
after(async () => {
  await site.close();
  folder.end();
});
beforeEach(async () => {
  rmSync(join(site.root, 'content'), { recursive: true });
  for (const [path, text] of Object.entries(FILES)) site.write(path, text);
  await site.server.until('the site is as it was', async ({ errors, warnings }) => {
    const { text } = await site.server.ask(LONG);
    return text.includes('The last words.') && errors + warnings === 0 ? true : undefined;
  });
});

const DEAD = 'See [nothing](./nothing.md).';

/** A page that cannot be served yet is answered with 500, and the browser says so. */
const EXPECTED = /\b500\b/;

const isPanelOpen = (page: Page): Promise<boolean> =>
  page.evaluate(() => Boolean(document.querySelector('helpsite-dev')?.shadowRoot?.querySelector('.panel')));

/** Where something stands: what is drawn anew at this moment, because more has been found, has no place for an instant. */
async function placeOf(locator: Locator): Promise<NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>> {
  for (;;) {
    const box = await locator.boundingBox();
    if (box !== null) return box;
  }
}

test('a mistake: the last good page stays, and the panel names place, sentence and fix with the line', () =>
  site.visit(
    LONG,
    async (page) => {
      site.write('content/docs/long.md', writeLong(DEAD));
      await panelSays(page, 'No page at "./nothing.md"');
      const panel = page.getByRole('region', { name: 'Problems found by helpsite dev' });
      const text = await panel.innerText();
      const line = writeLong(DEAD).split('\n').indexOf(DEAD) + 1;
      assert.match(text, /1 error in the site/);
      assert.ok(text.includes(`content/docs/long.md:${line}:5`), text);
      assert.match(text, /Check the path, or remove the link\./);
      assert.match(text, /See \[nothing\]\(\.\/nothing\.md\)\.\s*\n\s*\^+/);
      await shows(page, 'The last words.', 'article');
      assert.match(site.server.stderr(), /No page at ".\/nothing.md"/);

      site.write('content/docs/long.md', writeLong('All good again.'));
      await shows(page, 'All good again.', 'article');
      await panelSays(page, '');
      assert.equal(await page.locator('helpsite-dev').count(), 0, 'nothing is left of it');
      assert.ok(await isFirst(page));
    },
    EXPECTED,
  ));

test('all problems of the site are counted and can be gone through; those of this page come first', () =>
  site.visit(
    LONG,
    async (page) => {
      site.write('content/docs/games/world.md', '---\ntitle: World\n---\n\n[a](./a.md) [b](./b.md)\n');
      await panelSays(page, '2 errors in the site');
      site.write('content/docs/long.md', writeLong(DEAD));
      await panelSays(page, '3 errors in the site');
      await panelSays(page, 'content/docs/long.md');
      await page.getByRole('button', { name: 'Next problem' }).click();
      await panelSays(page, 'content/docs/games/world.md:5:');
      await panelSays(page, '2 of 3');
      await page.keyboard.press('Escape');
      await panelSays(page, '');
      await page.getByRole('button', { name: '3 errors' }).click();
      await panelSays(page, '3 errors in the site');
    },
    EXPECTED,
  ));

test('a click on the place opens it in the editor', () =>
  site.visit(
    LONG,
    async (page) => {
      site.write('content/docs/long.md', writeLong(DEAD));
      await panelSays(page, 'No page at');
      await page.getByRole('button', { name: /^Open content\/docs\/long\.md in the editor/ }).click();
      await site.server.until('the editor has started', () =>
        existsSync(opened) && readFileSync(opened, 'utf8').endsWith('\n') ? true : undefined,
      );
      assert.deepEqual(readFileSync(opened, 'utf8').trim().split('\n'), [
        '--goto',
        join(site.root, 'content/docs/long.md'),
      ]);
    },
    EXPECTED,
  ));

test('a warning never covers the page', () =>
  site.visit(LONG, async (page) => {
    site.write('content/docs/long.md', writeLong(':::tip\nNever closed.'));
    await page.getByRole('button', { name: '1 warning' }).waitFor();
    await shows(page, 'Never closed.', 'article');
    assert.equal(await isPanelOpen(page), false);
    const box = await placeOf(page.getByRole('button', { name: '1 warning' }));
    assert.ok(box.height < 50 && box.width < 200, JSON.stringify(box));
    await page.getByRole('button', { name: '1 warning' }).click();
    await panelSays(page, 'is never closed');
  }));

test('a page that was never good says what is wrong in its place, and comes by itself when that is put right', () =>
  site.visit(
    OTHER,
    async (page) => {
      site.write('content/docs/wrong.md', '---\ntitle: Wrong\n---\n\n[x](./nothing.md)\n');
      await panelSays(page, 'content/docs/wrong.md');
      await page.goto(`${site.server.origin}/help/docs/wrong`);
      await shows(page, 'This page cannot be shown yet', 'h1');
      await shows(page, 'No page at "./nothing.md"', 'main');
      site.write('content/docs/wrong.md', '---\ntitle: Right\n---\n\nFine.\n');
      await shows(page, 'Fine.', 'article');
    },
    EXPECTED,
  ));

test('a broken configuration keeps the last good site, and says what is wrong', () =>
  site.visit(LONG, async (page) => {
    site.write('config/site.json', '{ "titel": "Help" }');
    await panelSays(page, 'config/site.json:1:');
    await shows(page, 'Help centre', 'header');
    site.write('config/site.json', '{ "title": "Help at last" }');
    await shows(page, 'Help at last', 'header');
    await panelSays(page, '');
  }));

test('nothing that a guide says can become markup of the panel', () =>
  site.visit(
    LONG,
    async (page) => {
      site.write(
        'content/docs/long.md',
        writeLong(String.raw`[x](<./"\<img src=x onerror=document.title=1\>.md>)`),
      );
      await panelSays(page, 'onerror=document.title=1');
      assert.equal(
        await page.evaluate(
          () => document.querySelector('helpsite-dev')?.shadowRoot?.querySelectorAll('img').length,
        ),
        0,
      );
    },
    EXPECTED,
  ));

test('the panel can be used with the keyboard and fits a small screen', () =>
  site.visit(
    LONG,
    async (page) => {
      await page.setViewportSize({ width: 320, height: 600 });
      site.write('content/docs/long.md', writeLong(DEAD));
      await panelSays(page, 'No page at');
      const panel = page.getByRole('region', { name: 'Problems found by helpsite dev' });
      const box = await placeOf(panel);
      assert.ok(box.x >= 0 && box.x + box.width <= 320 && box.height <= 400, JSON.stringify(box));
      await panel.getByRole('button', { name: 'Hide' }).focus();
      await page.keyboard.press('Enter');
      await panelSays(page, '');
      assert.equal(
        await page.evaluate(
          () => document.querySelector('helpsite-dev')?.shadowRoot?.activeElement?.textContent,
        ),
        '1 error',
      );
    },
    EXPECTED,
  ));
