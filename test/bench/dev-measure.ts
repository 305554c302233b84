/** Saves files under a development server and looks when the open page shows it. */
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { type DevContestant, forgetAll } from './dev-contestants.ts';
import { median } from './measure.ts';

export interface Spread {
  readonly median: number;
  readonly p95: number;
}

/** Milliseconds, but for memory: resident bytes after the first saves and after the last. */
export interface DevFigures {
  /** Process start until a page is there: without a cache, and with that of the last run. */
  readonly start: number;
  readonly again: number;
  readonly body: Spread;
  readonly title: Spread;
  readonly fresh: Spread;
  /** CPU of the server for one save of a body, its threads included. */
  readonly cpu: number;
  readonly memory: { readonly first: number; readonly last: number };
}

/** `guide` is the one that is open and edited. */
export async function measureDev(
  contestant: DevContestant,
  guide: string,
  browser: Browser,
  saves: number,
): Promise<DevFigures> {
  forgetAll(contestant);
  const first = await startServer(contestant, guide);
  await first.stop();
  const server = await startServer(contestant, guide);
  const page = await browser.newPage();
  // The compiler of this file names functions with this, and some of them run in the page.
  await page.addInitScript('globalThis.__name = (named) => named;');
  const file = join(contestant.guides, `${guide}.md`);
  const original = readFileSync(file, 'utf8');
  try {
    await page.goto(contestant.addressOf(server.origin, guide));
    await waitForText(page, ['body'], original.match(/^## (.*)$/m)?.[1]?.slice(0, 12) ?? '');
    // The connection for changes, and whatever a server does when it has started.
    await page.waitForTimeout(1500);
    const body: number[] = [];
    const save = async (count: number): Promise<void> => {
      const words = `Saved for the ${count}th time.`;
      const text = original.replace(/\n\n## /, `\n\n${words}\n\n## `);
      body.push(await timeSave(page, ['body'], words, () => writeFileSync(file, text)));
    };
    // The first ones warm up the server's code; they are no writer's daily life.
    for (let count = 0; count < 3; count += 1) await save(count);
    body.length = 0;
    const memory = { first: readMemory(server.pid), last: 0 };
    const before = readCpu(server.pid);
    for (let count = 3; count < saves + 3; count += 1) await save(count);
    const cpu = (readCpu(server.pid) - before) / saves;

    const title: number[] = [];
    for (let count = 0; count < saves; count += 1) {
      const words = `Title number ${count}`;
      const text = original.replace(/^title: .*$/m, `title: ${words}`);
      title.push(await timeSave(page, contestant.titled, words, () => writeFileSync(file, text)));
    }
    const fresh: number[] = [];
    for (let count = 0; count < saves; count += 1) {
      const name = guide.replace(/[^/]*$/, `new-${count}`);
      const path = join(contestant.guides, `${name}.md`);
      const words = `This is new guide ${count}.`;
      const from = Date.now();
      writeFileSync(path, `---\ntitle: New ${count}\n---\n\n${words}\n`);
      fresh.push((await openUntilThere(page, contestant.addressOf(server.origin, name), words)) - from);
      rmSync(path);
      await page.goto(contestant.addressOf(server.origin, guide));
    }
    memory.last = readMemory(server.pid);
    return {
      start: first.ready,
      again: server.ready,
      body: spread(body),
      title: spread(title),
      fresh: spread(fresh),
      cpu,
      memory,
    };
  } finally {
    writeFileSync(file, original);
    await page.close();
    await server.stop();
  }
}

/** Time from the save until every one of the elements holds the words and has been painted. */
async function timeSave(
  page: Page,
  selectors: readonly string[],
  words: string,
  save: () => void,
): Promise<number> {
  const seen = waitForText(page, selectors, words);
  // The page has begun to look.
  await page.evaluate(() => undefined);
  const from = Date.now();
  save();
  return (await seen) - from;
}

/** The moment at which the words were there, by the clock of this machine. */
async function waitForText(page: Page, selectors: readonly string[], words: string): Promise<number> {
  const source = `(${String(watchText)})(${JSON.stringify(selectors)}, ${JSON.stringify(words)})`;
  for (;;) {
    try {
      return await page.evaluate<number>(source);
    } catch (error) {
      // The page was loaded again in between: it is asked again.
      if (!/context was destroyed|navigation/i.test(String(error))) throw error;
      await page.waitForLoadState('domcontentloaded');
    }
  }
}

/** Runs in the page. */
async function watchText(selectors: readonly string[], words: string): Promise<number> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (!selectors.every((at) => document.querySelector(at)?.textContent?.includes(words))) return;
      observer.disconnect();
      requestAnimationFrame(() => resolve(Date.now()));
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, characterData: true });
    look();
  });
}

/** Longer than this nobody waits for a new page, milliseconds. */
const PATIENCE = 10_000;

/** Opens the address again and again until the words are there, or patience ends. */
async function openUntilThere(page: Page, address: string, words: string): Promise<number> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    if (Date.now() > deadline) return deadline;
    const found = await page
      .goto(address, { waitUntil: 'commit' })
      .then(async () =>
        page.waitForFunction((text) => (document.body.innerText.includes(text) ? Date.now() : false), words, {
          timeout: 300,
        }),
      )
      .then(async (handle) => handle.jsonValue())
      .catch(() => false as const);
    if (typeof found === 'number') return found;
  }
}

async function startServer(contestant: DevContestant, guide: string) {
  const port = await findPort();
  const from = performance.now();
  const child = contestant.start(port);
  const origin = `http://localhost:${port}`;
  const address = contestant.addressOf(origin, guide);
  while (
    !(await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await new Promise((resolve) => setTimeout(resolve, 5));
  const ready = performance.now() - from;
  return {
    origin,
    pid: child.pid ?? 0,
    ready,
    async stop(): Promise<void> {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  return { median: median(values), p95: sorted[Math.ceil(sorted.length * 0.95) - 1] ?? NaN };
}

/** Milliseconds of CPU that a process and its children have used so far (proc(5): utime and stime, in 1/100 s). */
function readCpu(pid: number): number {
  const times = [pid, ...childrenOf(pid)].map((id) => {
    const fields = readFileSync(`/proc/${id}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  });
  return times.reduce((sum, time) => sum + time, 0);
}

/** Resident bytes of a process (proc(5): VmRSS, in KiB). */
function readMemory(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
}

function childrenOf(pid: number): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((id) => {
      try {
        const stat = readFileSync(`/proc/${id}/stat`, 'utf8').replace(/^.*\) /s, '');
        return Number(stat.split(' ')[1]) === pid;
      } catch {
        return false;
      }
    });
}
