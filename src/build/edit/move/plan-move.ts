/** Everything that moving a guide or a folder changes, worked out and tried in memory before a file is touched. Pure but for the memo. */
import type { Diagnostic } from '../../../model.ts';
import { fileNameOf, folderOf, joinPath, routeKey } from '../../../urls.ts';
import { escapePattern } from '../../../text.ts';
import type { Memo } from '../../memo/memo.ts';
import { findPartials } from '../../parse/imports.ts';
import { addCategoryRedirect, findLostCategory } from './category-redirect.ts';
import { compareSites, findLostAddresses } from './compare-sites.ts';
import { editOthers, listRenames } from './edit-others.ts';
import { readRedirects, setRedirects, settingsLength } from '../../addresses/edit-settings.ts';
import { locate, lower } from './locate.ts';
import { renameErrorTargets } from './rename-error-targets.ts';
import { renameIds } from './rename-ids.ts';
import type { MovePaths } from './move-paths.ts';
import { moveState } from './move-state.ts';
import { findOwnPictures } from './own-pictures.ts';
import { applyEdits, canonical, mapMeaning, relink, type Relocation, type ShowingPage } from './relink.ts';
import type { ReadRaw, TextChange } from './text-change.ts';
import { findNewProblems, type SiteState, understandState } from './site-state.ts';
import type { UnderstoodSite } from '../../site/site.ts';

export interface MovePlan {
  /** Relative to the root; the first is what was asked for, the others are pictures that only it shows. */
  readonly renames: readonly { readonly from: string; readonly to: string }[];
  readonly changes: readonly TextChange[];
  /** Addresses that change; `redirected`: the old one still leads there. */
  readonly addresses: readonly { readonly from: string; readonly to: string; readonly redirected: boolean }[];
  /** What a person must look at. */
  readonly warnings: readonly Diagnostic[];
  /** What the move would break: with any, nothing may be written. */
  readonly problems: readonly Diagnostic[];
}

/** Plans the move. `otherFiles` are files outside the pipeline that may name guides: configuration, React pages, golden questions. */
export function planMove(
  asked: MovePaths,
  state: SiteState,
  before: UnderstoodSite,
  otherFiles: readonly string[],
  readRaw: ReadRaw,
  memo: Memo,
): MovePlan {
  const files = new Map([...asked.files, ...findOwnPictures(asked, state, before)]);
  const pathOf = (path: string) => files.get(path) ?? path;
  const back = new Map([...files].map(([from, to]) => [to, from]));
  const bare = moveState(state, files, new Map(), (id) => id);
  const first = understandState(bare, memo);
  const relocation = locate(pathOf, (path) => back.get(path) ?? path, before, first, state);

  const texts = new Map<string, string>();
  const raw = (path: string) => texts.get(path) ?? readRaw(`content/${path}`) ?? '';
  const edit = (path: string, change: (text: string) => string | undefined) => {
    const text = raw(path);
    const edited = change(text);
    if (edited !== undefined && edited !== text) texts.set(path, edited);
  };
  for (const [path, pages] of findAffected(state, before, first, files, relocation))
    edit(path, (text) => relinkBody(text, path, pages, relocation));
  for (const { path } of state.discovered.sources)
    if (namesAny(before.parsed.pages.get(path)?.settings, relocation))
      edit(path, (text) => renameIds(text, relocation.id, state.config.variables));
  const isGuide = (path: string) => before.parsed.pages.has(path);
  for (const [path, { settings }] of before.parsed.pages) {
    const { errorRules } = settings;
    if (errorRules !== undefined)
      edit(path, (text) => renameErrorTargets(text, path, errorRules, relocation, isGuide));
  }
  for (const { path } of state.discovered.categories)
    edit(path, (text) => renameCategoryLink(text, path, before, first, relocation));

  const category = asked.isFolder ? findLostCategory(before, first) : undefined;
  if (category !== undefined)
    for (const { path } of state.discovered.categories)
      if (folderOf(path) === asked.from) edit(path, (text) => addCategoryRedirect(text, path, category));

  const addresses = listAddresses(files, before, first);
  const warnings: Diagnostic[] = [];
  for (const [path, wanted] of listRedirects(addresses, raw, before)) {
    const text = setRedirects(raw(path), wanted, path);
    if (text === undefined) warnings.push(cannotRedirect(pathOf(path), wanted));
    else texts.set(path, text);
  }
  const others = editOthers(otherFiles, readRaw, listRenames(asked, files, before, first), relocation);
  warnings.push(...others.warnings);

  const after = understandState(moveState(state, files, texts, relocation.id, asked), memo);
  const problems = [
    ...findNewProblems(
      before.diagnostics,
      after.diagnostics,
      (file) => `content/${pathOf(file.slice('content/'.length))}`,
    ),
    ...compareSites(before, after, files, texts, relocation),
  ];
  return {
    renames: [
      { from: `content/${asked.from}`, to: `content/${asked.to}` },
      ...[...files]
        .filter(([from]) => !asked.files.has(from))
        .map(([from, to]) => ({ from: `content/${from}`, to: `content/${to}` })),
    ],
    changes: [
      ...[...texts].map(([path, text]) => ({
        file: `content/${pathOf(path)}`,
        before: readRaw(`content/${path}`) ?? '',
        after: text,
      })),
      ...others.changes,
    ].filter((change) => change.before !== change.after),
    addresses: addresses.map(({ from, to, isPublished }) => ({
      from,
      to,
      redirected:
        isPublished && after.model.redirects.some((redirect) => routeKey(redirect.from) === routeKey(from)),
    })),
    warnings: [...warnings, ...findLostAddresses(before, after)],
    problems,
  };
}

/** Texts whose links may need new targets, with the pages that show them. */
function findAffected(
  { discovered, config }: SiteState,
  before: UnderstoodSite,
  after: UnderstoodSite,
  files: ReadonlyMap<string, string>,
  relocation: Relocation,
): ReadonlyMap<string, readonly ShowingPage[]> {
  const affected = new Map<string, Map<string, ShowingPage>>();
  const routeOf = (site: UnderstoodSite, path: string) => site.lookup.targets.byPath.get(path)?.route ?? '';
  const add = (text: string, path: string) => {
    const newPath = files.get(path) ?? path;
    const page = { path, route: routeOf(before, path), newPath, newRoute: routeOf(after, newPath) };
    const known = affected.get(text) ?? new Map<string, ShowingPage>();
    affected.set(text, known.set(path, page));
  };
  for (const [path, page] of before.parsed.pages) {
    const now = after.parsed.pages.get(files.get(path) ?? path);
    const links = before.lookup.links.get(path) ?? [];
    const moved = now === undefined ? [] : (after.lookup.links.get(now.path) ?? []);
    for (const [index, slot] of page.links.entries()) {
      const [old, fresh] = [links[index]?.href, moved[index]?.href];
      // A draft's links are not resolved: they are looked at one by one.
      const same =
        links.length > 0 &&
        links.length === moved.length &&
        old !== undefined &&
        fresh !== undefined &&
        mapMeaning(canonical(old, relocation.before), relocation) === canonical(fresh, relocation.after);
      if (!same) add(slot.at.file.slice('content/'.length), path);
    }
  }
  const own = config.url === '' ? undefined : config.url + config.base;
  for (const { path, text } of discovered.sources) {
    const shows = findPartials(text, path).some((partial) => files.has(partial));
    if (
      shows ||
      files.has(path) ||
      /pathname:\/\/|docId/.test(text) ||
      (own !== undefined && text.includes(own))
    )
      if (!affected.has(path) && before.parsed.pages.has(path)) add(path, path);
      else if (!affected.has(path)) affected.set(path, new Map());
  }
  return new Map([...affected].map(([text, pages]) => [text, [...pages.values()]]));
}

function relinkBody(
  text: string,
  path: string,
  pages: readonly ShowingPage[],
  relocation: Relocation,
): string {
  const start = settingsLength(text);
  const body = text.slice(start);
  return text.slice(0, start) + applyEdits(body, relink(body, path, pages, relocation));
}

function namesAny(
  settings: { related?: readonly string[]; paginationPrev?: unknown; paginationNext?: unknown } | undefined,
  { id }: Relocation,
): boolean {
  if (settings === undefined) return false;
  const names = [...(settings.related ?? []), settings.paginationPrev, settings.paginationNext];
  return names.some(
    (name) =>
      typeof name === 'string' && [name, name.replace(/\/$/, '/index')].some((each) => id(each) !== each),
  );
}

/** A category that links to a guide names it by its name in the folder, or by its whole id. */
function renameCategoryLink(
  text: string,
  path: string,
  before: UnderstoodSite,
  after: UnderstoodSite,
  relocation: Relocation,
): string | undefined {
  const folder = folderOf(path).replace(/^docs\/?/, '');
  const link = before.parsed.categories[folder]?.link;
  if (link === undefined || link === false || link.type !== 'doc') return undefined;
  const local = joinPath(folder, link.id);
  const old = before.lookup.docsById.get(local) ?? before.lookup.docsById.get(link.id);
  if (old === undefined) return undefined;
  const id = relocation.id(old.id);
  const newFolder = folderOf(relocation.path(path)).replace(/^docs\/?/, '');
  const isLocal = joinPath(newFolder, link.id) === id;
  if (isLocal || id === link.id) return undefined;
  const fresh = folderOf(id) === newFolder ? fileNameOf(id) : id;
  if (!after.lookup.docsById.has(id)) return undefined;
  return text.replace(
    new RegExp(`(["']?id["']?\\s*:\\s*)(["']?)${escapePattern(link.id)}\\2(?=\\s*(?:[,}\\r\\n#]|$))`),
    (_typed, key: string, mark: string) => key + mark + fresh + mark,
  );
}

function listAddresses(files: ReadonlyMap<string, string>, before: UnderstoodSite, after: UnderstoodSite) {
  return [...files].flatMap(([path, newPath]) => {
    const [old, fresh] = [before.lookup.targets.byPath.get(path), after.lookup.targets.byPath.get(newPath)];
    if (old === undefined || fresh === undefined || routeKey(old.route) === routeKey(fresh.route)) return [];
    return [{ path, from: old.route, to: fresh.route, isPublished: !old.draft }];
  });
}

/** Old addresses of each moved guide: those it had, less its new one, and the one it loses. */
function* listRedirects(
  addresses: ReturnType<typeof listAddresses>,
  raw: (path: string) => string,
  { model }: UnderstoodSite,
): Iterable<readonly [string, readonly string[]]> {
  const { base } = model.config;
  const full = (typed: string) =>
    typed.startsWith(base) ? typed : joinPath(typed.startsWith('/') ? base : model.docsRoot, typed);
  for (const { path, from, to, isPublished } of addresses) {
    const known = readRedirects(raw(path), path);
    const kept = known.filter((typed) => lower(full(typed)) !== lower(to));
    // An address that differs in case only is the same file on many disks.
    const isNew =
      isPublished && lower(from) !== lower(to) && !kept.some((typed) => lower(full(typed)) === lower(from));
    const wanted = isNew ? [...kept, routeKey(from).slice(base.length - 1)] : kept;
    if (wanted.length !== known.length || isNew) yield [path, wanted];
  }
}

function cannotRedirect(path: string, wanted: readonly string[]): Diagnostic {
  return {
    severity: 'warning',
    code: 'move/by-hand',
    message: 'The old addresses could not be written into these settings',
    at: { file: `content/${path}`, line: 1, column: 1 },
    hint: `Add the line redirect_from: [${wanted.join(', ')}]`,
  };
}
