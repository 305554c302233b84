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

/**
 * Answers from memory while the page is fresh, also while it is still on its way; failures are not kept. `first` is the
 * page that the browser itself has loaded: going back to it asks nobody.
 */
export function cachePages(load: LoadPage, first: FetchedPage, now: () => number = Date.now): LoadPage {
  const entries = new Map<string, { readonly at: number; readonly page: ReturnType<LoadPage> }>([
    [first.path, { at: now(), page: Promise.resolve(first) }],
  ]);
  return (path, priority) => {
    const known = entries.get(path);
    if (known && now() - known.at < FRESH_FOR) return known.page;
    const page = load(path, priority);
    entries.set(path, { at: now(), page });
    page.catch(() => entries.delete(path));
    return page;
  };
}
