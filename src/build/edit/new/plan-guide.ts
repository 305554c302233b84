/** Where a new guide goes: its folder, name, title and position, worked out from the site as it is. Pure. */
import type { GuideType } from '../../../model.ts';
import { fileNameOf, folderOf, joinPath } from '../../../urls.ts';
import type { Doc } from '../../model/docs.ts';
import { readNumberPrefix } from '../../model/number-prefix.ts';
import { checkNames, normaliseTypedPath, slugName, splitEnding } from '../move/guide-path.ts';
import type { SiteState } from '../move/site-state.ts';
import type { UnderstoodSite } from '../../site/site.ts';
import { UsageError } from '../../problems/usage-error.ts';
import { writeTemplate } from './templates.ts';

export interface GuideRequest {
  readonly root: string;
  /** As typed. */
  readonly path: string;
  readonly type: GuideType;
  readonly title: string | undefined;
}

export interface GuidePlan {
  /** Relative to the root, in the order in which they are made; the guide is the last. */
  readonly files: readonly { readonly file: string; readonly text: string }[];
  /** Sentences for whoever asked. */
  readonly notes: readonly string[];
}

/** Longest title that is no slip, in characters. */
const MAX_TITLE = 200;

/** Throws a UsageError for a path or title that no guide can have. */
export function planGuide(
  request: GuideRequest,
  state: SiteState,
  { model, lookup, parsed }: UnderstoodSite,
): GuidePlan {
  const context = { root: request.root, base: state.config.base, docsRoot: model.docsRoot };
  const typed = normaliseTypedPath(request.path, context);
  const title = request.title === undefined ? undefined : checkTitle(request.title);
  const { stem, ending } = splitEnding(typed);
  if (/\.(?:markdown|txt|html?|docx?|rst|json|ya?ml)$/i.test(stem))
    throw new UsageError(`A guide's file ends in .md or .mdx, not in ${stem.slice(stem.lastIndexOf('.'))}`);
  const folders = listFolders(state);
  const isFolderNamed = stem === '' || stem.endsWith('/');
  if (isFolderNamed && title === undefined) throw new UsageError(nameless(typed));
  const asked = isFolderNamed ? `${stem}${slugName(title ?? '')}` : stem;
  const names = asked.split('/');
  checkNames(asked);
  const { folder, fresh } = findFolder(names.slice(0, -1), folders);
  const name = nameOf(names.at(-1) ?? '');
  if (ending === '' && title === undefined && findFolder(names, folders).fresh.length === 0)
    throw new UsageError(nameless(typed));
  const path = joinPath(folder, ...fresh, `${name}${ending === '' ? '.md' : ending}`);
  const label = toWords(
    readNumberPrefix(name).name === 'index' ? fileNameOf(joinPath(folder, ...fresh)) : name,
  );
  const notes: string[] = [];
  const docs = [...lookup.docsById.values()];
  const category = planCategories(folder, fresh, folders, docs, parsed.categories);
  const position =
    fresh.length > 0 ? 1 : nextPosition(listPositions(folder, folders, docs, parsed.categories));
  if (position === undefined)
    notes.push('The guides beside it have no positions, so it has none: they are sorted by name');
  const text = writeTemplate({
    type: request.type,
    title: title ?? label,
    label: title !== undefined && title.length <= 24 ? title : label,
    position,
  });
  return { files: [...category, { file: `content/docs/${path}`, text }], notes };
}

function nameless(typed: string): string {
  const folder = typed.replace(/\/$/, '');
  return folder === ''
    ? 'Name the guide, too: helpsite new account/reset-password'
    : `"${folder}" is a folder; name the guide, too: helpsite new ${folder}/my-guide`;
}

function checkTitle(typed: string): string {
  const title = typed.replace(/\s+/g, ' ').trim();
  if (title === '')
    throw new UsageError('--title is empty; write what the guide helps with, or leave --title out');
  if (/[\0-\x1f\x7f-\x9f\u200b\u202a-\u202e\u2066-\u2069\ufeff\ud800-\udfff]/u.test(title))
    throw new UsageError('--title holds invisible characters; type it again');
  if (title.length > MAX_TITLE)
    throw new UsageError(
      `--title has ${title.length} characters; ${MAX_TITLE} are possible, 60 are readable`,
    );
  return title;
}

function nameOf(typed: string): string {
  // README and index mean the folder itself, in any case.
  const name = /^(?:readme|index)$/i.test(typed) ? typed : slugName(typed);
  if (name === '') throw new UsageError(`"${typed}" makes no file name; use letters, digits and hyphens`);
  return name;
}

/** Every folder below `content/docs`, as it is spelt on the disk; `` is the top. */
function listFolders({ discovered }: SiteState): ReadonlySet<string> {
  const folders = new Set(['']);
  for (const { path } of [...discovered.sources, ...discovered.categories]) {
    if (!path.startsWith('docs/')) continue;
    for (let folder = folderOf(path.slice('docs/'.length)); folder !== ''; folder = folderOf(folder))
      folders.add(folder);
  }
  return folders;
}

/** The folder that is meant, by its name with or without number prefix; `fresh` are the names of those that are not there. */
function findFolder(names: readonly string[], folders: ReadonlySet<string>) {
  let folder = '';
  for (const [index, name] of names.entries()) {
    const inside = [...folders].filter((path) => path !== '' && folderOf(path) === folder);
    const match = [
      (path: string) => fileNameOf(path) === name,
      (path: string) => fileNameOf(path).toLowerCase() === name.toLowerCase(),
      (path: string) => readNumberPrefix(fileNameOf(path)).name.toLowerCase() === name.toLowerCase(),
      (path: string) => fileNameOf(path).toLowerCase() === slugName(name),
    ];
    const found = match.map((isMeant) => inside.find(isMeant)).find((path) => path !== undefined);
    if (found === undefined) return { folder, fresh: names.slice(index).map(nameOf) };
    folder = found;
  }
  return { folder, fresh: [] };
}

type Docs = readonly Doc[];
type Categories = UnderstoodSite['parsed']['categories'];

/** A label and a position for each folder that is not there yet. */
function planCategories(
  folder: string,
  fresh: readonly string[],
  folders: ReadonlySet<string>,
  docs: Docs,
  categories: Categories,
): GuidePlan['files'] {
  return fresh.map((name, index) => {
    const path = joinPath(folder, ...fresh.slice(0, index + 1));
    const position = index > 0 ? 1 : nextPosition(listPositions(folder, folders, docs, categories));
    const label = toWords(name);
    const settings = position === undefined ? { label } : { label, position };
    return {
      file: `content/docs/${path}/_category_.json`,
      text: `${JSON.stringify(settings, undefined, 2)}\n`,
    };
  });
}

/** Positions of the guides and folders in a folder; undefined for one that has none. */
function listPositions(
  folder: string,
  folders: ReadonlySet<string>,
  docs: Docs,
  categories: Categories,
): readonly (number | undefined)[] {
  const own = docs.filter((doc) => doc.folder === folder && !doc.isIndex).map(({ position }) => position);
  const below = [...folders].filter((path) => path !== '' && folderOf(path) === folder);
  return [
    ...own,
    ...below.map((path) => categories[path]?.position ?? readNumberPrefix(fileNameOf(path)).number),
  ];
}

/** After the last; undefined when there are others and none has a position. */
function nextPosition(positions: readonly (number | undefined)[]): number | undefined {
  const known = positions.filter((position) => position !== undefined);
  if (known.length === 0) return positions.length === 0 ? 1 : undefined;
  return Math.max(0, ...known.map(Math.floor)) + 1;
}

/** `01-fabric-loader` → `Fabric loader`. Variables stay. */
function toWords(name: string): string {
  const words = readNumberPrefix(name).name.replace(/[-_]+/g, ' ').trim();
  return words === '' ? 'Guide' : words.charAt(0).toUpperCase() + words.slice(1);
}
