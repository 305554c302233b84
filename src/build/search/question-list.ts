/** Reads `content/search/golden.yml`: questions as customers type them, with the guides that answer them. Pure. */
import type { Diagnostic, Location, Outcome, SearchWords, Source } from '../../model.ts';
import { isRecord } from '../../is-record.ts';
import { findListPlaces } from './list-places.ts';
import { unknownGuide } from './near-guide.ts';
import { closest } from '../problems/did-you-mean.ts';
import { readYaml } from '../parse/front-matter/yaml.ts';

export interface Question {
  readonly text: string;
  /** The kind of question, for the report. */
  readonly kind: string;
  /** Guides of which one must be among the first; empty: nothing must be found. */
  readonly pages: readonly string[];
  /** Not answered yet, and known to be so. */
  readonly isOpen: boolean;
  /** `tuning`: the search may be improved by it; `held-out`: it only measures. Undefined: nobody said. */
  readonly half: string | undefined;
  readonly at: Location;
}

/** In characters; it bounds the time that reading and asking can take. */
const MAX_LENGTH = 1024 * 1024;
const KEYS = ['question', 'class', 'pages', 'none', 'open', 'half'];
const FORM =
  'Write "- question: what was typed" and below it "pages: [path/of/the/guide]", or "none: true" when nothing must be found.';

/** The site's golden questions; none without the file. `guides` as for `readQuestions`. */
export function readSiteQuestions(
  { value, diagnostics }: SearchWords['questions'],
  guides: ReadonlySet<string>,
): Outcome<readonly Question[]> {
  return value === undefined ? { value: [], diagnostics } : readQuestions(value, guides);
}

/**
 * The questions in their order; those with a mistake are left out. `guides` are the paths below `content/docs`, without
 * ending. Problems: `search/invalid-questions`, `search/unknown-guide` (errors, each at its question).
 */
export function readQuestions(
  { path, text }: Source,
  guides: ReadonlySet<string>,
): Outcome<readonly Question[]> {
  const diagnostics: Diagnostic[] = [];
  const refuse = (message: string, at: Location, hint = FORM): void =>
    void diagnostics.push({ severity: 'error', code: 'search/invalid-questions', message, at, hint });
  const top = { file: path, line: 1, column: 1 };
  if (text.length > MAX_LENGTH) {
    refuse('The list of questions is longer than 1 MB', top, 'Keep those that tell most.');
    return { value: [], diagnostics };
  }
  const reading = readYaml(text);
  if ('problem' in reading) {
    const { message, line, column, hint } = reading.problem;
    refuse(message, { file: path, line: line + 1, column: column + 1 }, hint);
    return { value: [], diagnostics };
  }
  const list = reading.value ?? [];
  if (!Array.isArray(list)) {
    refuse('The questions must be a list', top);
    return { value: [], diagnostics };
  }
  const places = findListPlaces(text);
  const questions: Question[] = [];
  for (const [index, item] of list.entries()) {
    const at = { ...top, ...places[index] };
    const question = readQuestion(item, at);
    if ('fault' in question) {
      refuse(question.fault, at, question.hint);
      continue;
    }
    const unknown = question.pages.filter((page) => !guides.has(page));
    for (const page of unknown) diagnostics.push(unknownGuide(page, findPage(text, page, at), guides));
    if (unknown.length === 0) questions.push(question);
  }
  return { value: questions, diagnostics };
}

/** Where a question names a page: on its own line or on one of those below, up to the next question. */
function findPage(text: string, page: string, at: Location): Location {
  const lines = text.split('\n');
  for (let line = at.line; line <= lines.length; line++) {
    const row = lines[line - 1] ?? '';
    if (line > at.line && /^\s*-\s+question\b/.test(row)) return at;
    const index = row.indexOf(page);
    if (index !== -1 && !/^\s*(?:-\s+)?question\b/.test(row))
      return { file: at.file, line, column: index + 1, length: page.length };
  }
  return at;
}

interface Fault {
  readonly fault: string;
  readonly hint?: string;
}

/** A question, or what is wrong with it. */
function readQuestion(item: unknown, at: Location): Question | Fault {
  if (!isRecord(item)) return { fault: 'This is no question' };
  const odd = Object.keys(item).find((key) => !KEYS.includes(key));
  if (odd !== undefined) return { fault: `"${odd}" is no key of a question`, hint: suggestKey(odd, item) };
  const { question, class: kind = 'other', pages = [], none = false, open = false, half } = item;
  if (typeof question !== 'string' || question.trim() === '') return { fault: 'A question must be text' };
  if (typeof kind !== 'string') return { fault: 'The class of a question must be text' };
  if (typeof none !== 'boolean' || typeof open !== 'boolean')
    return { fault: '"none" and "open" are true or left out' };
  const ids: readonly unknown[] = typeof pages === 'string' ? [pages] : Array.isArray(pages) ? pages : [0];
  if (!ids.every((id) => typeof id === 'string'))
    return { fault: 'The pages of a question must be a list of guides' };
  if (none === ids.length > 0)
    return {
      fault: none ? 'A question with "none" has no pages' : 'A question needs pages, or "none: true"',
    };
  return {
    text: question,
    kind,
    pages: ids,
    isOpen: open,
    half: typeof half === 'string' ? half : undefined,
    at,
  };
}

/** What was typed stands in "question", whatever another tool calls it. */
function suggestKey(odd: string, item: Readonly<Record<string, unknown>>): string {
  if (!Object.hasOwn(item, 'question'))
    return `What was typed stands in "question": write it instead of "${odd}".`;
  const near = closest(odd, KEYS);
  return near === undefined ? `It may have ${KEYS.join(', ')}.` : `Did you mean "${near}"?`;
}
