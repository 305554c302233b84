/** The browser's scripts and style sheet: compiled once at installation; from the sources when those are newer. */
import { compareText } from '../../text.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { BuildOptions, Metafile } from 'esbuild';
import { UsageError } from '../problems/usage-error.ts';
import { readCompiled, SOURCES } from '../program/own-files.ts';
import {
  COMMON,
  markWordsPlugin,
  namePartsPlugin,
  ownCopiesPlugin,
  shareCommonPlugin,
} from './bundle-plugins.ts';
import { takeMarks } from './mark-words.ts';

export interface Bundle {
  /** File name of the script that every page loads. */
  readonly script: string;
  /** Every script, parts that load later included: file name → text. The names carry a hash of the content, but for `suggest.js`. */
  readonly scripts: Readonly<Record<string, string>>;
  /** Where words of the interface stand in each script, by its name (classic ones: by their names here); offsets behind the quotes. */
  readonly words: Readonly<Record<string, readonly number[]>>;
  /** Text of the style sheet. Without a name: the build adds the site's own colours to it. */
  readonly style: string;
  /** What some kinds of page have beside it, in the same file. */
  readonly pageStyles: Readonly<Record<keyof typeof PAGE_STYLES, string>>;
  /** Style sheet of what appears when the reader does something. */
  readonly laterStyle: string;
  /** Style sheet of the search dialog. */
  readonly searchStyle: string;
  /** Style sheet of the page where errors are pasted. */
  readonly errorsStyle: string;
  /** Styles that are added to the style sheet where the configuration needs them. */
  readonly options: Readonly<Record<keyof typeof OPTIONS, string>>;
  /** Classic script that runs before the page shows. */
  readonly early: string;
  /** The same with what notices need, where there are some. */
  readonly earlyNotices: string;
  /** Classic script of redirect pages. */
  readonly redirect: string;
  /** Classic script in the head of the results page. */
  readonly asked: string;
}

/** Written beside the compiled program by `bin/prepare.js`. */
const COMPILED = 'browser.json';
const COMPILED_DEV = 'dev.js';

/** Entry points, relative to `src/`; `import()` in the script makes further files by itself. */
const ENTRIES = {
  script: 'client/main.ts',
  style: 'render/styles/index.css',
  /** For pages of others: it keeps its name, and what it loads has a hash. */
  suggest: 'client/suggest.ts',
} as const;

/** Sheets that are files of their own. */
const STYLES = {
  laterStyle: 'render/styles/later.css',
  searchStyle: 'render/styles/search.css',
  errorsStyle: 'render/styles/errors.css',
} as const;

/** Classic scripts: they run where they stand. */
const CLASSIC = {
  early: 'client/early.ts',
  earlyNotices: 'client/early-notices.ts',
  redirect: 'client/redirect.ts',
  asked: 'client/asked.ts',
} as const;

/** Names in the script that stand for a file and all that it imports, so that these are asked for at once. */
const AHEAD = {
  DIALOG_FILES: 'client/search/search-window.tsx',
  RESULTS_FILES: 'client/search/results-page.tsx',
} as const;

/** Each is a file of its own, as a worker cannot share files with the page; its name stands in what starts it. */
const WORKERS = {
  SEARCH_WORKER: 'client/search/search-worker.ts',
  ERRORS_WORKER: 'client/errors/errors-worker.ts',
} as const;

const DEV_ENTRY = 'client/dev/main.ts';

/** A page has `style` with one of these, in one file (render/render-head.ts says which): at most 6 KB with gzip. */
const PAGE_STYLES = {
  guide: 'render/styles/page-guide.css',
  home: 'render/styles/page-home.css',
  search: 'render/styles/page-search.css',
  ask: 'render/styles/page-ask.css',
} as const;

const OPTIONS = {
  contact: 'render/styles/contact.css',
  notice: 'render/styles/notice.css',
  topics: 'render/styles/topics.css',
  menus: 'render/styles/menus.css',
  colorSwitch: 'render/styles/color-switch.css',
  languages: 'render/styles/languages.css',
  hidingHeader: 'render/styles/hiding-header.css',
  logo: 'render/styles/logo.css',
  brandMark: 'render/styles/brand-mark.css',
} as const;

/** Compiling takes longer than a small site's build, and the program's own sources do not change while it runs. */
let fromSources: Promise<Bundle> | undefined;

/** Reads what lies compiled beside the compiled program, or compiles the sources beside this one. */
export async function loadBundle(): Promise<Bundle> {
  const compiled = readCompiled(COMPILED);
  if (compiled !== undefined) return JSON.parse(compiled) as Bundle;
  return (fromSources ??= compileBundle(SOURCES));
}

/** The script that `helpsite dev` adds to pages; no site contains it. `sources` is the folder `src/`. */
export async function compileDevScript(sources: string): Promise<string> {
  const { build } = await import('esbuild');
  const settings = { ...settingsFor(sources), plugins: [] };
  const { outputFiles } = await build({ ...settings, entryPoints: [DEV_ENTRY], write: false });
  return outputFiles[0]?.text ?? '';
}

/** Reads the compiled script beside the compiled program, or compiles its sources. */
export async function loadDevScript(): Promise<string> {
  return readCompiled(COMPILED_DEV) ?? compileDevScript(SOURCES);
}

/** Compiles the sources and leaves the result in `folder`, for `loadBundle` of a program that lies there. */
export async function writeBundle(sources: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, COMPILED), JSON.stringify(await compileBundle(sources)));
  writeFileSync(join(folder, COMPILED_DEV), await compileDevScript(sources));
}

/**
 * `sources` is the folder `src/`. The same sources give the same names and bytes, wherever they lie.
 *
 * What the script loads with `import()` is compiled first and apart: those parts share files among each other (React is
 * one of them), but nothing with the script, which therefore is one file and one request. The price: a module used on
 * both sides exists twice, so modules of `src/client` that both use keep no state of their own.
 */
export async function compileBundle(sources: string): Promise<Bundle> {
  const { build } = await import('esbuild');
  const plain = settingsFor(sources);
  const workers = await compileWorkers(plain);
  const shared = {
    ...plain,
    define: {
      ...plain.define,
      ...Object.fromEntries(
        workers.map(({ name, path }) => [name, JSON.stringify(`./${basename(path)}`)] as const),
      ),
      ...Object.fromEntries(Object.keys(AHEAD).map((name) => [name, JSON.stringify(markAhead(name))])),
    },
  };
  const parts = await listParts(sources);
  const contents = COMMON.map((module) => `export * from './${module}';`).join('');
  const common = await build({
    ...shared,
    stdin: { contents, resolveDir: sources },
    entryNames: 'common-[hash]',
  });
  const [commonScript] = common.outputFiles;
  const later = await build({
    ...shared,
    entryPoints: [...parts],
    splitting: true,
    plugins: [
      ownCopiesPlugin(sources),
      shareCommonPlugin(sources, basename(commonScript?.path ?? '')),
      ...plain.plugins,
    ],
  });
  const partNames = nameParts(sources, later.metafile.outputs);
  const compileEach = async <K extends string>(
    entries: Readonly<Record<K, string>>,
    more: BuildOptions = {},
  ): Promise<Readonly<Record<K, string>>> => {
    const compiled = Object.entries<string>(entries).map(async ([name, entry]) => {
      const { outputFiles } = await build({ ...shared, entryPoints: [entry], ...more, write: false });
      return [name, outputFiles[0]?.text ?? ''] as const;
    });
    return Object.fromEntries(await Promise.all(compiled)) as Record<K, string>;
  };
  const [pageStyles, options, styles, classic] = await Promise.all([
    compileEach(PAGE_STYLES),
    compileEach(OPTIONS),
    compileEach(STYLES),
    compileEach(CLASSIC, { format: 'iife' }),
  ]);
  const [first, suggest, style] = await Promise.all([
    build({
      ...shared,
      entryPoints: [ENTRIES.script],
      plugins: [namePartsPlugin(partNames), ...plain.plugins],
    }),
    build({
      ...shared,
      entryPoints: [ENTRIES.suggest],
      entryNames: '[name]',
      plugins: [namePartsPlugin(partNames), ...plain.plugins],
    }),
    build({ ...shared, entryPoints: [ENTRIES.style] }),
  ]);
  const [script, ...surplus] = first.outputFiles;
  if (script === undefined || surplus.length > 0) throw new UsageError('The script has to be one file');
  const files = [...common.outputFiles, ...later.outputFiles, ...workers, script, ...suggest.outputFiles].map(
    ({ path, text }) => [basename(path), nameAhead(text, later.metafile.outputs)] as const,
  );
  const marked = Object.entries(classic).map(([name, text]) => [name, takeMarks(text)] as const);
  const sorted = files
    .toSorted(([a], [b]) => compareText(a, b))
    .map(([name, text]) => [name, takeMarks(text)] as const);
  return {
    script: basename(script.path),
    scripts: Object.fromEntries(sorted.map(([name, { text }]) => [name, text])),
    words: Object.fromEntries(
      [...sorted, ...marked].flatMap(([name, { words }]) => (words.length === 0 ? [] : [[name, words]])),
    ),
    style: style.outputFiles[0]?.text ?? '',
    pageStyles,
    options,
    ...styles,
    ...(Object.fromEntries(marked.map(([name, { text }]) => [name, text])) as typeof classic),
  };
}

/** Their names are known before what starts them is compiled. */
async function compileWorkers(
  plain: ReturnType<typeof settingsFor>,
): Promise<readonly { readonly name: string; readonly path: string; readonly text: string }[]> {
  const { build } = await import('esbuild');
  return Promise.all(
    Object.entries(WORKERS).map(async ([name, entry]) => {
      const [file, ...surplus] = (await build({ ...plain, entryPoints: [entry] })).outputFiles;
      if (file === undefined || surplus.length > 0) throw new UsageError('The worker has to be one file');
      return { name, path: file.path, text: file.text };
    }),
  );
}

function settingsFor(sources: string) {
  return {
    absWorkingDir: sources,
    outdir: join(sources, 'out'),
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: ['es2022', 'chrome120', 'firefox121', 'safari17.2'],
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Scripts name each other, so they carry their hashes from the start.
    entryNames: '[name]-[hash]',
    chunkNames: 'shared-[hash]',
    legalComments: 'none',
    charset: 'utf8',
    plugins: [markWordsPlugin(sources)],
  } satisfies BuildOptions;
}

function markAhead(name: string): string {
  return `@@${name}@@`;
}

/**
 * What stands for the files of `AHEAD` becomes their names. They follow from names that are in the text already: its hash
 * stays true. Such a file is the first of many: the compiler's helpers, which it imports without using them, are left out.
 */
function nameAhead(text: string, outputs: Metafile['outputs']): string {
  const names = Object.entries(AHEAD).filter(([name]) => text.includes(markAhead(name)));
  if (names.length === 0) return text;
  return names.reduce(
    (named, [name, entry]) =>
      named.replace(markAhead(name), () =>
        listImports(entry, outputs)
          .map((file) => `./${basename(file)}`)
          .join(' '),
      ),
    text.replace(/^(?:import"[^"]*";)+/, ''),
  );
}

/**
 * The compiled file of an entry, and every file that a browser needs before it can run it, the common one included; the largest first:
 * a host without HTTP/2 sends six at a time, and the last to come decides.
 */
function listImports(entry: string, outputs: Metafile['outputs']): readonly string[] {
  const first = Object.keys(outputs).find((file) => outputs[file]?.entryPoint === entry);
  const found = new Set(first === undefined ? [] : [first]);
  for (const file of found)
    for (const { kind, path } of outputs[file]?.imports ?? [])
      if (kind === 'import-statement') found.add(path);
  const sizeOf = (file: string): number => outputs[file]?.bytes ?? 0;
  return [...found].toSorted((a, b) => sizeOf(b) - sizeOf(a));
}

/** Every module that some `import()` asks for, relative to `sources`. */
async function listParts(sources: string): Promise<readonly string[]> {
  const { build } = await import('esbuild');
  const { metafile } = await build({
    ...settingsFor(sources),
    entryPoints: [ENTRIES.script, ENTRIES.suggest],
    splitting: true,
  });
  return Object.values(metafile.outputs)
    .flatMap(({ entryPoint }) =>
      entryPoint === undefined || entryPoint === ENTRIES.script || entryPoint === ENTRIES.suggest
        ? []
        : [entryPoint],
    )
    .toSorted();
}

/** Source file → the file name it is compiled to. */
function nameParts(sources: string, outputs: Metafile['outputs']): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(outputs).flatMap(([file, { entryPoint }]) =>
      entryPoint === undefined ? [] : [[join(sources, entryPoint), basename(file)] as const],
    ),
  );
}
