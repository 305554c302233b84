/** The command group `helpsite search`: each command takes the root as an option, because its argument is a question. */
import type { Command } from 'commander';
import { type SearchFlags, toSearchOptions } from './search-options.ts';
import { type AddCommands, addOptions } from './shared-options.ts';

/** Adds the group. */
export const addSearch: AddCommands = (program, io, end) => {
  const group = program.command('search').description('ask, test and publish the search index');

  addShared(group.command('push'))
    .description('send what has changed to the index of the hosted search service')
    .option('--dry-run', 'say what would be sent, send nothing')
    .option('--full', 'send everything into a new index that then takes the place of the old one')
    .option('--force', 'also empty the index, or delete more than 30 % of its records')
    .addHelpText('after', PUSH_HELP)
    .action(async (flags: SearchFlags) => {
      const options = toSearchOptions('push', flags, io);
      const { runSearchPush } = await import('./commands/search-push.ts');
      end(await runSearchPush(options));
    });

  addShared(group.command('diff'))
    .description('list what a push would change in the index of the hosted search service')
    .addHelpText('after', KEY_HELP)
    .action(async (flags: SearchFlags) => {
      const options = { ...toSearchOptions('diff', flags, io), dryRun: true, force: true };
      const { runSearchPush } = await import('./commands/search-push.ts');
      end(await runSearchPush(options));
    });

  addOptions(addShared(group.command('query').argument('[text]', 'what a reader would type')), 'hosted')
    .description('ask the built index the way the dialog does')
    .option('--limit <number>', 'how many hits to print (default: 10)')
    .option('--product <folder>', 'the game or tool whose guides the reader is looking at')
    .option('--stdin', 'read one question a line, print one JSON document a line')
    .action(async (text: string | undefined, flags: SearchFlags) => {
      const options = toSearchOptions('query', flags, io);
      const { runSearchQuery } = await import('./commands/search-query.ts');
      end(await runSearchQuery(text, options));
    });

  addShared(group.command('phrases'))
    .description('try the phrases of content/search/asked.yml on the questions of content/search/golden.yml')
    .option('--prune', 'drop the phrases without which nothing gets worse')
    .option('--dry-run', 'say what would be dropped, write nothing')
    .addHelpText('after', PHRASES_HELP)
    .action(async (flags: SearchFlags) => {
      const options = toSearchOptions('phrases', flags, io);
      const { runSearchPhrases } = await import('./commands/search-phrases.ts');
      end(await runSearchPhrases(options));
    });

  addOptions(addShared(group.command('test')), 'hosted')
    .description('ask the built index the questions of content/search/golden.yml')
    .addHelpText('after', TEST_HELP)
    .action(async (flags: SearchFlags) => {
      const options = toSearchOptions('test', flags, io);
      const { runSearchTest } = await import('./commands/search-test.ts');
      end(await runSearchTest(options));
    });
};

const TEST_HELP = `
What each question reached is kept until the next run, which names those that got worse; the report says where. Where
nothing should be found, an answer that the search itself calls unsure is as good as none.`;

const PHRASES_HELP = `
The phrases of content/search/asked.yml are tried without each of them: one goes when every question of the tuning half
of content/search/golden.yml, and the phrase itself, finds its guide as well as before. Lines of the file are removed and
nothing else is changed. Phrases that draw a question to another guide than its own are told, and stay.`;

const KEY_HELP = `
Application and index are those of config/search.ts. The admin key is read from the environment variable
ALGOLIA_ADMIN_KEY and from nowhere else.`;

const PUSH_HELP = `${KEY_HELP}

Push when the new site is online, and one push at a time. Whatever interrupts a push, the next one does the rest. What
is pushed is what the guides say now: a build is not needed.

Exit codes: 0 done, 1 problems in content, 2 bad usage, 3 bad configuration, 5 the service failed, 6 refused without
--force, 130 interrupted.`;

/** Options that all commands of the group share. */
function addShared(command: Command): Command {
  return addOptions(command, 'root', 'base', 'builtDir', 'config', 'json', 'quiet', 'verbose');
}
