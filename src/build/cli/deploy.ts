/** The command group `helpsite deploy`: what is put online and in which order, and what web servers must be told. */
import { type Command, Option } from 'commander';
import { PLAN_FORMATS, type PlanFormat } from '../deploy/format-plan.ts';
import { HOSTS } from '../emit/host-names.ts';
import { type BuildFlags, type SharedFlags, toCommandOptions, toPlaces } from './flags.ts';
import { type AddCommands, addOptions } from './shared-options.ts';

interface PlanFlags extends SharedFlags {
  readonly against?: string;
  readonly format?: PlanFormat;
  readonly out?: string;
  readonly force?: true;
}

interface RulesFlags extends BuildFlags {
  readonly out?: string;
}

/** Adds the group. */
export const addDeploy: AddCommands = (program, io, end) => {
  const group = program
    .command('deploy')
    .description('plan what is put online; print the rules of a web server');

  addShared(group.command('plan'), 'the folder that holds content/ and dist/ (default: the current folder)')
    .description('list what to upload, in which order, against what is online')
    .option('--against <plan>', 'the plan of what is online: a file, or an address that begins with https://')
    .addOption(new Option('--format <format>', 'what is written').choices([...PLAN_FORMATS]).default('json'))
    .option('--out <file>', 'write to this file; for paths, a folder of lists')
    .option('--force', 'plan what lies there, although no build has left it so')
    .addHelpText('after', PLAN_HELP)
    .action(async (root: string | undefined, flags: PlanFlags) => {
      const places = toPlaces(root, flags, io.cwd);
      const { runDeployPlan } = await import('./commands/deploy-plan.ts');
      end(await runDeployPlan({ ...places, ...flagsOf(flags), io }));
    });

  addShared(
    group.command('rules').argument('<host>', `one of ${HOSTS.join(', ')}`),
    'the folder that holds content/ (default: the current folder)',
  )
    .description('print the rules that a web server or a host needs: headers, caching, redirects')
    .option('--out <file>', 'write to this file')
    .action(async (host: string, root: string | undefined, flags: RulesFlags) => {
      const options = toCommandOptions('check', root, flags, io);
      const { runDeployRules } = await import('./commands/deploy-rules.ts');
      end(await runDeployRules(host, flags.out, options));
    });
};

function flagsOf({ against, format = 'json', out, force, json, quiet }: PlanFlags) {
  return { against, format, out, force: force ?? false, json: json ?? false, quiet: quiet ?? false };
}

const PLAN_HELP = `
Nothing is uploaded: rsync, rclone and the tools of your host do that, in the order of the plan. Keep the plan of what you
have put online, and name it with --against the next time.

Exit codes: 0 done, 2 bad usage, 5 the old plan cannot be fetched, 6 the site is not as a build has left it (see --force).`;

/** Options that all commands of the group share. */
function addShared(command: Command, root: string): Command {
  command.argument('[root]', root);
  return addOptions(command, 'base', 'builtDir', 'config', 'json', 'quiet', 'verbose');
}
