/** The header and its sheets, as a reader meets them: each test is named after the behaviours it shows (behaviours.md). */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Page } from 'playwright-core';
import { findBarriers } from './check-access.ts';
import { ABOUT, focusedLabel, HOME, LONG, MAPS, openComfortSite, PHONE, wakeUp } from './comfort-site.ts';

const NEWS = { id: 'news', content: 'Maintenance on <a href="/help/about">Monday</a>.' };
const [full, hiding] = await Promise.all([
  openComfortSite({ colorMode: { default: 'dark', switch: true, respectSystem: true }, announcement: NEWS }),
  openComfortSite({
    hideNavbarOnScroll: true,
    colorMode: { default: 'dark', switch: true, respectSystem: false },
  }),
]);
after(() => Promise.all([full, hiding].map((site) => site.close())));

const menu = (page: Page) => page.locator('#page\\.menu');
const toggle = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });

test('4.3.6 the menu takes the focus, keeps it, closes with Escape and gives it back to its button', async () => {
  await full.visit(
    ABOUT,
    async ({ page }) => {
      await toggle(page).focus();
      await page.locator('[data-island=menu][data-live]').waitFor({ state: 'attached' });
      await page.keyboard.press('Enter');
      await menu(page).waitFor();
      await page.waitForFunction(() => document.activeElement?.closest('#page\\.menu') !== null);
      for (let step = 0; step < 12; step += 1) {
        await page.keyboard.press('Tab');
        const place = await page.evaluate(() => {
          const { activeElement: at } = document;
          return at === null || at === document.body || at.closest('#page\\.menu') !== null;
        });
        assert.ok(place, `the focus left the menu after ${step + 1} steps`);
      }
      assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY), 'hidden');
      await page.keyboard.press('Escape');
      await menu(page).waitFor({ state: 'hidden' });
      assert.equal(await focusedLabel(page), 'Toggle navigation bar');
      assert.equal(await page.evaluate(() => document.querySelectorAll('[inert]').length), 0);
    },
    PHONE,
  );
});

test('4.3.4 the menu closes with its button, beside it, when the window becomes wide, and with Back, which stays on the page', async () => {
  await full.visit(
    LONG,
    async ({ page }) => {
      await page.goto(full.origin + ABOUT);
      const open = async (): Promise<void> => {
        await toggle(page).click();
        await menu(page).waitFor();
        await page.waitForFunction(() => document.activeElement?.closest('#page\\.menu') !== null);
      };
      const closed = (): Promise<void> => menu(page).waitFor({ state: 'hidden' });
      await open();
      await menu(page).getByRole('button', { name: 'Close navigation bar' }).click();
      await closed();
      await open();
      await page.mouse.click(200, 700);
      await closed();
      await open();
      await page.goBack();
      await closed();
      assert.equal(new URL(page.url()).pathname, ABOUT);
      await open();
      await page.setViewportSize({ width: 1200, height: 800 });
      await page.waitForFunction(() => document.querySelectorAll('[inert], :popover-open').length === 0);
      assert.ok(await menu(page).isVisible(), 'on a wide window it is the navigation');
      await page.setViewportSize({ width: 390, height: 800 });
      await closed();
      await page.goBack();
      await page.waitForURL(`**${LONG}`);
    },
    PHONE,
  );
});

test('a link in an open sheet leaves one entry in the history, as any link does', async () => {
  await full.visit(
    HOME,
    async ({ page }) => {
      const entries = await page.evaluate(() => history.length);
      await toggle(page).click();
      await menu(page).waitFor();
      await page.waitForFunction(() => document.activeElement?.closest('#page\\.menu') !== null);
      await menu(page).getByRole('link', { name: 'About' }).click();
      await page.waitForURL(`**${ABOUT}`);
      await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'About');
      assert.equal(await page.evaluate(() => history.length), entries + 1);
      assert.equal(await menu(page).isVisible(), false);
      await page.goBack();
      await page.waitForURL(`**${HOME}`);
      await page.waitForFunction(() => document.querySelector('.page-home h1') !== null);
    },
    PHONE,
  );
});

test('4.3.3, 4.3.5 on a guide the menu begins with the guides; "Back to main menu" leads to the other pane, and it begins there again', async () => {
  await full.visit(
    LONG,
    async ({ page }) => {
      const guides = page.getByRole('dialog', { name: 'Docs sidebar' });
      // With the very first click, before anything was loaded for it.
      await toggle(page).click();
      await guides.waitFor();
      await page.waitForFunction(() => document.querySelector('.menu-button')?.ariaExpanded === 'true');
      assert.equal(await menu(page).isVisible(), false);
      await guides.getByRole('button', { name: 'Back to main menu' }).click();
      await menu(page).getByRole('link', { name: 'About' }).waitFor();
      await page.waitForFunction(() => document.activeElement?.closest('#page\\.menu') !== null);
      assert.equal(await guides.count(), 0, 'the other pane is gone');
      assert.deepEqual(await findBarriers(page), []);
      await page.keyboard.press('Escape');
      await menu(page).waitFor({ state: 'hidden' });
      assert.equal(await focusedLabel(page), 'Toggle navigation bar');
      assert.equal(await toggle(page).getAttribute('aria-expanded'), 'false');
      await page.keyboard.press('Enter');
      await guides.waitFor();
      await page.waitForFunction(() => document.querySelectorAll('[inert]').length > 0);
      await page.goBack();
      await guides.waitFor({ state: 'hidden' });
      assert.equal(new URL(page.url()).pathname, LONG);
    },
    PHONE,
  );
});

test('4.3.4 a sheet that opens while the history still leaves the one before stays open, and Back closes it', async () => {
  await full.visit(
    LONG,
    async ({ page }) => {
      const guides = page.getByRole('dialog', { name: 'Docs sidebar' });
      await page.goto(new URL(ABOUT, page.url()).href);
      await page.goto(new URL(LONG, page.url()).href);
      for (let round = 0; round < 5; round += 1) {
        await toggle(page).click();
        await guides.waitFor();
        await page.evaluate(async () => {
          const sheet = document.getElementById('page.sidebar');
          const left = new Promise((resolve) =>
            addEventListener('popstate', resolve, { once: true, capture: true }),
          );
          // The sheet's event comes in a task of its own, the history takes longer.
          const closed = new Promise((resolve) => sheet?.addEventListener('toggle', resolve, { once: true }));
          sheet?.hidePopover();
          await closed;
          sheet?.showPopover();
          await left;
        });
        await guides.waitFor();
        await page.goBack();
        await guides.waitFor({ state: 'hidden' });
        assert.equal(new URL(page.url()).pathname, LONG);
      }
    },
    PHONE,
  );
});

test('4.2.5 the menu says which page is shown, also after navigation', async () => {
  await full.visit(ABOUT, async ({ page }) => {
    const current = page.locator('.menu [aria-current=page]');
    assert.equal(await current.textContent(), 'About');
    await page.locator('.brand').click();
    await page.waitForFunction(() => document.querySelector('.page-home h1') !== null);
    assert.equal(await current.count(), 0);
    await page.goBack();
    await current.waitFor();
  });
});

test('4.3.6 the sheet of guides keeps the focus on the entry of the page and closes with Back', async () => {
  await full.visit(
    MAPS,
    async ({ page }) => {
      const sheet = page.getByRole('dialog', { name: 'Docs sidebar' });
      await toggle(page).click();
      await sheet.waitFor();
      await page.waitForFunction(() => document.activeElement?.ariaCurrent === 'page');
      await sheet.getByRole('button', { name: /panel's/ }).click();
      await sheet.getByRole('link', { name: 'Console' }).waitFor();
      await page.goBack();
      await sheet.waitFor({ state: 'hidden' });
      assert.equal(new URL(page.url()).pathname, MAPS);
      assert.equal(await focusedLabel(page), 'Toggle navigation bar');
    },
    PHONE,
  );
});

test('4.2.10 a header that makes room goes on the way down and comes back on the way up', async () => {
  await hiding.visit(LONG, async ({ page }) => {
    await wakeUp(page);
    const top = (): Promise<number> =>
      page.evaluate(() => document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0);
    const scroll = async (place: number): Promise<number> => {
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), place);
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      return top();
    };
    assert.equal(await scroll(600), 0);
    assert.ok((await scroll(500)) > 50);
    assert.equal(await scroll(700), 0);
    assert.ok((await scroll(20)) > 50);
    await scroll(600);
    await page.locator('.brand').focus();
    assert.ok((await top()) > 50, 'what has the focus is seen');
  });
});
