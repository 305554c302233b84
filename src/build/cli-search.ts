/** The command group `helpsite search`: each command takes the root as an option, because its argument is a question. */
import { type Command, Option } from 'commander';
import type { CommandIo } from './options.ts';
import { type SearchFlags, toSearchOptions } from './search-options.ts';

/** Adds the group; `end` is told the exit code of the command that ran. */
export function addSearchCommands(program: Command, io: CommandIo, end: (exitCode: number) => void): void {
  const group = program.command('search').description('ask, test and publish the search index');

  addShared(group.command('query').argument('[text]', 'what a reader would type'))
    .description('ask the built index the way the dialog does')
    .option('--limit <number>', 'how many hits to print', '10')
    .option('--stdin', 'read one question a line, print one JSON document a line')
    .action(async (text: string | undefined, flags: SearchFlags) => {
      const options = toSearchOptions('query', flags, io);
      const { runSearchQuery } = await import('./commands/search-query.ts');
      end(await runSearchQuery(text, options));
    });

  addShared(group.command('test'))
    .description('ask the built index the questions of content/search/golden.yml')
    .action(async (flags: SearchFlags) => {
      const options = toSearchOptions('test', flags, io);
      const { runSearchTest } = await import('./commands/search-test.ts');
      end(await runSearchTest(options));
    });
}

/** Options that all commands of the group share. */
function addShared(command: Command): Command {
  return command
    .option('--root <dir>', 'the folder that holds content/ (default: the current folder)')
    .option('--base <path>', 'path the site is served under (default: /help/)')
    .option('--out-dir <dir>', 'folder of the built site (default: <root>/dist)')
    .option('--config <file>', 'configuration file')
    .option('--json', 'print one JSON document')
    .addOption(new Option('--quiet', 'print only what fails the run').conflicts('verbose'))
    .option('--verbose', 'print everything');
}
