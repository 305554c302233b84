/** Reads a folder's `_category_` file: label, order and page of a sidebar category. Pure. */
import type { Diagnostic, Location, Outcome, Source } from '../../model.ts';
import { escapePattern } from '../../text.ts';
import { isRecord } from '../../is-record.ts';
import { closest } from '../problems/did-you-mean.ts';
import { oldPaths } from '../parse/front-matter/frontmatter-values.ts';
import { readJson } from '../parse/json.ts';
import { positionOf } from '../problems/position-of.ts';
import { readYaml } from '../parse/front-matter/yaml.ts';
import { isVisible } from '../parse/visible.ts';
import { type CategoryLink, readCategoryLink } from './category-link.ts';
import type { OldPaths } from './old-paths.ts';

export type { CategoryLink } from './category-link.ts';

/** A `_category_` file, checked (behaviours.md 2.4.3, 2.4.5). */
export interface CategoryFile {
  readonly label?: string;
  readonly description?: string;
  readonly position?: number;
  readonly collapsed?: boolean;
  readonly collapsible?: boolean;
  readonly className?: string;
  /** Undefined: not said (an index guide is looked for); `false`: no page (written as null). */
  readonly link?: CategoryLink | false;
  /** What the search is to know of it. */
  readonly search?: CategorySearch;
  /** Addresses that its page had before. */
  readonly redirectFrom?: OldPaths;
  /** Where each key stands, for diagnostics of later stages. */
  readonly at: Readonly<Record<string, Location>>;
}

/** `search: { aliases: [7dtd] }`: other names of the game as readers write them. */
export interface CategorySearch {
  readonly aliases: readonly string[];
}

const KEYS = [
  'label',
  'description',
  'position',
  'collapsed',
  'collapsible',
  'className',
  'link',
  'redirect_from',
  'search',
  'customProps',
] as const;

const SEARCH_HINT = 'Write "search": { "aliases": ["7dtd", "7d2d"] }, numbers in quotes, or delete it.';

/** In characters; it bounds the time that reading can take. */
const MAX_LENGTH = 64 * 1024;

/**
 * Reads `_category_.json`, `.yml` or `.yaml`. `file` is the path for messages (relative to the root). Undefined when
 * the file cannot be read at all or is empty. Problems: `category/invalid-json`, `category/invalid-yaml`,
 * `category/invalid-value`, `category/unknown-key`.
 */
export function readCategoryFile(source: Source, file: string): Outcome<CategoryFile | undefined> {
  const { text } = source;
  if (text.length > MAX_LENGTH) return { value: undefined, diagnostics: [tooLong(file)] };
  const parsed = /\.json$/i.test(source.path) ? parseJson(text, file) : parseYaml(text, file);
  if (parsed.diagnostics.length > 0) return { value: undefined, diagnostics: parsed.diagnostics };
  const { value } = parsed;
  if (value === undefined || value === null) return { value: undefined, diagnostics: [] };
  if (!isRecord(value)) {
    return { value: undefined, diagnostics: [notAnObject(file, /\.json$/i.test(source.path))] };
  }
  return readKeys(value, (key) => locateKey(text, file, key));
}

function readKeys(
  values: Readonly<Record<string, unknown>>,
  locate: (key: string) => Location,
): Outcome<CategoryFile> {
  const diagnostics: Diagnostic[] = [];
  const read: Record<string, unknown> = {};
  const at: Record<string, Location> = {};
  const refuse = (key: string, message: string, hint: string): void => {
    diagnostics.push({
      severity: 'error',
      code: 'category/invalid-value',
      message: `"${key}" ${message}`,
      at: locate(key),
      hint,
    });
  };

  for (const key of Object.keys(values)) {
    const value = values[key];
    if (!isKnown(key)) {
      diagnostics.push(unknownKey(key, locate(key)));
      continue;
    }
    at[key] = locate(key);
    if (key === 'link') {
      const link = readCategoryLink(value);
      if ('message' in link) refuse(link.key, link.message, link.hint);
      else if (link.value !== undefined) read['link'] = link.value;
      continue;
    }
    if (value === null || value === undefined) continue;
    if (key === 'redirect_from') {
      const paths = oldPaths(value, key);
      if ('value' in paths) read['redirectFrom'] = { paths: paths.value, at: locate(key) };
      else refuse(key, paths.message, paths.hint);
    } else if (key === 'search') {
      const search = readCategorySearch(value);
      if (search === undefined) refuse(key, 'must hold a list of other names', SEARCH_HINT);
      else read['search'] = search;
    } else if (key === 'customProps') {
      if (typeof value !== 'object' || Array.isArray(value))
        refuse(key, 'must be an object', 'Write "customProps": { … }, or delete it.');
    } else if (key === 'position') {
      const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
      if (typeof number === 'number' && Number.isFinite(number)) read[key] = number;
      else refuse(key, 'must be a number', 'Write for example 3 (or 3.5).');
    } else if (key === 'collapsed' || key === 'collapsible') {
      if (typeof value === 'boolean') read[key] = value;
      else refuse(key, 'must be true or false', 'Write true or false, without quotes.');
    } else {
      const words = readWords(key, value, refuse);
      if (words !== undefined) read[key] = words;
    }
  }
  // A category that cannot be closed is never closed (behaviours.md 2.4.13).
  if (read['collapsible'] === false) read['collapsed'] = false;
  // Each key was checked against its type above.
  return { value: { ...(read as Omit<CategoryFile, 'at'>), at }, diagnostics };
}

function readCategorySearch(value: unknown): CategorySearch | undefined {
  if (!isRecord(value) || Object.keys(value).some((key) => key !== 'aliases')) return undefined;
  const { aliases = [] } = value;
  const isList =
    Array.isArray(aliases) && aliases.every((alias) => typeof alias === 'string' && isVisible(alias));
  return isList ? { aliases } : undefined;
}

/** A text, or undefined when it says nothing or was refused. */
function readWords(
  key: string,
  value: unknown,
  refuse: (key: string, message: string, hint: string) => void,
): string | undefined {
  const words = typeof value === 'number' ? String(value) : value;
  const isBlank = typeof words === 'string' && words.trim() === '';
  if (typeof words !== 'string') refuse(key, 'must be a text', 'Write the text in double quotes.');
  else if (!isVisible(words) && key === 'label')
    refuse(
      key,
      isBlank ? 'is empty' : 'holds nothing that can be seen',
      'Write the name to show in the sidebar, or delete it.',
    );
  else return isBlank ? undefined : words;
  return undefined;
}

function isKnown(key: string): key is (typeof KEYS)[number] {
  return KEYS.some((known) => known === key);
}

function parseJson(text: string, file: string): Outcome<unknown> {
  if (text.trim() === '') return { value: undefined, diagnostics: [] };
  const read = readJson(text);
  if ('value' in read) return { value: read.value, diagnostics: [] };
  const { message, hint, offset } = read.problem;
  const at = { file, ...positionOf(text, offset) };
  return {
    value: undefined,
    diagnostics: [{ severity: 'error', code: 'category/invalid-json', message, at, hint }],
  };
}

function parseYaml(text: string, file: string): Outcome<unknown> {
  const read = readYaml(text);
  if ('value' in read) return { value: read.value, diagnostics: [] };
  const { message, hint, line, column } = read.problem;
  const at = { file, line: line + 1, column: column + 1 };
  return {
    value: undefined,
    diagnostics: [{ severity: 'error', code: 'category/invalid-yaml', message, at, hint }],
  };
}

/** Finds a key (`link.slug`: the key `slug` after `link`) in a file of a few lines by its text. */
function locateKey(text: string, file: string, path: string): Location {
  let offset = 0;
  let length = 1;
  for (const key of path.split('.')) {
    const pattern = new RegExp(`["']?${escapePattern(key)}["']?\\s*:`, 'g');
    pattern.lastIndex = offset;
    const match = pattern.exec(text);
    if (!match) break;
    offset = match.index;
    length = match[0].replace(/\s*:$/, '').length;
  }
  return { file, ...positionOf(text, offset), length };
}

function unknownKey(key: string, at: Location): Diagnostic {
  const intended = closest(key, KEYS);
  return {
    severity: 'error',
    code: 'category/unknown-key',
    message: `A _category_ file has no key "${key}"`,
    at,
    hint: intended === undefined ? `Keys are ${KEYS.join(', ')}.` : `Did you mean "${intended}"?`,
  };
}

function tooLong(file: string): Diagnostic {
  const message = 'This _category_ file is longer than 64 KB';
  return {
    severity: 'error',
    code: 'category/invalid-value',
    message,
    at: { file, line: 1, column: 1 },
    hint: 'It needs a label and a position at most.',
  };
}

function notAnObject(file: string, isJson: boolean): Diagnostic {
  return {
    severity: 'error',
    code: 'category/invalid-value',
    message: 'A _category_ file must hold keys and values',
    at: { file, line: 1, column: 1 },
    hint: isJson
      ? 'Write for example { "label": "Getting started", "position": 1 }.'
      : 'Write for example "label: Getting started".',
  };
}
