/** Reads what support writers tell the search: the only place that looks for it on the disk. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome } from '../model.ts';
import { isRecord } from './parse/frontmatter-values.ts';
import { readSynonyms, type SynonymEntry, SYNONYMS_FILE } from './synonym-list.ts';

/** The site's synonyms; none without the file. Problems: `search/invalid-synonyms`. */
export function readSiteSynonyms(root: string): Outcome<readonly SynonymEntry[]> {
  const text = readText(join(root, SYNONYMS_FILE));
  if (typeof text === 'string') return readSynonyms({ path: SYNONYMS_FILE, text });
  if (text === undefined) return { value: [], diagnostics: [] };
  const at = { file: SYNONYMS_FILE, line: 1, column: 1 };
  return {
    value: [],
    diagnostics: [{ severity: 'error', code: 'search/invalid-synonyms', at, ...text }],
  };
}

/** Line ends as `\n`; undefined: there is no such file; else what is wrong with it. */
export function readText(
  path: string,
): string | undefined | { readonly message: string; readonly hint: string } {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
    return text.replace(/\r\n?/g, '\n');
  } catch (error) {
    if (isRecord(error) && (error['code'] === 'ENOENT' || error['code'] === 'ENOTDIR')) return undefined;
    return error instanceof TypeError
      ? { message: 'This file is not UTF-8', hint: 'Save it again with the encoding UTF-8.' }
      : { message: 'This file cannot be read', hint: 'Check that it is a file, and its permissions.' };
  }
}
