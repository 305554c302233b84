/** Brings the page that is shown to what the server has now, touching only what differs. */
import { leavePage, showPage } from '../page-lifecycle.ts';
import { createShadow, NeedsReload } from './shadow-tree.ts';

export type Outcome = 'same' | 'changed' | 'gone';

export interface Follower {
  /** Asks for the page, and does what has to be done. */
  readonly follow: () => Promise<Outcome>;
  /** True while modules of the page are told of a change that this has made. */
  readonly isApplying: () => boolean;
}

/** To be called while the document is as the server sent it. */
export function createFollower(): Follower {
  const shadow = createShadow(document.documentElement);
  let path = location.pathname;
  let etag: string | undefined;
  let isGone = false;
  /** The address leads elsewhere now, and the browser is on its way. */
  let isLeaving = false;
  let latest = 0;
  /** The page is told to start anew because of us. */
  let isOurs = false;

  document.addEventListener('helpsite:left', () => {
    if (!isOurs) shadow.leave();
  });
  // Another page was put into the document, and no script has added to it yet.
  document.addEventListener('helpsite:shown', () => {
    if (isOurs) return;
    path = location.pathname;
    etag = undefined;
    isGone = false;
    shadow.arrive();
  });

  return {
    isApplying: () => isOurs,
    async follow() {
      if (isLeaving) return 'same';
      const turn = ++latest;
      const asked = location.pathname;
      const headers = etag === undefined ? {} : { 'If-None-Match': etag };
      let response: Response;
      let html: string;
      try {
        response = await fetch(asked, { cache: 'no-store', headers });
        html = response.status === 304 ? '' : await response.text();
      } catch {
        // The server is away; it will tell when it is back.
        return isGone ? 'gone' : 'same';
      }
      if (turn !== latest || asked !== location.pathname || path !== asked) return isGone ? 'gone' : 'same';
      if (response.status === 304) {
        isGone = false;
        return 'same';
      }
      const wasMissing = document.body.matches('.page-not-found');
      if (response.status === 404 && !wasMissing) {
        isGone = true;
        etag = undefined;
        return 'gone';
      }
      isGone = false;
      if (response.redirected && new URL(response.url).pathname !== asked) {
        isLeaving = true;
        location.replace(response.url + location.hash);
        return 'changed';
      }
      // The last good page stays; what is wrong stands in the panel.
      if (response.status === 500 && !isProblemPage(document)) return 'same';
      etag = response.headers.get('etag') ?? undefined;
      return (await apply(html)) ? 'changed' : 'same';
    },
  };

  async function apply(html: string): Promise<boolean> {
    const next = new DOMParser().parseFromString(html, 'text/html');
    if (isProblemPage(next) !== isProblemPage(document)) {
      location.reload();
      return true;
    }
    try {
      const change = shadow.compare(next.documentElement);
      if (!change.isNeeded) return false;
      await loadStyles(next);
      isOurs = true;
      leavePage();
      change.apply();
      showPage();
    } catch (error) {
      if (!(error instanceof NeedsReload)) console.warn('The page is loaded again.', error);
      location.reload();
    } finally {
      isOurs = false;
    }
    return true;
  }
}

function isProblemPage(page: Document): boolean {
  return page.body.hasAttribute('data-helpsite-problem');
}

/** Fetches the style sheets that are new, so that the page never shows without them. */
async function loadStyles(next: Document): Promise<void> {
  const here = new Set(
    [...document.querySelectorAll<HTMLLinkElement>('head link[rel=stylesheet]')].map(({ href }) => href),
  );
  const missing = [...next.querySelectorAll('head link[rel=stylesheet]')]
    .map((link) => new URL(link.getAttribute('href') ?? '', location.href).href)
    .filter((href) => !here.has(href));
  await Promise.all(
    missing.map(
      (href) =>
        new Promise((resolve) => {
          const link = document.createElement('link');
          link.rel = 'preload';
          link.as = 'style';
          link.href = href;
          link.addEventListener('load', resolve);
          link.addEventListener('error', resolve);
          document.head.append(link);
        }),
    ),
  );
}
