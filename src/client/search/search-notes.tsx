/** What is said above the hits: that a log was pasted, that nothing fits well (behaviours.md 17.3, 17.5). */
import type { ReactElement } from 'react';
import { Icon } from '../../render/icon.tsx';
import { findSprite } from '../create-button.ts';

/**
 * A log is in the field. The one place of what is said about logs: whatever else can be done with one (a page that reads
 * the whole of it) is offered here.
 */
export function LogNote({ messages }: { readonly messages: number }): ReactElement {
  return (
    <p className="search-note">
      <Icon sprite={findSprite()} name="list" />
      <span>
        {messages === 0
          ? 'Looks like a log, but no message stands out in it. Paste the line that says what went wrong.'
          : 'Looks like a log: looking for its messages.'}
      </span>
    </p>
  );
}

/** Even the best hit has little of what was asked. */
export function UnsureNote({ hasContact }: { readonly hasContact: boolean }): ReactElement {
  return (
    <p className="search-note">
      <Icon sprite={findSprite()} name="info" />
      <span>
        Not sure that these fit. Try other words, or paste the error message as it stands
        {hasContact ? ', or ask a person' : ''}.
      </span>
    </p>
  );
}
