/** What opens and closes the search (behaviours.md 6.2, 6.3; 9.4). */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import {
  findDialog,
  GUIDE,
  HOME,
  NARROW,
  openDialog,
  openField,
  openSearchSite,
  type SearchSite,
} from './search-site.ts';

let site: SearchSite;
before(async () => {
  site = await openSearchSite('hosted');
});
after(() => site.close());

const searchCode = /\/(?:open-search|results-page|hosted-client|search-worker|search)-[\w-]+\.(?:js|css)/;

/** Names of the caps that are lit. */
const litCaps = (page: Page): Promise<readonly string[]> =>
  page.locator('.search-button kbd.pressed').allTextContents();

test('6.2.4 nothing of the dialog is fetched before the reader approaches it', async () => {
  for (const approach of ['hover', 'focus'] as const) {
    await site.visit(GUIDE, async ({ page, requests }) => {
      assert.deepEqual(
        requests.filter((path) => searchCode.test(path)),
        [],
      );
      const fetched = page.waitForRequest((request) => request.url().includes('/open-search-'));
      await page.locator('.search-button')[approach]();
      await fetched;
      assert.equal(await page.locator('.search-dialog').count(), 0);
    });
  }
});

test('6.2.4 a touch of the search has the line to itself; a sign elsewhere brings the comforts at once', async () => {
  for (const sign of ['none', 'elsewhere'] as const) {
    await site.visit(
      GUIDE,
      async ({ page, requests }) => {
        const opened = page.waitForRequest((request) => request.url().includes('/open-search-'));
        await page.locator('.search-button').hover();
        await opened;
        assert.equal(
          requests.some((path) => path.includes('/comforts-')),
          false,
        );
        const comforts = page.waitForRequest((request) => request.url().includes('/comforts-'));
        if (sign === 'none') await page.clock.fastForward(2000);
        else await page.locator('main h1').hover();
        await comforts;
      },
      { before: (page) => page.clock.install().then(() => page.clock.pauseAt(Date.now() + 60_000)) },
    );
  }
});

test('6.2.1 the button says what it is, its keys and that a dialog comes; without scripts it leads to the results page', async () => {
  await site.visit(GUIDE, async ({ page }) => {
    const button = page.getByRole('button', { name: 'Search' });
    assert.equal(await button.getAttribute('aria-keyshortcuts'), 'Control+K Meta+K /');
    await button.hover();
    await page.waitForFunction(() => document.querySelector('.search-button')?.ariaHasPopup === 'dialog');
  });
  await site.visit(
    GUIDE,
    async ({ page }) => {
      assert.equal(await page.getByRole('link', { name: 'Search' }).getAttribute('href'), '/help/search');
    },
    { javaScriptEnabled: false },
  );
});

test('6.2.2 the caps name the keys of the platform and go where the window is narrow', async () => {
  for (const [platform, cap] of [
    ['MacIntel', '⌘'],
    ['iPhone', '⌘'],
    ['Win32', 'Ctrl'],
    ['Linux x86_64', 'Ctrl'],
  ] as const) {
    await site.visit(
      GUIDE,
      async ({ page }) => {
        assert.deepEqual(await page.locator('.search-button kbd').allTextContents(), [cap, 'K']);
      },
      {
        before: (page) =>
          page.addInitScript(
            (name) => Object.defineProperty(navigator, 'platform', { value: name }),
            platform,
          ),
      },
    );
  }
  await site.visit(
    GUIDE,
    async ({ page }) => {
      assert.equal(await page.locator('.search-button kbd').first().isVisible(), false);
      const box = await page.locator('.search-button').boundingBox();
      assert.ok(box && box.width >= 44 && box.height >= 44, JSON.stringify(box));
    },
    NARROW,
  );
});

test('9.4 both caps light while their keys are held, whatever Shift and Caps Lock do, and go out with the window', async () => {
  await site.visit(GUIDE, async ({ page }) => {
    // With the reader's first sign the comforts come.
    await page.keyboard.press('Shift');
    await page.locator('.to-top').waitFor({ state: 'attached' });
    await page.keyboard.down('Control');
    assert.deepEqual(await litCaps(page), ['Ctrl']);
    await page.keyboard.up('Control');
    assert.deepEqual(await litCaps(page), []);
    for (const key of ['k', 'K']) {
      await page.keyboard.down(key);
      assert.deepEqual(await litCaps(page), ['K']);
      await page.keyboard.up(key);
      assert.deepEqual(await litCaps(page), []);
    }
    await page.keyboard.down('Meta');
    assert.deepEqual(await litCaps(page), ['Ctrl']);
    await page.keyboard.down('k');
    await page.keyboard.up('Meta');
    assert.deepEqual(await litCaps(page), [], 'Cmd hides the other key going up');
    await page.keyboard.up('k');
    await page.keyboard.down('Control');
    await page.evaluate(() => dispatchEvent(new Event('blur')));
    assert.deepEqual(await litCaps(page), []);
    await page.keyboard.up('Control');
  });
});

test('6.3.1 Ctrl+K and Cmd+K open and close, the slash opens, a click opens', async () => {
  await site.visit(GUIDE, async ({ page }) => {
    const { root, input } = findDialog(page);
    for (const keys of ['Control+k', 'Meta+k', 'Control+K']) {
      await page.keyboard.press(keys);
      await input.waitFor();
      assert.equal(await input.evaluate((field) => field === document.activeElement), true);
      await page.keyboard.press(keys);
      await root.waitFor({ state: 'detached' });
    }
    await page.keyboard.press('/');
    await input.waitFor();
    assert.equal(await input.inputValue(), '');
    await page.keyboard.press('/');
    assert.equal(await input.inputValue(), '/', 'in the dialog the slash is a character');
    await page.keyboard.press('Escape');
    await root.waitFor({ state: 'detached' });
    await openDialog(page);
  });
});

test('6.3.1 the slash is a character wherever the reader types, and other shortcuts stay with the browser', async () => {
  await site.visit(HOME, async ({ page }) => {
    const { root } = findDialog(page);
    await page.evaluate(() => {
      document
        .querySelector('main')
        ?.insertAdjacentHTML(
          'beforeend',
          '<textarea id="t-a"></textarea><select id="t-s"><option>1</select><input id="t-i"><p id="t-e" contenteditable="true">x</p>',
        );
      addEventListener('keydown', (event) =>
        Object.assign(globalThis, { wasPrevented: event.defaultPrevented }),
      );
    });
    for (const id of ['t-a', 't-s', 't-i', 't-e']) {
      await page.locator(`#${id}`).focus();
      await page.keyboard.press('/');
      assert.equal(await page.evaluate(() => Reflect.get(globalThis, 'wasPrevented')), false, id);
    }
    await page.locator('.search-button').focus();
    for (const keys of [
      'F5',
      'F3',
      'Control+c',
      'Control+f',
      'Control+Shift+k',
      'Alt+k',
      'ArrowDown',
      'Tab',
    ]) {
      await page.locator('.search-button').focus();
      await page.evaluate((key) => {
        const parts = key.split('+');
        const name = parts.at(-1) ?? '';
        const event = new KeyboardEvent('keydown', {
          key: name,
          ctrlKey: parts.includes('Control'),
          altKey: parts.includes('Alt'),
          shiftKey: parts.includes('Shift'),
          bubbles: true,
          cancelable: true,
        });
        document.activeElement?.dispatchEvent(event);
      }, keys);
      assert.equal(await page.evaluate(() => Reflect.get(globalThis, 'wasPrevented')), false, keys);
    }
    assert.equal(await root.count(), 0);
  });
});

test('6.2.5 a character typed on the button begins the query; the keys that press a button only open', async () => {
  await site.visit(GUIDE, async ({ page }) => {
    const { root, input } = findDialog(page);
    for (const [key, query] of [
      ['m', 'm'],
      ['7', '7'],
      ['Enter', ''],
      [' ', ''],
    ] as const) {
      await page.locator('.search-button').focus();
      await page.keyboard.press(key);
      await input.waitFor();
      assert.equal(await input.inputValue(), query, key);
      await page.keyboard.press('Escape');
      await root.waitFor({ state: 'detached' });
    }
  });
});

test('6.2.5 what is typed while the dialog is on its way is not lost', async () => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await site.visit(
    GUIDE,
    async ({ page }) => {
      await page.locator('.search-button').focus();
      await page.keyboard.type('mods');
      answer();
      const { input } = findDialog(page);
      await input.waitFor();
      assert.equal(await input.inputValue(), 'mods');
    },
    {
      before: (page) =>
        page.route(/\/open-search-/, async (route) => {
          await held;
          await route.continue();
        }),
    },
  );
});

test('6.3.7 the field is there before what answers, and nothing that is done in it meanwhile is lost', async () => {
  const held = holdBack(/\/search-window-/);
  await site.visit(
    GUIDE,
    async ({ page }) => {
      const { root, input, options, active } = await openField(page);
      assert.equal(await input.evaluate((field) => field === document.activeElement), true);
      await page.keyboard.type('paper');
      await root.getByRole('button', { name: 'Clear the query' }).click();
      assert.equal(await input.inputValue(), '');
      await page.keyboard.type('operator');
      assert.equal(await root.getAttribute('data-status'), 'loading');
      await root.locator('.search-spinner').waitFor();
      held.letGo();
      await active.waitFor();
      assert.equal(await root.locator('.search-spinner').count(), 0);
      assert.match((await options.first().textContent()) ?? '', /operator/i);
      assert.equal(await input.inputValue(), 'operator');
      assert.equal(await input.evaluate((field) => field === document.activeElement), true);
    },
    { before: held.start },
  );
});

test('6.3.7 Enter before anything answers follows the first result; Escape and the other way leave', async () => {
  const held = holdBack(/\/search-window-/);
  await site.visit(
    GUIDE,
    async ({ page }) => {
      const { root } = await openField(page);
      await page.keyboard.press('Escape');
      await root.waitFor({ state: 'detached' });
      await openField(page);
      await page.keyboard.press('Control+k');
      await root.waitFor({ state: 'detached' });
      await openField(page);
      await page.keyboard.type('operator');
      await page.keyboard.press('Enter');
      held.letGo();
      await page.waitForURL((url) => url.pathname !== GUIDE);
      await root.waitFor({ state: 'detached' });
    },
    { before: held.start },
  );
});

test('6.3.7 where what answers cannot be fetched, the results page takes what was typed', async () => {
  const held = holdBack(/\/search-window-/);
  await site.visit(
    GUIDE,
    async ({ page }) => {
      await openField(page);
      await page.keyboard.type('paper mods');
      held.refuse();
      await page.waitForURL((url) => url.pathname === '/help/search');
      assert.equal(new URL(page.url()).searchParams.get('q'), 'paper mods');
    },
    {
      before: held.start,
      expected: /could not be loaded|Failed to load resource|request failed|dynamically imported|preload/,
    },
  );
});

/** Keeps files whose address fits `pattern` on their way until somebody lets them go, or says that they cannot be had. */
function holdBack(pattern: RegExp): {
  readonly start: (page: Page) => Promise<void>;
  readonly letGo: () => void;
  readonly refuse: () => void;
} {
  let settle: (isHad: boolean) => void = () => undefined;
  const settled = new Promise<boolean>((resolve) => (settle = resolve));
  return {
    start: async (page) =>
      void (await page.route(pattern, async (route) => {
        if (await settled) await route.continue();
        else await route.abort();
      })),
    letGo: () => settle(true),
    refuse: () => settle(false),
  };
}

test('where the dialog cannot be fetched the button leads to the results page', async () => {
  await site.visit(
    GUIDE,
    async ({ page }) => {
      await page.locator('.search-button').click();
      await page.waitForURL((url) => url.pathname === '/help/search');
    },
    {
      before: (page) => page.route(/\/open-search-/, (route) => route.abort()),
      expected: /could not be loaded|Failed to load resource|request failed|dynamically imported/,
    },
  );
});

test('6.3.7 without a network the page stays and says so, however far the search had come', async () => {
  for (const [missing, isPressed] of [
    [/\/open-search-/, true],
    [/\/open-search-/, false],
    [/search-window-/, false],
  ] as const)
    await site.visit(
      GUIDE,
      async ({ page }) => {
        await page.context().setOffline(true);
        await page.locator('.search-button').click();
        const box = page.getByRole('alert');
        await box.getByText('The search could not be loaded').waitFor();
        assert.equal(await page.getByRole('dialog').count(), 0);
        const retry = page.getByRole('button', { name: 'Retry' });
        assert.equal(new URL(page.url()).pathname, GUIDE);
        assert.equal(await retry.evaluate((button) => button === document.activeElement), true);
        await page.unroute(missing);
        await page.context().setOffline(false);
        // A second press would meet the dialog that the first one opened.
        if (!isPressed) await Promise.all([page.waitForEvent('load'), retry.click()]);
        await openDialog(page);
      },
      {
        before: (page) => page.route(missing, (route) => route.abort()),
        expected:
          /could not be loaded|Failed to load resource|request failed|dynamically imported|preload|INTERNET_DISCONNECTED/,
      },
    );
});

test('6.3.7 the message needs no sheet that would have to come: on a phone nothing lies on its button', async () => {
  await site.visit(
    GUIDE,
    async ({ page }) => {
      await page.context().setOffline(true);
      await page.keyboard.press('Control+k');
      const retry = page.getByRole('button', { name: 'Retry' });
      await retry.waitFor();
      assert.deepEqual(
        await retry.evaluate((button) => {
          const { left, right, top, bottom } = button.getBoundingClientRect();
          return {
            isLarge: bottom - top >= 44,
            isFree: [top + 4, bottom - 4].every(
              (y) => document.elementFromPoint((left + right) / 2, y) === button,
            ),
          };
        }),
        { isLarge: true, isFree: true },
      );
    },
    {
      ...NARROW,
      before: (page) => page.route(/\/later-[^/]*\.css/, (route) => route.abort()),
      expected:
        /could not be loaded|Failed to load resource|request failed|dynamically imported|preload|INTERNET_DISCONNECTED/,
    },
  );
});

test('6.3.2 the dialog closes by Escape, a press beside it and Cancel, and the focus returns to the button', async () => {
  const isBack = (page: Page): Promise<boolean> =>
    page.evaluate(() => document.activeElement === document.querySelector('.search-button'));
  await site.visit(GUIDE, async ({ page }) => {
    const { root } = await openDialog(page);
    await page.keyboard.press('Escape');
    await root.waitFor({ state: 'detached' });
    assert.ok(await isBack(page));
    await openDialog(page);
    await page.mouse.click(200, 700);
    await root.waitFor({ state: 'detached' });
    assert.ok(await isBack(page));
    await openDialog(page);
    await page.mouse.click(720, 90);
    assert.equal(await root.count(), 1, 'a press inside stays inside');
  });
  await site.visit(
    GUIDE,
    async ({ page }) => {
      const { root } = await openDialog(page);
      await root.getByRole('button', { name: 'Cancel' }).click();
      await root.waitFor({ state: 'detached' });
      assert.ok(await isBack(page));
    },
    NARROW,
  );
});

test('6.3.3 what is marked on the page is the query, cut to 64 characters, searched at once and replaced by typing', async () => {
  await site.visit(GUIDE, async ({ page }) => {
    await page.evaluate(() => {
      const heading = document.querySelector('h1');
      if (heading) getSelection()?.selectAllChildren(heading);
    });
    await page.keyboard.press('Control+k');
    const { input, options, root } = findDialog(page);
    await options.first().waitFor();
    assert.equal(await input.inputValue(), 'Add mods to a server');
    await page.keyboard.type('x');
    assert.equal(await input.inputValue(), 'x');
    await page.keyboard.press('Escape');
    await root.waitFor({ state: 'detached' });
    await page.evaluate(() => {
      const long = document.querySelector('main p');
      if (long) getSelection()?.selectAllChildren(long);
    });
    await page.keyboard.press('Control+k');
    await input.waitFor();
    assert.equal((await input.inputValue()).length, 64);
  });
});

test('6.3.4 the page stays where it was while the dialog is open and after', async () => {
  await site.visit(
    GUIDE,
    async ({ page }) => {
      await page.evaluate(() => scrollTo({ top: 120, behavior: 'instant' }));
      await page.keyboard.press('Control+k');
      const { input, root } = findDialog(page);
      await input.waitFor();
      assert.ok(await page.evaluate(() => document.body.classList.contains('DocSearch--active')));
      await page.mouse.move(300, 390);
      await page.mouse.wheel(0, 300);
      await page.keyboard.press('Escape');
      await root.waitFor({ state: 'detached' });
      assert.equal(await page.evaluate(() => scrollY), 120);
      assert.equal(
        await page.evaluate(
          () => document.body.className.includes('DocSearch') || document.body.style.marginRight,
        ),
        '',
      );
    },
    { viewport: { width: 1000, height: 400 } },
  );
});
