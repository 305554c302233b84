/** A page for everybody: few bytes, no barriers, forced colours, large text, the keyboard alone. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { findBarriers, findOverflow } from './check-access.ts';
import { HOME, LONG, MAPS, openComfortSite, PHONE, wakeUp } from './comfort-site.ts';

const NEWS = { id: 'news', content: 'Maintenance on <a href="/help/about">Monday</a>.' };
const NOTICES = [
  { message: 'Work on all nodes.', level: 'maintenance', until: '2999-01-01' },
  { message: 'Maps load slowly.', where: 'games' },
];
const [full, plain] = await Promise.all([
  openComfortSite(
    { colorMode: { default: 'dark', switch: true, respectSystem: true }, announcement: NEWS },
    new Map([['config/notices.json', JSON.stringify(NOTICES)]]),
  ),
  openComfortSite({}),
]);
after(() => Promise.all([full, plain].map((site) => site.close())));

const modeSwitch = (page: Page) => page.getByRole('button', { name: /Switch between dark and light mode/ });
test('before any intent a page costs at most 6 KB of script, 6 KB of styles and six requests, whatever is configured', async () => {
  for (const site of [plain, full]) {
    for (const path of [LONG, HOME, MAPS]) {
      await site.visit(path, async ({ requests }) => {
        // What is fetched ahead are pages; pictures are not counted.
        const files = requests.filter((asked) => /\/assets\/(?!mark|plan)/.test(asked));
        assert.ok(files.length + 1 <= 6, `${path}: ${files.join(', ')}`);
        const weigh = async (ending: string): Promise<number> => {
          let sum = 0;
          for (const file of files.filter((name) => name.endsWith(ending)))
            sum += gzipSync(await (await fetch(site.origin + file)).arrayBuffer(), { level: 9 }).length;
          return sum;
        };
        const [scripts, styles] = [await weigh('.js'), await weigh('.css')];
        assert.ok(scripts > 1000 && scripts <= 6144, `${path}: ${scripts} bytes of script`);
        assert.ok(styles > 1000 && styles <= 6144, `${path}: ${styles} bytes of styles`);
      });
    }
  }
});

const menu = (page: Page) => page.locator('#page\\.menu');
const toggle = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });

for (const [name, options] of [
  ['1280 px', { viewport: { width: 1280, height: 800 } }],
  ['390 px', PHONE],
] as const) {
  for (const theme of ['dark', 'light'] as const) {
    test(`no barrier with everything awake and the menu open: ${theme}, ${name}`, async () => {
      await full.visit(
        LONG,
        async ({ page }) => {
          await wakeUp(page);
          await page.evaluate((to) => void (document.documentElement.dataset['theme'] = to), theme);
          await modeSwitch(page).hover();
          await page.locator('[data-island=color-mode][data-live]').waitFor();
          assert.deepEqual(await findBarriers(page), []);
          if (name === '390 px') {
            await toggle(page).click();
            await page.getByRole('dialog', { name: 'Docs sidebar' }).waitFor();
            assert.deepEqual(await findBarriers(page), []);
            await page.getByRole('button', { name: 'Back to main menu' }).click();
            await menu(page).waitFor();
          } else {
            await page.getByRole('navigation', { name: 'Docs sidebar' }).locator('.toggle').first().click();
            await page.getByRole('button', { name: /Enlarge/ }).click();
            await page.getByRole('dialog').waitFor();
          }
          assert.deepEqual(await findBarriers(page), []);
        },
        options,
      );
    });
  }
}

test('forced colours: what is current, pressed and focused can still be told apart', async () => {
  await full.visit(
    LONG,
    async ({ page }) => {
      await wakeUp(page);
      const outline = (selector: string): Promise<string> =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => getComputedStyle(element).outlineStyle);
      assert.equal(await outline('.sidebar [aria-current]'), 'solid');
      assert.equal(await outline('[aria-selected=true]'), 'solid');
      assert.equal(await outline('.breadcrumbs [aria-current]'), 'none', 'it would cover the first letter');
      await page.locator('figure.code').nth(1).hover();
      await page.getByRole('button', { name: 'Toggle word wrap' }).click();
      assert.equal(await outline('[aria-pressed=true]'), 'solid');
    },
    { forcedColors: 'active' },
  );
});

test('320 px with text twice as large: nothing is cut, and every control can be used', async () => {
  await full.visit(
    LONG,
    async ({ page }) => {
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
      await page.mouse.move(100, 300);
      await page.locator('.to-top').waitFor({ state: 'attached' });
      assert.deepEqual(await findOverflow(page), []);
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      await page.getByRole('dialog', { name: 'Docs sidebar' }).waitFor();
      assert.deepEqual(await findOverflow(page), []);
      await page.getByRole('button', { name: 'Back to main menu' }).click();
      await menu(page).waitFor();
      assert.deepEqual(await findOverflow(page), []);
      await menu(page).getByRole('button', { name: 'Close navigation bar' }).click();
      await menu(page).waitFor({ state: 'hidden' });
    },
    { viewport: { width: 320, height: 640 } },
  );
});

test('what stands below a guide is large enough for a finger', async () => {
  await full.visit(
    LONG,
    async ({ page }) => {
      for (const link of await page.locator('.page-end > a').all())
        assert.ok(((await link.boundingBox())?.height ?? 0) >= 44, (await link.textContent()) ?? '');
      assert.ok((await page.locator('.page-end > a').count()) > 0);
    },
    PHONE,
  );
});

/** The search's style is fetched once its button has the focus; a slow machine finds that early. */
const FETCHED_AHEAD = /was preloaded using link preload but not used/;

test('the keyboard alone reaches every control of a guide, and each shows that it is there', async () => {
  await full.visit(
    LONG,
    async ({ page }) => {
      await wakeUp(page);
      await modeSwitch(page).hover();
      await page.locator('[data-live]').waitFor();
      await page.mouse.move(5, 500);
      const reached = new Set<string>();
      for (let step = 0; step < 90; step += 1) {
        await page.keyboard.press('Tab');
        const at = await page.evaluate(() => {
          const { activeElement: element } = document;
          if (!element || element === document.body) return undefined;
          const style = getComputedStyle(element);
          return {
            name: element.ariaLabel ?? element.textContent?.trim().slice(0, 40) ?? '',
            isSeen:
              element.checkVisibility({ opacityProperty: true }) &&
              (style.outlineStyle !== 'none' || element.matches('main')),
          };
        });
        if (!at) break;
        assert.ok(at.isSeen, `"${at.name}" has the focus and does not show it`);
        reached.add(at.name);
      }
      for (const name of [
        'Skip to main content',
        'Close',
        'Get 10% off',
        'Search',
        'Games',
        "Expand sidebar category 'The panel's <parts>'",
        'Copy code to clipboard',
        'Toggle word wrap',
        'Windows',
        'Direct link to First',
        'Fifth',
        'More about it',
      ])
        assert.ok(
          [...reached].some((one) => one.includes(name)),
          `"${name}" is not reached: ${[...reached].join(' | ')}`,
        );
      assert.ok(
        [...reached].some((one) => one.startsWith('Switch between')) &&
          [...reached].some((one) => one.startsWith('Enlarge')),
      );
    },
    { expected: FETCHED_AHEAD },
  );
});
