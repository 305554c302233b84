/** Games and topics in groups, as a reader meets them: each test is named after the behaviours it shows (behaviours.md 19). */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Page } from 'playwright-core';
import { findBarriers, findOverflow } from './check-access.ts';
import { ABOUT, HOME, LONG, MAPS, openComfortSite, PHONE, wakeUp } from './comfort-site.ts';

const DRAWING = { hue: 40, path: 'M4 12h16' };
const site = await openComfortSite(
  {},
  new Map([
    [
      'config/navigation.json',
      JSON.stringify({
        links: [{ label: 'About', href: '/about' }],
        groups: [
          { title: 'Games', items: ['games', 'days', 'panel/files'] },
          { title: 'Help', items: ['panel', 'long', 'tabs'] },
        ],
      }),
    ],
    ['config/marks.json', JSON.stringify({ games: DRAWING, days: DRAWING, panel: DRAWING })],
    ['config/search.json', JSON.stringify({ products: { games: { aliases: ['gmz'] } } })],
    ['content/docs/days/_category_.json', '{ "label": "7 Days", "link": { "type": "generated-index" } }'],
    ['content/docs/days/admins.md', '---\ntitle: Add admins\n---\n\nText.\n'],
  ]),
);
after(() => site.close());
const { visit } = site;

const DAYS = '/help/docs/days/admins';
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const summary = (page: Page) => sidebar(page).getByText('All topics');
const field = (page: Page) => sidebar(page).getByRole('searchbox', { name: 'Filter topics' });
const shown = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.topics li:visible > a')
    .evaluateAll((all) => all.map((link) => link.lastChild?.textContent ?? ''));

/** Waits until these topics are left. */
const leaves = (page: Page, labels: readonly string[]): Promise<unknown> =>
  page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('.topics li > a')]
        .filter((link) => link.checkVisibility())
        .map((link) => link.lastChild?.textContent)
        .join() === wanted,
    labels.join(),
  );

test('19.2 the sidebar holds the tree of the topic that is read; the others are one control away, without a script too', async () => {
  for (const javaScriptEnabled of [true, false])
    await visit(
      MAPS,
      async ({ page }) => {
        const tree = sidebar(page).locator('> .topic');
        assert.deepEqual(await tree.locator('> li > a').allInnerTexts(), ['Games']);
        assert.equal(await tree.getByText('Panel').count(), 0);
        assert.deepEqual(await shown(page), []);
        await summary(page).click();
        if (javaScriptEnabled) {
          await page.locator('.topics input').waitFor();
          await sidebar(page).getByRole('link', { name: '7 Days' }).click();
        } else {
          assert.equal(await page.locator('.topics input').count(), 0);
          await sidebar(page).getByRole('link', { name: 'All 6 topics' }).click();
          await page
            .getByRole('main')
            .getByRole('link', { name: /^7 Days/ })
            .click();
        }
        await page.waitForURL(`**${DAYS}`);
        // The address comes before the page.
        await tree.locator('[aria-current]', { hasText: 'Add admins' }).waitFor();
        assert.deepEqual(await sidebar(page).locator('.topic [aria-current]').allInnerTexts(), [
          'Add admins',
        ]);
      },
      { javaScriptEnabled },
    );
});

test('19.2 a page of no topic shows all of them at once', async () => {
  await visit(LONG, async ({ page }) => {
    const labels = await shown(page);
    assert.deepEqual(labels.slice(0, 3), ['Games', '7 Days', 'Files']);
    assert.equal(await page.locator('.topic').count(), 0);
    assert.equal(await sidebar(page).locator('[aria-current=page]').count(), 1);
  });
});

test('19.2 a page of a topic has a link to all of them; the lists come when they are opened, or the link stays', async () => {
  await visit(MAPS, async ({ page, requests }) => {
    const files = (): readonly string[] => requests.filter((asked) => asked.includes('/sidebar-'));
    await wakeUp(page);
    assert.deepEqual(files(), []);
    // Nobody's pointer was there before.
    await page.evaluate(() => document.querySelector<HTMLElement>('.topics summary')?.click());
    await leaves(page, ['Games', '7 Days', 'Files', "The panel's <parts>", 'Long guide', 'Closed tabs']);
    assert.equal(files().length, 1);
    assert.equal(await sidebar(page).getByText('All 6 topics').count(), 0);
  });
  await visit(
    MAPS,
    async ({ page }) => {
      await wakeUp(page);
      await summary(page).click();
      await sidebar(page).getByRole('link', { name: 'All 6 topics' }).waitFor();
    },
    { before: (page) => page.route('**/sidebar-*.txt', (route) => route.abort()), expected: /ERR_FAILED/ },
  );
});

test('19.3 the field leaves what is typed, by keyboard alone, and says how much it is', async () => {
  await visit(MAPS, async ({ page }) => {
    await wakeUp(page);
    await summary(page).click();
    await page.waitForFunction(() => document.activeElement?.matches('.topics input'));
    await page.keyboard.type('7d');
    await leaves(page, ['7 Days']);
    await page.getByRole('status').filter({ hasText: '1 topic' }).waitFor({ state: 'attached' });
    assert.ok(!(await page.locator('.topic').isVisible()), 'the tree stands aside');
    await page.keyboard.press('Escape');
    await leaves(page, ['Games', '7 Days', 'Files', "The panel's <parts>", 'Long guide', 'Closed tabs']);
    await page.keyboard.type('gmz');
    await leaves(page, ['Games']);
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), '7 Days');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.type('xyz');
    await sidebar(page).getByRole('link', { name: 'Search all guides for “xyz”' }).waitFor();
    assert.deepEqual(await findBarriers(page), []);
    await field(page).fill('days');
    await leaves(page, ['7 Days']);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${DAYS}`);
  });
});

test('19.5 a topic of one guide is that guide, and its own page is still there', async () => {
  await visit(HOME, async ({ page }) => {
    assert.equal(
      await page
        .getByRole('main')
        .getByRole('link', { name: /^7 Days/ })
        .getAttribute('href'),
      DAYS,
    );
    await page.goto(new URL('/help/docs/category/7-days', page.url()).href);
    assert.equal(await page.locator('h1').innerText(), '7 Days');
    assert.deepEqual(await sidebar(page).locator('.topic [aria-current=page]').allInnerTexts(), ['7 Days']);
  });
});

test('19.6 on narrow screens one button opens the tree; without a script each sheet has one of its own', async () => {
  const guides = (page: Page) => page.getByRole('button', { name: 'All guides' });
  const toggle = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });
  await visit(
    MAPS,
    async ({ page }) => {
      assert.equal(await guides(page).isVisible(), false);
      await toggle(page).click();
      const sheet = page.getByRole('dialog', { name: 'Docs sidebar' });
      await sheet.waitFor();
      await summary(page).click();
      await field(page).fill('7d');
      await leaves(page, ['7 Days']);
      await field(page).press('Escape');
      assert.ok(await sheet.isVisible(), 'Escape empties the field first');
      assert.deepEqual(await findBarriers(page), []);
      await sheet.getByRole('link', { name: '7 Days' }).click();
      await page.waitForURL(`**${DAYS}`);
    },
    PHONE,
  );
  await visit(
    MAPS,
    async ({ page }) => {
      assert.ok(await toggle(page).isVisible());
      await guides(page).click();
      assert.ok(await sidebar(page).isVisible());
    },
    { ...PHONE, javaScriptEnabled: false },
  );
});

test('19.7 the drawing of a topic is the same wherever it is named, and in the colours of the mode', async () => {
  await visit(MAPS, async ({ page }) => {
    const used = await page
      .locator('.sidebar .topic .mark use, .breadcrumbs .mark use')
      .evaluateAll((all) => all.map((use) => use.getAttribute('href')?.split('#')[1]));
    assert.deepEqual(used, ['m-games', 'm-games']);
    await page.goto(new URL(ABOUT, page.url()).href);
    assert.equal(await page.locator('.mark').count(), 0);
  });
});

test('4.3.3 on wide windows the way back to the main menu moves nothing when it comes', async () => {
  await visit(
    MAPS,
    async ({ page }) => {
      await wakeUp(page);
      await page.locator('.to-menu').waitFor({ state: 'attached' });
      const shift = await page.evaluate(async () => {
        // Two frames later everything that moved has been noted.
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        return (globalThis as unknown as { readonly shift: number }).shift;
      });
      assert.equal(shift, 0);
    },
    {
      before: (page) =>
        page.addInitScript(() => {
          const seen = globalThis as unknown as { shift: number };
          seen.shift = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              seen.shift += (entry as unknown as { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
        }),
    },
  );
});

test('320 px with text twice as large: the tiles, the page of a topic and the search field are not cut', async () => {
  const small = { viewport: { width: 320, height: 640 }, expected: /404/ };
  for (const path of [HOME, '/help/docs/category/games', '/help/no-such-page'])
    await visit(
      path,
      async ({ page }) => {
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
        assert.deepEqual(await findOverflow(page), [], path);
        for (const input of await page.locator('main input[type=search]').all()) {
          // What is typed has room beside the icon, clear of the button.
          const [box, button] = await Promise.all([
            input.boundingBox(),
            page.locator('main .search-form button').boundingBox(),
          ]);
          assert.ok(box && button);
          assert.ok(box.width >= 200, `${path}: ${box.width} px to write in`);
          assert.ok(
            button.y >= box.y + box.height || button.x >= box.x + box.width,
            `${path}: below the button`,
          );
        }
      },
      small,
    );
});
