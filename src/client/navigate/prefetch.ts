/** Fetches pages before they are asked for: what the reader sees in the text, and what the pointer or the focus is on. */
import { onPage } from '../page-lifecycle.ts';

/** Links of one page that are fetched only because they are in view: a page of a hundred cards must not cost a hundred pages. */
const MOST_IN_VIEW = 12;

interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** Nothing is fetched ahead on 2G, or when the reader saves data (behaviours.md 1.5.5). */
export function maySpend({ effectiveType = '', saveData = false }: Connection): boolean {
  return !saveData && !effectiveType.includes('2g');
}

/**
 * `read` gives a link's path when it leads to another page of the site. `load` fetches it; each path is asked for once
 * (1.5.6). Intent is a pointer, a touch or the focus on any link; a link in `main` only has to come into view (9.10).
 */
export function startPrefetch(
  read: (link: HTMLAnchorElement) => string | undefined,
  load: (path: string, priority: 'high' | 'low') => Promise<unknown>,
): void {
  const asked = new Set<string>();
  const ask = async (link: HTMLAnchorElement, priority: 'high' | 'low'): Promise<void> => {
    const path = read(link);
    const { connection = {} } = navigator as { readonly connection?: Connection };
    // A link that the build found dead must not fill the console.
    const isDead = link.dataset['dead'] !== undefined;
    if (path === undefined || isDead || asked.has(path) || !maySpend(connection)) return;
    asked.add(path);
    // A page that cannot be had shows that when it is clicked.
    await load(path, priority).catch(() => undefined);
  };
  for (const intent of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(
      intent,
      ({ target }) => {
        const link =
          target instanceof Element && target.closest<HTMLAnchorElement>('a[href]:not([data-search])');
        if (link) void ask(link, 'high');
      },
      { passive: true },
    );
  }

  onPage((root) => {
    let left = MOST_IN_VIEW;
    let queue = Promise.resolve();
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        // One after the other: the page's own pictures come first. Those of a page that was left are not asked for.
        if (left-- > 0)
          queue = queue.then(() =>
            target.isConnected ? ask(target as HTMLAnchorElement, 'low') : undefined,
          );
      }
    });
    const observe = (): void => {
      for (const link of root.querySelectorAll('main a[href]')) observer.observe(link);
    };
    if (document.readyState === 'complete') observe();
    else addEventListener('load', observe, { once: true });
    return () => observer.disconnect();
  });
}
