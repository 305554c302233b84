/** The command group `helpsite support`: what readers say of the guides. */
import { resolve } from 'node:path';
import { type AddCommands, addOptions } from './shared-options.ts';

interface SupportFlags {
  readonly json?: true;
  readonly questions?: true;
}

/** Adds the group. */
export const addSupport: AddCommands = (program, io, end) => {
  const group = program.command('support').description('what readers say of the guides');
  addOptions(
    group.command('report').argument('[file]', 'collected answers: JSON lines or CSV (default: stdin)'),
    'json',
  )
    .description('how often each guide solves it, and what was asked without an answer')
    .option('--questions', 'print only the questions, as entries of content/search/golden.yml')
    .action(async (file: string | undefined, flags: SupportFlags) => {
      const { runSupportReport } = await import('./commands/support-report.ts');
      end(
        await runSupportReport({
          file: file === undefined || file === '-' ? undefined : resolve(io.cwd, file),
          json: flags.json ?? false,
          questions: flags.questions ?? false,
          io,
        }),
      );
    });
};
