/**
 * What readers answered (behaviours.md 25.4), as an operator has collected it: JSON lines as they were sent, or a table with a head.
 * Reports of searches may stand among them. Pure.
 */

/** An answer about a guide. */
export interface GuideAnswer {
  readonly kind: 'answer';
  readonly page: string;
  readonly revision: string;
  readonly isSolved: boolean;
  readonly reason: string;
}

/** What somebody asked that no guide answered. */
export interface OpenQuestion {
  readonly kind: 'question';
  readonly text: string;
}

/** A line that says something, and does not matter here. */
interface Other {
  readonly kind: 'other';
}

export type AnswerEvent = GuideAnswer | OpenQuestion | Other;

/** What is wrong with a line, as a sentence without a full stop. */
export interface Malformed {
  readonly problem: string;
}

const ANSWERS = ['solved', 'not-yet', 'asked'];
/** Longer texts are not what a page sends. */
const MAX_TEXT = 1000;

/** Reads lines one after another: of a table the first names the columns. Undefined for an empty line. */
export function createEventReader(): (line: string) => AnswerEvent | Malformed | undefined {
  let columns: readonly string[] | undefined;
  return (line) => {
    const text = line.replace(/^\uFEFF/, '').trim();
    if (text === '') return undefined;
    if (text.startsWith('{')) return readJson(text);
    const cells = readCells(text);
    if (cells === undefined) return { problem: 'a quoted value does not end on this line' };
    if (columns === undefined) {
      columns = cells.map((cell) => cell.trim().toLowerCase());
      return columns.includes('answer') || columns.includes('query')
        ? undefined
        : ((columns = undefined),
          { problem: 'it is neither JSON nor the head of a table with the column "answer"' });
    }
    if (cells.length !== columns.length)
      return { problem: `it has ${cells.length} values, and the table has ${columns.length} columns` };
    return readEvent(Object.fromEntries(columns.map((name, index) => [name, cells[index] ?? ''])));
  };
}

function readJson(text: string): AnswerEvent | Malformed {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: 'it is no whole JSON object' };
  }
  return readEvent(value as Readonly<Record<string, unknown>>);
}

function readEvent(event: Readonly<Record<string, unknown>>): AnswerEvent | Malformed {
  const { answer, page, query } = event;
  if (answer === undefined && typeof query === 'string') return readSearch(query, event);
  if (typeof answer !== 'string' || !ANSWERS.includes(answer))
    return { problem: `"answer" must be one of ${ANSWERS.join(', ')}` };
  const reason = textOf(event['reason']);
  if (answer === 'asked') return reason === '' ? { kind: 'other' } : { kind: 'question', text: reason };
  if (typeof page !== 'string' || !page.startsWith('/'))
    return { problem: '"page" must be a path that begins with /' };
  if (event['revision'] === undefined)
    return {
      problem: '"revision" is missing, by which answers to an older text of the guide are told apart',
    };
  const revision = textOf(event['revision']);
  // Of the page that listens to stories: nothing is said of a guide.
  if (revision === '') return { kind: 'other' };
  return { kind: 'answer', page: page.slice(0, MAX_TEXT), revision, isSolved: answer === 'solved', reason };
}

/** A search (`search.reportUrl`) is a question without an answer where it found nothing. */
function readSearch(query: string, event: Readonly<Record<string, unknown>>): AnswerEvent {
  const text = textOf(query);
  return text !== '' && Number(event['results']) === 0 ? { kind: 'question', text } : { kind: 'other' };
}

function textOf(value: unknown): string {
  return typeof value === 'string'
    ? value
        .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
        .trim()
        .slice(0, MAX_TEXT)
    : '';
}

/** Cells of a line: quotes around one are doubled inside. Undefined: a quote is open at its end. */
function readCells(line: string): readonly string[] | undefined {
  const cells: string[] = [];
  let at = 0;
  do {
    const quoted = /"((?:[^"]|"")*)"\s*(?=,|$)/y;
    quoted.lastIndex = at;
    const found = quoted.exec(line);
    if (found === null && line[at] === '"') return undefined;
    const end = found === null ? line.indexOf(',', at) : quoted.lastIndex;
    const stop = end === -1 ? line.length : end;
    cells.push(found === null ? line.slice(at, stop) : (found[1] ?? '').replaceAll('""', '"'));
    at = stop + 1;
  } while (at <= line.length);
  return cells;
}
