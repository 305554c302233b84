/** What is served now, and the message about it that every open page gets. */
import { randomBytes } from 'node:crypto';
import type { DevMessage } from '../../../dev-protocol.ts';
import { countProblems } from '../../problems/diagnostics.ts';
import type { DevSite } from './dev-site.ts';
import type { EventStream } from './event-stream.ts';
import { indexServed, type ServedSite } from './find-served.ts';
import { createMoves } from './moves.ts';
import { describeProblems } from './problems.ts';

export interface Publisher {
  readonly served: () => ServedSite;
  /** Serves the site's state of now and tells the pages. `changed`: paths relative to the root. */
  readonly publish: (changed: readonly string[]) => void;
  /** Resolves when what the path of a request leads to is known as it is; undefined: it is. */
  readonly settle: (path: string) => Promise<void> | undefined;
  /** Where the site was before its base path was changed; open pages follow from there. */
  readonly formerBases: () => ReadonlySet<string>;
  /** Proves that a request comes from a page of ours. */
  readonly token: string;
}

/** Files of which nothing depends on what guides say. */
const ASSET = /\.(?:css|js|woff2?|svg|png|jpe?g|webp|avif|gif|ico)$/;
const STATIC = 'content/static/';

/** Begins with the site as it is. */
export function createPublisher(
  site: DevSite,
  events: EventStream,
  sourceOf: (file: string) => string | undefined,
): Publisher {
  const session = randomBytes(9).toString('base64url');
  const token = randomBytes(18).toString('base64url');
  const moves = createMoves(site.state());
  const bases = new Set<string>();
  let version = 0;
  let served = indexServed(site.state());
  let files: Readonly<Record<string, number>> = {};
  const publish = (changed: readonly string[]): void => {
    const state = site.state();
    const before = served;
    served = indexServed(state, before.lastSearch());
    version += 1;
    bases.add(state.base);
    const statics = changed
      .filter((path) => path.startsWith(STATIC))
      .map((path) => [state.base + path.slice(STATIC.length), version] as const);
    files = { ...files, ...Object.fromEntries(statics) };
    const { errors, warnings } = countProblems(state.diagnostics);
    const message: DevMessage = {
      session,
      version,
      token,
      errors,
      warnings,
      problems: describeProblems(state.diagnostics, sourceOf, served.routeOf),
      drafts: served.drafts,
      files,
      moved: moves.follow(state, before.routeOf, served.routeOf),
    };
    events.send(message);
  };
  const settle = (path: string): Promise<void> | undefined => {
    if (site.isWhole()) return undefined;
    const found = served.find(path);
    if (found.type === 'file' && ASSET.test(found.file.file)) return undefined;
    const isRight = found.type === 'page' && site.open(found.page.route);
    if (!isRight) return site.whole();
    served = indexServed(site.state());
    return undefined;
  };
  publish([]);
  return { served: () => served, publish, settle, formerBases: () => bases, token };
}
