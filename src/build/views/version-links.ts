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

/**
 * The versions of the folder of guides that a guide lies in, with ids as that folder has them: in the version that has all folders,
 * ids begin with it. Where versions are those of all guides, they are as they come.
 */
function chooseVersions(
  docId: string | undefined,
  { name, of }: SiteModel['version'],
  all: readonly VersionPages[],
): { readonly docId: string | undefined; readonly versions: readonly VersionPages[] } {
  const folders = [...new Set(all.flatMap(({ version }) => version.of ?? []))];
  if (folders.length === 0) return { docId, versions: all };
  const folder = of ?? folders.find((one) => docId?.startsWith(`${one}/`) === true);
  const whole = all.filter(({ version }) => version.of === undefined);
  if (folder === undefined) return { docId, versions: whole };
  const prefix = `${folder}/`;
  const versions = all.flatMap((pages): readonly VersionPages[] => {
    if (pages.version.of !== undefined) return pages.version.of === folder ? [pages] : [];
    // Of the others only the one with the addresses that readers know has this folder.
    if (!pages.version.isLast && pages.version.name !== name) return [];
    const routes = new Map(
      [...pages.routes].flatMap(([id, route]): [string, string][] =>
        id.startsWith(prefix) ? [[id.slice(prefix.length), route]] : [],
      ),
    );
    return [{ ...pages, routes, mainRoute: [...routes.values()][0] ?? pages.mainRoute }];
  });
  return { docId: of === undefined ? docId?.slice(prefix.length) : docId, versions };
}

/** What a page of the docs shows of versions: nothing where there is one. */
export function versionsOf(
  { id, route }: { readonly id?: string; readonly route: string },
  { version }: Pick<SiteModel, 'version'>,
  { versions: all }: Pick<SiteLookup, 'versions'>,
): { versions?: readonly VersionLink[]; versionNote?: VersionNote } {
  const own = chooseVersions(id, version, all);
  const versions = buildVersionLinks(own.docId, route, version.name, own.versions);
  if (versions === undefined) return {};
  const versionNote = buildVersionNote(version.name, own.versions, versions);
  return {
    ...(version.isQuiet === true ? {} : { versions }),
    ...(versionNote === undefined ? {} : { versionNote }),
  };
}
