/** Moves between pages without a reload. Whatever is not plainly a page of this build is left to the browser. */
import { fetchPage } from './fetch-page.ts';
import type { Arrival, Journey } from './follow.ts';
import { SIGNS } from '../signs.ts';
import { showLoadError } from './load-error.ts';
import { isPlainClick, matchLink, pageKey } from './match-link.ts';
import { cachePages } from './page-cache.ts';
import { findPageSlot, isSwappable, readBuild } from './page-slot.ts';
import { startPrefetch } from './prefetch.ts';
import { createScrollMemory } from './scroll-memory.ts';

/** What follows the address bar comes at the first sign of a reader, so that it nearly always is here when it is needed. */
function followLater(journey: Journey): (arrival: Arrival) => void {
  let follow: ((arrival: Arrival) => Promise<void>) | undefined;
  let newest: Arrival;
  async function load(): Promise<NonNullable<typeof follow>> {
    const { createFollow } = await import('./follow.ts');
    return (follow ??= createFollow(journey));
  }
  async function begin(arrival: Arrival): Promise<void> {
    const ready = await load().catch(() => undefined);
    // What came before it is as if it had not been.
    if (newest !== arrival) return;
    if (ready) void ready(arrival);
    // Without a network a reload would only lose the page that is here.
    else if (navigator.onLine) location.reload();
    else showLoadError('This page');
  }
  // Where it does not come a click tries again.
  const prepare = (): void => void load().catch(() => undefined);
  for (const sign of SIGNS)
    document.addEventListener(sign, prepare, { once: true, capture: true, passive: true });
  return (arrival) => {
    if (follow) {
      void follow(arrival);
      return;
    }
    // The document is behind from now on.
    journey.memory.hold(true);
    newest = arrival;
    // On its way already when its script is here; going wrong is told then.
    const { pathname } = location;
    if (pageKey(pathname) !== pageKey(journey.shown.pathname))
      journey.pages(pathname, 'high').catch(() => undefined);
    void begin(arrival);
  };
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
  const slot = findPageSlot();
  const journey: Journey = {
    build,
    pages,
    memory,
    slot,
    shown: new URL(location.href),
  };
  const follow = followLater(journey);
  const isShown = ({ pathname }: URL | Location): boolean =>
    pageKey(pathname) === pageKey(journey.shown.pathname);

  const readLink = (link: HTMLAnchorElement): URL | undefined => {
    const raw = link.getAttribute('href') ?? '';
    // While a page is awaited, `#x` still means the page it stands on.
    const href = raw.startsWith('#') && !isShown(location) ? new URL(raw, journey.shown).href : link.href;
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
    if (isShown(location)) journey.shown = new URL(location.href);
    // The very same address takes the place of its entry (1.4.6).
    const isPush = url.href !== location.href;
    memory.enter(url, isPush);
    follow({ isPush, at: Date.now() });
  });

  addEventListener('popstate', () => {
    if (history.state === null && isShown(location)) {
      // A place on this page: the browser has gone there.
      memory.arrive();
      journey.shown = new URL(location.href);
      return;
    }
    memory.keep();
    follow({ isPush: false, saved: memory.arrive(), at: Date.now() });
  });

  startPrefetch((link) => {
    const url = readLink(link);
    return url && !isShown(url) ? url.pathname : undefined;
  }, pages);
}
