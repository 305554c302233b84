/**
 * What a script says, as data. Nothing of it is run: the reader knows literals, names, spread, templates, small functions
 * and the methods of lists, and counts its steps. Whatever else stands there is `computed`.
 */
import { callMethod } from './methods.ts';
import { applyUnary, combine, joinPaths, unwrap } from './operators.ts';
import type { Expression, Field, Item, Pattern, Statement } from './syntax.ts';
import { assume, isTrue, type Place, toText, toValue, type Value } from './value.ts';
import { Scope, type World } from './world.ts';

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
    case 'literal':
      return toValue(node.value, at);
    case 'template':
      return joinTemplate(node, scope, world, computed);
    case 'name':
      return findName(node.name, at, scope, world) ?? computed();
    case 'list':
      return { kind: 'list', at, items: evaluateItems(node.items, scope, world) };
    case 'record':
      return { kind: 'record', at, entries: evaluateFields(node.fields, scope, world) };
    case 'member':
      return readMember(node, scope, world) ?? computed();
    case 'call':
      return evaluateCall(node, scope, world) ?? computed(guessCall(node, scope, world));
    case 'function':
      return { kind: 'function', at, call: (args) => callFunction(node, args, scope, world) };
    case 'unary':
      return applyUnary(node.sign, evaluate(node.value, scope, world), at) ?? computed();
    case 'binary':
      return evaluateBinary(node, scope, world) ?? computed();
    case 'choice': {
      const test = evaluate(node.test, scope, world);
      const holds = isTrue(test);
      // Nobody knows: the second is what stands there without the condition.
      if (holds === undefined) return computed(evaluate(node.no, scope, world));
      return assume(evaluate(holds ? node.yes : node.no, scope, world), test.assumed);
    }
    case 'assign':
      return assign(node, scope, world);
    case 'other':
      return computed();
  }
}

function findName(name: string, at: Place, scope: Scope, world: World): Value | undefined {
  const known = scope.find(name);
  if (known !== undefined) return known;
  if (name === '__dirname') return toValue(world.folder === '' ? '.' : world.folder, at);
  return undefined;
}

/** Pieces that nobody knows are left out of the guess. */
function joinTemplate(
  { texts, parts }: Extract<Expression, { type: 'template' }>,
  scope: Scope,
  world: World,
  computed: (guess: Value) => Value,
): Value {
  const values = parts.map((part) => unwrap(evaluate(part, scope, world)));
  const pieces = values.map(toText);
  const at = parts[0] === undefined ? undefined : world.placeOf(parts[0]);
  const assumed = values.find((value) => value.assumed !== undefined)?.assumed;
  const text = texts.map((piece, index) => piece + (pieces[index] ?? '')).join('');
  const value = toValue(text, at ?? { file: '', line: 1, column: 1 }, assumed);
  return pieces.some((piece) => piece === undefined) ? computed(value) : value;
}

function evaluateItems(items: readonly Item[], scope: Scope, world: World): Value[] {
  return items.flatMap(({ isSpread, value }): Value[] => {
    const read = evaluate(value, scope, world);
    if (!isSpread) return [read];
    const list = unwrap(read);
    if (list.kind === 'list') return list.items;
    return list.kind === 'none' || list.kind === 'flag' ? [] : [list.kind === 'computed' ? list : read];
  });
}

function evaluateFields(fields: readonly Field[], scope: Scope, world: World): Map<string, Value> {
  const entries = new Map<string, Value>();
  for (const field of fields) {
    const value = evaluate(field.value, scope, world);
    if (field.type === 'spread') {
      const record = unwrap(value);
      if (record.kind === 'record')
        for (const [key, entry] of record.entries) entries.set(key, assume(entry, record.assumed));
      else if (record.kind === 'computed') entries.set(`...${record.script}`, record);
      continue;
    }
    const key = typeof field.key === 'string' ? field.key : toText(unwrap(evaluate(field.key, scope, world)));
    entries.set(key ?? `[${world.snippetOf(field.key as Expression)}]`, value);
  }
  return entries;
}

function readMember(
  node: Extract<Expression, { type: 'member' }>,
  scope: Scope,
  world: World,
): Value | undefined {
  const snippet = world.snippetOf(node);
  // Without an environment, which is what a reader of files has.
  if (/^process\.env\b/.test(snippet)) return toValue(undefined, world.placeOf(node), snippet);
  const object = unwrap(evaluate(node.object, scope, world));
  const key = typeof node.key === 'string' ? node.key : toText(unwrap(evaluate(node.key, scope, world)));
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

function evaluateCall(
  node: Extract<Expression, { type: 'call' }>,
  scope: Scope,
  world: World,
): Value | undefined {
  const { callee, isNew } = node;
  const name = world.snippetOf(callee);
  const at = world.placeOf(node);
  if (isNew) return undefined;
  const args = evaluateItems(node.args, scope, world).map(unwrap);
  if (name === 'require' || name === 'import') {
    const from = args[0] === undefined ? undefined : toText(args[0]);
    const loaded = from === undefined ? undefined : world.load(from);
    return loaded?.entries.get('module.exports') ?? loaded;
  }
  if (/^(?:require\.resolve|fileURLToPath)$/.test(name))
    return args[0]?.kind === 'text' ? args[0] : undefined;
  if (/^(?:path\.)?(?:join|resolve|normalize)$/.test(name) && scope.find('path')?.kind !== 'record')
    return joinPaths(args, at);
  if (callee.type === 'member' && typeof callee.key === 'string') {
    const object = unwrap(evaluate(callee.object, scope, world));
    if (
      object.kind === 'computed' &&
      object.script === 'new Date()' &&
      /^get(?:UTC)?FullYear$/.test(callee.key)
    )
      return toValue(world.year, at, 'new Date().getFullYear()');
    const made = callMethod({ object, owner: world.snippetOf(callee.object), method: callee.key, args, at });
    if (made !== undefined) return made;
  }
  const called = unwrap(evaluate(callee, scope, world));
  return called.kind === 'function' ? called.call(args) : undefined;
}

/** `defineConfig({ … })`, `withPlugin([ … ])`: most likely what they were given. */
function guessCall(
  node: Extract<Expression, { type: 'call' }>,
  scope: Scope,
  world: World,
): Value | undefined {
  const args = evaluateItems(node.args, scope, world);
  const [first] = args.filter(({ kind }) => kind === 'record' || kind === 'list');
  return node.callee.type === 'name' ? first : undefined;
}

function callFunction(
  { params, body }: Extract<Expression, { type: 'function' }>,
  args: readonly Value[],
  outer: Scope,
  world: World,
): Value {
  const at = { file: '', line: 1, column: 1 };
  const run = (): Value => {
    const scope = new Scope(outer);
    for (const [index, pattern] of params.entries())
      bind(pattern, args[index] ?? toValue(undefined, at), scope, world);
    if (!Array.isArray(body)) return evaluate(body as Expression, scope, world);
    return runStatements(body as readonly Statement[], scope, world) ?? toValue(undefined, at);
  };
  return world.call(run) ?? { kind: 'computed', at, script: 'a function that calls itself' };
}

/** Gives names their parts of a value. */
export function bind(pattern: Pattern, given: Value, scope: Scope, world: World): void {
  const isMissing = given.kind === 'none' && pattern.fallback !== undefined;
  const value =
    isMissing && pattern.fallback ? assume(evaluate(pattern.fallback, scope, world), given.assumed) : given;
  if (pattern.type === 'name') {
    scope.set(pattern.name, value);
    return;
  }
  const whole = unwrap(value);
  const unknown = (part: string): Value =>
    whole.kind === 'computed'
      ? { ...whole, script: `${whole.script} (${part})` }
      : toValue(undefined, whole.at, whole.assumed);
  if (pattern.type === 'list') {
    for (const [index, item] of pattern.items.entries())
      if (item !== undefined)
        bind(
          item,
          (whole.kind === 'list' ? whole.items[index] : undefined) ?? unknown(`${index}`),
          scope,
          world,
        );
    if (pattern.rest !== undefined)
      scope.set(
        pattern.rest,
        whole.kind === 'list' ? { ...whole, items: whole.items.slice(pattern.items.length) } : unknown('…'),
      );
    return;
  }
  for (const { key, pattern: part } of pattern.fields)
    bind(part, (whole.kind === 'record' ? whole.entries.get(key) : undefined) ?? unknown(key), scope, world);
  if (pattern.rest === undefined) return;
  const taken = new Set(pattern.fields.map(({ key }) => key));
  const rest = whole.kind === 'record' ? [...whole.entries].filter(([key]) => !taken.has(key)) : [];
  scope.set(pattern.rest, whole.kind === 'record' ? { ...whole, entries: new Map(rest) } : unknown('…'));
}

/** Reads statements in their order; the value that is returned, if any is. */
export function runStatements(
  statements: readonly Statement[],
  scope: Scope,
  world: World,
): Value | undefined {
  for (const statement of statements) {
    // Functions may be called above their place.
    if (statement.type === 'declare' && statement.value?.type === 'function')
      bind(statement.pattern, evaluate(statement.value, scope, world), scope, world);
  }
  for (const statement of statements) {
    world.step();
    switch (statement.type) {
      case 'declare':
        bind(
          statement.pattern,
          statement.value === undefined
            ? toValue(undefined, world.placeOf(statement))
            : evaluate(statement.value, scope, world),
          scope,
          world,
        );
        break;
      case 'expression':
        evaluate(statement.value, scope, world);
        break;
      case 'return':
        return statement.value === undefined
          ? toValue(undefined, world.placeOf(statement))
          : evaluate(statement.value, scope, world);
      case 'block':
      case 'if': {
        const body = statement.type === 'block' ? statement.body : branchOf(statement, scope, world);
        const returned = runStatements(body, new Scope(scope), world);
        if (returned !== undefined) return returned;
        break;
      }
      case 'import':
      case 'export':
      case 'other':
        break;
    }
  }
  return undefined;
}

function branchOf(
  { test, yes, no }: Extract<Statement, { type: 'if' }>,
  scope: Scope,
  world: World,
): readonly Statement[] {
  return isTrue(evaluate(test, scope, world)) === true ? yes : no;
}

function assign(
  { target, sign, value: given }: Extract<Expression, { type: 'assign' }>,
  scope: Scope,
  world: World,
): Value {
  const value = evaluate(given, scope, world);
  if (sign !== '=') return value;
  if (target.type === 'name') scope.set(target.name, value);
  if (target.type === 'member') {
    const snippet = world.snippetOf(target);
    if (snippet === 'module.exports') scope.set('module.exports', value);
    const object = unwrap(evaluate(target.object, scope, world));
    if (object.kind === 'record' && typeof target.key === 'string') object.entries.set(target.key, value);
    else if (snippet.startsWith('exports.')) scope.set(`exports.${snippet.slice('exports.'.length)}`, value);
  }
  return value;
}

function evaluateBinary(
  node: Extract<Expression, { type: 'binary' }>,
  scope: Scope,
  world: World,
): Value | undefined {
  const left = evaluate(node.left, scope, world);
  const other = (): Value => evaluate(node.right, scope, world);
  switch (node.sign) {
    case '??':
    case '||': {
      const holds =
        node.sign === '??' ? (left.kind === 'computed' ? undefined : left.kind !== 'none') : isTrue(left);
      if (holds === undefined)
        return left.kind === 'computed' ? { ...left, guess: left.guess ?? other() } : undefined;
      return holds ? left : assume(other(), left.assumed);
    }
    case '&&': {
      const holds = isTrue(left);
      if (holds === undefined) return undefined;
      return holds ? assume(other(), left.assumed) : left;
    }
    default:
      return combine(node.sign, unwrap(left), unwrap(other()), world.placeOf(node));
  }
}
