/** Components that texts use: the simple ones come along, with all that they import; of any other it is said why not. Nothing of them is run. */
import { folderOf } from '../../../urls.ts';
import { namesOfStandIns } from '../../foreign/stand-ins.ts';
import { COMPONENTS } from '../../parse/component-table.ts';
import type { Notebook } from '../notes.ts';
import type { ProjectFiles } from '../project/project.ts';
import { CODE, findModule, IMPORT, isLive, listSpecifiers, resolveModule } from './modules.ts';
import { isText, type PlannedFile } from './plan-files.ts';

/** What comes along. */
export interface PlannedComponents {
  /** As tags name them. */
  readonly names: readonly string[];
  /** Their files, in `components/`. */
  readonly files: readonly PlannedFile[];
  /** The modules that texts import, for which nothing is left to say: `<text's place> <specifier>`. */
  readonly taken: ReadonlySet<string>;
}

/** One name of an `import` line, and what it stands for in the module. */
interface Named {
  readonly local: string;
  readonly exported: string;
  readonly from: string;
}

interface Use extends Named {
  /** The module in the project. */
  readonly file: string;
  /** The text that imports it, where it lies now; undefined: every text may name it. */
  readonly text?: string;
}

/** Modules that a component finds here, besides files. */
const AT_HAND = new Set<string>(['react', 'react-dom', ...namesOfStandIns('component')]);
/** Where Docusaurus keeps the names that all texts know. */
const SHARED_NAMES = ['src/theme/MDXComponents'];
const FOLDER = 'src/components/';

/** Reads the texts of the plan, which lie in their new places. */
export function planComponents(
  planned: readonly PlannedFile[],
  { files, notes }: { readonly files: ProjectFiles; readonly notes: Notebook },
): PlannedComponents {
  const texts = planned.flatMap(({ to, from, text }) =>
    isText(to) && /^(?:content|versioned_docs|i18n)\//.test(to)
      ? [{ to, from, text: text ?? files.read(from) ?? '' }]
      : [],
  );
  const shared = SHARED_NAMES.flatMap((name) => {
    const file = resolveModule(name, files);
    return file === undefined ? [] : readImports(files.read(file) ?? '', file, files);
  });
  const used: Use[] = texts.flatMap(({ to, from, text }) => [
    ...(text.includes('import') ? readImports(text, from, files) : []).flatMap((use) =>
      text.includes(`<${use.local}`) ? [{ ...use, text: to }] : [],
    ),
    ...shared.filter(({ local }) => new RegExp(`<${local}[\\s/>]`).test(text)),
  ]);
  const made = new Map<string, PlannedFile>();
  const owners = new Map<string, string>();
  const taken = new Set<string>();
  const told = new Set<string>();
  for (const use of used) {
    if (!/^[A-Z]/.test(use.local) || (COMPONENTS.has(use.local) && use.from.startsWith('@'))) continue;
    const name = nameInTexts(use);
    const key = `${use.file} ${use.exported}`;
    const owner = owners.get(name);
    const reason =
      owner !== undefined && owner !== key
        ? `another component is called ${name}`
        : COMPONENTS.has(name)
          ? `helpsite has a component that is called ${name}`
          : owner === undefined
            ? takeOver(use, name, files, made)
            : undefined;
    if (reason === undefined) {
      if (use.text !== undefined) taken.add(`${use.text} ${use.from}`);
      if (owner === undefined)
        notes.add({
          kind: 'translated',
          what: `<${use.local}>`,
          says: `The component lies in components/ now, and is rendered while the site is built${isLive(use.file, files) ? '; the browser takes it over when it is seen' : ''}`,
          todo: 'Compare how it looks; it was not run.',
          file: use.file,
        });
      owners.set(name, key);
    } else if (!told.has(key)) {
      told.add(key);
      notes.add({
        kind: 'missing',
        what: `<${use.local}>`,
        says: `The component was not taken over, because ${reason}: what stands between its tags shows, it does not itself`,
        todo: 'Write it anew as components/Name.tsx without that, or write in Markdown what it shows.',
        file: use.file,
      });
    }
  }
  return { names: [...owners.keys()], files: [...made.values()], taken };
}

/** The modules of the project that a text or module imports, with each name. */
function readImports(text: string, from: string, files: ProjectFiles): readonly Use[] {
  return [...text.matchAll(IMPORT)].flatMap(([, clause = '', , specifier = '']) => {
    const file = findModule(specifier, from, files);
    return file === undefined || !CODE.test(file)
      ? []
      : readClause(clause).map((named) => ({ ...named, from: specifier, file }));
  });
}

/** `A, { B, C as D }`. */
function readClause(clause: string): readonly Pick<Named, 'local' | 'exported'>[] {
  const [, braces = ''] = /\{([^}]*)\}/.exec(clause) ?? [];
  const [, main] = /^\s*([A-Za-z_$][\w$]*)/.exec(clause) ?? [];
  const others = braces.split(',').flatMap((part) => {
    const [, exported, local] = /^\s*([\w$]+)(?:\s+as\s+([\w$]+))?\s*$/.exec(part) ?? [];
    return exported === undefined ? [] : [{ local: local ?? exported, exported }];
  });
  return [...(main === undefined ? [] : [{ local: main, exported: 'default' }]), ...others];
}

/** The name under which parse/write/own-component.ts looks for it. */
function nameInTexts({ local, exported, from, text }: Use): string {
  const last = /(?:^|\/)([A-Z]\w*?)(?:\/index)?(?:\.(?:tsx?|jsx?))?$/.exec(from)?.[1];
  return text !== undefined && exported === 'default' && last !== undefined ? last : local;
}

/** A picture that is copied as it is: components find it (foreign/own-pictures.ts). */
function isStatic(file: string): boolean {
  return /^static\/.+\.(?:png|jpe?g|gif|webp|avif|ico|svg|mp4|webm)$/i.test(file);
}

/** Plans its files; or says what keeps it from coming along. */
function takeOver(
  { file, exported }: Use,
  name: string,
  files: ProjectFiles,
  made: Map<string, PlannedFile>,
): string | undefined {
  const closure = new Set([file]);
  for (const module of closure) {
    if (!CODE.test(module)) continue;
    for (const specifier of listSpecifiers(files.read(module) ?? '')) {
      if (AT_HAND.has(specifier)) continue;
      const found = findModule(specifier, module, files);
      if (found === undefined) return `${module} imports ${specifier}`;
      if (isStatic(found)) continue;
      if (!/\.(?:tsx?|jsx?|css|json)$/.test(found))
        return `${module} imports ${found}, which is no script or style sheet`;
      closure.add(found);
    }
  }
  const home = file.startsWith(FOLDER) ? FOLDER : `${folderOf(file)}/`;
  const outside = [...closure].find((module) => !module.startsWith(home));
  if (outside !== undefined) return `it needs ${outside}, which lies elsewhere`;
  const folder = home === FOLDER ? 'components/' : `components/${name}/`;
  for (const module of closure) {
    const to = folder + module.slice(home.length);
    const before = made.get(to);
    if (before !== undefined && before.from !== module) return `${before.from} has its place`;
    made.set(to, before ?? { to, from: module });
  }
  const own = folder + file.slice(home.length);
  const isItself =
    exported === 'default' &&
    new RegExp(`^components/${name}(?:\\.(?:tsx|jsx|js|ts)|/index\\.(?:tsx|jsx|js|ts))$`).test(own);
  const live = isLive(file, files) ? "export const client = 'visible';\n" : '';
  if (isItself) {
    const text = files.read(file) ?? '';
    if (live !== '') made.set(own, { to: own, from: file, text: `${text.trimEnd()}\n\n${live}` });
    return undefined;
  }
  const to = folder === 'components/' ? `components/${name}.js` : `components/${name}/index.js`;
  if (made.has(to)) return `${made.get(to)?.from ?? to} has its place`;
  const beside = own.slice(to.slice(0, to.lastIndexOf('/') + 1).length);
  made.set(to, { to, from: file, text: `export { ${exported} as default } from './${beside}';\n${live}` });
  return undefined;
}
