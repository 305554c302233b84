/** Reads `content/search/elsewhere.yml`: what customers ask for that no guide answers. Pure. */
import type { Diagnostic, Location, Outcome, SearchWords, Source } from '../../model.ts';
import { isRecord } from '../../is-record.ts';
import { keyOfName, LONGEST_NAME } from '../../search/elsewhere.ts';
import type { Memo } from '../memo/memo.ts';
import { readYaml } from '../parse/front-matter/yaml.ts';
import { findKeyPlaces } from './list-places.ts';

/** In characters; it bounds the time that reading can take. */
const MAX_LENGTH = 512 * 1024;
const FORM = 'Write a topic, a colon, and below it a list: "- gift card".';

interface ListInputs {
  readonly source: Source;
  readonly language: string;
}

/** The names on the site's list as they are compared; none without the file. `language`: the site's. */
export function readSiteElsewhere(
  { value, diagnostics }: SearchWords['elsewhere'],
  language: string,
  memo: Memo,
): Outcome<readonly string[]> {
  if (value === undefined) return { value: [], diagnostics };
  return memo.run('elsewhere', '', { source: value, language }, readElsewhereInputs);
}

function readElsewhereInputs({ source, language }: ListInputs): Outcome<readonly string[]> {
  return readElsewhere(source, language);
}

/** The names as `keyOfName` has them, each once; what has a mistake is left out. Problems: `search/invalid-elsewhere` (errors, each at its line). */
export function readElsewhere({ path, text }: Source, language: string): Outcome<readonly string[]> {
  const diagnostics: Diagnostic[] = [];
  const refuse = (message: string, at: Partial<Location> = {}, hint = FORM): void => {
    const place = { file: path, line: 1, column: 1, ...at };
    diagnostics.push({ severity: 'error', code: 'search/invalid-elsewhere', message, at: place, hint });
  };
  const nothing = { value: [], diagnostics };
  if (text.length > MAX_LENGTH) {
    refuse('The list is longer than 512 KB', {}, 'Keep the names that people type.');
    return nothing;
  }
  const reading = readYaml(text);
  if ('problem' in reading) {
    const { message, line, column, hint } = reading.problem;
    refuse(message, { line: line + 1, column: column + 1 }, hint);
    return nothing;
  }
  if (reading.value === undefined || reading.value === null) return nothing;
  if (!isRecord(reading.value)) {
    refuse('The names must stand below topics');
    return nothing;
  }
  const places = findKeyPlaces(text);
  const known = new Set<string>();
  for (const [topic, list] of Object.entries(reading.value)) {
    const place = places.get(topic);
    if (!Array.isArray(list)) {
      refuse(`The names below "${topic}" must be a list`, place?.at);
      continue;
    }
    for (const [index, entry] of list.entries()) {
      const key = typeof entry === 'string' ? keyOfName(entry, language) : '';
      const fault = findFault(entry, key, known);
      if (fault !== undefined) refuse(fault.message, place?.entries[index] ?? place?.at, fault.hint);
      else known.add(key);
    }
  }
  return { value: [...known], diagnostics };
}

function findFault(
  entry: unknown,
  key: string,
  known: ReadonlySet<string>,
): Pick<Diagnostic, 'message' | 'hint'> | undefined {
  if (typeof entry !== 'string')
    return { message: 'A name is no text', hint: 'Put names in quotes that hold ": ", or are numbers.' };
  if (key === '') return { message: `"${entry}" holds no word`, hint: 'Write one, or delete the line.' };
  if (key.split(' ').length > LONGEST_NAME)
    return {
      message: `"${entry}" has more than ${LONGEST_NAME} words, so it is never found`,
      hint: 'Keep the words that name it.',
    };
  return known.has(key)
    ? { message: `"${entry}" stands twice in the list`, hint: 'Delete one of the two lines.' }
    : undefined;
}
