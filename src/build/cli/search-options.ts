/** What the commands of `helpsite search` receive: their flags, checked and resolved. */
import { resolveContentRoot, type SharedFlags, toPlaces } from './flags.ts';
import type { CommandIo, CommandOptions, SearchOptions } from '../terminal/options.ts';
import { UsageError } from '../problems/usage-error.ts';

/** Flags of the group as typed; each command reads those that it has. */
export interface SearchFlags extends SharedFlags {
  readonly root?: string;
  readonly limit?: string;
  readonly stdin?: true;
  readonly product?: string;
  readonly prune?: true;
  readonly hosted?: true;
  readonly dryRun?: true;
  readonly force?: true;
  readonly full?: true;
}

/** Options of a `search` command. Throws a UsageError for a root that is no folder, a bad path or a bad number. */
export function toSearchOptions(command: string, flags: SearchFlags, io: CommandIo): SearchOptions {
  return {
    command: `search ${command}`,
    ...toPlaces(flags.root, flags, io.cwd),
    json: flags.json ?? false,
    quiet: flags.quiet ?? false,
    verbose: flags.verbose ?? false,
    limit: readLimit(flags.limit),
    stdin: flags.stdin ?? false,
    product: flags.product,
    prune: flags.prune ?? false,
    hosted: flags.hosted ?? false,
    dryRun: flags.dryRun ?? false,
    force: flags.force ?? false,
    full: flags.full ?? false,
    io,
  };
}

/** As many as the hosted service can page to. */
const MAX_LIMIT = 1000;

function readLimit(typed = '10'): number {
  const limit = Number(typed);
  if (/^\d+$/.test(typed) && limit >= 1 && limit <= MAX_LIMIT) return limit;
  throw new UsageError(`--limit must be a whole number from 1 to ${MAX_LIMIT}, not "${typed}"`);
}

/** What `check` would receive: for commands that have to know the site's pages. Throws a UsageError for a root without `content/`. */
export function toCheckRun(options: SearchOptions): CommandOptions {
  return {
    ...options,
    root: resolveContentRoot(options.root, options.io.cwd),
    command: 'check',
    format: options.json ? 'json' : 'text',
    strict: false,
    keepGoing: false,
    clean: false,
    cache: true,
    drafts: false,
    explain: false,
    compress: false,
  };
}
