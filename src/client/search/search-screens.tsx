/** What the search shows in place of results (behaviours.md 6.8.7, 6.8.9). */
import { sayPieces } from '../../words/say.ts';
import type { ReactElement } from 'react';
import { Icon } from '../../render/icon.tsx';
import type { SearchSettings } from '../../search/protocol.ts';
import { findSprite } from '../create-button.ts';
import { isPlainClick } from '../navigate/match-link.ts';
import { ContactWays } from './contact-ways.tsx';
import { cutAsked } from './query-length.ts';
import type { Contact } from './read-contact.ts';

export function ErrorScreen({ onRetry }: { readonly onRetry: () => void }): ReactElement {
  return (
    <div className="search-screen">
      <Icon sprite={findSprite()} name="warning" />
      <p className="search-title">Unable to fetch results</p>
      <p>You might want to check your network connection.</p>
      <button type="button" className="search-retry" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}

interface TasksProps {
  readonly tasks: NonNullable<SearchSettings['tasks']>;
  readonly onLeave: () => void;
}

/** What most readers need: so that nobody stands before nothing. */
export function Tasks({ tasks, onLeave }: TasksProps): ReactElement | undefined {
  if (tasks.length === 0) return undefined;
  return (
    <>
      <p>Most needed:</p>
      <ul>
        {tasks.map(({ label, href }) => (
          <li key={href}>
            <a href={href} onClick={(event) => isPlainClick(event) && onLeave()}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

interface PasteLinkProps {
  /** Where an error can be pasted. */
  readonly errorsPage: string | undefined;
  readonly onLeave: () => void;
}

/** Who has a message need not find words for it. */
export function PasteLink({ errorsPage, onLeave }: PasteLinkProps): ReactElement | undefined {
  if (errorsPage === undefined) return undefined;
  return (
    <p>
      An error message?{' '}
      <a href={errorsPage} onClick={(event) => isPlainClick(event) && onLeave()}>
        Paste it here
      </a>
    </p>
  );
}

interface NoResultsProps extends TasksProps, PasteLinkProps {
  readonly query: string;
  /** The messages of a log were looked for, not its text. */
  readonly isLog: boolean;
  readonly suggestions: readonly { readonly label: string; readonly query: string }[];
  /** The reader keeps to one game: gives that up. */
  readonly onEverywhere: (() => void) | undefined;
  /** Where to tell somebody; `{query}` stands for the words. */
  readonly missingResultsUrl: string | undefined;
  readonly contact: Contact | undefined;
  readonly onQuery: (query: string) => void;
}

/** Nothing was found: other words, other games, the most needed tasks, a person. */
export function NoResults(props: NoResultsProps): ReactElement {
  const {
    query,
    isLog,
    suggestions,
    onEverywhere,
    missingResultsUrl,
    errorsPage,
    contact,
    onQuery,
    tasks,
    onLeave,
  } = props;
  return (
    <div className="search-screen">
      <Icon sprite={findSprite()} name="search" />
      {isLog ? (
        <p className="search-title">No guide has these messages</p>
      ) : (
        <p className="search-title">
          {sayPieces('No results for "{words}"').map((piece) =>
            piece === '{words}' ? <strong key="words">{cutAsked(query)}</strong> : piece,
          )}
        </p>
      )}
      {onEverywhere === undefined ? undefined : (
        <button type="button" className="search-retry" onClick={onEverywhere}>
          Search everywhere
        </button>
      )}
      {suggestions.length === 0 ? (
        <Tasks tasks={tasks} onLeave={onLeave} />
      ) : (
        <>
          <p>Try searching for:</p>
          <ul>
            {suggestions.map(({ label, query: next }) => (
              <li key={label}>
                <button type="button" onClick={() => onQuery(next)}>
                  {label}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <PasteLink errorsPage={errorsPage} onLeave={onLeave} />
      {missingResultsUrl === undefined || isLog ? undefined : (
        <p>
          Believe this query should return results?{' '}
          <a href={missingHref(missingResultsUrl, query)} target="_blank" rel="noopener noreferrer">
            Let us know.
          </a>
        </p>
      )}
      <ContactWays contact={contact} onLeave={onLeave} />
    </div>
  );
}

function missingHref(url: string, query: string): string {
  return url.replaceAll('{query}', () => encodeURIComponent(cutAsked(query)));
}
