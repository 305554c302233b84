/** Cards as a string, for the place where a guide asks for its category's (`<DocCardList />`). */
import { renderToStaticMarkup } from 'react-dom/server';
import type { Card } from '../model.ts';
import { Cards } from './parts/cards.tsx';

/** The same markup as on a category page; empty for no cards. */
export function renderCards(cards: readonly Card[], sprite: string): string {
  return cards.length === 0 ? '' : renderToStaticMarkup(<Cards cards={cards} sprite={sprite} />);
}
