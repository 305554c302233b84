/** When something goes wrong: the reader is never stuck, and no page reloads for ever (behaviours.md 1.6, 1.10, 9.7). */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Page } from 'playwright-core';
import { openNavigationSite, type Visit } from './navigation-site.ts';

const site = await openNavigationSite();
after(() => site.close());
const { START, OTHER, LONG } = site;

const denyStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const refuse = {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    Object.defineProperty(globalThis, 'localStorage', refuse);
    Object.defineProperty(globalThis, 'sessionStorage', refuse);
  });

/** Lets fetches of a page fail while plain loads of it work; counts both. */
async function breakFetches(page: Page, path: string): Promise<{ fetches: number; loads: number }> {
  const count = { fetches: 0, loads: 0 };
  await page.route(
    (url) => url.pathname === path,
    (route) => {
      const isLoad = route.request().resourceType() === 'document';
      count[isLoad ? 'loads' : 'fetches'] += 1;
      return isLoad ? route.continue() : route.abort('connectionreset');
    },
  );
  return count;
}

/** Answers a page's fetches with something else; plain loads get what the server has. */
async function answerFetches(
  page: Page,
  path: string,
  answer: { readonly status?: number; readonly contentType?: string; readonly body?: string },
): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    (route) =>
      route.request().resourceType() === 'document'
        ? route.continue()
        : route.fulfill({ contentType: 'text/html', ...answer }),
  );
}

test('1.6.3, 9.7 a page that fails to load warns once and is loaded anew at its own address', async () => {
  await site.visit(START, async ({ page, takeProblems, isSameDocument }) => {
    const count = await breakFetches(page, OTHER);
    await page.evaluate(() => scrollTo(0, 400));
    await Promise.all([page.waitForEvent('load'), site.click(page, OTHER)]);
    await site.shows(page, OTHER);
    assert.equal(await isSameDocument(), false);
    assert.equal(new URL(page.url()).pathname, OTHER);
    assert.equal(await page.evaluate(() => scrollY), 0, 'the new page begins at its top');
    assert.equal(count.loads, 1);
    const warnings = takeProblems().filter((problem) => problem.includes('console warning'));
    assert.equal(warnings.length, 1, warnings.join('\n'));
    assert.match(warnings[0] ?? '', /could not be loaded/);
    // Back to where the reader was.
    await page.goBack();
    await site.shows(page, START);
    await page.waitForFunction(() => scrollY === 400);
  });
});

test('9.7 the second failure of the same page reloads nothing: a box with Retry, and the old page stays to be read', async () => {
  await site.visit(START, async ({ page, isSameDocument }) => {
    const count = await breakFetches(page, OTHER);
    await Promise.all([page.waitForEvent('load'), site.click(page, OTHER)]);
    // Loaded anew, the next document has not fetched it either.
    await page.goto(site.origin + START);
    await page.evaluate(() => Object.assign(globalThis, { isFirst: true }));
    await site.click(page, OTHER);
    const box = page.getByRole('alert');
    await box.waitFor();
    assert.match((await box.textContent()) ?? '', /could not be loaded/);
    assert.ok(await isSameDocument());
    await site.shows(page, START);
    assert.equal(count.loads, 1);
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Retry');
    // Going back takes the box away, the page was there all the time.
    await page.goBack();
    await box.waitFor({ state: 'detached' });
    await site.shows(page, START);
    await page.goForward();
    await box.waitFor();
    // Retry loads the address anew.
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Retry' }).click()]);
    await site.shows(page, OTHER);
    assert.equal(count.loads, 2);
  });
});

test('9.7 the guard counts by page: another one may still be loaded anew', async () => {
  await site.visit(START, async ({ page }) => {
    const [first, second] = [await breakFetches(page, OTHER), await breakFetches(page, LONG)];
    await Promise.all([page.waitForEvent('load'), site.click(page, OTHER)]);
    await site.addLink(page, LONG);
    await Promise.all([page.waitForEvent('load'), site.click(page, LONG)]);
    await site.shows(page, LONG);
    assert.deepEqual([first.loads, second.loads], [1, 1]);
  });
});

test('9.7 with storage denied nothing is reloaded by itself: what cannot be remembered could become a loop', async () => {
  await site.visit(
    START,
    async ({ page, isSameDocument }) => {
      await breakFetches(page, OTHER);
      await site.click(page, OTHER);
      await page.getByRole('alert').waitFor();
      assert.ok(await isSameDocument());
    },
    { before: denyStorage },
  );
});

test('offline the page stays with a box that says so, whoever presses Retry; back online that brings the next page', async () => {
  await site.visit(START, async ({ page, isSameDocument }) => {
    await site.go(page, LONG);
    await page.context().setOffline(true);
    await site.click(page, OTHER);
    const box = page.getByRole('alert');
    await box.waitFor();
    assert.match((await box.textContent()) ?? '', /connection/);
    await page.getByRole('button', { name: 'Retry' }).click();
    assert.ok(await isSameDocument());
    await page.context().setOffline(false);
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Retry' }).click()]);
    await site.shows(page, OTHER);
  });
});

test('offline pages that were fetched can still be read', async () => {
  await site.visit(START, async ({ page, isSameDocument }) => {
    await site.go(page, LONG);
    await site.go(page, OTHER);
    await page.context().setOffline(true);
    await page.goBack();
    await site.shows(page, LONG);
    await page.goForward();
    await site.shows(page, OTHER);
    assert.ok(await isSameDocument());
  });
});

test('a server error counts as a failed load', async () => {
  await site.visit(START, async ({ page, isSameDocument }) => {
    await answerFetches(page, OTHER, { status: 503, body: 'Busy' });
    await Promise.all([page.waitForEvent('load'), site.click(page, OTHER)]);
    await site.shows(page, OTHER);
    assert.equal(await isSameDocument(), false);
  });
});

for (const [name, answer] of Object.entries({
  'no HTML': { contentType: 'text/plain', body: 'words' },
  'a page of something else': { body: '<!doctype html><title>Shop</title><main>Buy</main>' },
  'a page that is not there': { status: 404, body: 'Not found' },
})) {
  test(`${name}: the browser loads the address itself, without a warning, back leads back`, async () => {
    await site.visit(START, async ({ page, takeProblems, isSameDocument }) => {
      await answerFetches(page, OTHER, answer);
      await Promise.all([page.waitForEvent('load'), site.click(page, OTHER)]);
      await site.shows(page, OTHER);
      assert.equal(await isSameDocument(), false);
      assert.deepEqual(
        takeProblems().filter((problem) => problem.includes('warning')),
        [],
      );
      await page.goBack();
      await site.shows(page, START);
    });
  });
}

test('a new deployment is noticed by its build id and loaded as a whole, once', async () => {
  await site.visit(START, async ({ page, isSameDocument }) => {
    const html = await (await fetch(site.origin + OTHER)).text();
    const build = /name="helpsite-build" content="([^"]+)"/.exec(html)?.[1] ?? '';
    assert.notEqual(build, '');
    const newer = html.replace(build, 'newer-id');
    await answerFetches(page, OTHER, { body: newer });
    await Promise.all([page.waitForEvent('load'), site.click(page, OTHER)]);
    await site.shows(page, OTHER);
    assert.equal(await isSameDocument(), false);
  });
});

test('a redirect to another page of the site shows that page at its own address', async () => {
  await site.visit(START, async ({ page, isSameDocument }) => {
    await page.route(
      (url) => url.pathname === '/help/docs/old',
      (route) => route.fulfill({ status: 301, headers: { location: LONG } }),
    );
    await site.addLink(page, '/help/docs/old#java');
    await site.click(page, '/help/docs/old#java');
    await site.shows(page, LONG);
    assert.equal(new URL(page.url()).pathname + new URL(page.url()).hash, `${LONG}#java`);
    // The page that sends readers on works as well.
    await site.addLink(page, '/help/docs');
    await site.click(page, '/help/docs');
    await page.waitForURL('**/help/docs/intro');
    await site.shows(page, '/help/docs/intro');
    assert.equal(await isSameDocument(), false);
  });
});

test('8 denied storage is only logged: pages come and go as ever', async () => {
  await site.visit(
    START,
    async ({ page, takeProblems, isSameDocument }) => {
      await site.go(page, OTHER);
      await page.evaluate(() => scrollTo(0, 100));
      await site.go(page, LONG);
      await page.goBack();
      await site.shows(page, OTHER);
      assert.equal(await page.evaluate(() => scrollY), 100);
      assert.ok(await isSameDocument());
      const problems = takeProblems();
      assert.ok(
        problems.every((problem) => problem.includes('Browser storage is not available')),
        problems.join('\n'),
      );
      assert.ok(problems.length <= 2, `warned ${problems.length} times`);
    },
    { before: denyStorage },
  );
});

test('without scripts every link works', async () => {
  await site.visit(
    START,
    async ({ page }) => {
      await page
        .locator(`main a[href^="/help/docs/"], .sidebar a[href="${OTHER}"]`)
        .filter({ visible: true })
        .first()
        .click();
      await page.waitForURL((url) => url.pathname !== START);
      assert.notEqual((await page.textContent('h1')) ?? '', '');
    },
    { javaScriptEnabled: false, before: async () => undefined },
  );
});

test('a script that fails to load leaves a working page', async () => {
  const before = (page: Page): Promise<unknown> =>
    page.route(/\/assets\/main-[^/]*\.js$/, (route) => route.abort());
  await site.visit(
    START,
    async ({ page, isSameDocument }) => {
      await Promise.all([page.waitForEvent('load'), site.click(page, OTHER)]);
      await site.shows(page, OTHER);
      assert.equal(await isSameDocument(), false);
    },
    { before },
  );
});

const bannerText = 'Your site did not load properly.';
const advice = /We suggest trying the path in your address bar as base, with a slash at both ends/;

test('1.10.5 the home page hides the note about the base path when its style or its script is here', async () => {
  await site.visit('/help/', async ({ page, requests }) => {
    assert.equal(await page.locator('.base-problem').count(), 0);
    assert.equal(
      requests.filter((path) => /\/main-[^/]*\.js$/.test(path)).length,
      1,
      'its script is one request',
    );
  });
  const noScript = (page: Page): Promise<unknown> => page.route(/\.js$/, (route) => route.abort());
  await site.visit(
    '/help/',
    async ({ page }) => assert.equal(await page.getByText(bannerText).isVisible(), false),
    { before: noScript },
  );
  const noStyle = (page: Page): Promise<unknown> => page.route(/\.css$/, (route) => route.abort());
  await site.visit('/help/', async ({ page }) => assert.equal(await page.getByText(bannerText).count(), 0), {
    before: noStyle,
  });
  await site.visit(START, async ({ page }) => {
    assert.equal(await page.locator('.base-problem').count(), 0);
    await site.go(page, '/help/');
    assert.equal(await page.locator('.base-problem').count(), 0);
  });
});

test('1.10, 9.15 without style and script the home page says that the site did not load properly', async () => {
  const before = (page: Page): Promise<unknown> => page.route(/\.(?:js|css)$/, (route) => route.abort());
  await site.visit(
    '/help/',
    async ({ page }) => {
      assert.ok(await page.getByText(bannerText).isVisible());
      assert.ok(
        await page.getByText('A very common reason is a wrong base path in the configuration.').isVisible(),
      );
      assert.ok(await page.getByText('Current configured base = /help/').isVisible());
    },
    { before },
  );
});

/** The whole site, moved from /help/ to /support/; also without the slash, as some hosts serve a folder. */
const moveSite = (page: Page): Promise<unknown> =>
  page.route(
    () => true,
    async (route) => {
      const { pathname } = new URL(route.request().url());
      if (!/^\/support(?:\/|$)/.test(pathname))
        return route.fulfill({ status: 404, contentType: 'text/plain', body: '' });
      const path = pathname.replace(/^\/support\/?/, '/help/');
      return route.fulfill({ response: await route.fetch({ url: site.origin + path }) });
    },
  );

test('1.10.4, 9.15 served below another path, the note suggests that path', async () => {
  for (const path of ['/support/', '/support/index.html']) {
    await site.visit(
      path,
      async ({ page }) => {
        assert.ok(await page.getByText(bannerText).isVisible());
        await page.getByText('We suggest trying base = /support/', { exact: true }).waitFor();
        assert.equal(await page.getByText(advice).count(), 0);
      },
      { before: moveSite },
    );
  }
});

test('1.10.4, 9.15 where no script can say which path, the note says where it is to be read', async () => {
  const isThere = async ({ page }: Visit): Promise<void> => {
    assert.ok(await page.getByText(bannerText).isVisible());
    assert.ok(await page.getByText(advice).isVisible());
  };
  // What the home page names relative to itself is looked for beside the folder.
  await site.visit('/support', isThere, { before: moveSite });
  for (const path of ['/support', '/support/'])
    await site.visit(path, isThere, {
      javaScriptEnabled: false,
      before: moveSite,
    });
  await site.visit('/support/', isThere, {
    before: async (page) => {
      await moveSite(page);
      await page.route(/\.js$/, (route) => route.abort());
    },
  });
});
