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

function findProblem(text: string, start: number): JsonProblem {
  try {
    new Walk(text, start).readAll();
  } catch (error) {
    if (error instanceof Stop) return error.problem;
    throw error;
  }
  return { message: 'This is not JSON', hint: 'Compare it with another file of its kind.', offset: start };
}

/** Goes through a text by the grammar of RFC 8259 until it breaks, which throws a Stop. */
class Walk {
  readonly #text: string;
  #at: number;

  constructor(text: string, start: number) {
    this.#text = text;
    this.#at = start;
  }

  readAll(): void {
    this.#readValue();
    this.#skipSpace();
    if (this.#at < this.#text.length)
      this.#stop('There is more after the end', 'Delete what follows the last bracket.');
  }

  #readValue(): void {
    this.#skipSpace();
    const first = this.#next();
    if (first === undefined)
      this.#stop('The file ends too early: a value is missing', 'Write a value, or {} for an empty file.');
    if (first === '{') return this.#readMembers('}', () => this.#readPair());
    if (first === '[') return this.#readMembers(']', () => this.#readValue());
    if (first === '"') return this.#readText();
    if (first === "'") this.#stop('Texts must be in double quotes', 'Write "…" instead of \'…\'.');
    const plain = this.#match(/true\b|false\b|null\b|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])/y);
    if (plain === '')
      this.#stop(
        'This is not a value',
        'Write a text in double quotes, a number, true, false, null, [ ] or { }.',
      );
    this.#at += plain.length;
  }

  /** What is between two brackets. */
  #readMembers(close: '}' | ']', readMember: () => void): void {
    this.#at++;
    this.#skipSpace();
    if (this.#take(close)) return;
    for (;;) {
      readMember();
      this.#skipSpace();
      if (this.#take(close)) return;
      if (this.#next() === undefined) this.#stop(`A closing ${close} is missing`, `Add ${close} at the end.`);
      if (this.#next() !== ',')
        this.#stop(`A comma or ${close} is missing before this`, 'Put a comma between two entries.');
      const comma = this.#at++;
      this.#skipSpace();
      if (this.#next() === close)
        this.#stop('There is a comma after the last entry', 'Delete this comma.', comma);
    }
  }

  /** A key, a colon and a value. */
  #readPair(): void {
    if (this.#next() === undefined) this.#stop('A closing } is missing', 'Add } at the end.');
    if (this.#next() !== '"') this.#stop('A key must be in double quotes', 'Write "key": value.');
    this.#readText();
    this.#skipSpace();
    if (!this.#take(':')) this.#stop('A colon is missing after the key', 'Write "key": value.');
    this.#readValue();
  }

  #readText(): void {
    this.#at += this.#match(/"(?:[^"\\\u0000-\u001F]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*/y).length;
    if (this.#take('"')) return;
    const next = this.#next();
    if (next === '\\')
      this.#stop('A backslash in a text must be written twice', 'Write \\\\ for one backslash.');
    if (next === undefined || next === '\n')
      this.#stop('The closing quote is missing', 'Add a " at the end of this text.');
    this.#stop(
      'A text cannot hold a tab or another control character',
      'Write \\t for a tab and \\n for a new line.',
    );
  }

  #skipSpace(): void {
    this.#at += this.#match(/[ \t\n\r]*/y).length;
    if (this.#match(/\/[/*]/y) !== '') this.#stop('JSON cannot hold comments', 'Delete the comment.');
  }

  #next(): string | undefined {
    return this.#text[this.#at];
  }

  /** Goes on if the next character is this one. */
  #take(character: string): boolean {
    const isNext = this.#next() === character;
    if (isNext) this.#at++;
    return isNext;
  }

  /** What the text goes on with, as far as it fits a sticky pattern. */
  #match(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    return pattern.exec(this.#text)?.[0] ?? '';
  }

  #stop(message: string, hint: string, offset = this.#at): never {
    throw new Stop({ message, hint, offset: Math.min(offset, this.#text.length) });
  }
}
