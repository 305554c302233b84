/** JavaScript as tokens: as much of the language as settings are written in. Pure. */

export interface Token {
  readonly type: 'name' | 'number' | 'text' | 'template' | 'regex' | 'sign' | 'end';
  /** As typed; of a text its value. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Of a template: its texts, and the tokens of what stands between them. */
  readonly texts?: readonly string[];
  readonly parts?: readonly (readonly Token[])[];
}

const SIGNS =
  /^(?:>>>=|\.\.\.|===|!==|\*\*=|<<=|>>=|>>>|&&=|\|\|=|\?\?=|=>|==|!=|<=|>=|&&|\|\||\?\?|\?\.(?!\d)|\+\+|--|\+=|-=|\*=|\/=|%=|&=|\|=|\^=|<<|>>|\*\*|[{}()[\];,<>+\-*/%&|^!~?:=.@#])/;
const NAME = /^[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*/u;
const NUMBER = /^(?:0[xob][\da-f_]+n?|(?:\d[\d_]*\.?[\d_]*|\.\d[\d_]*)(?:e[+-]?\d+)?n?)/i;
/** Names after which a `/` begins a regular expression. */
const BEFORE_VALUE = /^(?:return|typeof|case|in|of|delete|void|throw|new|else|do|await|yield)$/;
const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  v: '\v',
  0: '\0',
};

/** Nesting of templates deeper than this is no settings file. */
const MAX_DEPTH = 20;

/** The tokens of a script, closed by one of type `end`. Throws a SyntaxError for what is none. */
export function readTokens(source: string): readonly Token[] {
  const { tokens, end } = lex(source, 0, 0);
  return [...tokens, { type: 'end', text: '', start: end, end }];
}

/** Reads up to the end, or up to the `}` that closes a template's part. */
function lex(
  source: string,
  from: number,
  depth: number,
): { readonly tokens: Token[]; readonly end: number } {
  if (depth > MAX_DEPTH) throw new SyntaxError('too deep');
  const tokens: Token[] = [];
  let open = 0;
  let at = from;
  while (at < source.length) {
    const char = source[at] ?? '';
    const skipped = /^(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)/.exec(source.slice(at, at + 20_000));
    if (skipped !== null) {
      at += skipped[0].length;
      continue;
    }
    if (depth > 0 && open === 0 && char === '}') return { tokens, end: at };
    const next = readToken(source, at, tokens.at(-1), depth);
    if (next.type === 'sign' && next.text === '{') open += 1;
    if (next.type === 'sign' && next.text === '}') open -= 1;
    tokens.push(next);
    at = next.end;
  }
  return { tokens, end: at };
}

function readToken(source: string, at: number, last: Token | undefined, depth: number): Token {
  const char = source[at] ?? '';
  if (char === '"' || char === "'") return readText(source, at, char);
  if (char === '`') return readTemplate(source, at, depth);
  const rest = source.slice(at, at + 2000);
  const number = /[\d.]/.test(char) ? NUMBER.exec(rest) : null;
  if (number !== null && number[0] !== '.') return token('number', number[0], at);
  const name = NAME.exec(rest);
  if (name !== null) return token('name', name[0], at);
  if (char === '/' && beginsValue(last)) return readRegex(source, at);
  const sign = SIGNS.exec(rest);
  if (sign === null) throw new SyntaxError(`unexpected ${char}`);
  return token('sign', sign[0], at);
}

function token(type: Token['type'], text: string, start: number): Token {
  return { type, text, start, end: start + text.length };
}

function beginsValue(last: Token | undefined): boolean {
  if (last === undefined) return true;
  if (last.type === 'name') return BEFORE_VALUE.test(last.text);
  return last.type === 'sign' && !/^[)\]}]$/.test(last.text);
}

function readRegex(source: string, start: number): Token {
  const match = /^\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*/.exec(
    source.slice(start, start + 5000),
  );
  if (match === null) throw new SyntaxError('an expression without an end');
  return token('regex', match[0], start);
}

function readText(source: string, start: number, quote: string): Token {
  let value = '';
  let at = start + 1;
  for (;;) {
    const char = source[at];
    if (char === undefined || char === '\n') throw new SyntaxError('a text without an end');
    if (char === quote) return { type: 'text', text: value, start, end: at + 1 };
    if (char === '\\') {
      const escape = readEscape(source, at);
      value += escape.value;
      at += escape.length;
    } else {
      value += char;
      at += 1;
    }
  }
}

function readTemplate(source: string, start: number, depth: number): Token {
  const texts: string[] = [];
  const parts: (readonly Token[])[] = [];
  let value = '';
  let at = start + 1;
  for (;;) {
    const char = source[at];
    if (char === undefined) throw new SyntaxError('a template without an end');
    if (char === '`') {
      return {
        type: 'template',
        text: source.slice(start, at + 1),
        start,
        end: at + 1,
        texts: [...texts, value],
        parts,
      };
    }
    if (char === '$' && source[at + 1] === '{') {
      const { tokens, end } = lex(source, at + 2, depth + 1);
      texts.push(value);
      parts.push([...tokens, { type: 'end', text: '', start: end, end }]);
      value = '';
      at = end + 1;
    } else if (char === '\\') {
      const escape = readEscape(source, at);
      value += escape.value;
      at += escape.length;
    } else {
      value += char;
      at += 1;
    }
  }
}

function readEscape(source: string, at: number): { readonly value: string; readonly length: number } {
  const rest = source.slice(at + 1, at + 12);
  const code = /^(?:x([\da-f]{2})|u([\da-f]{4})|u\{([\da-f]{1,6})\})/i.exec(rest);
  if (code !== null) {
    const point = Number.parseInt(code[1] ?? code[2] ?? code[3] ?? '0', 16);
    const value =
      code[3] === undefined ? String.fromCharCode(point) : String.fromCodePoint(Math.min(point, 0x10_ffff));
    return { value, length: 1 + code[0].length };
  }
  const next = rest[0] ?? '';
  if (next === '\n') return { value: '', length: 2 };
  return { value: ESCAPES[next] ?? next, length: 2 };
}
