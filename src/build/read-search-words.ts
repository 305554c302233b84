/** Reads what support writers tell the search: the only place that looks for it on the disk. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome, Source } from '../model.ts';
import { isRecord } from './parse/frontmatter-values.ts';
import { type Question, QUESTIONS_FILE, readQuestions } from './question-list.ts';
import { readSynonyms, type SynonymEntry, SYNONYMS_FILE } from './synonym-list.ts';

/** The site's synonyms; none without the file. Problems: `search/invalid-synonyms`. */
export function readSiteSynonyms(root: string): Outcome<readonly SynonymEntry[]> {
  return readList(root, SYNONYMS_FILE, 'search/invalid-synonyms', readSynonyms);
}

/** The site's golden questions; none without the file. Problems: `search/invalid-questions`, `search/unknown-guide`. */
export function readSiteQuestions(root: string, guides: ReadonlySet<string>): Outcome<readonly Question[]> {
  return readList(root, QUESTIONS_FILE, 'search/invalid-questions', (source) =>
    readQuestions(source, guides),
  );
}

function readList<T>(
  root: string,
  path: string,
  code: string,
  read: (source: Source) => Outcome<readonly T[]>,
): Outcome<readonly T[]> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(join(root, path)));
    return read({ path, text: text.replace(/\r\n?/g, '\n') });
  } catch (error) {
    if (isRecord(error) && (error['code'] === 'ENOENT' || error['code'] === 'ENOTDIR'))
      return { value: [], diagnostics: [] };
    const told =
      error instanceof TypeError
        ? { message: 'This file is not UTF-8', hint: 'Save it again with the encoding UTF-8.' }
        : { message: 'This file cannot be read', hint: 'Check that it is a file, and its permissions.' };
    return {
      value: [],
      diagnostics: [{ severity: 'error', code, at: { file: path, line: 1, column: 1 }, ...told }],
    };
  }
}
