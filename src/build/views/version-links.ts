/** The same page in every version of the docs (behaviours.md 2.11, 4.2.9). Pure. */
import type { VersionPages } from '../model/versions.ts';
import type { VersionLink, VersionNote } from '../../render/view.ts';
import { joinPath, routeKey } from '../../urls.ts';

/**
 * A link to the same guide in each version, or to a version's main guide where it has no such guide. Undefined when
 * there is one version: then nothing is said of versions. `docsRoot` is the address that all versions' paths add to.
 */
export function buildVersionLinks(
  route: string,
  own: string,
  all: readonly VersionPages[],
  docsRoot: string,
): readonly VersionLink[] | undefined {
  if (all.length < 2) return undefined;
  const current = all.find(({ version }) => version.name === own);
  const ownRoot = joinPath(docsRoot, current?.version.path ?? '', '/');
  const rest = route.startsWith(ownRoot) ? route.slice(ownRoot.length) : '';
  return all.map(({ version, routes, mainRoute }) => {
    const same = joinPath(docsRoot, version.path, rest);
    return {
      name: version.name,
      label: version.label,
      href: version.name === own ? route : routes.has(routeKey(same)) ? same : mainRoute,
      isCurrent: version.name === own,
    };
  });
}

/**
 * What a guide of a version that is not the latest one says of it (behaviours.md 2.11.3); undefined for the latest.
 * `all` and `links` (of the same guide) are in one order, newest first: what stands before the latest is not out yet.
 */
export function buildVersionNote(
  own: string,
  all: readonly VersionPages[],
  links: readonly VersionLink[],
): VersionNote | undefined {
  const ownAt = all.findIndex(({ version }) => version.name === own);
  const latestAt = all.findIndex(({ version }) => version.isLast);
  const [label, latest] = [links[ownAt]?.label, links[latestAt]];
  if (label === undefined || latest === undefined || ownAt === latestAt) return undefined;
  return { kind: ownAt < latestAt ? 'unreleased' : 'unmaintained', label, latest };
}
