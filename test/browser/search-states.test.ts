/** What the dialog shows when there is no list of results: stored hits, nothing, waiting, failure (behaviours.md 6.8). */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Page } from 'playwright-core';
import {
  ask,
  findDialog,
  GUIDE,
  INDEX,
  openDialog,
  openSearchSite,
  type SearchSite,
  settle,
  testBoth,
} from './search-site.ts';

const RECENT = `__DOCSEARCH_RECENT_SEARCHES__${INDEX}`;
const FAVOURITE = `__DOCSEARCH_FAVORITE_SEARCHES__${INDEX}`;

/** A stored guide. */
function hit(number: number): object {
  const url = `/help/docs/palworld/backup-${number}`;
  return {
    objectID: url,
    url,
    type: 'lvl1',
    content: null,
    hierarchy: {
      lvl0: 'Palworld',
      lvl1: `Backup plan ${number}`,
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
  };
}

const hits = (count: number, from = 1): readonly object[] =>
  Array.from({ length: count }, (_, index) => hit(from + index));

/** Fills the storage before the first script of each document, once. */
function store(recent: unknown, favourites: unknown) {
  return {
    before: (page: Page) =>
      page.addInitScript(
        ([recentKey, favouriteKey, ...values]) => {
          if (sessionStorage.getItem('wasFilled')) return;
          sessionStorage.setItem('wasFilled', '1');
          const [first, second] = values;
          localStorage.setItem(String(recentKey), String(first));
          localStorage.setItem(String(favouriteKey), String(second));
        },
        [
          RECENT,
          FAVOURITE,
          ...[recent, favourites].map((value) => (typeof value === 'string' ? value : JSON.stringify(value))),
        ],
      ),
  };
}

const readStored = async (
  page: Page,
  key: string,
): Promise<readonly { readonly hierarchy: { readonly lvl1: string } }[]> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '[]'), key);

const titlesIn = async (page: Page, key: string): Promise<readonly string[]> =>
  (await readStored(page, key)).map(({ hierarchy }) => hierarchy.lvl1);

async function choose(page: Page, words: string): Promise<void> {
  await openDialog(page);
  await ask(page, words);
  await page.keyboard.press('Enter');
  await findDialog(page).root.waitFor({ state: 'detached' });
}

testBoth(
  '6.8.1 without a query it says that there is nothing yet, or shows what was found before',
  async (site) => {
    await site.visit(GUIDE, async ({ page, requests }) => {
      const { root, options } = await openDialog(page);
      await root.getByText('No recent searches').waitFor();
      assert.equal(await options.count(), 0);
      assert.deepEqual(
        requests.filter((path) => path.includes('/queries')),
        [],
      );
    });
    await site.visit(
      GUIDE,
      async ({ page }) => {
        const { root } = await openDialog(page);
        assert.deepEqual(await root.locator('[role=listbox] .search-group').allTextContents(), [
          'Recent',
          'Favorite',
        ]);
        assert.deepEqual(await root.locator('.hit-title').allTextContents(), [
          'Backup plan 1',
          'Backup plan 2',
          'Backup plan 8',
        ]);
        await page.keyboard.press('ArrowUp');
        await page.keyboard.press('Enter');
        await page.waitForURL((url) => url.pathname.endsWith('/backup-8'));
      },
      store(hits(2), hits(1, 8)),
    );
  },
);

testBoth('without anything to show it leads to what is needed most', async (site) => {
  await site.visit(GUIDE, async ({ page }) => {
    const { root } = await openDialog(page);
    const task = root.getByRole('link', { name: 'Let players in' });
    await task.waitFor();
    await ask(page, 'qqqxxqq');
    await root.getByText('No results for "qqqxxqq"').waitFor();
    await task.click();
    await page.waitForURL((url) => url.pathname === '/help/docs/minecraft/whitelist');
    await root.waitFor({ state: 'detached' });
  });
});

testBoth('6.8.2 a choice is stored without its marks, the newest first, each once', async (site) => {
  await site.visit(GUIDE, async ({ page }) => {
    for (const words of ['whitelist', 'connect to your server', 'whitelist']) await choose(page, words);
    assert.deepEqual(await titlesIn(page, RECENT), ['Whitelist', 'Connect to your server']);
    const [first] = await readStored(page, RECENT);
    assert.ok(first && !('_snippetResult' in first) && !('_highlightResult' in first));
    assert.match(Reflect.get(first, 'url') as string, /^\/help\/docs\/minecraft\/whitelist/);
  });
});

testBoth('6.8.3 seven are kept, four beside favourites, and ten favourites', async (site) => {
  await site.visit(
    GUIDE,
    async ({ page }) => {
      await choose(page, 'whitelist');
      assert.deepEqual(await titlesIn(page, RECENT), [
        'Whitelist',
        ...hits(6).map((_, index) => `Backup plan ${index + 1}`),
      ]);
    },
    store(hits(7), []),
  );
  await site.visit(
    GUIDE,
    async ({ page }) => {
      await choose(page, 'whitelist');
      assert.deepEqual(await titlesIn(page, RECENT), [
        'Whitelist',
        'Backup plan 1',
        'Backup plan 2',
        'Backup plan 3',
      ]);
      const { root } = await openDialog(page);
      await root.getByRole('button', { name: 'Save this search: Whitelist' }).click();
      const favourites = await titlesIn(page, FAVOURITE);
      assert.equal(favourites.length, 10);
      assert.equal(favourites[0], 'Whitelist');
    },
    store(hits(7), hits(10, 20)),
  );
});

testBoth('6.8.5 the buttons of a row save, forget and unsave it, without motion too', async (site) => {
  await site.visit(
    GUIDE,
    async ({ page }) => {
      const { root, input } = await openDialog(page);
      await root.getByTitle('Save this search').first().click();
      assert.deepEqual(await titlesIn(page, FAVOURITE), ['Backup plan 1']);
      assert.deepEqual(await titlesIn(page, RECENT), ['Backup plan 2']);
      await root.getByTitle('Remove this search from history').click();
      assert.deepEqual(await titlesIn(page, RECENT), []);
      await root.getByTitle('Remove this search from favorites').click();
      assert.deepEqual(await titlesIn(page, FAVOURITE), []);
      await root.getByText('No recent searches').waitFor();
      assert.equal(await input.evaluate((field) => field === document.activeElement), true);
    },
    store(hits(2), []),
  );
});

testBoth('6.8.5 a favourite that is chosen again does not become recent', async (site) => {
  await site.visit(
    GUIDE,
    async ({ page }) => {
      await openDialog(page);
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname.endsWith('/backup-5'));
      assert.deepEqual(await titlesIn(page, RECENT), []);
      assert.deepEqual(await titlesIn(page, FAVOURITE), ['Backup plan 5']);
    },
    store([], hits(1, 5)),
  );
});

testBoth('6.8.6 a storage that holds nonsense or is denied counts as empty', async (site) => {
  for (const nonsense of [
    '{',
    'null',
    '7',
    '[null]',
    '[{"url":5}]',
    '[{"objectID":"a","url":"/","type":"x","hierarchy":{}}]',
    '{"a":[]}',
  ]) {
    await site.visit(
      GUIDE,
      async ({ page }) => {
        const { root } = await openDialog(page);
        await root.getByText('No recent searches').waitFor();
        await page.keyboard.press('Escape');
        await choose(page, 'whitelist');
        assert.deepEqual(await titlesIn(page, RECENT), ['Whitelist']);
      },
      store(nonsense, nonsense),
    );
  }
  await site.visit(
    GUIDE,
    async ({ page }) => {
      await choose(page, 'whitelist');
      await page.waitForURL((url) => url.pathname.endsWith('/whitelist'));
    },
    {
      before: (page) =>
        page.addInitScript(() =>
          Object.defineProperty(globalThis, 'localStorage', {
            get: () => {
              throw new DOMException('denied', 'SecurityError');
            },
          }),
        ),
      expected: /storage/i,
    },
  );
});

testBoth(
  '6.8.7 where nothing is found it says so, and offers up to three topics of the richest answer so far',
  async (site) => {
    await site.visit(GUIDE, async ({ page }) => {
      const { root, input } = await openDialog(page);
      await ask(page, 'server');
      const topics = (await root.locator('[role=listbox] .search-group').allTextContents()).map((text) =>
        text.replace(/^(?:MJ|Pa|T\S*)(?=[A-Z])/, ''),
      );
      await ask(page, 'qqqxxqq');
      await root.getByText('No results for "qqqxxqq"').waitFor();
      assert.equal(await root.locator('.search-title strong').textContent(), 'qqqxxqq');
      await root.getByText('Try searching for:').waitFor();
      const buttons = root.locator('.search-screen li button');
      const labels = await buttons.allTextContents();
      assert.ok(labels.length >= 1 && labels.length <= 3);
      for (const label of labels) assert.ok(topics.includes(label), `${label} of ${topics.join(', ')}`);
      await buttons.first().click();
      assert.equal(await input.inputValue(), `${labels[0]?.toLowerCase() ?? ''} `);
      assert.equal(await input.evaluate((field) => field === document.activeElement), true);
      await settle(page);
      assert.ok((await findDialog(page).options.count()) > 0);
      assert.equal(await root.getByText('Let us know.').count(), 0, 'not configured');
    });
  },
);

// What goes wrong at the service.

let hosted: SearchSite | undefined;
async function withHosted(use: (site: SearchSite) => Promise<void>): Promise<void> {
  hosted ??= await openSearchSite('hosted', {
    missingResultsUrl: 'https://www.example.com/tell?about={query}',
  });
  await use(hosted);
}
after(() => hosted?.close());

const FAILED = /The search has failed|Failed to load resource|4\d\d|50\d/;

test('6.8.7 where it is configured the reader can say that a result is missing', async () => {
  await withHosted(async (site) => {
    await site.visit(GUIDE, async ({ page }) => {
      const { root } = await openDialog(page);
      await ask(page, 'qqq & "xx"');
      await root.getByText('Believe this query should return results?').waitFor();
      const link = root.getByRole('link', { name: 'Let us know.' });
      assert.equal(
        await link.getAttribute('href'),
        'https://www.example.com/tell?about=qqq%20%26%20%22xx%22',
      );
    });
  });
});

test('6.8.8 after 300 milliseconds without an answer the dialog says that it waits, and the earlier results stay', async () => {
  await withHosted(async (site) => {
    await site.visit(GUIDE, async ({ page }) => {
      const { root, input, options } = await openDialog(page);
      await ask(page, 'mods');
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      let open = (): void => undefined;
      const opened = new Promise<void>((resolve) => (open = resolve));
      await page.route(/\/queries/, async (route) => {
        await opened;
        await route.continue();
      });
      await input.fill('operator');
      await page.waitForFunction(
        () => document.querySelector<HTMLElement>('.search-dialog')?.dataset['status'] === 'loading',
      );
      await page.clock.runFor(250);
      assert.equal(await root.getAttribute('data-status'), 'loading');
      assert.equal(await root.locator('.search-spinner').count(), 0);
      await page.clock.runFor(100);
      assert.equal(await root.getAttribute('data-status'), 'stalled');
      assert.match((await root.getAttribute('class')) ?? '', /DocSearch-Container--Stalled/);
      assert.equal(await root.locator('.search-spinner').count(), 1);
      assert.equal(await options.count(), 3);
      open();
      await settle(page);
      assert.equal(await root.locator('.search-spinner').count(), 0);
      assert.match((await options.first().textContent()) ?? '', /operator/i);
    });
  });
});

for (const [what, fault] of [
  ['no host can be reached', { kind: 'drop' }],
  ['the service fails', { kind: 'status', status: 503 }],
  ['the key is refused', { kind: 'status', status: 403 }],
  ['the quota is used up', { kind: 'status', status: 429 }],
  ['the answer is not one', { kind: 'body', body: '<html>' }],
  ['the answer holds something else', { kind: 'body', body: '{"results":[{"hits":{}}]}' }],
] as const) {
  test(`6.8.9 when ${what} it says so, and Retry brings the results`, async () => {
    await withHosted(async (site) => {
      await site.visit(
        GUIDE,
        async ({ page }) => {
          const { root, input, options } = await openDialog(page);
          await ask(page, 'mods');
          assert.equal(await options.count(), 3);
          site.service.setFaults({ fault });
          await ask(page, 'operator');
          assert.equal(await root.getAttribute('data-status'), 'error');
          await root.getByText('Unable to fetch results').waitFor();
          await root.getByText('You might want to check your network connection.').waitFor();
          assert.equal(await options.count(), 0);
          assert.equal(await root.getByText('See all').count(), 0);
          assert.equal(await root.getByText('No results').count(), 0);
          site.service.setFaults();
          await root.getByRole('button', { name: 'Retry' }).click();
          await options.first().waitFor();
          assert.equal(await input.inputValue(), 'operator');
          assert.equal(await input.evaluate((field) => field === document.activeElement), true);
          assert.equal(await root.getByText('Unable to fetch results').count(), 0);
        },
        { expected: FAILED },
      );
    });
  });
}

test('6.8.9 the next query that is answered clears the failure', async () => {
  await withHosted(async (site) => {
    await site.visit(
      GUIDE,
      async ({ page }) => {
        const { root, options } = await openDialog(page);
        site.service.setFaults({ fault: { kind: 'status', status: 400 }, times: 1 });
        await ask(page, 'operator');
        await root.getByText('Unable to fetch results').waitFor();
        await ask(page, 'mods');
        assert.equal(await root.getAttribute('data-status'), 'idle');
        assert.equal(await options.count(), 3);
      },
      { expected: FAILED },
    );
  });
});

testBoth('what is found is said once the typing has paused, and not of each letter', async (site) => {
  await site.visit(GUIDE, async ({ page }) => {
    const { root } = await openDialog(page);
    await page.evaluate(() => {
      const said: string[] = [];
      Object.assign(globalThis, { said });
      const status = document.querySelector('.search-dialog [role=status]');
      if (!status) throw new Error('There is no status');
      new MutationObserver(() => said.push(status.textContent ?? '')).observe(status, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    await page.keyboard.type('qqqxxqq', { delay: 60 });
    await root.getByRole('status').getByText('Nothing found for qqqxxqq').waitFor({ state: 'attached' });
    const said = await page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
    assert.deepEqual(said, ['Nothing found for qqqxxqq']);
  });
});
