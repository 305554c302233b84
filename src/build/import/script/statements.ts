/** The statements of a script. Pure. */
import { Cursor } from './cursor.ts';
import { readBarePattern, readExpression, readParams } from './parser.ts';
import type { Expression, Statement } from './syntax.ts';

/** The statements of a script without types. Throws a SyntaxError. */
export function readScript(source: string): readonly Statement[] {
  const cursor = Cursor.of(source);
  const statements: Statement[] = [];
  while (cursor.peek().type !== 'end') statements.push(...readStatement(cursor));
  return statements;
}

/** A script that is one value, as JSON is. Throws a SyntaxError. */
export function readSingleValue(source: string): Expression {
  return readExpression(Cursor.of(source), readBlock);
}

function readBlock(cursor: Cursor): readonly Statement[] {
  return cursor.within(() => {
    cursor.expect('{');
    const statements: Statement[] = [];
    while (!cursor.take('}')) {
      if (cursor.peek().type === 'end') throw new SyntaxError('a block without an end');
      statements.push(...readStatement(cursor));
    }
    return statements;
  });
}

function readStatement(cursor: Cursor): readonly Statement[] {
  const { start: at, type, text } = cursor.peek();
  const end = (): number => cursor.end;
  if (cursor.take(';')) return [];
  if (type === 'sign' && text === '{') return [{ type: 'block', body: readBlock(cursor), at, end: end() }];
  if (type !== 'name') return [readExpressionStatement(cursor)];
  switch (text) {
    case 'import':
      if (cursor.is('(', 1) || cursor.is('.', 1)) return [readExpressionStatement(cursor)];
      return [readImport(cursor)];
    case 'export':
      return readExport(cursor);
    case 'const':
    case 'let':
    case 'var':
      return readDeclarations(cursor);
    case 'function':
    case 'async':
      return text === 'function' || cursor.is('function', 1)
        ? [readFunction(cursor).statement]
        : [readExpressionStatement(cursor)];
    case 'return':
      return [readReturn(cursor)];
    case 'if':
      return [readIf(cursor)];
    case 'for':
    case 'while':
    case 'switch':
    case 'try':
    case 'class':
    case 'throw':
    case 'do':
      return [skipStatement(cursor)];
    default:
      return [readExpressionStatement(cursor)];
  }
}

function readExpressionStatement(cursor: Cursor): Statement {
  const at = cursor.peek().start;
  const value = readExpression(cursor, readBlock);
  while (cursor.take(',')) readExpression(cursor, readBlock);
  cursor.take(';');
  return { type: 'expression', value, at, end: cursor.end };
}

function readReturn(cursor: Cursor): Statement {
  const at = cursor.next().start;
  const isBare = cursor.is(';') || cursor.is('}');
  const value = isBare ? undefined : readExpression(cursor, readBlock);
  cursor.take(';');
  return { type: 'return', value, at, end: cursor.end };
}

function readIf(cursor: Cursor): Statement {
  const at = cursor.next().start;
  cursor.expect('(');
  const test = readExpression(cursor, readBlock);
  cursor.expect(')');
  const yes = cursor.within(() => readStatement(cursor));
  const no = cursor.take('else') ? cursor.within(() => readStatement(cursor)) : [];
  return { type: 'if', test, yes, no, at, end: cursor.end };
}

/** Loops and the like: passed over to the end of their last block, or to the semicolon. */
function skipStatement(cursor: Cursor): Statement {
  const first = cursor.next();
  for (;;) {
    const { type, text } = cursor.peek();
    if (type === 'end') break;
    if (cursor.take(';')) break;
    if (type === 'sign' && text === '{') {
      cursor.skipBracket();
      if (!/^(?:else|catch|finally|while)$/.test(cursor.peek().text)) break;
      if (first.text !== 'do' && cursor.is('while')) break;
    } else if (type === 'sign' && /^[([]$/.test(text)) cursor.skipBracket();
    else if (type === 'sign' && text === '}') break;
    else cursor.next();
  }
  return { type: 'other', at: first.start, end: cursor.end };
}

function readFunction(cursor: Cursor): { readonly statement: Statement; readonly name: string } {
  const at = cursor.peek().start;
  cursor.take('async');
  cursor.expect('function');
  cursor.take('*');
  const name = cursor.is('(') ? 'default' : cursor.next().text;
  const params = readParams(cursor, readBlock);
  const body = readBlock(cursor);
  const value: Expression = { type: 'function', params, body, at, end: cursor.end };
  return {
    name,
    statement: { type: 'declare', pattern: { type: 'name', name }, value, at, end: cursor.end },
  };
}

function readDeclarations(cursor: Cursor): readonly Statement[] {
  const at = cursor.next().start;
  const statements: Statement[] = [];
  do {
    const pattern = readBarePattern(cursor, readBlock);
    const value = cursor.take('=') ? readExpression(cursor, readBlock) : undefined;
    statements.push({ type: 'declare', pattern, value, at, end: cursor.end });
  } while (cursor.take(','));
  cursor.take(';');
  return statements;
}

function readImport(cursor: Cursor): Statement {
  const at = cursor.next().start;
  const names: { local: string; imported: string }[] = [];
  if (cursor.peek().type !== 'text') {
    do {
      if (cursor.take('*')) {
        cursor.expect('as');
        names.push({ local: cursor.next().text, imported: '*' });
      } else if (cursor.take('{')) {
        while (!cursor.take('}')) {
          const imported = cursor.next().text;
          const local = cursor.take('as') ? cursor.next().text : imported;
          names.push({ local, imported });
          if (!cursor.is('}')) cursor.expect(',');
        }
      } else names.push({ local: cursor.next().text, imported: 'default' });
    } while (cursor.take(','));
    cursor.expect('from');
  }
  const from = cursor.next().text;
  // `with { type: 'json' }`
  if (cursor.take('with') || cursor.take('assert')) cursor.skipBracket();
  cursor.take(';');
  return { type: 'import', from, names, at, end: cursor.end };
}

function readExport(cursor: Cursor): readonly Statement[] {
  const at = cursor.next().start;
  const named = (name: string, exported = name): Statement => ({
    type: 'export',
    names: [{ exported, value: { type: 'name', name, at, end: at } }],
    at,
    end: cursor.end,
  });
  if (cursor.take('default')) {
    if (cursor.is('function') || (cursor.is('async') && cursor.is('function', 1))) {
      const { statement, name } = readFunction(cursor);
      return [statement, named(name, 'default')];
    }
    const value = readExpression(cursor, readBlock);
    cursor.take(';');
    return [{ type: 'export', names: [{ exported: 'default', value }], at, end: cursor.end }];
  }
  if (cursor.is('{')) {
    cursor.next();
    const names: { exported: string; value: Expression }[] = [];
    while (!cursor.take('}')) {
      const name = cursor.next().text;
      const exported = cursor.take('as') ? cursor.next().text : name;
      names.push({ exported, value: { type: 'name', name, at, end: at } });
      if (!cursor.is('}')) cursor.expect(',');
    }
    if (cursor.take('from')) cursor.next();
    cursor.take(';');
    return [{ type: 'export', names, at, end: cursor.end }];
  }
  if (
    cursor.is('const') ||
    cursor.is('let') ||
    cursor.is('var') ||
    cursor.is('function') ||
    cursor.is('async')
  ) {
    const declared = readStatement(cursor);
    const names = declared.flatMap((statement) =>
      statement.type === 'declare' && statement.pattern.type === 'name' ? [statement.pattern.name] : [],
    );
    return [...declared, ...names.map((name) => named(name))];
  }
  return [skipStatement(cursor)];
}
