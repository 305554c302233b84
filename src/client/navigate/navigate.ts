/** Moves between pages without a reload. Whatever is not plainly a page of this build is left to the browser. */
import { leavePage, showPage } from '../page-lifecycle.ts';
import { chooseScroll, type Position } from './choose-scroll.ts';
import { fetchPage } from './fetch-page.ts';
import { focusStart } from './focus-start.ts';
import { hideLoadError, showLoadError } from './load-error.ts';
import { isPlainClick, matchLink, pageKey } from './match-link.ts';
import { cachePages, type LoadPage } from './page-cache.ts';
import { startPrefetch } from './prefetch.ts';
import type { ProgressBar } from './progress-bar.ts';
import { DELAY } from './progress.ts';
import { mayReload } from './reload-guard.ts';
import { createScrollMemory, type ScrollMemory } from './scroll-memory.ts';
import { findPageSlot, isSwappable, loadStyles, readBuild } from './swap-page.ts';

/** How the reader came to an address: a link makes an entry of the history; going back finds the place it was left at. */
interface Arrival {
  readonly isPush: boolean;
  readonly saved?: Position | undefined;
}

/** The header stays over a navigation, but what its buttons opened does not. */
function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('.header [popover]')) menu.hidePopover?.();
}

function jump(left: number, top: number): void {
  scrollTo({ left, top, behavior: 'instant' });
}

/** The page that stands in the document; the address bar may already be further. */
let shown: URL;

function isShown(url: URL | Location): boolean {
  return pageKey(url.pathname) === pageKey(shown.pathname);
}

/** The bar of a slow page. It comes with the comforts, before the first click; a script may have clicked. */
function createProgress(): {
  readonly start: (isWait: boolean) => void;
  readonly end: (act: 'finish' | 'cancel') => void;
} {
  let bar: Promise<ProgressBar> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = (act: keyof ProgressBar): void => {
    clearTimeout(timer);
    void bar?.then((ready) => ready[act]()).catch(() => undefined);
  };
  return {
    start(isWait) {
      if (isWait) {
        clearTimeout(timer);
        timer = setTimeout(run, DELAY, 'show');
      }
      bar ??= import('./progress-bar.ts').then(({ createProgressBar }) => createProgressBar());
    },
    end: run,
  };
}

/** Gives what brings the document after the address bar. */
function createFollow(
  build: string,
  pages: LoadPage,
  memory: ScrollMemory,
): (arrival: Arrival) => Promise<void> {
  const slot = findPageSlot();
  const progress = createProgress();
  /** Counts navigations: only the newest may change anything. */
  let latest = 0;

  /** The address has changed: brings the document after it. */
  async function follow(arrival: Arrival): Promise<void> {
    const turn = ++latest;
    const to = new URL(location.href);
    hideLoadError();
    if (isShown(to) && to.search === shown.search) {
      progress.end('cancel');
      settle(arrival);
      return;
    }
    memory.hold(true);
    // Another query of the same page is no wait worth a bar (1.9.1).
    progress.start(!isShown(to));
    try {
      const page = await pages(to.pathname, 'high');
      if (turn !== latest) return;
      const next = page && new DOMParser().parseFromString(page.html, 'text/html');
      if (!next || !isSwappable(next) || readBuild(next) !== build) {
        location.reload();
        return;
      }
      await loadStyles(next);
      if (turn !== latest) return;
      if (page.path !== to.pathname) history.replaceState(history.state, '', page.path + to.search + to.hash);
      leavePage();
      closeMenus();
      slot.fill(next);
      progress.end('finish');
      showPage();
      settle(arrival);
    } catch (error) {
      if (turn === latest) fail(to, error);
    }
  }

  /** The page is the address's: puts scroll and focus where a fresh load would have them (1.7). */
  function settle({ isPush, saved }: Arrival): void {
    const to = new URL(location.href);
    const place = chooseScroll({ from: shown, to, saved });
    // Also where the hash names nothing.
    if (!isShown(to)) jump(0, 0);
    shown = to;
    memory.hold(false);
    if (isPush && to.hash === '') focusStart();
    // The browser's own way to an element also marks it as the target and lets the Tab key go on from there.
    if (place === 'hash') location.replace(to.hash);
    else if (place !== 'stay') jump(...place);
  }

  function fail(to: URL, error: unknown): void {
    progress.end('cancel');
    console.warn(`${to.pathname} could not be loaded.`, error);
    // Without a network a reload would only lose the page that is here.
    if (navigator.onLine && mayReload(pageKey(to.pathname), build)) {
      location.reload();
      return;
    }
    showLoadError('This page');
  }

  return follow;
}

/** `base` is the site's base path. To be called first of all: what is in the document now is the page. */
export function startNavigation(base: string): void {
  const build = readBuild(document);
  if (build === undefined || !isSwappable(document)) return;
  const pages = cachePages(fetchPage, {
    path: location.pathname,
    html: document.documentElement.outerHTML,
  });
  const memory = createScrollMemory();
  shown = new URL(location.href);
  const follow = createFollow(build, pages, memory);

  const readLink = (link: HTMLAnchorElement): URL | undefined => {
    const raw = link.getAttribute('href') ?? '';
    // While a page is awaited, `#x` still means the page it stands on.
    const href = raw.startsWith('#') && !isShown(location) ? new URL(raw, shown).href : link.href;
    return matchLink(
      { href, target: link.target, isDownload: link.hasAttribute('download') },
      location.origin,
      base,
    );
  };

  document.addEventListener('click', (event) => {
    if (!isPlainClick(event) || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>('a[href]');
    const url = link && readLink(link);
    if (!url) return;
    memory.keep();
    const isHere = url.pathname === location.pathname && url.search === location.search;
    // A place on this page is the browser's own affair (1.4.5).
    if (isHere && url.hash !== '' && isShown(url)) return;
    event.preventDefault();
    // Tabs write their choice into the address by themselves.
    if (isShown(location)) shown = new URL(location.href);
    // The very same address takes the place of its entry (1.4.6).
    const isPush = url.href !== location.href;
    memory.enter(url, isPush);
    void follow({ isPush });
  });

  addEventListener('popstate', () => {
    if (history.state === null && isShown(location)) {
      // A place on this page: the browser has gone there.
      memory.arrive();
      shown = new URL(location.href);
      return;
    }
    memory.keep();
    void follow({ isPush: false, saved: memory.arrive() });
  });

  startPrefetch((link) => {
    const url = readLink(link);
    return url && !isShown(url) ? url.pathname : undefined;
  }, pages);
}
