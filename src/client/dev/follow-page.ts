/** Brings the page that is shown to what the server has now, touching only what differs. */
import { leavePage, showPage } from '../page-lifecycle.ts';
import { createShadow, NeedsReload, type Shadow } from './shadow-tree.ts';

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
  const applier = createApplier(shadow);
  let path = location.pathname;
  let etag: string | undefined;
  let isGone = false;
  /** The address leads elsewhere now, and the browser is on its way. */
  let isLeaving = false;
  let latest = 0;

  document.addEventListener('helpsite:left', () => {
    if (!applier.isApplying()) shadow.leave();
  });
  // Another page was put into the document, and no script has added to it yet.
  document.addEventListener('helpsite:shown', () => {
    if (applier.isApplying()) return;
    path = location.pathname;
    etag = undefined;
    isGone = false;
    shadow.arrive();
  });

  return {
    isApplying: applier.isApplying,
    async follow() {
      if (isLeaving) return 'same';
      const turn = ++latest;
      const asked = location.pathname;
      const answer = await ask(asked, etag);
      const isLate = turn !== latest || asked !== location.pathname || path !== asked;
      // Without an answer the server is away; it will tell when it is back.
      if (answer === undefined || isLate) return isGone ? 'gone' : 'same';
      const { status, html } = answer;
      isGone = status === 404 && !document.body.matches('.page-not-found');
      if (status === 304) return 'same';
      if (isGone) {
        etag = undefined;
        return 'gone';
      }
      if (answer.movedTo !== undefined) {
        isLeaving = true;
        location.replace(answer.movedTo + location.hash);
        return 'changed';
      }
      // The last good page stays; what is wrong stands in the panel.
      if (status === 500 && !isProblemPage(document)) return 'same';
      etag = answer.etag;
      return (await applier.apply(html)) ? 'changed' : 'same';
    },
  };
}

interface Answer {
  readonly status: number;
  /** Empty when the page is the one that was known. */
  readonly html: string;
  readonly etag: string | undefined;
  /** Where the page was found instead. */
  readonly movedTo: string | undefined;
}

/** The server's page, unless it is still the one that `etag` names. Undefined: there was no answer. */
async function ask(path: string, etag: string | undefined): Promise<Answer | undefined> {
  const headers = etag === undefined ? {} : { 'If-None-Match': etag };
  try {
    // By itself a path that begins with `//`, as somebody typed it, would name another site.
    const response = await fetch(location.origin + path, { cache: 'no-store', headers });
    const { status, url, redirected } = response;
    return {
      status,
      html: status === 304 ? '' : await response.text(),
      etag: response.headers.get('etag') ?? undefined,
      movedTo: redirected && new URL(url).pathname !== path ? url : undefined,
    };
  } catch {
    return undefined;
  }
}

/** Does to the document what makes it the server's page, or loads it again. */
function createApplier(shadow: Shadow): {
  /** False: there was nothing to do. */
  readonly apply: (html: string) => Promise<boolean>;
  readonly isApplying: () => boolean;
} {
  /** The page is told to start anew because of us. */
  let isApplying = false;
  return {
    isApplying: () => isApplying,
    async apply(html) {
      const next = new DOMParser().parseFromString(html, 'text/html');
      if (isProblemPage(next) !== isProblemPage(document)) {
        location.reload();
        return true;
      }
      try {
        const change = shadow.compare(next.documentElement);
        if (!change.isNeeded) return false;
        await loadStyles(next);
        isApplying = true;
        leavePage();
        change.apply();
        showPage();
      } catch (error) {
        if (!(error instanceof NeedsReload)) console.warn('The page is loaded again.', error);
        location.reload();
      } finally {
        isApplying = false;
      }
      return true;
    },
  };
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
