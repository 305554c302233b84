/** The command line: flags become one options object, a command runs, its outcome becomes an exit code. */
import { Command, CommanderError } from 'commander';
import { addAddresses } from './cli/addresses.ts';
import { addDeploy } from './cli/deploy.ts';
import { addMv, addNew, addVersion } from './cli/edit.ts';
import { addErrors } from './cli/errors.ts';
import { addFacts, addVerify } from './cli/facts.ts';
import { reportFailure } from './cli/failure.ts';
import { addImport } from './cli/import.ts';
import { addInit } from './cli/init.ts';
import { addSearch } from './cli/search.ts';
import { addSupport } from './cli/support.ts';
import type { AddCommands } from './cli/shared-options.ts';
import { addBuild, addCheck, addDev, addPreview } from './cli/site.ts';
import type { CommandIo } from './terminal/options.ts';
import { UsageError } from './problems/usage-error.ts';
import { readVersion } from './program/version.ts';

/** Every command, in the order in which the help lists them. */
const COMMANDS: readonly AddCommands[] = [
  addInit,
  addBuild,
  addCheck,
  addDev,
  addPreview,
  addSearch,
  addErrors,
  addDeploy,
  addImport,
  addNew,
  addMv,
  addVersion,
  addAddresses,
  addFacts,
  addSupport,
  addVerify,
];

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
    return fail(error instanceof CommanderError ? toUsageError(error) : error, argv, io);
  }
}

function fail(error: unknown, argv: readonly string[], io: CommandIo): number {
  return reportFailure(error, argv, io, nameCommand(createProgram(io, () => {}).commands, argv));
}

/** `build`; `search push` for a command of a group. */
function nameCommand(commands: readonly Command[], argv: readonly string[]): string {
  const [first = '', ...others] = argv.filter((argument) => !argument.startsWith('-'));
  const below = commands.find((command) => command.name() === first)?.commands ?? [];
  const second = others.find((argument) => below.some((command) => command.name() === argument));
  return second === undefined ? first : `${first} ${second}`;
}

/** Longest argument that is no accident, in characters: paths have at most 4,096 bytes on Linux (PATH_MAX). */
const MAX_ARGUMENT = 4096;

function checkArguments(argv: readonly string[]): void {
  for (const [index, argument] of argv.entries()) {
    const isQuestion =
      argv[0] === 'search' && argv[1] === 'query' && !(argv[index - 1] ?? '').startsWith('--');
    const shown = `${argument.slice(0, 40)}…`;
    if (argument.includes('\0'))
      throw new UsageError(`An argument holds a NUL character: "${shown}"; type it without`);
    // What a reader pasted into the search may be longer.
    if (argument.length > MAX_ARGUMENT && !isQuestion)
      throw new UsageError(`An argument is longer than ${MAX_ARGUMENT} characters: "${shown}"; shorten it`);
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

  for (const add of COMMANDS) add(program, io, end);
  return program;
}

/** commander's own sentence as one line: "unknown option '--bas' (Did you mean --base?)". */
function toUsageError({ message }: CommanderError): UsageError {
  return new UsageError(message.replace(/^error: /, '').replace(/\s*\n\s*/g, ' '));
}

const NO_CWD = new UsageError(
  'The current folder does not exist any more, or you may not enter it; go to a folder that is there (cd) and try again',
);

/** Undefined when the folder was removed under the shell. */
function findCwd(): string | undefined {
  try {
    return process.cwd();
  } catch {
    return undefined;
  }
}

/**
 * Runs the command line of this process and sets its exit code. There is no SIGINT listener: most of a build is
 * synchronous, so one would be heard only after it, whereas the system ends the process at once (shells say 130)
 * and what lies in the out-dir is whole at every instant.
 */
export async function runProcess(): Promise<void> {
  const cwd = findCwd();
  const io: CommandIo = {
    stdout: process.stdout,
    stderr: process.stderr,
    env: process.env,
    cwd: cwd ?? '/',
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
    process.exitCode = fail(error, argv, io);
    process.exit();
  });
  const isQuestion = argv.some((argument) => /^(?:help|--help|-h|--version|-V)$/.test(argument));
  const exitCode = cwd === undefined && !isQuestion ? fail(NO_CWD, argv, io) : await runCli(argv, io);
  // Whatever the site's own code left running ends here, once everything is printed.
  for (const stream of [process.stdout, process.stderr])
    await new Promise<void>((resolve) => stream.write('', () => resolve()));
  process.exit(exitCode);
}
