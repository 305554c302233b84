/** The results page: the address alone is enough, and the way back leads to where the reader was (behaviours.md 6.9). */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Page } from 'playwright-core';
import { waitForFrames } from './navigation-site.ts';
import { openSearchSite, RESULTS, type SearchSite, testBoth } from './search-site.ts';

const field = (page: Page) => page.locator('main input[type=search]');
const results = (page: Page) => page.locator('.result');

async function showsCount(page: Page, count: number): Promise<void> {
  await page.waitForFunction((wanted) => document.querySelectorAll('.result').length === wanted, count);
}

/** Without scrolling to it: that brings more by itself, and a click after it still more. */
const pressMore = (page: Page) => page.locator('.results-more').dispatchEvent('click');

testBoth('6.9.10 the address alone searches, titles the page and counts', async (site) => {
  await site.visit(`${RESULTS}?q=whitelist`, async ({ page }) => {
    await results(page).first().waitFor();
    assert.equal(await page.locator('h1').textContent(), 'Search results for "whitelist"');
    assert.equal(await page.title(), 'Search results for "whitelist" | Help centre');
    assert.equal(await field(page).inputValue(), 'whitelist');
    await page.getByText('One document found').waitFor();
    assert.equal(await page.locator('meta[name=robots]').getAttribute('content'), 'noindex, follow');
    const link = results(page).first().getByRole('link');
    assert.equal(await link.textContent(), 'Whitelist');
    await link.click();
    await page.waitForURL((url) => url.pathname === '/help/docs/minecraft/whitelist');
  });
  await site.visit(`${RESULTS}?q=qqqxxqq`, async ({ page }) => {
    await page.getByText('No results were found').waitFor();
    assert.ok(await page.getByRole('heading', { name: 'All topics' }).isVisible(), 'no dead end');
  });
  await site.visit(RESULTS, async ({ page }) => {
    assert.equal(await page.locator('h1').textContent(), 'Search the documentation');
    assert.equal(await page.title(), 'Search the documentation | Help centre');
    assert.equal(await page.getByText(/documents? found|No results were found/).count(), 0);
    await page.waitForFunction(() => document.activeElement?.matches('main input[type=search]'));
    assert.ok(await page.getByRole('heading', { name: 'All topics' }).isVisible());
  });
});

testBoth(
  '6.9.6 a result has its name, the names above it and its text with the words marked',
  async (site) => {
    await site.visit(`${RESULTS}?q=someone`, async ({ page }) => {
      const first = results(page).first();
      await first.waitFor();
      assert.equal(await first.locator('h3').textContent(), 'Make someone an operator');
      await page.getByRole('region', { name: 'Minecraft: Java' }).locator('.result').first().waitFor();
      assert.match((await first.locator('p').textContent()) ?? '', /\/op <player> in the console/);
      assert.equal(await first.locator('mark').first().textContent(), 'someone');
    });
  },
);

testBoth(
  '6.9.2 typing asks once it stops for 300 milliseconds, and the history has one entry for it all',
  async (site) => {
    await site.visit('/help/', async ({ page }) => {
      await page.goto(new URL(RESULTS, page.url()).href);
      await field(page).waitFor();
      const length = await page.evaluate(() => history.length);
      await page.clock.install();
      // Time stands still, however long the typing takes here.
      await page.clock.pauseAt(Date.now() + 60_000);
      await field(page).pressSequentially('whitelist');
      await page.clock.runFor(200);
      assert.equal(new URL(page.url()).search, '');
      await page.clock.runFor(200);
      await page.clock.resume();
      await showsCount(page, 1);
      assert.equal(new URL(page.url()).search, '?q=whitelist');
      await field(page).fill('');
      await page.clock.runFor(400);
      assert.equal(new URL(page.url()).search, '');
      await showsCount(page, 0);
      assert.equal(await page.locator('h1').textContent(), 'Search the documentation');
      assert.equal(await page.evaluate(() => history.length), length);
      await page.goBack();
      await page.waitForURL((url) => url.pathname === '/help/');
    });
  },
);

testBoth('6.9.2 Enter and the button ask at once; the query is cut to 64 characters', async (site) => {
  await site.visit(RESULTS, async ({ page }) => {
    await page.clock.install();
    await field(page).fill('whitelist');
    await field(page).press('Enter');
    await showsCount(page, 1);
    await field(page).fill('connect to your server');
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
    await page.getByRole('heading', { name: 'Search results for "connect to your server"' }).waitFor();
    assert.equal(new URL(page.url()).searchParams.get('q'), 'connect to your server');
  });
  await site.visit(`${RESULTS}?q=${'x'.repeat(90)}`, async ({ page }) => {
    await page.getByRole('heading', { name: `Search results for "${'x'.repeat(64)}"` }).waitFor();
    assert.equal(await field(page).inputValue(), 'x'.repeat(64));
  });
});

testBoth('6.9.7 more results come while the reader scrolls down, until there are no more', async (site) => {
  await site.visit(`${RESULTS}?q=backup`, async ({ page }) => {
    await showsCount(page, 15);
    const total = Number(/\d+/.exec((await page.locator('.results-count').textContent()) ?? '')?.[0]);
    assert.ok(total >= 34);
    const bottom = (): Promise<void> =>
      page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await bottom();
    await showsCount(page, 30);
    await bottom();
    await showsCount(page, total);
    const links = await results(page)
      .locator('h3 a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    assert.equal(new Set(links).size, links.length, 'none stands twice');
    assert.equal(await page.locator('.results-more').count(), 0);
  });
});

testBoth(
  '6.9.7 by keyboard a button brings more, and the focus goes on with the first of them',
  async (site) => {
    await site.visit(`${RESULTS}?q=backup`, async ({ page }) => {
      await showsCount(page, 15);
      await page.locator('.results-more').focus();
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.querySelectorAll('.result').length >= 30);
      await page.waitForFunction(
        () => document.activeElement === document.querySelectorAll('.result h3 a')[15],
      );
    });
  },
);

testBoth('6.9.10 the way back leads to the same results, at the same place', async (site) => {
  await site.visit(`${RESULTS}?q=backup`, async ({ page }) => {
    await showsCount(page, 15);
    await page.locator('.results-more').click();
    await page.waitForFunction(() => document.querySelectorAll('.result').length >= 30);
    const link = results(page).nth(22).getByRole('link');
    await link.scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => scrollY);
    assert.ok(top > 500);
    for (const leave of ['follow', 'load'] as const) {
      const href = (await link.getAttribute('href')) ?? '';
      if (leave === 'follow') await link.click();
      else await page.goto(new URL(href, page.url()).href);
      await page.waitForURL((url) => url.pathname === href.split('#')[0]);
      await page.goBack();
      await page.waitForFunction(() => document.querySelectorAll('.result').length >= 30);
      await page.waitForFunction((wanted) => Math.abs(scrollY - wanted) < 5, top);
    }
  });
});

testBoth('6.9.10 reached by a link within the site it works the same', async (site) => {
  await site.visit('/help/', async ({ page }) => {
    await page.evaluate(() => {
      Object.assign(globalThis, { isFirst: true });
      document
        .querySelector('main')
        ?.insertAdjacentHTML('beforeend', '<a id="t" href="/help/search?q=whitelist">x</a>');
    });
    await page.locator('#t').click();
    await showsCount(page, 1);
    assert.equal(await page.evaluate(() => 'isFirst' in globalThis), true);
    assert.equal(await page.title(), 'Search results for "whitelist" | Help centre');
    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/help/');
    const title = await page.evaluate(
      async () => /<title>(.*?)<\/title>/.exec(await (await fetch('/help/')).text())?.[1],
    );
    await page.waitForFunction((wanted) => document.title === wanted, title);
    await page.goForward();
    await showsCount(page, 1);
    assert.equal(await page.title(), 'Search results for "whitelist" | Help centre');
  });
});

testBoth('6.9 without JavaScript the page says what to do and leads to every topic', async (site) => {
  await site.visit(
    `${RESULTS}?q=mods`,
    async ({ page }) => {
      await page.getByText('Searching needs JavaScript').waitFor();
      const topics = page.locator('main section').getByRole('link');
      assert.deepEqual(await topics.allTextContents(), [
        'Minecraft: Java',
        'Palworld',
        'The <b>panel</b> & you',
      ]);
      assert.equal(await page.locator('main form').getAttribute('action'), '/help/search');
    },
    { javaScriptEnabled: false },
  );
  await site.visit(RESULTS, async ({ page }) => {
    await page.waitForFunction(() => document.activeElement?.matches('main input'));
    assert.equal(await page.getByText('Searching needs JavaScript').isVisible(), false);
  });
});

let hosted: SearchSite | undefined;
after(() => hosted?.close());

test('6.9.9 a failure is said and can be tried again, also after the first results', async () => {
  hosted = await openSearchSite('hosted');
  const site = hosted;
  const expected = /The search has failed|Failed to load resource|50\d/;
  await site.visit(
    RESULTS,
    async ({ page }) => {
      site.service.setFaults({ fault: { kind: 'status', status: 503 } });
      await field(page).fill('backup');
      await field(page).press('Enter');
      await page.getByText('Unable to fetch results').waitFor();
      await page.getByText('You might want to check your network connection.').waitFor();
      site.service.setFaults();
      await page.getByRole('button', { name: 'Retry' }).click();
      await showsCount(page, 15);
      site.service.setFaults({ fault: { kind: 'drop' } });
      await pressMore(page);
      await page.getByText('Unable to fetch results').waitFor();
      await showsCount(page, 15);
      site.service.setFaults();
      await page.getByRole('button', { name: 'Retry' }).click();
      await showsCount(page, 30);
      assert.equal(await page.getByText('Unable to fetch results').count(), 0);
    },
    { expected },
  );
});

test('6.9.4 one request for each page of results, in the context of the docs', async () => {
  hosted ??= await openSearchSite('hosted');
  const site = hosted;
  await site.visit(`${RESULTS}?q=backup`, async ({ page }) => {
    await showsCount(page, 15);
    await pressMore(page);
    await showsCount(page, 30);
    const queries = site.service.requests.map(
      ({ body }) => Reflect.get(body as object, 'requests') as readonly Record<string, unknown>[],
    );
    assert.deepEqual(
      queries.map(([query]) => [
        query?.['query'],
        query?.['page'],
        query?.['hitsPerPage'],
        query?.['advancedSyntax'],
        query?.['facetFilters'],
      ]),
      [0, 1].map((number) => [
        'backup',
        number,
        15,
        true,
        ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
      ]),
    );
    assert.ok(queries.every((list) => list.length === 1));
  });
});

testBoth(
  'product 8: a script of the results page that cannot be had says so; Retry brings it',
  async (site) => {
    const expected = /Failed to load resource|request failed|dynamically imported/;
    for (const part of [/\/results-page-[^/]*\.js$/, /\/shared-[^/]*\.js$/]) {
      await site.visit(
        `${RESULTS}?q=whitelist`,
        async ({ page }) => {
          const box = page.getByRole('alert');
          await box.waitFor();
          assert.match(
            (await box.textContent()) ?? '',
            /^The search could not be loaded\. Check your connection, then try again\./,
          );
          assert.ok(await page.getByRole('heading', { name: 'All topics' }).isVisible(), 'no dead end');
          await page.unroute(part);
          await box.getByRole('button', { name: 'Retry' }).click();
          await showsCount(page, 1);
          assert.equal(await box.count(), 0);
        },
        { before: (page) => page.route(part, (route) => route.abort('connectionreset')), expected },
      );
    }
  },
);

testBoth('a script of the results page that fails after its page was left says nothing', async (site) => {
  await site.visit(
    '/help/',
    async ({ page }) => {
      let fail: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (fail = resolve));
      await page.route(/\/results-page-[^/]*\.js$/, async (route) => {
        await held;
        await route.abort('connectionreset');
      });
      const asked = page.waitForRequest(/\/results-page-/);
      await page.evaluate((path) => {
        const link = document.createElement('a');
        link.href = path;
        document.querySelector('main')?.append(link);
        link.click();
      }, RESULTS);
      await asked;
      await page.goBack();
      await page.waitForFunction(() => document.querySelector('#search-results') === null);
      const failed = page.waitForEvent('requestfailed');
      fail();
      await failed;
      await waitForFrames(page);
      assert.equal(await page.getByRole('alert').count(), 0);
    },
    { expected: /Failed to load resource|request failed|dynamically imported/ },
  );
});
