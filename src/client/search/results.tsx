/** The results of one query: fifteen at a time, for as long as the reader goes on (behaviours.md 6.9.5 to 6.9.9). */
import { type ReactElement, useCallback, useEffect, useRef, useState } from 'react';
import type { Hit, SearchSettings } from '../../search/protocol.ts';
import { isPlainClick } from '../navigate/match-link.ts';
import type { Search } from './find.ts';
import { deepest, level, readHitText } from './group-hits.ts';
import { Marks } from './hit-text.tsx';
import { resultHref } from '../../search/result-href.ts';
import type { Place } from './results-place.ts';
import { ErrorScreen } from './search-screens.tsx';
import { pageRequest } from './search-requests.ts';
import { useReports } from './use-reports.ts';
import type { Answered } from './use-answer.ts';

interface Props {
  readonly settings: SearchSettings;
  /** The site's base path. */
  readonly base: string;
  readonly find: Search['find'];
  readonly query: string;
  /** Where the reader was when this query was left. */
  readonly place: Place | undefined;
  readonly onFound: (count: number) => void;
}

interface State {
  readonly status: 'loading' | 'idle' | 'error';
  /** All that have come so far. */
  readonly hits: readonly Hit[];
  /** The first answer, which the operator hears of, and the latest. */
  readonly first: Answered | undefined;
  readonly last: Answered | undefined;
}

export function Results({ settings, base, find, query, place, onFound }: Props): ReactElement | undefined {
  const { state, more, fetchMore } = usePages(settings, find, query);
  const { status, hits, first, last } = state;
  const reportChoice = useReports(first, settings);
  const count = last?.response.nbHits;
  useEffect(() => {
    if (query === '') onFound(0);
    else if (count !== undefined) onFound(count);
    // The page's own function, new with each drawing.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [query, count]);
  /** The keyboard goes on with the first of the results that it asked for. */
  const focusFrom = useRef<number>(undefined);
  useEffect(() => {
    if (focusFrom.current === undefined || focusFrom.current >= hits.length) return;
    document.querySelectorAll<HTMLElement>('.result h2 a')[focusFrom.current]?.focus();
    focusFrom.current = undefined;
  }, [hits.length]);
  useReturn(place, hits.length, more && status === 'idle', fetchMore);
  const sentinel = useScrollDown(more && status === 'idle', fetchMore);

  if (query === '') return undefined;
  return (
    <>
      <p className="results-count" role="status">
        {count === undefined ? '' : describeCount(count)}
      </p>
      {hits.map((hit, index) => {
        const href = resultHref(hit.url, { ...settings, base });
        return (
          <Result
            key={hit.objectID}
            hit={hit}
            href={href}
            onChoose={() => reportChoice({ hit, url: href, position: index + 1 })}
          />
        );
      })}
      {status === 'error' ? <ErrorScreen onRetry={fetchMore} /> : undefined}
      {status === 'loading' && hits.length === 0 ? (
        <p className="results-wait">
          <span className="search-spinner" /> Searching...
        </p>
      ) : undefined}
      {more && status !== 'error' ? (
        <button
          className="results-more"
          type="button"
          ref={sentinel}
          aria-disabled={status === 'loading'}
          onClick={() => {
            focusFrom.current = hits.length;
            fetchMore();
          }}
        >
          {status === 'loading' ? 'Fetching new results...' : 'More results'}
        </button>
      ) : undefined}
    </>
  );
}

function describeCount(count: number): string {
  if (count === 0) return 'No results were found';
  return count === 1 ? 'One document found' : `${count} documents found`;
}

interface ResultProps {
  readonly hit: Hit;
  readonly href: string;
  readonly onChoose: () => void;
}

function Result({ hit, href, onChoose }: ResultProps): ReactElement {
  const { title, more, kind } = readHitText(hit.type === 'content' ? { ...hit, type: deepest(hit) } : hit);
  const text = hit.content === null ? [] : readHitText({ ...hit, type: 'content' }).title;
  const isPage = kind === 'page';
  return (
    <article className="result">
      <h2>
        <a href={href} onClick={(event) => isPlainClick(event) && onChoose()}>
          <Marks pieces={title} />
        </a>
      </h2>
      <ul aria-label="Breadcrumbs">
        <li>
          <Marks pieces={level(hit, 'lvl0')} />
        </li>
        {isPage ? undefined : (
          <li>
            <Marks pieces={more} />
          </li>
        )}
      </ul>
      {text.length === 0 ? undefined : (
        <p>
          <Marks pieces={text} />
        </p>
      )}
    </article>
  );
}

/** Asks for one page of answers after the other. */
function usePages(settings: SearchSettings, find: Search['find'], query: string) {
  const [state, setState] = useState<State>({
    status: 'loading',
    hits: [],
    first: undefined,
    last: undefined,
  });
  const isGone = useRef(false);
  const isBusy = useRef(false);
  const next = useRef(0);
  const fetchPage = useCallback(async () => {
    if (isBusy.current || query === '') return;
    isBusy.current = true;
    try {
      const found = { ...(await find(pageRequest(settings, query, next.current))), query };
      next.current += 1;
      if (!isGone.current) setState((before) => addAnswer(before, found));
    } catch (error) {
      if (isGone.current) return;
      console.warn('The search has failed.', error);
      setState((before) => ({ ...before, status: 'error' }));
    } finally {
      isBusy.current = false;
    }
  }, [settings, find, query]);
  useEffect(() => {
    isGone.current = false;
    void fetchPage();
    return () => {
      isGone.current = true;
    };
  }, [fetchPage]);
  const fetchMore = useCallback(() => {
    setState((before) => ({ ...before, status: 'loading' }));
    void fetchPage();
  }, [fetchPage]);
  const { last } = state;
  const more = last !== undefined && last.response.page + 1 < last.response.nbPages;
  return { state, more, fetchMore };
}

function addAnswer({ hits, first }: State, found: Answered): State {
  // A service may give a record twice when its index changes meanwhile.
  const known = new Set(hits.map(({ objectID }) => objectID));
  const fresh = found.response.hits.filter(({ objectID }) => !known.has(objectID));
  return { status: 'idle', hits: [...hits, ...fresh], first: first ?? found, last: found };
}

/** Fetches on when the element comes into view while the reader scrolls down (6.9.7). */
function useScrollDown(isOn: boolean, fetchMore: () => void) {
  const sentinel = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOn || !sentinel.current) return undefined;
    let before = scrollY;
    let isDown = false;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting && isDown) fetchMore();
      },
      { threshold: 1 },
    );
    const onScroll = (): void => {
      isDown = scrollY > before;
      before = scrollY;
    };
    addEventListener('scroll', onScroll, { passive: true });
    observer.observe(sentinel.current);
    return () => {
      removeEventListener('scroll', onScroll);
      observer.disconnect();
    };
  }, [isOn, fetchMore]);
  return sentinel;
}

/** Brings the reader back to where the results were left: as many of them, and as far down. */
function useReturn(place: Place | undefined, rows: number, canFetch: boolean, fetchMore: () => void): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (!place || isDone.current || rows === 0) return;
    if (rows < place.rows && canFetch) {
      fetchMore();
      return;
    }
    if (rows < place.rows) return;
    isDone.current = true;
    scrollTo({ top: place.top, behavior: 'instant' });
  }, [place, rows, canFetch, fetchMore]);
}
