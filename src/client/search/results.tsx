/** The results of one query: fifteen at a time, for as long as the reader goes on (behaviours.md 6.9.5 to 6.9.9). */
import { sayCount, sayPieces } from '../../words/say.ts';
import { type ReactElement, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ResultsSkeleton } from '../../render/parts/results-skeleton.tsx';
import { asksForPerson } from '../../search/contact-words.ts';
import type { Hit, SearchSettings } from '../../search/protocol.ts';
import { resultHref } from '../../search/result-href.ts';
import { ContactWays } from './contact-ways.tsx';
import type { Search } from './find.ts';
import { ProductChips } from './product-chips.tsx';
import { readMarksOf } from './product-mark.tsx';
import { readContact } from './read-contact.ts';
import { ResultGroups } from './result-groups.tsx';
import { KnownCauses } from './known-causes.tsx';
import type { Place } from './results-place.ts';
import { UnsureNote } from './search-notes.tsx';
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
  /** The log that it is the message of; undefined: it was typed. */
  readonly pasted: string | undefined;
  /** Folder of the game that the reader keeps to. */
  readonly only: string | undefined;
  /** Where the reader was when this query was left. */
  readonly place: Place | undefined;
  readonly onFound: (count: number) => void;
  readonly onOnly: (only: string | undefined) => void;
}

interface State {
  readonly status: 'loading' | 'idle' | 'error';
  /** All that have come so far, answer by answer. */
  readonly pages: readonly (readonly Hit[])[];
  /** The game that they are kept to. */
  readonly only: string | undefined;
  /** The first answer, which the operator hears of, and the latest. */
  readonly first: Answered | undefined;
  readonly last: Answered | undefined;
}

export function Results(props: Props): ReactElement | undefined {
  const { settings, base, find, query, pasted, only, place, onFound, onOnly } = props;
  const { state, more, fetchMore } = usePages(settings, find, query, only);
  const { status, pages, first, last } = state;
  const reportChoice = useReports(first, settings);
  const count = last?.response.nbHits;
  const rows = pages.reduce((sum, page) => sum + page.length, 0);
  useEffect(() => {
    if (query === '') onFound(0);
    else if (count !== undefined) onFound(count);
    // The page's own function, new with each drawing.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [query, count]);
  const focusFrom = useFocusOn(rows);
  useReturn(place, rows, more && status === 'idle', fetchMore);
  const sentinel = useScrollDown(more && status === 'idle', fetchMore);
  const contact = useMemo(() => readContact(settings), [settings]);

  const marks = useMemo(() => readMarksOf(first?.response.products), [first]);

  if (query === '') return undefined;
  const asks = asksForPerson(query, settings.contactWords);
  const isUnsure = first?.response.sure === false && rows > 0 && !asks;
  const isNone = status === 'idle' && rows === 0;
  const leave = (): void => undefined;
  return (
    <>
      <div className="results-head">
        <p className="results-count" role="status">
          {status === 'loading' && rows === 0 ? '' : count === undefined ? '' : describeCount(count)}
        </p>
        <ProductChips
          products={first?.response.products ?? []}
          only={only}
          isWaiting={status === 'loading'}
          onOnly={onOnly}
        />
      </div>
      {asks && status !== 'loading' ? <ContactWays contact={contact} onLeave={leave} /> : undefined}
      <KnownCauses
        settings={settings}
        text={pasted ?? query}
        product={only ?? (status === 'error' ? null : first?.response.product)}
      />
      {isUnsure ? <UnsureNote hasContact={contact !== undefined} /> : undefined}
      <ResultGroups
        pages={pages}
        marks={marks}
        toHref={(hit) => resultHref(hit.url, { ...settings, base })}
        onChoose={(hit, url, position) => reportChoice({ hit, url, position })}
      />
      {status === 'error' ? <ErrorScreen onRetry={fetchMore} /> : undefined}
      {status === 'loading' && rows === 0 ? <ResultsSkeleton /> : undefined}
      {isNone ? (
        <div className="search-screen results-none">
          {only === undefined ? (
            <p>
              {settings.errors === undefined
                ? 'Try fewer or other words, or the error message word for word.'
                : sayPieces('Try fewer or other words, or {paste}.').map((piece) =>
                    piece === '{paste}' ? (
                      <a key="paste" href={settings.errors}>
                        paste the whole error
                      </a>
                    ) : (
                      piece
                    ),
                  )}
            </p>
          ) : (
            <button type="button" className="search-retry" onClick={() => onOnly(undefined)}>
              Search everywhere
            </button>
          )}
        </div>
      ) : undefined}
      {(isNone && !asks) || (isUnsure && !more) ? (
        <ContactWays contact={contact} onLeave={leave} />
      ) : undefined}
      {more && status !== 'error' ? (
        <button
          // Another one each time: what moves down is nothing that was there.
          key={rows}
          className="results-more"
          type="button"
          ref={sentinel}
          aria-disabled={status === 'loading'}
          onClick={() => {
            focusFrom.current = rows;
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
  return sayCount(count, 'One document found', '{count} documents found');
}

/** The keyboard goes on with the first of the results that it asked for: set it to their number before. */
function useFocusOn(rows: number) {
  const focusFrom = useRef<number>(undefined);
  useEffect(() => {
    if (focusFrom.current === undefined || focusFrom.current >= rows) return;
    document.querySelectorAll<HTMLElement>('.result h3 a')[focusFrom.current]?.focus();
    focusFrom.current = undefined;
  }, [rows]);
  return focusFrom;
}

/** Asks for one page of answers after the other; from the start when the reader keeps to another game. */
function usePages(settings: SearchSettings, find: Search['find'], query: string, only: string | undefined) {
  const [state, setState] = useState<State>({
    status: 'loading',
    pages: [],
    only,
    first: undefined,
    last: undefined,
  });
  // While drawing, so that the hits of another game are never seen under this one's chip.
  if (state.only !== only) setState({ ...state, status: 'loading', pages: [], only });
  /** What is asked for; an answer to something else comes too late. */
  const asked = useRef({ only, page: 0, isBusy: false });
  const fetchPage = useCallback(async () => {
    const mine = asked.current;
    if (mine.isBusy || query === '') return;
    mine.isBusy = true;
    const isWanted = (): boolean => asked.current === mine;
    try {
      const found = { ...(await find(pageRequest(settings, query, mine.page, only))), query };
      mine.page += 1;
      if (isWanted()) setState((before) => addAnswer(before, found));
    } catch (error) {
      if (!isWanted()) return;
      console.warn('The search has failed.', error);
      setState((before) => ({ ...before, status: 'error' }));
    } finally {
      mine.isBusy = false;
    }
  }, [settings, find, query, only]);
  useEffect(() => {
    asked.current = { only, page: 0, isBusy: false };
    void fetchPage();
    return () => {
      asked.current = { only, page: 0, isBusy: false };
    };
  }, [fetchPage, only]);
  const fetchMore = useCallback(() => {
    setState((before) => ({ ...before, status: 'loading' }));
    void fetchPage();
  }, [fetchPage]);
  const { last } = state;
  const more = last !== undefined && last.response.page + 1 < last.response.nbPages;
  return { state, more: more && state.pages.length > 0, fetchMore };
}

function addAnswer({ pages, only, first }: State, found: Answered): State {
  // A service may give a record twice when its index changes meanwhile.
  const known = new Set(pages.flat().map(({ objectID }) => objectID));
  const fresh = found.response.hits.filter(({ objectID }) => !known.has(objectID));
  return {
    status: 'idle',
    pages: [...pages, fresh],
    only,
    first: pages.length === 0 ? found : (first ?? found),
    last: found,
  };
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
