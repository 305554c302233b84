/** Nothing that guides, queries, addresses or services hold is ever run, nothing leaves the browser, nobody is shut out. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Page } from 'playwright-core';
import { findBarriers } from './check-access.ts';
import {
  ask,
  findDialog,
  GUIDE,
  NARROW,
  openDialog,
  openSearchSite,
  RESULTS,
  type SearchSite,
  testBoth,
} from './search-site.ts';
import { chooseModes } from '../lengths.ts';

const ATTACKS = [
  '<img src=x onerror="globalThis.wasHacked=1">',
  '"><script>globalThis.wasHacked=1</script>',
  'javascript:globalThis.wasHacked=1',
  "'-globalThis.wasHacked=1-'",
  '<mark><svg onload="globalThis.wasHacked=1"></mark>',
  '&lt;img src=x onerror=globalThis.wasHacked=1&gt;',
] as const;

/** Nothing ran, and nothing in the search became an element that a guide's text could make. */
async function isHarmless(page: Page): Promise<void> {
  assert.equal(await page.evaluate(() => 'wasHacked' in globalThis), false);
  const made = await page.evaluate(() =>
    [...document.querySelectorAll('.search-dialog, #search-results')].flatMap((part) =>
      [
        ...part.querySelectorAll(
          'script, img, iframe, object, style, [onerror], [onload], [onclick], a[href^="javascript"]',
        ),
      ].map(({ outerHTML }) => outerHTML),
    ),
  );
  assert.deepEqual(made, []);
}

testBoth(
  '6.7.5 markup in titles, headings and texts is text, in the dialog and among the results',
  async (site) => {
    await site.visit(GUIDE, async ({ page }) => {
      const { root, options } = await openDialog(page);
      for (const words of [
        'zzhostile',
        'zzhostile text',
        'zzhostile heading',
        'zzkeyword',
        'zzsynonym',
        'wasHacked onerror',
        'panel',
      ]) {
        await ask(page, words);
        await isHarmless(page);
      }
      await ask(page, 'zzhostile');
      assert.match((await options.first().textContent()) ?? '', /<img src=x/);
      assert.match(
        (await root.locator('[role=listbox] .search-group').first().textContent()) ?? '',
        /The <b>panel<\/b> & you/,
      );
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname === '/help/docs/panel/hostile');
      await openDialog(page);
      assert.match((await options.first().textContent()) ?? '', /<img src=x/);
      await isHarmless(page);
      await page.goto(`${site.origin}${RESULTS}?q=zzhostile`);
      await page.locator('.result').first().waitFor();
      assert.match((await page.locator('.result h3').first().textContent()) ?? '', /<img src=x/);
      await isHarmless(page);
    });
  },
);

testBoth('6.7.3 signs of code and punctuation are shown as they were written', async (site) => {
  await site.visit(GUIDE, async ({ page }) => {
    const { options, root } = await openDialog(page);
    await ask(page, 'type the command');
    const text = (await root.textContent()) ?? '';
    assert.match(text, /\/op <player> in the/);
    assert.ok(!/&(?:amp|lt|gt|quot);/.test((await options.allTextContents()).join()));
  });
});

testBoth('queries are text wherever they are repeated', async (site) => {
  await site.visit(GUIDE, async ({ page }) => {
    const { root } = await openDialog(page);
    for (const attack of ATTACKS) {
      await ask(page, attack);
      await isHarmless(page);
      const none = root.locator('.search-title strong');
      if ((await none.count()) > 0) assert.equal(await none.textContent(), attack.slice(0, 64));
    }
  });
  for (const attack of ATTACKS) {
    await site.visit(`${RESULTS}?q=${encodeURIComponent(attack)}`, async ({ page }) => {
      await page.getByText(/documents? found|No results were found/).waitFor();
      assert.equal(await page.locator('h1').textContent(), `Search results for "${attack.slice(0, 64)}"`);
      assert.equal(await page.title(), `Search results for "${attack.slice(0, 64)}" | Help centre`);
      await isHarmless(page);
    });
  }
});

test('hits of a service that turned hostile run nothing and lead nowhere else', async () => {
  const site = await openSearchSite('hosted', { externalUrlPattern: 'external' });
  try {
    const [attack] = ATTACKS;
    const urls = [
      'javascript:globalThis.wasHacked=1',
      'javascript:globalThis.wasHacked=1//external',
      'data:text/html,<script>globalThis.wasHacked=1</script>',
      '//evil.example/x',
      'https://evil.example//evil.example/x',
      '\\\\evil.example/x',
      ' javascript:globalThis.wasHacked=1',
      'vbscript:external',
    ];
    const hits = urls.map((url, index) => ({
      objectID: `${index}${attack}`,
      url,
      type: index % 2 === 0 ? 'lvl1' : 'content',
      anchor: attack,
      content: attack,
      hierarchy: {
        lvl0: `${attack} ${index}`,
        lvl1: `${index} ${attack}`,
        lvl2: attack,
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      _snippetResult: {
        content: { value: `<mark>${attack}</mark>`, matchLevel: 'full' },
        hierarchy: { lvl1: { value: `<mark onclick="x">${index}</mark>${attack}`, matchLevel: 'full' } },
      },
    }));
    const body = JSON.stringify({
      results: [
        {
          hits: [...hits, null, 7, {}, { objectID: 'x' }],
          nbHits: 1e9,
          page: 0,
          nbPages: 1e9,
          hitsPerPage: 15,
          query: attack,
        },
      ],
    });
    for (const open of ['dialog', 'page'] as const) {
      await site.visit(open === 'page' ? RESULTS : GUIDE, async ({ page }) => {
        site.service.setFaults({ fault: { kind: 'body', body } });
        if (open === 'dialog') {
          await openDialog(page);
          await ask(page, 'mods');
        } else {
          await page.locator('main input[type=search]').fill('mods');
          await page.keyboard.press('Enter');
          await page.locator('.result').first().waitFor();
        }
        const links = page.locator(open === 'dialog' ? '.hit' : '.result a');
        assert.equal(await links.count(), 3);
        for (const href of await links.evaluateAll((all) =>
          all.map((link) => (link as HTMLAnchorElement).href),
        ))
          assert.ok(href.startsWith(`${site.origin}/help/`), href);
        await isHarmless(page);
      });
    }
  } finally {
    await site.close();
  }
});

testBoth(
  '8 nothing leaves the browser but the question to the service that was configured',
  async (site, engine) => {
    await site.visit(GUIDE, async ({ page, requests }) => {
      const beacons: string[] = [];
      await page.exposeFunction('noteBeacon', (url: string) => beacons.push(url));
      await page.evaluate(() => {
        navigator.sendBeacon = (url) => {
          (Reflect.get(globalThis, 'noteBeacon') as (text: string) => void)(String(url));
          return true;
        };
      });
      await openDialog(page);
      await ask(page, 'operator');
      await page.keyboard.press('Enter');
      await findDialog(page).root.waitFor({ state: 'detached' });
      assert.deepEqual(beacons, []);
      const outside = requests.filter((path) => /^https?:/.test(path));
      if (engine === 'embedded') assert.deepEqual(outside, []);
      else assert.ok(outside.every((url) => url.startsWith(`${site.service.url}/1/indexes/*/queries`)));
      assert.deepEqual(
        requests.filter((path) => /operator/.test(path) && !path.includes('/docs/')),
        [],
      );
    });
  },
);

interface Report {
  readonly query: string;
  readonly results: number;
  readonly chosenUrl?: string;
  readonly position?: number;
  readonly engine: string;
}

async function listen(page: Page): Promise<() => Promise<readonly Report[]>> {
  await page.evaluate(() => {
    const reports: unknown[] = [];
    Object.assign(globalThis, { reports });
    document.addEventListener('helpsite:search', (event) =>
      reports.push((event as CustomEvent<unknown>).detail),
    );
  });
  return async () => page.evaluate(() => Reflect.get(globalThis, 'reports') as readonly Report[]);
}

testBoth(
  '8 an event tells the operator what was asked, what was chosen and what found nothing',
  async (site, engine) => {
    await site.visit(GUIDE, async ({ page }) => {
      await page.clock.install();
      const readReports = await listen(page);
      await openDialog(page);
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.keyboard.type('operator');
      await page.locator('.search-dialog[data-status=idle] .hit').first().waitFor();
      assert.deepEqual(await readReports(), [], 'not while the reader types');
      await page.clock.runFor(900);
      const [settled] = await readReports();
      assert.equal(settled?.query, 'operator');
      assert.equal(settled.engine, engine);
      assert.ok(settled.results >= 1 && settled.chosenUrl === undefined);
      await page.keyboard.press('Enter');
      const [, chosen] = await readReports();
      assert.match(chosen?.chosenUrl ?? '', /^\/help\/docs\/minecraft\/operators/);
      assert.equal(chosen?.position, 1);
      await page.clock.runFor(100);
      await openDialog(page);
      await ask(page, 'qqqxxqq');
      await page.keyboard.press('Escape');
      await page.clock.runFor(100);
      const reports = await readReports();
      assert.deepEqual(
        reports.slice(2).map(({ query, results }) => [query, results]),
        [['qqqxxqq', 0]],
        'who leaves without a result does not wait',
      );
    });
  },
);

let reporting: SearchSite | undefined;
after(() => reporting?.close());

test('8 counts go to an address only where one is configured, and never what looks private', async () => {
  reporting = await openSearchSite('hosted', { reportUrl: '/counts' });
  const site = reporting;
  await site.visit(GUIDE, async ({ page }) => {
    const bodies: string[] = [];
    await page.exposeFunction('noteBody', (body: string) => bodies.push(body));
    await page.evaluate(() => {
      navigator.sendBeacon = (url, body) => {
        (Reflect.get(globalThis, 'noteBody') as (text: string) => void)(`${String(url)} ${body as string}`);
        return true;
      };
    });
    await openDialog(page);
    for (const words of ['qqq nothing', 'someone@example.com', '192.168.1.20', 'sk1a2b3c4d5e6f7g8h9i0j']) {
      await ask(page, words);
      await page.keyboard.press('Escape');
      await findDialog(page).root.waitFor({ state: 'detached' });
      await openDialog(page);
    }
    assert.deepEqual(bodies, ['/counts {"query":"qqq nothing","results":0,"engine":"hosted"}']);
  });
});

testBoth('the open dialog and the results shut nobody out, in both modes, wide and narrow', async (site) => {
  for (const [turn, options] of [{}, NARROW].entries()) {
    await site.visit(
      GUIDE,
      async ({ page }) => {
        for (const mode of chooseModes(turn)) {
          await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), mode);
          const check = async (what: string): Promise<void> =>
            assert.deepEqual(await findBarriers(page), [], `${mode} ${what}`);
          const { root } = await openDialog(page);
          await check('empty or stored');
          await ask(page, 'server');
          await check('results');
          await ask(page, 'qqqxxqq');
          await check('nothing found');
          await ask(page, 'whitelist');
          await page.keyboard.press('Enter');
          await root.waitFor({ state: 'detached' });
          await page.waitForURL((url) => url.pathname.endsWith('/whitelist'));
        }
      },
      options,
    );
    await site.visit(
      `${RESULTS}?q=server`,
      async ({ page }) => {
        await page.locator('.result').first().waitFor();
        for (const mode of chooseModes(turn + 1)) {
          await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), mode);
          assert.deepEqual(await findBarriers(page), [], mode);
        }
      },
      options,
    );
  }
});

test('what a service sends shuts nobody out either: the failure in both modes', async () => {
  reporting ??= await openSearchSite('hosted', { reportUrl: '/counts' });
  const site = reporting;
  for (const [turn, options] of [{}, NARROW].entries()) {
    await site.visit(
      GUIDE,
      async ({ page }) => {
        site.service.setFaults({ fault: { kind: 'status', status: 403 } });
        await openDialog(page);
        await ask(page, 'mods');
        await page.getByText('Unable to fetch results').waitFor();
        for (const mode of chooseModes(turn)) {
          await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), mode);
          assert.deepEqual(await findBarriers(page), [], mode);
        }
      },
      { ...options, expected: /The search has failed|Failed to load resource|403/ },
    );
  }
});
