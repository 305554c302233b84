/** Which engine answers, and that it goes on answering: without workers, after a deployment, when the service is gone. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import {
  ask,
  findDialog,
  GUIDE,
  HOME,
  openDialog,
  openSearchSite,
  RESULTS,
  type SearchSite,
} from './search-site.ts';

let site: SearchSite;
before(async () => {
  site = await openSearchSite('embedded');
});
after(() => site.close());

const firstTitle = (page: Page) => findDialog(page).options.first().textContent();

const isWorker = (path: string): boolean => /\/search-worker-/.test(path);

test('the index is searched in a module worker of the site itself, and nothing of it comes before the reader approaches', async () => {
  await site.visit(GUIDE, async ({ page, requests }) => {
    const workers = page.waitForEvent('worker');
    const isIndex = (path: string): boolean => /search-index\.txt|\/assets\/search\//.test(path);
    assert.deepEqual(
      requests.filter((path) => isWorker(path) || isIndex(path)),
      [],
    );
    await page.locator('.search-button').hover();
    const worker = await workers;
    assert.match(worker.url(), new RegExp(`^${site.origin}/help/assets/search-worker-[\\w-]+\\.js$`));
    await openDialog(page);
    await ask(page, 'whitelist');
    assert.match((await firstTitle(page)) ?? '', /Whitelist/);
    assert.ok(!requests.some((path) => /\/embedded-engine-/.test(path)), 'the page itself has no engine');
  });
});

test('the worker lives on while pages come and go, and its index is read once', async () => {
  await site.visit(HOME, async ({ page, requests }) => {
    for (const [words, path] of [
      ['whitelist', '/whitelist'],
      ['someone', '/operators'],
      ['whitelist', '/whitelist'],
    ] as const) {
      await openDialog(page);
      await ask(page, words);
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname.endsWith(path));
    }
    const files = requests.filter((path) => /search-worker|search-index|\/assets\/search\//.test(path));
    assert.equal(new Set(files).size, files.length, files.join('\n'));
    assert.equal(page.workers().length, 1);
  });
});

for (const [what, prepare] of [
  [
    'the browser has no workers',
    (page: Page) => page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker')),
  ],
  [
    'no worker may be started',
    (page: Page) =>
      page.addInitScript(() => {
        globalThis.Worker = class extends EventTarget {
          constructor() {
            super();
            throw new DOMException('No', 'SecurityError');
          }
        } as unknown as typeof Worker;
      }),
  ],
  [
    "the worker's file cannot be had",
    (page: Page) => page.context().route(/search-worker/, (route) => route.abort()),
  ],
] as const) {
  test(`where ${what} the page searches by itself`, async () => {
    await site.visit(
      GUIDE,
      async ({ page, requests }) => {
        await openDialog(page);
        await ask(page, 'whitelist');
        assert.match((await firstTitle(page)) ?? '', /Whitelist/);
        await ask(page, 'someone');
        assert.match((await firstTitle(page)) ?? '', /Make someone an operator/);
        assert.ok(requests.some((path) => /\/embedded-engine-/.test(path)));
      },
      { before: prepare, expected: /search-worker|Failed to load resource/ },
    );
  });
}

test('an index that cannot be had is an error that Retry mends', async () => {
  await site.visit(
    GUIDE,
    async ({ page }) => {
      await page.context().route(/search-index/, (route) => route.abort());
      const { root, options } = await openDialog(page);
      await ask(page, 'whitelist');
      await root.getByText('Unable to fetch results').waitFor();
      await page.context().unroute(/search-index/);
      await root.getByRole('button', { name: 'Retry' }).click();
      await options.first().waitFor();
    },
    { expected: /The search has failed|Failed to load resource|search-index/ },
  );
});

test('after a deployment an open page searches what is there now', async () => {
  const own = await openSearchSite('embedded');
  const guide = (title: string): string =>
    `---\ntitle: ${title}\n---\n\nEverything about the ${title.toLowerCase()}.\n`;
  try {
    await own.visit(
      GUIDE,
      async ({ page }) => {
        await page.clock.install();
        const { options } = await openDialog(page);
        await ask(page, 'whitelist');
        assert.equal(await options.count(), 1);
        await page.keyboard.press('Escape');
        await page.clock.runFor(61_000);
        await own.rebuild(
          new Map([
            ['content/docs/minecraft/zebra.md', guide('Zebra plugin')],
            ['content/docs/minecraft/whitelist.md', guide('Guest list')],
          ]),
        );
        await openDialog(page);
        await ask(page, 'zebra');
        assert.match((await firstTitle(page)) ?? '', /Zebra plugin/);
        await ask(page, 'guest list');
        await page.keyboard.press('Enter');
        await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Guest list');
        // At once: the files that the open index names are gone.
        await openDialog(page);
        await own.rebuild(new Map([['content/docs/minecraft/operators.md', guide('Someone in charge')]]));
        await ask(page, 'someone');
        assert.match((await firstTitle(page)) ?? '', /Someone in charge/);
      },
      { expected: /404|Failed to load resource/ },
    );
  } finally {
    await own.close();
  }
});

// The hosted search with the index of the site behind it.

const FAILED = /Failed to load resource|The search has failed|4\d\d|50\d|ERR_/;

test('when every host of the service fails, the index of the site answers, and the service is left alone for two minutes', async () => {
  const both = await openSearchSite('hosted', { fallback: true });
  try {
    for (const fault of [
      { kind: 'drop' },
      { kind: 'status', status: 503 },
      { kind: 'status', status: 403 },
    ] as const) {
      await both.visit(
        GUIDE,
        async ({ page }) => {
          await page.clock.install();
          const engines: string[] = [];
          await page.exposeFunction('noteEngine', (name: string) => engines.push(name));
          await page.evaluate(() => {
            document.addEventListener('helpsite:search', (event) => {
              const { engine } = (event as CustomEvent<{ readonly engine: string }>).detail;
              (Reflect.get(globalThis, 'noteEngine') as (text: string) => void)(engine);
            });
          });
          const { options } = await openDialog(page);
          both.service.setFaults({ fault });
          await ask(page, 'whitelist');
          assert.match((await firstTitle(page)) ?? '', /Whitelist/);
          await page.clock.runFor(900);
          assert.deepEqual(engines, ['embedded']);
          both.service.setFaults();
          const asked = both.service.requests.length;
          await ask(page, 'someone');
          assert.match((await firstTitle(page)) ?? '', /Make someone an operator/);
          assert.equal(both.service.requests.length, asked, 'not within two minutes');
          await page.clock.runFor(121_000);
          await ask(page, 'mods');
          assert.equal(await options.count(), 3);
          assert.equal(both.service.requests.length, asked + 1);
          await page.clock.runFor(900);
          assert.equal(engines.at(-1), 'hosted');
        },
        { expected: FAILED },
      );
    }
    await both.visit(
      RESULTS,
      async ({ page }) => {
        both.service.setFaults({ fault: { kind: 'drop' } });
        await page.locator('main input[type=search]').fill('whitelist');
        await page.keyboard.press('Enter');
        await page.locator('.result').first().waitFor();
        await page.getByText('One document found').waitFor();
      },
      { expected: FAILED },
    );
  } finally {
    await both.close();
  }
});

test('6.7.6 hits of the service are brought to this site, unless they match the external pattern', async () => {
  const own = await openSearchSite('hosted', {
    externalUrlPattern: '^https://wiki\\.',
    replacePathname: { from: '/old/', to: '/docs/' },
  });
  try {
    await own.visit(HOME, async ({ page, origin }) => {
      const hit = (url: string): object => ({
        objectID: url,
        url,
        type: 'lvl1',
        content: null,
        hierarchy: { lvl0: 'Topic', lvl1: url, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
      });
      const urls = {
        'https://www.example.com/help/docs/minecraft/whitelist?x=1#a': '/help/docs/minecraft/whitelist#a',
        '/docs/minecraft/whitelist': '/help/docs/minecraft/whitelist',
        'https://staging.example.com/help/old/minecraft/whitelist': '/help/docs/minecraft/whitelist',
        'https://wiki.example.com/Page?x=1#a': 'https://wiki.example.com/Page?x=1#a',
      };
      const hits = Object.keys(urls).map(hit);
      own.service.setFaults({
        fault: {
          kind: 'body',
          body: JSON.stringify({ results: [{ hits, nbHits: 4, page: 0, nbPages: 1, hitsPerPage: 20 }] }),
        },
      });
      const { options } = await openDialog(page);
      await ask(page, 'x');
      assert.deepEqual(
        await options.evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
        Object.values(urls),
      );
      await page.keyboard.press('Enter');
      await page.waitForURL(`${origin}/help/docs/minecraft/whitelist#a`);
      await findDialog(page).root.waitFor({ state: 'detached' });
    });
  } finally {
    await own.close();
  }
});
