/** Pages that lead on to another. */
import type { RedirectView } from '../../render/view.ts';
import { encodePath } from '../../urls.ts';
import { buildHead } from './head-view.ts';
import {
  type Listed,
  movedFrom,
  type PageKind,
  type PageSource,
  renderView,
  type ViewInputs,
} from './page-kind.ts';

interface RedirectPage extends Listed {
  readonly to: string;
}

export const redirectPage: PageKind<RedirectPage, ViewInputs<RedirectView>> = {
  kind: 'redirect',
  list: ({ model }) => model.redirects.map(({ from, to }) => ({ route: from, to })),
  inputs: redirectInputs,
  render: renderView,
};

function redirectInputs(
  { route, to: target }: RedirectPage,
  { model, lookup, chrome }: PageSource,
): ViewInputs<RedirectView> {
  const { config } = model;
  const to = encodePath(target);
  const head = buildHead({ config, route, title: 'Redirect', description: '', robots: 'noindex' });
  const canonical = config.url === '' ? {} : { canonical: config.url + to };
  return {
    route,
    view: { kind: 'redirect', head: { ...head, ...canonical }, to, ...movedFrom(route, lookup) },
    chrome,
  };
}
