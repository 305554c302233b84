/** Reads the JavaScript literals that stand in JSX attributes (strings, numbers, arrays, plain objects). Evaluates nothing. */
import { readJsString } from '../js-string.ts';
import { replaceForbidden } from '../slips/hidden-characters.ts';

const TOKEN =
  /\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'|`(?:[^`\\$]|\\[\s\S]|\$(?!\{))*`|-?(?:\d[\d_]*\.?\d*(?:e[+-]?\d+)?|\.\d+)|[A-Za-z_$][\w$]*|[[\]{},:]/giy;

/** Deepest nesting of arrays and objects that is read. */
const MAX_DEPTH = 20;

interface Cursor {
  readonly tokens: readonly string[];
  at: number;
}

/** The value of a literal, or undefined when the code is anything else (a name, a call, a template with `${}`). */
export function readLiteral(code: string): { readonly value: unknown } | undefined {
  const tokens = tokenise(code);
  if (tokens === undefined || tokens.length === 0) return undefined;
  const cursor = { tokens, at: 0 };
  const result = readValue(cursor, 0);
  return result !== undefined && cursor.at === tokens.length ? result : undefined;
}

function tokenise(code: string): string[] | undefined {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < code.length) {
    const token = TOKEN.exec(code)?.[0];
    if (token === undefined) return undefined;
    if (!/^(?:\s|\/\/|\/\*)/.test(token)) tokens.push(token);
  }
  return tokens;
}

function readValue(cursor: Cursor, depth: number): { value: unknown } | undefined {
  const token = cursor.tokens[cursor.at++];
  if (token === undefined || depth > MAX_DEPTH) return undefined;
  if (/^["'`]/.test(token)) return { value: unquote(token) };
  if (/^[-.\d]/.test(token)) return { value: Number(token.replaceAll('_', '')) };
  if (token === 'true' || token === 'false') return { value: token === 'true' };
  if (token === 'null' || token === 'undefined') return { value: undefined };
  if (token === '[') return readArray(cursor, depth);
  if (token === '{') return readObject(cursor, depth);
  return undefined;
}

function readArray(cursor: Cursor, depth: number): { value: unknown[] } | undefined {
  const value: unknown[] = [];
  while (cursor.tokens[cursor.at] !== ']') {
    const item = readValue(cursor, depth + 1);
    if (item === undefined) return undefined;
    value.push(item.value);
    if (cursor.tokens[cursor.at] === ',') cursor.at++;
    else if (cursor.tokens[cursor.at] !== ']') return undefined;
  }
  cursor.at++;
  return { value };
}

function readObject(cursor: Cursor, depth: number): { value: Record<string, unknown> } | undefined {
  const entries: [string, unknown][] = [];
  while (cursor.tokens[cursor.at] !== '}') {
    const key = cursor.tokens[cursor.at++];
    if (key === undefined || cursor.tokens[cursor.at++] !== ':') return undefined;
    const item = readValue(cursor, depth + 1);
    if (item === undefined) return undefined;
    entries.push([/^["'`]/.test(key) ? unquote(key) : key, item.value]);
    if (cursor.tokens[cursor.at] === ',') cursor.at++;
    else if (cursor.tokens[cursor.at] !== '}') return undefined;
  }
  cursor.at++;
  // fromEntries, so that a key such as `__proto__` is an ordinary key.
  return { value: Object.fromEntries(entries) };
}

function unquote(token: string): string {
  return replaceForbidden(readJsString(token.slice(1, -1)));
}

/** The offset after the `}` that closes the `{` at `start`, minding strings, templates and comments; undefined when there is none before `limit`. */
export function skipBraces(text: string, start: number, limit = text.length): number | undefined {
  let depth = 0;
  for (let at = start; at < text.length && at < limit; at++) {
    const char = text[at];
    if (char === '{') depth++;
    else if (char === '}') {
      if (--depth === 0) return at + 1;
    } else if (char === "'" && /\w/.test(text[at - 1] ?? '')) {
      // An apostrophe in text between JSX tags: no string of a script begins behind a letter.
      continue;
    } else if (char === '"' || char === "'" || char === '`') {
      const close = closeQuote(text, at, limit);
      if (close !== undefined) at = close;
    } else if (char === '/' && text[at + 1] === '*') {
      const close = text.indexOf('*/', at + 2);
      if (close === -1) return undefined;
      at = close + 1;
    }
  }
  return undefined;
}

/** The offset of the quote that closes the one at `start`; undefined (then it is an apostrophe) when a plain string runs over its line. */
function closeQuote(text: string, start: number, limit: number): number | undefined {
  const quote = text[start];
  for (let at = start + 1; at < text.length && at < limit; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === quote) return at;
    else if (text[at] === '\n' && quote !== '`') return undefined;
  }
  return undefined;
}
