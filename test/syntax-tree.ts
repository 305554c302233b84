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

export interface TextPlace {
  /** `file:line` */
  readonly place: string;
  /** Values of a template are `{}`. */
  readonly text: string;
  /** It is handed over to `say`, `sayCount`, `sayIn` or `sayPieces` where it stands. */
  readonly isSaid: boolean;
  /** It stands between tags, or in an attribute that readers see or hear. */
  readonly isShown: boolean;
}

const SHOWN_ATTRIBUTES: ReadonlySet<string> = new Set(['aria-label', 'alt', 'placeholder', 'title']);

/** Every text of a file but for those of imports, types, errors that are thrown, and messages in the console. */
export function listTexts(path: string, text: string): readonly TextPlace[] {
  const nodes = listNodes(parse(path, text));
  const said = nodes.flatMap((node) =>
    isCallOf(node, /^say(?:Count|In|Pieces)?$/) && Array.isArray(node['arguments'])
      ? node['arguments'].filter(isNode).flatMap(listBranches)
      : [],
  );
  const others = nodes.filter((node) =>
    /^(?:Import(?:Declaration|Expression)|Export(?:All|Named)Declaration|TS\w+)$/.test(node.type)
      ? !isNode(node['declaration']) && !/^TS(?:As|Satisfies|NonNull)Expression$/.test(node.type)
      : node.type === 'ThrowStatement' || isCallOf(node, /^console\.|Error$/),
  );
  const shown = nodes.filter(
    ({ type, name }) => type === 'JSXAttribute' && isNode(name) && SHOWN_ATTRIBUTES.has(String(name['name'])),
  );
  const isIn = (places: readonly Node[], { start, end }: Node): boolean =>
    places.some((place) => place.start <= start && end <= place.end);
  return nodes.flatMap((node): TextPlace[] => {
    const own = readText(node);
    if (own === undefined || isIn(others, node)) return [];
    return [
      {
        place: `${path}:${lineAt(text, node.start)}`,
        text: own,
        isSaid: isIn(said, node),
        isShown: node.type === 'JSXText' || isIn(shown, node),
      },
    ];
  });
}

/** Names of `data-` attributes, without `data-`, that a file of the browser reads, sets or looks for. */
export interface DataNames {
  readonly names: readonly string[];
  /** `file:line` of each `dataset` of which this does not see what is read; those of a script's own element are nobody else's. */
  readonly unclear: readonly string[];
}

export function listDataNames(path: string, text: string): DataNames {
  const nodes = listNodes(parse(path, text));
  const named = nodes.flatMap((node) => {
    const use = readDatasetUse(node);
    return use === undefined ? [] : [use];
  });
  const seen = new Set(named.map(({ dataset }) => dataset));
  const unclear = nodes.filter(
    (node) =>
      (isDataset(node) && !seen.has(node) && !/\bcurrentScript\b/.test(text.slice(node.start, node.end))) ||
      (node.type === 'ObjectPattern' && listKeys(node).includes('dataset')),
  );
  const written = nodes.flatMap((node) =>
    Array.from((readText(node) ?? '').matchAll(/\bdata-([a-z][\w-]*)/g), ([, name = '']) => name),
  );
  const read = named
    .filter(({ dataset }) => !/\bcurrentScript\b/.test(text.slice(dataset.start, dataset.end)))
    .flatMap(({ keys }) => keys)
    .map((key) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  return {
    names: [...new Set([...read, ...written])],
    unclear: unclear.map(({ start }) => `${path}:${lineAt(text, start)}`),
  };
}

interface DatasetUse {
  readonly dataset: Node;
  /** As scripts spell them: `yourRest`. */
  readonly keys: readonly string[];
}

/** `x.dataset['a']`, `'a' in x.dataset` and `{ a, b: c = '' } = x.dataset`. */
function readDatasetUse({
  type,
  object,
  property,
  operator,
  left,
  right,
  id,
  init,
}: Node): DatasetUse | undefined {
  const [owner, key] =
    type === 'MemberExpression'
      ? [object, property]
      : type === 'BinaryExpression' && operator === 'in'
        ? [right, left]
        : type === 'VariableDeclarator'
          ? [init, id]
          : [];
  const dataset = isNode(owner) ? unwrap(owner) : undefined;
  if (dataset === undefined || !isDataset(dataset) || !isNode(key)) return undefined;
  if (key.type === 'ObjectPattern') return { dataset, keys: listKeys(key) };
  return typeof key['value'] === 'string' ? { dataset, keys: [key['value']] } : undefined;
}

function isDataset({ type, property }: Node): boolean {
  return type === 'MemberExpression' && isNode(property) && property['name'] === 'dataset';
}

/** Without what says something of a value's type, or of what stands in for it. */
function unwrap(node: Node): Node {
  const inner =
    node.type === 'LogicalExpression'
      ? node['left']
      : /^(?:Chain|Parenthesized|TSAs|TSNonNull)Expression$/.test(node.type)
        ? node['expression']
        : undefined;
  return isNode(inner) ? unwrap(inner) : node;
}

function listKeys({ properties }: Node): readonly string[] {
  return (Array.isArray(properties) ? properties : []).flatMap((property: unknown) =>
    isNode(property) && isNode(property['key']) ? [String(property['key']['name'])] : [],
  );
}

/** Both ends of a condition; else the value itself. */
function listBranches(node: Node): readonly Node[] {
  const { type, consequent, alternate } = node;
  if (type === 'ConditionalExpression' && isNode(consequent) && isNode(alternate))
    return [...listBranches(consequent), ...listBranches(alternate)];
  return /^(?:Literal|TemplateLiteral)$/.test(type) ? [node] : [];
}

function readText({ type, value, quasis }: Node): string | undefined {
  if (type === 'Literal') return typeof value === 'string' ? value : undefined;
  if (type === 'JSXText') return String(value).replace(/\s+/g, ' ').trim();
  if (type !== 'TemplateLiteral' || !Array.isArray(quasis)) return undefined;
  return quasis
    .map((quasi: { readonly value: { readonly cooked: string } }) => quasi.value.cooked)
    .join('{}');
}

function isCallOf({ type, callee }: Node, name: RegExp): boolean {
  if (!/^(?:Call|New)Expression$/.test(type) || !isNode(callee)) return false;
  const { object, property } = callee;
  const called =
    isNode(object) && isNode(property)
      ? `${String(object['name'])}.${String(property['name'])}`
      : String(callee['name']);
  return name.test(called);
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
