/** A built site behind the real `helpsite preview`, and pages of a real browser that note everything that goes wrong. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import type { BuiltSite } from '../built-sites.ts';
import { startHelpsite } from '../run-helpsite.ts';

export interface ServedSite {
  readonly origin: string;
  /** Address of the home page. */
  readonly home: string;
  readonly stop: () => Promise<void>;
}

/** Starts the preview on a free port. */
export async function serveSite({ root, outDir }: Pick<BuiltSite, 'root' | 'outDir'>): Promise<ServedSite> {
  const { child, ended } = startHelpsite(['preview', root, '--out-dir', outDir, '--port', '0']);
  const home = await Promise.race([
    readFirstLine(child),
    ended.then(({ stderr }) => {
      throw new Error(`helpsite preview ended: ${stderr}`);
    }),
  ]);
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  return { origin: new URL(home).origin, home, stop };
}

async function readFirstLine(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('The preview has no output');
  const lines = createInterface({ input: child.stdout });
  const [line] = (await once(lines, 'line')) as [string];
  return line.trim();
}

/** `file` → address as served: `help/docs/a/index.html` → `/help/docs/a`. */
export function addressOf(file: string, base: string): string {
  const path = `/${file}`;
  return path === `${base}index.html` ? base : path.replace(/\/index\.html$/, '');
}

export async function launchBrowser(): Promise<Browser> {
  return launch(process.env['CHROMIUM'] ?? '/usr/bin/chromium');
}

/**
 * The same browser without its window, or with it where there is no such package: a third of the work for a page. A mouse lies
 * in its corner from the start, so it cannot show what a page does before a reader's first move.
 */
export async function launchWindowless(): Promise<Browser> {
  const shell = process.env['CHROMIUM_SHELL'] ?? '/usr/bin/chromium-headless-shell';
  return existsSync(shell) ? launch(shell) : launchBrowser();
}

async function launch(executablePath: string): Promise<Browser> {
  // Chromium's sandbox refuses root, which containers run as.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({ executablePath, args });
}

export interface WatchedPage {
  readonly page: Page;
  /** Console errors, uncaught errors, failed requests and what the CSP stopped, since the last `takeProblems`. */
  readonly takeProblems: () => readonly string[];
}

/** A page in a context of its own. Other servers are never asked: what they would send is no part of a test. */
export async function openPage(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
    ...options,
  });
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
  const page = await context.newPage();
  // Long enough for a busy machine, short enough for whoever waits for a test that fails.
  page.setDefaultTimeout(10_000);
  // The compiler of the tests names functions with this, and some of them run in the page.
  await page.addInitScript('globalThis.__name = (named) => named;');
  let problems: string[] = [];
  const note = (text: string): void => void problems.push(`${new URL(page.url()).pathname}: ${text}`);
  page.on('console', (message) => {
    const from = message.location().url;
    const isOurs = from === '' || from.startsWith(origin);
    if (isOurs && /^(?:error|warning)$/.test(message.type()))
      note(`console ${message.type()}: ${message.text()} (${from})`);
  });
  page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A request given up because the page was left is none of the site's doing.
    const reason = request.failure()?.errorText ?? '';
    if (request.url().startsWith(origin) && reason !== 'net::ERR_ABORTED')
      note(`request failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.url().startsWith(origin) && response.status() >= 400)
      note(`${response.status()}: ${response.url()}`);
  });
  const takeProblems = (): readonly string[] => {
    const taken = problems;
    problems = [];
    return taken;
  };
  return { page, takeProblems };
}
