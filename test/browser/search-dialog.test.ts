/** The open dialog: its field, its list, its keys, and where a choice leads (behaviours.md 6.4 to 6.7). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { waitForFrames } from './navigation-site.ts';
import {
  ask,
  findDialog,
  GUIDE,
  HOME,
  NARROW,
  openDialog,
  openSearchSite,
  settle,
  testBoth,
} from './search-site.ts';

const MODS = '/help/docs/minecraft/add-mods';

/** Where the field says that the reader is: the id of an option, which there has to be. */
async function activeTitle(page: Page): Promise<string> {
  const { input, active } = findDialog(page);
  assert.equal(await active.count(), 1);
  assert.equal(await input.getAttribute('aria-activedescendant'), await active.getAttribute('id'));
  return (await active.locator('.hit-title').textContent()) ?? '';
}

testBoth('6.4.1 it is a modal dialog, and its field a combobox that points into a list', async (site) => {
  await site.visit(GUIDE, async ({ page }) => {
    await openDialog(page);
    const dialog = page.getByRole('dialog', { name: 'Search' });
    assert.equal(await dialog.getAttribute('aria-modal'), 'true');
    const field = dialog.getByRole('combobox', { name: 'Search' });
    const attribute = (name: string): Promise<string | null> => field.getAttribute(name);
    assert.equal(await attribute('aria-expanded'), 'false');
    assert.equal(await attribute('aria-controls'), null);
    assert.equal(await attribute('enterkeyhint'), 'search');
    await ask(page, 'mods');
    assert.equal(await attribute('aria-expanded'), 'true');
    assert.equal(await attribute('enterkeyhint'), 'go');
    assert.equal(await attribute('aria-autocomplete'), 'both');
    const list = dialog.getByRole('listbox');
    assert.equal(await attribute('aria-controls'), await list.getAttribute('id'));
    assert.equal(
      await attribute('aria-activedescendant'),
      await list.getByRole('option').first().getAttribute('id'),
    );
    const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
    assert.equal(new Set(ids).size, ids.length, 'no id stands twice');
  });
});

testBoth('6.4.2 the field takes 64 characters, corrects nothing and says what it is for', async (site) => {
  await site.visit(GUIDE, async ({ page }) => {
    const { input } = await openDialog(page);
    await page.keyboard.insertText('x'.repeat(70));
    assert.equal((await input.inputValue()).length, 64);
    for (const [name, value] of Object.entries({
      id: 'docsearch-input',
      type: 'search',
      maxlength: '64',
      placeholder: 'Search docs',
      autocomplete: 'off',
      autocorrect: 'off',
      autocapitalize: 'off',
      spellcheck: 'false',
    }))
      assert.equal(await input.getAttribute(name), value, name);
  });
});

testBoth('6.4.3 the clear button empties the field, keeps the focus and goes', async (site) => {
  await site.visit(GUIDE, async ({ page }) => {
    const { input, root } = await openDialog(page);
    const clear = root.getByRole('button', { name: 'Clear the query' });
    assert.equal(await clear.isVisible(), false);
    await ask(page, 'mods');
    await clear.click();
    assert.equal(await input.inputValue(), '');
    assert.equal(await clear.isVisible(), false);
    assert.equal(await input.evaluate((field) => field === document.activeElement), true);
    await root.getByText('No recent searches').waitFor();
  });
});

testBoth('6.4.5 it is 640 pixels wide in a wide window and fills a narrow one', async (site) => {
  for (const [width, expected] of [
    [1440, 640],
    [769, 640],
    [768, 768],
    [360, 360],
  ] as const) {
    await site.visit(
      GUIDE,
      async ({ page }) => {
        const { root } = await openDialog(page);
        await ask(page, 'backup');
        const box = await root.boundingBox();
        assert.equal(box?.width, expected);
        if (width <= 768) assert.deepEqual([box?.x, box?.y, box?.height], [0, 0, 700]);
        else assert.ok(box && box.height <= 600 && box.y === 60, JSON.stringify(box));
        assert.equal(await root.getByText('to select').isVisible(), width > 768);
        assert.equal(await root.getByRole('button', { name: 'Cancel' }).isVisible(), width <= 768);
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
      },
      { viewport: { width, height: 700 } },
    );
  }
});

testBoth('it waits for its styles, also when they come after all of its scripts', async (site) => {
  await site.visit(GUIDE, async ({ page }) => {
    await page.route(/\/search-[^/]*\.css$/, async (route) => {
      // The scripts are here, and have asked for it.
      await page.locator('body > link[rel=stylesheet][href*="/search-"]').waitFor({ state: 'attached' });
      await route.continue();
    });
    const { root } = await openDialog(page);
    assert.equal((await root.boundingBox())?.width, 640);
  });
});

testBoth('6.4.6 Tab goes round inside the dialog, over what came with the answer too', async (site) => {
  await site.visit(GUIDE, async ({ page }) => {
    await openDialog(page);
    await ask(page, 'mods');
    const visit = async (key: string): Promise<readonly string[]> => {
      const stops: string[] = [];
      for (let count = 0; count < 8; count += 1) {
        await page.keyboard.press(key);
        stops.push(
          await page.evaluate(() => {
            const { activeElement: stop } = document;
            if (!stop?.closest('dialog')) return 'outside';
            return stop.ariaLabel ?? (stop.textContent || stop.id);
          }),
        );
        if (stops.at(-1) === 'docsearch-input') break;
      }
      return stops;
    };
    const forth = await visit('Tab');
    assert.deepEqual(forth.slice(0, 2), ['Clear the query', forth[1]]);
    assert.match(forth[1] ?? '', /^See all/);
    assert.equal(forth.at(-1), 'docsearch-input');
    assert.ok(!forth.includes('outside'));
    assert.deepEqual((await visit('Shift+Tab')).slice(0, -1), forth.slice(0, -1).toReversed());
  });
});

testBoth(
  '6.5.1 the first result is active, the arrows go round over all groups, the pointer takes over',
  async (site) => {
    await site.visit(GUIDE, async ({ page }) => {
      const { options } = await openDialog(page);
      await ask(page, 'server');
      const titles = await options.locator('.hit-title').allTextContents();
      assert.ok(titles.length >= 3);
      assert.ok((await page.locator('.search-dialog [role=group]').count()) >= 2);
      const seen = [await activeTitle(page)];
      for (const _ of titles) {
        await page.keyboard.press('ArrowDown');
        seen.push(await activeTitle(page));
      }
      assert.deepEqual(seen, [...titles, titles[0]]);
      await page.keyboard.press('ArrowUp');
      assert.equal(await activeTitle(page), titles.at(-1));
      await options.nth(1).hover();
      assert.equal(await activeTitle(page), titles[1]);
      await page.keyboard.press('ArrowDown');
      assert.equal(await activeTitle(page), titles[2]);
      for (const key of ['Home', 'End', 'PageDown', 'PageUp']) await page.keyboard.press(key);
      assert.equal(await activeTitle(page), titles[2], '6.5.4');
      await ask(page, 'operator');
      assert.equal(await activeTitle(page), await options.first().locator('.hit-title').textContent());
    });
  },
);

testBoth('6.5.1 the active result is scrolled into view, and each query begins at the top', async (site) => {
  await site.visit(
    GUIDE,
    async ({ page }) => {
      const { active } = await openDialog(page);
      await ask(page, 'server');
      const isSeen = (): Promise<boolean> =>
        active.evaluate((option) => {
          const own = option.getBoundingClientRect();
          const list = option.closest('.search-body')?.getBoundingClientRect();
          return list !== undefined && own.top >= list.top && own.bottom <= list.bottom + 1;
        });
      await page.keyboard.press('ArrowUp');
      assert.ok(await isSeen());
      assert.ok(await page.locator('.search-body').evaluate((list) => list.scrollTop > 0));
      await page.keyboard.press('ArrowDown');
      assert.ok(await isSeen());
      await page.keyboard.press('ArrowUp');
      await ask(page, 'servers');
      assert.equal(await page.locator('.search-body').evaluate((list) => list.scrollTop), 0);
    },
    { viewport: { width: 1000, height: 330 } },
  );
});

testBoth('6.5.2 Enter goes to the active result within the same document and remembers it', async (site) => {
  await site.visit(HOME, async ({ page }) => {
    await page.evaluate(() => Object.assign(globalThis, { isFirst: true }));
    const { root } = await openDialog(page);
    await ask(page, 'add mods');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === MODS);
    await root.waitFor({ state: 'detached' });
    assert.equal(await page.evaluate(() => 'isFirst' in globalThis), true, 'no other document');
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Add mods to a server');
    await page.keyboard.press('Control+k');
    await page.locator('.search-dialog').getByText('Recent').waitFor();
    assert.match((await findDialog(page).active.textContent()) ?? '', /Add mods to a server/);
    await page.goBack();
    await page.waitForURL((url) => url.pathname === HOME);
  });
});

testBoth('6.5.2 Enter before the answer waits for it; without a result it does nothing', async (site) => {
  await site.visit(HOME, async ({ page }) => {
    const { root } = await openDialog(page);
    await page.keyboard.type('add mods');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === MODS);
    await root.waitFor({ state: 'detached' });
    await openDialog(page);
    await ask(page, 'qqqxxqq');
    await page.keyboard.press('Enter');
    assert.equal(await root.count(), 1);
    assert.equal(new URL(page.url()).pathname, MODS);
  });
});

testBoth('6.5.2 Ctrl, Cmd and Shift with Enter open another window, and the dialog stays', async (site) => {
  await site.visit(HOME, async ({ page }) => {
    const { root } = await openDialog(page);
    await ask(page, 'add mods');
    for (const keys of ['Control+Enter', 'Meta+Enter', 'Shift+Enter']) {
      const opened = page.context().waitForEvent('page');
      await page.keyboard.press(keys);
      const other = await opened;
      await other.waitForURL((url) => url.pathname === MODS);
      await other.close();
      assert.equal(await root.count(), 1);
      assert.equal(new URL(page.url()).pathname, HOME);
    }
  });
});

testBoth(
  '6.5.3 a click follows the link, a click with Ctrl opens a tab and leaves the dialog',
  async (site) => {
    await site.visit(HOME, async ({ page }) => {
      const { root, options } = await openDialog(page);
      await ask(page, 'add mods');
      const opened = page.context().waitForEvent('page');
      await options.first().click({ modifiers: ['Control'] });
      await (await opened).close();
      assert.equal(await root.count(), 1);
      await options.first().click();
      await page.waitForURL((url) => url.pathname === MODS);
      await root.waitFor({ state: 'detached' });
    });
  },
);

interface Talk {
  asked: number;
  answered: number;
}

/** Counts what the search was asked, whichever it is, and has answered: an answer that is dropped shows nowhere. */
const countAnswers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const talk: Talk = { asked: 0, answered: 0 };
    Object.assign(globalThis, { talk });
    const note = (): void => void (talk.answered += 1);
    const heard = new WeakSet<EventTarget>();
    const listen = (who: EventTarget, type: string): void => {
      talk.asked += 1;
      if (!heard.has(who)) who.addEventListener(type, note);
      heard.add(who);
    };
    Worker.prototype.postMessage = new Proxy(Reflect.get(Worker.prototype, 'postMessage'), {
      apply(post, worker: Worker, values: [message: object, transfer: []]) {
        // That nobody waits for an answer any longer is no question, nor is what the index is opened with.
        if ('request' in values[0]) listen(worker, 'message');
        return Reflect.apply(post, worker, values);
      },
    });
    XMLHttpRequest.prototype.send = new Proxy(Reflect.get(XMLHttpRequest.prototype, 'send'), {
      apply(send, request: XMLHttpRequest, values: []) {
        listen(request, 'loadend');
        return Reflect.apply(send, request, values);
      },
    });
  });

const readTalk = (page: Page): Promise<Talk> =>
  page.evaluate(() => (globalThis as unknown as { talk: Talk }).talk);

testBoth(
  '6.6.1 an answer that came too late is dropped; spaces are a query, nothing is none',
  async (site) => {
    await site.visit(
      GUIDE,
      async ({ page }) => {
        const { input, options, root } = await openDialog(page);
        for (const character of 'operator') await page.keyboard.type(character);
        await settle(page);
        assert.match((await options.first().textContent()) ?? '', /operator/i);
        const { asked } = await readTalk(page);
        await input.fill('mods');
        await input.fill('');
        await root.getByText('No recent searches').waitFor();
        assert.equal((await readTalk(page)).asked, asked + 1);
        await page.waitForFunction(() => {
          const { talk } = globalThis as unknown as { talk: Talk };
          return talk.answered === talk.asked;
        });
        await waitForFrames(page);
        assert.equal(await options.count(), 0);
        await input.fill('  ');
        await settle(page);
        assert.equal(await root.getByText('No recent searches').count(), 0);
      },
      { before: countAnswers },
    );
  },
);

testBoth('6.7.1 results stand by topic, at most five of each', async (site) => {
  await site.visit(GUIDE, async ({ page }) => {
    const { root } = await openDialog(page);
    await ask(page, 'backup');
    const group = root.getByRole('group', { name: 'Palworld' });
    assert.equal(await group.getByRole('option').count(), 5);
    await ask(page, 'server');
    for (const one of await root.getByRole('listbox').getByRole('group').all()) {
      const count = await one.getByRole('option').count();
      assert.ok(count >= 1 && count <= 5);
    }
  });
});

testBoth(
  '6.7.3 a result shows its words in context: ten around the match, five in a narrow window; sentences stay whole',
  async (site, engine) => {
    for (const [options, most] of [
      [{}, 10],
      [NARROW, 5],
    ] as const) {
      await site.visit(
        GUIDE,
        async ({ page }) => {
          const dialog = await openDialog(page);
          await ask(page, 'player');
          const marks = await dialog.root.locator('mark').allTextContents();
          // Near words (16.7) are marked as well.
          assert.ok(marks.some((mark) => /player/i.test(mark)));
          // The index of the site keeps sentences whole that are not much longer (16.6).
          const longest = engine === 'embedded' ? 2.5 * most : most;
          for (const text of await dialog.root.locator('.hit-more').allTextContents())
            assert.ok(text.split(/\s+/).filter((word) => /\w/.test(word)).length <= longest, text);
        },
        options,
      );
    }
  },
);

testBoth('6.7.7 the last line leads to all results and closes the dialog', async (site) => {
  await site.visit(GUIDE, async ({ page }) => {
    const { root } = await openDialog(page);
    await ask(page, 'backup plan');
    const link = root.getByRole('link', { name: /^See all \d+ results$/ });
    assert.equal(await link.getAttribute('href'), '/help/search?q=backup%20plan');
    const count = /\d+/.exec((await link.textContent()) ?? '')?.[0];
    await link.click();
    await root.waitFor({ state: 'detached' });
    await page.waitForURL(
      (url) => url.pathname === '/help/search' && url.searchParams.get('q') === 'backup plan',
    );
    await page.getByText(`${count} documents found`).waitFor();
  });
});

testBoth(
  '6.3.6 the results page has the dialog, too: a choice and all results work from there',
  async (site) => {
    await site.visit('/help/search?q=operator', async ({ page }) => {
      await page.locator('.result').first().waitFor();
      const { root } = await openDialog(page);
      await ask(page, 'backup');
      await root.getByRole('link', { name: /^See all/ }).click();
      await root.waitFor({ state: 'detached' });
      await page.getByRole('heading', { name: 'Search results for "backup"' }).waitFor();
      await page.getByText(/^\d+ documents found$/).waitFor();
      assert.equal(await page.locator('main input[type=search]').inputValue(), 'backup');
    });
  },
);

test('6.6.3 the hosted search gets one exact request for each query: attributes, snippets, filters', async () => {
  const site = await openSearchSite('hosted', { parameters: { analyticsTags: ['help'] } });
  try {
    for (const [options, words] of [
      [{}, 10],
      [NARROW, 5],
    ] as const) {
      await site.visit(
        GUIDE,
        async ({ page }) => {
          await openDialog(page);
          await ask(page, 'mods');
          const [request, ...more] = site.service.requests;
          assert.deepEqual(more, []);
          assert.equal(request?.path, '/1/indexes/*/queries');
          assert.match(String(request?.headers['content-type']), /^text\/plain/);
          const levels = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
          assert.deepEqual(request?.body, {
            requests: [
              {
                query: 'mods',
                indexName: 'help',
                attributesToRetrieve: [
                  'hierarchy.lvl0',
                  ...levels,
                  'content',
                  'type',
                  'url',
                  'product',
                  'group',
                ],
                attributesToSnippet: [...levels, 'content'].map((name) => `${name}:${words}`),
                snippetEllipsisText: '…',
                highlightPreTag: '<mark>',
                highlightPostTag: '</mark>',
                hitsPerPage: 20,
                clickAnalytics: false,
                facetFilters: [
                  'language:en',
                  ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
                ],
                analyticsTags: ['help'],
                facets: ['product'],
                optionalFilters: ['product:minecraft'],
              },
            ],
          });
        },
        options,
      );
    }
  } finally {
    await site.close();
  }
});

test('6.7.2 sections stand below their guide', async () => {
  const site = await openSearchSite('hosted');
  try {
    await site.visit(GUIDE, async ({ page }) => {
      const { options } = await openDialog(page);
      await ask(page, 'mods');
      assert.deepEqual(await options.evaluateAll((all) => all.map(({ className }) => className.trim())), [
        'hit',
        'hit DocSearch-Hit--Child child',
        'hit DocSearch-Hit--Child last-child',
      ]);
      assert.match((await options.nth(1).getAttribute('href')) ?? '', /#section-0$/);
    });
  } finally {
    await site.close();
  }
});

testBoth('6.3.4 a page that arrives late leaves the dialog open, its query and its focus', async (site) => {
  await site.visit(GUIDE, async ({ page }) => {
    let arrive = (): void => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(/\/docs\/palworld\/connect$/, async (route) => {
      await arrived;
      await route.continue();
    });
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/help/docs/palworld/connect';
      document.querySelector('main')?.append(link);
      link.click();
    });
    await page.keyboard.press('Control+k');
    const { input, options } = findDialog(page);
    await input.waitFor();
    await page.keyboard.type('white');
    arrive();
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Connect to your server');
    await page.keyboard.type('list');
    assert.equal(await input.inputValue(), 'whitelist');
    await options.first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname.endsWith('/whitelist'));
  });
});

testBoth('6.3.4 going back closes the dialog with the page that it was opened on', async (site) => {
  await site.visit(HOME, async ({ page }) => {
    await openDialog(page);
    await ask(page, 'whitelist');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname.endsWith('/whitelist'));
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Whitelist');
    const { root } = await openDialog(page);
    await page.goBack();
    await root.waitFor({ state: 'detached' });
    assert.equal(await page.evaluate(() => document.body.classList.contains('DocSearch--active')), false);
    await openDialog(page);
  });
});
