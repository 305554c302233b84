/** Reads JSON and says where it is wrong: `JSON.parse` gives no position for most mistakes. Pure. */

/** What is wrong and at which character (from 0). */
export interface JsonProblem {
  readonly message: string;
  readonly hint: string;
  readonly offset: number;
}

export type JsonReading = { readonly value: unknown } | { readonly problem: JsonProblem };

/** Deeper nesting is refused: no file of ours needs it, and a recursive reader would run out of stack. */
const MAX_DEPTH = 200;

/** Reads a JSON text (a leading byte order mark is allowed). Numbers, duplicate keys and so on are as `JSON.parse` has them. */
export function readJson(text: string): JsonReading {
  const start = text.startsWith('\uFEFF') ? 1 : 0;
  const problem = findNesting(text);
  if (problem) return { problem };
  try {
    const value: unknown = JSON.parse(start === 0 ? text : text.slice(start));
    return { value };
  } catch {
    return { problem: findProblem(text, start) };
  }
}

/** Line and column, both from 1, of a character in a text. */
export function positionOf(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: offset - lineStart + 1 };
}

function findNesting(text: string): JsonProblem | undefined {
  let depth = 0;
  for (const match of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[[\]{}]/g)) {
    if (match[0] === '[' || match[0] === '{') depth++;
    else if (match[0] === ']' || match[0] === '}') depth--;
    if (depth > MAX_DEPTH) {
      return {
        message: 'Lists and objects are nested too deeply here',
        hint: `Use at most ${MAX_DEPTH} levels.`,
        offset: match.index,
      };
    }
  }
  return undefined;
}

class Stop extends Error {
  readonly problem: JsonProblem;
  constructor(problem: JsonProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** Walks the text by the grammar of RFC 8259 until it breaks. */
function findProblem(text: string, start: number): JsonProblem {
  let at = start;

  const stop = (message: string, hint: string, offset = at): never => {
    throw new Stop({ message, hint, offset: Math.min(offset, text.length) });
  };
  const match = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0] ?? '';
  };
  const skipSpace = (): void => {
    at += match(/[ \t\n\r]*/y).length;
    if (match(/\/[/*]/y) !== '') stop('JSON cannot hold comments', 'Delete the comment.');
  };
  const readText = (): void => {
    const whole = match(/"(?:[^"\\\u0000-\u001F]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y);
    if (whole !== '') {
      at += whole.length;
      return;
    }
    at += match(/"(?:[^"\\\u0000-\u001F]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*/y).length;
    if (text[at] === '\\')
      stop('A backslash in a text must be written twice', 'Write \\\\ for one backslash.');
    if (text[at] === undefined || text[at] === '\n')
      stop('The closing quote is missing', 'Add a " at the end of this text.');
    stop(
      'A text cannot hold a tab or another control character',
      'Write \\t for a tab and \\n for a new line.',
    );
  };
  const readMembers = (close: '}' | ']', readMember: () => void): void => {
    at++;
    skipSpace();
    if (text[at] === close) {
      at++;
      return;
    }
    for (;;) {
      readMember();
      skipSpace();
      if (text[at] === close) {
        at++;
        return;
      }
      if (text[at] === undefined) stop(`A closing ${close} is missing`, `Add ${close} at the end.`);
      if (text[at] !== ',')
        stop(`A comma or ${close} is missing before this`, 'Put a comma between two entries.');
      const comma = at++;
      skipSpace();
      if (text[at] === close) stop('There is a comma after the last entry', 'Delete this comma.', comma);
    }
  };
  const readKey = (): void => {
    if (text[at] === undefined) stop('A closing } is missing', 'Add } at the end.');
    if (text[at] !== '"') stop('A key must be in double quotes', 'Write "key": value.');
    readText();
    skipSpace();
    if (text[at] !== ':') stop('A colon is missing after the key', 'Write "key": value.');
    at++;
    readValue();
  };
  const readValue = (): void => {
    skipSpace();
    const first = text[at];
    if (first === undefined)
      stop('The file ends too early: a value is missing', 'Write a value, or {} for an empty file.');
    if (first === '{') return readMembers('}', readKey);
    if (first === '[') return readMembers(']', readValue);
    if (first === '"') return readText();
    if (first === "'") stop('Texts must be in double quotes', 'Write "…" instead of \'…\'.');
    const plain = match(/true\b|false\b|null\b|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])/y);
    if (plain === '')
      stop('This is not a value', 'Write a text in double quotes, a number, true, false, null, [ ] or { }.');
    at += plain.length;
  };

  try {
    readValue();
    skipSpace();
    if (at < text.length) stop('There is more after the end', 'Delete what follows the last bracket.');
  } catch (error) {
    if (error instanceof Stop) return error.problem;
    throw error;
  }
  return { message: 'This is not JSON', hint: 'Compare it with another file of its kind.', offset: start };
}
