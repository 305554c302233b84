/** The ways to a person (behaviours.md 20.1): the header's menu and the pages that lead nowhere. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Page } from 'playwright-core';
import { findBarriers } from './check-access.ts';
import { LONG, openComfortSite, PHONE, wakeUp } from './comfort-site.ts';

const site = await openComfortSite(
  {},
  new Map([
    [
      'config/provider.json',
      JSON.stringify({
        support: { ticketUrl: 'https://example.com/ticket', email: 'help@example.com', hours: 'every day' },
      }),
    ],
  ]),
);
const plain = await openComfortSite({});
after(() => Promise.all([site.close(), plain.close()]));

const title = (page: Page) => page.locator('.get-help summary');
const ticket = (page: Page) => page.locator('.get-help').getByRole('link', { name: 'Open a ticket' });

test('20.1.3 the menu opens without a script', async () => {
  await site.visit(
    LONG,
    async ({ page }) => {
      await title(page).click();
      assert.equal(await ticket(page).getAttribute('href'), 'https://example.com/ticket');
      await page.locator('.get-help').getByText('Hours: every day.').waitFor();
    },
    { javaScriptEnabled: false },
  );
});

test('20.1.3 Escape, a click elsewhere and the focus close it, and it is no barrier', async () => {
  await site.visit(LONG, async ({ page }) => {
    await wakeUp(page);
    await title(page).click();
    await ticket(page).waitFor();
    assert.deepEqual(await findBarriers(page), []);
    await ticket(page).focus();
    await page.keyboard.press('Escape');
    await ticket(page).waitFor({ state: 'hidden' });
    assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'SUMMARY');
    await page.keyboard.press('Enter');
    await ticket(page).waitFor();
    await page.locator('h1').click();
    await ticket(page).waitFor({ state: 'hidden' });
    await title(page).click();
    await page.locator('.search-button').focus();
    await ticket(page).waitFor({ state: 'hidden' });
  });
});

test('20.1.3 on narrow screens it is in the main menu', async () => {
  await site.visit(
    '/help/nowhere',
    async ({ page }) => {
      await page.getByRole('heading', { name: 'Talk to a person' }).waitFor();
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      await page.getByRole('dialog', { name: 'Navigation bar' }).waitFor();
      await title(page).click();
      await ticket(page).waitFor();
      assert.deepEqual(await findBarriers(page), []);
    },
    { ...PHONE, expected: /404/ },
  );
});

test('20.1.1 nothing configured is nothing shown', async () => {
  await plain.visit(
    '/help/nowhere',
    async ({ page }) => {
      assert.equal(await page.locator('.get-help, .contact, .support').count(), 0);
    },
    { expected: /404/ },
  );
});
