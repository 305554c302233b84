/** Moves between pages without a reload. Whatever is not plainly a page of this build is left to the browser. */
import { announce } from '../announce.ts';
import { leavePage, showPage } from '../page-lifecycle.ts';
import { type Arrival, chooseScroll } from './choose-scroll.ts';
import { fetchPage } from './fetch-page.ts';
import { hideLoadError, showLoadError } from './load-error.ts';
import { isPlainClick, matchLink, pageKey } from './match-link.ts';
import { cachePages } from './page-cache.ts';
import { startPrefetch } from './prefetch.ts';
import { createProgressBar } from './progress-bar.ts';
import { mayReload } from './reload-guard.ts';
import { createScrollMemory } from './scroll-memory.ts';
import { findPageSlot, isSwappable, loadStyles, readBuild } from './swap-page.ts';

/** `base` is the site's base path. To be called first of all: what is in the document now is the page. */
export function startNavigation(base: string): void {
  const build = readBuild(document);
  if (build === undefined || !isSwappable(document)) return;
  const slot = findPageSlot();
  const pages = cachePages(fetchPage);
  const memory = createScrollMemory();
  const progress = createProgressBar();
  /** The page that stands in the document; the address bar may already be further. */
  let shown = new URL(location.href);
  /** Counts navigations: only the newest may change anything. */
  let latest = 0;

  const isShown = (url: URL): boolean => pageKey(url.pathname) === pageKey(shown.pathname);
  const readLink = ({ href, target, ...link }: HTMLAnchorElement): URL | undefined =>
    matchLink({ href, target, isDownload: 'download' in link }, location.origin, base);

  /** The address has changed: brings the document after it. */
  async function follow(saved: Arrival['saved'], isPush: boolean): Promise<void> {
    const turn = ++latest;
    const to = new URL(location.href);
    hideLoadError();
    if (isShown(to) && to.search === shown.search) {
      progress.cancel();
      settle(to, saved, isPush);
      return;
    }
    // A change of the query alone is no wait worth a bar (1.9.1).
    if (!isShown(to)) progress.start();
    try {
      const page = await pages(to.pathname, 'high');
      const next = page && new DOMParser().parseFromString(page.html, 'text/html');
      if (turn !== latest) return;
      if (!next || !isSwappable(next) || readBuild(next) !== build) {
        memory.leaveToBrowser();
        location.reload();
        return;
      }
      await loadStyles(next);
      if (turn !== latest) return;
      if (page.path !== to.pathname) history.replaceState(history.state, '', page.path + to.search + to.hash);
      leavePage();
      slot.fill(next);
      progress.finish();
      showPage();
      settle(new URL(location.href), saved, isPush);
      announce(document.title);
    } catch (error) {
      if (turn === latest) fail(to, error);
    }
  }

  /** Scrolls and puts the focus where a fresh page would have it (1.7). */
  function settle(to: URL, saved: Arrival['saved'], isPush: boolean): void {
    const place = chooseScroll({ from: shown, to, saved });
    shown = to;
    if (isPush && to.hash === '') focusStart();
    if (place === 'hash') findTarget(to.hash)?.scrollIntoView();
    else if (place !== 'stay') scrollTo({ left: place[0], top: place[1], behavior: 'instant' });
  }

  function fail(to: URL, error: unknown): void {
    progress.cancel();
    console.warn(`${to.pathname} could not be loaded.`, error);
    // Without a network a reload would only lose the page that is here.
    if (navigator.onLine && mayReload(pageKey(to.pathname), build ?? '')) {
      memory.leaveToBrowser();
      location.reload();
      return;
    }
    const main = document.querySelector('main');
    if (main) showLoadError(main, 'This page could not be loaded. Check your connection, then try again.');
  }

  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
    const url = link && isPlainClick(event) && readLink(link);
    if (!url) return;
    memory.keep();
    const isHere = url.pathname === location.pathname && url.search === location.search;
    // A place on this page is the browser's own affair (1.4.5).
    if (isHere && url.hash !== '') return;
    event.preventDefault();
    // The very same address takes the place of its entry (1.4.6).
    const isPush = url.href !== location.href;
    memory.enter(url, isPush);
    void follow(undefined, isPush);
  });
  addEventListener('popstate', () => {
    const isNew = history.state === null;
    const to = new URL(location.href);
    memory.keep();
  });
  startPrefetch((link) => {
    const url = readLink(link);
    return url && !isShown(url) ? url.pathname : undefined;
  }, pages);
}
