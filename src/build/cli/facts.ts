/** The command group `helpsite facts`: what is known of games, and which guides say it. */
import type { Command } from 'commander';
import { type EditFlags, toEditOptions } from './flags.ts';
import { type AddCommands, addOptions } from './shared-options.ts';

interface FactsFlags extends EditFlags {
  readonly contradictions?: true;
  readonly with?: string;
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
      end(await runFactsImport({ ...toEditOptions(flags, io), folder }));
    });

  addShared(group.command('drift').argument('<folder>', 'a newer copy of the public facts'))
    .description('list what a newer copy says differently, guide by guide')
    .action(async (folder: string, flags: FactsFlags) => {
      const { runFactsDrift } = await import('./commands/facts-drift.ts');
      end(await runFactsDrift({ ...toEditOptions(flags, io), folder }));
    });

  addShared(group.command('check'))
    .description('what check says of facts, alone')
    .option('--contradictions', 'only what guides of one game say against each other; any fails')
    .action(async (flags: FactsFlags) => {
      const { runFactsCheck } = await import('./commands/facts-check.ts');
      end(
        await runFactsCheck({ ...toEditOptions(flags, io), contradictions: flags.contradictions ?? false }),
      );
    });

  addShared(group.command('report'))
    .description('how much of each guide stands on two sources, one, a person, nothing')
    .action(async (flags: FactsFlags) => {
      const { runFactsReport } = await import('./commands/facts-report.ts');
      end(await runFactsReport(toEditOptions(flags, io)));
    });
};

/** Adds `verify`. */
export const addVerify: AddCommands = (program, io, end) => {
  addShared(program.command('verify').argument('<guide>', 'its path below content/docs'))
    .description('stamp a guide that was checked: its next change makes the stamp void')
    .option(
      '--with <versions>',
      'what every step was tried on, e.g. "Paper 26.2, Java 25" (default: its sources)',
    )
    .option('--dry-run', 'say what would be done, and do nothing')
    .action(async (guide: string, flags: FactsFlags) => {
      const { runVerify } = await import('./commands/verify.ts');
      const today = new Date().toISOString().slice(0, 10);
      end(await runVerify({ ...toEditOptions(flags, io), guide, testedWith: flags.with, today }));
    });
};

function addShared(command: Command): Command {
  return addOptions(command, 'root', 'json', 'quiet');
}
