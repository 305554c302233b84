/** The state of a search while its words change (behaviours.md 6.6.1, 6.8.8). */
import { useCallback, useEffect, useState } from 'react';
import type { SearchRequest } from '../../search/protocol.ts';
import type { Found, Search } from './find.ts';

/** No answer for this long, milliseconds: the search says that it is waiting (behaviours.md 9.12). */
const STALLED_AFTER = 300;

/** An answer, and the query it is for. */
export interface Answered extends Found {
  readonly query: string;
}

export interface Answer {
  readonly status: 'idle' | 'loading' | 'stalled' | 'error';
  /** The latest answer: while another is awaited, the one before. */
  readonly found: Answered | undefined;
  readonly retry: () => void;
}

/** What has come in the end, and for which question. */
interface Outcome {
  readonly question: string | undefined;
  readonly found: Answered | undefined;
}

const NOTHING: Outcome = { question: undefined, found: undefined };

/** Asks for each query at once; an answer that is no longer wanted is dropped. `toRequest` must stay the same function. */
export function useAnswer(
  find: Search['find'],
  query: string,
  toRequest: (query: string) => SearchRequest,
): Answer {
  const [outcome, setOutcome] = useState(NOTHING);
  const [isStalled, setIsStalled] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const question = `${attempt} ${query}`;
  // Without words there is nothing to show, and nothing to go back to.
  if (query === '' && outcome !== NOTHING) {
    setOutcome(NOTHING);
    setIsStalled(false);
  }
  useEffect(() => {
    if (query === '') return undefined;
    let isWanted = true;
    const timer = setTimeout(() => setIsStalled(true), STALLED_AFTER);
    const settle = (found: Answered | undefined): void => {
      clearTimeout(timer);
      if (!isWanted) return;
      setIsStalled(false);
      setOutcome({ question, found });
    };
    const ask = async (): Promise<void> => {
      try {
        settle({ ...(await find(toRequest(query))), query });
      } catch (error) {
        if (isWanted) console.warn('The search has failed.', error);
        settle(undefined);
      }
    };
    void ask();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [find, query, toRequest, question]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const { found } = outcome;
  const isSettled = query === '' || outcome.question === question;
  return {
    status: !isSettled ? (isStalled ? 'stalled' : 'loading') : query === '' || found ? 'idle' : 'error',
    found,
    retry,
  };
}
