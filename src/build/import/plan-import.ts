/** What is read of a project before anything is tried: its parts, its files with their places, its settings in our words. */
import { UsageError } from '../problems/usage-error.ts';
import { changeCategory, changeReferences, changeSettings } from './content/change-texts.ts';
import { planComponents } from './content/plan-components.ts';
import { isText, planFiles, type PlannedFile } from './content/plan-files.ts';
import { placeDocs, type Places } from './content/places.ts';
import { planPages, type PlannedPages } from './content/plan-pages.ts';
import { planWords } from './content/plan-words.ts';
import { prefersBeside, settleBareLinks } from './content/bare-links.ts';
import { scanText } from './content/scan-texts.ts';
import { tellRest } from './content/tell-rest.ts';
import type { Notebook } from './notes.ts';
import type { Project, ProjectFiles } from './project/project.ts';
import type { Value } from './script/value.ts';
import { createScriptReader, type ScriptReader } from './script/read-script.ts';
import { openConfig, readProject } from './settings/read-project.ts';
import { type LooseLinks, translateLinks } from './settings/translate-links.ts';
import { translateHead } from './settings/translate-head.ts';
import {
  freezeSidebars,
  translateFrozen,
  translateSidebars,
  type TranslatedSidebars,
} from './settings/translate-sidebars.ts';
import {
  type ConfigData,
  readContents,
  readLinkRules,
  translateDrawings,
  translateSearch,
  translateSite,
} from './settings/translate-site.ts';
import {
  describeBlog,
  describeDocs,
  describeVersion,
  describeVersions,
} from './settings/describe-content.ts';
import { translateStyles } from './settings/translate-styles.ts';

/** All that is known of the new site before it is tried. */
export interface ImportPlan {
  readonly project: Project;
  readonly places: Places;
  readonly planned: readonly PlannedFile[];
  readonly site: ConfigData;
  readonly search: ConfigData | undefined;
  readonly sidebars: TranslatedSidebars;
  readonly links: LooseLinks;
  readonly rules: Readonly<Record<string, 'warning' | 'off'>>;
  /** Names of the components that came along. */
  readonly components: readonly string[];
  readonly pages: PlannedPages['pages'];
}

interface Planning {
  readonly root: string;
  readonly config: string;
  readonly files: ProjectFiles;
  readonly notes: Notebook;
  /** The version of the guides that was asked for. */
  readonly version: string | undefined;
  readonly year: number;
}

/** Reads the configuration `config` and everything it names; nothing is written. Throws a UsageError for a version that is not there. */
export function planImport({ root, config: file, files, notes, version, year }: Planning): ImportPlan {
  const reader = createScriptReader({ read: files.read, year });
  const config = openConfig(reader.load(file)?.entries.get('default'), notes);
  const project = readProject(config, { files, notes, version });
  if (version !== undefined) checkVersion(version, project);
  const places = placeDocs(project);
  const theme = config.part('themeConfig');
  const rules = readLinkRules(config);
  const site = translateSite(config, theme, notes, true);
  const links = translateLinks(theme, typeof site['title'] === 'string' ? site['title'] : undefined, notes, {
    hasVersions: places.docs.some(({ part }) => part.versions !== undefined || part.others !== undefined),
    hasLanguages: project.otherLocales.length > 0,
  });
  const search = translateSearch(theme, notes);
  const contents = readContents(theme);
  const sidebars = translateSidebars(places.docs, reader, notes);
  const { styles, statics, hasMath } = project;
  const own = translateStyles({ styles, statics, files, notes });
  const head = translateHead(config, theme, own.linked, { notes, hasMath });
  theme.finish();
  const fields = config.raw('customFields');
  config.finish();
  for (const { at, message } of reader.problems)
    notes.add({
      kind: 'computed',
      what: at.file,
      says: `It cannot be read: ${message}`,
      todo: 'Set what it says by hand.',
      file: at.file,
      line: at.line,
    });
  const { texts, components, pages, words } = planTexts({
    root,
    project,
    places,
    files,
    notes,
    sidebars,
    reader,
    fields,
  });
  const made = {
    ...Object.fromEntries(project.counting.flatMap(({ files: added }) => Object.entries(added))),
    ...(own.css === undefined ? {} : { 'brand.css': own.css }),
  };
  const taken = new Set(texts.map(({ to }) => to));
  const planned = [
    ...texts,
    ...Object.entries(made).flatMap(([name, text]): PlannedFile[] => {
      const to = `content/static/${name}`;
      return taken.has(to) ? [] : [{ to, from: file, text }];
    }),
  ];
  tellRest({ project, places, files, notes });
  return {
    project,
    places,
    planned,
    search,
    sidebars,
    links,
    rules,
    components,
    pages,
    site: {
      ...site,
      words,
      hideNavbarOnScroll: links.hidesOnScroll,
      logo: links.logo,
      brand: own.brand,
      css: own.css === undefined ? undefined : ['brand.css'],
      head: filled(head.head),
      scripts: filled([...project.counting.flatMap(({ scripts }) => scripts), ...head.scripts]),
      markdown: translateDrawings(project, notes),
      policy: head.fonts.length === 0 ? undefined : { font: head.fonts },
      docs: describeDocs(places, contents),
      blog: describeBlog(project),
      version: describeVersion(places),
      ...describeVersions(places, files),
    },
  };
}

function checkVersion(wanted: string, { docs }: Project): void {
  const names = [...new Set(docs.flatMap((part) => part.names))];
  if (!names.includes(wanted))
    throw new UsageError(`There is no version "${wanted}"; there are ${names.join(', ') || 'none'}`);
}

function filled<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length === 0 ? undefined : list;
}

interface TextPlanning {
  readonly root: string;
  readonly project: Project;
  readonly places: Places;
  readonly files: ProjectFiles;
  readonly notes: Notebook;
  readonly sidebars: TranslatedSidebars;
  readonly reader: ScriptReader;
  /** `customFields` of the configuration. */
  readonly fields: Value | undefined;
}

function planTexts({ root, project, places, files, notes, sidebars, reader, fields }: TextPlanning): {
  readonly texts: readonly PlannedFile[];
  readonly components: readonly string[];
  readonly pages: PlannedPages['pages'];
  readonly words: Readonly<Record<string, string>> | undefined;
} {
  const placeOf = ({ to }: PlannedFile) =>
    places.docs
      .toSorted((a, b) => b.prefix.length - a.prefix.length)
      .find(({ prefix }) => to.startsWith(`content/docs/${prefix}`));
  const isTaken = isTopTaken(places, project, files);
  const own = [
    ...planFiles({ root, project, places, files, notes }),
    ...listVersions(places, reader, notes),
  ].map((file): PlannedFile => {
    const frozen = changeFrozen(file, { project, places, files, notes });
    if (frozen !== undefined) return frozen;
    const place = placeOf(file);
    if (place === undefined) return file;
    const { prefix, part } = place;
    const raw = files.read(file.from) ?? '';
    if (/(?:^|\/)_category_\.(?:json|ya?ml)$/.test(file.to)) {
      const text = changeCategory(file, raw, prefix);
      return text === undefined ? file : { ...file, text };
    }
    if (!isText(file.to)) return file;
    const rename = (sidebar: string): string => sidebars.nameOf(part.id, sidebar);
    const text = changeSettings(file, raw, {
      prefix,
      isTaken: isTaken && prefix === '' && (part.versions?.last ?? 'current') === 'current',
      rename,
      notes,
    });
    return text === raw ? file : { ...file, text };
  });
  const areas = [
    ...places.docs.map(({ part }) => part.folder),
    ...project.blogs.map(({ folder }) => folder),
    ...project.pages.map(({ folder }) => folder),
  ];
  const areaOf = (from: string): string => areas.find((area) => from.startsWith(`${area}/`)) ?? '';
  const blogs = project.blogs.flatMap(({ route }) => (route === '' || route === 'blog' ? [] : [`/${route}`]));
  const besideFirst = prefersBeside(files);
  const settled = own.map((file): PlannedFile => {
    const raw = besideFirst ? (file.text ?? (isText(file.from) ? (files.read(file.from) ?? '') : '')) : '';
    const text = settleBareLinks(file, raw, files);
    return text === raw ? file : { ...file, text };
  });
  const changed = changeReferences(settled, { files, statics: project.statics, areaOf, besideFirst, blogs });
  const components = planComponents(changed, { files, notes });
  for (const file of changed)
    if (isText(file.to) && file.to.startsWith('content/'))
      scanText(file.text ?? files.read(file.from) ?? '', file.to, notes, {
        ...project,
        isTaken: (from) => components.taken.has(`${file.to} ${from}`),
      });
  const { planned, words } = planWords(changed, { files, notes, locale: project.locale });
  const pages = planPages({ project, files, notes, fields });
  const named = new Set(planned.map(({ to }) => to));
  return {
    // A picture that pages import may be one of the static files.
    texts: [...planned, ...components.files, ...pages.files.filter(({ to }) => !named.has(to))],
    components: components.names,
    pages: pages.pages,
    words,
  };
}

/** One list of the versions of several folders of guides, and the sidebars of those that were a folder itself. */
function listVersions({ docs }: Places, reader: ScriptReader, notes: Notebook): readonly PlannedFile[] {
  const others = docs.flatMap(({ part }) => part.others ?? []);
  const sidebars = others.flatMap(({ name, key, sidebars: from }): PlannedFile[] => {
    const text = name === 'current' && from !== '' ? freezeSidebars(from, reader, notes) : undefined;
    return text === undefined ? [] : [{ to: `versioned_sidebars/version-${key}-sidebars.json`, from, text }];
  });
  const names = others.map(({ key }) => key);
  return names.length === 0
    ? []
    : [
        ...sidebars,
        { to: 'versions.json', from: 'versions.json', text: `${JSON.stringify(names, undefined, 2)}\n` },
      ];
}

/** Whether a guide at `/` would meet a page of the project that has that address as well. */
function isTopTaken(places: Places, { pages }: Project, files: ProjectFiles): boolean {
  return (
    places.docsPath === '' &&
    pages.some(({ folder }) => ['md', 'mdx'].some((ending) => files.has(`${folder}/index.${ending}`)))
  );
}

/** Files of frozen versions: sidebars without what helpsite refuses, the home page of the last one. Undefined for others. */
function changeFrozen(
  file: PlannedFile,
  { project, places, files, notes }: Pick<TextPlanning, 'project' | 'places' | 'files' | 'notes'>,
): PlannedFile | undefined {
  const versions = places.docs[0]?.part.versions;
  const { to, from } = file;
  const raw = files.read(from) ?? '';
  const isEach = places.docs.some(({ part }) => part.others !== undefined);
  if ((versions !== undefined || isEach) && to.startsWith('versioned_sidebars/')) {
    const text = translateFrozen(raw, from, notes);
    return text === undefined ? file : { ...file, text };
  }
  const below = belowLast(to, versions?.last ?? 'current');
  if (below === undefined || !isText(to) || places.docs.length > 1) return undefined;
  const text = changeSettings({ ...file, to: `content/docs/${below}` }, raw, {
    prefix: '',
    isTaken: isTopTaken(places, project, files),
    rename: (sidebar) => sidebar,
    notes,
  });
  return text === raw ? file : { ...file, text };
}

/** The path of a guide of the last version, frozen or translated, in its folder; undefined for others. */
function belowLast(to: string, last: string): string | undefined {
  const frozen = `versioned_docs/version-${last}/`;
  if (to.startsWith(frozen)) return to.slice(frozen.length);
  const translated = new RegExp(
    `^i18n/[^/]+/docusaurus-plugin-content-docs/${last === 'current' ? 'current' : `version-${last.replaceAll('.', '\\.')}`}/(.+)$`,
  );
  return translated.exec(to)?.[1];
}

/** Whether a planned file (relative to the target) is to become a page. */
export function isPageText(to: string, { places }: Pick<ImportPlan, 'places'>): boolean {
  const frozen = places.docs.flatMap(({ part }) => [
    ...(part.versions?.frozen ?? []),
    ...(part.others ?? []).map(({ key }) => key),
  ]);
  const isFrozen = frozen.some((name) => to.startsWith(`versioned_docs/version-${name}/`));
  return (isFrozen || /^content\/(?:docs|blog|pages)\//.test(to)) && isText(to) && !/\/_/.test(to);
}
