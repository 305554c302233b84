/** What a reader fills in about a server of their own (behaviours.md 20.3): it shows, is copied, and stays in the browser. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Page } from 'playwright-core';
import { findBarriers } from './check-access.ts';
import { LONG, openComfortSite, PHONE, wakeUp } from './comfort-site.ts';

const JOIN = '/help/docs/join';
const PORTS = '/help/docs/ports';

const site = await openComfortSite(
  {},
  new Map([
    [
      'content/docs/join.md',
      '---\ntitle: Join\n---\n\nThe way in.\n\n1. Type `{your.address}:{your.port}` or `[x]:{your.port}`.\n2. See [ports](./ports.md).\n\n```bash vars\nping -n 20 {your.address} # {your.name}\n```\n',
    ],
    [
      'content/docs/ports.md',
      '---\ntitle: Ports\nyour: { port: 8211 }\n---\n\nOpen {your.port} of {your.address}.\n',
    ],
  ]),
);
after(() => site.close());

const panel = (page: Page) => page.locator('.your');
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const texts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('article [data-your]')].map(({ textContent }) => textContent ?? ''),
  );
const stored = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

async function openPanel(page: Page): Promise<void> {
  await panel(page).locator('summary').click();
  await field(page, 'Address').waitFor();
}

async function waitForText(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => document.querySelector('article')?.textContent?.includes(wanted),
    text,
  );
}

test('20.3.1 without a script the page is complete, and says what is an example', async () => {
  await site.visit(
    JOIN,
    async ({ page }) => {
      assert.deepEqual(await texts(page), ['203.0.113.10', '25565', '25565', '203.0.113.10', 'My server']);
      await panel(page).locator('summary').click();
      await page.getByText('Use those of your own server').waitFor();
    },
    { javaScriptEnabled: false },
  );
});

test('20.3.2 nothing is loaded for it before somebody comes near, and nothing is ever sent', async () => {
  await site.visit(JOIN, async ({ page, requests }) => {
    assert.ok(!requests.some((path) => /panel|fill|page-parts/.test(path)), requests.join());
    const sent: string[] = [];
    page.on('request', (request) => {
      if (
        request.method() !== 'GET' ||
        /play\.example|25570/.test(request.url() + (request.postData() ?? ''))
      )
        sent.push(request.url());
    });
    await openPanel(page);
    await field(page, 'Address').fill('play.example.com');
    await field(page, 'Port').fill('25570');
    await waitForText(page, 'play.example.com:25570');
    assert.deepEqual(sent, []);
  });
});

test('20.3.7 stored values are there when the text first shows: nothing moves', async () => {
  let release = (): void => {};
  const painted = new Promise<void>((resolve) => (release = resolve));
  await site.visit(
    JOIN,
    async ({ page }) => {
      await waitForText(page, 'a-long-name.of-a-server.play.example.com:7777');
      const shift = await page.evaluate(async () => {
        // Two frames later everything that moved has been noted.
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        return (globalThis as unknown as { readonly shift: number }).shift;
      });
      assert.equal(shift, 0);
      assert.ok(await page.getByText('The way in.').isVisible());
    },
    {
      before: async (page) => {
        await page.exposeFunction('notePaint', release);
        await page.addInitScript(() => {
          const values = { address: 'a-long-name.of-a-server.play.example.com', port: '7777' };
          const until = Date.now() + 1e9;
          localStorage.setItem('helpsite.yours', JSON.stringify({ values, until }));
          const seen = globalThis as unknown as { shift: number; notePaint: () => void };
          seen.shift = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              seen.shift += (entry as unknown as { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          new PerformanceObserver(() => seen.notePaint()).observe({ type: 'paint', buffered: true });
        });
        // What fills them in is slower than the first picture.
        await page.route('**/fill-*.js', async (route) => {
          await painted;
          await route.continue();
        });
      },
    },
  );
  await site.visit(
    JOIN,
    async ({ page }) => {
      await page.getByText('The way in.').waitFor();
      assert.equal((await texts(page))[0], '203.0.113.10');
    },
    {
      before: async (page) => {
        await page.addInitScript(() => localStorage.setItem('helpsite.yours', 'tab'));
        await page.route('**/{fill,page-parts}-*.js', (route) => route.abort());
      },
      expected: /ERR_FAILED|Failed to fetch/,
    },
  );
});

test('20.3.3 text, code and contents show the values; what is copied holds them; a wrong one is told and not shown', async () => {
  await site.visit(JOIN, async ({ page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPanel(page);
    await field(page, 'Address').fill('play.example.com:25570');
    await field(page, 'Address').press('Tab');
    await field(page, 'Name').fill('<img src=x onerror=alert(1)>');
    await waitForText(page, '<img');
    assert.deepEqual(await texts(page), [
      'play.example.com',
      '25570',
      '25570',
      'play.example.com',
      '<img src=x onerror=alert(1)>',
    ]);
    assert.equal(await page.locator('article img').count(), 0);
    assert.equal(await field(page, 'Port').inputValue(), '25570');
    await page.locator('.code .copy').click();
    assert.equal(
      await page.evaluate(() => navigator.clipboard.readText()),
      'ping -n 20 play.example.com # <img src=x onerror=alert(1)>',
    );
    await field(page, 'Port').fill('99999');
    await field(page, 'Port').press('Tab');
    await page.getByText('Type a number from 1 to 65535.').waitFor();
    assert.equal((await texts(page))[1], '25565');
    assert.deepEqual(await findBarriers(page), []);
    await field(page, 'Address').fill('2001:db8::1');
    await waitForText(page, '[2001:db8::1]:25565');
    assert.equal((await texts(page))[3], '2001:db8::1');
  });
});

test('20.3.4 at first the values go with the tab; kept ones are there for every tab, and one click clears them', async () => {
  await site.visit(JOIN, async ({ page, openTab }) => {
    await openPanel(page);
    await field(page, 'Address').fill('play.example.com');
    await waitForText(page, 'play.example.com');
    assert.ok(!(await page.evaluate(() => JSON.stringify({ ...localStorage }))).includes('play.example'));
    await page.reload();
    await waitForText(page, 'play.example.com');
    const other = await openTab(JOIN);
    assert.equal((await texts(other))[0], '203.0.113.10');
    await openPanel(page);
    await page.getByLabel('Remember for 30 days').check();
    await waitForText(other, 'play.example.com');
    const third = await openTab(PORTS);
    await waitForText(third, '8211 of play.example.com');
    await page.getByRole('button', { name: 'Clear' }).click();
    for (const tab of [page, other, third]) {
      await waitForText(tab, '203.0.113.10');
      assert.ok(!(await stored(tab)).includes('play.example'));
    }
  });
});

test('20.3.5 values are there on the pages that take its place, on the way back, and end after 30 days', async () => {
  await site.visit(JOIN, async ({ page }) => {
    await openPanel(page);
    await field(page, 'Address').fill('play.example.com');
    await page.getByLabel('Remember for 30 days').check();
    await page.getByRole('link', { name: 'ports', exact: true }).first().click();
    await waitForText(page, '8211 of play.example.com');
    await page.goBack();
    await waitForText(page, 'play.example.com:25565');
    await openPanel(page);
    assert.equal(await field(page, 'Address').inputValue(), 'play.example.com');
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('helpsite.yours') ?? '{}') as object;
      localStorage.setItem('helpsite.yours', JSON.stringify({ ...kept, until: Date.now() - 1 }));
    });
    await page.reload();
    await page.waitForFunction(() => localStorage.getItem('helpsite.yours') === null);
    assert.equal((await texts(page))[0], '203.0.113.10');
  });
});

test('20.3.6 with storage denied the values hold for the visit', async () => {
  await site.visit(
    JOIN,
    async ({ page }) => {
      await openPanel(page);
      await field(page, 'Address').fill('play.example.com');
      await waitForText(page, 'play.example.com');
      await page.getByRole('link', { name: 'ports', exact: true }).first().click();
      await waitForText(page, '8211 of play.example.com');
    },
    {
      expected: /storage/i,
      before: (page) =>
        page.addInitScript(() => {
          for (const name of ['localStorage', 'sessionStorage'])
            Object.defineProperty(window, name, {
              get() {
                throw new DOMException('denied', 'SecurityError');
              },
            });
        }),
    },
  );
});

test('20.3.7 no line is added when stored values come, so that hardly anything moves, and a guide without them loads nothing', async () => {
  await site.visit(
    JOIN,
    async ({ page, requests }) => {
      await waitForText(page, 'play.example.com');
      await page.locator('.filled').first().waitFor();
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
            }).observe({ type: 'layout-shift', buffered: true });
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
          }),
      );
      assert.ok(shift < 0.01, String(shift));
      const before = requests.length;
      await page.goto(site.origin + LONG);
      assert.ok(!requests.slice(before).some((path) => /page-parts|fill/.test(path)));
    },
    {
      ...PHONE,
      before: (page) =>
        page.addInitScript(() =>
          localStorage.setItem(
            'helpsite.yours',
            JSON.stringify({ values: { address: 'play.example.com' }, until: Date.now() + 1_000_000 }),
          ),
        ),
    },
  );
});

test('20.3.8 paper shows the values and no panel', async () => {
  await site.visit(JOIN, async ({ page }) => {
    await openPanel(page);
    await field(page, 'Address').fill('play.example.com');
    await waitForText(page, 'play.example.com');
    await wakeUp(page);
    await page.emulateMedia({ media: 'print' });
    assert.equal(await panel(page).isVisible(), false);
    assert.ok(await page.getByText('play.example.com').first().isVisible());
  });
});

test('20.5.5 the page is copied as Markdown with what was filled in; without a script the link leads to the text', async () => {
  await site.visit(JOIN, async ({ page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPanel(page);
    await field(page, 'Address').fill('play.example.com');
    await waitForText(page, 'play.example.com');
    await page.getByRole('link', { name: 'Copy as Markdown' }).click();
    await page.getByText('Copied', { exact: true }).first().waitFor();
    assert.equal(
      await page.evaluate(() => navigator.clipboard.readText()),
      '# Join\n\nThe way in.\n\n1. Type `play.example.com:25565` or `[x]:25565`.\n2. See [ports](/help/docs/ports).\n\n' +
        '```bash\nping -n 20 play.example.com # My server\n```\n',
    );
    assert.equal(new URL(page.url()).pathname, JOIN);
  });
  await site.visit(
    JOIN,
    async ({ page }) => {
      const link = page.getByRole('link', { name: 'Copy as Markdown' });
      assert.equal(await link.getAttribute('href'), `${JOIN}.md`);
      const answer = await fetch(`${site.origin}${JOIN}.md`);
      assert.equal(answer.headers.get('content-type'), 'text/markdown;charset=utf-8');
    },
    { javaScriptEnabled: false },
  );
});
