/** Reads the components of the site's own: `components/Name.tsx`, or a folder of that name with an `index.tsx` in it. */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ComponentType } from 'react';
import type { Diagnostic, OwnComponent } from '../../model.ts';
import { compareText } from '../../text.ts';
import { componentPlugins, COMPONENT_LOADERS } from '../foreign/component-modules.ts';
import { fileBelow, loadModule, readMessages, toDiagnostic } from '../foreign/load-module.ts';
import { keepComponent } from '../foreign/own-components.ts';
import type { OwnCode, SiteFacts } from '../foreign/stand-ins.ts';
import { shareInBrowser } from '../foreign/shared-modules.ts';
import { hashText } from '../memo/hash.ts';
import { locateExport } from './unused-config.ts';
import type { CodeModule } from './stamp-code.ts';
import type { OwnStyle } from './read-styles.ts';
import { checkModules } from './react-unused.ts';
import { readSourceText } from './source-text.ts';

/** The folder, below the root. */
export const COMPONENTS_FOLDER = 'components';

/** What a site has of its own. */
export interface OwnComponents {
  /** By name. */
  readonly table: Readonly<Record<string, OwnComponent>>;
  /** What runs in the browser: file name → text. */
  readonly scripts: Readonly<Record<string, string>>;
  readonly styles: readonly OwnStyle[];
  /** What they are made of; unset: it is not known. */
  readonly modules?: readonly CodeModule[];
}

const NAME = /^([A-Z]\w*)\.(?:tsx|jsx|js|ts)$/;
const INDEX = /^index\.(?:tsx|jsx|js|ts)$/;
const WHEN: ReadonlySet<unknown> = new Set(['load', 'idle', 'visible']);

/**
 * Every component, loaded and known to `renderComponent`; undefined: there is none. What is wrong with one rides along with it
 * (`component/failed`, `component/unused`) and is told where a guide names it: such a folder may be somebody else's.
 */
export async function readComponents(
  root: string,
  site: SiteFacts,
  onFile?: (path: string) => void,
): Promise<OwnComponents | undefined> {
  const found = findComponents(root);
  if (found.length === 0) return undefined;
  const read = await Promise.all(
    found.map((one) => readComponent(root, one, { kind: 'component', site }, onFile)),
  );
  return {
    table: Object.fromEntries(read.map(({ component }) => [component.name, component])),
    scripts: Object.fromEntries(
      read.flatMap(({ component: { island }, script }) =>
        island === undefined ? [] : [[island.script, script]],
      ),
    ),
    styles: read.flatMap(({ component: { name, file }, css }) =>
      css === '' ? [] : [{ name, source: { path: file, text: css }, isMade: true as const }],
    ),
    modules: read.map(({ made }) => made),
  };
}

interface Found {
  readonly name: string;
  /** Relative to the root. */
  readonly file: string;
}

/** In one order; of several of a name the first. */
function findComponents(root: string): readonly Found[] {
  const found = new Map<string, Found>();
  for (const [entry, isFolder] of listEntries(join(root, COMPONENTS_FOLDER))) {
    const folder = `${COMPONENTS_FOLDER}/${entry}`;
    const index = isFolder
      ? listEntries(join(root, folder)).find(([name]) => INDEX.test(name))?.[0]
      : undefined;
    const [, name] = (isFolder ? /^([A-Z]\w*)$/ : NAME).exec(entry) ?? [];
    if (name === undefined || (isFolder && index === undefined) || found.has(name)) continue;
    found.set(name, { name, file: index === undefined ? folder : `${folder}/${index}` });
  }
  return [...found.values()];
}

function listEntries(folder: string): readonly (readonly [name: string, isFolder: boolean])[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .map((entry) => [entry.name, entry.isDirectory()] as const)
      .toSorted(([a], [b]) => compareText(a, b));
  } catch {
    return [];
  }
}

interface Read {
  readonly component: OwnComponent;
  readonly css: string;
  readonly script: string;
  readonly made: CodeModule;
}

async function readComponent(
  root: string,
  { name, file }: Found,
  own: OwnCode,
  onFile: ((path: string) => void) | undefined,
): Promise<Read> {
  const inputs = new Map<string, string | undefined>();
  const path = join(root, file);
  const { value: loaded, diagnostics } = await loadModule({
    root,
    path,
    code: 'component/failed',
    own,
    onFile(input, contents) {
      inputs.set(input, contents === undefined ? undefined : hashText(contents));
      onFile?.(input);
    },
  });
  const fail = (...problems: readonly Diagnostic[]): Read => ({
    component: { name, file, hash: '', problems: [...diagnostics, ...problems] },
    css: '',
    script: '',
    made: { code: loaded?.code, files: inputs },
  });
  if (loaded === undefined) return fail();
  const { exports, code, css, locate } = loaded;
  const text = readSourceText(root, file) ?? '';
  const component = exports['default'];
  if (!isComponent(component))
    return fail({
      severity: 'error',
      code: 'component/failed',
      message: `${file} exports no component`,
      at: { file, line: 1, column: 1 },
      hint: `Write export default function ${name}({ children }) { return <p>{children}</p>; }`,
    });
  const when = exports['client'];
  if (when !== undefined && !WHEN.has(when))
    return fail({
      severity: 'error',
      code: 'component/failed',
      message: `"client" says when the browser takes <${name}> over, and ${JSON.stringify(when) ?? 'this'} is no such time`,
      at: locateExport(file, text, 'client'),
      hint: "Write 'visible', 'idle' or 'load', or delete the export: then it is HTML alone.",
    });
  const hash = hashText(code + css);
  await keepComponent(hash, component, locate);
  if (when === undefined) {
    const problems = [...diagnostics, ...findUnused(root, inputs)];
    return {
      component: { name, file, hash, ...(problems.length === 0 ? {} : { problems }) },
      css,
      script: '',
      made: { code, files: inputs },
    };
  }
  const built = await bundleIsland(root, path, own, css !== '');
  if ('problems' in built) return fail(...built.problems);
  const { script } = built;
  const island = {
    when: when as NonNullable<OwnComponent['island']>['when'],
    script: `${name}-${hashText(script).slice(0, 8)}.js`,
  };
  return {
    component: { name, file, hash, island, ...(diagnostics.length === 0 ? {} : { problems: diagnostics }) },
    css,
    script,
    made: { code, files: inputs },
  };
}

/** A function, a class, or what `memo` and `forwardRef` make of one; an element (`<p/>`) is none. */
export function isComponent(value: unknown): value is ComponentType {
  if (typeof value === 'function') return true;
  return typeof value === 'object' && value !== null && '$$typeof' in value && !('props' in value);
}

/** What of it would only work in the browser, where it never runs. */
function findUnused(root: string, inputs: ReadonlyMap<string, unknown>): readonly Diagnostic[] {
  const modules = [...inputs.keys()]
    .map((path) => fileBelow(root, path))
    .filter((file) => /\.[cm]?[jt]sx?$/.test(file) && !/^\.\.\/|(?:^|\/)node_modules\//.test(file))
    .toSorted()
    .map((file) => ({ file, text: readSourceText(root, file) ?? '' }));
  return checkModules(modules).map((problem) => ({
    ...problem,
    code: 'component/unused',
    message: problem.message.replace('the code of a page runs', 'the code of a component runs'),
    hint: "Write export const client = 'visible'; in the component, and it runs in the browser, too.",
  }));
}

/** The component as the browser loads it: React comes from the site's own scripts. */
async function bundleIsland(
  root: string,
  path: string,
  own: OwnCode,
  hasStyles: boolean,
): Promise<{ readonly script: string } | { readonly problems: readonly Diagnostic[] }> {
  const { build } = await import('esbuild');
  try {
    const { outputFiles } = await build({
      stdin: {
        contents: `export { default } from ${JSON.stringify(`./${fileBelow(root, path)}`)};`,
        resolveDir: root,
      },
      absWorkingDir: root,
      outdir: root,
      bundle: true,
      write: false,
      minifySyntax: true,
      minifyWhitespace: true,
      // Names of classes are the same as in the HTML.
      minifyIdentifiers: !hasStyles,
      format: 'esm',
      target: ['es2022', 'chrome120', 'firefox121', 'safari17.2'],
      jsx: 'automatic',
      tsconfigRaw: {},
      logLevel: 'silent',
      legalComments: 'none',
      charset: 'utf8',
      loader: COMPONENT_LOADERS,
      define: { 'process.env.NODE_ENV': '"production"' },
      plugins: [shareInBrowser, ...componentPlugins(root, path, own)],
    });
    return { script: outputFiles.find((file) => basename(file.path).endsWith('.js'))?.text ?? '' };
  } catch (error) {
    const messages = readMessages(error);
    const request = { root, path, code: 'component/failed' } as const;
    if (messages.length === 0) throw error;
    return { problems: messages.map((message) => toDiagnostic(message, 'error', request)) };
  }
}
