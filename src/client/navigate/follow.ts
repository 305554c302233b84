/**
 * Brings the document after the address bar: fetches the page, puts it in the place of the other, settles scroll and focus. It
 * comes at the first sign of a reader, before the first click, so that the boot script is small; a script may have clicked.
 */
import { leavePage, showPage } from '../page-lifecycle.ts';
import { chooseScroll, type Position } from './choose-scroll.ts';
import { focusStart } from './focus-start.ts';
import { hideLoadError, showLoadError } from './load-error.ts';
import { pageKey } from './match-link.ts';
import type { LoadPage } from './page-cache.ts';
import { createProgressBar, type ProgressBar } from './progress-bar.ts';
import { DELAY } from './progress.ts';
import type { ScrollMemory } from './scroll-memory.ts';
import { mayReload } from './reload-guard.ts';
import { isSwappable, type PageSlot, readBuild } from './page-slot.ts';
import { fillPage, loadStyles } from './swap-page.ts';

/** How the reader came to an address: a link makes an entry of the history; going back finds the place it was left at. */
export interface Arrival {
  readonly isPush: boolean;
  readonly saved?: Position | undefined;
  /** When, milliseconds: the wait for this file is a part of the wait. */
  readonly at: number;
}

/** What the boot script has kept since the page was loaded. */
export interface Journey {
  readonly build: string;
  readonly pages: LoadPage;
  readonly memory: ScrollMemory;
  readonly slot: PageSlot;
  /** The page that stands in the document; the address bar may already be further. */
  shown: URL;
}

/** A page of this build could not be loaded. */
function fail(to: URL, error: unknown, build: string): void {
  console.warn(`${to.pathname} could not be loaded.`, error);
  // Without a network a reload would only lose the page that is here.
  if (navigator.onLine && mayReload(pageKey(to.pathname), build)) location.reload();
  else showLoadError('This page');
}

/** The header stays over a navigation, but what its buttons opened does not. */
function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('.header [popover]')) menu.hidePopover?.();
}

function jump(left: number, top: number): void {
  scrollTo({ left, top, behavior: 'instant' });
}

/** The bar of a slow page. */
function createProgress(): {
  readonly start: (isWait: boolean, since: number) => void;
  readonly end: (act: 'finish' | 'cancel') => void;
} {
  let bar: ProgressBar | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = (act: keyof ProgressBar): void => {
    clearTimeout(timer);
    bar?.[act]();
  };
  return {
    start(isWait, since) {
      bar ??= createProgressBar();
      if (!isWait) return;
      clearTimeout(timer);
      const left = since + DELAY - Date.now();
      if (left > 0) timer = setTimeout(run, left, 'show');
      else run('show');
    },
    end: run,
  };
}

/** Gives what brings the document after the address bar. */
export function createFollow(journey: Journey): (arrival: Arrival) => Promise<void> {
  const { build, pages, memory, slot } = journey;
  const progress = createProgress();
  /** Counts navigations: only the newest may change anything. */
  let latest = 0;
  /** Style sheets of pages that were on their way and have not shown. */
  let early: readonly Element[] = [];

  /** The address has changed: brings the document after it. */
  async function follow(arrival: Arrival): Promise<void> {
    const turn = ++latest;
    const to = new URL(location.href);
    hideLoadError();
    if (isShown(journey, to) && to.search === journey.shown.search) {
      for (const sheet of early) sheet.remove();
      early = [];
      progress.end('cancel');
      settle(arrival);
      return;
    }
    memory.hold(true);
    const coming = pages(to.pathname, 'high');
    // Another query of the same page is no wait worth a bar (1.9.1).
    const isHere = await isSettled(coming);
    if (turn !== latest) return;
    progress.start(!isShown(journey, to), isHere ? Date.now() : arrival.at);
    try {
      const page = await coming;
      if (turn !== latest) return;
      const next = page && new DOMParser().parseFromString(page.html, 'text/html');
      if (!next || !isSwappable(next) || readBuild(next) !== build) {
        location.reload();
        return;
      }
      const { sheets, ready } = loadStyles(next);
      early = [...early, ...sheets];
      await ready;
      if (turn !== latest) return;
      if (page.path !== to.pathname) history.replaceState(history.state, '', page.path + to.search + to.hash);
      leavePage();
      closeMenus();
      // It takes away what its page does not need.
      fillPage(slot, next);
      early = [];
      showPage();
      // After it: what it adds to the document is no part of the page.
      progress.end('finish');
      settle(arrival);
    } catch (error) {
      if (turn !== latest) return;
      progress.end('cancel');
      fail(to, error, build);
    }
  }

  /** The page is the address's: puts scroll and focus where a fresh load would have them (1.7). */
  function settle({ isPush, saved }: Arrival): void {
    const to = new URL(location.href);
    const place = chooseScroll({ from: journey.shown, to, saved });
    // Also where the hash names nothing.
    if (!isShown(journey, to)) jump(0, 0);
    journey.shown = to;
    memory.hold(false);
    if (isPush && to.hash === '') focusStart();
    // The browser's own way to an element also marks it as the target and lets the Tab key go on from there.
    if (place === 'hash') location.replace(to.hash);
    else if (place !== 'stay') jump(...place);
  }

  return follow;
}

/** Whether a promise has its answer by now. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let is = false;
  const note = (): void => {
    is = true;
  };
  promise.then(note, note);
  await Promise.resolve();
  return is;
}

/** Whether `url` is the page that stands in the document. */
function isShown({ shown }: Journey, url: URL): boolean {
  return pageKey(url.pathname) === pageKey(shown.pathname);
}
