/** What stands below the dialog's field: one screen (behaviours.md 6.7, 6.8). */
import { sayCount } from '../../words/say.ts';
import { type MouseEvent, type ReactElement, useMemo } from 'react';
import { asksForPerson } from '../../search/contact-words.ts';
import type { SearchSettings } from '../../search/protocol.ts';
import { ContactWays } from './contact-ways.tsx';
import type { Screen } from './dialog-screen.ts';
import { HitList, type OptionsProps } from './hit-list.tsx';
import { cutAsked } from './query-length.ts';
import { readMarksOf } from './product-mark.tsx';
import { readContact } from './read-contact.ts';
import { LogNote, UnsureNote } from './search-notes.tsx';
import { ErrorScreen, NoResults } from './search-screens.tsx';
import type { StoredHits } from './stored-hits.ts';
import { StoredList } from './stored-list.tsx';
import { suggest } from './suggestions.ts';

interface Props {
  readonly query: string;
  /** Folder of the game that the reader keeps to. */
  readonly only: string | undefined;
  readonly screen: Screen;
  readonly settings: SearchSettings;
  readonly stored: StoredHits;
  /** What was found before, to be suggested when nothing is. */
  readonly topics: readonly string[];
  readonly options: OptionsProps;
  readonly onStored: (stored: StoredHits) => void;
  readonly onQuery: (query: string) => void;
  readonly onEverywhere: () => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

export function DialogBody(props: Props): ReactElement | undefined {
  const { screen, settings, stored, options, onStored, onRetry, onClose } = props;
  switch (screen.type) {
    case 'stored':
      return (
        <StoredList
          stored={stored}
          onChange={onStored}
          tasks={settings.tasks ?? []}
          errorsPage={settings.errors}
          onLeave={onClose}
          {...options}
        />
      );
    case 'hits':
    case 'none':
      return <FoundBody {...props} screen={screen} />;
    case 'error':
      return <ErrorScreen onRetry={onRetry} />;
    case 'waiting':
      return undefined;
  }
}

/** An answer: who asks for a person sees the ways to one first, whatever was found. */
function FoundBody(
  props: Props & { readonly screen: Extract<Screen, { type: 'hits' | 'none' }> },
): ReactElement {
  const { screen, only, settings, topics, options, onQuery, onEverywhere, onClose } = props;
  const { found } = screen;
  const { sure, products = [] } = found.response;
  const causes = found.errors?.findings.length ?? 0;
  const contact = useMemo(() => readContact(settings), [settings]);
  const asks = found.messages === undefined && asksForPerson(found.query, settings.contactWords);
  const marks = useMemo(() => readMarksOf(found.response.products), [found]);
  const notes = (
    <>
      {found.messages || causes > 0 ? (
        <LogNote
          isLog={found.messages !== undefined}
          messages={found.messages?.length ?? 0}
          causes={causes}
          page={settings.errors}
          onLeave={onClose}
        />
      ) : undefined}
      {asks ? <ContactWays contact={contact} onLeave={onClose} /> : undefined}
    </>
  );
  if (screen.type === 'none')
    return (
      <>
        {notes}
        <NoResults
          query={found.query}
          isLog={found.messages !== undefined}
          suggestions={suggest(
            topics,
            products.filter(({ count }) => count === 0).map(({ label }) => label),
          )}
          missingResultsUrl={settings.missingResultsUrl}
          errorsPage={found.messages ? undefined : settings.errors}
          contact={asks ? undefined : contact}
          tasks={settings.tasks ?? []}
          onLeave={onClose}
          onQuery={onQuery}
          onEverywhere={only === undefined ? undefined : onEverywhere}
        />
      </>
    );
  return (
    <>
      {notes}
      {sure || asks || causes > 0 ? undefined : <UnsureNote hasContact={contact !== undefined} />}
      <HitList groups={screen.groups} marks={marks} {...options} />
      {found.messages || found.response.nbHits === 0 ? undefined : (
        <p className="search-all">
          <a href={resultsHref(settings.route, found.query, only)} onClick={closeIfPlain(onClose)}>
            {sayCount(found.response.nbHits, 'See all {count} results', 'See all {count} results')}
          </a>
        </p>
      )}
      {sure || asks || causes > 0 ? undefined : <ContactWays contact={contact} onLeave={onClose} />}
    </>
  );
}

/** The address of the results page alone is enough. */
function resultsHref(route: string, query: string, only: string | undefined): string {
  const kept = only === undefined ? '' : `&product=${encodeURIComponent(only)}`;
  return `${route}?q=${encodeURIComponent(cutAsked(query))}${kept}`;
}

function closeIfPlain(onClose: () => void) {
  return ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): void => {
    if (!ctrlKey && !metaKey && !shiftKey && !altKey) onClose();
  };
}
