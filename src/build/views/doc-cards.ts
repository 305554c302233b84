/** The cards that a guide may show: those of the category around it. */
import { speak, type Words } from '../../words/say.ts';
import type { Card } from '../../model.ts';
import { routeKey } from '../../urls.ts';
import { cardsOf } from '../model/cards.ts';
import type { Doc } from '../model/docs.ts';
import { categoryAt } from '../model/neighbours.ts';
import type { SiteLookup } from '../model/site-model.ts';

/** None for a guide that shows none. */
export function cardsOfDoc(
  { path, route }: Doc,
  { pages, sidebarOf }: SiteLookup,
  words: Words | undefined,
): readonly Card[] {
  const index = sidebarOf.get(path);
  const place = index?.places.get(routeKey(route));
  if (index === undefined || place === undefined || pages.get(path)?.showsCards !== true) return [];
  const { items } = index;
  const shown = place.branch.length === 0 ? items : (categoryAt(items, place.branch)?.items ?? []);
  return speak(words, () => cardsOf(shown));
}
