/** Loads a TypeScript or JSX file of the site: bundled in memory, run from memory, nothing written. */
import { readFileSync } from 'node:fs';
import { createRequire, SourceMap } from 'node:module';
import { dirname, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { constants, Script } from 'node:vm';
import type { Message, Plugin } from 'esbuild';
import type { Diagnostic, Location, Outcome, RuleCode } from '../../model.ts';
import { COMPONENT_LOADERS, componentPlugins } from './component-modules.ts';
import { type Bundle, type KeptBundles, openBundle } from './kept-bundles.ts';
import type { OnFile, OwnCode } from './stand-ins.ts';
import { PATIENCE, runForeign } from './run-foreign.ts';
import { shareModules } from './shared-modules.ts';
import { TimeoutError } from './run-within.ts';

/** A file to load. */
export interface ModuleRequest {
  /** The site's folder; messages name files relative to it. Absolute. */
  readonly root: string;
  /** The file. Absolute. */
  readonly path: string;
  /** Code of the diagnostics when it cannot be loaded, e.g. `config/failed`. */
  readonly code: RuleCode;
  /** Milliseconds that the file's top level may take; default PATIENCE. */
  readonly deadline?: number;
  /** Told every file that the module is made of (absolute), also when it cannot be loaded; with what was read where `own` is set. */
  readonly onFile?: OnFile | undefined;
  /** Of a component or page: its style sheets count, and what code of Docusaurus imports is there (stand-ins.ts). */
  readonly own?: OwnCode;
  /** Where it may lie compiled already. */
  readonly kept?: KeptBundles | undefined;
}

/** A module that ran. */
export interface LoadedModule {
  readonly exports: Readonly<Record<string, unknown>>;
  /** What ran, with all that it imports: equal texts, equal modules. */
  readonly code: string;
  /** The style sheets that it imports, as one. */
  readonly css: string;
  /** Where in the site's own files an error was thrown, also one thrown later by a function of the module. */
  readonly locate: (error: unknown) => Location | undefined;
}

const PICTURES = /^\.(?:png|jpe?g|gif|svg|webp|avif|ico)$/i;

/**
 * Bundles the file with everything it imports (packages too; `node:` modules stay) and runs it. The module's exports,
 * or undefined with diagnostics: mistakes in the file at their line and column, a module that throws, one that does
 * not finish in time. Never throws and never shows a stack trace.
 */
export async function loadModule(request: ModuleRequest): Promise<Outcome<LoadedModule | undefined>> {
  const { path, kept, onFile } = request;
  const bundled = await openBundle({ path, kept, onFile }, (note) =>
    bundleModule({ ...request, onFile: note }),
  );
  if (!('code' in bundled)) return { value: undefined, diagnostics: bundled.diagnostics };
  const { code, css, map, format, diagnostics } = bundled;
  const name = `${MODULE_NAME}${++modules}`;
  const unheard: unknown[] = [];
  const hear = (reason: unknown): void => {
    unheard.push(reason);
  };
  process.on('unhandledRejection', hear);
  try {
    const exports =
      format === 'cjs'
        ? runBundle(code, name, request)
        : await waitFor(import(toDataUrl(`${code}\n// ${name}`)), request.deadline ?? PATIENCE);
    // Promises that nobody holds fail a moment later.
    await new Promise((resolve) => setImmediate(resolve));
    const mine = unheard.find((reason) => isOwnError(reason, name) || !(reason instanceof Error));
    if (mine !== undefined) throw mine;
    const locate = (error: unknown): Location | undefined => findOrigin(error, map, request.root);
    return { value: { exports, code, css, locate }, diagnostics };
  } catch (error) {
    if (error instanceof TimeoutError) {
      const hint = 'A loop in it never ends, or something it awaits never comes.';
      return { value: undefined, diagnostics: [failure(request, error.message, hint)] };
    }
    const diagnostic = failure(request, `failed: ${describeError(error)}`);
    const at = findOrigin(error, map, request.root);
    return { value: undefined, diagnostics: [at ? { ...diagnostic, at } : diagnostic] };
  } finally {
    process.off('unhandledRejection', hear);
  }
}

/** Bundles show up under names of their own in stack traces. */
const MODULE_NAME = 'helpsite-module-';
let modules = 0;

/** Whether an error comes from code of the site: `name` is one module's, else any. */
export function isOwnError(error: unknown, name: string = MODULE_NAME): boolean {
  try {
    return error instanceof Error && (error.stack ?? '').includes(name);
  } catch {
    return false;
  }
}

/** Runs a bundle in the older module format, which a watchdog can end. */
function runBundle(code: string, name: string, request: ModuleRequest): LoadedModule['exports'] {
  const script = new Script(`(function (exports, require, module) {\n${code}\n})`, {
    filename: name,
    lineOffset: -1,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  return runForeign(() => {
    const module: { exports: LoadedModule['exports'] } = { exports: {} };
    const run: unknown = script.runInThisContext();
    if (typeof run === 'function') run(module.exports, createRequire(request.path), module);
    return module.exports;
  }, request.deadline);
}

function toDataUrl(code: string): string {
  return `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
}

/** Milliseconds. */
const STEP = 50;

async function waitFor<T>(loading: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const error = new TimeoutError(`did not finish within ${milliseconds / 1000} seconds`);
    // In small steps: while the process is stopped, no more than one of them goes by.
    let left = milliseconds;
    timer = setInterval(() => {
      left -= STEP;
      if (left <= 0) reject(error);
    }, STEP);
  });
  try {
    return await Promise.race([loading, late]);
  } finally {
    clearInterval(timer);
  }
}

/** What was thrown, in one short line: it may be anything, also something that throws when it is looked at. */
export function describeError(error: unknown): string {
  try {
    const message: unknown =
      typeof error === 'object' && error !== null && 'message' in error ? error.message : error;
    const line = String(message).split('\n', 1)[0]?.trim() ?? '';
    return line === '' ? 'an error without a message' : line.slice(0, 300);
  } catch {
    return 'an error that cannot be shown';
  }
}

/** A path as messages show it: relative to the root, with forward slashes. */
export function fileBelow(root: string, path: string): string {
  return relative(root, path).split(sep).join('/');
}

async function bundleModule(request: ModuleRequest, format: 'cjs' | 'esm' = 'cjs'): Promise<Bundle> {
  const { root, path } = request;
  const url = pathToFileURL(path).href;
  const { build } = await import('esbuild');
  try {
    const result = await build({
      entryPoints: [path],
      absWorkingDir: root,
      bundle: true,
      write: false,
      format,
      // What is not defined below is undefined in both formats.
      logOverride: { 'empty-import-meta': 'silent' },
      platform: 'node',
      target: 'node20',
      jsx: 'automatic',
      // Independent of any tsconfig.json that lies around.
      tsconfigRaw: {},
      sourcemap: 'external',
      outdir: root,
      logLevel: 'silent',
      loader: request.own === undefined ? { '.css': 'empty' } : COMPONENT_LOADERS,
      define: {
        'import.meta.url': JSON.stringify(url),
        'import.meta.filename': JSON.stringify(path),
        'import.meta.dirname': JSON.stringify(dirname(path)),
        'process.env.NODE_ENV': '"production"',
      },
      // Packages in the older module format ask for built-in modules with `require`.
      banner: {
        js:
          format === 'cjs'
            ? ''
            : `import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(${JSON.stringify(url)});`,
      },
      plugins: [
        shareModules,
        // Before whoever reads files: each file has one reader.
        ...(request.onFile === undefined
          ? []
          : [noteFiles(request.onFile, request.own !== undefined || request.kept !== undefined)]),
        ...(request.own === undefined ? [] : componentPlugins(root, path, request.own, request.onFile)),
      ],
    });
    const code = result.outputFiles.find((file) => file.path.endsWith('.js'))?.text ?? '';
    const map = result.outputFiles.find((file) => file.path.endsWith('.js.map'))?.text ?? '';
    const css = result.outputFiles.find((file) => file.path.endsWith('.css'))?.text ?? '';
    return {
      code,
      css,
      map,
      format,
      diagnostics: result.warnings.map((message) => toDiagnostic(message, 'warning', request)),
    };
  } catch (error) {
    const messages = readMessages(error);
    if (format === 'cjs' && messages.some(({ text }) => text.startsWith('Top-level await')))
      return bundleModule(request, 'esm');
    if (messages.length === 0) return { diagnostics: [failure(request, `failed: ${describeError(error)}`)] };
    return { diagnostics: messages.map((message) => toDiagnostic(message, 'error', request)) };
  }
}

/** Watches which files a bundle is made of. */
function noteFiles(onFile: OnFile, isRead: boolean): Plugin {
  return {
    name: 'note',
    setup(build) {
      build.onLoad({ filter: /.*/, namespace: 'file' }, ({ path }) => {
        if (isRead) {
          try {
            const contents = readFileSync(path);
            onFile(path, contents);
            return { contents, loader: 'default' };
          } catch {
            // The compiler says why it cannot be read.
          }
        }
        onFile(path);
        return undefined;
      });
    },
  };
}

/** What the compiler says is wrong with a bundle; nothing for other errors. */
export function readMessages(error: unknown): readonly Message[] {
  if (typeof error !== 'object' || error === null || !('errors' in error) || !Array.isArray(error.errors))
    return [];
  return error.errors as readonly Message[];
}

/** The same as a problem of the site's owner. */
export function toDiagnostic(
  problem: Message,
  severity: Diagnostic['severity'],
  request: Pick<ModuleRequest, 'root' | 'path' | 'code'>,
): Diagnostic {
  const { location, notes } = problem;
  // No path of this machine in a message.
  const message = problem.text.replaceAll(`${request.root}${sep}`, '');
  const file = fileBelow(request.root, request.path);
  const hint =
    explainSyntax(message, location) ??
    explain(message) ??
    (location?.suggestion
      ? `Did you mean ${location.suggestion}?`
      : notes.find((note) => note.text !== '')?.text);
  const base = {
    severity,
    code: request.code,
    message,
    at: location ? toLocation(location, request.root) : { file, line: 1, column: 1 },
  };
  return hint === undefined ? base : { ...base, hint };
}

/** The parser looks for an end where a writer forgot to go on, or where a text ended too early. */
function explainSyntax(message: string, location: Message['location']): string | undefined {
  if (!/^Expected "[}\])]" but found "?[\w"'{[]/.test(message)) return undefined;
  const before = Buffer.from(location?.lineText ?? '')
    .subarray(0, location?.column)
    .toString();
  if (/\S["']$/.test(before))
    return 'A quote in the middle ends the text: put it into other quotes, or write a backslash before that quote.';
  return 'Is a comma missing at the end of the line above?';
}

/** What to do about imports that only another tool's bundler could follow. */
function explain(message: string): string | undefined {
  const [, ending] = /No loader is configured for "([^"]+)" files/.exec(message) ?? [];
  if (ending !== undefined && PICTURES.test(ending))
    return 'Put the picture in content/static and write its address instead of importing it.';
  const [, name] = /Could not resolve "([^"]+)"/.exec(message) ?? [];
  if (name === undefined) return undefined;
  if (/^@(?:docusaurus|theme|site)\//.test(name))
    return 'This belongs to Docusaurus. Use plain elements here, e.g. <a href="…"> for a link.';
  return name.startsWith('.')
    ? 'Check the path of the import.'
    : `Install it with npm install ${name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/')}, or delete the import.`;
}

/** esbuild counts columns from 0 in bytes; we count from 1 in characters. */
function toLocation(location: NonNullable<Message['location']>, root: string): Location {
  const bytes = Buffer.from(location.lineText);
  const before = bytes.subarray(0, location.column).toString();
  const marked = bytes.subarray(location.column, location.column + location.length).toString();
  // Other namespaces (`share:react`) are no files; a path is relative to the root already.
  const file = location.file.startsWith(root)
    ? fileBelow(root, location.file)
    : location.file.split(sep).join('/');
  const at = { file, line: location.line, column: before.length + 1 };
  return marked === '' ? at : { ...at, length: marked.length };
}

function failure(request: ModuleRequest, message: string, hint?: string): Diagnostic {
  const file = fileBelow(request.root, request.path);
  const base = {
    severity: 'error',
    code: request.code,
    message: `${file} ${message}`,
    at: { file, line: 1, column: 1 },
  } as const;
  return hint === undefined ? base : { ...base, hint };
}

/** Where in the site's own files an error was thrown, by the first line of its stack inside the bundle. */
function findOrigin(error: unknown, map: string, root: string): Location | undefined {
  try {
    const stack: unknown =
      typeof error === 'object' && error !== null && 'stack' in error ? error.stack : undefined;
    const place =
      typeof stack === 'string'
        ? /(?:data:text\/javascript;base64,[\w+/=]*|helpsite-module-\d+):(\d+):(\d+)/.exec(stack)
        : undefined;
    if (!place || map === '') return undefined;
    const entry: object = new SourceMap(JSON.parse(map)).findEntry(
      Number(place[1]) - 1,
      Number(place[2]) - 1,
    );
    if (!('originalSource' in entry) || !('originalLine' in entry) || !('originalColumn' in entry))
      return undefined;
    const { originalSource, originalLine, originalColumn } = entry;
    if (
      typeof originalSource !== 'string' ||
      typeof originalLine !== 'number' ||
      typeof originalColumn !== 'number'
    )
      return undefined;
    if (originalSource.includes('node_modules') || originalSource.includes('share:')) return undefined;
    const file = originalSource.startsWith(root) ? fileBelow(root, originalSource) : originalSource;
    return { file, line: originalLine + 1, column: originalColumn + 1 };
  } catch {
    return undefined;
  }
}
