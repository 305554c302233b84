/** The foot of the dialog: which keys do what, and whose search it is (behaviours.md 6.4.4). */
import type { ReactElement } from 'react';

const HINTS: readonly (readonly [keys: readonly (readonly [cap: string, name: string])[], text: string])[] = [
  [[['↵', 'Enter key']], 'to select'],
  [
    [
      ['↓', 'Arrow down'],
      ['↑', 'Arrow up'],
    ],
    'to navigate',
  ],
  [[['esc', 'Escape key']], 'to close'],
];

export function DialogFooter({ provider }: { readonly provider: 'embedded' | 'hosted' }): ReactElement {
  return (
    <div className="search-foot">
      <ul>
        {HINTS.map(([keys, text]) => (
          <li key={text}>
            {keys.map(([cap, name]) => (
              <kbd key={cap}>
                <span aria-hidden="true">{cap}</span>
                <span className="sr-only">{name}</span>
              </kbd>
            ))}
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {provider === 'hosted' ? (
        <a href="https://www.algolia.com/" target="_blank" rel="noopener noreferrer">
          Search by Algolia
        </a>
      ) : undefined}
    </div>
  );
}
