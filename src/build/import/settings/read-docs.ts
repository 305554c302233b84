/** The options of `plugin-content-docs`: where guides lie, which version is taken over, under which address. */
import { fileNameOf } from '../../../urls.ts';
import type { Notebook } from '../notes.ts';
import type { DocsPart, Plugin, ProjectFiles } from '../project/project.ts';
import { toText, type Value } from '../script/value.ts';
import { cleanFolder, cleanRoute } from './clean-path.ts';
import { readVersions, type VersionChoice } from './read-doc-versions.ts';
import type { SettingReader } from './setting-reader.ts';

/** The options of one folder of guides as we have them; `choice`: which of its versions are taken over. */
export function readDocsPart(
  options: SettingReader,
  files: ProjectFiles,
  notes: Notebook,
  choice: VersionChoice,
): DocsPart {
  const id = options.text('id') ?? 'default';
  const folder = cleanFolder(options.text('path') ?? 'docs');
  const base = cleanRoute(options.text('routeBasePath') ?? 'docs');
  const version = readVersions(options, { id, folder, base, ...choice }, files, notes);
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
  // The folder's own sidebars go with it where another version has its address.
  const others = version.others?.map((other) => {
    const own =
      other.name === 'current' ? readSidebarPath(options, { version: 'current' }, files, notes) : 'auto';
    return typeof own === 'object' ? { ...other, sidebars: own.file } : other;
  });
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
  return { id, exclude, settings, sidebar, ...version, ...(others === undefined ? {} : { others }) };
}

/** Whether no more than one folder of guides holds any: one without comes to nothing. Only looked at; readDocsPart reads. */
export function hasOneFolder(
  presets: readonly (Plugin | undefined)[],
  plugins: readonly Plugin[],
  files: ProjectFiles,
): boolean {
  const parts = [
    ...presets.map((preset) => entryOf(preset?.options, 'docs')),
    ...plugins.filter(({ name }) => name === 'content-docs').map(({ options }) => options),
  ];
  return parts.filter((options) => holdsGuides(options, files)).length <= 1;
}

function holdsGuides(options: Value | undefined, files: ProjectFiles): boolean {
  if (options?.kind === 'flag' && !options.value) return false;
  const [id, path] = ['id', 'path'].map((key) => {
    const value = entryOf(options, key);
    return value === undefined ? undefined : toText(value);
  });
  const folders = [cleanFolder(path ?? 'docs'), `${id === undefined ? '' : `${id}_`}versioned_docs`];
  return folders.some((folder) => files.list(folder).some((file) => /\.mdx?$/.test(file)));
}

function entryOf(options: Value | undefined, key: string): Value | undefined {
  return options?.kind === 'record' ? options.entries.get(key) : undefined;
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

/** How files of sidebars end, in the order in which they are looked for. */
const SCRIPTS = ['.ts', '.mts', '.cts', '.js', '.mjs', '.cjs', '.json'];

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
  // A path that ends in `.js` may mean the file that TypeScript would make it of.
  const stem = file.replace(/\.[cm]?[jt]s$/, '');
  const found = [file, ...SCRIPTS.map((ending) => stem + ending)].find((path) => files.has(path));
  if (found !== undefined) return { file: found };
  notes.add({
    kind: 'computed',
    what: `${options.path}.sidebarPath`,
    says: `There is no file ${fileNameOf(file)}, so the folders make the sidebar`,
    ...options.placeOf('sidebarPath'),
  });
  return 'auto';
}
