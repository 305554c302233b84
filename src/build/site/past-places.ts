/** Where guides were that git remembers: their old addresses and ids. Pure. */
import { joinPath, routeKey } from '../../urls.ts';
import { buildDocs, type Doc } from '../model/docs.ts';
import { routeLookupKey } from '../model/targets.ts';
import type { SiteModel } from '../model/site-model.ts';
import { readFrontmatter } from '../parse/front-matter/frontmatter.ts';
import type { SitePast } from '../read/git-past.ts';

export interface PastPlaces {
  /** Source paths by address (as looked up). Guides that are still there have addresses here that they had before. */
  readonly byRoute: ReadonlyMap<string, string>;
  /** Source paths by id. */
  readonly byId: ReadonlyMap<string, string>;
}

/** The places that no page of today has. */
export function listPastPlaces(
  past: SitePast,
  model: SiteModel,
  isThere: (path: string) => boolean,
): PastPlaces {
  const byRoute = new Map<string, string>();
  const byId = new Map<string, string>();
  const add = (path: string, text: string) => {
    for (const place of placesOf(path, text, model)) {
      const key = routeLookupKey(place.route);
      if (!byRoute.has(key)) byRoute.set(key, path);
      if (place.id !== undefined && !byId.has(place.id)) byId.set(place.id, path);
    }
  };
  // What a guide of today was called before counts more than what was deleted.
  for (const [path, texts] of past.versions) if (isThere(path)) for (const text of texts) add(path, text);
  for (const { path, text } of past.deleted.values())
    if (!isThere(path) && text !== undefined) add(path, text);
  return { byRoute, byId };
}

/** The addresses of a source: the one it has with this text, and the one that its path alone would give. */
export function placesOf(
  path: string,
  text: string,
  model: SiteModel,
): readonly { readonly route: string; readonly id?: string }[] {
  if (path.startsWith('pages/'))
    return [
      { route: joinPath(model.config.base, path.slice('pages/'.length).replace(/(?:index)?\.mdx?$/i, '')) },
    ];
  if (!path.startsWith('docs/')) return [];
  const docs = [placeText(path, text, model), placeText(path, '', model)].filter((doc) => doc !== undefined);
  const seen = new Set<string>();
  return docs.filter(({ route }) => !seen.has(route) && seen.add(route));
}

function placeText(path: string, text: string, { config, docsRoot }: SiteModel): Doc | undefined {
  const { settings, settingsAt } = readFrontmatter({ path, text }, `content/${path}`).value;
  const { variables, trailingSlash, base } = config;
  const slash = {
    ...(trailingSlash === undefined ? {} : { trailingSlash }),
    ...(routeKey(docsRoot) === routeKey(base) ? { isTop: true } : {}),
  };
  const entries = [{ path, settings, settingsAt, description: '' }];
  return buildDocs({ entries, root: docsRoot, variables, ...slash }).value[0];
}
