/** The page for addresses that lead nowhere. */
import { sayIn } from '../../words/say.ts';
import type { NotFoundView } from '../../render/view.ts';
import { buildHead } from './head-view.ts';
import { type Listed, type PageSource, routePage, type ViewInputs } from './page-kind.ts';

export const notFoundPage = routePage('not-found', notFoundInputs);

function notFoundInputs({ route }: Listed, { model, chrome }: PageSource): ViewInputs<NotFoundView> {
  const { config } = model;
  const view: NotFoundView = {
    kind: 'not-found',
    head: buildHead({
      config,
      route,
      title: sayIn(config.words, 'Page Not Found'),
      description: '',
      robots: 'noindex',
    }),
    placeholder: config.search.placeholder,
  };
  return { route, view, chrome };
}
