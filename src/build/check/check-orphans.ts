/** Guides that a reader can only find by their address: `page/orphan`. Pure. */
import type { Diagnostic } from '../../model.ts';
import { decodePath, isExternal, joinPath, routeKey, splitHref } from '../../urls.ts';
import { listConfigLinks } from '../model/config-links.ts';
import { routeLookupKey } from '../model/targets.ts';
import type { SiteLookup, SiteModel } from '../model/site-model.ts';

/**
 * Published, listed guides that no sidebar, no other page and no link of the configuration leads to. `shown`: sources that
 * others show as partials, whose readers meet them there.
 */
export function checkOrphans(model: SiteModel, lookup: SiteLookup, shown: ReadonlySet<string>): Diagnostic[] {
  const { docs, config } = model;
  const { pages, sidebars, links: resolved } = lookup;
  const reached = new Set<string>();
  for (const { places } of sidebars.values())
    for (const route of places.keys()) reached.add(routeLookupKey(route));
  const routeOf = new Map<string, string>();
  for (const { path, route } of [...docs, ...model.posts, ...model.plainPages]) routeOf.set(path, route);
  for (const [path, links] of resolved) {
    const own = routeLookupKey(routeOf.get(path) ?? '');
    for (const { href } of links) {
      const key = keyOf(href, config.base);
      // A page that links to itself is no easier to find.
      if (key !== undefined && key !== own) reached.add(key);
    }
  }
  for (const href of listConfigLinks(config)) {
    const key = keyOf(href, config.base);
    if (key !== undefined) reached.add(key);
    reached.add(routeLookupKey(joinPath(model.docsRoot, href)));
  }
  return docs.flatMap((doc) => {
    const settings = pages.get(doc.path)?.settings;
    const isStart = doc.id === model.version.mainDocId || routeKey(doc.route) === routeKey(model.docsRoot);
    if (
      settings?.unlisted === true ||
      isStart ||
      shown.has(doc.path) ||
      reached.has(routeLookupKey(doc.route))
    )
      return [];
    return [
      {
        severity: 'warning',
        code: 'page/orphan',
        message: 'No sidebar and no other page leads to this guide',
        at: { file: `content/${doc.path}`, line: 1, column: 1 },
        hint: 'Link to it from a related guide, or put it into a sidebar; "unlisted: true" says that it is meant.',
      } satisfies Diagnostic,
    ];
  });
}

function keyOf(href: string, base: string): string | undefined {
  if (isExternal(href) || href.startsWith('#')) return undefined;
  const path = decodePath(splitHref(href).path);
  if (path === '') return undefined;
  return routeLookupKey(path.startsWith(base) || `${path}/` === base ? path : joinPath(base, path));
}
