/** The way to a page as its breadcrumbs show it. */
import type { Breadcrumb, SiteConfig } from '../../model.ts';
import type { Place, SidebarIndex } from '../model/neighbours.ts';
import type { SiteLookup } from '../model/site-model.ts';

/** None where the site shows none. The first has the drawing of its game or topic, if there is one. */
export function crumbsOf(
  place: Place | undefined,
  sidebar: SidebarIndex | undefined,
  { config, lookup }: { readonly config: SiteConfig; readonly lookup: Pick<SiteLookup, 'topics'> },
): readonly Breadcrumb[] {
  if (!config.docs.breadcrumbs || place === undefined) return [];
  const item = sidebar?.items[place.branch[0] ?? -1];
  const mark = item && lookup.topics.entries.find((entry) => entry.item === item)?.mark;
  if (mark === undefined || !('glyph' in mark)) return place.breadcrumbs;
  return place.breadcrumbs.map((crumb, index) => (index === 0 ? { ...crumb, mark } : crumb));
}
