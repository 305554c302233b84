/** What editions have to do with each other, and all of them as one site: with every source at the path at which it lies. Pure. */
import type { Page } from '../../model.ts';
import type { Elsewhere } from '../model/build-targets.ts';
import type { Doc } from '../model/docs.ts';
import type { Route } from '../model/list-routes.ts';
import { checkRoutes } from '../model/routes.ts';
import type { SiteLookup, SiteModel } from '../model/site-model.ts';
import type { SourceParts } from '../read/read-site.ts';
import { restoreFile, restoreProblems } from './editions.ts';
import type { PlacedEdition, UnderstoodEdition, UnderstoodSite } from './site.ts';

/** The pages of the other editions, which links may lead to. */
export function listElsewhere(one: PlacedEdition, all: readonly PlacedEdition[]): readonly Elsewhere[] {
  return all.flatMap((other) => {
    if (other === one) return [];
    const { model, lookup, allDocs } = other.placed.value;
    const anchors = new Map(
      allDocs.map(({ route, path }) => [route, lookup.pages.get(path)?.anchors ?? []] as const),
    );
    return model.routes.map(({ path }): Elsewhere => [path, anchors.get(path) ?? []]);
  });
}

/** With problems of two editions that have pages at one address: told with the main one. */
export function checkCrossings<P extends SourceParts>(
  editions: readonly [UnderstoodEdition<P>, ...UnderstoodEdition<P>[]],
): readonly [UnderstoodEdition<P>, ...UnderstoodEdition<P>[]] {
  const [main, ...others] = editions;
  if (others.length === 0) return editions;
  const routes = editions.flatMap(restoreRoutes);
  return [{ ...main, crossings: checkRoutes(routes) }, ...others];
}

/** All editions as one site; one alone is the site as it is. */
export function joinEditions(editions: readonly [UnderstoodEdition, ...UnderstoodEdition[]]): UnderstoodSite {
  const [main, ...others] = editions;
  const { parsed, model, lookup, assets, withheld, diagnostics } = main;
  if (main.plan === undefined) return { parsed, model, lookup, assets, withheld, diagnostics };
  const all = editions.map(restoreEdition);
  const merged = <T>(pick: (one: (typeof all)[number]) => ReadonlyMap<string, T>): ReadonlyMap<string, T> =>
    new Map(all.flatMap((one) => [...pick(one)]));
  const { targets } = lookup;
  return {
    parsed: {
      ...parsed,
      pages: merged((one) => one.pages),
      bodies: merged((one) => one.bodies),
      usedFiles: all.flatMap((one) => one.usedFiles),
    },
    model: {
      ...model,
      docs: all.flatMap((one) => one.docs),
      categoryPages: editions.flatMap((one) => one.model.categoryPages),
      tags: editions.flatMap((one) => one.model.tags),
      redirects: editions.flatMap((one) => one.model.redirects),
      routes: all.flatMap((one) => one.routes),
    },
    lookup: {
      ...lookup,
      docsById: new Map([...lookup.docsById].map(([id, doc]) => [id, restoreDoc(doc, main)])),
      pages: merged((one) => one.pages),
      sidebarOf: merged((one) => one.sidebarOf),
      links: merged((one) => one.links),
      targets: {
        ...targets,
        anchors: new Map(editions.flatMap((one) => [...one.lookup.targets.anchors])),
        byPath: merged((one) => one.byPath),
      },
    },
    assets: merged((one) => one.assets),
    withheld: new Set([...withheld, ...others.flatMap((one) => [...one.withheld].map(one.sourceOf))]),
    diagnostics: [
      ...editions.flatMap((one) => restoreProblems(one.diagnostics, one)),
      ...(main.crossings ?? []),
    ],
  };
}

function restoreRoutes({ model, sourceOf }: UnderstoodEdition): readonly Route[] {
  return model.routes.map((route) => ({
    ...route,
    ...(route.source === undefined ? {} : { source: restoreFile(route.source, sourceOf) }),
    ...(route.file === undefined ? {} : { file: restoreFile(route.file, sourceOf) }),
  }));
}

function restoreDoc(doc: Doc, { sourceOf }: UnderstoodEdition): Doc {
  const at = { ...doc.at, file: restoreFile(doc.at.file, sourceOf) };
  return { ...doc, path: sourceOf(doc.path), at };
}

/** What is known by the path of a source, by its true path. */
function restoreEdition(one: UnderstoodEdition): Pick<SiteModel, 'docs' | 'routes'> &
  Pick<SiteLookup, 'pages' | 'sidebarOf' | 'links'> & {
    readonly bodies: UnderstoodSite['parsed']['bodies'];
    readonly usedFiles: readonly string[];
    readonly assets: UnderstoodSite['assets'];
    readonly byPath: SiteLookup['targets']['byPath'];
  } {
  const { parsed, model, lookup, assets, sourceOf } = one;
  const move = <T>(from: ReadonlyMap<string, T>): ReadonlyMap<string, T> =>
    new Map([...from].map(([path, value]) => [sourceOf(path), value]));
  const pages = new Map(
    [...lookup.pages.values()].map((page): [string, Page] => {
      const path = sourceOf(page.path);
      return [path, path === page.path ? page : { ...page, path }];
    }),
  );
  return {
    docs: model.docs.map((doc) => restoreDoc(doc, one)),
    routes: restoreRoutes(one),
    pages,
    sidebarOf: move(lookup.sidebarOf),
    links: move(lookup.links),
    bodies: move(parsed.bodies),
    usedFiles: parsed.usedFiles.map(sourceOf),
    assets: new Map(
      [...assets.values()].map((asset) => [sourceOf(asset.path), { ...asset, path: sourceOf(asset.path) }]),
    ),
    byPath: move(lookup.targets.byPath),
  };
}
