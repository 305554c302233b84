/** Pages by path, each fetched once: what was prefetched is there when it is clicked. */

/** A page as the server sent it. */
export interface FetchedPage {
  /** The path it came from in the end, redirects followed. */
  readonly path: string;
  readonly html: string;
}

export type Priority = 'high' | 'low';

/** Undefined: an answer that is no page of ours, for the browser to deal with. Rejects when no answer came. */
export type LoadPage = (path: string, priority: Priority) => Promise<FetchedPage | undefined>;

/** A page this old is asked for again, milliseconds: a tab may stay open for days. As long as Chromium keeps a prefetch. */
export const FRESH_FOR = 300_000;

/** So many are kept, those that came last: more than two pages fetch ahead for their links in view (prefetch.ts). */
export const MOST_KEPT = 32;

/**
 * Answers from memory while the page is fresh, also while it is still on its way; failures are not kept. `first` is the
 * page that the browser itself has loaded: going back to it asks nobody.
 */
export function cachePages(load: LoadPage, first: FetchedPage, now: () => number = Date.now): LoadPage {
  const entries = new Map<string, { readonly at: number; readonly page: ReturnType<LoadPage> }>();
  /** Each forgets a page that has come, the oldest first. */
  const kept: (() => void)[] = [];
  const keep = (path: string, page: ReturnType<LoadPage>): ReturnType<LoadPage> => {
    const entry = { at: now(), page };
    entries.set(path, entry);
    // A newer one may have its place by then.
    const forget = (): unknown => entries.get(path) === entry && entries.delete(path);
    page.then(() => kept.push(forget) > MOST_KEPT && kept.shift()?.(), forget);
    return page;
  };
  void keep(first.path, Promise.resolve(first));
  return (path, priority) => {
    const known = entries.get(path);
    return known && now() - known.at < FRESH_FOR ? known.page : keep(path, load(path, priority));
  };
}
