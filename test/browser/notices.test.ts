/** Notices in the browser (behaviours.md 20.4): they come and go with the clock, and what was closed stays closed. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { findBarriers } from './check-access.ts';
import { ABOUT, HOME, LONG, MAPS, openComfortSite, PHONE } from './comfort-site.ts';

const SOON = new Date(Date.now() + 3_600_000);
const LATER = new Date(Date.now() + 2 * 3_600_000);

const site = await openComfortSite(
  {},
  new Map([
    [
      'config/notices.json',
      JSON.stringify([
        { id: 'slow', message: 'Everything is slow.', level: 'outage', href: 'https://status.example.com' },
        {
          message: 'Maps move.',
          level: 'maintenance',
          where: 'games/worlds/maps',
          from: SOON.toISOString(),
          until: LATER.toISOString(),
        },
        { message: 'Games are fine again.', level: 'resolved', where: 'games', closeable: false },
      ]),
    ],
  ]),
);
after(() => site.close());

const SLOW = 'Everything is slow.';
const MOVE = 'Maps move.';

test('20.4.4 a notice that has not begun appears when its time comes, and goes when it is over', async () => {
  await site.visit(
    MAPS,
    async ({ page }) => {
      await page.getByText(SLOW).waitFor();
      await page.getByText('Games are fine again.').waitFor();
      assert.equal(await page.getByText(MOVE).isVisible(), false);
      await page.clock.runFor(3_600_000);
      await page.getByText(MOVE).waitFor();
      await page.clock.runFor(3_600_000);
      await page.getByText(MOVE).waitFor({ state: 'hidden' });
    },
    { before: (page) => page.clock.install({ time: Date.now() }) },
  );
});

test('20.4.4 what the build could not know yet is right from the first moment, and nothing moves', async () => {
  await site.visit(
    MAPS,
    async ({ page }) => {
      await page.getByText(MOVE).waitFor();
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
            }).observe({ type: 'layout-shift', buffered: true });
            setTimeout(() => resolve(sum), 0);
          }),
      );
      assert.equal(shift, 0);
    },
    { before: (page) => page.clock.setFixedTime(SOON.getTime() + 60_000) },
  );
});

test('20.4.6 a closed notice stays closed: here, on the next page, in the other tab', async () => {
  await site.visit(LONG, async ({ page, openTab }) => {
    const other = await openTab(ABOUT);
    await other.getByText(SLOW).waitFor();
    const bar = page.locator('[data-notice=slow]');
    await bar.getByRole('button', { name: 'Close' }).click();
    await bar.waitFor({ state: 'hidden' });
    assert.equal(await page.evaluate(() => document.activeElement?.className), 'brand');
    await other.getByText(SLOW).waitFor({ state: 'hidden' });
    await page.goto(site.origin + HOME);
    assert.equal(await page.getByText(SLOW).isVisible(), false);
    await page.goto(site.origin + MAPS);
    assert.equal(await page.locator('.notice.admonition-success button').count(), 0);
  });
});

for (const [name, options] of [
  ['1280 px', {}],
  ['390 px', PHONE],
] as const)
  test(`no barrier with notices: ${name}`, async () => {
    await site.visit(
      MAPS,
      async ({ page }) => {
        for (const theme of ['dark', 'light']) {
          await page.evaluate((to) => void (document.documentElement.dataset['theme'] = to), theme);
          assert.deepEqual(await findBarriers(page), []);
        }
      },
      options,
    );
  });

test('20.4.7 without a script the decision of the build holds', async () => {
  await site.visit(
    MAPS,
    async ({ page }) => {
      await page.getByText(SLOW).waitFor();
      assert.equal(await page.getByText(MOVE).isVisible(), false);
    },
    { javaScriptEnabled: false },
  );
});
