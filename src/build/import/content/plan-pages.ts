/** React pages (`src/pages`): those that helpsite can render come along, with all that they import. Nothing of them is run. */
import { fileNameOf } from '../../../urls.ts';
import { FIELDS_FILE, namesOfStandIns } from '../../foreign/stand-ins.ts';
import type { Notebook } from '../notes.ts';
import type { Project, ProjectFiles } from '../project/project.ts';
import { pickRules } from '../settings/pick-rules.ts';
import { CODE, findModule, isLive, listSpecifiers } from './modules.ts';
import { spot, toPlainData } from '../settings/setting-reader.ts';
import type { Value } from '../script/value.ts';
import type { PlannedFile } from './plan-files.ts';

/** What comes along. */
export interface PlannedPages {
  readonly files: readonly PlannedFile[];
  /** Places of the pages, relative to the target; those that lack something are not there until somebody brings it. */
  readonly pages: readonly { readonly place: string; readonly isWhole: boolean }[];
}

interface Planning {
  readonly project: Project;
  readonly files: ProjectFiles;
  readonly notes: Notebook;
  /** `customFields` of the configuration. */
  readonly fields: Value | undefined;
}

/** Modules that a page finds here, besides files. */
const AT_HAND = new Set<string>(['react', 'react-dom', ...namesOfStandIns('page')]);
const PICTURE = /\.(?:png|jpe?g|gif|webp|avif|ico|bmp|svg|mp4|webm|ogg|mp3|pdf)$/i;
/** What a project's configuration tells its own code alone. */
const OWN_SETTINGS =
  /\bsiteConfig\s*\.\s*(themeConfig|presets|plugins)\b|\{[^{}]*\b(themeConfig|presets|plugins)\b[^{}]*\}\s*=\s*\w*[sS]iteConfig\b/;
/** Folders of ours: nothing of the project that is code has its place there. */
const TAKEN = /^(?:config|content|components|dist|node_modules|i18n|versioned_docs|versioned_sidebars)\//;
/** The sheet that holds what the project's own sheets say of the pages. */
const SHEET = 'src/css/pages.css';

/** Every page of the project that is a script: planned, or told why not. */
export function planPages(planning: Planning): PlannedPages {
  const { project, files, notes } = planning;
  const made = new Map<string, PlannedFile>();
  const pages: { readonly place: string; readonly isWhole: boolean }[] = [];
  for (const from of project.pages.flatMap(({ folder, exclude }) => files.list(folder, exclude))) {
    const place = placeOfPage(from, project);
    if (place === undefined) continue;
    const taken = takePage(from, planning);
    if (typeof taken === 'string') tellLost(from, place, taken, notes);
    else {
      pages.push({ place, isWhole: taken.lacks.length === 0 });
      for (const file of taken.files) made.set(file.to, file);
      tellTaken(from, place, taken.lacks, planning);
    }
  }
  if (pages.length === 0) return { files: [], pages };
  const all = [...made.values()];
  const code = all
    .map(({ from, text }) => text ?? (PICTURE.test(from) ? '' : (files.read(from) ?? '')))
    .join('\n');
  return { files: [...addSheet(all, code, pages, planning), ...planFields(code, planning)], pages };
}

/** What the project's own sheets say of the pages, for the pages alone. */
function addSheet(
  all: readonly PlannedFile[],
  code: string,
  pages: PlannedPages['pages'],
  { project, files }: Planning,
): readonly PlannedFile[] {
  const css = pickRules(
    project.styles.map((file) => files.read(file) ?? ''),
    code,
  );
  if (css === '') return all;
  const places = new Set(pages.map(({ place }) => place));
  // On the first line: places stay.
  const styled = all.map((file): PlannedFile =>
    places.has(file.to)
      ? { ...file, text: `import '@site/${SHEET}'; ${file.text ?? files.read(file.from) ?? ''}` }
      : file,
  );
  return [...styled, { to: SHEET, from: project.styles[0] ?? '', text: css }];
}

/** What the configuration keeps for code of the project. */
function planFields(code: string, { fields, notes }: Planning): readonly PlannedFile[] {
  if (fields === undefined) return [];
  const isUsed = /\bcustomFields\b/.test(code);
  notes.add({
    kind: isUsed ? 'translated' : 'missing',
    what: 'customFields',
    says: isUsed
      ? `They are in ${FIELDS_FILE}, where React pages find them`
      : 'They are data for React pages and components',
    ...spot(fields),
  });
  const data = isUsed ? toPlainData(fields, 'customFields', notes) : undefined;
  const from = spot(fields).file ?? '';
  return data === undefined
    ? []
    : [{ to: FIELDS_FILE, from, text: `${JSON.stringify(data, undefined, 2)}\n` }];
}

function tellTaken(from: string, place: string, lacks: readonly string[], { files, notes }: Planning): void {
  const packages = lacks.filter((name) => !PICTURE.test(name)).map(nameOfPackage);
  if (lacks.length === 0)
    notes.add({
      kind: 'translated',
      what: from,
      says: `The page lies in ${place} now, and is rendered while the site is built${isLive(from, files) ? '; its handlers and effects do nothing, because no browser runs it' : ''}`,
      todo: 'Compare how it looks; it was not run.',
      file: from,
    });
  else
    notes.add({
      kind: 'missing',
      what: from,
      says: `The page lies in ${place} now, and is not there until it finds ${lacks.join(', ')}`,
      todo: `${packages.length === 0 ? 'Put that into content/static, or change the page' : `Run npm install ${[...new Set(packages)].join(' ')} in the new folder, or change the page`}; delete it if you do not want it.`,
      file: from,
      line: 1,
    });
}

/** `@scope/name/part` → `@scope/name`. */
function nameOfPackage(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Where a React page goes; undefined for what is no page. */
function placeOfPage(from: string, { pages }: Project): string | undefined {
  const home = pages.find(({ folder }) => from.startsWith(`${folder}/`));
  if (home === undefined) return undefined;
  const below = from.slice(home.folder.length + 1);
  if (!CODE.test(below) || /(?:^|\/)(?:_|__tests__)|\.(?:test|spec|d)\.[jt]sx?$/.test(below))
    return undefined;
  const ending = /\.tsx?$/.test(below) ? '.tsx' : '.jsx';
  return `content/pages/${home.route === '' ? '' : `${home.route}/`}${below.replace(CODE, ending)}`;
}

interface TakenPage {
  readonly files: readonly PlannedFile[];
  /** Packages and pictures that are not there. */
  readonly lacks: readonly string[];
}

/** The page and all that it imports in their places; or what keeps it from coming along. */
function takePage(page: string, planning: Planning): TakenPage | string {
  const { project, files } = planning;
  const closure = new Map<string, string>();
  const lacks = new Set<string>();
  const waiting = [page];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (closure.has(file)) continue;
    const to = placeOf(file, page, project);
    if (TAKEN.test(file) && !PICTURE.test(file))
      return `it needs ${file}, which lies where helpsite has files of its own`;
    closure.set(file, to);
    if (!CODE.test(file)) continue;
    const text = files.read(file) ?? '';
    const [, one, other] = OWN_SETTINGS.exec(text) ?? [];
    if (one !== undefined || other !== undefined)
      return `${file} asks the configuration for ${one ?? other}, which only Docusaurus has`;
    for (const specifier of listSpecifiers(text)) {
      if (AT_HAND.has(specifier)) continue;
      const found = findModule(specifier, file, files);
      if (found === undefined && (PICTURE.test(specifier) || isPackage(specifier))) lacks.add(specifier);
      else if (found === undefined) return `${file} imports ${specifier}`;
      if (found === undefined) continue;
      if (!CODE.test(found) && !PICTURE.test(found) && !/\.(?:css|json)$/.test(found))
        return `${file} imports ${found}, which is neither script, style sheet nor picture`;
      waiting.push(found);
    }
  }
  const taken = [...closure].map(([from, to]): PlannedFile => {
    const raw = CODE.test(from) ? (files.read(from) ?? '') : undefined;
    const text = raw === undefined ? undefined : changeSpecifiers(raw, from, closure, planning);
    return text === undefined || text === raw ? { to, from } : { to, from, text };
  });
  return { files: taken, lacks: [...lacks] };
}

/** What npm can install; modules of Docusaurus and of loaders mean nothing elsewhere. */
function isPackage(specifier: string): boolean {
  return (
    /^(?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*(?:\/[\w./-]*)?$/i.test(specifier) &&
    !/^@(?:docusaurus|theme|theme-\w+|generated|site)\//.test(specifier)
  );
}

function placeOf(file: string, page: string, project: Project): string {
  if (PICTURE.test(file)) {
    const home = project.statics.find((folder) => file.startsWith(`${folder}/`));
    return `content/static/${home === undefined ? `img/pages/${fileNameOf(file)}` : file.slice(home.length + 1)}`;
  }
  if (file === page) return placeOfPage(file, project) ?? file;
  const home = project.pages.find(({ folder }) => file.startsWith(`${folder}/`));
  return home === undefined
    ? file
    : `content/pages/${home.route === '' ? '' : `${home.route}/`}${file.slice(home.folder.length + 1)}`;
}

/** Imports of what lies elsewhere now are counted from the top of the site. */
function changeSpecifiers(
  text: string,
  from: string,
  closure: ReadonlyMap<string, string>,
  { files, project }: Planning,
): string {
  const isPage = (file: string): boolean => project.pages.some(({ folder }) => file.startsWith(`${folder}/`));
  return listSpecifiers(text).reduce((changed, specifier) => {
    if (AT_HAND.has(specifier)) return changed;
    const found = findModule(specifier, from, files);
    const to = found === undefined ? undefined : closure.get(found);
    if (found === undefined || to === undefined) return changed;
    const stays = specifier.startsWith('.') && isPage(from) === isPage(found) && !PICTURE.test(found);
    const address = `@site/${to.replace(/^content\/static\//, 'static/')}`;
    if (stays || (specifier.startsWith('@site/') && found === to)) return changed;
    return changed
      .replaceAll(`'${specifier}'`, () => `'${address}'`)
      .replaceAll(`"${specifier}"`, () => `"${address}"`);
  }, text);
}

function tellLost(from: string, place: string, reason: string, notes: Notebook): void {
  const route = `/${place
    .replace(/^content\/pages\//, '')
    .replace(/\.\w+$/, '')
    .replace(/(?:^|\/)index$/, '')}`;
  notes.add({
    kind: 'missing',
    what: from,
    says:
      route === '/'
        ? `The home page was not taken over, because ${reason}: helpsite makes one, with a question, a search field and the categories`
        : `The page was not taken over, because ${reason}: ${route} has no page`,
    todo:
      route === '/'
        ? 'Say what it shows with `home` in config/site.ts, or copy the page to content/pages/index.tsx without that.'
        : `Write content/pages${route}.md, or copy the page to content/pages${route}.tsx without that.`,
    file: from,
    line: 1,
  });
}
