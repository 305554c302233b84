/** What stands below the dialog's field: one screen (behaviours.md 6.7, 6.8). */
import type { MouseEvent, ReactElement } from 'react';
import type { SearchSettings } from '../../search/protocol.ts';
import type { Screen } from './dialog-screen.ts';
import { HitList, type OptionsProps } from './hit-list.tsx';
import { ErrorScreen, NoResults } from './search-screens.tsx';
import type { StoredHits } from './stored-hits.ts';
import { StoredList } from './stored-list.tsx';
import { suggest } from './suggestions.ts';

interface Props {
  readonly screen: Screen;
  readonly settings: SearchSettings;
  readonly stored: StoredHits;
  /** What was found before, to be suggested when nothing is. */
  readonly topics: readonly string[];
  readonly options: OptionsProps;
  readonly onStored: (stored: StoredHits) => void;
  readonly onQuery: (query: string) => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

export function DialogBody(props: Props): ReactElement | undefined {
  const { screen, settings, stored, topics, options, onStored, onQuery, onRetry, onClose } = props;
  const elsewhere = { tasks: settings.tasks ?? [], onLeave: onClose };
  switch (screen.type) {
    case 'stored':
      return <StoredList stored={stored} onChange={onStored} {...elsewhere} {...options} />;
    case 'hits':
      return (
        <>
          <HitList groups={screen.groups} {...options} />
          <p className="search-all">
            <a
              href={`${settings.route}?q=${encodeURIComponent(screen.found.query)}`}
              onClick={closeIfPlain(onClose)}
            >
              See all {screen.found.response.nbHits} results
            </a>
          </p>
        </>
      );
    case 'none':
      return (
        <NoResults
          query={screen.found.query}
          suggestions={suggest(topics)}
          missingResultsUrl={settings.missingResultsUrl}
          {...elsewhere}
          onQuery={onQuery}
        />
      );
    case 'error':
      return <ErrorScreen onRetry={onRetry} />;
    case 'waiting':
      return undefined;
  }
}

function closeIfPlain(onClose: () => void) {
  return ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): void => {
    if (!ctrlKey && !metaKey && !shiftKey && !altKey) onClose();
  };
}
