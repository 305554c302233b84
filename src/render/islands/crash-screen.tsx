/** What stands on a page that a fault of a script has hit (behaviours.md 1.11.2). */
import { say } from '../../words/say.ts';
import type { ReactElement } from 'react';

interface Props {
  /** The message of the error, then those of what caused it. */
  readonly messages: readonly string[];
  readonly onRetry: () => void;
}

export function CrashScreen({ messages, onRetry }: Props): ReactElement {
  return (
    <section className="crash" role="alert" aria-labelledby="crash-title">
      <h2 id="crash-title">{say('This page crashed.')}</h2>
      <button type="button" onClick={onRetry}>
        {say('Try again')}
      </button>
      <pre tabIndex={0}>{messages.join('\n\nCause:\n')}</pre>
    </section>
  );
}
