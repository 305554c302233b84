/** Tabs, code, details, pictures and headings of a guide at work: each test is named after the behaviours it shows (behaviours.md). */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { focusedLabel, LONG, openComfortSite, TABS, wakeUp } from './comfort-site.ts';

const site = await openComfortSite({});
after(() => site.close());
const { visit } = site;

const MOVING = { reducedMotion: 'no-preference' } as const;
test('3.5.2 tabs that open none by default show none, can be reached, and open what is chosen', async () => {
  await visit(TABS, async ({ page }) => {
    const tabs = page.getByRole('tab');
    const shows = (): Promise<boolean> =>
      page.getByText('First text.').evaluate((text) => text.checkVisibility());
    assert.equal(await shows(), false);
    assert.deepEqual(
      await tabs.evaluateAll((all) => all.map((tab) => [tab.ariaSelected, (tab as HTMLElement).tabIndex])),
      [
        ['false', 0],
        ['false', -1],
      ],
    );
    await tabs.first().focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector('[aria-selected=true]') !== null);
    assert.equal(await shows(), true);
  });
});

test('3.5.4 arrows, Home and End move between tabs and wrap around; Enter and Space choose', async () => {
  await visit(LONG, async ({ page }) => {
    await wakeUp(page);
    const first = page.getByRole('tab', { name: 'Windows' }).first();
    await first.focus();
    const walk: string[] = [];
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowRight', 'End', 'Home']) {
      await page.keyboard.press(key);
      walk.push(await focusedLabel(page));
    }
    assert.deepEqual(walk, ['macOS', 'Windows', 'Linux', 'macOS', 'Windows']);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    assert.ok(await page.getByText('Text for Linux.').first().isVisible());
  });
});

test('3.5.4 the tab with the focus, and the chosen one, are in sight where a row is longer than the window', async () => {
  await visit(
    LONG,
    async ({ page }) => {
      await wakeUp(page);
      const isInSight = (name: string): Promise<boolean> =>
        page
          .getByRole('tab', { name })
          .first()
          .evaluate((tab) => {
            const { left, right } = tab.getBoundingClientRect();
            return left >= 0 && right <= document.documentElement.clientWidth;
          });
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '26px'));
      await page.getByRole('tab', { name: 'Windows' }).first().focus();
      await page.keyboard.press('ArrowRight');
      assert.equal(await isInSight('Linux'), true);
      assert.equal(await isInSight('macOS'), false, 'the row is not longer than the window');
      await page.keyboard.press('End');
      assert.equal(await isInSight('macOS'), true);
      await page.keyboard.press('Home');
      assert.equal(await isInSight('Windows'), true);
      await page
        .getByRole('tab', { name: 'macOS' })
        .first()
        .evaluate((tab) => (tab as HTMLElement).click());
      assert.equal(await isInSight('macOS'), true);
    },
    { viewport: { width: 320, height: 640 } },
  );
});

test('3.5.1 tabs and panels name each other', async () => {
  await visit(LONG, async ({ page }) => {
    const faults = await page.evaluate(
      () =>
        [...document.querySelectorAll('[role=tab]')].filter((tab) => {
          const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
          return panel?.getAttribute('aria-labelledby') !== tab.id || panel.role !== 'tabpanel';
        }).length,
    );
    assert.equal(faults, 0);
  });
});

test('3.5.3, 3.5.5 and 3.5.6 a choice is stored, followed by the group, written into the address without a new entry; the address wins', async () => {
  await visit(`${LONG}?x=1`, async ({ page }) => {
    const entries = await page.evaluate(() => history.length);
    await page.getByRole('tab', { name: 'Linux' }).first().click();
    await page.getByText('Second text for Linux.').waitFor();
    assert.equal(await page.evaluate(() => localStorage.getItem('docusaurus.tab.os')), 'linux');
    assert.equal(new URL(page.url()).search, '?x=1&os=linux');
    assert.equal(await page.evaluate(() => history.length), entries);
    await page.goto(`${site.origin}${LONG}?os=windows`);
    assert.ok(await page.getByText('Text for Windows.', { exact: true }).first().isVisible());
    await page.goto(`${site.origin}${LONG}?os=amiga`);
    assert.ok(await page.getByText('Second text for Linux.').isVisible(), 'an unknown value is ignored');
  });
});

test('3.5.5 other browser tabs follow; a group without the value keeps its own', async () => {
  await visit(LONG, async ({ page, openTab }) => {
    const other = await openTab(LONG);
    await wakeUp(other);
    await page.bringToFront();
    await page.getByRole('tab', { name: 'macOS' }).first().click();
    await other.getByText('Text for macOS.').waitFor();
    assert.ok(await other.getByText('Second text for Windows.').isVisible());
  });
});

test('3.5.7 the chosen tab stays where it is in the window', async () => {
  await visit(LONG, async ({ page }) => {
    await wakeUp(page);
    const second = page.getByRole('tab', { name: 'Linux' }).nth(1);
    await second.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollBy(0, 100));
    const before = (await second.boundingBox())?.y;
    await second.click();
    assert.ok(Math.abs(((await second.boundingBox())?.y ?? 0) - (before ?? 0)) <= 1);
  });
});

test('a link into a hidden panel opens it', async () => {
  await visit(`${LONG}#in-linux`, async ({ page }) => {
    assert.ok(await page.locator('#in-linux').isVisible());
    assert.ok(await page.getByText('Text for Linux.').first().isVisible());
  });
});

const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] } as const;

test('3.4.10 copying says so for 1000 ms, to eyes and to screen readers', async () => {
  await visit(
    LONG,
    async ({ page }) => {
      await wakeUp(page);
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      const figure = page.locator('figure.code').first();
      await figure.hover();
      await figure.getByRole('button', { name: 'Copy code to clipboard' }).click();
      await figure.getByRole('button', { name: 'Copied' }).waitFor();
      assert.equal(await page.evaluate(() => navigator.clipboard.readText()), 'echo short');
      await page.clock.runFor(900);
      await page.getByRole('status').filter({ hasText: 'Copied' }).waitFor({ state: 'attached' });
      assert.equal(await figure.getByRole('button', { name: 'Copied' }).count(), 1);
      await page.clock.runFor(200);
      await figure.getByRole('button', { name: 'Copy code to clipboard' }).waitFor();
    },
    { permissions: [...CLIPBOARD.permissions] },
  );
});

test('copying works with the very first click, before anything was loaded for it', async () => {
  await visit(
    LONG,
    async ({ page }) => {
      await page.evaluate(() => document.querySelector<HTMLElement>('.copy')?.focus());
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Copied' }).waitFor();
    },
    { permissions: [...CLIPBOARD.permissions] },
  );
});

test('3.4.11 long lines can be wrapped; short ones, and those in hidden tabs until they show, offer nothing', async () => {
  await visit(LONG, async ({ page }) => {
    await wakeUp(page);
    const figures = page.locator('figure.code');
    const wrap = figures.nth(1).getByRole('button', { name: 'Toggle word wrap' });
    await wrap.waitFor({ state: 'attached' });
    assert.equal(await figures.first().locator('.wrap').count(), 0);
    assert.equal(await figures.nth(2).locator('.wrap').count(), 0);
    assert.deepEqual(
      await figures
        .nth(1)
        .locator('button')
        .evaluateAll((all) => all.map(({ className }) => className)),
      ['wrap', 'copy'],
    );
    await figures.nth(1).hover();
    await wrap.click();
    assert.equal(await wrap.getAttribute('aria-pressed'), 'true');
    assert.ok(
      await figures
        .nth(1)
        .locator('pre')
        .evaluate((pre) => pre.scrollWidth <= pre.clientWidth),
    );
    await page.getByRole('status').filter({ hasText: 'wrapped' }).waitFor({ state: 'attached' });
    await wrap.click();
    assert.equal(await wrap.getAttribute('aria-pressed'), 'false');
    await page.getByRole('tab', { name: 'Linux' }).first().click();
    await figures.nth(2).locator('.wrap').waitFor({ state: 'attached' });
    await page.setViewportSize({ width: 1280, height: 800 });
  });
});

test('3.6.1 and 3.6.2 details open at once, close after their time, and do not touch those within', async () => {
  await visit(
    LONG,
    async ({ page }) => {
      await wakeUp(page);
      /** Clicks on the outer summary without a pause; whether it is open after each click. */
      const click = (times: number): Promise<readonly boolean[]> =>
        page.evaluate((count) => {
          const details = document.querySelector('details');
          return Array.from({ length: count }, () => {
            details?.querySelector('summary')?.click();
            return details?.open === true;
          });
        }, times);
      const rests = (): Promise<unknown> =>
        page.waitForFunction(() => document.querySelector('details')?.getAnimations().length === 0);
      await page.locator('details summary').first().click();
      await page.getByText('Outer text.').waitFor();
      assert.equal(await page.locator('details details').getAttribute('open'), null);
      await rests();
      assert.deepEqual(await click(1), [true], 'it closes in its time');
      await page.waitForFunction(() => document.querySelector('details')?.open === false);
      assert.deepEqual(await click(1), [true], 'it opens at once');
      await rests();
      // Changing one's mind on the way leaves it open.
      assert.deepEqual(await click(2), [true, true]);
      await rests();
      assert.equal(await page.locator('details').first().getAttribute('open'), '');
      await page.locator('details summary').first().dblclick();
      assert.equal(await page.evaluate(() => getSelection()?.toString()), '');
    },
    MOVING,
  );
});

test('3.3.1 every heading has a permalink that the keyboard reaches and that shows when it is there', async () => {
  await visit(LONG, async ({ page }) => {
    const link = page.getByRole('link', { name: 'Direct link to Third' });
    await link.focus();
    assert.notEqual(await link.evaluate((element) => getComputedStyle(element).opacity), '0');
    await page.keyboard.press('Enter');
    assert.equal(new URL(page.url()).hash, '#third');
  });
});

test('a picture that is shown small opens large in a dialog; Escape and a click close it, the focus comes back', async () => {
  await visit(LONG, async ({ page }) => {
    await wakeUp(page);
    const button = page.getByRole('button', { name: 'Enlarge picture: A wide plan of the server' });
    await button.waitFor();
    assert.equal(await page.getByRole('button', { name: /small mark/ }).count(), 0);
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'A wide plan of the server' });
    await dialog.waitFor();
    assert.equal(await focusedLabel(page), 'Close');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    assert.match(await focusedLabel(page), /Enlarge/);
    await button.click();
    await dialog.waitFor();
    const box = await dialog.getByRole('img').boundingBox();
    assert.ok(box && box.width <= 1280 && box.x >= 0);
    await page.mouse.click(20, 780);
    await dialog.waitFor({ state: 'detached' });
  });
});
