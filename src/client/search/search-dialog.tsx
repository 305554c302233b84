/** What the search dialog shows below its field: the answer, or what was found before (behaviours.md 6.4 to 6.8). */
import { type ReactElement, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Hit, SearchSettings } from '../../search/protocol.ts';
import { resultHref } from '../../search/result-href.ts';
import { DialogBody } from './dialog-body.tsx';
import { DialogFooter } from './dialog-footer.tsx';
import { chooseScreen, describeScreen, listHits } from './dialog-screen.ts';
import type { Search } from './find.ts';
import { ask as askFor } from './ask.ts';
import { type Group, groupCauses, groupHits, groupMessages, isFinding } from './group-hits.ts';
import { LIST_ID, optionId, type OptionsProps } from './hit-list.tsx';
import { pressKey } from './list-keys.ts';
import { ProductChips } from './product-chips.tsx';
import { cutTyped } from './query-length.ts';
import { readProduct } from './read-product.ts';
import { NARROW, type Where } from './search-requests.ts';
import { Said } from './said.tsx';
import type { Frame } from './search-frame.ts';
import { toStoredHit } from './stored-hits.ts';
import { rememberTopics } from './suggestions.ts';
import { type Answer, useAnswer } from './use-answer.ts';
import { useField } from './use-field.ts';
import { useReports } from './use-reports.ts';
import { useStoredHits } from './use-stored-hits.ts';

interface Props {
  readonly settings: SearchSettings;
  /** The site's base path. */
  readonly base: string;
  readonly find: Search['find'];
  readonly frame: Frame;
  /** The query that stands in the frame's field. */
  readonly start: string;
}

export function SearchDialog({ settings, base, find, frame, start }: Props): ReactElement {
  const [query, setQuery] = useState(start);
  const [only, setOnly] = useState<string>();
  const answer = useGroupedAnswer({ settings, base, find }, query, only);
  const { status, found, groups } = answer;
  const { active, setActive, topics } = useFirstActive(groups);
  const { stored, change, remember } = useStoredHits(settings.indexName);
  const onClose = frame.close;
  const reportChoice = useReports(found, settings);
  const screen = chooseScreen(query, answer, groups);
  const hits = listHits(screen, stored);
  const activeIndex = active < hits.length ? active : hits.length > 0 ? 0 : -1;
  const isOutdated = query !== '' && (status === 'loading' || status === 'stalled');

  const list = useTopOfList(query);
  const early = useEarlyEnter(isOutdated);

  const focus = (): void => frame.input.focus();
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
  useField(frame, {
    query,
    status,
    activeId: activeIndex < 0 ? undefined : optionId(activeIndex),
    listId: hits.length > 0 ? LIST_ID : undefined,
    onQuery: (next) => ask(cutTyped(next, query)),
    onPaste: (text) => {
      setOnly(undefined);
      ask(text);
    },
    onKeyDown: (event) => pressKey(event, { ...options, hits, isOutdated, onEarlyEnter: early.note }),
  });
  return (
    <>
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
      <Said text={describeScreen(screen)} />
    </>
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
