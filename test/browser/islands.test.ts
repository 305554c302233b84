/** The islands, as a reader meets them: each test is named after the behaviours it shows (behaviours.md). */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Page } from 'playwright-core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { VersionNote } from '../../src/render/parts/version-note.tsx';
import { findBarriers } from './check-access.ts';
import { ABOUT, focusedLabel, LONG, MAPS, openComfortSite, wakeUp } from './comfort-site.ts';
import { waitForFrames } from './navigation-site.ts';

const NEWS = { id: 'news', content: 'Maintenance on <a href="/help/about">Monday</a>.' };
const [full, plain, hiding] = await Promise.all([
  openComfortSite({ colorMode: { default: 'dark', switch: true, respectSystem: true }, announcement: NEWS }),
  openComfortSite({}),
  openComfortSite({
    hideNavbarOnScroll: true,
    colorMode: { default: 'dark', switch: true, respectSystem: false },
  }),
]);
after(() => Promise.all([full, plain, hiding].map((site) => site.close())));

const modeSwitch = (page: Page) => page.getByRole('button', { name: /Switch between dark and light mode/ });
const mode = (page: Page): Promise<readonly (string | undefined)[]> =>
  page.evaluate(() => [
    document.documentElement.dataset['theme'],
    document.documentElement.dataset['themeChoice'],
  ]);
const sidebarLink = (page: Page) => page.locator(`main a[href="${MAPS}"]`);
const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

test('a guide that is read and scrolled without touching an island loads no React; one approach loads it once', async () => {
  await full.visit(LONG, async ({ page, requests }) => {
    await wakeUp(page);
    await page.mouse.wheel(0, 900);
    await page.locator('details summary').first().click();
    await waitForFrames(page);
    const scripts = (): Promise<number> =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .reduce(
            (sum, entry) =>
              sum + (entry.name.endsWith('.js') ? (entry as PerformanceResourceTiming).decodedBodySize : 0),
            0,
          ),
      );
    const before = await scripts();
    assert.ok(before < 60_000, `${before} bytes of script`);
    await modeSwitch(page).hover();
    await page.locator('[data-island=color-mode][data-live]').waitFor();
    assert.ok((await scripts()) > 150_000, 'React is not there');
    const count = requests.length;
    await page.getByRole('button', { name: 'Close' }).hover();
    await page.locator('[data-island=announcement][data-live]').waitFor();
    assert.ok(
      requests.slice(count).length <= 2,
      `the second island loads ${requests.slice(count).join(', ')}`,
    );
  });
});

test('4.7.4 the switch goes from system to light to dark and back, says where it is, and stores it', async () => {
  await full.visit(
    LONG,
    async ({ page }) => {
      const button = modeSwitch(page);
      assert.deepEqual(await mode(page), ['light', 'system']);
      const seen: unknown[] = [];
      for (let step = 0; step < 3; step += 1) {
        await button.click();
        await page.locator('[data-island=color-mode][data-live]').waitFor();
        await page.waitForFunction(
          (before) => document.documentElement.dataset['themeChoice'] !== before,
          ['system', 'light', 'dark'][step],
        );
        await page.waitForFunction(
          () =>
            document
              .querySelector('.mode-switch')
              ?.ariaLabel?.includes(document.documentElement.dataset['themeChoice'] ?? '?') === true,
        );
        seen.push([...(await mode(page)), await stored(page, 'theme'), await button.getAttribute('title')]);
      }
      assert.deepEqual(seen, [
        ['light', 'light', 'light', 'light mode'],
        ['dark', 'dark', 'dark', 'dark mode'],
        // 4.7.3: choosing the system's mode clears the key.
        ['light', 'system', null, 'system mode'],
      ]);
    },
    { colorScheme: 'light' },
  );
});

test('4.7.4 without the system the switch goes between light and dark', async () => {
  await hiding.visit(LONG, async ({ page }) => {
    assert.deepEqual(await mode(page), ['dark', 'dark']);
    await modeSwitch(page).click();
    await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'light');
    await modeSwitch(page).click();
    await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'dark');
    assert.equal(await stored(page, 'theme'), 'dark');
  });
});

test('4.7.5 other tabs follow at once, and the system is followed while it is the choice', async () => {
  await full.visit(
    LONG,
    async ({ page, openTab }) => {
      const other = await openTab(ABOUT);
      await page.bringToFront();
      await modeSwitch(page).click();
      await other.waitForFunction(() => document.documentElement.dataset['themeChoice'] === 'light');
      await page.locator('[data-live]').waitFor();
      await modeSwitch(page).click();
      await other.waitForFunction(() => document.documentElement.dataset['themeChoice'] === 'dark');
      await modeSwitch(page).click();
      await page.waitForFunction(() => document.documentElement.dataset['themeChoice'] === 'system');
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'dark');
      await page.emulateMedia({ colorScheme: 'light' });
      await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'light');
    },
    { colorScheme: 'light' },
  );
});

test('4.7.2 nothing flashes: the first paint has the chosen mode and no closed announcement; the address may ask for a mode', async () => {
  const before = (page: Page): Promise<unknown> =>
    page.addInitScript(() => {
      localStorage.setItem('theme', 'light');
      localStorage.setItem('docusaurus.announcement.id', 'news');
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
      const seen: unknown[] = [];
      Object.assign(globalThis, { seen });
      // Before every paint, the first one included.
      requestAnimationFrame(function note() {
        const bar = document.querySelector('.announcement');
        if (bar) seen.push([document.documentElement.dataset['theme'], bar.checkVisibility()]);
        requestAnimationFrame(note);
      });
    });
  await full.visit(
    LONG,
    async ({ page }) => {
      await page.waitForFunction(() => (globalThis as unknown as { seen: unknown[] }).seen.length > 2);
      const seen = await page.evaluate(() => (globalThis as unknown as { seen: unknown[] }).seen);
      assert.deepEqual([...new Set(seen.map((one) => JSON.stringify(one)))], ['["light",false]']);
      await page.goto(`${full.origin}${LONG}?docusaurus-theme=dark`);
      assert.deepEqual(await mode(page), ['dark', 'dark']);
      assert.equal(await stored(page, 'theme'), 'light', 'what the address asks for is not stored');
    },
    { before },
  );
});

test('4.7.2, 4.7.6 without a switch, too, the address sets the mode and other attributes of the page, and nothing is stored', async () => {
  await plain.visit(
    `${LONG}?docusaurus-theme=light&docusaurus-data-embed=yes&docusaurus-data-=x`,
    async ({ page }) => {
      await page.waitForFunction(() => document.documentElement.dataset['embed'] === 'yes');
      assert.deepEqual(await mode(page), ['light', 'light']);
      assert.equal(await stored(page, 'theme'), null);
      await sidebarLink(page).click();
      await page.waitForURL(`**${MAPS}`);
      assert.equal((await mode(page))[0], 'light', 'it lasts until the page is loaded anew');
    },
  );
  await full.visit(`${LONG}?docusaurus-data-embed=yes&docusaurus-theme=dark`, async ({ page }) => {
    await page.waitForFunction(() => document.documentElement.dataset['embed'] === 'yes');
    assert.deepEqual(await mode(page), ['dark', 'dark']);
  });
});

test('9.6 with the switch off what is stored is neither used nor deleted, and there is no button', async () => {
  await plain.visit(
    LONG,
    async ({ page, requests }) => {
      assert.equal((await mode(page))[0], 'dark');
      assert.equal(await stored(page, 'theme'), 'light');
      assert.equal(await modeSwitch(page).count(), 0);
      assert.ok(!requests.some((path) => path.includes('early')));
    },
    { before: (page) => page.addInitScript(() => localStorage.setItem('theme', 'light')) },
  );
});

test('with storage denied the switch still works for this page', async () => {
  await full.visit(
    LONG,
    async ({ page }) => {
      await modeSwitch(page).click();
      await page.waitForFunction(() => document.documentElement.dataset['themeChoice'] === 'light');
      await page.getByRole('button', { name: 'Close' }).click();
      await page.getByText('Maintenance on').waitFor({ state: 'hidden' });
    },
    {
      before: (page) =>
        page.addInitScript(() => {
          Object.defineProperty(globalThis, 'localStorage', {
            get() {
              throw new DOMException('blocked', 'SecurityError');
            },
          });
        }),
      expected: /Browser storage is not available/,
    },
  );
});

test('4.6.2 and 4.6.3 the announcement shows until it is closed, stays closed, and a new one shows again', async () => {
  await full.visit(LONG, async ({ page, openTab }) => {
    const bar = page.getByRole('region', { name: 'Announcement' });
    assert.ok(await bar.isVisible());
    assert.equal(await stored(page, 'docusaurus.announcement.id'), 'news');
    assert.equal(await stored(page, 'docusaurus.announcement.dismiss'), 'false');
    const other = await openTab(ABOUT);
    await page.bringToFront();
    await bar.getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press('Enter');
    await bar.waitFor({ state: 'hidden' });
    assert.equal(await focusedLabel(page), 'Help centre');
    assert.equal(await stored(page, 'docusaurus.announcement.dismiss'), 'true');
    await other.getByRole('region', { name: 'Announcement' }).waitFor({ state: 'hidden' });
    await page.reload();
    assert.equal(await bar.isVisible(), false);
    await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'older-news'));
    await page.reload();
    assert.ok(await bar.isVisible());
    assert.equal(await stored(page, 'docusaurus.announcement.dismiss'), 'false');
  });
});

test('product 4 and 8: a fault in a script shows the crash screen with its causes; "Try again" clears it, and the text stays readable', async () => {
  await plain.visit(LONG, async ({ page }) => {
    const script = await page.evaluate(
      () => document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '',
    );
    await page.evaluate((filename) => {
      const error = new Error('The list broke', { cause: new Error('No such entry') });
      dispatchEvent(new ErrorEvent('error', { error, message: error.message, filename }));
    }, script);
    const crash = page.getByRole('alert');
    await crash.waitFor();
    assert.match(
      await crash.innerText(),
      /This page crashed\.[\s\S]*The list broke[\s\S]*Cause:[\s\S]*No such entry/,
    );
    assert.ok(await page.getByRole('heading', { name: 'Long guide' }).isVisible());
    assert.deepEqual(await findBarriers(page), []);
    await crash.getByRole('button', { name: 'Try again' }).click();
    await crash.waitFor({ state: 'detached' });
    // What others do in the page is their own affair.
    await page.evaluate(() =>
      dispatchEvent(
        new ErrorEvent('error', { error: new Error('x'), filename: 'chrome-extension://x/y.js' }),
      ),
    );
    await waitForFrames(page);
    assert.equal(await crash.count(), 0);
  });
});

test('product 4: an island that fails is a crash of the page, and "Try again" brings it back', async () => {
  await full.visit(
    LONG,
    async ({ page }) => {
      // As text: compilers add to functions what a page does not have.
      await page.evaluate(`
        const Original = MutationObserver;
        let isBroken = true;
        window.repair = () => (isBroken = false);
        window.MutationObserver = function (callback) {
          if (isBroken) throw new Error('The island broke', { cause: new Error('A deeper reason') });
          return new Original(callback);
        };
      `);
      await modeSwitch(page).hover();
      const crash = page.getByRole('alert');
      await crash.waitFor();
      assert.match(await crash.innerText(), /The island broke[\s\S]*A deeper reason/);
      assert.ok(await page.getByRole('heading', { name: 'Long guide' }).isVisible());
      await page.evaluate(() => (globalThis as unknown as { repair: () => void }).repair());
      await crash.getByRole('button', { name: 'Try again' }).click();
      await crash.waitFor({ state: 'detached' });
      await modeSwitch(page).click();
      await page.waitForFunction(() => document.documentElement.dataset['themeChoice'] === 'light');
    },
    { expected: /The island broke|error occurred in/ },
  );
});

const VERSIONS =
  '<div class="versions" data-island="versions"><details><summary>Version: Next</summary><ul aria-label="Versions"><li data-version="current"><a href="/help/docs/long" aria-current="true">Next</a></li><li data-version="1.0"><a href="/help/docs/games/worlds/maps">1.0</a></li></ul></details></div>';

const NOTE = renderToStaticMarkup(
  createElement(VersionNote, {
    siteTitle: 'Help centre',
    note: {
      kind: 'unreleased',
      label: 'Next',
      latest: { name: '1.0', label: '1.0', href: MAPS, isCurrent: false },
    },
  }),
);

/** There is one version today; the page is given a second one on its way. */
const addVersions = (page: Page): Promise<unknown> =>
  page.route(`**${LONG}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text())
        .replace('<nav class="breadcrumbs"', `${VERSIONS}$&`)
        .replace('<article', `${NOTE}$&`),
    });
  });

const VERSION_KEY = 'docs-preferred-version-default';
/** For `before`: what an earlier visit stored, in the first document. */
const storeVersion =
  (version: string) =>
  (page: Page): Promise<unknown> =>
    page.addInitScript(
      ([key, value]) => {
        if (sessionStorage.length === 0) localStorage.setItem(key, value);
      },
      [VERSION_KEY, version] as const,
    );
const isForgotten = async (page: Page): Promise<void> =>
  void (await page.waitForFunction((key) => localStorage.getItem(key) === null, VERSION_KEY));

test('2.11.4 a stored version that there is not is forgotten as soon as a page of the docs shows; one that there is stays', async () => {
  await plain.visit(LONG, async ({ page }) => isForgotten(page), { before: storeVersion('0.1') });
  await plain.visit('/help/docs/category/worlds', async ({ page }) => isForgotten(page), {
    before: storeVersion('0.1'),
  });
  await plain.visit(
    ABOUT,
    async ({ page, requests }) => {
      await page.locator('.header a').first().click();
      await page.locator(`a[href="${LONG}"]`).first().click();
      await isForgotten(page);
      assert.ok(!requests.some((path) => path.includes('/versions-')), 'this needs no menu');
    },
    { before: storeVersion('"\\') },
  );
  await plain.visit(
    LONG,
    async ({ page }) => {
      await page.waitForLoadState('networkidle');
      assert.equal(await stored(page, VERSION_KEY), 'current');
    },
    { before: storeVersion('current') },
  );
  const visitMenu = (version: string, use: (page: Page) => Promise<unknown>): Promise<void> =>
    plain.visit(
      LONG,
      async ({ page }) => {
        await page.waitForLoadState('networkidle');
        await use(page);
      },
      {
        before: async (page) => {
          await storeVersion(version)(page);
          await addVersions(page);
        },
      },
    );
  await visitMenu('1.0', async (page) => assert.equal(await stored(page, VERSION_KEY), '1.0'));
  await visitMenu('0.1', isForgotten);
});

test('2.11.3, 2.11.4 and 4.2.9 the version menu opens without React, remembers the choice, keeps query and hash, closes like a menu', async () => {
  await plain.visit(
    LONG,
    async ({ page }) => {
      const summary = page.getByText('Version: Next');
      await summary.click();
      const old = page.getByRole('link', { name: '1.0' });
      await old.waitFor();
      await page.locator('[data-island=versions][data-live]').waitFor();
      await page.keyboard.press('Escape');
      await old.waitFor({ state: 'hidden' });
      assert.equal(await focusedLabel(page), 'Version: Next');
      assert.deepEqual(await findBarriers(page), []);
      await summary.click();
      await page.mouse.click(700, 500);
      await old.waitFor({ state: 'hidden' });
      await page.evaluate(() => history.replaceState(history.state, '', '?a=b#third'));
      await summary.click();
      await old.click();
      await page.waitForURL(`**${MAPS}?a=b#third`);
      assert.equal(await stored(page, 'docs-preferred-version-default'), '1.0');
      await page.evaluate(() => localStorage.removeItem('docs-preferred-version-default'));
      await page.goto(plain.origin + LONG);
      await wakeUp(page);
      await page.getByText('This is unreleased documentation for Help centre Next version.').waitFor();
      await page.getByRole('link', { name: 'latest version' }).click();
      await page.waitForURL(`**${MAPS}`);
      assert.equal(await stored(page, 'docs-preferred-version-default'), '1.0');
      await page.goto(plain.origin + LONG);
      await page.getByText('Version: Next').click();
      await page.getByRole('link', { name: '1.0 (your last choice)' }).waitFor();
    },
    {
      before: addVersions,
    },
  );
});
