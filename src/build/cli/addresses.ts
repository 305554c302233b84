/** The command group `helpsite addresses`: the record of what others may know. */
import { type BuildFlags, resolveBase, toCommandOptions } from './flags.ts';
import { type AddCommands, addOptions } from './shared-options.ts';

interface RecordFlags extends BuildFlags {
  readonly forget?: readonly string[];
  readonly rebase?: string;
  readonly dryRun?: true;
}

interface AdoptFlags extends BuildFlags {
  readonly root?: string;
  readonly dryRun?: true;
}

/** Adds the group. */
export const addAddresses: AddCommands = (program, io, end) => {
  const group = program.command('addresses').description('record every address, so that none is lost unseen');

  addOptions(
    group
      .command('record')
      .argument('[root]', 'the folder that holds content/ (default: the current folder)'),
    'noCache',
    'base',
    'config',
    'json',
    'quiet',
    'verbose',
  )
    .description('write every address of the site into addresses.lock; what was recorded stays')
    .option('--forget <address...>', 'drop an address, or an anchor of one (/docs/old#part), on purpose')
    .option('--rebase <path>', 'the base path that the recorded addresses had before')
    .option('--dry-run', 'say what would be recorded, and write nothing')
    .addHelpText('after', RECORD_HELP)
    .action(async (root: string | undefined, { forget = [], rebase, dryRun, ...flags }: RecordFlags) => {
      const options = toCommandOptions('check', root, flags, io);
      const { runRecord } = await import('./commands/addresses-record.ts');
      end(await runRecord({ ...options, forget, rebase: resolveBase(rebase), dryRun: dryRun ?? false }));
    });

  addOptions(
    group.command('adopt').argument('<file>', 'a sitemap, an access log or an addresses.lock; .gz, too'),
    'root',
    'noCache',
    'base',
    'config',
    'json',
    'quiet',
    'verbose',
  )
    .description("record an older site's addresses, and list those that have no page yet")
    .option('--dry-run', 'say what would be recorded, and write nothing')
    .addHelpText('after', ADOPT_HELP)
    .action(async (file: string, { root, dryRun, ...flags }: AdoptFlags) => {
      const options = toCommandOptions('check', root, flags, io);
      const { runAdopt } = await import('./commands/addresses-adopt.ts');
      end(await runAdopt({ ...options, file, dryRun: dryRun ?? false }));
    });
};

const RECORD_HELP = `
Run it after publishing, and keep addresses.lock and addresses.words in version control. From then on build, check and
dev tell when a recorded page or heading is gone; check --fix keeps most of them.

Exit codes: 0 recorded, 1 recorded addresses are lost and none of them was forgotten (nothing is written), 3 bad
configuration, 4 the file cannot be written.`;

const ADOPT_HELP = `
Of a log only pages count that somebody got (GET or HEAD, status 200, 301, 302 or 304). A sitemap that lists others
takes those that lie beside it.

Exit codes: 0 every address has a page, 1 some have none yet (all are recorded), 2 the file cannot be understood,
3 bad configuration, 4 the file cannot be written.`;
