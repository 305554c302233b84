/** The same page in every version of the docs (behaviours.md 2.11, 4.2.9). Pure. */
import type { SiteLookup, SiteModel } from '../model/site-model.ts';
import type { VersionPages } from '../model/versions.ts';
import type { VersionLink, VersionNote } from '../../render/view.ts';
import { encodePath } from '../../urls.ts';

/**
 * A link to the same guide (`docId`; of a page that is none, undefined) in each version, or to a version's main guide where it
 * has no such guide. Undefined when there is one version: then nothing is said of versions.
 */
export function buildVersionLinks(
  docId: string | undefined,
  route: string,
  own: string,
  all: readonly VersionPages[],
): readonly VersionLink[] | undefined {
  if (all.length < 2) return undefined;
  return all.map(({ version, routes, mainRoute }) => {
    const same = docId === undefined ? undefined : routes.get(docId);
    return {
      name: version.name,
      label: version.label,
      href: encodePath(version.name === own ? route : (same ?? mainRoute)),
      isCurrent: version.name === own,
    };
  });
}

/** What a page of a version says above its text (behaviours.md 2.11.3); undefined: nothing. `links` are those of the same page. */
export function buildVersionNote(
  own: string,
  all: readonly VersionPages[],
  links: readonly VersionLink[],
): VersionNote | undefined {
  const current = all.find(({ version }) => version.name === own)?.version;
  const last = all.find(({ version }) => version.isLast)?.version ?? all[0]?.version;
  const latest = links.find(({ name }) => name === last?.name);
  if (current?.banner === undefined || latest === undefined || latest.isCurrent) return undefined;
  return { kind: current.banner, label: current.label, latest };
}

/** What a page of the docs shows of versions: nothing where there is one. */
export function versionsOf(
  { id, route }: { readonly id?: string; readonly route: string },
  { version }: Pick<SiteModel, 'version'>,
  { versions: all }: Pick<SiteLookup, 'versions'>,
): { versions?: readonly VersionLink[]; versionNote?: VersionNote } {
  const versions = buildVersionLinks(id, route, version.name, all);
  if (versions === undefined) return {};
  const versionNote = buildVersionNote(version.name, all, versions);
  return {
    ...(version.isQuiet === true ? {} : { versions }),
    ...(versionNote === undefined ? {} : { versionNote }),
  };
}
