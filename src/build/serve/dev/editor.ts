/** Opens a file in the writer's editor at a line and a column. */
import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { basename, delimiter, join } from 'node:path';

export interface Place {
  /** Absolute. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** How an editor is told the place. */
type Arguments = (place: Place) => readonly string[];

const GOTO: Arguments = ({ file, line, column }) => ['--goto', `${file}:${line}:${column}`];
const COLONS: Arguments = ({ file, line, column }) => [`${file}:${line}:${column}`];
const NAMED: Arguments = ({ file, line, column }) => ['--line', `${line}`, '--column', `${column}`, file];
const PLUS: Arguments = ({ file, line, column }) => [`+${line}:${column}`, file];
const PLUS_LINE: Arguments = ({ file, line }) => [`+${line}`, file];

const EDITORS: Readonly<Record<string, Arguments>> = {
  code: GOTO,
  'code-insiders': GOTO,
  codium: GOTO,
  cursor: GOTO,
  vscodium: GOTO,
  windsurf: GOTO,
  atom: COLONS,
  hx: COLONS,
  subl: COLONS,
  sublime_text: COLONS,
  zed: COLONS,
  zeditor: COLONS,
  clion: NAMED,
  goland: NAMED,
  idea: NAMED,
  phpstorm: NAMED,
  pycharm: NAMED,
  rubymine: NAMED,
  webstorm: NAMED,
  emacs: PLUS,
  emacsclient: PLUS,
  gvim: PLUS_LINE,
  gedit: PLUS_LINE,
  kate: ({ file, line, column }) => ['--line', `${line}`, '--column', `${column}`, file],
  mate: ({ file, line, column }) => ['--line', `${line}:${column}`, file],
  'notepad++': ({ file, line, column }) => [`-n${line}`, `-c${column}`, file],
};

/** They need a terminal of their own, and ours is taken. */
const IN_TERMINAL: ReadonlySet<string> = new Set([
  'ed',
  'ex',
  'helix',
  'hx',
  'micro',
  'nano',
  'ne',
  'nvim',
  'vi',
  'vim',
]);

/** The program and its arguments: what the environment names, else the first known editor that is installed. */
export function chooseEditor(place: Place, env: Environment): readonly [string, ...string[]] | undefined {
  const asked = [env['LAUNCH_EDITOR'], env['VISUAL'], env['EDITOR']].find(
    (value) => value !== undefined && value.trim() !== '' && !IN_TERMINAL.has(nameOf(splitCommand(value)[0])),
  );
  const [command, ...more] =
    asked === undefined
      ? [['code', 'codium', 'cursor', 'zed', 'subl'].find((name) => isInstalled(name, env))]
      : splitCommand(asked);
  if (command === undefined) return undefined;
  const name = nameOf(command);
  const write = Object.hasOwn(EDITORS, name) ? EDITORS[name] : undefined;
  return [command, ...more, ...(write?.(place) ?? [place.file])];
}

/** Starts it. Undefined: it started; else a sentence that says why not. */
export async function openInEditor(place: Place, env: Environment): Promise<string | undefined> {
  const chosen = chooseEditor(place, env);
  if (chosen === undefined)
    return 'No editor is known here. Set LAUNCH_EDITOR to its command, for example LAUNCH_EDITOR=code, and start helpsite dev again.';
  const [command, ...args] = chosen;
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'ignore', detached: true });
    child.once('error', () =>
      resolve(`The editor "${basename(command)}" cannot be started. LAUNCH_EDITOR names another.`),
    );
    child.once('spawn', () => {
      child.unref();
      resolve(undefined);
    });
  });
}

/** `code --wait` is a program and an argument; a path with spaces that is there is a program. */
function splitCommand(text: string): readonly [string, ...string[]] {
  const whole = text.trim();
  if (isExecutable(whole)) return [whole];
  const [command = whole, ...more] = whole.split(/\s+/);
  return [command, ...more];
}

function nameOf(command: string): string {
  return basename(command.replaceAll('\\', '/'))
    .replace(/\.(?:exe|cmd|bat|sh)$/i, '')
    .toLowerCase();
}

function isInstalled(name: string, env: Environment): boolean {
  return (env['PATH'] ?? '')
    .split(delimiter)
    .some((folder) => folder !== '' && isExecutable(join(folder, name)));
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return path.includes('/') || path.includes('\\');
  } catch {
    return false;
  }
}
