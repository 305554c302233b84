/** What a writer sees in the browser while saving: the page follows, and stays where it was. */
import assert from 'node:assert/strict';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { FILES, isFirst, LONG, openDevSite, OTHER, shows, writeLong } from './dev-site.ts';

const site = await openDevSite();
after(() => site.close());
beforeEach(async () => {
  rmSync(join(site.root, 'content'), { recursive: true });
  for (const [path, text] of Object.entries(FILES)) site.write(path, text);
  await site.server.until('the site is as it was', async () => {
    const { text } = await site.server.ask(LONG);
    return text.includes('The last words.') && text.includes('Long guide') ? true : undefined;
  });
});

test('a saved text changes in place: scroll, focus, the chosen tab and what is open stay', () =>
  site.visit(LONG, async (page) => {
    await page.getByRole('tab', { name: 'Linux' }).click();
    // The script that chooses comes with the first click.
    await page.getByRole('tab', { name: 'Linux', selected: true }).waitFor();
    await page.getByText('More', { exact: true }).click();
    await page.getByRole('heading', { name: 'Third' }).scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, 700));
    await page.evaluate(() => {
      const link = document.querySelector<HTMLElement>('article h2#second a');
      link?.focus({ preventScroll: true });
    });
    const look = () =>
      page.evaluate(() => ({
        scroll: scrollY,
        focus: document.activeElement?.getAttribute('href'),
        tab: document.querySelector('[role=tab][aria-selected=true]')?.textContent,
        panel: document.querySelector('[role=tabpanel]:not([hidden])')?.textContent?.trim(),
        details: document.querySelector('details')?.open,
      }));
    const before = await look();
    assert.equal(before.focus, '#second');
    assert.equal(before.tab, 'Linux');
    site.write('content/docs/long.md', writeLong('Quite different words.'));
    await shows(page, 'Quite different words.', 'article');
    assert.deepEqual(await look(), before);
    assert.ok(await isFirst(page), 'nothing was loaded again');
  }));

test('what is put in before an opened part leaves it open, and what is equal stays the same node', () =>
  site.visit(LONG, async (page) => {
    await page.getByText('More', { exact: true }).click();
    await page.evaluate(() => {
      const article = document.querySelector('article');
      const kept = [...(article?.querySelectorAll('h2, details') ?? [])];
      Object.assign(globalThis, { kept });
    });
    const box = '<details>\n<summary>Another</summary>\n\nOther words.\n\n</details>\n\n<details>';
    site.write('content/docs/long.md', writeLong('The last words.').replace('<details>', box));
    await shows(page, 'Other words.', 'article');
    assert.deepEqual(
      await page.evaluate(() =>
        [...document.querySelectorAll('article details')].map((part) => [
          part.querySelector('summary')?.textContent?.trim(),
          part.hasAttribute('open'),
        ]),
      ),
      [
        ['Another', false],
        ['More', true],
      ],
    );
    const isKept = await page.evaluate(() => {
      const { kept } = globalThis as unknown as { readonly kept: readonly Element[] };
      return kept.map((element) => element.isConnected && element.closest('article') !== null);
    });
    assert.deepEqual(isKept, [true, true, true, true]);
    assert.ok(await isFirst(page));
  }));

test('a changed title changes the heading, the sidebar, the other pages and the name of the window', () =>
  site.visit(LONG, async (page) => {
    site.write('content/docs/long.md', writeLong('The last words.', 'A better name'));
    await shows(page, 'A better name', 'h1');
    await shows(page, 'A better name', 'nav[aria-label="Docs sidebar"]');
    await page.waitForFunction(() => document.title.startsWith('A better name'));
    assert.ok(await isFirst(page));
  }));

test('a new guide appears in the sidebar of the open page, and goes with its file', () =>
  site.visit(LONG, async (page) => {
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    site.write('content/docs/fresh.md', '---\ntitle: Fresh guide\nsidebar_position: 3\n---\n\nNew.\n');
    await shows(page, 'Fresh guide', 'nav[aria-label="Docs sidebar"]');
    await sidebar.getByRole('link', { name: 'Fresh guide' }).click();
    await shows(page, 'New.', 'article');
    await page.goBack();
    await shows(page, 'The last words.', 'article');
    rmSync(join(site.root, 'content/docs/fresh.md'));
    await page.waitForFunction(
      () => !document.querySelector('nav[aria-label="Docs sidebar"]')?.textContent?.includes('Fresh guide'),
    );
    assert.ok(await isFirst(page));
  }));

test('a moved guide stays as it last was, with the way to its new address', () =>
  site.visit(
    OTHER,
    async (page) => {
      site.write('content/docs/other.md', '---\ntitle: Other guide\n---\n\nWithout links.\n');
      await shows(page, 'Without links.', 'article');
      mkdirSync(join(site.root, 'content/docs/deep'), { recursive: true });
      renameSync(join(site.root, 'content/docs/other.md'), join(site.root, 'content/docs/deep/moved.md'));
      await page.getByText('It has moved here.').click();
      await page.waitForURL('**/docs/deep/moved');
      await shows(page, 'Other guide', 'h1');
      rmSync(join(site.root, 'content/docs/deep'), { recursive: true });
      await page.getByText('This page is gone').waitFor();
      await shows(page, 'Other guide', 'h1');
    },
    /404|Failed to load/,
  ));

test('after moving through the site without reloads, the page that is shown is the one that follows', () =>
  site.visit(LONG, async (page) => {
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await sidebar.getByRole('link', { name: 'Other guide' }).click();
    await shows(page, 'Other guide', 'h1');
    site.write('content/docs/other.md', '---\ntitle: Other guide\nsidebar_position: 2\n---\n\nRewritten.\n');
    await shows(page, 'Rewritten.', 'article');
    site.write('content/docs/long.md', writeLong('Changed while nobody looked.'));
    await site.server.until('it is served', async () =>
      (await site.server.ask(LONG)).text.includes('Changed while nobody looked.') ? true : undefined,
    );
    await page.goBack();
    await shows(page, 'Changed while nobody looked.', 'article');
    assert.ok(await isFirst(page));
  }));

test('a path that begins with two slashes is asked of this server, and of no other', () =>
  site.visit(
    LONG,
    async (page) => {
      await page.evaluate(() => history.replaceState(null, '', `${location.origin}//other.example/x`));
      const asked = page.waitForRequest((request) => request.url().endsWith('//other.example/x'));
      site.write('content/docs/long.md', writeLong('Other last words.'));
      assert.equal(new URL((await asked).url()).origin, site.server.origin);
    },
    /\/\/other\.example\/x/,
  ));

test('a changed configuration shows without leaving the place, also another base path', () =>
  site.visit(LONG, async (page) => {
    await page.evaluate(() => scrollTo(0, 500));
    site.write('config/site.json', '{ "title": "Another name" }');
    await shows(page, 'Another name', 'header');
    assert.equal(await page.evaluate(() => scrollY), 500);
    site.write('config/site.json', '{ "title": "Another name", "base": "/guides/" }');
    await page.waitForFunction(() => location.pathname === '/guides/docs/long');
    await shows(page, 'The last words.', 'article');
    site.write('config/site.json', FILES['config/site.json'] ?? '');
    await page.waitForFunction(() => location.pathname === '/help/docs/long');
    await shows(page, 'Help centre', 'header');
  }));

test('a replaced picture shows without a reload', () =>
  site.visit(LONG, async (page) => {
    const draw = (width: number): string =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20"><rect width="9" height="9"/></svg>`;
    mkdirSync(join(site.root, 'content/static'), { recursive: true });
    writeFileSync(join(site.root, 'content/static/map.svg'), draw(40));
    site.write('content/docs/long.md', writeLong('![A map](/map.svg)'));
    const widthOf = (): Promise<number> =>
      page.evaluate(() => document.querySelector<HTMLImageElement>('article img')?.naturalWidth ?? 0);
    await page.locator('article img').scrollIntoViewIfNeeded();
    await page.waitForFunction(
      () => document.querySelector<HTMLImageElement>('article img')?.naturalWidth === 40,
    );
    writeFileSync(join(site.root, 'content/static/map.svg'), draw(55));
    await page.waitForFunction(
      () => document.querySelector<HTMLImageElement>('article img')?.naturalWidth === 55,
    );
    assert.equal(await widthOf(), 55);
    assert.ok(await isFirst(page));
  }));

test('drafts are shown and marked, on the page and in the sidebar', () =>
  site.visit('/help/docs/unready', async (page) => {
    await page.getByText('Only you see this page').waitFor();
    await page.locator('nav[aria-label="Docs sidebar"] a[data-draft]').waitFor();
  }));
