/** Reads `content/search/synonyms.yml`: words that mean the same in the search. Pure. */
import type { Diagnostic, Location, Outcome, SearchWords, Source } from '../../model.ts';
import { isRecord } from '../../is-record.ts';
import { findListPlaces } from './list-places.ts';
import { readYaml } from '../parse/front-matter/yaml.ts';

/** Whoever types one of `from` also finds what has one of `to`. In a group both are the same words. */
export interface SynonymEntry {
  readonly isGroup: boolean;
  /** In small letters, spaces single. */
  readonly from: readonly string[];
  readonly to: readonly string[];
}

/** In characters; it bounds the time that reading can take. */
const MAX_LENGTH = 512 * 1024;

const FORM =
  'Write words that mean the same as "- [whitelist, allowlist]"; one way as "- from: [tps]" and below it "to: [lag]".';
const QUOTES = 'Put numbers and words such as true in quotes: "404".';

/** The site's synonyms; none without the file. */
export function readSiteSynonyms({
  value,
  diagnostics,
}: SearchWords['synonyms']): Outcome<readonly SynonymEntry[]> {
  return value === undefined ? { value: [], diagnostics } : readSynonyms(value);
}

/**
 * The entries in their order; those with a mistake are left out. `source.path` is the path for messages, relative to the
 * root. Problems: `search/invalid-synonyms` (errors, each at its entry).
 */
export function readSynonyms({ path, text }: Source): Outcome<readonly SynonymEntry[]> {
  const diagnostics: Diagnostic[] = [];
  const refuse = (message: string, hint = FORM, place = { line: 1, column: 1 }): void => {
    const at: Location = { file: path, ...place };
    diagnostics.push({ severity: 'error', code: 'search/invalid-synonyms', message, at, hint });
  };
  if (text.length > MAX_LENGTH) {
    refuse('The list of synonyms is longer than 512 KB', 'Keep the words that readers need.');
    return { value: [], diagnostics };
  }
  const reading = readYaml(text);
  if ('problem' in reading) {
    const { message, line, column, hint } = reading.problem;
    refuse(message, hint, { line: line + 1, column: column + 1 });
    return { value: [], diagnostics };
  }
  const { value } = reading;
  if (value === undefined || value === null) return { value: [], diagnostics };
  if (!Array.isArray(value)) {
    refuse('The synonyms must be a list');
    return { value: [], diagnostics };
  }
  const places = findListPlaces(text);
  const entries: SynonymEntry[] = [];
  for (const [index, item] of value.entries()) {
    const entry = readEntry(item);
    if ('fault' in entry) refuse(entry.fault, entry.hint, places[index]);
    else entries.push(entry);
  }
  return { value: entries, diagnostics };
}

interface Fault {
  readonly fault: string;
  readonly hint?: string;
}

function readEntry(item: unknown): SynonymEntry | Fault {
  if (Array.isArray(item)) {
    const words = readWords(item);
    if ('fault' in words) return words;
    if (words.length < 2) return { fault: 'A group of synonyms needs two words or more' };
    return { isGroup: true, from: words, to: words };
  }
  if (!isRecord(item)) return { fault: `"${String(item)}" stands alone: a synonym needs another word` };
  const other = Object.keys(item).find((key) => key !== 'from' && key !== 'to');
  if (other !== undefined) return { fault: `A synonym has "from" and "to", not "${other}"` };
  const [from, to] = [readWords(item['from']), readWords(item['to'])];
  if ('fault' in from) return from;
  if ('fault' in to) return to;
  return { isGroup: false, from, to };
}

/** YAML reads `1.20` and `true` as something else than text, and `[ip: address]` as an object. */
function readWords(value: unknown): readonly string[] | Fault {
  const list = typeof value === 'string' ? [value] : value;
  if (!Array.isArray(list)) return { fault: 'A synonym needs lists of words in "from" and "to"' };
  if (list.length === 0) return { fault: 'A list of synonyms is empty' };
  const words: string[] = [];
  for (const word of list) {
    if (typeof word !== 'string')
      return { fault: `A synonym must be text, not ${describeValue(word)}`, hint: QUOTES };
    if (!/[\p{L}\p{N}]/u.test(word)) return { fault: `"${word}" holds no word` };
    words.push(word.trim().toLowerCase().replace(/\s+/g, ' '));
  }
  return [...new Set(words)];
}

function describeValue(value: unknown): string {
  if (value === null || value === undefined) return 'empty';
  return typeof value === 'object' ? 'a list or a date' : JSON.stringify(value);
}
