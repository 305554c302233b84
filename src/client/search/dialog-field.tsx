/** The head of the dialog: the field, its state, and the ways to clear and to leave it (behaviours.md 6.4.2, 6.4.3). */
import type { KeyboardEvent, ReactElement, RefObject } from 'react';
import { Icon } from '../../render/icon.tsx';
import { findSprite } from '../create-button.ts';
import { LIST_ID } from './hit-list.tsx';
import { readPaste, toLine } from './query-length.ts';
import { LONGEST_QUERY } from './report-search.ts';

interface Props {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly query: string;
  readonly placeholder: string;
  readonly isStalled: boolean;
  /** Id of the active option. */
  readonly activeId: string | undefined;
  readonly hasList: boolean;
  readonly onQuery: (query: string) => void;
  /** A log or another long text was pasted, whose lines a field would throw together. */
  readonly onPaste: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClose: () => void;
}

export function DialogField(props: Props): ReactElement {
  const { input, query, placeholder, isStalled, activeId, hasList } = props;
  const { onQuery, onPaste, onKeyDown, onClose } = props;
  const clear = (): void => {
    onQuery('');
    input.current?.focus();
  };
  return (
    <form
      className="search-head"
      onSubmit={(event) => event.preventDefault()}
      onReset={(event) => {
        event.preventDefault();
        clear();
      }}
    >
      <label htmlFor="docsearch-input" id="docsearch-label">
        {isStalled ? <span className="search-spinner" /> : <Icon sprite={findSprite()} name="search" />}
        <span className="sr-only">Search</span>
      </label>
      <input
        ref={input}
        id="docsearch-input"
        type="search"
        role="combobox"
        aria-autocomplete="both"
        aria-expanded={hasList}
        aria-controls={hasList ? LIST_ID : undefined}
        aria-activedescendant={activeId}
        aria-labelledby="docsearch-label"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint={activeId === undefined ? 'search' : 'go'}
        maxLength={LONGEST_QUERY}
        placeholder={placeholder}
        value={toLine(query)}
        onChange={({ currentTarget }) => onQuery(currentTarget.value)}
        onPaste={(event) => {
          const text = readPaste(event.clipboardData.getData('text/plain'));
          if (text === undefined) return;
          event.preventDefault();
          onPaste(text);
        }}
        onKeyDown={onKeyDown}
      />
      <button
        className="search-clear"
        type="reset"
        title="Clear the query"
        aria-label="Clear the query"
        hidden={query === ''}
      >
        <Icon sprite={findSprite()} name="close" />
      </button>
      <button className="search-cancel" type="button" onClick={onClose}>
        Cancel
      </button>
    </form>
  );
}
