/** The page of a category: the cards of what is in it. */
import { speak } from '../../words/say.ts';
import type { CategoryView } from '../../render/view.ts';
import { routeKey } from '../../urls.ts';
import { cardsOf } from '../model/cards.ts';
import { categoryAt, findNeighbours } from '../model/neighbours.ts';
import type { CategoryPage } from '../model/sidebars.ts';
import { crumbsOf } from './crumbs.ts';
import { buildHead } from './head-view.ts';
import { categoryNotices } from './notices.ts';
import { movedFrom, type PageKind, type PageSource, renderView, type ViewInputs } from './page-kind.ts';
import { versionsOf } from './version-links.ts';
import { markedSidebar, sidebarInputs, type SidebarInputs } from './sidebar-text.ts';

type OwnView = Omit<CategoryView, 'sidebarHtml' | 'branchesHref'>;

type Inputs = ViewInputs<OwnView> & { readonly sidebar?: SidebarInputs };

export const categoryPage: PageKind<CategoryPage, Inputs> = {
  kind: 'category',
  list: ({ model }) => model.categoryPages,
  inputs: categoryInputs,
  render: renderCategoryPage,
};

function categoryInputs(page: CategoryPage, source: PageSource): Inputs {
  const { lookup, chrome } = source;
  const { route } = page;
  const index = lookup.sidebars.get(page.sidebar);
  const branch = index?.places.get(routeKey(route))?.branch ?? [];
  return {
    route,
    view: buildCategoryView(page, source),
    ...(index === undefined ? {} : { sidebar: sidebarInputs(index, branch, source) }),
    chrome,
  };
}

function renderCategoryPage({ route, view, chrome, sidebar }: Inputs): string {
  const { sidebarHtml = '', branchesHref } = markedSidebar(sidebar, route);
  const shown = { ...view, sidebarHtml, ...(branchesHref === undefined ? {} : { branchesHref }) };
  return renderView({ route, view: shown, chrome });
}

function buildCategoryView(page: CategoryPage, { model, lookup, notices }: PageSource): OwnView {
  const { config } = model;
  const { route, title, description, image, keywords } = page;
  const sidebar = lookup.sidebars.get(page.sidebar);
  const place = sidebar?.places.get(routeKey(route));
  const category =
    sidebar === undefined || place === undefined ? undefined : categoryAt(sidebar.items, place.branch);
  const breadcrumbs = crumbsOf(place, sidebar, { config, lookup });
  const shown = categoryNotices(category?.items ?? [], notices);
  return {
    kind: 'category',
    head: buildHead({
      config,
      route,
      title,
      description,
      isDocs: true,
      ...(image === undefined ? {} : { image }),
      ...(keywords === undefined ? {} : { keywords }),
      ...(breadcrumbs.length === 0 ? {} : { breadcrumbs }),
    }),
    title,
    description,
    ...movedFrom(route, lookup),
    ...(shown.length === 0 ? {} : { notices: shown }),
    breadcrumbs,
    cards: speak(config.words, () => cardsOf(category?.items ?? [], lookup.topics.groups.length > 0)),
    ...versionsOf({ route }, model, lookup),
    neighbours: {
      breadcrumbs,
      ...(sidebar === undefined ? {} : findNeighbours(route, sidebar, config.docs.neighbours)),
    },
  };
}
