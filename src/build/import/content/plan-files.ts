/** Which file of the project goes where. Texts are changed by `change-texts.ts`; everything else is copied byte for byte. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileNameOf } from '../../../urls.ts';
import { findUnwantedName } from '../../read/unwanted-names.ts';
import type { Notebook } from '../notes.ts';
import type { Project, ProjectFiles } from '../project/project.ts';
import type { Places } from './places.ts';

export interface PlannedFile {
  /** Relative to the target. */
  readonly to: string;
  /** Relative to the project. */
  readonly from: string;
  /** What is written; undefined: the bytes of `from`. */
  readonly text?: string;
}

/** Code and styles are no content; sidebars and components among guides were read where they matter. */
const CODE = /\.(?:[cm]?[jt]sx?|css|s[ac]ss|less|styl|map)$/i;
const TEXT = /\.mdx?$/i;

/** Whether a file is Markdown. */
export function isText(path: string): boolean {
  return TEXT.test(path);
}

interface Planning {
  readonly root: string;
  readonly project: Project;
  readonly places: Places;
  readonly files: ProjectFiles;
  readonly notes: Notebook;
}

/** All files of the content, and those that are kept for versions and languages. No two have one place: the first stays. */
export function planFiles(planning: Planning): readonly PlannedFile[] {
  const { project, places, files, notes } = planning;
  const planned = new Map<string, PlannedFile>();
  const add = (to: string, from: string): void => {
    const first = planned.get(to);
    if (first === undefined) planned.set(to, { to, from });
    else if (first.from !== from)
      notes.add({
        kind: 'left',
        what: from,
        says: `It was not taken over: ${first.from} has its place, ${to}`,
        todo: 'Rename one of them in the project, and import again.',
        file: from,
      });
  };
  for (const { part, prefix } of places.docs)
    addFolder(part.folder, part.exclude, `content/docs/${prefix}`, planning, add);
  for (const [index, blog] of project.blogs.entries()) {
    addFolder(
      blog.folder,
      blog.exclude,
      index === 0 ? 'content/blog/' : `content/blog/${blog.route || blog.id}/`,
      planning,
      add,
    );
    if (index > 0)
      notes.add({
        kind: 'translated',
        what: blog.folder,
        says: 'There is one blog: the posts of this one are among those of the first',
        file: blog.folder,
      });
  }
  tellBlogs(planning);
  for (const pages of project.pages)
    for (const from of files.list(pages.folder, pages.exclude)) {
      const below = from.slice(pages.folder.length + 1);
      if (isText(from)) {
        if (!/(?:^|\/)_/.test(below))
          add(`content/pages/${pages.route === '' ? '' : `${pages.route}/`}${below}`, from);
      }
    }
  for (const folder of project.statics) addStatic(folder, planning, add);
  addOthers(planning, add);
  return [...planned.values()].toSorted((a, b) => (a.to < b.to ? -1 : 1));
}

/** What Docusaurus makes of posts beside their pages, and of files that describe tags and authors. */
function tellBlogs({ project, files, notes }: Planning): void {
  for (const { folder, route, exclude } of project.blogs) {
    const hasAuthors = ['yml', 'yaml'].some((ending) => files.has(`${folder}/authors.${ending}`));
    const all = files.list(folder, exclude);
    const posts = all.filter(isText);
    if (posts.length === 0 && all.length > 0)
      notes.add({
        kind: 'left',
        what: folder,
        says: 'This blog has no posts, so there are no pages of it',
        todo: 'Write a post below content/blog, or delete that folder.',
        file: folder,
      });
    // What is called `blog` there has the same pages here.
    if (route === 'blog' || posts.length === 0) continue;
    const [tagged] = posts.filter((file) => /^tags[ \t]*:/m.test((files.read(file) ?? '').slice(0, 5000)));
    const lost = [
      ...(tagged === undefined ? [] : ['tags/…']),
      'archive',
      ...(hasAuthors ? ['authors/…'] : []),
    ];
    if (lost.length > 0)
      notes.add({
        kind: 'address',
        what: lost.map((name) => `/${route === '' ? '' : `${route}/`}${name}`).join(', '),
        says: 'These lists of posts have other addresses, below /blog',
        todo: 'Let your host lead them there.',
      });
  }
}

function addFolder(
  folder: string,
  exclude: readonly string[],
  to: string,
  { files, notes }: Planning,
  add: (to: string, from: string) => void,
): void {
  const code: string[] = [];
  for (const from of files.list(folder, exclude)) {
    const below = from.slice(folder.length + 1);
    if (/(?:^|\/)\./.test(below)) continue;
    if (CODE.test(below)) code.push(below);
    else add(to + below, from);
  }
  for (const below of code)
    notes.add({
      kind: 'left',
      what: `${folder}/${below}`,
      says: 'Code among the guides is not taken over, but for components that texts use',
      file: `${folder}/${below}`,
    });
}

function addStatic(
  folder: string,
  { root, files, notes }: Planning,
  add: (to: string, from: string) => void,
): void {
  for (const from of files.list(folder)) {
    const below = from.slice(folder.length + 1);
    if (/^_(?:redirects|headers)$/.test(below)) {
      notes.add({
        kind: 'translated',
        what: from,
        says: `helpsite writes its own ${below}${below === '_redirects' ? ', with the redirects of this one that lead to pages' : ''}`,
        todo: 'Set what else it holds where your host is configured.',
        file: from,
      });
      continue;
    }
    const unwanted = findUnwantedName(`static/${below}`, () => readFileSync(join(root, from)));
    if (unwanted === 'silent') continue;
    if (unwanted === undefined) add(`content/static/${below}`, from);
    else
      notes.add({
        kind: 'left',
        what: from,
        says: `It was not taken over: ${lowerFirst(unwanted.message)}`,
        todo: 'Nothing, unless readers need it.',
        file: from,
      });
  }
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Frozen versions and translations keep Docusaurus's layout beside the content. */
function addOthers(planning: Planning, add: (to: string, from: string) => void): void {
  const { project, places, files } = planning;
  if (places.docs.length > 1) {
    for (const { to, from } of planEachVersion(planning)) add(to, from);
    for (const from of files.list('i18n')) {
      const to = placeTranslation(from, places);
      if (to !== undefined && !/(?:^|\/)\.[^/]*$/.test(from)) add(to, from);
    }
    return;
  }
  const excluded = listExcluded(planning);
  for (const name of files.top) {
    if (/^(?:.+_)?versions\.json$/.test(name)) add(name, name);
    if (!/^(?:(?:.+_)?versioned_(?:docs|sidebars)|i18n)\/$/.test(name)) continue;
    for (const from of files.list(name.slice(0, -1)))
      if (!/(?:^|\/)\.[^/]*$/.test(from) && !excluded.has(from)) add(from, from);
  }
  for (const { id, version } of project.docs) {
    const folder = id === 'default' ? 'docs' : id;
    if (version === 'current') continue;
    for (const from of files.list(folder))
      add(
        `${id === 'default' ? '' : `${id}_`}versioned_docs/version-current/${from.slice(folder.length + 1)}`,
        from,
      );
  }
}

/** A version of the guides, or a language of it. */
const VERSION_FOLDER =
  /^(?:(?:.+_)?versioned_docs|i18n\/[^/]+\/docusaurus-plugin-content-docs[^/]*)\/(?:version-[^/]+|current)(?=\/)/;

/** What the patterns of the only folder of guides leave out of its versions and languages: they count from the folder of each. */
function listExcluded({ project, files }: Planning): ReadonlySet<string> {
  const [exclude = []] = project.docs.map((part) => part.exclude);
  if (exclude.length === 0) return new Set();
  const folders = files.top
    .filter((name) => /versioned_docs\/$|^i18n\/$/.test(name))
    .flatMap((name) => files.list(name.slice(0, -1)))
    .flatMap((path) => VERSION_FOLDER.exec(path)?.[0] ?? []);
  return new Set(
    [...new Set(folders)].flatMap((folder) => {
      const kept = new Set(files.list(folder, exclude));
      return files.list(folder).filter((path) => !kept.has(path));
    }),
  );
}

/** With several folders of guides the versions of all are in one list; what none of them publishes is kept where it was. */
function planEachVersion({
  places,
  files,
}: Planning): readonly { readonly to: string; readonly from: string }[] {
  const parts = places.docs.map(({ part }) => part);
  const own = parts.flatMap(({ others = [], exclude }) =>
    others.flatMap(({ name, folder, key, sidebars }) => [
      ...files
        .list(folder, exclude)
        .filter((from) => !/(?:^|\/)\./.test(from.slice(folder.length)) && !CODE.test(from))
        .map((from) => ({ to: `versioned_docs/version-${key}${from.slice(folder.length)}`, from })),
      ...(name !== 'current' && files.has(sidebars)
        ? [{ to: `versioned_sidebars/version-${key}-sidebars.json`, from: sidebars }]
        : []),
    ]),
  );
  const taken = [...own.map(({ from }) => from), ...parts.flatMap(({ folder }) => files.list(folder))];
  const isTaken = new Set(taken);
  const hasVersions = parts.some(({ others }) => others !== undefined);
  const kept = files.top
    .filter((name) => /^(?:.+_)?versioned_(?:docs|sidebars)\/$/.test(name))
    .flatMap((name) => files.list(name.slice(0, -1)))
    .filter((from) => !isTaken.has(from) && !hasVersions && !/(?:^|\/)\.[^/]*$/.test(from))
    .map((from) => ({ to: from, from }));
  const lists = hasVersions ? [] : files.top.filter((name) => /^(?:.+_)?versions\.json$/.test(name));
  return [...own, ...kept, ...lists.map((name) => ({ to: name, from: name }))];
}

/** Where a file of a translation belongs when the guides of several folders share one; undefined: nobody would read it. */
function placeTranslation(from: string, { docs }: Places): string | undefined {
  const [, language = '', id = 'default', rest = ''] =
    /^i18n\/([^/]+)\/docusaurus-plugin-content-docs(?:-([^/]+))?\/(.+)$/.exec(from) ?? [];
  if (language === '') return from;
  const place = docs.find(({ part }) => part.id === id);
  if (place === undefined) return undefined;
  const { part, prefix } = place;
  const folder = `i18n/${language}/docusaurus-plugin-content-docs`;
  const [, name = '', below = ''] = /^(current|version-[^/]+)(\/.+|\.json)$/.exec(rest) ?? [];
  const version = name.replace(/^version-/, '');
  const other = part.others?.find((one) => one.name === version);
  if (version === part.version)
    return below === '.json' ? `${folder}/current.json` : `${folder}/current/${prefix}${below.slice(1)}`;
  return other === undefined ? undefined : `${folder}/version-${other.key}${below}`;
}

/** The name of a text without its ending. */
export function stemOf(path: string): string {
  return fileNameOf(path).replace(TEXT, '');
}
