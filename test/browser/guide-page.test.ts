/** How soon a guide answers, on every width and without scripts (behaviours.md 18). */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Page } from 'playwright-core';
import { openComfortSite } from './comfort-site.ts';

const GUIDE = `---
title: Change the port
type: how-to
applies_to: "Servers on Linux; Servers on Windows"
---

What it is for.

## Before you start

- A server
- A panel
- A minute

## Why

${'Words that explain. '.repeat(100)}

## Do it

1. Type it.

   \`\`\`text title="logs/server/averylongfolder/averylongname.properties"
   port=1
   \`\`\`

## What fails

| What you see | Meaning | Do this |
|---|---|---|
| \`io.netty.channel.ConnectTimeoutException\` | No answer | Open \`server/averylongfolder/server.properties\` |
| Nothing | | Wait |

| A | B | C | D | E |
|---|---|---|---|---|
| one | two | three | four | five |

| Tier | Memory |
|:-----|-------:|
| Small | 2 GB |

## Related guides

- [Other](./other.md)
`;

const site = await openComfortSite(
  {},
  new Map([
    ['content/docs/guide.md', GUIDE],
    ['content/docs/other.md', '# Other\n\nText.\n'],
    ['content/docs/zones/far/away.md', '# A page far away from home\n\nText.\n'],
  ]),
);
after(() => site.close());

/** The guide at a width, without a script unless it is asked for. */
const visit = (width: number, use: (page: Page) => Promise<void>, javaScriptEnabled = false): Promise<void> =>
  site.visit('/help/docs/guide', ({ page }) => use(page), {
    viewport: { width, height: 800 },
    javaScriptEnabled,
  });

const needs = (page: Page) => page.getByText('A panel', { exact: true });

test('18.1 above the text stand breadcrumbs, title and what the guide is for; the rest is at its end', async () => {
  await visit(1440, async (page) => {
    const applies = page.getByRole('list', { name: 'Applies to' }).getByRole('listitem');
    assert.deepEqual(await applies.allTextContents(), ['Servers on Linux', 'Servers on Windows']);
    assert.equal(await page.locator('article').getByText('min read').count(), 0);
    assert.equal(await page.locator('.neighbours ~ .page-end').getByText('2 min read').count(), 1);
  });
});

test('18.2.1 what a reader needs is one line on a phone, which opens it, and open elsewhere and on paper', async () => {
  await visit(360, async (page) => {
    const line = page.locator('.fold > summary');
    assert.equal(await line.innerText(), '3 points');
    assert.equal(await needs(page).isVisible(), false);
    await line.click();
    await needs(page).waitFor();
    assert.equal(await page.getByRole('heading', { name: 'Before you start' }).count(), 1);
  });
  await visit(640, async (page) => {
    assert.equal(await needs(page).isVisible(), true);
    assert.equal(await page.locator('.fold > summary').isVisible(), false);
  });
  await visit(360, async (page) => {
    await page.emulateMedia({ media: 'print' });
    assert.equal(await needs(page).isVisible(), true);
    assert.equal(await page.locator('.fold > summary').isVisible(), false);
  });
});

test('18.2.2 a link leads to steps that are far below', async () => {
  await visit(360, async (page) => {
    await page.getByRole('link', { name: 'Go to the steps' }).click();
    await page.waitForURL('**#do-it');
  });
});

test('18.6.2 on a phone the breadcrumbs are one line, and the page itself is heard', async () => {
  await site.visit(
    '/help/docs/zones/far/away',
    async ({ page }) => {
      const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
      assert.match(await crumbs.ariaSnapshot(), /zones[^]*far[^]*A page far away from home/);
      const list = await crumbs.getByRole('list').boundingBox();
      const first = await crumbs.getByRole('listitem').first().boundingBox();
      assert.equal(list?.height, first?.height, 'one line');
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
    },
    { viewport: { width: 360, height: 800 } },
  );
});

test('18.3.1 tables are cards on a phone, all in sight, and stay tables for screen readers', async () => {
  await visit(360, async (page) => {
    const table = page.getByRole('table').first();
    assert.deepEqual(await table.getByRole('columnheader').allTextContents(), [
      'What you see',
      'Meaning',
      'Do this',
    ]);
    assert.equal(await table.getByRole('row').count(), 3);
    const cells = table.getByRole('cell');
    for (const cell of await cells.all()) {
      const box = await cell.boundingBox();
      if (box !== null && box.height > 0) assert.ok(box.x >= 0 && box.x + box.width <= 360, 'in sight');
    }
    const label = await cells.nth(2).evaluate((cell) => getComputedStyle(cell, '::before').content);
    assert.match(label, /Do this.*: /);
    assert.match(await table.ariaSnapshot(), /row "io\.netty[^"]* No answer Open/);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
  });
  await visit(1024, async (page) => {
    assert.equal(
      await page
        .locator('table')
        .first()
        .evaluate((table) => getComputedStyle(table).display),
      'table',
    );
  });
});

test('38.7 in a card every cell begins at one edge, whatever the alignment of its column', async () => {
  const alignOf = (page: Page): Promise<string> =>
    page.getByRole('cell', { name: '2 GB' }).evaluate((cell) => getComputedStyle(cell).textAlign);
  await visit(360, async (page) => assert.equal(await alignOf(page), 'start'));
  await visit(1024, async (page) => assert.equal(await alignOf(page), 'end'));
});

test('18.3.2 a table of five columns scrolls below its first column', async () => {
  await visit(360, async (page) => {
    const first = page.locator('.wide tbody td').first();
    assert.equal(await first.evaluate((cell) => getComputedStyle(cell).position), 'sticky');
    assert.equal(
      await page.locator('.wide table').evaluate((table) => getComputedStyle(table).display),
      'table',
    );
  });
});

test('18.4 between 997 and 1279 px the contents open from their button, which is alone in its bar', async () => {
  await visit(1100, async (page) => {
    assert.equal(await page.locator('.contents').isVisible(), false);
    assert.equal(await page.getByRole('navigation', { name: 'Docs sidebar' }).isVisible(), true);
    assert.deepEqual(
      (await page.locator('.sub-bar button:visible').allTextContents()).map((text) => text.trim()),
      ['On this page'],
    );
    await page.getByRole('button', { name: 'On this page' }).click();
    await page.locator('.contents a').first().waitFor();
  });
});

test('18.6.1 on a phone no word is cut, and nothing moves while the page loads', async () => {
  await visit(
    360,
    async (page) => {
      const cut = await page.evaluate(() => {
        const range = document.createRange();
        const found: string[] = [];
        for (const code of document.querySelectorAll('article :is(code, .code-title)')) {
          if (code.closest('pre, thead') !== null) continue;
          for (const node of code.childNodes) {
            range.selectNodeContents(node);
            const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (tops.size > 1) found.push(node.textContent ?? '');
          }
        }
        return found;
      });
      assert.deepEqual(cut, []);
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries())
                sum += (entry as PerformanceEntry & { value: number }).value;
            }).observe({ type: 'layout-shift', buffered: true });
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
          }),
      );
      assert.equal(shift, 0);
    },
    true,
  );
});
