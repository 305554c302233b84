/** Gathers everything a link may lead to. Pure. */
import type { Asset, Page } from '../../model.ts';
import { routeKey } from '../../urls.ts';
import type { Lazy } from '../memo/lazy.ts';
import { substituteText } from '../parse/substitute.ts';
import { hasLlms, listOwnFiles, LLMS_FILE } from './own-files.ts';
import type { PlacedSite } from './place-pages.ts';
import { gatherNames, type TargetNames } from './target-names.ts';
import { routeLookupKey, sectionKey, type Target, type Targets } from './targets.ts';

export type TargetInputs = {
  readonly base: string;
  /** `/help/docs/`. */
  readonly root: string;
  readonly variables: Readonly<Record<string, string>>;
  /** Every address, redirects included. */
  readonly routes: readonly string[];
  /** Pages that links name by their file, three texts each: source path, route, and `draft` or nothing. */
  readonly places: readonly string[];
  /** Ids on each of them, in the same order. */
  readonly anchors: readonly (readonly string[])[];
  /** What is no address of today any more. */
  readonly old: OldInputs;
  /** Files below `content/` that are not pages. */
  readonly files: Lazy<ReadonlySet<string>>;
  /** Files that pages use. */
  readonly assets: readonly Asset[];
  /** Pages of other versions; unset: none. */
  readonly elsewhere?: readonly Elsewhere[];
};

/** The address of a page of another version, and the ids on it. */
export type Elsewhere = readonly [string, readonly string[]];

/** `OldTargets`, JSON-shaped. */
interface OldInputs {
  /** From, to. */
  readonly redirects: readonly (readonly [string, string])[];
  /** From, its id, to, the id there. */
  readonly sections: readonly (readonly [string, string, string, string])[];
  readonly gone: readonly (readonly [string, string | null])[];
}

/** What links may lead to besides. */
export interface LinkScope {
  readonly drafts: boolean;
  readonly elsewhere?: readonly Elsewhere[];
}

/** What the targets of a placed site are made of: no titles and no texts, so that editing those leaves the links alone. */
export function targetInputs(
  { model, lookup, allDocs, allPosts }: PlacedSite,
  files: Lazy<ReadonlySet<string>>,
  assets: ReadonlyMap<string, Asset>,
  { drafts, elsewhere = [] }: LinkScope,
): TargetInputs {
  const { config, docsRoot } = model;
  const linked = [
    ...allDocs,
    ...allPosts.map((post) => ({ ...post, draft: post.draft && !drafts })),
    ...model.plainPages.map(({ path, route }) => ({ path, route, draft: false })),
  ];
  return {
    base: config.base,
    root: docsRoot,
    variables: config.variables,
    routes: [
      ...model.routes.flatMap(({ path, kind }) => (kind === 'gone' ? [] : path)),
      ...listOwnFiles(config, model.posts).map((file) => config.base + file),
      ...(hasLlms(config) ? [config.base + LLMS_FILE] : []),
    ],
    places: linked.flatMap(({ path, route, draft }) => [path, route, draft ? 'draft' : '']),
    anchors: linked.map(({ path }) => lookup.pages.get(path)?.anchors ?? NO_ANCHORS),
    old: {
      redirects: model.redirects.flatMap(({ from, to, source }) =>
        source === undefined ? [] : [[from, to] as const],
      ),
      sections: [
        ...linked.flatMap(({ path, route }) => listRenamed(route, lookup.pages.get(path))),
        ...model.moved.map(({ from, fromId, to, toId }) => [from, fromId, to, toId] as const),
      ],
      gone: model.gone.map(({ route, replacement }) => [route, replacement?.href ?? null] as const),
    },
    files,
    assets: [...assets.values()],
    ...(elsewhere.length === 0 ? {} : { elsewhere }),
  };
}

/** Headings that have another id today, on the page where they always were. */
function listRenamed(
  route: string,
  page: Page | undefined,
): readonly (readonly [string, string, string, string])[] {
  return (page?.oldAnchors ?? []).flatMap(({ id, toId, page: other }) =>
    other === undefined && page?.anchors.includes(id) === true ? [[route, id, route, toId] as const] : [],
  );
}

const NO_ANCHORS: readonly string[] = [];

/** Pages by source and by route, their anchors, and the files. */
export function buildTargets(inputs: TargetInputs): Targets {
  const { base, root, variables, routes, places, anchors, old, files, assets, elsewhere = [] } = inputs;
  const byPath = new Map<string, Target>();
  const byRoute = new Map<string, Target>();
  const anchorsOf = new Map<string, ReadonlySet<string>>();
  for (const [route, ids] of elsewhere) {
    byRoute.set(routeLookupKey(route), { route, draft: false });
    if (ids.length > 0) anchorsOf.set(routeKey(route), new Set(ids));
  }
  for (const route of routes) byRoute.set(routeLookupKey(route), { route, draft: false });
  for (const [index, ids] of anchors.entries()) {
    const [path = '', route = '', draft] = places.slice(index * 3, index * 3 + 3);
    const target = { route, draft: draft === 'draft' };
    byPath.set(path, target);
    // Links may name the file with its variables replaced already.
    byPath.set(substituteText(path, variables), target);
    byRoute.set(routeLookupKey(route), target);
    anchorsOf.set(routeKey(route), new Set(ids));
  }
  const named = { byPath, byRoute, files: files.read() };
  let names: TargetNames | undefined;
  return {
    ...named,
    base,
    root,
    anchors: anchorsOf,
    old: {
      redirects: new Map(old.redirects.map(([from, to]) => [routeLookupKey(from), to])),
      sections: new Map(
        old.sections.map(([from, fromId, route, id]) => [sectionKey(from, fromId), { route, id }]),
      ),
      gone: new Map(old.gone.map(([route, href]) => [routeLookupKey(route), href ?? undefined])),
    },
    assets: new Map(assets.map((asset) => [asset.path, asset])),
    names: () => (names ??= gatherNames(named)),
  };
}
