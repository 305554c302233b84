/** Reads what support writers tell the search: the only place that looks for it on the disk. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic, Outcome, RuleCode, SearchWords, Source } from '../../model.ts';
import { fileNameOf } from '../../urls.ts';
import { closest } from '../problems/did-you-mean.ts';
import { findConflicts } from '../problems/find-conflict.ts';
import { isSystemError } from '../problems/world-error.ts';
import { leadsOutOf, linkOut } from './links-out.ts';

/** Customers' words for ours. Path relative to the root, as is the next. */
export const SYNONYMS_FILE = 'content/search/synonyms.yml';
/** What customers ask, and the guide that answers. */
export const QUESTIONS_FILE = 'content/search/golden.yml';
/** How customers ask for each guide. */
export const ASKED_FILE = 'content/search/asked.yml';
/** What customers want of every game. */
export const NEEDS_FILE = 'content/search/needs.yml';
/** What customers ask for that no guide answers. */
export const ELSEWHERE_FILE = 'content/search/elsewhere.yml';

const FILES = [SYNONYMS_FILE, QUESTIONS_FILE, ASKED_FILE, NEEDS_FILE, ELSEWHERE_FILE];

/** These files as read. Problems: `search/invalid-synonyms`, `search/invalid-questions`, `search/invalid-asked`, `search/invalid-needs`, `search/invalid-elsewhere`, `content/unused`, `source/conflict`, `source/link-out`. */
export function readWords(root: string): SearchWords {
  return {
    synonyms: readText(root, SYNONYMS_FILE, 'search/invalid-synonyms'),
    questions: readText(root, QUESTIONS_FILE, 'search/invalid-questions'),
    asked: readText(root, ASKED_FILE, 'search/invalid-asked'),
    needs: readText(root, NEEDS_FILE, 'search/invalid-needs'),
    elsewhere: readText(root, ELSEWHERE_FILE, 'search/invalid-elsewhere'),
    unused: findUnused(root),
  };
}

const WORDS_FOLDER = 'content/search';

/** Every file on which it depends what `readWords` says, whether it is there or not; relative to the root. */
export function listWordsFiles(root: string): readonly string[] {
  const found = listNames(join(root, WORDS_FOLDER)).filter((name) => !name.startsWith('.'));
  return [...new Set([...FILES, ...found.map((name) => `${WORDS_FOLDER}/${name}`)])];
}

/** One warning (`content/unused`) for each file of the folder that has another name. */
function findUnused(root: string): readonly Diagnostic[] {
  const names = FILES.map(fileNameOf);
  return listWordsFiles(root).flatMap((file): readonly Diagnostic[] => {
    const name = fileNameOf(file);
    if (names.includes(name)) return [];
    const [bare = ''] = name.split('.', 1);
    const isList = /\.ya?ml$/i.test(name);
    const meant = isList
      ? (closest(`${bare}.yml`, names) ?? names.find((known) => known === `${bare}.yml`))
      : undefined;
    return [
      {
        severity: 'warning',
        code: 'content/unused',
        message: `"search/${name}" is not used: the search reads ${names.join(', ')}`,
        at: { file, line: 1, column: 1 },
        hint: meant === undefined ? 'Give it one of these names, or delete it.' : `Rename it to ${meant}.`,
      },
    ];
  });
}

function listNames(folder: string): readonly string[] {
  try {
    return readdirSync(folder).toSorted();
  } catch {
    return [];
  }
}

function readText(root: string, path: string, code: RuleCode): Outcome<Source | undefined> {
  try {
    const bytes = readFileSync(join(root, path));
    const below = path.slice('content/'.length);
    if (leadsOutOf(root)(below)) return { value: undefined, diagnostics: [linkOut(below)] };
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n');
    const conflicts = findConflicts(text, path, false);
    return conflicts.length > 0
      ? { value: undefined, diagnostics: conflicts }
      : { value: { path, text }, diagnostics: [] };
  } catch (error) {
    if (isSystemError(error) && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
      return { value: undefined, diagnostics: [] };
    const told =
      error instanceof TypeError
        ? { message: 'This file is not UTF-8', hint: 'Save it again with the encoding UTF-8.' }
        : { message: 'This file cannot be read', hint: 'Check that it is a file, and its permissions.' };
    return {
      value: undefined,
      diagnostics: [{ severity: 'error', code, at: { file: path, line: 1, column: 1 }, ...told }],
    };
  }
}
