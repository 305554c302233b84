/** The command group `helpsite errors`: which known error a log shows, whether that is still found, and what the rules rest on. */
import type { Command } from 'commander';
import { type BuildFlags, toCommandOptions } from './flags.ts';
import { type AddCommands, addOptions } from './shared-options.ts';

interface ErrorFlags extends BuildFlags {
  readonly root?: string;
}

interface ListFlags extends ErrorFlags {
  readonly product?: string;
  readonly unsourced?: true;
}

/** Adds the group. */
export const addErrors: AddCommands = (program, io, end) => {
  const group = program.command('errors').description('say which known error a log shows');

  addShared(group.command('match').argument('[file]', 'a log; without it, or as -, what is piped in'))
    .description('list the known errors in a log, causes before consequences')
    .addHelpText('after', MATCH_HELP)
    .action(async (file: string | undefined, flags: ErrorFlags) => {
      const options = toCommandOptions('check', flags.root, flags, io);
      const { runErrorsMatch } = await import('./commands/errors-match.ts');
      end(await runErrorsMatch({ ...options, file }));
    });

  addShared(group.command('test'))
    .description('read the logs of content/errors and compare with what should be found')
    .addHelpText('after', TEST_HELP)
    .action(async (flags: ErrorFlags) => {
      const options = toCommandOptions('check', flags.root, flags, io);
      const { runErrorsTest } = await import('./commands/errors-test.ts');
      end(await runErrorsTest(options));
    });

  addShared(
    group
      .command('list')
      .option('--product <folder>', 'the rules of one game or tool; general: those of every log')
      .option('--unsourced', 'the rules alone of which nobody says where their message was seen'),
  )
    .description(
      'list the rules: game, cause, a line or the pattern that shows it, where that was seen, and the answer',
    )
    .addHelpText('after', LIST_HELP)
    .action(async ({ product, unsourced, ...flags }: ListFlags) => {
      const options = toCommandOptions('check', flags.root, flags, io);
      const { runErrorsList } = await import('./commands/errors-list.ts');
      end(await runErrorsList({ ...options, product, isUnsourced: unsourced === true }));
    });
};

const MATCH_HELP = `
The rules are those of the guides as they lie in content/: a build is not needed. Nothing is sent anywhere. Values are shown
masked, as on the page.

Exit codes: 0 read, also when nothing is found; 2 bad usage, 3 bad configuration.`;

const TEST_HELP = `
Beside each <name>.log lies <name>.yml: product, version and findings, a list of codes in their order, [] for none. Product
and version may be left out; then they are not compared.

Exit codes: 0 all found, 1 mistakes in the files, 2 bad usage, 3 bad configuration, 6 something else was found.`;

const LIST_HELP = `
Where a message was seen is what its rule says with "source:", a public address or the file of a project that holds it.

Exit codes: 0 listed, 2 bad usage, 3 bad configuration.`;

function addShared(command: Command): Command {
  return addOptions(command, 'root', 'base', 'builtDir', 'config', 'json', 'quiet', 'verbose');
}
