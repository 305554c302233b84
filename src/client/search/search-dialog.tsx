/** The search dialog: a combobox whose list is the answer, or what was found before (behaviours.md 6.4 to 6.8). */
import {
  type KeyboardEvent,
  type ReactElement,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Hit, SearchSettings } from '../../search/protocol.ts';
import { DialogField } from './dialog-field.tsx';
import { DialogFooter } from './dialog-footer.tsx';
import type { Search } from './find.ts';
import { groupHits } from './group-hits.ts';
import { HitList, optionId } from './hit-list.tsx';
import { resultHref } from '../../search/result-href.ts';
import { dialogRequest, NARROW } from './search-requests.ts';
import { ErrorScreen, NoResults } from './search-screens.tsx';
import { addRecent, readStoredHits, type StoredHits, toStoredHit, writeStoredHits } from './stored-hits.ts';
import { StoredList } from './stored-list.tsx';
import { rememberTopics, suggest } from './suggestions.ts';
import { useAnswer } from './use-answer.ts';
import { useModal } from './use-modal.ts';
import { useReports } from './use-reports.ts';

interface Props {
  readonly settings: SearchSettings;
  /** The site's base path. */
  readonly base: string;
  readonly find: Search['find'];
  /** `isSelected`: the query is what was marked on the page, and typing replaces it. */
  readonly start: { readonly query: string; readonly isSelected: boolean };
  readonly onClose: () => void;
  /** Gives the function that adds to the query. */
  readonly onReady: (type: (text: string) => void) => void;
}

export function SearchDialog({ settings, base, find, start, onClose, onReady }: Props): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState(start.query);
  const [active, setActive] = useState(0);
  const [stored, setStored] = useState(() => readStoredHits(settings.indexName));
  const [hadFavourites] = useState(stored.favourites.length > 0);
  const [topics, setTopics] = useState<readonly string[]>([]);
  /** Enter came before its answer. */
  const isChoosing = useRef(false);
  const [isNarrow] = useState(() => matchMedia(NARROW).matches);
  const toRequest = useCallback(
    (text: string) => dialogRequest(settings, text, isNarrow),
    [settings, isNarrow],
  );
  const { status, found, retry } = useAnswer(find, query, toRequest);
  const reportChoice = useReports(found, settings);
  const groups = useMemo(() => groupHits(found?.response.hits ?? []), [found]);
  const toHref = (hit: Hit): string => resultHref(hit.url, { ...settings, base });

  const screen =
    query === ''
      ? 'stored'
      : status === 'error'
        ? 'error'
        : !found
          ? 'waiting'
          : groups.length > 0
            ? 'hits'
            : 'none';
  const shown =
    screen === 'hits'
      ? groups.flatMap(({ rows }) => rows.map(({ hit }) => hit))
      : screen === 'stored'
        ? [...stored.recent, ...stored.favourites]
        : [];
  const activeIndex = active < shown.length ? active : shown.length > 0 ? 0 : -1;
  const isOutdated = query !== '' && status !== 'error' && found?.query !== query;

  useModal(dialog, onClose);
  useEffect(() => {
    const { query: text, isSelected } = start;
    input.current?.focus({ preventScroll: true });
    input.current?.setSelectionRange(isSelected ? 0 : text.length, text.length);
    onReady((typed) => setQuery((before) => before + typed));
    // Only at opening.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  // The first result is the active one whenever results arrive (6.5.1).
  const [known, setKnown] = useState(groups);
  if (known !== groups) {
    setKnown(groups);
    setActive(0);
    setTopics(rememberTopics(topics, groups));
  }
  // The list begins at its top with each query (6.7.8).
  useEffect(() => {
    list.current?.scrollTo({ top: 0, behavior: 'instant' });
  }, [query]);
  useEffect(() => {
    if (!isChoosing.current || isOutdated) return;
    isChoosing.current = false;
    document.getElementById(optionId(0))?.click();
  }, [isOutdated]);

  const ask = (next: string): void => {
    setQuery(next);
    setActive(0);
    isChoosing.current = false;
  };
  const change = (next: StoredHits): void => {
    setStored(next);
    writeStoredHits(settings.indexName, next);
    input.current?.focus();
  };
  /** The reader goes to a hit; `isLeaving`: in this window. */
  const choose = (hit: Hit, index: number, isLeaving: boolean): void => {
    const kept = toStoredHit(hit, shown);
    writeStoredHits(settings.indexName, addRecent(stored, { ...kept, url: toHref(kept) }, hadFavourites));
    if (screen === 'hits') reportChoice({ hit, url: toHref(hit), position: index + 1 });
    if (isLeaving) onClose();
  };
  const move = (step: number): void => {
    if (shown.length === 0) return;
    const next = (activeIndex + step + shown.length) % shown.length;
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // These keys choose among what an input method offers.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const hit = shown[activeIndex];
      if (isOutdated) isChoosing.current = true;
      else if (hit) follow(event, hit);
    }
  };
  const follow = ({ ctrlKey, metaKey, shiftKey }: KeyboardEvent, hit: Hit): void => {
    if (!ctrlKey && !metaKey && !shiftKey) {
      document.getElementById(optionId(activeIndex))?.click();
      return;
    }
    choose(hit, activeIndex, false);
    const { innerWidth: width, innerHeight: height } = window;
    window.open(toHref(hit), '_blank', shiftKey ? `noopener,width=${width},height=${height}` : 'noopener');
  };

  const listProps = { activeIndex, toHref, onActivate: setActive, onChoose: choose } as const;
  const elsewhere = { tasks: settings.tasks ?? [], onLeave: onClose };
  const count = found?.response.nbHits ?? 0;
  return (
    <dialog
      ref={dialog}
      className={`search-dialog DocSearch-Container${status === 'stalled' ? ' DocSearch-Container--Stalled' : ''}`}
      role="dialog"
      aria-modal="true"
      aria-label="Search"
      data-status={status}
    >
      <DialogField
        input={input}
        query={query}
        placeholder={settings.placeholder}
        isStalled={status === 'stalled'}
        activeId={activeIndex < 0 ? undefined : optionId(activeIndex)}
        hasList={shown.length > 0}
        onQuery={ask}
        onKeyDown={onKeyDown}
        onClose={onClose}
      />
      <div className="search-body" ref={list}>
        {screen === 'hits' ? (
          <>
            <HitList groups={groups} {...listProps} />
            <p className="search-all">
              <a
                href={`${settings.route}?q=${encodeURIComponent(found?.query ?? query)}`}
                onClick={closeIfPlain(onClose)}
              >
                See all {count} results
              </a>
            </p>
          </>
        ) : screen === 'stored' ? (
          <StoredList stored={stored} onChange={change} {...elsewhere} {...listProps} />
        ) : screen === 'none' && found ? (
          <NoResults
            query={found.query}
            suggestions={suggest(topics)}
            missingResultsUrl={settings.missingResultsUrl}
            {...elsewhere}
            onQuery={(next) => {
              ask(next);
              input.current?.focus();
            }}
          />
        ) : screen === 'error' ? (
          <ErrorScreen
            onRetry={() => {
              retry();
              input.current?.focus();
            }}
          />
        ) : undefined}
      </div>
      <DialogFooter provider={settings.provider} />
      <p className="sr-only" role="status">
        {describe(screen, count, found?.query ?? '')}
      </p>
    </dialog>
  );
}

function closeIfPlain(onClose: () => void) {
  return ({ ctrlKey, metaKey, shiftKey, altKey }: React.MouseEvent): void => {
    if (!ctrlKey && !metaKey && !shiftKey && !altKey) onClose();
  };
}

/** What a screen reader says of the answer; other words than those on the screen, which are read by themselves. */
function describe(screen: string, count: number, query: string): string {
  if (screen === 'hits') return count === 1 ? 'One result' : `${count} results`;
  if (screen === 'none') return `Nothing found for ${query}`;
  return screen === 'error' ? 'The search has failed' : '';
}
