/** The search page, whose results the browser fills in. */
import type { PageLink } from '../../model.ts';
import type { SearchView } from '../../render/view.ts';
import { SEARCH_SETTINGS } from '../config/search-settings.ts';
import { firstHref } from '../model/neighbours.ts';
import { buildHead } from './head-view.ts';
import { topEntries } from './home-links.ts';
import {
  type Listed,
  listRoutesOf,
  type PageKind,
  type PageSource,
  renderView,
  type ViewInputs,
} from './page-kind.ts';

export const searchPage: PageKind<Listed, ViewInputs<SearchView>> = {
  kind: 'search',
  list: (source) => listRoutesOf('search', source),
  inputs: searchInputs,
  render: renderView,
};

function searchInputs({ route }: Listed, { model, chrome }: PageSource): ViewInputs<SearchView> {
  const { config, sidebars } = model;
  const view: SearchView = {
    kind: 'search',
    head: buildHead({
      config,
      route,
      title: 'Search the documentation',
      description: `Search every guide of ${config.title}.`,
      robots: 'noindex, follow',
    }),
    categories: topEntries(sidebars).flatMap((item): PageLink[] =>
      item.type === 'html' ? [] : [{ label: item.label, href: firstHref(item) ?? '' }],
    ),
    // What the dialog says is said here, too, once the site says something of its own (behaviours.md 6.9.2).
    placeholder:
      config.search.placeholder === SEARCH_SETTINGS.placeholder.default
        ? 'Type your search here'
        : config.search.placeholder,
  };
  return { route, view, chrome };
}
