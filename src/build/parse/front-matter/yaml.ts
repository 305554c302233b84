/** Reads YAML with gray-matter's engine (js-yaml) and turns its errors into plain sentences with a place. Pure. */
import matter from 'gray-matter';
import type { Fix } from '../../../model.ts';
import { positionOf } from '../../problems/position-of.ts';
import { findPlainLine } from './plain-lines.ts';

/** What is wrong; `line` and `column` count from 0 inside the text given. */
export interface YamlProblem {
  readonly message: string;
  readonly hint: string;
  readonly fix?: Fix;
  readonly line: number;
  readonly column: number;
}

export type YamlReading = { readonly value: unknown } | { readonly problem: YamlProblem };

// gray-matter's types leave `engines` out; calling the engine itself avoids its cache and its own splitting of the file.
const engines: { readonly yaml: { parse(text: string): unknown } } = Reflect.get(matter, 'engines');

/**
 * Values counted with aliases followed: more than any settings need, far fewer than an "alias bomb" unfolds to. A long text may hold
 * as many as it has characters: no text has more values of its own, and a large sheet of facts with one "&" in a string is no bomb.
 */
const MAX_VALUES = 5_000;
/** Longer lines are not looked into: the patterns below are made for lines that a person typed. */
const MAX_ROW = 1_000;

/** Reads one YAML document. Dates come back as `Date`, an empty document as undefined or null. */
export function readYaml(text: string): YamlReading {
  try {
    const value = engines.yaml.parse(text);
    if (text.includes('&') && !hasAtMost(Math.max(MAX_VALUES, text.length), value)) {
      const line = text.split('\n').findIndex((row) => /(?:^|[\s:[,{-])\*\w/.test(row));
      return {
        problem: {
          message: 'The aliases (*name) unfold to too many values',
          hint: 'Write the values out instead of using & and *.',
          line: Math.max(line, 0),
          column: 0,
        },
      };
    }
    return { value };
  } catch (error) {
    return { problem: explain(text, error) };
  }
}

/** Counts values breadth first, so that a cycle or a bomb ends at the limit. */
function hasAtMost(limit: number, value: unknown): boolean {
  const queue: unknown[] = [value];
  for (let index = 0; index < queue.length; index++) {
    const next = queue[index];
    if (typeof next !== 'object' || next === null) continue;
    for (const child of Object.values(next)) queue.push(child);
    if (queue.length > limit) return false;
  }
  return true;
}

/** What is known of a mistake: js-yaml's own reason and place, and the lines. */
interface Mistake {
  readonly reason: string;
  readonly place: { readonly line: number; readonly column: number };
  readonly rows: readonly string[];
  /** The line of the place, cut. */
  readonly row: string;
}

function explain(text: string, error: unknown): YamlProblem {
  const { reason, offset } = readException(error);
  const rows = text.split('\n');
  if (error instanceof RangeError) return explainDepth(rows);
  // js-yaml notices some mistakes only on the line after.
  const at = positionOf(text, Math.min(offset, text.length));
  const place = { line: at.line - 1, column: at.column - 1 };
  const { line } = place;
  const mistake: Mistake = { reason, place, rows, row: (rows[line] ?? '').slice(0, MAX_ROW) };
  for (const attempt of [
    explainRepeated,
    explainUnquotedNear,
    explainTab,
    explainMissingSpace,
    explainTag,
    explainOpenQuote,
    explainUnevenList,
  ]) {
    const problem = attempt(mistake);
    if (problem) return problem;
  }
  const plain = findPlainLine(reason, rows, line);
  if (plain !== undefined) return plain;
  const known = REASONS.find(({ pattern }) => pattern.test(reason));
  return {
    ...place,
    message: known?.message ?? `This is not valid YAML (${reason})`,
    hint:
      known?.hint ??
      'Write one "key: value" on each line; put values with special characters in double quotes.',
  };
}

/** Reasons of js-yaml that say enough by themselves. */
const REASONS = [
  {
    pattern: /escape sequence/,
    message: 'A backslash inside double quotes means a special character',
    hint: "Use single quotes: 'C:\\folder'.",
  },
  {
    pattern: /alias/,
    message: 'A value that starts with * needs quotes',
    hint: 'Put the value in double quotes.',
  },
  {
    pattern: /multiline key|implicit key|implicit mapping/,
    message: 'This line is not "key: value"',
    hint: 'Write a key, a colon, a space and a value.',
  },
] as const;

/** The place is the line with the most brackets. */
function explainDepth(rows: readonly string[]): YamlProblem {
  const line = rows.reduce((best, row, at) => (depthOf(row) > depthOf(rows[best] ?? '') ? at : best), 0);
  return { line, column: 0, message: 'The values are nested too deeply', hint: 'Use fewer levels.' };
}

function explainRepeated({ reason, place, row }: Mistake): YamlProblem | undefined {
  if (reason !== 'duplicated mapping key') return undefined;
  const key = /^\s*["']?([^:"']+)/.exec(row)?.[1]?.trim() ?? '';
  return { ...place, message: `"${key}" is set twice`, hint: 'Keep one of the two lines.' };
}

function explainUnquotedNear({ place, rows }: Mistake): YamlProblem | undefined {
  for (const line of [place.line - 1, place.line]) {
    const unquoted = explainUnquoted(rows[line] ?? '');
    if (unquoted) return { line, ...unquoted };
  }
  return undefined;
}

function explainTab({ place: { line }, row }: Mistake): YamlProblem | undefined {
  if (!/^ *\t/.test(row)) return undefined;
  const column = row.indexOf('\t');
  return { line, column, message: 'A line starts with a tab', hint: 'Indent with spaces instead.' };
}

/** Keys without a space run on as one text, until a line that has one. */
function explainMissingSpace({ place, rows }: Mistake): YamlProblem | undefined {
  for (let line = place.line; line >= 0 && line > place.line - 5; line--) {
    const [, key, value] = MISSING_SPACE.exec((rows[line] ?? '').slice(0, MAX_ROW)) ?? [];
    if (key === undefined || value === undefined) continue;
    const isOdd = /^[\u00a0\u2007\u202f]/.test(value);
    return {
      line,
      column: key.length,
      message: isOdd
        ? 'The space after the colon is not an ordinary one'
        : 'A space is missing after the colon',
      hint: `Write ${key.trim()}: ${value.trim()}`,
      fix: { from: `${key}:${value}`, to: `${key}: ${value.trimStart()}` },
    };
  }
  return undefined;
}

function explainTag({ reason, place: { line }, row }: Mistake): YamlProblem | undefined {
  const tag = /unknown tag/.test(reason) ? /(?:^|\s)(!\S*)/.exec(row)?.[1] : undefined;
  if (tag === undefined) return undefined;
  return {
    line,
    column: row.indexOf(tag),
    message: `"${tag}" is not allowed: settings are texts, numbers and lists`,
    hint: `Delete ${tag}, or put the whole value in double quotes.`,
  };
}

/** The place is the line where the quote begins, if it can be found. */
function explainOpenQuote({ reason, place, rows }: Mistake): YamlProblem | undefined {
  if (!/quoted scalar/.test(reason)) return undefined;
  const line = rows.findIndex((row) => /(?:^|[:,[{-])\s*(?:"[^"]*|'[^']*)$/.test(row));
  const from = line === -1 ? place : { line, column: Math.max((rows[line] ?? '').search(/["']/), 0) };
  return {
    ...from,
    message: 'The closing quote is missing',
    hint: 'Begin and end a value with the same kind of quote.',
  };
}

/** A line of a list that does not begin where the one above it does. */
function explainUnevenList({ reason, place: { line }, rows, row }: Mistake): YamlProblem | undefined {
  const [, before = ''] = /^( *)- /.exec(rows[line - 1] ?? '') ?? [];
  const [, own, entry] = /^( *)(- .*)$/.exec(row) ?? [];
  if (!/bad indentation/.test(reason) || own === undefined || own === before) return undefined;
  return {
    line,
    column: own.length,
    message: `This line begins with ${own.length < before.length ? 'fewer' : 'more'} spaces than the one above it`,
    hint: `Begin both alike: ${before}${entry ?? ''}`,
  };
}

/** `title:Welcome`; not `https://…`. */
const MISSING_SPACE = /^(\s*[A-Za-z_][\w-]*):(?=[^\s:/]|[\u00a0\u2007\u202f])(.*)$/;

function depthOf(row: string): number {
  return row.length < 50 ? 0 : (row.match(/[[{]/g)?.length ?? 0);
}

/** The two mistakes writers make most: a colon inside a value, and a value that starts with a sign YAML keeps for itself. */
function explainUnquoted(row: string): Omit<YamlProblem, 'line'> | undefined {
  if (row.length > MAX_ROW) return undefined;
  const parts = /^(\s*(?:- +)?["']?[\w.-]+["']?\s*:\s+|\s*- +)(.+?)\s*$/.exec(row);
  const before = parts?.[1];
  const value = parts?.[2];
  if (before === undefined || value === undefined || /^[|>&!#]/.test(value)) return undefined;
  if (/^["']/.test(value)) return explainInnerQuote(before, value);
  const inQuotes = `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
  const quoted = `Put the value in quotes: ${before.trim()} ${inQuotes}`;
  // A comment behind the value would become part of it.
  const fix = value.includes(' #') ? {} : { fix: { from: value, to: inQuotes } };
  if (/^[@`%*]/.test(value)) {
    return {
      column: before.length,
      message: `A value cannot start with ${value[0]} unless it is in quotes`,
      hint: quoted,
      ...fix,
    };
  }
  if (/^\{[\w.]+\}./.test(value) || /^\[[^\]]*\]\s*[^\s#]/.test(value)) {
    return {
      column: before.length,
      message: `A value that starts with ${value[0]} needs quotes`,
      hint: quoted,
      ...fix,
    };
  }
  if (/^[[{]/.test(value)) return undefined;
  const colon = /:(?:\s|$)/.exec(value);
  if (!colon) return undefined;
  return {
    column: before.length + colon.index,
    message: 'A value with a colon in it needs quotes',
    hint: quoted,
    ...fix,
  };
}

/** `'the server's ports'`: to YAML the value ends at the second quote. */
function explainInnerQuote(before: string, value: string): Omit<YamlProblem, 'line'> | undefined {
  const end = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')(?=[^,\]}\s]|\s+[^\s#])/.exec(value)?.[0].length;
  if (end === undefined) return undefined;
  const text = value.replace(/\s+#.*$/, '');
  const isWhole = text.at(-1) === text[0];
  const inner = isWhole ? text.slice(1, -1) : text;
  const to = /["\\]/.test(inner) ? `'${inner.replaceAll("'", "''")}'` : `"${inner}"`;
  return {
    column: before.length + end - 1,
    message: 'A quote in the middle ends the value',
    hint: `Put the value in other quotes: ${before.trim()} ${to}`,
    fix: { from: text, to },
  };
}

/** The offset of the mark, of which line and column are made: those of js-yaml do not fit each other where a key is repeated. */
function readException(error: unknown): { readonly reason: string; readonly offset: number } {
  if (typeof error !== 'object' || error === null) return { reason: String(error), offset: 0 };
  const { reason, message, mark } = error as { reason?: unknown; message?: unknown; mark?: unknown };
  const text = typeof reason === 'string' ? reason : typeof message === 'string' ? message : 'unreadable';
  const offset: unknown = typeof mark === 'object' && mark !== null ? Reflect.get(mark, 'position') : 0;
  return { reason: text, offset: typeof offset === 'number' ? offset : 0 };
}
