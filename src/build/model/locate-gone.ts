/** Says where `config/addresses` names the pages that were removed: configured objects keep no positions. Pure. */
import type { GoneConfig, Location } from '../../model.ts';
import { createFinder } from './find-quoted.ts';

interface ConfigText {
  readonly file: string;
  readonly text: string;
}

/** The entries with their places; `texts` are the configuration's files, of which one holds them. */
export function locateGone(gone: readonly GoneConfig[], texts: readonly ConfigText[]): readonly GoneConfig[] {
  const held = texts.find(({ file }) => /(?:^|\/)addresses\.\w+$/.test(file)) ?? texts[0];
  if (held === undefined) return gone;
  const [findRoute, findReplacement] = [createKeyFinder(held, 'route'), createKeyFinder(held, 'replacement')];
  return gone.map((entry) => ({
    ...entry,
    at: findRoute(entry.route),
    ...(entry.replacement === undefined ? {} : { replacementAt: findReplacement(entry.replacement) }),
  }));
}

/** Finds the values of a key, each behind the one before, so that two entries with one value have two places. */
function createKeyFinder({ file, text }: ConfigText, key: string): (value: string) => Location {
  return createFinder(
    text,
    file,
    (escaped) => `(?<=\\b${key}["']?\\s*:\\s*["'\`]\\s*)${escaped}(?=\\s*["'\`])`,
  );
}
