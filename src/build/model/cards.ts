/** Cards for the items of a category (behaviours.md 2.9). */
import { sayCount } from '../../words/say.ts';
import type { Card, SidebarItem } from '../../model.ts';
import { isExternal } from '../../urls.ts';
import { firstHref } from './neighbours.ts';

/** In the language that is spoken: one card for each guide, category and link of a category page; hidden guides get none. `leadsOn`: a category of one guide is that guide. */
export function cardsOf(items: readonly SidebarItem[], leadsOn = false): readonly Card[] {
  return items.flatMap((item) => {
    const card = cardOf(item, leadsOn);
    return card === undefined ? [] : [card];
  });
}

function cardOf(item: SidebarItem, leadsOn: boolean): Card | undefined {
  if (item.type === 'html') return undefined;
  const only = leadsOn && item.type === 'category' ? item.onlyGuide : undefined;
  const href = only ?? firstHref(item);
  if (href === undefined) return undefined;
  if (item.type === 'category') {
    const count = item.items.filter((child) => child.type !== 'html').length;
    const card = { kind: 'category', label: item.label, href } as const;
    return item.description === undefined
      ? { ...card, description: sayCount(count, '1 item', '{count} items') }
      : { ...card, description: item.description, guides: countGuides(item.items) };
  }
  return {
    kind: isExternal(href) ? 'external' : 'guide',
    label: item.label,
    href,
    description: item.description ?? '',
  };
}

/** Guides below a list, all levels. */
export function countGuides(items: readonly SidebarItem[]): number {
  let count = 0;
  for (const item of items) {
    if (item.type === 'link' && item.docId !== undefined && item.unlisted !== true) count++;
    else if (item.type === 'category') count += countGuides(item.items) + (item.docId === undefined ? 0 : 1);
  }
  return count;
}
