/** What is said above the hits: that a log was pasted, that nothing fits well (behaviours.md 17.3, 17.5). */
import { sayCount } from '../../words/say.ts';
import type { ReactElement } from 'react';
import { Icon } from '../../render/icon.tsx';
import { isPlainClick } from '../navigate/match-link.ts';
import { findSprite } from '../create-button.ts';

interface LogNoteProps {
  /** Not only a message that somebody typed. */
  readonly isLog: boolean;
  /** Messages that were looked for. */
  readonly messages: number;
  /** Causes that guides know. */
  readonly causes: number;
  /** The page that reads the whole of a log. */
  readonly page: string | undefined;
  readonly onLeave: () => void;
}

/**
 * A log is in the field, or a message of one. The one place of what is said about logs: whatever else can be done with one (a page that reads
 * the whole of it) is offered here.
 */
export function LogNote({ isLog, messages, causes, page, onLeave }: LogNoteProps): ReactElement {
  return (
    <p className="search-note">
      <Icon sprite={findSprite()} name="list" />
      <span>
        {isLog ? describeLog(messages, causes) : 'This message is known.'}
        {page === undefined ? undefined : (
          <>
            {' '}
            <a href={page} onClick={(event) => isPlainClick(event) && onLeave()}>
              Paste all of it for more
            </a>
          </>
        )}
      </span>
    </p>
  );
}

function describeLog(messages: number, causes: number): string {
  if (causes > 0)
    return sayCount(
      causes,
      'Looks like a log: its cause is known.',
      'Looks like a log: {count} of its messages are known.',
    );
  return messages === 0
    ? 'Looks like a log, but no message stands out in it. Paste the line that says what went wrong.'
    : 'Looks like a log: looking for its messages.';
}

/** Even the best hit has little of what was asked. */
export function UnsureNote({ hasContact }: { readonly hasContact: boolean }): ReactElement {
  return (
    <p className="search-note">
      <Icon sprite={findSprite()} name="info" />
      <span>
        {hasContact
          ? 'Not sure that these fit. Try other words, paste the error message word for word, or ask a person.'
          : 'Not sure that these fit. Try other words, or paste the error message word for word.'}
      </span>
    </p>
  );
}
