/** Keys of front matter that mean nothing here, where it is plain what was meant. Pure. */
import type { Diagnostic, Location } from '../../../model.ts';
import { findIntendedKey, KEY_RULES, type SourceKind } from './frontmatter-keys.ts';

type Values = Readonly<Record<string, unknown>>;

/** What other programs write to keep a page back: the keys, and the values that say so. */
const DRAFT_WORDS: readonly (readonly [keys: RegExp, values: RegExp])[] = [
  [/^(?:is)?(?:published|publish|public)$/, /^(?:false|no|off|never)$/],
  [/^(?:is)?(?:hidden|private|wip|unpublished|isdraft)$/, /^(?:true|yes|on)$/],
  [
    /^(?:status|state|visibility|poststatus|workflow)$/,
    /^(?:draft|wip|unpublished|private|hidden|in ?progress|work in progress|in ?review)$/,
  ],
];

/** A problem for a key that no setting has; undefined where it may be another tool's. */
export function explainUnknownKey(
  key: string,
  values: Values,
  kind: SourceKind,
  locate: (key: string) => Location,
): Diagnostic | undefined {
  // A space that is none to YAML is told at the line (setting-slips.ts).
  if (KEY_RULES.has(key.trim())) return undefined;
  if (saysDraft(key, values[key]))
    return Object.hasOwn(values, 'draft') || Object.hasOwn(values, 'unlisted')
      ? undefined
      : {
          severity: 'warning',
          code: 'frontmatter/not-a-draft',
          message: `"${key}: ${String(values[key])}" keeps nothing back: this page is published`,
          at: locate(key),
          hint: 'Write draft: true to keep it unpublished, or unlisted: true to hide it from lists and search engines.',
        };
  const intended = findIntendedKey(key, kind);
  if (intended === undefined) return undefined;
  const problem = {
    severity: 'warning',
    code: 'frontmatter/unknown-key',
    message: `There is no setting called "${key}"`,
    at: locate(key),
  } as const;
  return Object.hasOwn(values, intended)
    ? { ...problem, hint: `"${intended}" is set as well: delete this line, or move there what it says.` }
    : { ...problem, hint: `Did you mean "${intended}"?`, fix: { from: key, to: intended } };
}

function saysDraft(key: string, value: unknown): boolean {
  if (typeof value !== 'string' && typeof value !== 'boolean') return false;
  const name = key.toLowerCase().replace(/[_\s-]/g, '');
  const said = String(value).trim().toLowerCase().replace(/[_-]/g, ' ');
  return DRAFT_WORDS.some(([keys, words]) => keys.test(name) && words.test(said));
}
