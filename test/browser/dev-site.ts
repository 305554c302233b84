/** A site being written, behind a real `helpsite dev`, in a real browser. */
import assert from 'node:assert/strict';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { startDev } from '../dev-server.ts';
import { makeFolder } from '../site-fixture.ts';
import { launchBrowser, openPage } from './served-site.ts';

/** Path relative to the root → text. */
type Files = Readonly<Record<string, string>>;

const paragraph = 'A server keeps its worlds in folders, and each can be saved, moved and restored. '.repeat(
  8,
);

/** A guide with everything that a reader can open, choose and type into. */
export function writeLong(last: string, title = 'Long guide'): string {
  return `---
title: ${title}
sidebar_position: 1
---

Begin here.

<Tabs>
<TabItem value="windows" label="Windows">

Use the Windows way.

</TabItem>
<TabItem value="linux" label="Linux">

Use the Linux way.

</TabItem>
</Tabs>

<details>
<summary>More</summary>

Hidden words.

</details>

## First

${paragraph}

## Second

${paragraph}

${paragraph}

## Third

${last}

${paragraph}

${paragraph}
`;
}

export const FILES: Files = {
  'config/site.json': '{ "title": "Help centre" }',
  'content/docs/long.md': writeLong('The last words.'),
  'content/docs/other.md':
    '---\ntitle: Other guide\nsidebar_position: 2\n---\n\nSee [the long one](./long.md).\n',
  'content/docs/games/world.md': '---\ntitle: World\n---\n\nSee [the long one](../long.md).\n',
  'content/docs/unready.md': '---\ntitle: Unready\ndraft: true\nsidebar_position: 9\n---\n\nNot yet.\n',
};

export const LONG = '/help/docs/long';
export const OTHER = '/help/docs/other';

export type DevSite = Awaited<ReturnType<typeof openDevSite>>;

/** Starts both; `close` ends both. `env` is the server's. */
export async function openDevSite(files: Files = FILES, env: Readonly<Record<string, string>> = {}) {
  const folder = makeFolder();
  const root = folder.path;
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    // As most editors save: a new file takes the old one's place.
    writeFileSync(join(root, `${path}~`), text);
    renameSync(join(root, `${path}~`), join(root, path));
  };
  for (const [path, text] of Object.entries(files)) write(path, text);
  const [server, browser] = await Promise.all([startDev(root, [], env), launchBrowser()]);

  /** Opens a page for as long as `use` takes; nothing may go wrong meanwhile but what `expected` matches. */
  async function visit(path: string, use: (page: Page) => Promise<void>, expected = /^$/): Promise<void> {
    const { page, takeProblems } = await openPage(browser, server.origin);
    try {
      // The compiler of the tests names functions with this, and some of them run in the page.
      await page.addInitScript('globalThis.__name = (named) => named;');
      await page.goto(server.origin + path, { waitUntil: 'load' });
      await page.evaluate(() => Object.assign(globalThis, { isFirst: true }));
      await use(page);
      assert.deepEqual(
        takeProblems().filter((problem) => !expected.test(problem)),
        [],
      );
    } finally {
      await page.context().close();
    }
  }

  return {
    root,
    server,
    write,
    visit,
    async close(): Promise<void> {
      await browser.close();
      await server.stop();
      folder.end();
    },
  };
}

/** Whether the page has not been loaded again since it was opened. */
export async function isFirst(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isFirst' in globalThis);
}

/** Waits until the page's text holds these words. */
export async function shows(page: Page, words: string, selector = 'body'): Promise<void> {
  await page.waitForFunction(
    ([text, where]) => document.querySelector(where)?.textContent?.includes(text),
    [words, selector] as const,
    { timeout: 20_000 },
  );
}

/** Waits until the panel of dev says these words; empty: until there is none that is open. */
export async function panelSays(page: Page, words: string): Promise<void> {
  await page.waitForFunction(
    (text) => {
      const root = document.querySelector('helpsite-dev')?.shadowRoot;
      return text === ''
        ? !root?.querySelector('.panel')
        : [...(root?.children ?? [])].some((part) => part.textContent?.includes(text));
    },
    words,
    { timeout: 20_000 },
  );
}
