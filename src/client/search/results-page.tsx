/** The results page: works from the address alone (behaviours.md 6.9). */
import { createRoot } from 'react-dom/client';
import { addStyle } from '../add-style.ts';
import { Boundary } from '../islands/boundary.tsx';
import { onLeave } from '../page-lifecycle.ts';
import { createSearch, type Search } from './find.ts';
import { findSearchButton, readBase, readSettings } from './read-settings.ts';
import { LONGEST_QUERY } from './report-search.ts';
import { keepPlace, readPlace } from './results-place.ts';
import { Results } from './results.tsx';

/** The address follows the field when the reader has not typed for this long, milliseconds (behaviours.md 6.9.3). */
const TYPED_AFTER = 300;

let search: Search | undefined;

/** Fills the results page, for as long as it is shown. */
export function showResults(): void {
  const host = document.querySelector('#search-results:empty');
  if (!host) return;
  const settings = readSettings();
  search ??= createSearch(settings);
  const { find, prepare } = search;
  prepare();
  void addStyle(findSearchButton()?.dataset['style'] ?? '');
  const main = host.closest('main');
  const input = main?.querySelector<HTMLInputElement>('input[type=search]');
  const heading = main?.querySelector('h1');
  const topics = main?.querySelector<HTMLElement>('section');
  const plainHeading = heading?.textContent ?? '';
  const plainTitle = document.title;
  const watch = new AbortController();
  const { signal } = watch;
  const root = createRoot(host);
  const place = readPlace();
  let query = readQuery();

  const show = (): void => {
    const title = query === '' ? plainHeading : `Search results for "${query}"`;
    if (heading) heading.textContent = title;
    document.title = plainTitle.replace(plainHeading, () => title);
    root.render(
      <Boundary name="results">
        <Results
          key={query}
          settings={settings}
          base={readBase()}
          find={find}
          query={query}
          place={place?.query === query ? place : undefined}
          onFound={(count) => {
            if (topics) topics.hidden = count > 0;
          }}
        />
      </Boundary>,
    );
  };
  if (input) {
    const take = (next: string): void => {
      if (next === query) return;
      query = next;
      writeQuery(query);
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
  take: (query: string) => void,
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

function readQuery(): string {
  return (new URLSearchParams(location.search).get('q') ?? '').slice(0, LONGEST_QUERY);
}

/** One entry of the history, however much is typed (6.9.2). */
function writeQuery(query: string): void {
  const address = new URL(location.href);
  if (query === '') address.searchParams.delete('q');
  else address.searchParams.set('q', query);
  history.replaceState(history.state, '', address);
}
