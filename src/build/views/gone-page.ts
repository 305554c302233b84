/** Pages in the place of those that were removed on purpose. */
import type { GoneView } from '../../render/view.ts';
import { encodePath } from '../../urls.ts';
import type { Gone } from '../model/gone.ts';
import { buildHead } from './head-view.ts';
import { movedFrom, type PageKind, type PageSource, renderView, type ViewInputs } from './page-kind.ts';

/** Characters of a query (behaviours.md 9.11). */
const LONGEST_QUERY = 64;

export const gonePage: PageKind<Gone, ViewInputs<GoneView>> = {
  kind: 'gone',
  list: ({ model }) => model.gone,
  inputs: goneInputs,
  render: renderView,
};

function goneInputs(gone: Gone, { model, lookup, chrome }: PageSource): ViewInputs<GoneView> {
  const { config } = model;
  const { route, title, since, reason, replacement } = gone;
  const query = [...title].slice(0, LONGEST_QUERY).join('').trim();
  const view: GoneView = {
    kind: 'gone',
    head: buildHead({ config, route, title, description: '', robots: 'noindex' }),
    title,
    since,
    ...(reason === undefined ? {} : { reason }),
    ...(replacement === undefined ? {} : { replacement }),
    ...movedFrom(route, lookup),
    searchHref: `${encodePath(chrome.searchRoute)}?q=${encodeURIComponent(query)}`,
    placeholder: config.search.placeholder,
  };
  return { route, view, chrome };
}
