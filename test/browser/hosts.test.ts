/** Old addresses in a real browser, on real web servers with the rules that helpsite prints for them. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { isMissing, SERVER_NAMES } from '../find-servers.ts';
import { buildAndStart } from '../host-site.ts';
import { launchWindowless, openPage } from './served-site.ts';

let browser: Browser;
before(async () => {
  browser = await launchWindowless();
});
after(() => browser.close());

for (const name of SERVER_NAMES) {
  describe(name, { skip: isMissing(name) }, () => {
    test('14.9 the fragment of an old address arrives, with scripts and without; nothing is stopped or missing', async () => {
      const { host, base } = await buildAndStart(name, '/help/', undefined);
      try {
        for (const javaScriptEnabled of [true, false]) {
          const { page, takeProblems } = await openPage(browser, host.origin, { javaScriptEnabled });
          await page.goto(`${host.origin}${base}docs/old#open-one`);
          assert.equal(page.url(), `${host.origin}${base}docs/net/ports#open-one`);
          await page.getByRole('heading', { name: 'Open one' }).waitFor();
          assert.equal(await page.evaluate(() => document.querySelector(':target')?.id), 'open-one');
          await page.goto(`${host.origin}${base}search?q=ports`);
          if (javaScriptEnabled)
            await page.getByRole('main').getByRole('link', { name: /Ports/ }).first().waitFor();
          assert.deepEqual(takeProblems(), []);
          await page.context().close();
        }
      } finally {
        await host.stop();
      }
    });
  });
}
