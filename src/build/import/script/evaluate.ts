/**
 * What a script says, as data. Nothing of it is run: the reader knows literals, names, spread, templates, small functions
 * and the methods of lists, and counts its steps. Whatever else stands there is `computed`.
 */
import type {
  ArrowFunctionExpression,
  AssignmentExpression,
  BinaryExpression,
  CallExpression,
  Expression,
  FunctionDeclaration,
  FunctionExpression,
  LogicalExpression,
  MemberExpression,
  ObjectExpression,
  Program,
  SpreadElement,
  TemplateLiteral,
} from 'acorn';
import { bind, readKey } from './bind.ts';
import { callMethod } from './methods.ts';
import { applyUnary, combine, joinPaths, unwrap } from './operators.ts';
import { assume, isTrue, type Place, toText, toValue, type Value } from './value.ts';
import { Scope, type World } from './world.ts';

export type Callable = ArrowFunctionExpression | FunctionDeclaration | FunctionExpression;
type Body = Program['body'][number];

/** The value of an expression. Never throws for what a script may hold; throws what `world.step` throws. */
export function evaluate(node: Expression, scope: Scope, world: World): Value {
  world.step();
  const at = world.placeOf(node);
  const computed = (guess?: Value): Value => ({
    kind: 'computed',
    at,
    script: world.snippetOf(node),
    ...(guess === undefined ? {} : { guess }),
  });
  switch (node.type) {
    case 'Literal':
      return node.value === null && node.raw !== 'null'
        ? computed()
        : (readLiteral(node.value, at) ?? computed());
    case 'TemplateLiteral':
      return joinTemplate(node, scope, world, computed);
    case 'Identifier':
      return findName(node.name, at, scope, world) ?? computed();
    case 'ArrayExpression':
      return { kind: 'list', at, items: evaluateItems(node.elements, scope, world) };
    case 'ObjectExpression':
      return { kind: 'record', at, entries: evaluateProperties(node, scope, world) };
    case 'ChainExpression':
      return evaluate(node.expression, scope, world);
    case 'MemberExpression':
      return readMember(node, scope, world) ?? computed();
    case 'CallExpression':
      return evaluateCall(node, scope, world) ?? computed(guessCall(node, scope, world));
    case 'ImportExpression':
      return loadModule(unwrap(evaluate(node.source, scope, world)), world) ?? computed();
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return toFunction(node, scope, world);
    case 'AwaitExpression':
      return evaluate(node.argument, scope, world);
    case 'UnaryExpression':
      return applyUnary(node.operator, evaluate(node.argument, scope, world), at) ?? computed();
    case 'BinaryExpression':
      return evaluateBinary(node, scope, world) ?? computed();
    case 'LogicalExpression':
      return evaluateLogical(node, scope, world) ?? computed();
    case 'ConditionalExpression': {
      const test = evaluate(node.test, scope, world);
      const holds = isTrue(test);
      // Nobody knows: the second is what stands there without the condition.
      if (holds === undefined) return computed(evaluate(node.alternate, scope, world));
      return assume(evaluate(holds ? node.consequent : node.alternate, scope, world), test.assumed);
    }
    case 'AssignmentExpression':
      return assign(node, scope, world);
    case 'ClassExpression':
    case 'MetaProperty':
    case 'NewExpression':
    case 'ParenthesizedExpression':
    case 'SequenceExpression':
    case 'TaggedTemplateExpression':
    case 'ThisExpression':
    case 'UpdateExpression':
    case 'YieldExpression':
      return computed();
  }
}

/** Patterns and large numbers are no data of ours. */
function readLiteral(value: unknown, at: Place): Value | undefined {
  const isPlain = value === null || /^(?:string|number|boolean)$/.test(typeof value);
  return isPlain ? toValue(value as string | number | boolean | null, at) : undefined;
}

function findName(name: string, at: Place, scope: Scope, world: World): Value | undefined {
  const known = scope.find(name);
  if (known !== undefined) return known;
  if (name === 'undefined') return toValue(undefined, at);
  if (name === '__dirname') return toValue(world.folder === '' ? '.' : world.folder, at);
  return undefined;
}

/** Pieces that nobody knows are left out of the guess. */
function joinTemplate(
  { quasis, expressions }: TemplateLiteral,
  scope: Scope,
  world: World,
  computed: (guess: Value) => Value,
): Value {
  const values = expressions.map((part) => unwrap(evaluate(part, scope, world)));
  const pieces = values.map(toText);
  const at = expressions[0] === undefined ? undefined : world.placeOf(expressions[0]);
  const assumed = values.find((value) => value.assumed !== undefined)?.assumed;
  const text = quasis.map(({ value: { cooked } }, index) => (cooked ?? '') + (pieces[index] ?? '')).join('');
  const value = toValue(text, at ?? { file: '', line: 1, column: 1 }, assumed);
  return pieces.some((piece) => piece === undefined) ? computed(value) : value;
}

function evaluateItems(
  items: readonly (Expression | SpreadElement | null)[],
  scope: Scope,
  world: World,
): Value[] {
  return items.flatMap((item): Value[] => {
    if (item === null) return [];
    if (item.type !== 'SpreadElement') return [evaluate(item, scope, world)];
    const read = evaluate(item.argument, scope, world);
    const list = unwrap(read);
    if (list.kind === 'list') return list.items;
    return list.kind === 'none' || list.kind === 'flag' ? [] : [list.kind === 'computed' ? list : read];
  });
}

function evaluateProperties(
  { properties }: ObjectExpression,
  scope: Scope,
  world: World,
): Map<string, Value> {
  const entries = new Map<string, Value>();
  for (const property of properties) {
    if (property.type === 'SpreadElement') {
      const record = unwrap(evaluate(property.argument, scope, world));
      if (record.kind === 'record')
        for (const [key, entry] of record.entries) entries.set(key, assume(entry, record.assumed));
      else if (record.kind === 'computed') entries.set(`...${record.script}`, record);
      continue;
    }
    const key = readKey(property.key, property.computed, (part) => evaluate(part, scope, world));
    const value: Value =
      property.kind === 'init'
        ? evaluate(property.value, scope, world)
        : { kind: 'computed', at: world.placeOf(property), script: world.snippetOf(property) };
    entries.set(key ?? `[${world.snippetOf(property.key)}]`, value);
  }
  return entries;
}

function readMember(node: MemberExpression, scope: Scope, world: World): Value | undefined {
  const snippet = world.snippetOf(node);
  // Without an environment, which is what a reader of files has.
  if (/^process\.env\b/.test(snippet)) return toValue(undefined, world.placeOf(node), snippet);
  if (node.object.type === 'Super' || node.property.type === 'PrivateIdentifier') return undefined;
  const object = unwrap(evaluate(node.object, scope, world));
  const key = readKey(node.property, node.computed, (part) => evaluate(part, scope, world));
  if (key === undefined) return undefined;
  if (object.kind === 'record') {
    const found = object.entries.get(key);
    if (found !== undefined) return assume(found, object.assumed);
    return [...object.entries.keys()].some((name) => name.startsWith('...'))
      ? undefined
      : toValue(undefined, world.placeOf(node), object.assumed);
  }
  if (object.kind === 'list' && key === 'length') return toValue(object.items.length, world.placeOf(node));
  if (object.kind === 'list') return object.items[Number(key)];
  return object.kind === 'none' && object.assumed !== undefined ? object : undefined;
}

function evaluateCall(node: CallExpression, scope: Scope, world: World): Value | undefined {
  const { callee } = node;
  if (callee.type === 'Super') return undefined;
  const name = world.snippetOf(callee);
  const at = world.placeOf(node);
  const args = evaluateItems(node.arguments, scope, world).map(unwrap);
  if (name === 'require') return loadModule(args[0], world);
  if (/^(?:require\.resolve|fileURLToPath)$/.test(name))
    return args[0]?.kind === 'text' ? args[0] : undefined;
  if (/^(?:path\.)?(?:join|resolve|normalize)$/.test(name) && scope.find('path')?.kind !== 'record')
    return joinPaths(args, at);
  if (
    callee.type === 'MemberExpression' &&
    callee.object.type !== 'Super' &&
    callee.property.type === 'Identifier' &&
    !callee.computed
  ) {
    const method = callee.property.name;
    const object = unwrap(evaluate(callee.object, scope, world));
    const owner = world.snippetOf(callee.object);
    if (owner === 'new Date()' && /^get(?:UTC)?FullYear$/.test(method))
      return toValue(world.year, at, 'new Date().getFullYear()');
    const made = callMethod({ object, owner, method, args, at });
    if (made !== undefined) return made;
  }
  const called = unwrap(evaluate(callee, scope, world));
  return called.kind === 'function' ? called.call(args) : undefined;
}

function loadModule(from: Value | undefined, world: World): Value | undefined {
  const loaded = from?.kind === 'text' ? world.load(from.value) : undefined;
  return loaded?.entries.get('module.exports') ?? loaded;
}

/** `defineConfig({ … })`, `withPlugin([ … ])`: most likely what they were given. */
function guessCall(node: CallExpression, scope: Scope, world: World): Value | undefined {
  if (node.callee.type !== 'Identifier') return undefined;
  return evaluateItems(node.arguments, scope, world).find(({ kind }) => kind === 'record' || kind === 'list');
}

/** A function of the script, which is followed when it is called. */
export function toFunction({ params, body, ...node }: Callable, outer: Scope, world: World): Value {
  const nowhere = { file: '', line: 1, column: 1 };
  const call = (args: readonly Value[]): Value => {
    const run = (): Value => {
      const scope = new Scope(outer);
      for (const [index, pattern] of params.entries()) {
        const given =
          pattern.type === 'RestElement'
            ? ({ kind: 'list', at: nowhere, items: args.slice(index) } as const)
            : (args[index] ?? toValue(undefined, nowhere));
        bind(pattern, given, scope, (part) => evaluate(part, scope, world));
      }
      if (body.type !== 'BlockStatement') return evaluate(body, scope, world);
      return runStatements(body.body, scope, world) ?? toValue(undefined, nowhere);
    };
    return world.call(run) ?? { kind: 'computed', at: nowhere, script: 'a function that calls itself' };
  };
  return { kind: 'function', at: world.placeOf(node as Callable), call };
}

/** Reads statements in their order; the value that is returned, if any is. */
export function runStatements(statements: readonly Body[], scope: Scope, world: World): Value | undefined {
  for (const statement of statements) {
    // Functions may be called above their place.
    const declared = 'declaration' in statement ? statement.declaration : statement;
    if (declared?.type === 'FunctionDeclaration' && declared.id)
      scope.set(declared.id.name, toFunction(declared, scope, world));
  }
  for (const statement of statements) {
    world.step();
    const returned = runStatement(statement, scope, world);
    if (returned !== undefined) return returned;
  }
  return undefined;
}

/** Loops, classes and the like are passed over. */
function runStatement(statement: Body, scope: Scope, world: World): Value | undefined {
  if (statement.type === 'VariableDeclaration') {
    for (const { init, id, ...declarator } of statement.declarations) {
      const value = init
        ? evaluate(init, scope, world)
        : toValue(undefined, world.placeOf({ ...declarator, id }));
      bind(id, value, scope, (part) => evaluate(part, scope, world));
    }
  }
  if (statement.type === 'ExportNamedDeclaration' && statement.declaration)
    runStatement(statement.declaration, scope, world);
  if (statement.type === 'ExpressionStatement') evaluate(statement.expression, scope, world);
  if (statement.type === 'ReturnStatement')
    return statement.argument
      ? evaluate(statement.argument, scope, world)
      : toValue(undefined, world.placeOf(statement));
  if (statement.type === 'BlockStatement') return runStatements(statement.body, new Scope(scope), world);
  if (statement.type === 'IfStatement') {
    const holds = isTrue(evaluate(statement.test, scope, world)) === true;
    const branch = holds ? statement.consequent : statement.alternate;
    return branch ? runStatements([branch], new Scope(scope), world) : undefined;
  }
  return undefined;
}

function assign({ left, operator, right }: AssignmentExpression, scope: Scope, world: World): Value {
  const value = evaluate(right, scope, world);
  if (operator !== '=') return value;
  if (left.type === 'Identifier') scope.set(left.name, value);
  if (left.type === 'MemberExpression' && left.object.type !== 'Super') {
    const object = unwrap(evaluate(left.object, scope, world));
    const key =
      left.property.type === 'PrivateIdentifier'
        ? undefined
        : readKey(left.property, left.computed, (part) => evaluate(part, scope, world));
    if (object.kind === 'record' && key !== undefined) object.entries.set(key, value);
  }
  return value;
}

function evaluateLogical(node: LogicalExpression, scope: Scope, world: World): Value | undefined {
  const left = evaluate(node.left, scope, world);
  const other = (): Value => evaluate(node.right, scope, world);
  if (node.operator === '&&') {
    const holds = isTrue(left);
    if (holds === undefined) return undefined;
    return holds ? assume(other(), left.assumed) : left;
  }
  const isThere = node.operator === '??' && left.kind !== 'computed' ? left.kind !== 'none' : isTrue(left);
  if (isThere === undefined)
    return left.kind === 'computed' ? { ...left, guess: left.guess ?? other() } : undefined;
  return isThere ? left : assume(other(), left.assumed);
}

function evaluateBinary(
  { left, operator, right, ...node }: BinaryExpression,
  scope: Scope,
  world: World,
): Value | undefined {
  if (left.type === 'PrivateIdentifier') return undefined;
  const [first, second] = [left, right].map((side) => unwrap(evaluate(side, scope, world)));
  if (first === undefined || second === undefined) return undefined;
  return combine(operator, first, second, world.placeOf(node as BinaryExpression));
}
