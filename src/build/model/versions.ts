/** The versions of the docs. */
import type { Version } from '../../model.ts';

/** A version with what is in it. */
export interface VersionPages {
  readonly version: Version;
  /** Routes of its guides, keys as `routeKey` makes them. */
  readonly routes: ReadonlySet<string>;
  /** Route of its main guide. */
  readonly mainRoute: string;
}
