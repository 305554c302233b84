/** The command group `helpsite facts`: what is known of games, and which guides say it. */
import type { Command } from 'commander';
import { resolveContentRoot, type SharedFlags, toPlaces } from './flags.ts';
import { type AddCommands, addOptions } from './shared-options.ts';
import type { CommandIo, EditOptions } from '../terminal/options.ts';

interface FactsFlags extends SharedFlags {
  readonly root?: string;
  readonly dryRun?: true;
}

/** Adds the group. */
export const addFacts: AddCommands = (program, io, end) => {
  const group = program
    .command('facts')
    .description('facts about games: import them, see what guides say of them');

  addShared(group.command('import').argument('<folder>', 'a copy of the public facts: one JSON file a game'))
    .description('take a copy of public facts into content/facts')
    .option('--dry-run', 'say what would be done, and do nothing')
    .action(async (folder: string, flags: FactsFlags) => {
      const { runFactsImport } = await import('./commands/facts-import.ts');
      end(await runFactsImport({ ...toFactsOptions(flags, io), folder }));
    });
};

/** Throws a UsageError for a root without `content/` or a bad path. */
function toFactsOptions(flags: FactsFlags, io: CommandIo): EditOptions {
  const { base, configFile } = toPlaces(flags.root, flags, io.cwd);
  return {
    base,
    configFile,
    root: resolveContentRoot(flags.root, io.cwd),
    dryRun: flags.dryRun ?? false,
    json: flags.json ?? false,
    quiet: flags.quiet ?? false,
    io,
  };
}

function addShared(command: Command): Command {
  return addOptions(command, 'root', 'json', 'quiet');
}
