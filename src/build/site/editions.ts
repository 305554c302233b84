/**
 * A site with several versions is made of editions: each has the guides of one version, in the places where those of a site
 * without versions lie (`docs/`). Whatever makes pages sees one edition and knows nothing of the others; what is told of one is
 * brought back to the files that there are. Pure but for the memo.
 */
import type { Diagnostic, Source, VersionPlan } from '../../model.ts';
import { fileOfSource, isBesideContent } from '../../urls.ts';
import type { Memo } from '../memo/memo.ts';
import { restoreProblem } from '../problems/restore-problem.ts';
import type { Discovered } from '../read/discover.ts';
import type { SourceParts } from '../read/read-site.ts';

/** One of them, before anything is made of it. */
export interface Edition<P extends SourceParts = SourceParts> {
  readonly parts: P;
  /** Undefined: the site has no versions. */
  readonly plan: VersionPlan | undefined;
  /** What is remembered of it. */
  readonly memo: Memo;
  /** The path of a source in the edition → its path in the site. */
  readonly sourceOf: (path: string) => string;
}

const SAME = (path: string): string => path;

/** The editions of a site, the main one (with all other pages) first. Without versions the site is its only one. */
export function openEditions<P extends SourceParts>(
  parts: P,
  memo: Memo,
): readonly [Edition<P>, ...Edition<P>[]] {
  const { plans = [] } = parts.settings.versions ?? {};
  const [main, ...others] = plans.toSorted((a, b) => Number(b.isMain) - Number(a.isMain));
  if (main === undefined) return [{ parts: withoutBeside(parts), plan: undefined, memo, sourceOf: SAME }];
  return [openEdition(parts, main, memo), ...others.map((plan) => openEdition(parts, plan, memo))];
}

/** What lies beside `content/` and is not published is not looked at. */
function withoutBeside<P extends SourceParts>(parts: P): P {
  const { discovered, facts } = parts;
  const { sources, categories, files, lists } = discovered;
  const isOwn = ({ path }: { readonly path: string }): boolean => !isBesideContent(path);
  const all = [...sources, ...categories, ...(lists ?? [])];
  if (all.every(isOwn) && ![...files.keys()].some(isBesideContent)) return parts;
  const own = {
    ...discovered,
    sources: sources.filter(isOwn),
    categories: categories.filter(isOwn),
    ...(lists === undefined ? {} : { lists: lists.filter(isOwn) }),
    files: keepKeys(files, (path) => (isBesideContent(path) ? undefined : path)),
    diagnostics: discovered.diagnostics.filter(({ at }) => at === undefined || !isBesideContent(at.file)),
  };
  return {
    ...parts,
    discovered: own,
    facts: facts && keepKeys(facts, (path) => (isBesideContent(path) ? undefined : path)),
  };
}

function openEdition<P extends SourceParts>(parts: P, plan: VersionPlan, whole: Memo): Edition<P> {
  const memo = plan.isMain ? whole : whole.part(plan.name);
  const folder = `${plan.folder.replace(/^content\//, '')}/`;
  const placeOf = (path: string): string | undefined => {
    if (path.startsWith(folder)) return `docs/${path.slice(folder.length)}`;
    if (path.startsWith('docs/') || isBesideContent(path)) return undefined;
    return plan.isMain || !/^(?:pages|blog)\//.test(path) ? path : undefined;
  };
  const sourceOf = (path: string): string =>
    path.startsWith('docs/') ? folder + path.slice('docs/'.length) : path;
  const { settings, discovered, facts, pictures, react } = parts;
  const { name, label, noIndex } = plan;
  const version = { name, label, ...(noIndex ? { noIndex } : {}) };
  const own = settings.versions?.sidebars[name];
  const config = { ...settings.config, version, ...(plan.isMain ? {} : { gone: [] }) };
  const explicit = name === 'current' ? settings.explicit : own;
  return {
    plan,
    memo,
    sourceOf,
    parts: {
      ...parts,
      settings: { ...settings, config, explicit },
      discovered: placeAll(discovered, placeOf, plan.isMain, memo),
      facts: facts && keepKeys(facts, placeOf),
      ...(pictures === undefined ? {} : { pictures: keepKeys(pictures, placeOf) }),
      react: plan.isMain ? react : { pages: [], diagnostics: [] },
      ...placeHistory(parts, placeOf),
    },
  };
}

type Place = (path: string) => string | undefined;

function placeAll(discovered: Discovered, placeOf: Place, isMain: boolean, memo: Memo): Discovered {
  const placed = (sources: readonly Source[]): readonly Source[] =>
    sources.flatMap((source) => {
      const path = placeOf(source.path);
      if (path === undefined || path === source.path) return path === undefined ? [] : [source];
      // The same object as long as its text is: nothing is made of it anew.
      return [memo.share('source', path, { source, path }, moveSource).read()];
    });
  return {
    sources: placed(discovered.sources).toSorted((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0)),
    categories: placed(discovered.categories),
    sheets: discovered.sheets,
    ...(discovered.lists === undefined ? {} : { lists: placed(discovered.lists) }),
    reactPages: isMain ? discovered.reactPages : [],
    files: keepKeys(discovered.files, placeOf),
    diagnostics: isMain ? discovered.diagnostics : [],
  };
}

function moveSource({ source, path }: { readonly source: Source; readonly path: string }): Source {
  return { path, text: source.text };
}

function keepKeys<T>(from: ReadonlyMap<string, T>, placeOf: Place): ReadonlyMap<string, T> {
  return new Map(
    [...from].flatMap(([path, value]): [string, T][] => {
      const place = placeOf(path);
      return place === undefined ? [] : [[place, value]];
    }),
  );
}

/** Dates by file, where they are known at all. */
function placeHistory(parts: SourceParts, placeOf: Place): object {
  if (!('history' in parts) || !(parts.history instanceof Map)) return {};
  const history: ReadonlyMap<string, unknown> = parts.history;
  return {
    history: keepKeys(history, (file) => {
      const place = placeOf(file.replace(/^content\//, ''));
      return place === undefined ? undefined : `content/${place}`;
    }),
  };
}

/** Of the problems of an edition those that are its own, at the files that there are. */
export function restoreProblems(
  found: readonly Diagnostic[],
  { plan, sourceOf, parts }: Pick<Edition, 'plan' | 'sourceOf' | 'parts'>,
): readonly Diagnostic[] {
  if (plan === undefined) return found;
  const sidebars = parts.settings.explicit?.file;
  const isOwn = ({ at }: Diagnostic): boolean =>
    plan.isMain ||
    at?.file.startsWith('content/docs/') === true ||
    at?.file.startsWith('components/') === true ||
    (at !== undefined && at.file === sidebars);
  return found.filter(isOwn).map((problem) => restoreProblem(problem, (file) => restoreFile(file, sourceOf)));
}

/** `content/docs/a.md` of an edition → the file in which it lies, relative to the root. */
export function restoreFile(file: string, sourceOf: Edition['sourceOf']): string {
  return file.startsWith('content/') ? fileOfSource(sourceOf(file.slice('content/'.length))) : file;
}
