/** A reader's first question on a phone, in a real browser: a slow processor, a slow network, nothing cached. */
import type { Browser } from 'playwright-core';
import { serveSite } from '../browser/served-site.ts';
import type { Contestant } from './contestant.ts';
import { median } from './measure.ts';

/** Milliseconds from the tap on the search's button, medians of all visits. */
export interface ReaderFigures {
  /** Until the field takes what is typed. */
  readonly dialog: number;
  /** Until the first results of a question that was typed as soon as that was possible. */
  readonly hits: number;
}

/** A phone of the middle class with a weak signal, as Lighthouse has it: bytes a second, milliseconds. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_SLOWDOWN = 4;
const PHONE = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} as const;
/** The page itself has come to rest: what it fetches is no part of the question. */
const REST = 1000;

/** Opens `guide` of what the contestant built and asks for `question`, `visits` times. */
export async function measureReader(
  { out, build }: Contestant,
  guide: string,
  question: string,
  browser: Browser,
  visits: number,
): Promise<ReaderFigures> {
  const site = await serveSite({ root: build.cwd, outDir: out });
  const all: ReaderFigures[] = [];
  try {
    for (let visit = 0; visit < visits; visit += 1)
      all.push(await visitOnce(browser, `${site.home}docs/${guide}`, question));
  } finally {
    await site.stop();
  }
  return { dialog: median(all.map(({ dialog }) => dialog)), hits: median(all.map(({ hits }) => hits)) };
}

async function visitOnce(browser: Browser, address: string, question: string): Promise<ReaderFigures> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    // The compiler of this file names functions with this, and some of them run in the page.
    await page.addInitScript('globalThis.__name = (named) => named;');
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(REST);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', NETWORK);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const figures = page.evaluate(timeQuestion, question);
    await page.tap('.search-button');
    return await figures;
  } finally {
    await context.close();
  }
}

/** Runs in the page: waits for the tap, types into the field once it has the focus, waits for the first option. */
async function timeQuestion(question: string): Promise<ReaderFigures> {
  const until = <T>(find: () => T | false | null | undefined): Promise<T> =>
    new Promise((resolve) => {
      const look = (): void => {
        const found = find();
        if (found) resolve(found);
        else setTimeout(look, 4);
      };
      look();
    });
  const tapped = await new Promise<number>((resolve) =>
    addEventListener('click', () => resolve(performance.now()), { capture: true, once: true }),
  );
  const input = await until(() => {
    const { activeElement } = document;
    return activeElement instanceof HTMLInputElement && activeElement.closest('dialog') && activeElement;
  });
  const dialog = performance.now() - tapped;
  input.value = question;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await until(() => document.querySelector('dialog [role=option]'));
  await new Promise(requestAnimationFrame);
  return { dialog, hits: performance.now() - tapped };
}
