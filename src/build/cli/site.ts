/** The commands that take a whole site: their argument is its folder. */
import { Option } from 'commander';
import { type CheckFlags, toCheckOptions } from './check-options.ts';
import {
  type BuildFlags,
  type PreviewFlags,
  toCommandOptions,
  toPreviewOptions,
  toServeOptions,
} from './flags.ts';
import { type AddCommands, addOptions, addServeOptions, addSiteOptions } from './shared-options.ts';

/** Adds `build`. */
export const addBuild: AddCommands = (program, io, end) => {
  addSiteOptions(program.command('build'), 'strict', 'noCache', 'drafts')
    .description('build the site into dist/')
    .option('--keep-going', 'write every page that can be built, although there are errors')
    .option('--clean', 'write every file anew')
    .option('--allow-removals', 'remove pages even if they are more than 30 % of the last build')
    .option('--explain', 'say what was recomputed, and why')
    .option('--compress', 'add .br and .gz files beside texts')
    .action(async (root: string | undefined, flags: BuildFlags) => {
      const options = toCommandOptions('build', root, flags, io);
      const { runBuild } = await import('./commands/build.ts');
      end(await runBuild(options));
    });
};

/** Adds `check`. */
export const addCheck: AddCommands = (program, io, end) => {
  addSiteOptions(program.command('check'), 'strict', 'noCache', 'drafts')
    .description('run every check of a build and more, write no site')
    .option(
      '--since <revision>',
      'only problems of what changed since this git revision left off, or broke by it',
    )
    .option('--external', 'also ask the web whether the addresses that guides link to answer')
    .option('--translations', 'also list guides that are not translated, and translations that are behind')
    .option('--fix', 'correct what can only be meant one way')
    .option('--dry-run', 'with --fix: show what it would correct, and change nothing')
    .option('--list-rules', 'print every rule and stop')
    .option('--explain <code>', 'print what a rule means and how to turn it off, and stop')
    .option('--list-settings', 'print every setting of config/ with what it may hold, and stop')
    .addOption(
      new Option('--format <format>', 'how problems are reported')
        .choices(['text', 'json', 'github', 'sarif'])
        .default('text'),
    )
    .action(async (root: string | undefined, flags: CheckFlags) => {
      if (flags.listSettings === true) {
        const { printSettings } = await import('./commands/list-settings.ts');
        return end(printSettings(flags, io));
      }
      if (flags.listRules === true || flags.explain !== undefined) {
        const { explainRules } = await import('./commands/explain-rules.ts');
        return end(await explainRules(root, flags, io));
      }
      const options = toCheckOptions(root, flags, io);
      const { runCheck } = await import('./commands/check.ts');
      end(await runCheck(options));
    });
};

/** Adds `dev`. */
export const addDev: AddCommands = (program, io, end) => {
  addOptions(addServeOptions(addSiteOptions(program.command('dev'))), 'noCache')
    .description('serve the site while it is written; the browser follows every save')
    .option('--allow-host <name...>', 'answer to these names, too, e.g. that of a tunnel')
    .action(async (root: string | undefined, flags: PreviewFlags) => {
      const options = toServeOptions(root, flags, io);
      const { runDev } = await import('./commands/dev.ts');
      end(await runDev(options));
    });
};

/** Adds `preview`. */
export const addPreview: AddCommands = (program, io, end) => {
  addServeOptions(addSiteOptions(program.command('preview')))
    .description('serve dist/ exactly as production would')
    .action(async (root: string | undefined, flags: PreviewFlags) => {
      const options = toPreviewOptions(root, flags, io);
      const { preview } = await import('./commands/preview.ts');
      end(await preview(options));
    });
};
