/** The command line: flags become one options object, a command runs, its outcome becomes an exit code. */
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { reportFailure } from './cli/failure.ts';
import {
  type BuildFlags,
  type PreviewFlags,
  toCommandOptions,
  toPreviewOptions,
  toServeOptions,
} from './cli/flags.ts';
import { type CheckFlags, toCheckOptions } from './cli/check-options.ts';
import { addEditCommands } from './cli/edit.ts';
import { addSearchCommands } from './cli/search.ts';
import type { CommandIo } from './terminal/options.ts';
import { UsageError } from './problems/usage-error.ts';
import { readVersion } from './program/version.ts';

/**
 * Runs one command and returns its exit code (contract.md 1). Never throws: every error becomes one line.
 * Commands are loaded when they are called, so that `--help` costs nothing.
 */
export async function runCli(argv: readonly string[], io: CommandIo): Promise<number> {
  let exitCode = 0;
  const program = createProgram(io, (code) => {
    exitCode = code;
  });
  try {
    checkArguments(argv);
    if (argv.length === 0) {
      io.stderr.write(program.helpInformation());
      return 2;
    }
    await program.parseAsync(argv, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    // A group without one of its commands.
    if (error instanceof CommanderError && error.code === 'commander.help') {
      const group = program.commands.find((command) => command.name() === argv[0]);
      io.stderr.write((group ?? program).helpInformation());
      return 2;
    }
    return reportFailure(error instanceof CommanderError ? toUsageError(error) : error, argv, io);
  }
}

/** Longest argument that is no accident, in characters: paths have at most 4,096 bytes on Linux (PATH_MAX). */
const MAX_ARGUMENT = 4096;

function checkArguments(argv: readonly string[]): void {
  for (const [index, argument] of argv.entries()) {
    const isQuestion =
      argv[0] === 'search' && argv[1] === 'query' && !(argv[index - 1] ?? '').startsWith('--');
    const shown = `${argument.slice(0, 40)}…`;
    if (argument.includes('\0')) throw new UsageError(`An argument holds a NUL character: "${shown}"`);
    // What a reader pasted into the search may be longer.
    if (argument.length > MAX_ARGUMENT && !isQuestion)
      throw new UsageError(`An argument is longer than ${MAX_ARGUMENT} characters: "${shown}"`);
  }
}

function createProgram(io: CommandIo, end: (exitCode: number) => void): Command {
  const program = new Command('helpsite')
    .description('Turns a folder of Markdown guides into a fast, accessible, static help centre.')
    .version(readVersion(), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'print the help of a command')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void io.stdout.write(text),
      // Mistakes are told once, by reportFailure.
      writeErr: () => {},
    })
    .showHelpAfterError(false);

  addShared(addBuildFlags(program.command('build')))
    .description('build the site into dist/')
    .option('--keep-going', 'write every page that can be built, although there are errors')
    .option('--clean', 'write every file anew')
    .option('--explain', 'say what was recomputed, and why')
    .option('--compress', 'add .br and .gz files beside texts')
    .action(async (root: string | undefined, flags: BuildFlags) => {
      const options = toCommandOptions('build', root, flags, io);
      const { runBuild } = await import('./cli/commands/build.ts');
      end(await runBuild(options));
    });

  addShared(addBuildFlags(program.command('check')))
    .description('run every check of a build and more, write nothing')
    .option(
      '--since <revision>',
      'only problems of what changed since this git revision left off, or broke by it',
    )
    .option('--external', 'also ask the web whether the addresses that guides link to answer')
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
        const { printSettings } = await import('./cli/commands/list-settings.ts');
        return end(printSettings(flags, io));
      }
      if (flags.listRules === true || flags.explain !== undefined) {
        const { explainRules } = await import('./cli/commands/explain-rules.ts');
        return end(await explainRules(root, flags, io));
      }
      const options = toCheckOptions(root, flags, io);
      const { runCheck } = await import('./cli/commands/check.ts');
      end(await runCheck(options));
    });

  addServeFlags(addShared(program.command('dev')))
    .description('serve the site while it is written; the browser follows every save')
    .option('--no-cache', 'compute everything anew')
    .action(async (root: string | undefined, flags: PreviewFlags) => {
      const options = toServeOptions(root, flags, io);
      const { runDev } = await import('./cli/commands/dev.ts');
      end(await runDev(options));
    });

  addServeFlags(addShared(program.command('preview')))
    .description('serve dist/ exactly as production would')
    .action(async (root: string | undefined, flags: PreviewFlags) => {
      const options = toPreviewOptions(root, flags, io);
      const { preview } = await import('./cli/commands/preview.ts');
      end(await preview(options));
    });

  addSearchCommands(program, io, end);
  addEditCommands(program, io, end);

  return program;
}

function addShared(command: Command): Command {
  return command
    .argument('[root]', 'the folder that holds content/ (default: the current folder)')
    .option('--base <path>', 'path the site is served under (default: /help/)')
    .option('--out-dir <dir>', 'folder to write to (default: <root>/dist)')
    .option('--config <file>', 'configuration file')
    .option('--json', 'print one JSON document')
    .addOption(new Option('--quiet', 'print only what fails the run').conflicts('verbose'))
    .option('--verbose', 'print everything');
}

function addServeFlags(command: Command): Command {
  return command
    .option('--port <number>', 'port to listen on; 0 takes any free one', parsePort, 3000)
    .option('--host [address]', 'listen for other computers too')
    .option('--open', 'open the site in the browser')
    .option('--strict-port', 'fail when the port is taken, instead of taking the next');
}

function addBuildFlags(command: Command): Command {
  return command
    .option('--strict', 'warnings fail, too')
    .option('--no-cache', 'compute everything anew')
    .option('--drafts', 'include drafts');
}

function parsePort(value: string): number {
  const port = Number(value);
  if (/^\d{1,5}$/.test(value) && port <= 65_535) return port;
  throw new InvalidArgumentError('A port is a number from 0 to 65535.');
}

/** commander's own sentence as one line: "unknown option '--bas' (Did you mean --base?)". */
function toUsageError({ message }: CommanderError): UsageError {
  return new UsageError(message.replace(/^error: /, '').replace(/\s*\n\s*/g, ' '));
}

/**
 * Runs the command line of this process and sets its exit code. There is no SIGINT listener: most of a build is
 * synchronous, so one would be heard only after it, whereas the system ends the process at once (shells say 130)
 * and what lies in the out-dir is whole at every instant.
 */
export async function runProcess(): Promise<void> {
  const io: CommandIo = {
    stdout: process.stdout,
    stderr: process.stderr,
    env: process.env,
    cwd: process.cwd(),
    get keyboard() {
      return process.stdin;
    },
  };
  const argv = process.argv.slice(2);
  for (const stream of [process.stdout, process.stderr]) {
    // Whoever read us (`head`, a pager) has seen enough.
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit();
      throw error;
    });
  }
  process.once('uncaughtException', (error) => {
    process.exitCode = reportFailure(error, argv, io);
    process.exit();
  });
  const exitCode = await runCli(argv, io);
  // Whatever the site's own code left running ends here, once everything is printed.
  for (const stream of [process.stdout, process.stderr])
    await new Promise<void>((resolve) => stream.write('', () => resolve()));
  process.exit(exitCode);
}
