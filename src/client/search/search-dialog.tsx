/** The search dialog: a combobox whose list is the answer, or what was found before (behaviours.md 6.4 to 6.8). */
import { type ReactElement, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Hit, SearchSettings } from '../../search/protocol.ts';
import { resultHref } from '../../search/result-href.ts';
import { DialogBody } from './dialog-body.tsx';
import { DialogField } from './dialog-field.tsx';
import { DialogFooter } from './dialog-footer.tsx';
import { chooseScreen, describeScreen, listHits } from './dialog-screen.ts';
import type { Search } from './find.ts';
import { ask as askFor } from './ask.ts';
import { type Group, groupCauses, groupHits, groupMessages, isFinding } from './group-hits.ts';
import { optionId, type OptionsProps } from './hit-list.tsx';
import { pressKey } from './list-keys.ts';
import { ProductChips } from './product-chips.tsx';
import { cutTyped } from './query-length.ts';
import { readProduct } from './read-product.ts';
import { NARROW, type Where } from './search-requests.ts';
import { toStoredHit } from './stored-hits.ts';
import { rememberTopics } from './suggestions.ts';
import { type Answer, useAnswer } from './use-answer.ts';
import { useModal } from './use-modal.ts';
import { useReports } from './use-reports.ts';
import { useStoredHits } from './use-stored-hits.ts';

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
  const [query, setQuery] = useState(start.query);
  const [only, setOnly] = useState<string>();
  const answer = useGroupedAnswer({ settings, base, find }, query, only);
  const { status, found, groups } = answer;
  const { active, setActive, topics } = useFirstActive(groups);
  const { stored, change, remember } = useStoredHits(settings.indexName);
  const reportChoice = useReports(found, settings);
  const screen = chooseScreen(query, answer, groups);
  const hits = listHits(screen, stored);
  const activeIndex = active < hits.length ? active : hits.length > 0 ? 0 : -1;
  const isOutdated = query !== '' && (status === 'loading' || status === 'stalled');

  useModal(dialog, onClose);
  useStart(input, start, () => onReady((typed) => setQuery((before) => before + typed)));
  const list = useTopOfList(query);
  const early = useEarlyEnter(isOutdated);

  const focus = (): void => input.current?.focus();
  const ask = (next: string): void => {
    setQuery(next);
    setActive(0);
    early.forget();
  };
  const toHref = (hit: Hit): string => resultHref(hit.url, { ...settings, base });
  const choose: OptionsProps['onChoose'] = (hit, index, isLeaving) => {
    const kept = toStoredHit(hit, hits);
    // A line of somebody's log is nothing to keep.
    remember({ ...kept, url: toHref(kept), ...(isFinding(hit) ? { content: null } : {}) });
    if (screen.type === 'hits' && !isFinding(hit))
      reportChoice({ hit, url: toHref(hit), position: index + 1 });
    if (isLeaving) onClose();
  };
  const options: OptionsProps = { activeIndex, toHref, onActivate: setActive, onChoose: choose };
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
        hasList={hits.length > 0}
        onQuery={(next) => ask(cutTyped(next, query))}
        onPaste={(text) => {
          setOnly(undefined);
          ask(text);
        }}
        onKeyDown={(event) => pressKey(event, { ...options, hits, isOutdated, onEarlyEnter: early.note })}
        onClose={onClose}
      />
      {(screen.type === 'hits' || screen.type === 'none') && !screen.found.messages ? (
        <ProductChips
          products={screen.found.response.products ?? []}
          total={screen.found.response.nbAnywhere ?? screen.found.response.nbHits}
          only={only}
          onOnly={(next) => {
            setOnly(next);
            setActive(0);
          }}
        />
      ) : undefined}
      <div className="search-body" ref={list}>
        <DialogBody
          {...{ query, only, screen, settings, stored, topics, options, onClose }}
          onEverywhere={() => {
            setOnly(undefined);
            focus();
          }}
          onStored={(next) => {
            change(next);
            focus();
          }}
          onQuery={(next) => {
            ask(next);
            focus();
          }}
          onRetry={() => {
            answer.retry();
            focus();
          }}
        />
      </div>
      <DialogFooter provider={settings.provider} />
      <p className="sr-only" role="status">
        {describeScreen(screen)}
      </p>
    </dialog>
  );
}

/** The answer to what is in the field, and its hits by game or by message. */
function useGroupedAnswer(
  { settings, base, find }: Pick<Props, 'settings' | 'base' | 'find'>,
  query: string,
  only: string | undefined,
): Answer & { readonly groups: readonly Group[] } {
  const [here] = useState(() => ({
    isNarrow: matchMedia(NARROW).matches,
    product: readProduct(location.pathname, base, settings),
  }));
  const askHere = useCallback(
    (text: string, signal: AbortSignal) => {
      const where: Where = { ...here, only };
      return askFor(find, settings, text, where, signal);
    },
    [find, settings, here, only],
  );
  const answer = useAnswer(query, only ?? '', askHere);
  const { found } = answer;
  const groups = useMemo(() => {
    const searched = found?.messages
      ? groupMessages(found.messages)
      : groupHits(found?.response.hits ?? [], found?.only !== undefined);
    if (!found?.errors) return searched;
    return groupCauses(found.errors, searched, (hit) => resultHref(hit.url, { ...settings, base }));
  }, [found, settings, base]);
  return { ...answer, groups };
}

/** The first result is the active one whenever results arrive (6.5.1); their topics are remembered. */
function useFirstActive(groups: readonly Group[]): {
  readonly active: number;
  readonly setActive: (index: number) => void;
  readonly topics: readonly string[];
} {
  const [active, setActive] = useState(0);
  const [topics, setTopics] = useState<readonly string[]>([]);
  const [known, setKnown] = useState(groups);
  if (known !== groups) {
    setKnown(groups);
    setActive(0);
    setTopics(rememberTopics(topics, groups));
  }
  return { active, setActive, topics };
}

/** The focus goes to the field, in it behind or around what stands there. `onReady` is called once, then. */
function useStart(
  input: RefObject<HTMLInputElement | null>,
  start: Props['start'],
  onReady: () => void,
): void {
  useEffect(() => {
    const { query, isSelected } = start;
    input.current?.focus({ preventScroll: true });
    input.current?.setSelectionRange(isSelected ? 0 : query.length, query.length);
    onReady();
    // Only at opening.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}

/** The list begins at its top with each query (6.7.8). */
function useTopOfList(query: string): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.scrollTo({ top: 0, behavior: 'instant' });
    // The query is what this waits for, though not what it reads.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [query]);
  return list;
}

/** Enter came before its answer: the first result is taken once it is there, unless the query changes. */
function useEarlyEnter(isOutdated: boolean): { readonly note: () => void; readonly forget: () => void } {
  const isChoosing = useRef(false);
  useEffect(() => {
    if (!isChoosing.current || isOutdated) return;
    isChoosing.current = false;
    document.getElementById(optionId(0))?.click();
  }, [isOutdated]);
  return {
    note: () => void (isChoosing.current = true),
    forget: () => void (isChoosing.current = false),
  };
}
