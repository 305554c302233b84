/** The versions of the docs. */
import type { SiteConfig, Version } from '../../model.ts';
import { routeKey } from '../../urls.ts';
import type { Doc } from './docs.ts';

/** A version with what is in it. */
export interface VersionPages {
  readonly version: Version;
  /** Routes of its guides, keys as `routeKey` makes them. */
  readonly routes: ReadonlySet<string>;
  /** Route of its main guide. */
  readonly mainRoute: string;
}

/** The one version that there is today. */
export function describeVersion({ version }: SiteConfig, mainDoc: Doc | undefined): Version {
  return { name: version.name, label: version.label, path: '', isLast: true, mainDocId: mainDoc?.id ?? '' };
}

/** Every version with its guides. */
export function listVersions(
  version: Version,
  docs: readonly Doc[],
  mainDoc: Doc | undefined,
  docsRoot: string,
): readonly VersionPages[] {
  const routes = new Set(docs.map((doc) => routeKey(doc.route)));
  return [{ version, routes, mainRoute: mainDoc?.route ?? docsRoot }];
}
