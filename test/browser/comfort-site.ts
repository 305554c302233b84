/** A small site with something of everything that scripts make more comfortable, behind its preview. */
import assert from 'node:assert/strict';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { SiteInput } from '../../src/build/config/input.ts';
import { startHelpsite } from '../run-helpsite.ts';
import { makeFolder, type SiteFiles, writeSite } from '../site-fixture.ts';
import { launchBrowser, openPage, serveSite } from './served-site.ts';

/** A page with all blocks, long enough to scroll. */
export const LONG = '/help/docs/long';
/** A guide in another category. */
export const MAPS = '/help/docs/games/worlds/maps';
export const HOME = '/help/';
/** A guide with tabs of which none is open at first. */
export const TABS = '/help/docs/tabs';
/** A guide that no sidebar shows but its own; there it is the first entry. */
export const UNLISTED = '/help/docs/unlisted';
/** A page outside the docs. */
export const ABOUT = '/help/about';

const paragraph =
  'A server keeps its worlds in folders, and each of them can be saved, moved and restored. '.repeat(6);
const section = (name: string): string => `## ${name}\n\n${paragraph}\n\n${paragraph}\n\n${paragraph}\n`;

const LONG_GUIDE = `---
title: Long guide
sidebar_position: 1
---

Everything in one guide. See [the maps](./games/worlds/maps.md) and [a place](#third).

## First

${paragraph}

\`\`\`bash
echo short
\`\`\`

\`\`\`bash title="start.sh"
java -Xmx8G -jar server.jar --with-an-option-that-is-much-longer-than-any-window-would-like-it-to-be=yes --and-another-one-of-the-same-kind
\`\`\`

<Tabs groupId="os" queryString="os">
<TabItem value="windows" label="Windows">

Text for Windows.

</TabItem>
<TabItem value="linux" label="Linux">

Text for Linux. ${paragraph}

\`\`\`bash
java -Xmx8G -jar server.jar --with-an-option-that-is-much-longer-than-any-window-would-like-it-to-be=yes --and-another-one-of-the-same-kind
\`\`\`

### In Linux

${paragraph}

</TabItem>
<TabItem value="macos" label="macOS">

Text for macOS.

</TabItem>
</Tabs>

${paragraph}

<Tabs groupId="os">
<TabItem value="windows" label="Windows">

Second text for Windows.

</TabItem>
<TabItem value="linux" label="Linux">

Second text for Linux.

</TabItem>
</Tabs>

## Second

![A wide plan of the server](./plan.svg)

![A small mark](./mark.svg)

<details>
<summary>More about it</summary>

Outer text.

<details>
<summary>Still more</summary>

Inner text.

</details>

</details>

${section('Third')}
${section('Fourth')}
${section('Fifth')}
`;

const drawing = (width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="#357"/><circle cx="50%" cy="50%" r="25%" fill="#9cf"/></svg>\n`;

const guide = (title: string): string =>
  `---\ntitle: ${title}\n---\n\n${paragraph}\n\n## Steps\n\n${paragraph}\n`;

function listFiles(site: SiteInput): SiteFiles {
  return new Map([
    ['config/site.json', JSON.stringify({ title: 'Help centre', ...site })],
    [
      'config/navigation.json',
      JSON.stringify({
        promo: { label: 'Get 10% off', href: 'https://www.example.com/' },
        links: [
          { label: 'Website', href: 'https://www.example.com/' },
          { label: 'About', href: '/about' },
        ],
      }),
    ],
    [
      'content/pages/about.md',
      `---\ntitle: About\n---\n\n${paragraph.repeat(12)}\n\n![A wide plan](/plan.svg)\n`,
    ],
    ['content/static/plan.svg', drawing(1600, 900)],
    ['content/docs/plan.svg', drawing(1600, 900)],
    ['content/docs/mark.svg', drawing(80, 80)],
    ['content/docs/long.md', LONG_GUIDE],
    [
      'content/docs/tabs.md',
      '---\ntitle: Closed tabs\nsidebar_position: 9\n---\n\n<Tabs defaultValue={null}>\n<TabItem value="a" label="A">\n\nFirst text.\n\n</TabItem>\n<TabItem value="b" label="B">\n\nOther text.\n\n</TabItem>\n</Tabs>\n',
    ],
    [
      'content/docs/unlisted.md',
      `---\ntitle: Unlisted\nsidebar_position: 0\nunlisted: true\n---\n\nText. See [the maps](./games/worlds/maps.md).\n`,
    ],
    ['content/docs/games/_category_.json', JSON.stringify({ label: 'Games', position: 2 })],
    ['content/docs/games/first.md', guide('First game')],
    [
      'content/docs/games/worlds/_category_.json',
      JSON.stringify({ label: 'Worlds', link: { type: 'generated-index' } }),
    ],
    ['content/docs/games/worlds/maps.md', guide('Maps')],
    ['content/docs/games/worlds/saves.md', guide('Saves')],
    [
      'content/docs/panel/_category_.json',
      JSON.stringify({ label: "The panel's <parts>", position: 3, link: { type: 'generated-index' } }),
    ],
    ['content/docs/panel/console.md', guide('Console')],
    ['content/docs/panel/files.md', guide('Files')],
  ]);
}

export interface ComfortSite {
  readonly origin: string;
  readonly browser: Browser;
  /** Opens the address in a context of its own for as long as `use` takes; nothing may go wrong meanwhile. */
  readonly visit: (
    path: string,
    use: (visit: Visit) => Promise<void>,
    options?: VisitOptions,
  ) => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface Visit {
  readonly page: Page;
  /** Paths asked for so far. */
  readonly requests: readonly string[];
  /** Another tab of the same browser on the same site. */
  readonly openTab: (path: string) => Promise<Page>;
}

export interface VisitOptions extends BrowserContextOptions {
  /** Runs before the page's own scripts, in every document. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Messages that are expected. */
  readonly expected?: RegExp;
}

export const PHONE = { viewport: { width: 390, height: 800 }, hasTouch: true } as const;

/** Builds the site with this configuration, serves it and starts a browser. `files` come in addition, or instead of others. */
export function openComfortSite(config: SiteInput, files: SiteFiles = new Map()): Promise<ComfortSite> {
  return openSite(new Map([...listFiles(config), ...files]));
}

/** The same of these files alone. */
export async function openSite(files: SiteFiles): Promise<ComfortSite> {
  const folder = makeFolder();
  const outDir = `${folder.path}/out`;
  writeSite(`${folder.path}/site`, files);
  const built = await startHelpsite(['build', `${folder.path}/site`, '--out-dir', outDir, '--no-cache'])
    .ended;
  assert.equal(built.exitCode, 0, built.stderr);
  const [server, browser] = await Promise.all([
    serveSite({ root: `${folder.path}/site`, outDir }),
    launchBrowser(),
  ]);
  const { origin } = server;
  return {
    origin,
    browser,
    async visit(path, use, { before, expected, ...options } = {}) {
      const { page, takeProblems } = await openPage(browser, origin, options);
      const requests: string[] = [];
      page.on('request', (request) => requests.push(new URL(request.url()).pathname));
      try {
        await before?.(page);
        await page.goto(origin + path, { waitUntil: 'load' });
        const openTab = async (other: string): Promise<Page> => {
          const tab = await page.context().newPage();
          await tab.goto(origin + other, { waitUntil: 'load' });
          return tab;
        };
        await use({ page, requests, openTab });
        assert.deepEqual(
          takeProblems().filter((problem) => expected?.test(problem) !== true),
          [],
        );
      } finally {
        await page.context().close();
      }
    },
    async close() {
      await browser.close();
      await server.stop();
      folder.end();
    },
  };
}

/** The reader's first sign of life; resolves when the comforts are there. */
export async function wakeUp(page: Page): Promise<void> {
  await page.mouse.move(200, 300);
  await page.mouse.move(210, 310);
  await page.locator('.to-top').waitFor({ state: 'attached' });
  await page.waitForFunction(() =>
    [...document.styleSheets].some(({ ownerNode }) => ownerNode?.parentNode === document.body),
  );
}

export const focusedLabel = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent?.trim() ?? '');
