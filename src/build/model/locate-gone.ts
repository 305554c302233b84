/** Says where `config/addresses` names the pages that were removed: configured objects keep no positions. Pure. */
import type { GoneConfig } from '../../model.ts';
import { createQuotedFinder } from './find-quoted.ts';

/** The entries with their places; `texts` are the configuration's files, of which one holds them. */
export function locateGone(
  gone: readonly GoneConfig[],
  texts: readonly { readonly file: string; readonly text: string }[],
): readonly GoneConfig[] {
  const { file = '', text = '' } =
    texts.find((entry) => /(?:^|\/)addresses\.\w+$/.test(entry.file)) ?? texts[0] ?? {};
  // Each finder goes on behind what it found last, so that two entries of one route have two places.
  const [findRoute, findReplacement] = [createQuotedFinder(text, file), createQuotedFinder(text, file)];
  return gone.map((entry) => ({
    ...entry,
    at: findRoute(entry.route),
    ...(entry.replacement === undefined ? {} : { replacementAt: findReplacement(entry.replacement) }),
  }));
}
