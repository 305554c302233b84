/** A reader who clicks, goes back and forward at random; and what a page's document is, to compare it with a fresh load. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { createRandom, type Random } from '../random.ts';

/** What was wrong, and after which step, so that the walk can be done again. */
export interface WalkFault {
  readonly step: number;
  readonly address: string;
  readonly difference: string;
}

export interface WalkOptions {
  readonly steps: number;
  readonly seed: number;
  /** After how many steps the document is compared with a fresh load, besides the end; 25 unless told. */
  readonly compareEvery?: number;
}

/** A page of this server is there within this time, milliseconds; the comparison waits longer. */
const ARRIVES_WITHIN = 15;
/** How long a document may take to become what a fresh load is, milliseconds. */
const SETTLES_WITHIN = 10_000;

/**
 * Clicks links and goes through the history of `page` at random, often without waiting for what was asked for. Now and
 * then, and at the end, the document has to become equal to what `fresh` gets by loading the same address; both pages
 * share one context, so that they remember the same choices. Returns the first fault.
 */
export async function walkRandomly(
  page: Page,
  fresh: Page,
  options: WalkOptions,
): Promise<WalkFault | undefined> {
  const { steps, seed, compareEvery = 25 } = options;
  const random = createRandom(seed);
  for (let step = 1; step <= steps; step++) {
    await takeStep(page, random);
    if (!random.chance(30)) await pause(ARRIVES_WITHIN);
    if (step % compareEvery !== 0 && step !== steps) continue;
    const difference = await compareWithFreshLoad(page, fresh);
    if (difference !== undefined) return { step, address: page.url(), difference };
  }
  return undefined;
}

async function takeStep(page: Page, random: Random): Promise<void> {
  const [dice, choice] = [random.below(100), random.below(100_000)];
  try {
    await page.evaluate(
      ([way, number]) => {
        if (way < 15) history.back();
        else if (way < 25) history.forward();
        else {
          const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
            // The search's link opens a dialog.
            ({ origin, pathname, target, role }) =>
              origin === location.origin &&
              target === '' &&
              role !== 'button' &&
              !/\.(?!html$)[a-z]\w{1,4}$/.test(pathname),
          );
          links[number % links.length]?.click();
        }
      },
      [dice, choice] as const,
    );
  } catch (error) {
    // The step before this one was a plain load, which took the page away under our feet.
    if (!/context was destroyed|navigat/i.test(String(error))) throw error;
  }
  // Back beyond the first page.
  if (page.url().startsWith('about:')) await page.goForward();
}

/** What differs between the document and a fresh load of its address; undefined: nothing, or nothing any more. */
export async function compareWithFreshLoad(page: Page, fresh: Page): Promise<string | undefined> {
  await page.waitForLoadState('load');
  const address = page.url();
  await fresh.goto(address, { waitUntil: 'load' });
  // Some scripts come with the first sign of a reader.
  for (const each of [page, fresh]) {
    await each.mouse.move(3, 3);
    await each.locator('.to-top').waitFor({ state: 'attached' });
  }
  const deadline = Date.now() + SETTLES_WITHIN;
  for (;;) {
    // Both: what comes with the reader's first sign comes when it has been loaded.
    const [found, wanted] = await Promise.all([readDocument(page), readDocument(fresh)]);
    // A step through the history that was still to come.
    if (page.url() !== address) return compareWithFreshLoad(page, fresh);
    if (found === wanted) return undefined;
    if (Date.now() > deadline) return describe(found, wanted);
    await pause(20);
  }
}

function describe(found: string, wanted: string): string {
  let at = 0;
  while (found[at] === wanted[at]) at += 1;
  const around = (text: string): string => text.slice(Math.max(0, at - 200), at + 200);
  return `it is\n${around(found)}\ninstead of\n${around(wanted)}`;
}

/**
 * The document's HTML without what depends on the moment: what scripts put behind the footer (the status for screen
 * readers, the progress bar, the button back to the top), and the mark on the heading that the reader is at. Nor does a
 * fresh load have open what the reader has: categories of the sidebar that do not lead to the page count as shut.
 */
async function readDocument(page: Page): Promise<string> {
  return page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const added of copy.querySelectorAll('.footer ~ *')) added.remove();
    for (const link of copy.querySelectorAll('.contents [aria-current]'))
      link.removeAttribute('aria-current');
    for (const item of copy.querySelectorAll('.sidebar :is(.open, .shut)')) {
      if (item.querySelector('[aria-current]')) continue;
      item.className = item.className.replace('open', 'shut');
      item.querySelector(':scope > ul')?.remove();
      for (const toggle of item.querySelectorAll('[aria-expanded]')) {
        toggle.setAttribute('aria-expanded', 'false');
        toggle.setAttribute('aria-label', toggle.ariaLabel?.replace('Collapse', 'Expand') ?? '');
      }
    }
    return copy.outerHTML;
  });
}
