/**
 * Reads the scripts and JSON files of a project as data. esbuild takes the types away and tells mistakes of syntax; the rest
 * is ours, so that nothing of the project is ever run.
 */
import type { Identifier, ImportDeclaration, Literal, Program } from 'acorn';
import { folderOf, joinPath, resolveDots } from '../../../urls.ts';
import { listNames } from './bind.ts';
import { type Callable, evaluate, runStatements, toFunction } from './evaluate.ts';
import { parseJson, parseScript } from './parse-script.ts';
import { type Place, type RecordValue, toValue, type Value } from './value.ts';
import { Scope, type World } from './world.ts';

/** What a reader of scripts needs to know. */
export interface ScriptOptions {
  /** The text of a file by its path below the project; undefined: there is none. */
  readonly read: (file: string) => string | undefined;
  readonly year: number;
}

/** A script that could not be read as one. */
export interface ScriptProblem {
  readonly at: Place;
  readonly message: string;
}

export interface ScriptReader {
  /** What a file exports, by name; `default` is what `export default` and `module.exports` say. Undefined: no such file. */
  readonly load: (file: string) => RecordValue | undefined;
  /** Filled while files are loaded. */
  readonly problems: readonly ScriptProblem[];
}

const ENDINGS = [
  '',
  '.ts',
  '.mts',
  '.cts',
  '.js',
  '.mjs',
  '.cjs',
  '.tsx',
  '.jsx',
  '.json',
  '/index.ts',
  '/index.js',
];

/** Steps before a script counts as one that never ends. */
const MAX_STEPS = 300_000;

/** Deepest chain of functions that call each other. */
const MAX_CALLS = 60;

/** A reader that knows each file once. */
export function createScriptReader({ read, year }: ScriptOptions): ScriptReader {
  const loaded = new Map<string, RecordValue | undefined>();
  const problems: ScriptProblem[] = [];
  let steps = 0;
  const step = (): void => {
    steps += 1;
    if (steps > MAX_STEPS) throw new RangeError('It takes too many steps');
  };
  let depth = 0;
  const call = (run: () => Value): Value | undefined => {
    if (depth > MAX_CALLS) return undefined;
    depth += 1;
    try {
      return run();
    } finally {
      depth -= 1;
    }
  };
  const load = (file: string): RecordValue | undefined => {
    const found = ENDINGS.map((ending) => file + ending).find(
      (candidate) =>
        loaded.has(candidate) || (/\.[cm]?[jt]sx?$|\.json$/.test(candidate) && read(candidate) !== undefined),
    );
    if (found === undefined) return undefined;
    if (loaded.has(found)) return loaded.get(found);
    // Scripts that import each other see what is there so far.
    loaded.set(found, undefined);
    const exported = readFile(found, read(found) ?? '');
    loaded.set(found, exported);
    return exported;
  };
  const readFile = (file: string, text: string): RecordValue | undefined => {
    const top = { file, line: 1, column: 1 };
    try {
      const isJson = file.endsWith('.json');
      const { program, placeAt, textOf } = isJson ? parseJson(text) : parseScript(file, text);
      const world: World = {
        folder: folderOf(file),
        year,
        step,
        call,
        placeOf: (node) => ({ file, ...placeAt(node) }),
        snippetOf: (node) => shorten(textOf(node)),
        load: (from) =>
          /^\.{0,2}\//.test(from) || from.startsWith('@site/') ? load(resolveFrom(from, file)) : undefined,
      };
      return isJson ? readJson(program, world, top) : readExports(program, world, top);
    } catch (error) {
      problems.push({ ...describe(error, top) });
      return undefined;
    }
  };
  return { load, problems };
}

function resolveFrom(from: string, file: string): string {
  if (from.startsWith('@site/')) return from.slice('@site/'.length);
  // `path.join(__dirname, 'x')` counts from the project already.
  if (from.startsWith('/')) return from.slice(1);
  return resolveDots(joinPath(folderOf(file), from)) ?? from;
}

function readJson({ body: [only] }: Program, world: World, at: Place): RecordValue {
  const value =
    only?.type === 'ExpressionStatement'
      ? evaluate(only.expression, new Scope(), world)
      : toValue(undefined, at);
  const entries = new Map([
    ['default', value],
    ['module.exports', value],
  ]);
  return { kind: 'record', at, entries };
}

function readExports({ body }: Program, world: World, at: Place): RecordValue {
  const scope = new Scope();
  const exported: RecordValue = { kind: 'record', at, entries: new Map() };
  const module: RecordValue = { kind: 'record', at, entries: new Map([['exports', exported]]) };
  scope.set('exports', exported);
  scope.set('module', module);
  for (const statement of body) {
    if (statement.type !== 'ImportDeclaration') continue;
    const from = String(statement.source.value);
    const loaded = world.load(from);
    for (const specifier of statement.specifiers) {
      const name = importedName(specifier);
      const value =
        name === undefined ? loaded : (loaded?.entries.get(name) ?? loaded?.entries.get('module.exports'));
      const local = specifier.local.name;
      scope.set(
        local,
        value ?? { kind: 'computed', at: world.placeOf(statement), script: `${local} from '${from}'` },
      );
    }
  }
  runStatements(body, scope, world);
  const entries = new Map<string, Value>();
  for (const statement of body) readExport(statement, entries, scope, world);
  const common = module.entries.get('exports');
  if (common !== undefined && (common !== exported || exported.entries.size > 0)) {
    if (common === exported)
      for (const [name, value] of exported.entries) if (!entries.has(name)) entries.set(name, value);
    entries.set('module.exports', common);
    if (!entries.has('default')) entries.set('default', common);
  }
  return { kind: 'record', at, entries };
}

/** Undefined: all of the other script. */
function importedName(specifier: ImportDeclaration['specifiers'][number]): string | undefined {
  if (specifier.type === 'ImportNamespaceSpecifier') return undefined;
  return specifier.type === 'ImportDefaultSpecifier' ? 'default' : nameOf(specifier.imported);
}

function nameOf(node: Identifier | Literal): string {
  return node.type === 'Identifier' ? node.name : String(node.value);
}

/** What is exported has its value by now. */
function readExport(
  statement: Program['body'][number],
  entries: Map<string, Value>,
  scope: Scope,
  world: World,
): void {
  const set = (name: string, local: string): void => {
    const value = scope.find(local);
    if (value !== undefined) entries.set(name, value);
  };
  if (statement.type === 'ExportDefaultDeclaration') {
    const { declaration } = statement;
    if (declaration.type === 'FunctionDeclaration')
      entries.set('default', toFunction(declaration as Callable, scope, world));
    else if (declaration.type !== 'ClassDeclaration')
      entries.set('default', evaluate(declaration, scope, world));
  }
  if (statement.type !== 'ExportNamedDeclaration') return;
  const { declaration, source, specifiers } = statement;
  const loaded = source ? world.load(String(source.value)) : undefined;
  for (const { local, exported } of specifiers) {
    const value = loaded?.entries.get(nameOf(local));
    if (value !== undefined) entries.set(nameOf(exported), value);
    else if (!source) set(nameOf(exported), nameOf(local));
  }
  if (declaration?.type === 'FunctionDeclaration') set(declaration.id.name, declaration.id.name);
  if (declaration?.type !== 'VariableDeclaration') return;
  for (const { id } of declaration.declarations) for (const name of listNames(id)) set(name, name);
}

function describe(error: unknown, top: Place): ScriptProblem {
  const [first] =
    (
      error as {
        readonly errors?: readonly {
          readonly text: string;
          readonly location?: { readonly line: number; readonly column: number } | null;
        }[];
      }
    ).errors ?? [];
  if (first !== undefined)
    return {
      at: first.location ? { ...top, line: first.location.line, column: first.location.column + 1 } : top,
      message: first.text,
    };
  const message = error instanceof Error ? error.message : String(error);
  // The parser's words for it, and those of the engine.
  return { at: top, message: /stack s(?:pace|ize)/.test(message) ? 'It is nested too deeply' : message };
}

/** A piece of script for people: one line, not too long. */
function shorten(code: string): string {
  const line = code.replaceAll('/* @__PURE__ */ ', '').replace(/\s+/g, ' ').trim();
  return line.length > 120 ? `${line.slice(0, 117)}...` : line;
}
