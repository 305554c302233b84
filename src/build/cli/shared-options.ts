/** Options that several commands take: how each is typed and what the help says, once. */
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { CommandIo } from '../terminal/options.ts';

/** Adds a command, or a group of them, to the program; `end` is told the exit code of the command that ran. */
export type AddCommands = (program: Command, io: CommandIo, end: (exitCode: number) => void) => void;

const SHARED = {
  root: ['--root <dir>', 'the folder that holds content/ (default: the current folder)'],
  base: ['--base <path>', 'path the site is served under (default: /help/)'],
  outDir: ['--out-dir <dir>', 'folder to write to (default: <root>/dist)'],
  builtDir: ['--out-dir <dir>', 'folder of the built site (default: <root>/dist)'],
  config: ['--config <file>', 'configuration file'],
  json: ['--json', 'print one JSON document'],
  quiet: ['--quiet', 'print only what fails the run'],
  verbose: ['--verbose', 'print everything'],
  strict: ['--strict', 'warnings fail, too'],
  noCache: ['--no-cache', 'compute everything anew'],
  drafts: ['--drafts', 'include drafts'],
  hosted: ['--hosted', 'ask the index of the hosted search service instead of the built one'],
} as const satisfies Readonly<Record<string, readonly [flags: string, description: string]>>;

type SharedOption = keyof typeof SHARED;

/** Adds shared options in the order in which the help lists them. */
export function addOptions(command: Command, ...names: readonly SharedOption[]): Command {
  for (const name of names) {
    const [flags, description] = SHARED[name];
    const option = new Option(flags, description);
    command.addOption(name === 'quiet' ? option.conflicts('verbose') : option);
  }
  return command;
}

/** What all commands take that work on a whole site: the folder, and the options of `names` before the common ones. */
export function addSiteOptions(command: Command, ...names: readonly SharedOption[]): Command {
  command.argument('[root]', 'the folder that holds content/ (default: the current folder)');
  return addOptions(command, ...names, 'base', 'outDir', 'config', 'json', 'quiet', 'verbose');
}

/** What the two servers take. */
export function addServeOptions(command: Command): Command {
  return command
    .option('--port <number>', 'port to listen on; 0 takes any free one', parsePort, 3000)
    .option('--host [address]', 'listen for other computers too')
    .option('--open', 'open the site in the browser')
    .option('--strict-port', 'fail when the port is taken, instead of taking the next');
}

function parsePort(value: string): number {
  const port = Number(value);
  if (/^\d{1,5}$/.test(value) && port <= 65_535) return port;
  throw new InvalidArgumentError('A port is a number from 0 to 65535.');
}
