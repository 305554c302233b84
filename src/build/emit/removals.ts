/** Whether a build takes so many pages away that somebody should say so: a folder that is missing looks like a deletion. Pure. */
import type { Diagnostic } from '../../model.ts';

/** Share of the last build's pages whose removal has to be asked for, as a push to the hosted search does. */
const MAX_REMOVED = 0.3;
/** Sites of fewer pages than this are being started, or tried out. */
const MIN_PAGES = 10;
/** Pages that a message names. */
const NAMED = 5;

export interface Removals {
  /** Pages of the last build that stay, and those that would go: paths below the out-dir. */
  readonly kept: readonly string[];
  readonly gone: readonly string[];
  /** Pages of the new site. */
  readonly listed: readonly string[];
  /** Base paths of the last build and of this one: a site that moves as a whole loses nothing. */
  readonly oldBase: string;
  readonly base: string;
}

/** Why the site must not be written without `--allow-removals`; undefined: it may. */
export function refuseRemovals({ kept, gone, listed, oldBase, base }: Removals): Diagnostic | undefined {
  const now = new Set(listed.map((file) => addressOf(file, base)));
  const lost = gone
    .filter(isOfSite)
    .map((file) => addressOf(file, oldBase))
    .filter((address) => !now.has(address));
  // Every site has a home page.
  const before = [...kept, ...gone].filter(isOfSite).length - 1;
  if (before < MIN_PAGES || lost.length / before <= MAX_REMOVED) return undefined;
  const named = lost
    .toSorted()
    .slice(0, NAMED)
    .map((address) => oldBase + address);
  const more = lost.length > NAMED ? ` and ${lost.length - NAMED} more` : '';
  return {
    severity: 'error',
    code: 'site/many-removed',
    message: `This build would remove ${lost.length} of the ${before} pages of the last one: ${named.join(', ')}${more}`,
    hint: 'Look whether content/ is complete. If the pages shall go, build with --allow-removals.',
  };
}

/** Not-found pages are nobody's address. */
function isOfSite(file: string): boolean {
  return !/(?:^|\/)404\.html$/.test(file);
}

/** `help/docs/a/index.html` and `help/docs/a.html` → `docs/a`: the same address, whatever the slash policy. */
function addressOf(file: string, base: string): string {
  const owned = base.slice(1);
  const below = file.startsWith(owned) ? file.slice(owned.length) : file;
  return below.replace(/(?:(?:^|\/)index)?\.html$/, '');
}
