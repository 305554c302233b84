/** The results page: works from the address alone (behaviours.md 6.9). */
import { createRoot } from 'react-dom/client';
import { Boundary } from '../islands/boundary.tsx';
import { onLeave } from '../page-lifecycle.ts';
import { readLog } from '../../search/read-log.ts';
import { readPaste } from './read-paste.ts';
import { LONGEST_QUERY } from './report-search.ts';
import { keepPlace, readPlace } from './results-place.ts';
import { Results } from './results.tsx';
import type { SearchTools } from './search-window.tsx';
import { readQuestion, showQuestion } from './show-question.ts';

/** The address follows the field when the reader has not typed for this long, milliseconds (behaviours.md 6.9.3). */
const TYPED_AFTER = 300;

/** Fills the results page, for as long as it is shown. */
export function showResults({ settings, base, find }: SearchTools): void {
  const host = document.querySelector('#search-results:empty');
  if (!host) return;
  const main = host.closest('main');
  const input = main?.querySelector<HTMLInputElement>('input[type=search]');
  const topics = main?.querySelector<HTMLElement>('.all-topics');
  const watch = new AbortController();
  const { signal } = watch;
  const root = createRoot(host);
  const place = readPlace();
  let query = readQuestion();
  let only = readOnly();
  /** The whole of a log whose message is the query. */
  let pasted: string | undefined;

  const show = (): void => {
    showQuestion(query);
    root.render(
      <Boundary name="results">
        <Results
          key={pasted ?? query}
          settings={settings}
          base={base}
          find={find}
          query={query}
          pasted={pasted}
          only={only}
          place={place?.query === query ? place : undefined}
          onFound={(count) => topics?.toggleAttribute('data-shown', count === 0)}
          onOnly={(next) => {
            only = next;
            writeQuery(query, only);
            show();
          }}
        />
      </Boundary>,
    );
  };
  if (input) {
    const take = (next: string, log = next === query ? pasted : undefined): void => {
      if (next === query && log === pasted) return;
      query = next;
      pasted = log;
      if (query === '') only = undefined;
      writeQuery(query, only);
      show();
    };
    watchField(input, query, take, signal);
    if (!place && !matchMedia('(hover: none)').matches) input.focus({ preventScroll: true });
  }
  const keep = keepPlace(() => ({ query, rows: host.querySelectorAll('article').length, top: scrollY }));
  addEventListener('pagehide', keep, { signal });
  show();
  onLeave(() => {
    keep();
    watch.abort();
    // Not while the page's own listeners run: React may be drawing.
    setTimeout(() => root.unmount());
  });
}

/** Puts the query into the field, then tells what the reader makes of it: at Enter, or a moment after typing. */
function watchField(
  input: HTMLInputElement,
  query: string,
  take: (query: string, log?: string) => void,
  signal: AbortSignal,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const takeNow = (): void => {
    clearTimeout(timer);
    take(input.value.slice(0, LONGEST_QUERY));
  };
  const takeSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(takeNow, TYPED_AFTER);
  };
  // Typed before this script came.
  if (input.value === '' || input.value === query) input.value = query;
  else takeSoon();
  input.addEventListener('input', takeSoon, { signal });
  input.addEventListener(
    'paste',
    (event) => {
      const text = readPaste(event.clipboardData?.getData('text/plain') ?? '');
      const message = text === undefined ? undefined : readLog(text)?.messages[0];
      if (text === undefined || message === undefined) return;
      // The field has a line and no more; who is in the log stays out of the address.
      event.preventDefault();
      clearTimeout(timer);
      input.value = message.slice(0, LONGEST_QUERY);
      take(input.value, text);
    },
    { signal },
  );
  input.form?.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      takeNow();
    },
    { signal },
  );
  signal.addEventListener('abort', () => clearTimeout(timer));
}

/** The game that the reader keeps to. */
function readOnly(): string | undefined {
  return new URLSearchParams(location.search).get('product') ?? undefined;
}

/** One entry of the history, however much is typed (6.9.2). */
function writeQuery(query: string, only: string | undefined): void {
  const address = new URL(location.href);
  const fields = { q: query, product: only ?? '' };
  for (const [name, value] of Object.entries(fields)) {
    if (value === '') address.searchParams.delete(name);
    else address.searchParams.set(name, value);
  }
  history.replaceState(history.state, '', address);
}
