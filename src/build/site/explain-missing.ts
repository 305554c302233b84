/**
 * Why pages, files and headings are missing: deleted, moved, renamed, with the commit and the ways out. Pure; asked only
 * where something is missing.
 */
import type { Cause, Diagnostic, Fix, Missing, Source } from '../../model.ts';
import { decodePath, encodePath, folderOf, joinPath, resolveDots, routeKey, splitHref } from '../../urls.ts';
import { findHolder, listRuns, shareOf } from '../model/likeness.ts';
import { dottedPath } from '../model/relative-path.ts';
import { ENOUGH } from '../model/shingles.ts';
import { routeLookupKey } from '../model/targets.ts';
import type { PastFile, PastQuestion, SitePast } from '../read/git-past.ts';
import { explainHeading, type HeadingCause } from './explain-heading.ts';
import { findNearest } from './find-nearest.ts';
import { listPastPlaces, type PastPlaces, placesOf } from './past-places.ts';
import type { UnderstoodSite } from './site.ts';

/** What is known when something is missing. */
export interface Knowledge {
  /** Undefined without git. */
  readonly past: SitePast | undefined;
  readonly site: UnderstoodSite;
  readonly sources: readonly Source[];
}

/** What has to be asked of git to explain these; undefined: nothing is missing. */
export function askPast(diagnostics: readonly Diagnostic[], site: UnderstoodSite): PastQuestion | undefined {
  const missing = diagnostics.flatMap((diagnostic) => diagnostic.missing ?? []);
  if (missing.length === 0) return undefined;
  const anchors = missing.filter(({ anchor }) => anchor !== undefined);
  const others = missing.filter(({ anchor }) => anchor === undefined);
  return {
    paths: new Set(others.flatMap(({ paths = [] }) => paths)),
    asksAddresses: others.some(({ routes, id }) => routes !== undefined || id !== undefined),
    files: new Set(anchors.flatMap((one) => findPage(one, site) ?? [])),
  };
}

/** The source of the page on which a heading is missing. */
function findPage({ routes = [] }: Missing, { model }: UnderstoodSite): string | undefined {
  const keys = new Set(routes.map(routeLookupKey));
  return [...model.docs, ...model.posts, ...model.plainPages].find(({ route }) =>
    keys.has(routeLookupKey(route)),
  )?.path;
}

/** What a missing thing became. */
interface Gone extends Cause {
  /** Where its text or its bytes are now, below `content/`; only when nothing else can be meant. */
  readonly now?: string;
}

/** Each problem that misses something with its cause, and with the correction where there is only one. */
export function explainMissing(
  diagnostics: readonly Diagnostic[],
  knowledge: Knowledge,
): readonly Diagnostic[] {
  if (!diagnostics.some(isAboutPlace)) return diagnostics;
  const explainer = createExplainer(knowledge);
  const explained = diagnostics.map((diagnostic) =>
    diagnostic.missing === undefined || !isAboutPlace(diagnostic)
      ? undefined
      : explainer(diagnostic, diagnostic.missing),
  );
  const oldPlaces = new Map(
    explained.flatMap((one) =>
      one?.now === undefined || one.before === undefined ? [] : [[one.now, one.before]],
    ),
  );
  return diagnostics.map((diagnostic, index) => {
    const one = explained[index];
    if (one === undefined) return diagnostic;
    const { cause, now, anchor } = one;
    const file = diagnostic.at?.file.slice('content/'.length) ?? '';
    const fix =
      diagnostic.fix ??
      correct(diagnostic, now ?? followMove(diagnostic, oldPlaces.get(file), knowledge), anchor, knowledge);
    return { ...diagnostic, cause, ...(fix === undefined ? {} : { fix }) };
  });
}

/** What a link of a guide that was moved meant, where it stood (`before`): a path relative to there. */
function followMove(
  { missing }: Diagnostic,
  before: string | undefined,
  knowledge: Knowledge,
): string | undefined {
  const typed = missing?.typed ?? '';
  if (before === undefined || !/^\.{1,2}\//.test(typed)) return undefined;
  const meant = resolveDots(joinPath(folderOf(before), decodePath(splitHref(typed).path)));
  return meant !== undefined && createPresence(knowledge)(meant) ? meant : undefined;
}

/** Whether it is known which place is empty: what climbs out of the site is at no place. */
function isAboutPlace({ missing }: Diagnostic): boolean {
  const { paths = [], routes = [], id } = missing ?? {};
  return paths.length > 0 || routes.length > 0 || id !== undefined;
}

interface Explained {
  readonly cause: Cause;
  readonly now?: string;
  /** Where what is `now` elsewhere was, below `content/`. */
  readonly before?: string;
  readonly anchor?: string;
}

function createExplainer(knowledge: Knowledge): (problem: Diagnostic, missing: Missing) => Explained {
  const { past, site } = knowledge;
  const isThere = createPresence(knowledge);
  const places = past === undefined ? NOWHERE : listPastPlaces(past, site.model, isThere);
  const causes = new Map<string, Gone>();
  const headings = new Map<string, HeadingCause>();
  const runs = createRuns(knowledge);
  return ({ code }, missing) => {
    const plain: Cause = { key: keyOf(code, missing) };
    if (past === undefined || code === 'link/draft' || missing.isMeant === true) return { cause: plain };
    if (missing.anchor !== undefined) {
      const page = findPage(missing, site);
      if (page === undefined) return { cause: plain };
      const known = headings.get(plain.key) ?? explainHeading(page, missing.anchor, plain.key, past, site);
      headings.set(plain.key, known);
      return known;
    }
    const path = findPast(missing, past, places, isThere);
    if (path === undefined) return { cause: plain };
    const old = missing.routes?.find((route) => places.byRoute.get(routeLookupKey(route)) === path);
    const key = isThere(path) ? `${path} ${old ?? ''}` : path;
    const known =
      causes.get(key) ??
      (isThere(path) ? explainAddress(path, old, site) : explainGone(path, past, knowledge, runs));
    causes.set(key, known);
    const { now, ...cause } = known;
    return now === undefined ? { cause } : { cause, now, before: path };
  };
}

const NOWHERE: PastPlaces = { byRoute: new Map(), byId: new Map() };

function createPresence({ site, sources }: Knowledge): (path: string) => boolean {
  const files = site.parsed.fileNames.read();
  const texts = new Set(sources.map(({ path }) => path));
  return (path) => files.has(path) || texts.has(path);
}

/** Problems of one key miss one thing, as far as can be told from what was typed. */
function keyOf(code: string, { paths = [], routes = [], id, anchor }: Missing): string {
  const area = code === 'link/draft' ? 'draft' : anchor === undefined ? 'page' : `#${anchor}`;
  const [route] = routes;
  // A name without "./" is looked for in several places; the deepest of them is beside the guide.
  const [file] = paths.toSorted((a, b) => b.split('/').length - a.split('/').length);
  const place = route === undefined ? (file ?? id ?? '') : routeLookupKey(route);
  return `${area} ${place}`;
}

function findPast(
  { paths = [], routes = [], id }: Missing,
  past: SitePast,
  places: PastPlaces,
  isThere: (path: string) => boolean,
): string | undefined {
  return (
    paths.find((path) => past.deleted.has(path) && !isThere(path)) ??
    routes.map((route) => places.byRoute.get(routeLookupKey(route))).find((path) => path !== undefined) ??
    (id === undefined ? undefined : places.byId.get(id))
  );
}

/** The runs of words of every source, made when the first deleted text is looked for. */
function createRuns({ sources }: Knowledge): () => ReadonlyMap<string, ReadonlySet<number>> {
  let runs: ReadonlyMap<string, ReadonlySet<number>> | undefined;
  return () => (runs ??= new Map(sources.map(({ path, text }) => [path, listRuns(withoutSettings(text))])));
}

function withoutSettings(text: string): string {
  return text.replace(/^---[ \t]*\n[\s\S]*?\n---[ \t]*(?:\n|$)/, '');
}

function explainGone(
  path: string,
  past: SitePast,
  knowledge: Knowledge,
  runs: () => ReadonlyMap<string, ReadonlySet<number>>,
): Gone {
  const file = past.deleted.get(path);
  if (file === undefined) throw new Error(`${path} was never deleted`);
  const when = file.commit === undefined ? 'not committed yet' : `commit ${file.commit}`;
  const key = `gone ${path}`;
  const found = file.text === undefined ? findCopy(file, past, knowledge) : findText(file.text, runs());
  const addresses = listLostAddresses(file, knowledge.site);
  if (found === undefined)
    return {
      key,
      fact: `content/${path} was deleted (${when})`,
      hint: hintForDeleted(file, addresses, knowledge.site),
    };
  const { now, isWhole } = found;
  const redirect =
    canRedirect(now) && addresses.length > 0 ? { file: `content/${now}`, from: addresses } : undefined;
  return {
    key,
    fact: isWhole
      ? `content/${path} is now content/${now} (${when})`
      : `content/${path} was deleted (${when}); its text is now in content/${now}`,
    ...(isWhole ? { old: 'place' } : {}),
    now,
    write: 'the new place',
    ...(redirect === undefined ? {} : { hint: hintForRedirect(redirect.from, redirect.file), redirect }),
  };
}

function findText(
  text: string,
  runs: ReadonlyMap<string, ReadonlySet<number>>,
): { readonly now: string; readonly isWhole: boolean } | undefined {
  const old = listRuns(withoutSettings(text));
  const found = findHolder(old, runs);
  return found && { now: found.holder, isWhole: shareOf(found.runs, old) >= ENOUGH };
}

/** The one file with the same bytes. */
function findCopy(
  { blob }: PastFile,
  { copies }: SitePast,
  { site }: Knowledge,
): { readonly now: string; readonly isWhole: true } | undefined {
  const files = site.parsed.fileNames.read();
  const found = (copies.get(blob) ?? []).filter((path) => files.has(path));
  const [now] = found;
  return now === undefined || found.length > 1 ? undefined : { now, isWhole: true };
}

function canRedirect(path: string): boolean {
  return /^docs\/.*\.mdx?$/i.test(path) && !path.split('/').some((part) => part.startsWith('_'));
}

/** The addresses that a deleted guide had and that lead nowhere now, as `redirect_from` names them. */
function listLostAddresses({ path, text }: PastFile, { model, lookup }: UnderstoodSite): readonly string[] {
  if (
    text === undefined ||
    /^draft:[ \t]*true/m.test(text) ||
    path.split('/').some((part) => part.startsWith('_'))
  )
    return [];
  return placesOf(path, text, model)
    .filter(({ route }) => !lookup.targets.byRoute.has(routeLookupKey(route)))
    .map(({ route }) => routeKey(route).slice(model.config.base.length - 1));
}

function hintForDeleted(file: PastFile, addresses: readonly string[], site: UnderstoodSite): string {
  const { path, commit, text = '' } = file;
  const source = commit === undefined ? 'HEAD' : `${commit}^`;
  const nearest = addresses.length === 0 ? undefined : findNearest(path, text, site.model.docs);
  return [
    `Bring it back: git restore --source=${source} -- ${quoteForShell(`content/${path}`)}`,
    ...(nearest === undefined ? [] : [hintForRedirect(addresses, `content/${nearest.path}`, 'Or lead')]),
    `Or remove what names it.`,
  ].join('\n');
}

function hintForRedirect(from: readonly string[], file: string, begin = 'Lead'): string {
  const list = from.map((address) => (/^\/[\w./-]*$/.test(address) ? address : JSON.stringify(address)));
  return `${begin} its readers on: redirect_from: [${list.join(', ')}] in the front matter of ${file}`;
}

function quoteForShell(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`;
}

/** A guide that is there, at another address than before; `old` is where links look for it. */
function explainAddress(path: string, old: string | undefined, { lookup, model }: UnderstoodSite): Gone {
  const { base } = model.config;
  const below = (route: string) => routeKey(route).slice(base.length - 1);
  const route = below(lookup.targets.byPath.get(path)?.route ?? base);
  const redirect =
    old === undefined || !canRedirect(path) ? undefined : { file: `content/${path}`, from: [below(old)] };
  return {
    key: `address ${path} ${old ?? ''}`,
    fact: `content/${path} has another address now, ${route}`,
    old: 'address',
    now: path,
    write: 'the new address',
    ...(redirect === undefined ? {} : { hint: hintForRedirect(redirect.from, redirect.file), redirect }),
  };
}

/** What stands in the place of what was typed, when it is clear what is meant. */
function correct(
  { at, missing }: Diagnostic,
  now: string | undefined,
  anchor: string | undefined,
  { site }: Knowledge,
): Fix | undefined {
  const typed = missing?.typed;
  if (typed === undefined || typed === '' || at === undefined) return undefined;
  if (anchor !== undefined) return { from: typed, to: `#${encodePath(anchor)}` };
  if (now === undefined || !at.file.startsWith('content/')) return undefined;
  if (missing?.id !== undefined) {
    const id = site.model.docs.find(({ path }) => path === now)?.id;
    return id === undefined ? undefined : { from: typed, to: id };
  }
  return { from: typed, to: writeReference(typed, at.file.slice('content/'.length), now, site) };
}

/** A reference to a file or its page, in the manner of the one that it replaces. */
function writeReference(typed: string, from: string, now: string, { lookup, model }: UnderstoodSite): string {
  if (typed.startsWith('@site/')) return encodePath(`@site/content/${now}`);
  const target = lookup.targets.byPath.get(now);
  if (target !== undefined && typed.startsWith('/') && !/\.mdx?$/i.test(typed)) {
    const { base } = model.config;
    return encodePath(typed.startsWith(base) ? target.route : target.route.slice(base.length - 1));
  }
  return encodePath(now.startsWith('static/') ? now.slice('static'.length) : dottedPath(folderOf(from), now));
}
