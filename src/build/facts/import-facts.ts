/** Takes a folder of public facts into the sheets of a site. Pure. */
import type { Diagnostic, FactSheet } from '../../model.ts';
import { readSheet } from '../parse/facts/read-sheet.ts';
import { formatSheet } from './format-sheet.ts';
import { keepComments } from './keep-comments.ts';
import { mergeSheet } from './merge-sheet.ts';
import { readPublicFacts } from './public-facts.ts';

export interface ImportedSheet {
  readonly game: string;
  /** Relative to the root. */
  readonly file: string;
  /** The sheet as it will be; undefined: as it is, or its problems have to be mended first. */
  readonly text: string | undefined;
  readonly problems: readonly Diagnostic[];
  readonly sheet: FactSheet | undefined;
}

/** One file of public facts (`name` for messages); `read` gives a sheet's text as it is now. Throws a UsageError for what is none. */
export function importFacts(
  name: string,
  copied: string,
  read: (file: string) => string | undefined,
): ImportedSheet | undefined {
  const copy = readPublicFacts(copied, name);
  const { game } = copy;
  const file = `content/facts/${game}.yml`;
  // A game that no source knows has nothing to import.
  if (copy.ports.length + copy.files.length + copy.paths.length === 0) return undefined;
  const before = read(file);
  const own = before === undefined ? undefined : readSheet({ path: `facts/${game}.yml`, text: before }, file);
  if (own !== undefined && own.diagnostics.length > 0)
    return { game, file, text: undefined, problems: own.diagnostics, sheet: undefined };
  const sheet = mergeSheet(own?.value, copy);
  const text = keepComments(before ?? '', formatSheet(sheet));
  return { game, file, text: text === before ? undefined : text, problems: [], sheet };
}
