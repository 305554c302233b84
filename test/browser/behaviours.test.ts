/** What the plain modules do, as a reader meets it: each test is named after the behaviours it shows (behaviours.md). */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Page } from 'playwright-core';
import { ABOUT, focusedLabel, LONG, MAPS, TABS, openComfortSite, wakeUp } from './comfort-site.ts';
import { waitForFrames } from './navigation-site.ts';

const site = await openComfortSite({});
after(() => site.close());
const { visit } = site;

const MOVING = { reducedMotion: 'no-preference' } as const;
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });

test('4.4.3 every category has a button that says what it does, and only the open branch is in the page', async () => {
  await visit(MAPS, async ({ page, requests }) => {
    const toggles = sidebar(page).locator('.toggle');
    assert.deepEqual(
      await toggles.evaluateAll((all) => all.map((one) => [one.ariaLabel, one.ariaExpanded])),
      [
        ["Collapse sidebar category 'Worlds'", 'true'],
        ["Expand sidebar category 'The panel's <parts>'", 'false'],
      ],
    );
    // Without a page of its own the label is the button.
    const games = sidebar(page).getByRole('button', { name: 'Games', exact: true });
    assert.equal(await games.getAttribute('aria-expanded'), 'true');
    assert.equal(await sidebar(page).getByText('Console').count(), 0);
    assert.ok(
      !requests.some((path) => path.endsWith('.txt')),
      'the other branches are fetched before they are asked for',
    );
  });
});

test('4.4.6 the button opens a category where it stands, with one fetch; the link of the category still leads to its page', async () => {
  await visit(MAPS, async ({ page, requests }) => {
    const panel = sidebar(page).getByRole('button', { name: /panel's/ });
    await panel.click();
    await sidebar(page).getByRole('link', { name: 'Console' }).waitFor();
    assert.equal(await panel.getAttribute('aria-expanded'), 'true');
    assert.match((await panel.getAttribute('aria-label')) ?? '', /^Collapse/);
    await panel.click();
    await sidebar(page).getByRole('link', { name: 'Console' }).waitFor({ state: 'hidden' });
    await panel.click();
    await sidebar(page).getByRole('link', { name: 'Console' }).waitFor();
    assert.equal(requests.filter((path) => path.endsWith('.txt')).length, 1);
    assert.equal(new URL(page.url()).pathname, MAPS);
    await sidebar(page).getByRole('link', { name: "The panel's <parts>" }).click();
    await page.waitForURL(/category/);
  });
});

test('4.4.6 the keyboard opens a category, and the label of the page one is on folds it', async () => {
  await visit('/help/docs/category/worlds', async ({ page }) => {
    const toggle = sidebar(page).getByRole('button', { name: /panel's/ });
    await toggle.focus();
    await page.keyboard.press('Enter');
    await sidebar(page).getByRole('link', { name: 'Console' }).waitFor();
    await page.keyboard.press('Space');
    await sidebar(page).getByRole('link', { name: 'Console' }).waitFor({ state: 'hidden' });
    assert.ok(await sidebar(page).getByRole('link', { name: 'Saves' }).isVisible());
    await sidebar(page).getByRole('link', { name: 'Worlds' }).click();
    await sidebar(page).getByRole('link', { name: 'Saves' }).waitFor({ state: 'hidden' });
    assert.equal(new URL(page.url()).pathname, '/help/docs/category/worlds');
  });
});

test('4.4.6 the label of a category without a page folds it, with a click, Enter and Space, also with the very first click', async () => {
  await visit(ABOUT, async ({ page }) => {
    await page.goto(site.origin + MAPS);
    const games = sidebar(page).getByRole('button', { name: 'Games', exact: true });
    const first = sidebar(page).getByRole('link', { name: 'First game' });
    await games.click();
    await first.waitFor({ state: 'hidden' });
    assert.equal(await games.getAttribute('aria-expanded'), 'false');
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await (key === 'Enter' ? first.waitFor() : first.waitFor({ state: 'hidden' }));
    }
    assert.equal(new URL(page.url()).pathname, MAPS);
    // Another tab is the browser's.
    const opened = page.context().waitForEvent('page');
    await games.click({ modifiers: ['Control'] });
    assert.equal(new URL((await opened).url() || MAPS).pathname.startsWith('/help/'), true);
  });
  await visit(
    MAPS,
    async ({ page }) => {
      await sidebar(page).getByText('Games', { exact: true }).click();
      await page.waitForURL('**/games/first');
    },
    { javaScriptEnabled: false },
  );
});

test('1.11.1 what takes longer than 200 ms shows a spinner where it was asked for', async () => {
  await visit(MAPS, async ({ page }) => {
    await wakeUp(page);
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/sidebar-*.txt', async (route) => {
      await held;
      await route.continue();
    });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const panel = sidebar(page).getByRole('button', { name: /panel's/ });
    const busy = sidebar(page).locator('[aria-busy=true]');
    await panel.click();
    await page.clock.runFor(199);
    assert.equal(await busy.count(), 0);
    await page.clock.runFor(1);
    assert.equal(await busy.count(), 1);
    assert.notEqual(await busy.evaluate((item) => getComputedStyle(item, '::after').animationName), 'none');
    answer();
    await sidebar(page).getByRole('link', { name: 'Console' }).waitFor();
    assert.equal(await busy.count(), 0);
  });
});

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

test('4.4.7 what was opened by hand stays open while reading on', async () => {
  await visit(MAPS, async ({ page }) => {
    await sidebar(page)
      .getByRole('button', { name: /panel's/ })
      .click();
    await sidebar(page).getByRole('link', { name: 'Console' }).waitFor();
    await sidebar(page).getByRole('link', { name: 'Saves' }).click();
    await page.waitForURL(/saves/);
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Saves');
    const isSwapped = await page.evaluate(
      () => performance.getEntriesByType('navigation')[0]?.name.endsWith('maps') === true,
    );
    // A plain load starts anew, as 4.4.7 says.
    assert.equal(await sidebar(page).getByRole('link', { name: 'Console' }).isVisible(), isSwapped);
    assert.equal(await sidebar(page).locator('[aria-current=page]').innerText(), 'Saves');
  });
});

test('4.10.1 and 4.10.2 a category opens in the time its height asks for, in 1 ms with reduced motion', async () => {
  for (const [options, expected] of [
    [MOVING, 'formula'],
    [{}, 'reduced'],
  ] as const) {
    await visit(
      MAPS,
      async ({ page }) => {
        await wakeUp(page);
        await page.evaluate(() => {
          Element.prototype.animate = new Proxy(Reflect.get(Element.prototype, 'animate'), {
            apply(animate, element, [frames, timing]: Parameters<typeof Element.prototype.animate>) {
              Object.assign(globalThis, { timing, frames });
              return Reflect.apply(animate, element, [frames, timing]);
            },
          });
        });
        await sidebar(page)
          .getByRole('button', { name: /panel's/ })
          .click();
        await page.waitForFunction(() => 'timing' in globalThis);
        const { timing, frames } = await page.evaluate(() => {
          const seen = globalThis as unknown as {
            timing: { duration: number; easing: string };
            frames: { height: string }[];
          };
          return { timing: seen.timing, frames: seen.frames.map(({ height }) => parseFloat(height)) };
        });
        const units = (frames[1] ?? 0) / 36;
        assert.ok(units > 0.5);
        assert.equal(timing.easing, 'ease-in-out');
        assert.equal(
          timing.duration,
          expected === 'reduced' ? 1 : Math.round((4 + 15 * units ** 0.25 + units / 5) * 10),
        );
      },
      options,
    );
  }
});

test('4.4.9 the entry of the page stands in the visible part of the sidebar', async () => {
  await visit(
    '/help/docs/panel/files',
    async ({ page }) => {
      const [entry, frame] = await Promise.all([
        sidebar(page).locator('[aria-current=page]').boundingBox(),
        sidebar(page).boundingBox(),
      ]);
      assert.ok(entry && frame && entry.y >= frame.y && entry.y + entry.height <= frame.y + frame.height);
      assert.equal(await page.evaluate(() => scrollY), 0);
    },
    { viewport: { width: 1200, height: 260 } },
  );
});

test('when the file of the other categories cannot be had, the category leads to its page', async () => {
  await visit(
    MAPS,
    async ({ page }) => {
      await page.route('**/sidebar-*.txt', (route) => route.abort());
      await sidebar(page)
        .getByRole('button', { name: /panel's/ })
        .click();
      await page.waitForURL(/category/);
    },
    { expected: /sidebar-|Failed to load/ },
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
    assert.deepEqual(await shown(997), [true, true, true, false]);
  });
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
    [full, /^error: Browser storage failed at "docusaurus\.tab\.os"/],
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
