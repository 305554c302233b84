/** The dialog's field: what it shows of the search, and what the reader does in it (behaviours.md 6.4.2, 6.4.3, 6.5.2). */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { readPaste } from './read-paste.ts';
import type { Frame, ShownState } from './search-frame.ts';

interface Field extends ShownState {
  readonly onQuery: (query: string) => void;
  /** A log or another long text was pasted, whose lines a field would throw together. */
  readonly onPaste: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The field of `frame` shows what `field` says and tells it what the reader does. */
export function useField(frame: Frame, field: Field): void {
  const latest = useRef(field);
  const { query, status, activeId, listId } = field;
  useLayoutEffect(() => {
    latest.current = field;
  });
  useLayoutEffect(
    () => frame.show({ query, status, activeId, listId }),
    [frame, query, status, activeId, listId],
  );
  useEffect(() => listen(frame, latest), [frame]);
}

function listen({ form, input }: Frame, latest: RefObject<Field>): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  input.addEventListener('input', () => latest.current.onQuery(input.value), { signal });
  input.addEventListener(
    'paste',
    (event) => {
      const text = readPaste(event.clipboardData?.getData('text/plain') ?? '');
      if (text === undefined) return;
      event.preventDefault();
      latest.current.onPaste(text);
    },
    { signal },
  );
  input.addEventListener('keydown', (event) => latest.current.onKeyDown(event), { signal });
  form.addEventListener(
    'reset',
    (event) => {
      event.preventDefault();
      latest.current.onQuery('');
      input.focus();
    },
    { signal },
  );
  return () => watch.abort();
}
