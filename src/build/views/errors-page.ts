/** "Paste your error": where a log is read, and every message that the guides know. */
import { sayIn } from '../../words/say.ts';
import type { ErrorProduct, ErrorsView } from '../../render/view.ts';
import { errorManifestFile } from '../errors/error-files.ts';
import { markOf } from '../model/topics.ts';
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
    products: errors.products.map(({ id, label, rules }): ErrorProduct => ({
      id,
      label: id === null ? sayIn(config.words, label) : label,
      ...(id === null ? {} : { mark: markOf({ id, label }, lookup.topics) }),
      rules,
    })),
  };
  return { route, view, chrome };
}
