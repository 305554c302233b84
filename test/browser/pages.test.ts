/** Pages of every kind in a real browser: nothing goes wrong, nothing bars anyone, nothing is wider than the screen. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { type BuiltSite, buildSite, listSites } from '../built-sites.ts';
import { findBarriers, findOverflow } from './check-access.ts';
import { addressOf, launchWindowless, openPage, serveSite } from './served-site.ts';

/** How many pages of each site are looked at; `HELPSITE_ALL=1`: all. */
const SAMPLE = { ours: 12, others: 3 };

const THEMES = ['dark', 'light'] as const;
const WIDTHS = [1280, 390] as const;

/** The first page of each kind, then others at even distances. */
function pickPages({ outDir, files, isOurs }: BuiltSite): readonly string[] {
  const pages = files.filter((file) => kindOf(outDir, file) !== 'page-redirect');
  if (process.env['HELPSITE_ALL'] === '1') return pages;
  const kinds = new Map(pages.toReversed().map((file) => [kindOf(outDir, file), file]));
  const wanted = isOurs ? SAMPLE.ours : SAMPLE.others;
  const step = Math.max(1, Math.floor(pages.length / wanted));
  return [...new Set([...kinds.values(), ...pages.filter((_, index) => index % step === 0)])].slice(
    0,
    Math.max(wanted, kinds.size),
  );
}

function kindOf(outDir: string, file: string): string {
  return /<body class="([\w-]+)/.exec(readFileSync(join(outDir, file), 'utf8'))?.[1] ?? '';
}

const browser = await launchWindowless();
after(() => browser.close());

for (const source of listSites()) {
  describe(source.name, async () => {
    const site = await buildSite(source);
    const server = await serveSite(site);
    const { page, takeProblems } = await openPage(browser, server.origin);
    after(async () => {
      await page.context().close();
      await server.stop();
    });

    for (const file of pickPages(site)) {
      test(file, async () => {
        const faults: string[] = [];
        const isMissing = file.endsWith('404.html');
        await page.setViewportSize({ width: 1280, height: 800 });
        const address = isMissing ? `${site.base}no/such/page` : addressOf(file, site.base);
        const response = await page.goto(new URL(address, server.origin).href, { waitUntil: 'load' });
        assert.equal(response?.status(), isMissing ? 404 : 200);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          for (const theme of THEMES) {
            await page.evaluate((name) => void (document.documentElement.dataset['theme'] = name), theme);
            faults.push(
              ...(await findBarriers(page, site.isOurs)).map(
                (barrier) => `${theme}, ${width} px: ${barrier}`,
              ),
            );
          }
        }
        for (const width of [390, 320]) {
          await page.setViewportSize({ width, height: 800 });
          faults.push(...(await findOverflow(page)).map((line) => `${width} px: ${line}`));
        }
        faults.push(...takeProblems().filter((problem) => !isMissing || !/\b404\b/.test(problem)));
        assert.equal(faults.length, 0, faults.slice(0, 12).join('\n'));
      });
    }
  });
}
