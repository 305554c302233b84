/** The search page, whose results the browser fills in. */
import { sayIn } from '../../words/say.ts';
import type { PageLink } from '../../model.ts';
import type { SearchView } from '../../render/view.ts';
import { SEARCH_SETTINGS } from '../config/search-settings.ts';
import { firstHref } from '../model/neighbours.ts';
import { leadTo } from '../model/topics.ts';
import { buildHead } from './head-view.ts';
import { type Listed, type PageSource, routePage, type ViewInputs } from './page-kind.ts';

export const searchPage = routePage('search', searchInputs);

function searchInputs({ route }: Listed, { model, lookup, chrome }: PageSource): ViewInputs<SearchView> {
  const { config } = model;
  const isGrouped = lookup.topics.groups.length > 0;
  const view: SearchView = {
    kind: 'search',
    head: buildHead({
      config,
      route,
      title: sayIn(config.words, 'Search the documentation'),
      description: sayIn(config.words, 'Search every guide of {site}.', { site: config.title }),
      robots: 'noindex, follow',
    }),
    categories: lookup.topics.entries.map(({ item }): PageLink => ({
      label: item.label,
      href: (isGrouped ? leadTo(item) : firstHref(item)) ?? '',
    })),
    // What the dialog says is said here, too, once the site says something of its own (behaviours.md 6.9.2).
    placeholder:
      config.search.placeholder === SEARCH_SETTINGS.placeholder.default
        ? sayIn(config.words, 'Type your search here')
        : config.search.placeholder,
  };
  return { route, view, chrome };
}
