/** What is moved and where it goes, checked against the site and the disk: nothing is replaced, nothing leaves content/docs. */
import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { fileNameOf, folderOf, joinPath, routeKey } from '../../../urls.ts';
import { closest } from '../../problems/did-you-mean.ts';
import type { SiteModel } from '../../model/site-model.ts';
import type { UnderstoodSite } from '../../site/site.ts';
import { UsageError } from '../../problems/usage-error.ts';
import { checkNames, normaliseTypedPath, splitEnding, type TypedPathContext } from './guide-path.ts';
import type { SiteState } from './site-state.ts';

/** Paths are relative to `content/`. */
export interface MovePaths {
  readonly from: string;
  readonly to: string;
  readonly isFolder: boolean;
  /** Old path → new path of every file that the site knows and that moves. */
  readonly files: ReadonlyMap<string, string>;
}

/** Throws a UsageError for a move that cannot be made: nothing there, something there already, a bad name. */
export function findMovePaths(
  typedFrom: string,
  typedTo: string,
  state: SiteState,
  site: UnderstoodSite,
  root: string,
): MovePaths {
  const context = { root, base: state.config.base, docsRoot: site.model.docsRoot };
  const known = listKnown(state);
  const from = findSource(typedFrom, known, site, context);
  const isFolder = !known.has(from);
  const to = findTarget(typedTo, from, isFolder, known, context);
  if (to === from) throw new UsageError(`${show(from)} is there already`);
  if (isFolder && `${to}/`.startsWith(`${from}/`))
    throw new UsageError(`A folder cannot be moved into itself: ${show(from)} to ${show(to)}`);
  checkFree(to, from, known, root);
  const files = new Map<string, string>();
  for (const path of known) {
    if (path === from) files.set(path, to);
    else if (isFolder && path.startsWith(`${from}/`)) files.set(path, to + path.slice(from.length));
  }
  return { from, to, isFolder, files };
}

/** Every file below `content/docs`. */
function listKnown({ discovered }: SiteState): ReadonlySet<string> {
  const all = [
    ...discovered.sources.map(({ path }) => path),
    ...discovered.categories.map(({ path }) => path),
    ...discovered.files.keys(),
  ];
  return new Set(all.filter((path) => path.startsWith('docs/')));
}

function show(path: string): string {
  return `content/${path}`;
}

function findSource(
  typed: string,
  known: ReadonlySet<string>,
  { model, lookup }: UnderstoodSite,
  context: TypedPathContext,
): string {
  const path = normaliseTypedPath(typed, context);
  const bare = path.replace(/\/$/, '');
  if (bare === '')
    throw new UsageError('content/docs itself cannot be moved; name a guide or a folder below it');
  const isRoute = /^(?:\/|https?:)/i.test(typed.trim());
  const files = path.endsWith('/') && !isRoute ? [] : [bare, `${bare}.md`, `${bare}.mdx`];
  const file = files.map((name) => `docs/${name}`).find((name) => known.has(name));
  const folder = [...known].some((name) => name.startsWith(`docs/${bare}/`)) ? `docs/${bare}` : undefined;
  const route = routeKey(joinPath(model.docsRoot, bare)).toLowerCase();
  const doc =
    model.docs.find((entry) => routeKey(entry.route).toLowerCase() === route)?.path ??
    lookup.docsById.get(bare)?.path;
  if (isRoute && doc !== undefined) return doc;
  if (file !== undefined && folder !== undefined && !/\.mdx?$/i.test(bare))
    throw new UsageError(
      `"${typed}" is a guide and a folder; write ${file.slice('docs/'.length)} for the guide, ${bare}/ for the folder`,
    );
  const found = file ?? folder ?? doc;
  if (found !== undefined) return found;
  const old = model.redirects.find(({ from }) => from.toLowerCase() === route);
  if (old !== undefined)
    throw new UsageError(`"${typed}" is an old address; the guide is ${show(sourceOf(old.to, model))}`);
  const names = [...known].map((name) => splitEnding(name).stem.slice('docs/'.length));
  const stem = splitEnding(bare).stem;
  const meant = closest(stem, names) ?? names.find((name) => fileNameOf(name) === fileNameOf(stem));
  throw new UsageError(
    `There is no guide or folder "${typed}" in content/docs${meant === undefined ? '' : `; did you mean ${meant}?`}`,
  );
}

function sourceOf(route: string, model: SiteModel): string {
  return model.docs.find((doc) => doc.route === route)?.path ?? route;
}

function findTarget(
  typed: string,
  from: string,
  isFolder: boolean,
  known: ReadonlySet<string>,
  context: TypedPathContext,
): string {
  const path = normaliseTypedPath(typed, context);
  const bare = path.replace(/\/$/, '');
  const isExisting = [...known].some((name) => name.startsWith(`docs/${bare}/`));
  // Like mv: into a folder that is there, under the same name.
  const isInto = bare === '' || path.endsWith('/') || (isExisting && `docs/${bare}` !== from);
  const whole = joinPath('docs', bare, isInto ? fileNameOf(from) : '');
  const target = whole.replace(/\/$/, '');
  const isGuide = !isFolder && /\.mdx?$/i.test(from);
  const { stem, ending } = isGuide ? splitEnding(target) : { stem: target, ending: '' };
  if (isGuide && /\.(?:markdown|txt|html?|docx?|rst)$/i.test(stem))
    throw new UsageError(`A guide's file ends in .md or .mdx, not in ${stem.slice(stem.lastIndexOf('.'))}`);
  const kept = isGuide ? stem + (ending === '' ? splitEnding(from).ending : ending) : stem;
  const folders = new Set([...known].map(folderOf));
  const isPart = fileNameOf(from).startsWith('_');
  if (isPart !== fileNameOf(kept).startsWith('_') && !isFolder)
    throw new UsageError(
      isPart
        ? `${show(from)} is a partial: its name must begin with "_", or it becomes a page`
        : `"${fileNameOf(kept)}" begins with "_" and would no longer be a page; leave the "_" out`,
    );
  const fresh = kept.split('/').filter((name, index, all) => {
    const below = all.slice(0, index + 1).join('/');
    return name !== 'docs' && ![...folders].some((folder) => `${folder}/`.startsWith(`${below}/`));
  });
  if (fresh.length > 0)
    checkNames(splitEnding(fresh.join('/')).stem.replace(/(^|\/)_(?=[^/]*$)/, isPart ? '$1' : '$1_'));
  return kept;
}

function checkFree(to: string, from: string, known: ReadonlySet<string>, root: string): void {
  const folded = to.toLowerCase();
  const isCaseOnly = folded === from.toLowerCase();
  for (const path of known) {
    const lower = path.toLowerCase();
    const isOwn = path === from || path.startsWith(`${from}/`);
    if (!isOwn && (lower === folded || lower.startsWith(`${folded}/`)))
      throw new UsageError(`${show(path)} exists already; nothing is replaced: choose another name`);
    if (!isOwn && `${folded}/`.startsWith(`${lower}/`))
      throw new UsageError(`${show(path)} is a file, so nothing can lie below it; choose another folder`);
  }
  for (let folder = folderOf(to); folder !== 'docs' && folder !== ''; folder = folderOf(folder)) {
    const stats = lstatSync(join(root, 'content', folder), { throwIfNoEntry: false });
    if (stats !== undefined && !stats.isDirectory())
      throw new UsageError(
        `${show(folder)} is ${stats.isSymbolicLink() ? 'a symbolic link, which could lead out of the site' : 'a file'}; choose another folder`,
      );
  }
  if (!isCaseOnly && lstatSync(join(root, 'content', to), { throwIfNoEntry: false }) !== undefined)
    throw new UsageError(`${show(to)} exists already; nothing is replaced: choose another name`);
}
