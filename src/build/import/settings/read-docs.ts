/** The options of `plugin-content-docs`: where guides lie, which version is taken over, under which address. */
import { fileNameOf, joinPath, resolveDots } from '../../../urls.ts';
import { readJson } from '../../parse/json.ts';
import type { Notebook } from '../notes.ts';
import type { DocsPart, ProjectFiles } from '../project/project.ts';
import { toText } from '../script/value.ts';
import type { SettingReader } from './setting-reader.ts';

/** The folder of a project, as configured: `./docs/` is `docs`, `../docs` stays. */
export function cleanFolder(typed: string): string {
  const path = typed.replace(/^@site\//, '').replace(/\\/g, '/');
  const up = /^(?:\.\/)*((?:\.\.\/)+)(.*)$/.exec(path);
  const rest = resolveDots(up === null ? path : (up[2] ?? '')) ?? '';
  return `${up?.[1] ?? ''}${rest.replace(/^\/+|\/+$/g, '')}`;
}

/** A route without slashes at its ends. */
export function cleanRoute(typed: string): string {
  return typed.replace(/^\/+|\/+$/g, '').replace(/\/{2,}/g, '/');
}

/** `wanted`: the version that was asked for. */
export function readDocsPart(
  options: SettingReader,
  files: ProjectFiles,
  notes: Notebook,
  wanted: string | undefined,
): DocsPart {
  const id = options.text('id') ?? 'default';
  const folder = cleanFolder(options.text('path') ?? 'docs');
  const base = cleanRoute(options.text('routeBasePath') ?? 'docs');
  const version = readVersions(options, { id, folder, base, wanted }, files, notes);
  const exclude = readExclude(options, folder);
  const settings: Record<string, string | boolean | number> = {};
  const editUrl = readEditUrl(options, notes);
  if (editUrl !== undefined) settings['editUrl'] = editUrl;
  for (const key of [
    'showLastUpdateTime',
    'showLastUpdateAuthor',
    'breadcrumbs',
    'sidebarCollapsible',
    'sidebarCollapsed',
  ] as const) {
    const value = options.flag(key);
    if (value !== undefined) settings[key] = value;
  }
  const tagsPath = options.text('tagsBasePath');
  if (tagsPath !== undefined) settings['tagsPath'] = cleanRoute(tagsPath);
  const sidebar = readSidebarPath(options, version, files, notes);
  missPipeline(options);
  options.pass(
    'id',
    'editLocalizedFiles',
    'editCurrentVersion',
    'include',
    'onInlineTags',
    'disableVersioning',
    'debug',
  );
  options.pass('tags');
  options.miss('docsRootComponent', 'Parts of Docusaurus cannot be replaced here');
  options.finish();
  return { id, exclude, settings, sidebar, ...version };
}

/** Says of each plugin for Markdown that it is not run. */
export function missPipeline(options: SettingReader): void {
  for (const key of [
    'remarkPlugins',
    'rehypePlugins',
    'recmaPlugins',
    'beforeDefaultRemarkPlugins',
    'beforeDefaultRehypePlugins',
  ])
    options.miss(
      key,
      'Plugins for Markdown are not run: what they make of guides is missing',
      'Look at guides that need them.',
    );
  for (const key of [
    'docItemComponent',
    'docRootComponent',
    'docVersionRootComponent',
    'docTagsListComponent',
    'docTagDocListComponent',
    'docCategoryGeneratedIndexComponent',
    'blogListComponent',
    'blogPostComponent',
    'mdxPageComponent',
  ])
    options.miss(key, 'Parts of the page cannot be replaced by components of your own');
  options.miss(
    'admonitions',
    'Kinds of boxes of your own are not known: they show as typed',
    'Use note, tip, info, warning or danger.',
  );
  options.miss('numberPrefixParser', 'Number prefixes are read as Docusaurus does by itself');
  options.miss('sidebarItemsGenerator', 'Sidebars are made of the folders as Docusaurus does by itself');
}

/** Patterns of files that are left out, relative to the project. */
export function readExclude(options: SettingReader, folder: string): readonly string[] {
  return options.list('exclude').flatMap((value) => {
    const pattern = toText(value);
    return pattern === undefined ? [] : [pattern.replace(new RegExp(`^${folder}/`), '')];
  });
}

function readEditUrl(options: SettingReader, notes: Notebook): string | undefined {
  const value = options.raw('editUrl');
  const at = options.placeOf('editUrl');
  if (value?.kind === 'function') {
    notes.add({
      kind: 'computed',
      what: `${options.path}.editUrl`,
      says: 'A function makes the links to edit a page, and was not run: there are none',
      todo: 'Set docs.editUrl in config/site.ts; the path of the file from the root is added to it.',
      ...at,
    });
    return undefined;
  }
  const text = value === undefined ? undefined : toText(value);
  if (text === undefined || !/^https?:\/\//.test(text)) return undefined;
  notes.add({
    kind: 'translated',
    what: `${options.path}.editUrl`,
    says: 'It is docs.editUrl; the path that is added begins with content/docs now',
    todo: 'Set it to the repository that this site will lie in.',
    ...at,
  });
  return text;
}

interface Folders {
  readonly id: string;
  readonly folder: string;
  readonly base: string;
  readonly wanted: string | undefined;
}

function readVersions(
  options: SettingReader,
  { id, folder, base, wanted }: Folders,
  files: ProjectFiles,
  notes: Notebook,
): Pick<DocsPart, 'folder' | 'route' | 'version' | 'versionLabel'> {
  const prefix = id === 'default' ? '' : `${id}_`;
  const isOff = options.flag('disableVersioning') === true;
  const frozen = isOff ? [] : readVersionNames(files.read(`${prefix}versions.json`));
  const includesCurrent = options.flag('includeCurrentVersion') !== false;
  const only = options.list('onlyIncludeVersions').map((value) => toText(value) ?? '');
  const all = [...(includesCurrent ? ['current'] : []), ...frozen].filter(
    (name) => only.length === 0 || only.includes(name),
  );
  const last = options.text('lastVersion') ?? all.find((name) => name !== 'current') ?? 'current';
  const labels = options.part('versions');
  const about = new Map(
    all.map((name) => {
      const own = labels.part(name);
      const path = own.text('path');
      own.pass('banner', 'badge', 'className', 'noIndex');
      const label = own.text('label');
      own.finish();
      const ownPath =
        path === undefined ? (name === last ? '' : name === 'current' ? 'next' : name) : cleanRoute(path);
      return [name, { label, path: ownPath }] as const;
    }),
  );
  const asked = wanted !== undefined && all.includes(wanted) ? wanted : undefined;
  const folderOfVersion = (name: string): string =>
    name === 'current' ? folder : `${prefix}versioned_docs/version-${name}`;
  const hasGuides = (name: string): boolean =>
    files.list(folderOfVersion(name)).some((path) => /\.mdx?$/.test(path));
  // A version that is nowhere on the disk is made of the folder of guides when the old site is built.
  const candidates = all.includes('current') ? ['current', last, ...all] : [last, 'current', ...all];
  const version = asked ?? candidates.find(hasGuides) ?? 'current';
  const own = about.get(version) ?? about.get(last);
  const lastPath = about.get(last)?.path ?? '';
  // What readers find at the main address stays there, whichever version that is now.
  const path = lastPath === '' ? '' : (own?.path ?? '');
  const route = (of: string): string => joinPath(base, of);
  const isThis = (name: string): boolean => name === version || (name === last && !about.has(version));
  const others = all
    .filter((name) => !isThis(name))
    .map((name) => ({ name, route: route(about.get(name)?.path ?? name) }));
  if (others.length > 0)
    tellVersions(
      {
        shown: describe(version, own?.label),
        readers: isThis(last) ? undefined : describe(last, about.get(last)?.label),
        main: route(path),
        own: route(own?.path ?? ''),
        next: isThis(last) ? (others[0]?.name ?? last) : last,
        others,
        isMain: (name) => name === last && lastPath === '',
        base,
        prefix,
      },
      options,
      notes,
    );
  return {
    folder: folderOfVersion(version),
    route: route(path),
    version,
    versionLabel: own?.label ?? (all.length > 1 && version !== 'current' ? version : undefined),
  };
}

interface ToldVersions {
  readonly shown: string;
  /** What readers found at the main address, when it is another. */
  readonly readers: string | undefined;
  /** Where the guides are now, and where those of their version were. */
  readonly main: string;
  readonly own: string;
  readonly next: string;
  readonly others: readonly { readonly name: string; readonly route: string }[];
  readonly isMain: (name: string) => boolean;
  readonly base: string;
  readonly prefix: string;
}

function tellVersions(told: ToldVersions, { at }: SettingReader, notes: Notebook): void {
  const { shown, readers, main, own, next, others, isMain, base, prefix } = told;
  notes.add({
    kind: 'missing',
    what: `versions of ${base === '' ? 'the guides' : base}`,
    says: `One version is published: ${shown}, below ${below(main)}${readers === undefined ? '' : `; readers found ${readers} there`}. The others (${others.map(({ name }) => name).join(', ')}) are kept in ${prefix}versioned_docs and are not built`,
    todo: `Import again with --docs-version ${next} to publish that one.`,
    ...at,
  });
  if (own !== main)
    notes.add({
      kind: 'address',
      what: `${below(own)}…`,
      says: `The guides of ${shown} have the addresses of the latest version now: ${below(main)}…`,
      todo: `Let your host lead ${below(own)}* to ${below(main)}*.`,
      ...at,
    });
  const lost = others
    .filter(({ name }) => !isMain(name))
    .map(({ route }) => below(route))
    .filter((route) => route !== below(own));
  if (lost.length > 0)
    notes.add({
      kind: 'address',
      what: lost.map((route) => `${route}…`).join(', '),
      says: 'Nothing answers there: these versions are not built',
      todo: 'Keep the old site for these addresses, or let your host lead them to the guides.',
      ...at,
    });
}

function below(route: string): string {
  return route === '' ? '/' : `/${route}/`;
}

function describe(name: string, label: string | undefined): string {
  const folder = name === 'current' ? 'the folder docs' : name;
  return label === undefined ? folder : `${folder} ("${label}")`;
}

function readVersionNames(text: string | undefined): readonly string[] {
  const read = text === undefined ? undefined : readJson(text);
  const value = read !== undefined && 'value' in read ? read.value : [];
  return Array.isArray(value) ? value.filter((name): name is string => typeof name === 'string') : [];
}

function readSidebarPath(
  options: SettingReader,
  { version }: Pick<DocsPart, 'version'>,
  files: ProjectFiles,
  notes: Notebook,
): DocsPart['sidebar'] {
  const value = options.raw('sidebarPath');
  const id = options.text('id') ?? 'default';
  if (value?.kind === 'flag') return value.value ? 'auto' : 'none';
  if (version !== 'current') {
    const frozen = `${id === 'default' ? '' : `${id}_`}versioned_sidebars/version-${version}-sidebars.json`;
    return files.has(frozen) ? { file: frozen } : 'auto';
  }
  const typed = value === undefined ? undefined : toText(value);
  if (typed === undefined) return 'auto';
  const file = cleanFolder(typed);
  if (files.has(file)) return { file };
  notes.add({
    kind: 'computed',
    what: `${options.path}.sidebarPath`,
    says: `There is no file ${fileNameOf(file)}, so the folders make the sidebar`,
    ...options.placeOf('sidebarPath'),
  });
  return 'auto';
}
