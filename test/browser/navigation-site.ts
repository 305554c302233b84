/** The client's site behind its preview, and what tests of navigation do with it. */
import assert from 'node:assert/strict';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { buildSite, listSites } from '../built-sites.ts';
import { launchBrowser, openPage, serveSite } from './served-site.ts';

/** A page that notes what it asks for. */
export interface Visit {
  readonly page: Page;
  /** Paths asked of our server so far, in order. */
  readonly requests: readonly string[];
  readonly takeProblems: () => readonly string[];
  /** False after a reload or a plain load. */
  readonly isSameDocument: () => Promise<boolean>;
}

/** An answer that is held back. */
export interface Gate {
  /** Lets the answers go; resolves when those that were waited for have arrived and had their effect. */
  readonly open: () => Promise<void>;
  /** How often it was asked for. */
  readonly asked: () => number;
}

export interface VisitOptions extends BrowserContextOptions {
  /** Runs before the page's own scripts, in every document. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** True: as most readers. Otherwise the reader saves data, so that only what is clicked is fetched (behaviours.md 1.5.5). */
  readonly fetchesAhead?: boolean;
}

/** For `before`: what the browser says of the reader's connection. */
export function setConnection(page: Page, connection: object): Promise<unknown> {
  return page.addInitScript(
    (value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }),
    connection,
  );
}

export type NavigationSite = Awaited<ReturnType<typeof openNavigationSite>>;

/** Builds and serves the site, and starts a browser; `close` ends both. */
export async function openNavigationSite() {
  const [source] = listSites();
  assert.ok(source);
  const [built, browser] = await Promise.all([buildSite(source), launchBrowser()]);
  const server = await serveSite(built);
  const { origin } = server;

  /** Opens a page in a context of its own, for as long as `use` takes. */
  async function visit(
    path: string,
    use: (visit: Visit) => Promise<void>,
    options: VisitOptions = {},
  ): Promise<void> {
    const { before, fetchesAhead = false, ...contextOptions } = options;
    const { page, takeProblems } = await openPage(browser, origin, contextOptions);
    try {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(new URL(request.url()).pathname));
      if (!fetchesAhead) await setConnection(page, { saveData: true });
      await before?.(page);
      await page.goto(origin + path, { waitUntil: 'load' });
      await page.evaluate(() => Object.assign(globalThis, { isFirst: true }));
      const isSameDocument = (): Promise<boolean> => page.evaluate(() => 'isFirst' in globalThis);
      await use({ page, requests, takeProblems, isSameDocument });
    } finally {
      await page.context().close();
    }
  }

  /** Waits until the page at `path` stands in the document: the same heading as a fresh load has. */
  async function shows(page: Page, path: string): Promise<void> {
    const heading = await readHeading(path);
    await page.waitForFunction((wanted) => document.querySelector('h1')?.textContent === wanted, heading, {
      timeout: 10_000,
    });
  }

  const headings = new Map<string, string>();
  async function readHeading(path: string): Promise<string> {
    const known = headings.get(path);
    if (known !== undefined) return known;
    const html = await (await fetch(origin + path)).text();
    const heading = (/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '')
      .replace(/<[^>]*>/g, '')
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&');
    headings.set(path, heading);
    return heading;
  }

  /** Clicks a link to `path`; the pointer was never on it, so nothing was fetched ahead. */
  async function click(page: Page, path: string): Promise<void> {
    await page.evaluate((href) => {
      const link = document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`);
      if (!link) throw new Error(`There is no link to ${href}`);
      link.click();
    }, path);
  }

  /** Puts a link into the page's text. */
  async function addLink(page: Page, href: string): Promise<void> {
    await page.evaluate((to) => {
      const link = document.createElement('a');
      link.setAttribute('href', to);
      link.textContent = 'A link of the test';
      document.querySelector('main')?.append(link);
    }, href);
  }

  /** Follows a link and waits for its page. */
  async function go(page: Page, path: string): Promise<void> {
    if ((await page.locator(`a[href="${path}"]`).count()) === 0) await addLink(page, path);
    await click(page, path);
    await shows(page, path);
  }

  /** Keeps the answers for `path` back until the gate opens. */
  async function holdBack(page: Page, path: string): Promise<Gate> {
    let asked = 0;
    let open: () => void = () => undefined;
    const opened = new Promise<void>((resolve) => (open = resolve));
    const isIt = (url: URL): boolean => url.pathname === path;
    await page.route(isIt, async (route) => {
      asked += 1;
      await opened;
      await route.continue().catch(() => undefined);
    });
    return {
      async open() {
        const arrived =
          asked > 0 && page.waitForEvent('requestfinished', (request) => isIt(new URL(request.url())));
        open();
        await arrived;
        await waitForFrames(page);
      },
      asked: () => asked,
    };
  }

  /** Resolves when the page stands in another `main` than before `act`: it has been swapped. */
  async function swapped(page: Page, act: () => Promise<unknown>): Promise<void> {
    const old = await page.evaluateHandle(() => document.querySelector('main'));
    await act();
    await page.waitForFunction((main) => document.querySelector('main') !== main, old);
    await waitForFrames(page);
  }

  async function close(): Promise<void> {
    await browser.close();
    await server.stop();
  }

  return {
    START: '/help/docs/minecraft/create-a-minecraft-server',
    OTHER: '/help/docs/category/minecraft-java',
    LONG: '/help/docs/minecraft/instance/settings',
    origin,
    built,
    browser,
    visit,
    shows,
    click,
    addLink,
    go,
    holdBack,
    swapped,
    close,
  } as const;
}

/** Lets the browser do what it has begun: some frames pass. An animation tells, as its clock cannot be stopped. */
export async function waitForFrames(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.animate([], 40).finished.then(() => undefined));
}
