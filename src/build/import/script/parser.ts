/** Tokens to the syntax of `syntax.ts`. What it does not know is passed over, bracket by bracket, as `other`. Pure. */
import { Cursor } from './cursor.ts';
import { type Expression, type Field, type Item, LEVELS, type Pattern } from './syntax.ts';

const PREFIXES = /^(?:[!~+-]|\+\+|--|typeof|void|delete|await)$/;
const ASSIGNMENTS = /^(?:=|\+=|-=|\*=|\/=|%=|\?\?=|\|\|=|&&=)$/;

/** Reads the body of a function; statements are read elsewhere, so that no file imports itself. */
export type ReadBody = (cursor: Cursor) => Extract<Expression, { type: 'function' }>['body'];

/** An expression up to a comma, a bracket or the end of the statement. Throws a SyntaxError. */
export function readExpression(cursor: Cursor, readBody: ReadBody): Expression {
  return cursor.within(() => readAssignment(cursor, readBody));
}

function readAssignment(cursor: Cursor, readBody: ReadBody): Expression {
  const at = cursor.peek().start;
  const arrow = readArrow(cursor, readBody);
  if (arrow !== undefined) return arrow;
  const test = readBinary(cursor, readBody, 0);
  if (cursor.take('?')) {
    const yes = readExpression(cursor, readBody);
    cursor.expect(':');
    const no = readExpression(cursor, readBody);
    return { type: 'choice', test, yes, no, at, end: cursor.end };
  }
  const sign = cursor.peek();
  if (sign.type !== 'sign' || !ASSIGNMENTS.test(sign.text)) return test;
  cursor.next();
  const value = readExpression(cursor, readBody);
  return { type: 'assign', sign: sign.text, target: test, value, at, end: cursor.end };
}

function readArrow(cursor: Cursor, readBody: ReadBody): Expression | undefined {
  const start = cursor.place;
  const at = cursor.peek().start;
  if (cursor.is('async') && !cursor.is('=>', 1)) cursor.next();
  const isSingle = cursor.peek().type === 'name' && cursor.is('=>', 1);
  let params: readonly Pattern[] = [];
  if (isSingle) params = [{ type: 'name', name: cursor.next().text }];
  else if (cursor.is('(')) {
    const open = cursor.place;
    cursor.skipBracket();
    const isArrow = cursor.is('=>');
    cursor.goTo(isArrow ? open : start);
    if (!isArrow) return undefined;
    params = readParams(cursor, readBody);
  } else {
    cursor.goTo(start);
    return undefined;
  }
  cursor.expect('=>');
  const body = cursor.is('{') ? readBody(cursor) : readExpression(cursor, readBody);
  return { type: 'function', params, body, at, end: cursor.end };
}

/** `(a, { b = 1 }, ...c)` */
export function readParams(cursor: Cursor, readBody: ReadBody): readonly Pattern[] {
  cursor.expect('(');
  const params: Pattern[] = [];
  while (!cursor.take(')')) {
    cursor.take('...');
    params.push(readPattern(cursor, readBody));
    if (!cursor.is(')')) cursor.expect(',');
  }
  return params;
}

/** What a value is taken apart into: a name, `{ a, b: c }`, `[a, b]`. */
export function readPattern(cursor: Cursor, readBody: ReadBody): Pattern {
  return cursor.within(() => {
    const pattern = readBarePattern(cursor, readBody);
    return cursor.take('=') ? { ...pattern, fallback: readExpression(cursor, readBody) } : pattern;
  });
}

/** The same without a fallback: what stands after `=` is the value of the declaration. */
export function readBarePattern(cursor: Cursor, readBody: ReadBody): Pattern {
  if (cursor.take('[')) {
    const items: (Pattern | undefined)[] = [];
    let rest: string | undefined;
    while (!cursor.take(']')) {
      if (cursor.take(',')) {
        items.push(undefined);
        continue;
      }
      if (cursor.take('...')) rest = cursor.next().text;
      else items.push(readPattern(cursor, readBody));
      if (!cursor.is(']')) cursor.expect(',');
    }
    return { type: 'list', items, ...(rest === undefined ? {} : { rest }) };
  }
  if (cursor.take('{')) {
    const fields: { key: string; pattern: Pattern }[] = [];
    let rest: string | undefined;
    while (!cursor.take('}')) {
      if (cursor.take('...')) rest = cursor.next().text;
      else {
        const key = cursor.peek();
        if (cursor.is('[')) throw new SyntaxError('a computed key');
        cursor.next();
        const isRenamed = cursor.take(':');
        const pattern: Pattern = isRenamed
          ? readPattern(cursor, readBody)
          : {
              type: 'name',
              name: key.text,
              ...(cursor.take('=') ? { fallback: readExpression(cursor, readBody) } : {}),
            };
        fields.push({ key: key.text, pattern });
      }
      if (!cursor.is('}')) cursor.expect(',');
    }
    return { type: 'record', fields, ...(rest === undefined ? {} : { rest }) };
  }
  const name = cursor.next();
  if (name.type !== 'name') throw new SyntaxError(`a name expected, not ${name.text}`);
  return { type: 'name', name: name.text };
}

function readBinary(cursor: Cursor, readBody: ReadBody, level: number): Expression {
  const at = cursor.peek().start;
  let left = readUnary(cursor, readBody);
  for (;;) {
    const sign = cursor.peek();
    const own = sign.type === 'sign' || sign.type === 'name' ? LEVELS[sign.text] : undefined;
    if (own === undefined || own <= level) return left;
    cursor.next();
    const right = cursor.within(() => readBinary(cursor, readBody, sign.text === '**' ? own - 1 : own));
    left = { type: 'binary', sign: sign.text, left, right, at, end: cursor.end };
  }
}

function readUnary(cursor: Cursor, readBody: ReadBody): Expression {
  const sign = cursor.peek();
  const isPrefix = (sign.type === 'sign' || sign.type === 'name') && PREFIXES.test(sign.text);
  if (!isPrefix) return readPostfix(cursor, readBody);
  cursor.next();
  const value = cursor.within(() => readUnary(cursor, readBody));
  return { type: 'unary', sign: sign.text, value, at: sign.start, end: cursor.end };
}

function readPostfix(cursor: Cursor, readBody: ReadBody): Expression {
  const at = cursor.peek().start;
  let value = readPrimary(cursor, readBody);
  for (;;) {
    const token = cursor.peek();
    if (token.type === 'template') {
      cursor.next();
      value = { type: 'other', at, end: cursor.end };
      continue;
    }
    if (token.type !== 'sign') return value;
    if (token.text === '.' || (token.text === '?.' && !cursor.is('(', 1) && !cursor.is('[', 1))) {
      cursor.next();
      cursor.take('#');
      value = { type: 'member', object: value, key: cursor.next().text, at, end: cursor.end };
    } else if (token.text === '[' || (token.text === '?.' && cursor.is('[', 1))) {
      cursor.take('?.');
      cursor.expect('[');
      const key = readExpression(cursor, readBody);
      cursor.expect(']');
      value = { type: 'member', object: value, key, at, end: cursor.end };
    } else if (token.text === '(' || (token.text === '?.' && cursor.is('(', 1))) {
      cursor.take('?.');
      value = {
        type: 'call',
        callee: value,
        args: readArgs(cursor, readBody),
        isNew: false,
        at,
        end: cursor.end,
      };
    } else if (token.text === '++' || token.text === '--') {
      cursor.next();
      value = { type: 'other', at, end: cursor.end };
    } else return value;
  }
}

function readArgs(cursor: Cursor, readBody: ReadBody): readonly Item[] {
  cursor.expect('(');
  return readItems(cursor, readBody, ')');
}

function readItems(cursor: Cursor, readBody: ReadBody, close: string): readonly Item[] {
  const items: Item[] = [];
  while (!cursor.take(close)) {
    const at = cursor.peek().start;
    if (cursor.take(',')) {
      items.push({ isSpread: false, value: { type: 'literal', value: undefined, at, end: at } });
      continue;
    }
    const isSpread = cursor.take('...');
    items.push({ isSpread, value: readExpression(cursor, readBody) });
    if (!cursor.is(close)) cursor.expect(',');
  }
  return items;
}

const WORDS: ReadonlyMap<string, boolean | null | undefined> = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
  ['undefined', undefined],
]);

function readPrimary(cursor: Cursor, readBody: ReadBody): Expression {
  const token = cursor.peek();
  const at = token.start;
  if (token.type === 'sign') return readBracketed(cursor, readBody);
  cursor.next();
  if (token.type === 'text') return { type: 'literal', value: token.text, at, end: token.end };
  if (token.type === 'number')
    return { type: 'literal', value: Number(token.text.replace(/[_n]/g, '')), at, end: token.end };
  if (token.type === 'template') {
    const parts = (token.parts ?? []).map((tokens) => readExpression(new Cursor(tokens), readBody));
    return { type: 'template', texts: token.texts ?? [], parts, at, end: token.end };
  }
  if (token.type === 'end') throw new SyntaxError('a value expected at the end');
  if (token.type === 'regex') return { type: 'other', at, end: token.end };
  if (WORDS.has(token.text)) return { type: 'literal', value: WORDS.get(token.text), at, end: token.end };
  if (token.text === 'function' || (token.text === 'async' && cursor.is('function'))) {
    if (token.text === 'async') cursor.next();
    cursor.take('*');
    if (!cursor.is('(')) cursor.next();
    const params = readParams(cursor, readBody);
    return { type: 'function', params, body: readBody(cursor), at, end: cursor.end };
  }
  if (token.text === 'class') {
    while (!cursor.is('{')) cursor.next();
    cursor.skipBracket();
    return { type: 'other', at, end: cursor.end };
  }
  if (token.text === 'new') {
    const callee = readNewTarget(cursor, readBody);
    const args = cursor.is('(') ? readArgs(cursor, readBody) : [];
    return { type: 'call', callee, args, isNew: true, at, end: cursor.end };
  }
  return { type: 'name', name: token.text, at, end: token.end };
}

/** What stands between `new` and its brackets. */
function readNewTarget(cursor: Cursor, readBody: ReadBody): Expression {
  const at = cursor.peek().start;
  let value = readPrimary(cursor, readBody);
  while (cursor.take('.'))
    value = { type: 'member', object: value, key: cursor.next().text, at, end: cursor.end };
  return value;
}

function readBracketed(cursor: Cursor, readBody: ReadBody): Expression {
  const at = cursor.peek().start;
  if (cursor.take('(')) {
    let value = readExpression(cursor, readBody);
    // Of `(a, b)` the last counts.
    while (cursor.take(',')) value = readExpression(cursor, readBody);
    cursor.expect(')');
    return value;
  }
  if (cursor.take('[')) {
    const items = readItems(cursor, readBody, ']');
    return { type: 'list', items, at, end: cursor.end };
  }
  if (cursor.is('{')) return readRecord(cursor, readBody);
  throw new SyntaxError(`a value expected, not ${cursor.peek().text}`);
}

function readRecord(cursor: Cursor, readBody: ReadBody): Expression {
  const at = cursor.peek().start;
  cursor.expect('{');
  const fields: Field[] = [];
  while (!cursor.take('}')) {
    if (cursor.take('...')) fields.push({ type: 'spread', value: readExpression(cursor, readBody) });
    else fields.push(readField(cursor, readBody));
    if (!cursor.is('}')) cursor.expect(',');
  }
  return { type: 'record', fields, at, end: cursor.end };
}

function readField(cursor: Cursor, readBody: ReadBody): Field {
  // `async *name() {}`, `get name() {}`: code, whatever it is called.
  while (/^(?:async|get|set|\*)$/.test(cursor.peek().text) && !/^[:,(}]$/.test(cursor.peek(1).text))
    cursor.next();
  const token = cursor.peek();
  let key: string | Expression = token.text;
  if (token.type === 'sign' && cursor.take('[')) {
    key = readExpression(cursor, readBody);
    cursor.expect(']');
  } else cursor.next();
  if (cursor.take(':')) return { type: 'field', key, value: readExpression(cursor, readBody) };
  if (cursor.is('(')) {
    const params = readParams(cursor, readBody);
    const value = {
      type: 'function',
      params,
      body: readBody(cursor),
      at: token.start,
      end: cursor.end,
    } as const;
    return { type: 'field', key, value };
  }
  return { type: 'field', key, value: { type: 'name', name: token.text, at: token.start, end: token.end } };
}
