/** Says whether a code block's language is known. */
import type { Diagnostic } from '../../model.ts';
import { closest } from '../problems/did-you-mean.ts';
import { isKnownLanguage, languageNames } from './highlight.ts';

/** Meant before any other of the 300 that are as near. */
const USUAL =
  'text bash json yaml ini properties toml xml powershell lua javascript python php csharp sql html css diff markdown'.split(
    ' ',
  );

/** A warning without a place for a language that nobody knows; nothing for the others. */
export function describeLanguage({ name }: { readonly name: string }): readonly Omit<Diagnostic, 'at'>[] {
  if (isKnownLanguage(name)) return [];
  const match = closest(name, [...USUAL, ...languageNames()]);
  return [
    {
      severity: 'warning',
      code: 'code/unknown-language',
      message: `There is no language called "${name}", so this code is shown without colours`,
      hint: match === undefined ? 'Write text for plain text.' : `Did you mean "${match}"?`,
    },
  ];
}
