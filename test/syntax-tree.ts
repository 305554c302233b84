/** What the architecture's tests know of the sources beyond their text: functions, and the calls of the memo. */
import { parseSync } from 'oxc-parser';

/** A node of the tree, as far as anything is asked of it. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

export interface FunctionPlace {
  readonly name: string;
  /** From 1. */
  readonly line: number;
  readonly lines: number;
}

export interface MemoCall {
  /** `file:line` */
  readonly place: string;
  /** The function that is handed over, as typed. */
  readonly compute: string;
  /** It is the name of a function at the top of a file. */
  readonly isTopLevel: boolean;
}

/** Every function of a file with its length in lines. */
export function listFunctions(path: string, text: string): readonly FunctionPlace[] {
  return listNodes(parse(path, text)).flatMap((node): FunctionPlace[] => {
    if (!/^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type)) return [];
    const [first, last] = [lineAt(text, node.start), lineAt(text, node.end)];
    const { id } = node;
    const name = isNode(id) && typeof id['name'] === 'string' ? id['name'] : 'a function';
    return [{ name, line: first, lines: last - first + 1 }];
  });
}

const METHODS: ReadonlySet<string> = new Set(['run', 'share', 'defer', 'lazy', 'runEach']);

/**
 * Every call of a memo's method. The function handed over must be declared at the top of its file or imported; the rows of
 * the table of page kinds hand over theirs by name (`inputs`, `render`).
 */
export function listMemoCalls(path: string, text: string): readonly MemoCall[] {
  const program = parse(path, text);
  const top = topLevelFunctions(program);
  const describe = (compute: Node): MemoCall => ({
    place: `${path}:${lineAt(text, compute.start)}`,
    compute: text.slice(compute.start, compute.end).split('\n', 1)[0] ?? '',
    isTopLevel: compute.type === 'Identifier' && top.has(String(compute['name'])),
  });
  return listNodes(program).flatMap((node): MemoCall[] => {
    if (node.type === 'CallExpression') {
      const compute = memoFunction(node);
      // Of the rows of the table below.
      return compute === undefined || text.slice(compute.start, compute.end) === 'kind.render'
        ? []
        : [describe(compute)];
    }
    return kindFunctions(node).map(describe);
  });
}

/** The last argument of `memo.run(…)` and its like. */
function memoFunction(call: Node): Node | undefined {
  const { callee, arguments: given } = call;
  if (!isNode(callee) || callee.type !== 'MemberExpression' || !Array.isArray(given)) return undefined;
  const { object, property } = callee;
  if (!isNode(object) || !isNode(property) || !METHODS.has(String(property['name']))) return undefined;
  const owner = object.type === 'MemberExpression' ? object['property'] : object;
  if (!isNode(owner) || owner['name'] !== 'memo') return undefined;
  const last: unknown = given.at(-1);
  return isNode(last) ? last : undefined;
}

/** `inputs` and `render` of `const somePage: PageKind<…> = { … }`. */
function kindFunctions(node: Node): readonly Node[] {
  const { id, init } = node;
  if (node.type !== 'VariableDeclarator' || !isNode(id) || !isNode(init)) return [];
  if (!JSON.stringify(id['typeAnnotation'] ?? '').includes('"PageKind"')) return [];
  const { properties } = init;
  if (!Array.isArray(properties)) return [];
  return properties.flatMap((property: unknown): Node[] => {
    if (!isNode(property) || !isNode(property['key']) || !isNode(property['value'])) return [];
    return ['inputs', 'render'].includes(String(property['key']['name'])) ? [property['value']] : [];
  });
}

/** Names of functions declared at the top of a file, and of everything that is imported. */
function topLevelFunctions(program: Node): ReadonlySet<string> {
  const names = new Set<string>();
  const { body } = program;
  for (const statement of Array.isArray(body) ? body : []) {
    if (!isNode(statement)) continue;
    const inner = isNode(statement['declaration']) ? statement['declaration'] : statement;
    if (inner.type === 'FunctionDeclaration' && isNode(inner['id'])) names.add(String(inner['id']['name']));
    const { specifiers } = inner;
    for (const specifier of Array.isArray(specifiers) ? specifiers : [])
      if (isNode(specifier) && isNode(specifier['local'])) names.add(String(specifier['local']['name']));
  }
  return names;
}

function parse(path: string, text: string): Node {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  return program as unknown as Node;
}

function listNodes(root: Node): readonly Node[] {
  const nodes: Node[] = [];
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const inner of value) walk(inner);
    else if (typeof value === 'object' && value !== null) {
      if (isNode(value)) nodes.push(value);
      for (const inner of Object.values(value)) walk(inner);
    }
  };
  walk(root);
  return nodes;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
