/** Cards: one link each, a title and a line about it. Guides make the same markup with `DocCardList`. */
import type { ReactElement } from 'react';
import type { Card } from '../../model.ts';
import { Icon } from '../icon.tsx';
import { opensNewTab } from '../resolve-href.ts';
import { countGuides } from './count-guides.ts';

const ICONS = { category: 'folder', guide: 'guide', external: 'external' } as const;

/** A list of cards, two columns where there is room. */
export function Cards({
  cards,
  sprite,
}: {
  readonly cards: readonly Card[];
  readonly sprite: string;
}): ReactElement {
  return (
    <ul className="cards">
      {cards.map((card, index) => (
        <li key={index}>
          <a className="card" href={card.href} {...(opensNewTab(card.href) ? NEW_TAB : {})}>
            <span className="card-title">
              <Icon sprite={sprite} name={ICONS[card.kind]} />
              {card.label}
            </span>{' '}
            {card.description === '' ? undefined : <span className="card-text">{card.description}</span>}{' '}
            {card.guides === undefined || card.guides === 0 || isCount(card.description) ? undefined : (
              <span className="card-count">{countGuides(card.guides)}</span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** What a link to another site carries. */
export const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** A category without a description of its own is described by its number of items (behaviours.md 2.9.4). */
function isCount(description: string): boolean {
  return /^\d+ items?$/.test(description);
}
