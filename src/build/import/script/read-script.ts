/**
 * Reads the scripts and JSON files of a project as data. esbuild takes the types away and tells mistakes of syntax; the rest
 * is ours, so that nothing of the project is ever run.
 */
import { transformSync } from 'esbuild';
import { folderOf, joinPath, resolveDots } from '../../../urls.ts';
import { bind, evaluate, runStatements } from './evaluate.ts';
import { createLineMap } from './line-map.ts';
import { readScript, readSingleValue } from './statements.ts';
import type { Statement } from './syntax.ts';
import type { Place, RecordValue, Value } from './value.ts';
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
      const { code, mappings } = isJson ? { code: text, mappings: undefined } : stripTypes(file, text);
      const placeAt = createLineMap(code, mappings);
      const world: World = {
        folder: folderOf(file),
        year,
        step,
        call,
        placeOf: ({ at }) => ({ file, ...placeAt(at) }),
        snippetOf: ({ at, end }) => shorten(code.slice(at, end)),
        load: (from) =>
          /^\.{0,2}\//.test(from) || from.startsWith('@site/') ? load(resolveFrom(from, file)) : undefined,
      };
      if (isJson) {
        const value = evaluate(readSingleValue(code), new Scope(), world);
        return {
          kind: 'record',
          at: top,
          entries: new Map([
            ['default', value],
            ['module.exports', value],
          ]),
        };
      }
      return readExports(readScript(code), world, top);
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

function readExports(statements: readonly Statement[], world: World, at: Place): RecordValue {
  const scope = new Scope();
  for (const statement of statements) {
    if (statement.type !== 'import') continue;
    const module = world.load(statement.from);
    for (const { local, imported } of statement.names) {
      const value =
        imported === '*' ? module : (module?.entries.get(imported) ?? module?.entries.get('module.exports'));
      const unknown: Value = {
        kind: 'computed',
        at: world.placeOf(statement),
        script: `${local} from '${statement.from}'`,
      };
      bind({ type: 'name', name: local }, value ?? unknown, scope, world);
    }
  }
  runStatements(statements, scope, world);
  const entries = new Map<string, Value>();
  for (const statement of statements)
    if (statement.type === 'export')
      for (const { exported, value } of statement.names) entries.set(exported, evaluate(value, scope, world));
  const common = scope.find('module.exports');
  if (common !== undefined) {
    entries.set('module.exports', common);
    if (!entries.has('default')) entries.set('default', common);
  }
  return { kind: 'record', at, entries };
}

function stripTypes(file: string, text: string): { readonly code: string; readonly mappings: string } {
  const loader = /\.[cm]?ts$/.test(file) ? 'ts' : file.endsWith('.tsx') ? 'tsx' : 'jsx';
  const { code, map } = transformSync(text, {
    loader,
    sourcemap: 'external',
    sourcefile: file,
    sourcesContent: false,
    jsx: 'transform',
    charset: 'utf8',
    logLevel: 'silent',
    // Neither a tsconfig.json of the project nor one above it counts.
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: false } },
  });
  const { mappings } = JSON.parse(map) as { readonly mappings: string };
  return { code, mappings };
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
  return { at: top, message: error instanceof Error ? error.message : String(error) };
}

/** A piece of script for people: one line, not too long. */
function shorten(code: string): string {
  const line = code.replaceAll('/* @__PURE__ */ ', '').replace(/\s+/g, ' ').trim();
  return line.length > 120 ? `${line.slice(0, 117)}...` : line;
}
