/** The tree of guides, as a reader meets it: each test is named after the behaviours it shows (behaviours.md). */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Page } from 'playwright-core';
import { ABOUT, HOME, MAPS, openComfortSite, UNLISTED, wakeUp } from './comfort-site.ts';

const site = await openComfortSite({});
after(() => site.close());
const { visit } = site;

const MOVING = { reducedMotion: 'no-preference' } as const;
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });

/** Waits until these categories are open, in order, and no others. The comforts may come after the page. */
async function areOpen(page: Page, labels: readonly string[]): Promise<void> {
  await page.locator('.to-top').waitFor({ state: 'attached' });
  const found = await sidebar(page).locator('.open > a:visible').allTextContents();
  assert.deepEqual(found, labels);
}

/** Clicks an entry of the sidebar and waits until its page stands in the document, with its own entry marked alone. */
async function follow(page: Page, label: string): Promise<void> {
  await sidebar(page).getByRole('link', { name: label, exact: true }).click();
  await shows(page, label);
}

async function shows(page: Page, title: string): Promise<void> {
  await page.waitForFunction((wanted) => document.querySelector('h1')?.textContent === wanted, title);
  assert.deepEqual(await sidebar(page).locator('[aria-current]').allTextContents(), [title]);
}

const PANEL = "The panel's <parts>";

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

test('4.4.7 what is open stays open while reading on, opened by hand or by the way to a page; what was shut stays shut', async () => {
  await visit(MAPS, async ({ page, requests }) => {
    await wakeUp(page);
    await areOpen(page, ['Games', 'Worlds']);
    await follow(page, 'Long guide');
    await areOpen(page, ['Games', 'Worlds']);
    // A category of another branch: its page opens it.
    await follow(page, PANEL);
    await areOpen(page, ['Games', 'Worlds', PANEL]);
    await follow(page, 'Saves');
    await areOpen(page, ['Games', 'Worlds', PANEL]);
    assert.ok(await sidebar(page).getByRole('link', { name: 'Console' }).isVisible());
    await follow(page, 'Long guide');
    // Shut by hand.
    await sidebar(page)
      .getByRole('button', { name: /Collapse .*Worlds/ })
      .click();
    await sidebar(page).getByRole('link', { name: 'Saves' }).waitFor({ state: 'hidden' });
    await follow(page, 'Console');
    await areOpen(page, ['Games', PANEL]);
    await sidebar(page)
      .getByRole('button', { name: /Expand .*Worlds/ })
      .click();
    await follow(page, 'Maps');
    await follow(page, 'Long guide');
    await areOpen(page, ['Games', 'Worlds', PANEL]);
    // A page that was in the document needs no file for it.
    assert.ok(!requests.some((path) => path.endsWith('.txt')));
    await page.reload();
    // A load starts anew.
    await wakeUp(page);
    await areOpen(page, []);
  });
});

test('4.4.7 back and forward leave open what is open', async () => {
  await visit(MAPS, async ({ page }) => {
    await sidebar(page)
      .getByRole('button', { name: /panel's/ })
      .click();
    await follow(page, 'Console');
    await follow(page, 'Long guide');
    for (const [way, title] of [
      ['goBack', 'Console'],
      ['goBack', 'Maps'],
      ['goForward', 'Console'],
      ['goForward', 'Long guide'],
    ] as const) {
      await page[way]();
      await shows(page, title);
      await areOpen(page, ['Games', 'Worlds', PANEL]);
    }
    // The way to a page is open, also where it was shut by hand.
    await sidebar(page).getByRole('button', { name: 'Games', exact: true }).click();
    await sidebar(page).getByText('Worlds').waitFor({ state: 'hidden' });
    await page.goBack();
    await shows(page, 'Console');
    await areOpen(page, [PANEL]);
    await page.goBack();
    await shows(page, 'Maps');
    await areOpen(page, ['Games', 'Worlds', PANEL]);
  });
});

test('4.4.7 a page without this sidebar ends it', async () => {
  await visit(MAPS, async ({ page }) => {
    await follow(page, 'Long guide');
    await page.locator('.header .brand, .header a').first().click();
    await page.waitForURL((url) => url.pathname === HOME);
    await sidebar(page).waitFor({ state: 'detached' });
    await page.goBack();
    await shows(page, 'Long guide');
    await areOpen(page, []);
  });
});

test('4.4.7 what was open stays open when the next page is faster than the comforts', async () => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await visit(
    MAPS,
    async ({ page }) => {
      await follow(page, 'Saves');
      await follow(page, PANEL);
      await follow(page, 'Long guide');
      answer();
      await areOpen(page, ['Games', 'Worlds', PANEL]);
    },
    {
      before: (page) =>
        page.route('**/comforts-*.js', async (route) => {
          await held;
          await route.continue();
        }),
    },
  );
});

test('4.4.7 a category that was opened just before its page was left opens on the next one', async () => {
  await visit(MAPS, async ({ page }) => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/sidebar-*.txt', async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest('**/sidebar-*.txt');
    await sidebar(page)
      .getByRole('button', { name: /panel's/ })
      .click();
    await asked;
    await follow(page, 'Saves');
    answer();
    await sidebar(page).getByRole('link', { name: 'Console' }).waitFor();
    await areOpen(page, ['Games', 'Worlds', PANEL]);
  });
});

test('2.5.4 an unlisted guide stands in its own sidebar alone, and the categories after it are what they say', async () => {
  await visit(UNLISTED, async ({ page }) => {
    await sidebar(page)
      .getByRole('button', { name: /panel's/ })
      .click();
    await sidebar(page).getByRole('link', { name: 'Console' }).waitFor();
    await page.locator('main').getByRole('link', { name: 'the maps' }).click();
    await shows(page, 'Maps');
    await areOpen(page, ['Games', 'Worlds', PANEL]);
    assert.equal(await sidebar(page).getByText('Unlisted').count(), 0);
    await page.goBack();
    await shows(page, 'Unlisted');
    await areOpen(page, ['Games', 'Worlds', PANEL]);
    assert.equal(await sidebar(page).getByText('Unlisted').count(), 1);
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
