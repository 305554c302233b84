/** Says where `config/addresses` names the pages that were removed: configured objects keep no positions. Pure. */
import type { GoneConfig, Location } from '../../model.ts';

interface ConfigText {
  readonly file: string;
  readonly text: string;
}

/** The entries with their places; `texts` are the configuration's files, of which one holds them. */
export function locateGone(gone: readonly GoneConfig[], texts: readonly ConfigText[]): readonly GoneConfig[] {
  const held = texts.find(({ file }) => /(?:^|\/)addresses\.\w+$/.test(file)) ?? texts[0];
  if (held === undefined) return gone;
  const [findRoute, findReplacement] = [createFinder(held, 'route'), createFinder(held, 'replacement')];
  return gone.map((entry) => ({
    ...entry,
    at: findRoute(entry.route),
    ...(entry.replacement === undefined ? {} : { replacementAt: findReplacement(entry.replacement) }),
  }));
}

/** Finds the values of a key, each behind the one before, so that two entries with one value have two places. */
function createFinder({ file, text }: ConfigText, key: string): (value: string) => Location {
  let cursor = 0;
  return (value) => {
    const escaped = value.replace(/[^\w\s]/g, '\\$&');
    const pattern = new RegExp(`(?<=\\b${key}["']?\\s*:\\s*["'\`]\\s*)${escaped}(?=\\s*["'\`])`, 'g');
    pattern.lastIndex = cursor;
    // The value may be computed: then the file is all that is known.
    const match = pattern.exec(text) ?? pattern.exec(text);
    if (match === null) return { file, line: 1, column: 1 };
    cursor = pattern.lastIndex;
    const before = text.slice(0, match.index);
    const line = before.split('\n').length;
    return { file, line, column: match.index - before.lastIndexOf('\n'), length: value.length };
  };
}
