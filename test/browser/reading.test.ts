/** What a reader does with a guide: keyboard, tabs, copying, printing; and reading without scripts. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Page } from 'playwright-core';
import { buildSite, listSites } from '../built-sites.ts';
import { wakeUp } from './comfort-site.ts';
import { waitForFrames } from './navigation-site.ts';
import { launchWindowless, openPage, serveSite } from './served-site.ts';

const source = listSites().find(({ name }) => name === 'specimen');
if (source === undefined) throw new Error('The specimen site is missing');
const site = await buildSite(source);
const server = await serveSite(site);
const browser = await launchWindowless();
after(async () => {
  await browser.close();
  await server.stop();
});

const SPECIMEN = '/help/docs/specimen';

/** Runs `body` on a fresh page of the address, and holds against it whatever went wrong meanwhile. */
async function withPage(
  address: string,
  options: Parameters<typeof openPage>[2],
  body: (page: Page) => Promise<void>,
): Promise<void> {
  const { page, takeProblems } = await openPage(browser, server.origin, options);
  try {
    await page.goto(server.origin + address, { waitUntil: 'load' });
    if (options?.javaScriptEnabled !== false) await wakeUp(page);
    await body(page);
    assert.deepEqual(takeProblems(), []);
  } finally {
    await page.context().close();
  }
}

const focusedText = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

/** Hidden panels stay in the layout for the browser's own search (`until-found`): what counts is whether their text shows. */
const visiblePanels = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role=tabpanel]')]
      .filter((panel) => panel.lastElementChild?.checkVisibility() === true)
      .map(({ id }) => id),
  );

test('1.8 the skip link is the first stop, shows itself and leads to the text', async () => {
  await withPage(SPECIMEN, {}, async (page) => {
    await page.keyboard.press('Tab');
    assert.equal(await focusedText(page), 'Skip to main content');
    const box = await page.locator(':focus').boundingBox();
    assert.ok(box !== null && box.x >= 0 && box.y >= 0, 'it is out of sight');
    await page.keyboard.press('Enter');
    assert.equal(new URL(page.url()).hash, '#main');
    await page.keyboard.press('Tab');
    assert.ok(
      await page.evaluate(() => document.activeElement?.closest('main') !== null),
      'the next stop is not in main',
    );
  });
});

test('3.5.4, 3.5.5 tabs: one panel shows, arrows move, Enter and Space choose, groups follow', async () => {
  await withPage(SPECIMEN, {}, async (page) => {
    const groups = page.locator('[data-tabs]');
    assert.equal(await groups.count(), 2);
    assert.equal((await visiblePanels(page)).length, 2);
    const first = groups.first();
    const selected = (): Promise<string | null> => first.locator('[aria-selected=true]').textContent();
    assert.equal(await selected(), 'Linux');
    await first.locator('[aria-selected=true]').focus();
    await page.keyboard.press('ArrowRight');
    assert.equal(await focusedText(page), 'macOS');
    assert.equal(await selected(), 'Linux', 'moving is not choosing');
    await page.keyboard.press('ArrowRight');
    assert.equal(await focusedText(page), 'Windows', 'the arrows wrap around');
    await page.keyboard.press('Enter');
    assert.equal(await selected(), 'Windows');
    assert.match(await first.locator('[role=tabpanel]:visible').innerText(), /Text for Windows/);
    assert.match(
      await groups.nth(1).locator('[role=tabpanel]:visible').innerText(),
      /Second text for Windows/,
    );
    assert.equal(new URL(page.url()).searchParams.get('os'), 'windows');
    await page.keyboard.press('End');
    await page.keyboard.press('Space');
    assert.equal(await selected(), 'macOS');
    assert.match(
      await groups.nth(1).locator('[role=tabpanel]:visible').innerText(),
      /Second text for Windows/,
      'a group without the value stays',
    );
    await page.keyboard.press('Tab');
    assert.equal(
      await page.evaluate(() => document.activeElement?.getAttribute('role')),
      'tabpanel',
      'one stop for all tabs, then the panel',
    );
    await page.reload();
    assert.equal(await selected(), 'macOS', 'the choice is remembered');
  });
});

test('3.5.3 the tab that the address asks for is open, and the page does not move when the script takes over', async () => {
  await withPage(`${SPECIMEN}?os=windows`, {}, async (page) => {
    assert.equal(
      await page.locator('[data-tabs]').first().locator('[aria-selected=true]').textContent(),
      'Windows',
    );
  });
  await withPage(SPECIMEN, {}, async (page) => {
    await waitForFrames(page);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          const observer = new PerformanceObserver((list) => {
            for (const entry of list.getEntriesByType('layout-shift'))
              sum += (entry as unknown as { readonly value: number }).value;
            if (list.getEntriesByName('the end').length > 0) resolve(sum);
          });
          observer.observe({ type: 'layout-shift', buffered: true });
          // Entries come in order: with this one, all that were before it have come.
          observer.observe({ type: 'mark' });
          performance.mark('the end');
        }),
    );
    assert.ok(shift < 0.01, `layout shift ${shift}`);
  });
});

test('3.4.10 every code block can be copied as it is, and says so', async () => {
  await withPage(SPECIMEN, { permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
    const blocks = page.locator('figure.code');
    assert.equal(await page.locator('figure.code .copy').count(), await blocks.count());
    await blocks.first().hover();
    await blocks.first().getByRole('button', { name: 'Copy code to clipboard' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    assert.equal(
      await page.evaluate(() => navigator.clipboard.readText()),
      'max-players=20\n# A comment\nwhite-list=true',
    );
    await page.locator('[role=status]', { hasText: 'Copied' }).waitFor({ state: 'attached' });
  });
});

test('3.4.9 the copy button is reached with the keyboard', async () => {
  await withPage(SPECIMEN, { permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
    await page.locator('figure.code pre').first().focus();
    await page.keyboard.press('Tab');
    assert.equal(
      await page.evaluate(() => document.activeElement?.getAttribute('aria-label')),
      'Copy code to clipboard',
    );
    assert.notEqual(
      await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).opacity),
      '0',
      'it is focused, but cannot be seen',
    );
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Copied' }).waitFor();
  });
});

test('on paper all panels and details show, and nothing but the text', async () => {
  await withPage(SPECIMEN, {}, async (page) => {
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    for (const panel of await page.locator('[role=tabpanel]').all()) assert.ok(await panel.isVisible());
    for (const text of [
      'Text for Windows.',
      'Text for Linux.',
      'Text for macOS.',
      'Second text for Windows.',
      'Hidden until asked for.',
    ]) {
      const found = page.getByText(text, { exact: true });
      const height = (await found.boundingBox())?.height ?? 0;
      assert.ok(height > 5, `"${text}" is not printed`);
    }
    for (const label of ['Main', 'Docs sidebar', 'On this page', 'Docs pages'])
      assert.equal(await page.locator(`nav[aria-label="${label}"]:visible`).count(), 0, label);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    assert.equal(await page.locator('details[open]').count(), 0);
  });
});

test('without scripts a guide reads whole: text, all panels, sidebar, links', async () => {
  await withPage(SPECIMEN, { javaScriptEnabled: false }, async (page) => {
    assert.equal(await page.locator('main h1').innerText(), 'Specimen');
    for (const panel of await page.locator('[role=tabpanel]').all()) assert.ok(await panel.isVisible());
    for (const text of ['Text for Windows.', 'Text for Linux.', 'Text for macOS.'])
      assert.ok(await page.getByText(text, { exact: true }).isVisible(), text);
    assert.equal(await page.locator('[role=tablist]:visible').count(), 0, 'buttons that do nothing');
    assert.ok((await page.locator('.tab-label:visible').count()) === 5, 'each panel says which it is');
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    assert.ok(await sidebar.isVisible());
    await sidebar.getByRole('link', { name: 'Boxes' }).click();
    assert.equal(new URL(page.url()).pathname, '/help/docs/category/boxes');
    assert.equal(await page.locator('main h1').innerText(), 'Boxes');
    await page
      .locator('main')
      .getByRole('link', { name: /Admonitions/ })
      .first()
      .click();
    assert.equal(new URL(page.url()).pathname, '/help/docs/boxes/admonitions');
    assert.equal(await page.locator('.admonition:visible').count(), 9);
  });
});

test('without scripts the search page says why it cannot search, and what to do instead', async () => {
  await withPage('/help/search', { javaScriptEnabled: false }, async (page) => {
    assert.ok(await page.locator('main h1').isVisible());
    assert.match(await page.locator('main').innerText(), /script/i);
  });
});

test('without scripts the sidebar opens on a telephone', async () => {
  await withPage(
    SPECIMEN,
    { javaScriptEnabled: false, viewport: { width: 390, height: 800 } },
    async (page) => {
      const sidebar = page.locator('nav[aria-label="Docs sidebar"]');
      assert.equal(await sidebar.isVisible(), false);
      await page.locator('button[popovertarget="page.sidebar"]:visible').first().click();
      assert.ok(await sidebar.isVisible());
      await page.locator('.sidebar > .close').click();
      assert.equal(await sidebar.isVisible(), false);
    },
  );
});

test('3.3.5 an anchor leads to its heading, below the header', async () => {
  await withPage(`${SPECIMEN}#deep`, {}, async (page) => {
    assert.ok(await page.locator('#deep').isVisible());
    const top = await page.evaluate(() => document.querySelector('#deep')?.getBoundingClientRect().top ?? -1);
    const header = await page.evaluate(
      () => document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
    );
    assert.ok(top >= header - 1, `the heading (${top}) lies under the header (${header})`);
  });
});

test('4.8.1 with storage blocked everything still works', async () => {
  const { page, takeProblems } = await openPage(browser, server.origin);
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto(server.origin + SPECIMEN, { waitUntil: 'load' });
  await wakeUp(page);
  await page.getByRole('tab', { name: 'macOS' }).click();
  assert.ok(await page.getByText('Text for macOS.', { exact: true }).isVisible());
  const problems = takeProblems();
  assert.ok(
    problems.every((problem) => problem.includes('Browser storage is not available')),
    problems.join('\n'),
  );
  await page.context().close();
});
