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
  options.miss('tags', 'The file of tags is not read: tags have the words that guides give them');
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
): Pick<DocsPart, 'folder' | 'route' | 'version' | 'versionLabel' | 'otherVersions'> {
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
  // A version may only be made when the old site is built, from the folder of guides.
  const version =
    asked ?? ['current', last, ...all].find((name) => all.includes(name) && hasGuides(name)) ?? 'current';
  const own = about.get(version);
  const lastPath = about.get(last)?.path ?? '';
  // What readers find at the main address stays there, whichever version that is now.
  const path = lastPath === '' ? '' : (own?.path ?? '');
  const route = (of: string): string => joinPath(base, of);
  const otherVersions = all
    .filter((name) => name !== version)
    .map((name) => ({ name, route: route(about.get(name)?.path ?? name) }));
  if (otherVersions.length > 0) {
    notes.add({
      kind: 'missing',
      what: `versions of ${base === '' ? 'the guides' : base}`,
      says: `One version is published: ${describe(version, own?.label)}, at /${route(path)}${version === last ? '' : `; readers found ${describe(last, about.get(last)?.label)} there`}. The others (${otherVersions.map(({ name }) => name).join(', ')}) are kept in ${prefix}versioned_docs and are not built`,
      todo: `Import again with --docs-version ${version === last ? (otherVersions[0]?.name ?? last) : last} to publish that one.`,
      ...options.at,
    });
    if (own !== undefined && own.path !== path)
      notes.add({
        kind: 'address',
        what: `/${route(own.path)}/…`,
        says: `The guides of ${version} have the addresses of the latest version now: /${route(path)}/…`,
        todo: `Let your host lead /${route(own.path)}/* to /${route(path)}/*.`,
        ...options.at,
      });
    for (const { name, route: lost } of otherVersions)
      if (name !== last || lastPath !== '')
        notes.add({
          kind: 'address',
          what: `/${lost}/…`,
          says: `Nothing answers there: ${name} is not built`,
          todo: 'Keep the old site for these addresses, or let your host lead them to the guides.',
          ...options.at,
        });
  }
  return {
    folder: folderOfVersion(version),
    route: route(path),
    version,
    versionLabel: own?.label ?? (all.length > 1 && version !== 'current' ? version : undefined),
    otherVersions,
  };
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
