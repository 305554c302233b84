/** The command that begins a project: it needs no site, so it has flags of its own. */
import type { InitFlags } from './init-answers.ts';
import { type AddCommands, addOptions } from './shared-options.ts';

/** Adds `init`. */
export const addInit: AddCommands = (program, io, end) => {
  const command = program
    .command('init')
    .argument('[folder]', 'where the project goes (default: the current folder)')
    .description('begin a new project: a first page, a configuration, the commands to go on with')
    .option('--title <text>', "the site's title (default: made of the folder's name)")
    .option('--base <path>', 'path the site is served under (default: /)')
    .option('--url <address>', 'where it is published, e.g. https://www.example.com')
    .option('--yes', 'ask nothing, also on a terminal')
    .option('--no-install', 'do not run the package manager, also when npx fetched helpsite')
    .option('--dry-run', 'say what would be written, and write nothing');
  addOptions(command, 'json', 'quiet').action(async (folder: string | undefined, flags: InitFlags) => {
    const { runInit } = await import('./commands/init.ts');
    end(await runInit(folder, flags, io));
  });
};
