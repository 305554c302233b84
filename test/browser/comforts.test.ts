/** What the plain modules do for a whole page: each test is named after the behaviours it shows (behaviours.md). */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Page } from 'playwright-core';
import { ABOUT, LONG, MAPS, openComfortSite, wakeUp } from './comfort-site.ts';
import { waitForFrames } from './navigation-site.ts';

const site = await openComfortSite({});
after(() => site.close());
const { visit } = site;

const MOVING = { reducedMotion: 'no-preference' } as const;
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });

test('product 8: a click that nothing will answer, because its script did not arrive, says so; Retry loads the page anew', async () => {
  await visit(
    LONG,
    async ({ page }) => {
      await page.route('**/comforts-*.js', (route) => route.abort());
      await page.getByRole('tab', { name: 'Linux' }).first().click();
      const box = page.getByRole('alert');
      await box.waitFor();
      assert.match((await box.textContent()) ?? '', /could not be loaded/);
      await page.unroute('**/comforts-*.js');
      await Promise.all([page.waitForEvent('load'), box.getByRole('button', { name: 'Retry' }).click()]);
      await page.getByRole('tab', { name: 'Linux' }).first().click();
      await page.getByText('Second text for Linux.').waitFor();
    },
    { expected: /comforts|part of the page|Failed to load/ },
  );
});

const active = (page: Page): Promise<readonly (string | null)[]> =>
  page.locator('.contents [aria-current]').evaluateAll((all) => all.map((one) => one.textContent));

test('3.7.4 the contents mark one heading: the first in the upper half of the window, else the one before', async () => {
  await visit(LONG, async ({ page }) => {
    const scrollTo = (id: string, below: number): Promise<void> =>
      page.evaluate(
        ([name, pixels]) => {
          const top = document.getElementById(name)?.getBoundingClientRect().top ?? 0;
          window.scrollTo({ top: scrollY + top - pixels, behavior: 'instant' });
        },
        [id, below] as const,
      );
    for (const [id, below, expected] of [
      ['third', 100, 'Third'],
      ['third', 600, 'Second'],
      ['third', 30, 'Third'],
      ['fifth', -400, 'Fifth'],
    ] as const) {
      await scrollTo(id, below);
      await page.waitForFunction(
        (name) => document.querySelector('.contents [aria-current]')?.textContent === name,
        expected,
      );
      assert.deepEqual(await active(page), [expected]);
    }
  });
});

test('3.7.5 a change of the window is a change of place too', async () => {
  await visit(LONG, async ({ page }) => {
    await page.evaluate(() => {
      const top = document.getElementById('third')?.getBoundingClientRect().top ?? 0;
      window.scrollTo({ top: scrollY + top - 300, behavior: 'instant' });
    });
    await page.waitForFunction(
      () => document.querySelector('.contents [aria-current]')?.textContent === 'Third',
    );
    await page.setViewportSize({ width: 1280, height: 420 });
    await page.waitForFunction(
      () => document.querySelector('.contents [aria-current]')?.textContent === 'Second',
    );
  });
});

test('3.7.3 on a telephone the contents open below their button and close when a place is chosen', async () => {
  await visit(
    LONG,
    async ({ page }) => {
      const contents = page.locator('#page\\.contents');
      const button = page.getByRole('button', { name: 'On this page' });
      assert.equal(await contents.isVisible(), false);
      await button.click();
      await contents.getByRole('link', { name: 'Fourth' }).click();
      await contents.waitFor({ state: 'hidden' });
      await page.waitForFunction(() => location.hash === '#fourth');
      await page.waitForFunction(() => {
        const top = document.getElementById('fourth')?.getBoundingClientRect().top ?? -1;
        return top > 0 && top < 300;
      });
    },
    { viewport: { width: 390, height: 800 } },
  );
});

test('4.9.1 the way back to the top shows on the way up, far down, in the docs only', async () => {
  await visit(LONG, async ({ page }) => {
    await wakeUp(page);
    const button = page.getByRole('button', { name: 'Scroll back to top' });
    const scroll = async (top: number): Promise<boolean> => {
      await page.evaluate((place) => scrollTo({ top: place, behavior: 'instant' }), top);
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      return button.isVisible();
    };
    assert.deepEqual(
      [await scroll(900), await scroll(700), await scroll(800), await scroll(600), await scroll(299)],
      [false, true, false, true, false],
    );
    await scroll(900);
    await scroll(600);
    await page.evaluate(() => (location.hash = '#first'));
    await button.waitFor({ state: 'hidden' });
    // The hash's own scroll is over.
    await waitForFrames(page);
    await scroll(900);
    await scroll(600);
    await button.click();
    await page.waitForFunction(() => scrollY === 0);
    await button.waitFor({ state: 'hidden' });
  });
  await visit(ABOUT, async ({ page }) => {
    await wakeUp(page);
    await page.mouse.wheel(0, 1200);
    await page.waitForFunction(() => scrollY > 600);
    await page.mouse.wheel(0, -100);
    await waitForFrames(page);
    assert.equal(await page.getByRole('button', { name: 'Scroll back to top' }).isVisible(), false);
  });
});

test('4.1.1 up to 996 px the window is narrow, from 997 px it is wide', async () => {
  await visit(LONG, async ({ page }) => {
    const shown = async (width: number): Promise<readonly boolean[]> => {
      await page.setViewportSize({ width, height: 800 });
      return Promise.all(
        [sidebar(page), page.locator('.contents'), page.locator('.menu'), page.locator('.menu-button')].map(
          (part) => part.isVisible(),
        ),
      );
    };
    assert.deepEqual(await shown(996), [false, false, false, true]);
    assert.deepEqual(await shown(997), [true, false, true, false]);
    // The contents need more room (18.4).
    assert.deepEqual(await shown(1279), [true, false, true, false]);
    assert.deepEqual(await shown(1280), [true, true, true, false]);
  });
});

test('4.9.3 a reader who scrolls against the way to the top stops it', async () => {
  await visit(
    LONG,
    async ({ page }) => {
      await wakeUp(page);
      await page.evaluate(() => scrollTo(0, 1500));
      await waitForFrames(page);
      // The first frame goes up; the reader answers before the second.
      const place = await page.evaluate(async () => {
        Object.defineProperty(document.documentElement, 'style', { value: {} });
        document.querySelector<HTMLElement>('.to-top')?.click();
        await new Promise((resolve) => requestAnimationFrame(resolve));
        scrollTo(0, 1400);
        return scrollY;
      });
      await waitForFrames(page);
      assert.equal(await page.evaluate(() => scrollY), place);
    },
    MOVING,
  );
});

test('9.1 without smooth scrolling of its own the browser gets it in frames of 85 percent', async () => {
  await visit(
    LONG,
    async ({ page }) => {
      await wakeUp(page);
      await page.evaluate(() => scrollTo(0, 2677));
      const start = await page.evaluate(() => scrollY);
      await page.evaluate(() => scrollTo(0, scrollY - 1));
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      await page.evaluate(() => {
        Object.defineProperty(document.documentElement, 'style', { value: {} });
        const places: number[] = [];
        const original = globalThis.scrollTo.bind(globalThis);
        globalThis.scrollTo = ((x: number, y: number) => {
          places.push(y);
          original(x, y);
        }) as typeof scrollTo;
        Object.assign(globalThis, { places });
        document.querySelector<HTMLElement>('.to-top')?.click();
      });
      await page.waitForFunction(() => scrollY === 0);
      const places = await page.evaluate(() => (globalThis as unknown as { places: number[] }).places);
      const expected: number[] = [];
      for (let place = start - 1; place > 0;) expected.push((place -= Math.ceil(0.85 * place)));
      assert.deepEqual(places, expected);
    },
    MOVING,
  );
});

test('4.8.1 with storage denied choices work for the page and one line says why they are not kept; a full one is named with its key', async () => {
  const denied = (page: Page): Promise<unknown> =>
    page.addInitScript(() => {
      Object.defineProperty(globalThis, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
  const full = (page: Page): Promise<unknown> =>
    page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
  for (const [before, expected] of [
    [denied, /^warning: Browser storage is not available\.\nPossible reasons/],
    [full, /^error: Browser storage failed at "(?:docusaurus\.tab\.os|helpsite\.packet)"/],
  ] as const) {
    await visit(
      LONG,
      async ({ page }) => {
        const said: string[] = [];
        page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
        await page.getByRole('tab', { name: 'Linux' }).first().click();
        await page.getByText('Second text for Linux.').waitFor();
        await page.reload();
        await wakeUp(page);
        await page.getByRole('tab', { name: 'Linux' }).first().click();
        const all = said.filter((line) => line.includes('Browser storage'));
        assert.ok(all.length > 0 && all.every((line) => expected.test(line)), said.join('\n'));
        if (before === denied) assert.equal(all.length, 1, 'one line a page');
      },
      { before, expected: /Browser storage/ },
    );
  }
});

test('a script that does not arrive leaves a page that works', async () => {
  await visit(
    LONG,
    async ({ page }) => {
      await page.route('**/comforts-*.js', (route) => route.abort());
      await page.mouse.move(300, 300);
      await page.locator('details summary').first().click();
      await page.getByText('Outer text.').waitFor();
      await sidebar(page).getByRole('link', { name: "The panel's <parts>" }).click();
      await page.waitForURL(/category/);
    },
    { expected: /comforts|part of the page|Failed to load/ },
  );
});

test('printing shows all panels and details and the targets of links, and no buttons', async () => {
  await visit(LONG, async ({ page }) => {
    await wakeUp(page);
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    for (const text of ['Text for macOS.', 'Outer text.', 'Inner text.', 'Second text for Linux.'])
      assert.ok(((await page.getByText(text, { exact: true }).first().boundingBox())?.height ?? 0) > 5, text);
    assert.match(
      await page
        .locator('.prose a[href$="/maps"]')
        .evaluate((link) => getComputedStyle(link, '::after').content),
      /\(http:\/\/localhost:\d+\/help\/docs\/games\/worlds\/maps\)|attr\(data-url\)/,
    );
    assert.equal(await page.locator('.prose a[href$="/maps"]').getAttribute('data-url'), site.origin + MAPS);
    for (const selector of ['.copy', '.wrap', '.to-top', '.header', '.sidebar', '.zoom .icon'])
      assert.equal(await page.locator(`${selector}:visible`).count(), 0, selector);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    assert.equal(await page.locator('details[open], [data-url]').count(), 0);
  });
});
