/** When a search is worth a word to the operator: once it stands, once it is chosen from, and when it found nothing. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Hit, SearchSettings } from '../../search/protocol.ts';
import { createInsights } from './insights.ts';
import { reportSearch, SETTLED_AFTER } from './report-search.ts';
import type { Answered } from './use-answer.ts';

interface Choice {
  readonly hit: Hit;
  /** Where it leads. */
  readonly url: string;
  /** In the list, from 1. */
  readonly position: number;
}

/** Returns what to call when a result of the answer is chosen. */
export function useReports(found: Answered | undefined, settings: SearchSettings): (choice: Choice) => void {
  const { reportUrl } = settings;
  const [insights] = useState(() => createInsights(settings));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(found);
  // Who leaves a search that found nothing does not wait: that is the report that matters most. (This effect stands
  // first: effects end in their order.)
  useEffect(
    () => () => {
      if (timer.current !== undefined && latest.current?.response.nbHits === 0)
        send(latest.current, undefined, reportUrl);
    },
    [reportUrl],
  );
  useEffect(() => {
    latest.current = found;
    if (!found) return undefined;
    const { response, engine } = found;
    if (engine === 'hosted') insights?.viewed(response.hits.map(({ objectID }) => objectID));
    timer.current = setTimeout(() => {
      timer.current = undefined;
      send(found, undefined, reportUrl);
    }, SETTLED_AFTER);
    return () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, [found, reportUrl, insights]);
  return useCallback(
    (choice) => {
      clearTimeout(timer.current);
      timer.current = undefined;
      if (!found) return;
      send(found, choice, reportUrl);
      if (found.engine === 'hosted')
        insights?.chosen(choice.hit.objectID, choice.position, found.response.queryID);
    },
    [found, reportUrl, insights],
  );
}

function send(
  { query, messages, response, engine }: Answered,
  choice: Choice | undefined,
  reportUrl: string | undefined,
): void {
  reportSearch(
    // Of a log nothing but the message that counts most: the rest may name people and machines.
    {
      query: messages === undefined ? query : (messages[0]?.message ?? ''),
      results: response.nbHits,
      chosenUrl: choice?.url,
      position: choice?.position,
      engine,
    },
    reportUrl,
  );
}
