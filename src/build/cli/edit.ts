/** The commands that change guides: their arguments are guides, so the root is an option. */
import { type Command, Option } from 'commander';
import { type EditFlags, toEditOptions } from './flags.ts';
import { type AddCommands, addOptions } from './shared-options.ts';
import { GUIDE_TYPES } from '../edit/new/templates.ts';

interface NewFlags extends EditFlags {
  readonly type: (typeof GUIDE_TYPES)[number];
  readonly title?: string;
}

/** Adds `new`. */
export const addNew: AddCommands = (program, io, end) => {
  addShared(program.command('new').argument('<path>', 'where the guide goes, e.g. account/reset-password'))
    .description('start a guide from its template')
    .addOption(
      new Option('--type <type>', 'kind of guide, which decides its parts')
        .choices(GUIDE_TYPES)
        .default('how-to'),
    )
    .option('--title <text>', "the guide's title (default: made of the path)")
    .action(async (path: string, flags: NewFlags) => {
      const { runNew } = await import('./commands/new.ts');
      const { type, title } = flags;
      end(await runNew({ ...toEditOptions(flags, io), path, type, title }));
    });
};

/** Adds `mv`. */
export const addMv: AddCommands = (program, io, end) => {
  addShared(
    program
      .command('mv')
      .argument('<from>', 'a guide or a folder: its path below content/docs, or its address')
      .argument('<to>', 'its new path; a folder that is there: into it'),
  )
    .description('move a guide: the file, every link to it, and a redirect')
    .action(async (from: string, to: string, flags: EditFlags) => {
      const { runMove } = await import('./commands/mv.ts');
      end(await runMove({ ...toEditOptions(flags, io), from, to }));
    });
};

/** Adds `version`. */
export const addVersion: AddCommands = (program, io, end) => {
  addShared(program.command('version').argument('<name>', 'what the frozen version is called, e.g. 1.0'))
    .description('freeze the guides as a version of their own')
    .action(async (name: string, flags: EditFlags) => {
      const { runVersion } = await import('./commands/version.ts');
      end(await runVersion({ ...toEditOptions(flags, io), name }));
    });
};

function addShared(command: Command): Command {
  addOptions(command, 'root', 'base', 'config').option('--dry-run', 'say what would be done, and do nothing');
  return addOptions(command, 'json', 'quiet');
}
