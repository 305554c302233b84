/** Where pages are after a move, by path, route and id. Pure. */
import { routeKey } from '../../../urls.ts';
import type { Relocation } from './relink.ts';
import type { SiteState } from './site-state.ts';
import type { UnderstoodSite } from '../../site/site.ts';

/** Compares two understood sites: before the move, and with the files moved. */
export function locate(
  path: Relocation['path'],
  oldPath: Relocation['oldPath'],
  before: UnderstoodSite,
  after: UnderstoodSite,
  { config }: SiteState,
): Relocation {
  const routes = new Map<string, string>();
  const ids = new Map<string, string>();
  const docsAfter = new Map([...after.lookup.docsById.values()].map((doc) => [doc.path, doc]));
  for (const doc of before.lookup.docsById.values()) {
    const moved = docsAfter.get(path(doc.path));
    if (moved === undefined) continue;
    if (moved.id !== doc.id) ids.set(doc.id, moved.id);
    if (moved.route !== doc.route) routes.set(routeKey(doc.route), routeKey(moved.route));
  }
  const gone = before.model.categoryPages.filter(
    ({ route }) => !after.lookup.targets.byRoute.has(lower(route)),
  );
  const fresh = after.model.categoryPages.filter(
    ({ route }) => !before.lookup.targets.byRoute.has(lower(route)),
  );
  for (const page of gone) {
    const same = fresh.filter(({ label }) => label === page.label);
    if (same.length === 1 && same[0] !== undefined) routes.set(routeKey(page.route), routeKey(same[0].route));
  }
  const sources = new Map<string, string>();
  for (const [source, { route }] of after.lookup.targets.byPath)
    if (!sources.has(routeKey(route))) sources.set(routeKey(route), source);
  return {
    path,
    oldPath,
    route: (old) => routes.get(old) ?? old,
    id: (old) => ids.get(old) ?? old,
    sourceAt: (route) => sources.get(routeKey(route)),
    before: before.lookup.targets,
    after: after.lookup.targets,
    variables: config.variables,
    origin: config.url,
  };
}

/** A route as disks that are blind to case tell it apart. */
export const lower = (route: string) => routeKey(route).toLowerCase();
