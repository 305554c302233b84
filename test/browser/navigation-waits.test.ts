/** Waiting and fetching ahead: the progress bar's times, and what is asked of the server before a click (behaviours.md 1.5, 1.9). */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Page } from 'playwright-core';
import { wakeUp } from './comfort-site.ts';
import { openNavigationSite, setConnection, type Visit, waitForFrames } from './navigation-site.ts';

const site = await openNavigationSite();
after(() => site.close());
const { START, OTHER, LONG } = site;

/** The part of the bar that is filled, 0 to 1; undefined: there is no bar. */
async function readBar(page: Page): Promise<number | undefined> {
  return page.evaluate(() => {
    const bar = document.querySelector<HTMLElement>('.progress');
    return bar ? Number(/[\d.]+/.exec(bar.style.transform)?.[0]) : undefined;
  });
}

test('1.9.1, 1.9.2, 1.9.4 the bar comes after 200 ms at 8 %, creeps every 800 ms by at most 2 %, and ends in steps of 200 ms', async () => {
  await site.visit(START, async ({ page }) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const gate = await site.holdBack(page, OTHER);
    await site.click(page, OTHER);
    await page.clock.runFor(199);
    assert.equal(await readBar(page), undefined);
    await page.clock.runFor(1);
    await page.locator('.progress').waitFor({ state: 'attached' });
    assert.equal(await readBar(page), 0.08);
    await page.clock.runFor(799);
    assert.equal(await readBar(page), 0.08);
    await page.clock.runFor(1);
    const first = (await readBar(page)) ?? 0;
    assert.ok(first >= 0.08 && first <= 0.1, String(first));
    await page.clock.runFor(800);
    const second = (await readBar(page)) ?? 0;
    assert.ok(second >= first && second <= first + 0.02, String(second));
    await gate.open();
    await site.shows(page, OTHER);
    const jumped = (await readBar(page)) ?? 0;
    assert.ok(jumped >= second + 0.3 && jumped <= second + 0.8, String(jumped));
    await page.clock.runFor(200);
    assert.equal(await readBar(page), 1);
    assert.equal(
      await page.evaluate(() => document.querySelector<HTMLElement>('.progress')?.style.opacity),
      '',
    );
    await page.clock.runFor(200);
    assert.equal(
      await page.evaluate(() => document.querySelector<HTMLElement>('.progress')?.style.opacity),
      '0',
    );
    await page.clock.runFor(200);
    assert.equal(await readBar(page), undefined);
  });
});

test('1.9.1 a page that is here within 200 ms, another query and a place on the page show no bar', async () => {
  await site.visit(LONG, async ({ page }) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const path of [OTHER, LONG]) {
      const gate = await site.holdBack(page, path);
      await site.addLink(page, path);
      await site.click(page, path);
      await page.clock.runFor(199);
      await gate.open();
      await site.shows(page, path);
      await page.clock.runFor(1000);
      assert.equal(await readBar(page), undefined, path);
    }
    await site.addLink(page, `${START}?os=linux`);
    await site.go(page, START);
    const gate = await site.holdBack(page, START);
    await site.addLink(page, `${START}?os=linux`);
    await site.click(page, `${START}?os=linux`);
    await page.clock.runFor(1000);
    assert.equal(await readBar(page), undefined, 'another query');
    await gate.open();
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('.contents a')?.click());
    await page.waitForFunction(() => location.hash !== '');
    await page.clock.runFor(1000);
    assert.equal(await readBar(page), undefined, 'a place on the page');
  });
});

test('1.9.3, 1.9.5 the bar is 2 px high at the top of the window, named, and shows no spinner', async () => {
  await site.visit(START, async ({ page }) => {
    const gate = await site.holdBack(page, OTHER);
    await site.click(page, OTHER);
    const bar = page.getByRole('progressbar', { name: 'Loading page' });
    await bar.waitFor();
    const box = await page.evaluate(() => {
      const bars = document.querySelectorAll<HTMLElement>('.progress');
      const { position, height, top } = getComputedStyle(bars[0]!);
      return { position, height, top, count: bars.length, inside: bars[0]?.childElementCount };
    });
    assert.deepEqual(box, { position: 'fixed', height: '2px', top: '0px', count: 1, inside: 0 });
    await gate.open();
    await site.shows(page, OTHER);
    await bar.waitFor({ state: 'detached' });
  });
});

test('on a slow network the page stays, a bar says so, and the next page comes', async () => {
  await site.visit(START, async ({ page, isSameDocument }) => {
    await wakeUp(page);
    const network = await page.context().newCDPSession(page);
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 600,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
    const title = await page.title();
    const titleWithBar = page.evaluate(
      () =>
        new Promise((resolve) => {
          new MutationObserver(() => {
            if (document.querySelector('.progress')) resolve(document.title);
          }).observe(document.body, { childList: true });
        }),
    );
    await site.click(page, OTHER);
    assert.equal(await titleWithBar, title);
    await site.shows(page, OTHER);
    assert.ok(await isSameDocument());
  });
});

test('1.5.2, 9.10 pages whose links in the text come into view are fetched ahead, each once, those of the sidebar not', async () => {
  const use = async ({ page, requests }: Visit): Promise<void> => {
    const inView = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/help/docs/"]')]
        .filter((link) => {
          const { top, bottom } = link.getBoundingClientRect();
          return bottom > 0 && top < innerHeight;
        })
        .map(({ pathname }) => pathname),
    );
    assert.ok(inView.length > 0);
    const wanted = [...new Set(inView)].slice(0, 12);
    await seen(page, requests, wanted);
    // Those in view are asked for one after the other: what comes after them would have come by now.
    const hrefs = await page
      .locator('.sidebar a[href^="/help/docs/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const last = hrefs.findLast((href) => !inView.includes(href)) ?? '';
    await page.locator(`.sidebar a[href="${last}"]`).focus();
    await seen(page, requests, [last]);
    await waitForFrames(page);
    assert.deepEqual(guides(requests), [OTHER, ...wanted, last]);
    await site.go(page, LONG);
    await site.go(page, OTHER);
    await waitForFrames(page);
    const all = guides(requests);
    assert.equal(new Set(all).size, all.length, 'no page is asked for twice');
  };
  await site.visit(OTHER, use, { fetchesAhead: true });
});

test('9.10 where more links are in view than may be fetched ahead, the first twelve are', async () => {
  const before = (page: Page): Promise<unknown> =>
    page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => {
        const links = [...document.querySelectorAll('a[href^="/help/docs/"]')];
        const hrefs = [...new Set(links.map((link) => link.getAttribute('href') ?? ''))].filter(
          (href) => href !== location.pathname,
        );
        const copies = hrefs.map((href) => Object.assign(document.createElement('a'), { href, text: 'a ' }));
        document.querySelector('main')?.replaceChildren(...copies);
      }),
    );
  const use = async ({ page, requests }: Visit): Promise<void> => {
    const hrefs = await page
      .locator('main a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    assert.ok(hrefs.length > 12);
    await seen(page, requests, hrefs.slice(0, 12));
    await waitForFrames(page);
    assert.deepEqual(guides(requests), [LONG, ...hrefs.slice(0, 12)]);
  };
  await site.visit(LONG, use, { fetchesAhead: true, before });
});

test('1.5.4, 9.10 any link is fetched when the pointer, a finger or the focus comes to it', async () => {
  const use = async ({ page, requests }: Visit): Promise<void> => {
    const links = page.locator('.sidebar a[href^="/help/docs/category/"]:visible');
    const path = async (index: number): Promise<string> =>
      (await links.nth(index).getAttribute('href')) ?? '';
    const [byPointer, byFocus, byTouch] = [await path(3), await path(5), await path(7)];
    assert.deepEqual(
      [byPointer, byFocus, byTouch].map((each) => requests.includes(each)),
      [false, false, false],
    );
    await links.nth(3).hover();
    await links.nth(5).focus();
    await links.nth(7).dispatchEvent('touchstart');
    await seen(page, requests, [byPointer, byFocus, byTouch]);
    // A second time changes nothing, and the click uses what is here.
    await links.nth(5).hover();
    await site.go(page, byPointer);
    await waitForFrames(page);
    assert.deepEqual(
      [byPointer, byFocus, byTouch].map((each) => requests.filter((asked) => asked === each).length),
      [1, 1, 1],
    );
  };
  await site.visit(START, use, { fetchesAhead: true });
});

/** Paths of guides among the requests. */
const guides = (requests: readonly string[]): readonly string[] =>
  requests.filter((path) => path.startsWith('/help/docs/'));

/** Waits until all these were asked for and answered. */
async function seen(page: Page, requests: readonly string[], paths: readonly string[]): Promise<void> {
  await page.waitForFunction(
    (addresses) => addresses.every((address) => performance.getEntriesByName(address).length > 0),
    paths.map((path) => site.origin + path),
  );
  assert.deepEqual(
    paths.filter((path) => !requests.includes(path)),
    [],
  );
}

for (const connection of [
  { effectiveType: '2g' },
  { effectiveType: 'slow-2g' },
  { effectiveType: '4g', saveData: true },
]) {
  test(`1.5.5, 1.6.2 with ${JSON.stringify(connection)} nothing is fetched ahead, and a click still works`, async () => {
    const before = (page: Page): Promise<unknown> => setConnection(page, connection);
    const use = async ({ page, requests, isSameDocument }: Visit): Promise<void> => {
      await page.locator('main a[href^="/help/docs/"]').first().hover();
      await waitForFrames(page);
      await site.go(page, LONG);
      // The click's own page came after whatever might have been asked for before it.
      assert.deepEqual(guides(requests), [OTHER, LONG]);
      assert.ok(await isSameDocument());
    };
    await site.visit(OTHER, use, { before, fetchesAhead: true });
  });
}
