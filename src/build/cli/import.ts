/** The command `helpsite import`: its folders are another project's and a new one, so there is no root. */
import { type AddCommands, addOptions } from './shared-options.ts';

interface ImportFlags {
  readonly dryRun?: true;
  readonly docsVersion?: string;
  readonly json?: true;
  readonly quiet?: true;
}

/** Adds `import`. */
export const addImport: AddCommands = (program, io, end) => {
  const command = program
    .command('import')
    .argument('<folder>', 'a Docusaurus project: the folder with docusaurus.config.js or .ts')
    .argument('[target]', 'the folder to write to (default: ./ and the title of the site)')
    .description('move in from Docusaurus: content, settings, sidebars, redirects, and a report of the rest')
    .option('--docs-version <name>', 'the version of the guides to publish (default: the folder docs)')
    .option('--dry-run', 'say what would be done, and do nothing');
  addOptions(command, 'json', 'quiet').action(
    async (folder: string, target: string | undefined, flags: ImportFlags) => {
      const { runImport } = await import('./commands/import.ts');
      const { docsVersion, dryRun = false, json = false, quiet = false } = flags;
      end(await runImport({ folder, target, docsVersion, dryRun, json, quiet, io }));
    },
  );
};
