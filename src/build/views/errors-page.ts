/** "Paste your error": where a log is read, and every message that the guides know. */
import { sayIn } from '../../words/say.ts';
import type { ErrorProduct, ErrorsView } from '../../render/view.ts';
import { errorManifestFile } from '../errors/error-files.ts';
import type { ErrorCatalogue } from '../errors/list-rules.ts';
import { markOf, placeOf, type Topics } from '../model/topics.ts';
import { buildHead } from './head-view.ts';
import { type Listed, type PageSource, routePage, type ViewInputs } from './page-kind.ts';

export const errorsPage = routePage('errors', errorsInputs);

function errorsInputs(
  { route }: Listed,
  { model, lookup, errors, chrome }: PageSource,
): ViewInputs<ErrorsView> {
  const { config } = model;
  const head = buildHead({
    config,
    route,
    title: sayIn(config.words, 'Paste your error'),
    description: sayIn(
      config.words,
      'Paste an error message or a whole log, and see what it means and what to do about it.',
    ),
  });
  const view: ErrorsView = {
    kind: 'errors',
    head: { ...head, styles: [chrome.assets.errorsStyle] },
    manifest: config.base + (errorManifestFile(errors) ?? ''),
    products: orderProducts(errors, lookup.topics).map(({ id, label, rules }): ErrorProduct => ({
      id,
      label: id === null ? sayIn(config.words, label) : label,
      ...(id === null ? {} : { mark: markOf({ id, label }, lookup.topics) }),
      rules,
    })),
  };
  return { route, view, chrome };
}

/** The game that most readers come for first, as everywhere; what may stand in the log of any game next, then all others. */
function orderProducts({ products }: ErrorCatalogue, topics: Topics): ErrorCatalogue['products'] {
  const [first, ...others] = products
    .flatMap(({ id, ...product }) => (id === null ? [] : [{ ...product, id, place: placeOf(id, topics) }]))
    .toSorted((a, b) => a.place - b.place);
  const general = products.filter(({ id }) => id === null);
  return first === undefined ? general : [first, ...general, ...others];
}
