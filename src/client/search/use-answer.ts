/** The state of a search while its words change (behaviours.md 6.6.1, 6.8.8). */
import { useCallback, useEffect, useState } from 'react';
import type { Asked } from './ask.ts';
import { STALLED_AFTER } from './search-frame.ts';

/** An answer, and the query it is for. */
export interface Answered extends Asked {
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

/**
 * Asks for each query at once; one that is no longer wanted is aborted. `askFor` must stay the same function as long
 * as `variant` stays, which names all that a question depends on besides its words.
 */
export function useAnswer(
  query: string,
  variant: string,
  askFor: (query: string, signal: AbortSignal) => Promise<Asked>,
): Answer {
  const [outcome, setOutcome] = useState(NOTHING);
  const [isStalled, setIsStalled] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const question = `${attempt} ${variant} ${query}`;
  // Without words there is nothing to show, and nothing to go back to.
  if (query === '' && outcome !== NOTHING) {
    setOutcome(NOTHING);
    setIsStalled(false);
  }
  useEffect(() => {
    if (query === '') return undefined;
    const wanted = new AbortController();
    const { signal } = wanted;
    const timer = setTimeout(() => setIsStalled(true), STALLED_AFTER);
    const settle = (found: Answered | undefined): void => {
      clearTimeout(timer);
      if (signal.aborted) return;
      setIsStalled(false);
      setOutcome({ question, found });
    };
    const ask = async (): Promise<void> => {
      try {
        settle({ ...(await askFor(query, signal)), query });
      } catch (error) {
        if (!signal.aborted) console.warn('The search has failed.', error);
        settle(undefined);
      }
    };
    void ask();
    return () => {
      wanted.abort();
      clearTimeout(timer);
    };
  }, [query, askFor, question]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const { found } = outcome;
  const isSettled = query === '' || outcome.question === question;
  return {
    status: !isSettled ? (isStalled ? 'stalled' : 'loading') : query === '' || found ? 'idle' : 'error',
    found,
    retry,
  };
}
