/** Recent and favourite guides, as long as nothing is asked (behaviours.md 6.8.1 to 6.8.5). */
import type { ReactElement } from 'react';
import type { Hit, SearchSettings } from '../../search/protocol.ts';
import { Icon } from '../../render/icon.tsx';
import type { IconName } from '../../render/icons.ts';
import { findSprite } from '../create-button.ts';
import { readHitText } from './group-hits.ts';
import { LIST_ID, Option, type OptionsProps } from './hit-list.tsx';
import { PasteLink, Tasks } from './search-screens.tsx';
import { addFavourite, removeStoredHit, type StoredHits } from './stored-hits.ts';

interface Props extends OptionsProps {
  readonly stored: StoredHits;
  readonly onChange: (stored: StoredHits) => void;
  readonly tasks: NonNullable<SearchSettings['tasks']>;
  /** Where an error can be pasted. */
  readonly errorsPage: string | undefined;
  readonly onLeave: () => void;
}

interface Action {
  readonly label: string;
  readonly icon: IconName;
  readonly apply: (stored: StoredHits, hit: Hit) => StoredHits;
}

const ACTIONS: Readonly<Record<keyof StoredHits, readonly Action[]>> = {
  recent: [
    { label: 'Save this search', icon: 'star', apply: addFavourite },
    { label: 'Remove this search from history', icon: 'close', apply: removeStoredHit },
  ],
  favourites: [{ label: 'Remove this search from favorites', icon: 'close', apply: removeStoredHit }],
};

export function StoredList({
  stored,
  onChange,
  tasks,
  errorsPage,
  onLeave,
  ...options
}: Props): ReactElement {
  const sections = (
    [
      { name: 'recent', title: 'Recent', first: 0 },
      { name: 'favourites', title: 'Favorite', first: stored.recent.length },
    ] as const
  ).filter(({ name }) => stored[name].length > 0);
  if (sections.length === 0) {
    return (
      <div className="search-screen">
        <p className="search-nothing">No recent searches</p>
        <Tasks tasks={tasks} onLeave={onLeave} />
        <PasteLink errorsPage={errorsPage} onLeave={onLeave} />
      </div>
    );
  }
  return (
    <div className="stored">
      <div role="listbox" id={LIST_ID} aria-label="Earlier searches">
        {sections.map(({ name, title, first }) => (
          <div key={name} role="group" aria-labelledby={`docsearch-${name}`}>
            <div className="search-group" id={`docsearch-${name}`} role="presentation">
              {title}
            </div>
            {stored[name].map((hit, place) => (
              <Option
                key={hit.objectID}
                hit={hit}
                index={first + place}
                place="alone"
                shows="place"
                {...options}
              />
            ))}
          </div>
        ))}
      </div>
      {/* Beside the list, row by row: a list of options holds nothing but options. */}
      <div className="stored-buttons">
        {sections.map(({ name }) => (
          <div key={name}>
            <div className="search-group" />
            {stored[name].map((hit) => (
              <div className="stored-row" key={hit.objectID}>
                {ACTIONS[name].map(({ label, icon, apply }) => (
                  <button
                    key={label}
                    type="button"
                    title={label}
                    aria-label={`${label}: ${nameHit(hit)}`}
                    onClick={() => onChange(apply(stored, hit))}
                  >
                    <Icon sprite={findSprite()} name={icon} />
                  </button>
                ))}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

function nameHit(hit: Hit): string {
  return readHitText(hit)
    .title.map(({ text }) => text)
    .join('');
}
