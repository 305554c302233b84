/** Everything that moving a guide or a folder changes, worked out and tried in memory before a file is touched. Pure but for the memo. */
import type { Diagnostic, Source } from '../../model.ts';
import { fileNameOf, folderOf, joinPath, routeKey } from '../../urls.ts';
import type { Memo } from '../memo.ts';
import { findUsedFiles } from '../model/links.ts';
import type { SourceItem, SourceSidebars } from '../model/sidebar-source.ts';
import { findPartials } from '../parse/imports.ts';
import { editLiterals, editYaml, type Rename } from './edit-literals.ts';
import { normaliseText, readRedirects, renameIds, setRedirects, settingsLength } from './edit-settings.ts';
import type { MovePaths } from './move-paths.ts';
import { applyEdits, canonical, mapMeaning, relink, type Relocation, type ShowingPage } from './relink.ts';
import { findNewProblems, type SiteState, understandSite, type UnderstoodSite } from './site-state.ts';

/** A file with its text before and after; `file` is where it lies after the move, relative to the root. */
export interface TextChange {
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

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

/** Text of a file (relative to the root) as it lies on the disk; undefined when it is no text. */
export type ReadRaw = (file: string) => string | undefined;

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
  const first = understandSite(bare, memo);
  const relocation = locate(pathOf, (path) => back.get(path) ?? path, files, before, first, state);

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
  for (const { path } of state.discovered.categories)
    edit(path, (text) => renameCategoryLink(text, path, before, first, relocation));

  const addresses = listAddresses(files, before, first);
  const warnings: Diagnostic[] = [];
  for (const [path, wanted] of listRedirects(addresses, raw, before)) {
    const text = setRedirects(raw(path), wanted, path);
    if (text === undefined) warnings.push(cannotRedirect(pathOf(path), wanted));
    else texts.set(path, text);
  }
  const others = editOthers(otherFiles, readRaw, listRenames(asked, files, before, first), relocation);
  warnings.push(...others.warnings);

  const after = understandSite(moveState(state, files, texts, relocation.id, asked), memo);
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

/** Pictures below a single guide's folder that no other page shows: they go along. */
function findOwnPictures(
  { from, to, isFolder }: MovePaths,
  { discovered, config }: SiteState,
  { parsed }: UnderstoodSite,
): ReadonlyMap<string, string> {
  const folder = folderOf(from);
  const moved = new Map<string, string>();
  if (isFolder || folder === folderOf(to)) return moved;
  const fileSet = new Set(discovered.files.keys());
  const users = new Map<string, Set<string>>();
  for (const page of parsed.pages.values()) {
    for (const file of findUsedFiles(page.links, fileSet, config.base)) {
      const known = users.get(file);
      if (known === undefined) users.set(file, new Set([page.path]));
      else known.add(page.path);
    }
  }
  for (const [file, pages] of users) {
    if (!file.startsWith(`${folder}/`) || pages.size !== 1 || !pages.has(from)) continue;
    const target = folderOf(to) + file.slice(folder.length);
    if (![...fileSet].some((other) => other.toLowerCase() === target.toLowerCase())) moved.set(file, target);
  }
  return moved;
}

function moveState(
  state: SiteState,
  files: ReadonlyMap<string, string>,
  texts: ReadonlyMap<string, string>,
  idOf: (id: string) => string,
  asked?: MovePaths,
): SiteState {
  const move = ({ path, text }: Source): Source => {
    const edited = texts.get(path);
    return { path: files.get(path) ?? path, text: edited === undefined ? text : normaliseText(edited) };
  };
  const byPath = (a: Source, b: Source) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0);
  const { discovered, explicit } = state;
  const folderTo = (folder: string) =>
    asked?.isFolder === true && (folder === below(asked.from) || folder.startsWith(`${below(asked.from)}/`))
      ? below(asked.to) + folder.slice(below(asked.from).length)
      : folder;
  return {
    ...state,
    discovered: {
      ...discovered,
      sources: discovered.sources.map(move).toSorted(byPath),
      categories: discovered.categories.map(move).toSorted(byPath),
      files: new Map([...discovered.files].map(([path, stamp]) => [files.get(path) ?? path, stamp])),
    },
    explicit:
      explicit === undefined
        ? undefined
        : { ...explicit, sidebars: moveSidebars(explicit.sidebars, idOf, folderTo) },
  };
}

const below = (path: string) => path.slice('docs/'.length);

function moveSidebars(
  sidebars: SourceSidebars,
  idOf: (id: string) => string,
  folderTo: (folder: string) => string,
): SourceSidebars {
  const moveItem = (item: SourceItem): SourceItem => {
    if (item.type === 'doc' || item.type === 'ref') return { ...item, id: idOf(item.id) };
    if (item.type === 'autogenerated') return { ...item, dirName: folderTo(item.dirName) };
    if (item.type !== 'category') return item;
    const { link } = item;
    return {
      ...item,
      items: item.items.map(moveItem),
      ...(link?.type === 'doc' ? { link: { ...link, id: idOf(link.id) } } : {}),
    };
  };
  return Object.fromEntries(Object.entries(sidebars).map(([name, items]) => [name, items.map(moveItem)]));
}

function locate(
  path: Relocation['path'],
  oldPath: Relocation['oldPath'],
  files: ReadonlyMap<string, string>,
  before: UnderstoodSite,
  after: UnderstoodSite,
  { config }: SiteState,
): Relocation {
  const routes = new Map<string, string>();
  const ids = new Map<string, string>();
  const docsAfter = new Map([...after.model.docsById.values()].map((doc) => [doc.path, doc]));
  for (const doc of before.model.docsById.values()) {
    const moved = docsAfter.get(path(doc.path));
    if (moved === undefined) continue;
    if (moved.id !== doc.id) ids.set(doc.id, moved.id);
    if (moved.route !== doc.route) routes.set(routeKey(doc.route), routeKey(moved.route));
  }
  const gone = before.model.categoryPages.filter(
    ({ route }) => !after.model.targets.byRoute.has(lower(route)),
  );
  const fresh = after.model.categoryPages.filter(
    ({ route }) => !before.model.targets.byRoute.has(lower(route)),
  );
  for (const page of gone) {
    const same = fresh.filter(({ label }) => label === page.label);
    if (same.length === 1 && same[0] !== undefined) routes.set(routeKey(page.route), routeKey(same[0].route));
  }
  const sources = new Map<string, string>();
  for (const [source, { route }] of after.model.targets.byPath)
    if (!sources.has(routeKey(route))) sources.set(routeKey(route), source);
  return {
    path,
    oldPath,
    route: (old) => routes.get(old) ?? old,
    id: (old) => ids.get(old) ?? old,
    sourceAt: (route) => sources.get(routeKey(route)),
    before: before.model.targets,
    after: after.model.targets,
    variables: config.variables,
    origin: config.url,
  };
}

const lower = (route: string) => routeKey(route).toLowerCase();

/** Texts whose links may need new targets, with the pages that show them. */
function findAffected(
  { discovered, config }: SiteState,
  before: UnderstoodSite,
  after: UnderstoodSite,
  files: ReadonlyMap<string, string>,
  relocation: Relocation,
): ReadonlyMap<string, readonly ShowingPage[]> {
  const affected = new Map<string, Map<string, ShowingPage>>();
  const routeOf = (site: UnderstoodSite, path: string) => site.model.targets.byPath.get(path)?.route ?? '';
  const add = (text: string, path: string) => {
    const newPath = files.get(path) ?? path;
    const page = { path, route: routeOf(before, path), newPath, newRoute: routeOf(after, newPath) };
    const known = affected.get(text) ?? new Map<string, ShowingPage>();
    affected.set(text, known.set(path, page));
  };
  for (const [path, page] of before.parsed.pages) {
    const now = after.parsed.pages.get(files.get(path) ?? path);
    const links = before.model.links.get(path) ?? [];
    const moved = now === undefined ? [] : (after.model.links.get(now.path) ?? []);
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
  const old = before.model.docsById.get(local) ?? before.model.docsById.get(link.id);
  if (old === undefined) return undefined;
  const id = relocation.id(old.id);
  const newFolder = folderOf(relocation.path(path)).replace(/^docs\/?/, '');
  const isLocal = joinPath(newFolder, link.id) === id;
  if (isLocal || id === link.id) return undefined;
  const fresh = folderOf(id) === newFolder ? fileNameOf(id) : id;
  if (!after.model.docsById.has(id)) return undefined;
  return text.replace(
    new RegExp(
      `(["']?id["']?\\s*:\\s*)(["']?)${link.id.replace(/[^\w/-]/g, '\\$&')}\\2(?=\\s*(?:[,}\\r\\n#]|$))`,
    ),
    (_typed, key: string, mark: string) => key + mark + fresh + mark,
  );
}

function listAddresses(files: ReadonlyMap<string, string>, before: UnderstoodSite, after: UnderstoodSite) {
  return [...files].flatMap(([path, newPath]) => {
    const [old, fresh] = [before.model.targets.byPath.get(path), after.model.targets.byPath.get(newPath)];
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

function listRenames(
  { from, to, isFolder }: MovePaths,
  files: ReadonlyMap<string, string>,
  before: UnderstoodSite,
  after: UnderstoodSite,
): readonly Rename[] {
  const renames: Rename[] = [];
  const docsAfter = new Map([...after.model.docsById.values()].map((doc) => [doc.path, doc]));
  const { base } = before.model.config;
  for (const doc of before.model.docsById.values()) {
    const moved = docsAfter.get(files.get(doc.path) ?? doc.path);
    if (moved === undefined || !files.has(doc.path)) continue;
    if (moved.id !== doc.id) renames.push({ from: doc.id, to: moved.id, kind: 'id' });
    const [old, fresh] = [routeKey(doc.route), routeKey(moved.route)];
    if (old === fresh) continue;
    renames.push({ from: old, to: fresh, kind: 'route' });
    if (base !== '/')
      renames.push({ from: old.slice(base.length - 1), to: fresh.slice(base.length - 1), kind: 'route' });
  }
  for (const [old, fresh] of files)
    if (/\.mdx?$/.test(old)) renames.push({ from: `content/${old}`, to: `content/${fresh}`, kind: 'route' });
  if (isFolder) renames.push({ from: below(from), to: below(to), kind: 'folder' });
  return renames;
}

function editOthers(
  otherFiles: readonly string[],
  readRaw: ReadRaw,
  renames: readonly Rename[],
  relocation: Relocation,
): { readonly changes: readonly TextChange[]; readonly warnings: readonly Diagnostic[] } {
  const changes: TextChange[] = [];
  const warnings: Diagnostic[] = [];
  for (const file of otherFiles) {
    const before = readRaw(file);
    if (before === undefined || !renames.some(({ from }) => before.includes(from))) continue;
    if (/\.ya?ml$/.test(file)) {
      changes.push({ file, before, after: editYaml(before, renames) });
      continue;
    }
    const isSidebars = /(?:^|\/)sidebars\.\w+$/.test(file);
    const { text, doubtful } = editLiterals(before, file, renames, isSidebars);
    changes.push({ file: relocation.path(file), before, after: text });
    for (const { from, to, ...at } of doubtful)
      warnings.push({
        severity: 'warning',
        code: 'move/by-hand',
        message: `"${from}" may be the guide that moves, or something else: it was left alone`,
        at,
        hint: `If it is the guide, write "${to}".`,
      });
  }
  return { changes: changes.filter(({ before, after }) => before !== after), warnings };
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

/** Addresses that answered before and do not after: category pages have no redirects. */
function findLostAddresses(before: UnderstoodSite, after: UnderstoodSite): readonly Diagnostic[] {
  const left = new Set(after.model.routes.map(({ path }) => lower(path)));
  return before.model.routes
    .filter(({ path, kind }) => kind !== 'redirect' && !left.has(lower(path)))
    .map(({ path, kind }): Diagnostic => ({
      severity: 'warning',
      code: 'move/address-lost',
      message: `The address ${path} is gone${kind === 'category' ? ': its category has another address, or no guide, now' : ''}`,
      hint:
        kind === 'category'
          ? 'To keep it, give the category "link": { "type": "generated-index", "slug": "…" } with the old address.'
          : 'Readers who come from outside will see the page for missing addresses.',
    }));
}

/** What differs in the pages themselves: every link must mean the same, every text must be the same. */
function compareSites(
  before: UnderstoodSite,
  after: UnderstoodSite,
  files: ReadonlyMap<string, string>,
  texts: ReadonlyMap<string, string>,
  relocation: Relocation,
): readonly Diagnostic[] {
  const problems: Diagnostic[] = [];
  for (const [path, page] of before.parsed.pages) {
    const newPath = files.get(path) ?? path;
    const now = after.parsed.pages.get(newPath);
    const report = (message: string, at = { file: `content/${newPath}`, line: 1, column: 1 }) =>
      problems.push({
        severity: 'error',
        code: 'move/not-certain',
        message,
        at,
        hint: 'Change this place by hand so that it does not name the guide, and move it then.',
      });
    if (now === undefined) {
      report('This page would be gone after the move');
      continue;
    }
    const [links, moved] = [before.model.links.get(path) ?? [], after.model.links.get(newPath) ?? []];
    if (links.length !== moved.length) report('This page would have other links after the move');
    for (const [index, link] of links.entries()) {
      const fresh = moved[index];
      const wanted = mapMeaning(canonical(link.href, relocation.before), relocation);
      if (fresh === undefined || link.dead === true || wanted === canonical(fresh.href, relocation.after))
        continue;
      const slot = page.links[index];
      report(
        `This link would lead elsewhere after the move: "${slot?.href ?? ''}"`,
        slot === undefined
          ? undefined
          : { ...slot.at, file: `content/${files.get(slot.at.file.slice(8)) ?? slot.at.file.slice(8)}` },
      );
    }
    if (!files.has(path) && !texts.has(path)) continue;
    const [old, fresh] = [before.parsed.bodies.get(path)?.read(), after.parsed.bodies.get(newPath)?.read()];
    if (JSON.stringify([old?.segments, old?.codes]) !== JSON.stringify([fresh?.segments, fresh?.codes]))
      report('The text of this page would change with the move');
  }
  return problems;
}
