/** The flags of `helpsite check`, checked and resolved. */
import type { BuildFlags } from './flags.ts';
import { toCommandOptions } from './flags.ts';
import type { CommandIo, CommandOptions } from '../terminal/options.ts';
import { UsageError } from '../problems/usage-error.ts';

export interface CheckFlags extends Omit<BuildFlags, 'explain'> {
  readonly external?: true;
  readonly translations?: true;
  readonly fix?: true;
  readonly dryRun?: true;
  readonly since?: string;
  readonly listRules?: true;
  readonly listSettings?: true;
  /** A rule's code. */
  readonly explain?: string;
}

export interface CheckOptions extends CommandOptions {
  /** Ask the web whether remote links are alive. */
  readonly external: boolean;
  /** Look for guides that are not translated, and translations that are behind. */
  readonly translations: boolean;
  /** `show`: what would be changed, as a diff. */
  readonly fix: 'no' | 'write' | 'show';
  /** Revision of git: only what changed since then is told. */
  readonly since: string | undefined;
}

/** Throws a UsageError for a root without `content/`, a bad path or flags that contradict each other. */
export function toCheckOptions(root: string | undefined, flags: CheckFlags, io: CommandIo): CheckOptions {
  const { explain: _, ...shared } = flags;
  if (flags.dryRun === true && flags.fix !== true)
    throw new UsageError('--dry-run belongs to --fix: it shows what --fix would change');
  return {
    ...toCommandOptions('check', root, shared, io),
    external: flags.external ?? false,
    translations: flags.translations ?? false,
    fix: flags.fix === true ? (flags.dryRun === true ? 'show' : 'write') : 'no',
    since: flags.since,
  };
}
