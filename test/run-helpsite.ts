/** Runs helpsite for tests, in this process or in one of its own, and reads what it wrote. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { runCli } from '../src/build/cli.ts';

export interface RunOutcome {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

export const PROGRAM = join(import.meta.dirname, '..', 'bin', 'helpsite.js');

/** Runs a command line in this process: a fifth of a second saved each time. */
export function runHere(...argv: readonly string[]): Promise<RunOutcome> {
  return runHereIn({}, argv);
}

/** Like `runHere`, in an environment, which configuration files and libraries see as well. */
export async function runHereIn(
  env: Readonly<Record<string, string>>,
  argv: readonly string[],
  program: typeof runCli = runCli,
): Promise<RunOutcome> {
  let stdout = '';
  let stderr = '';
  const before = Object.keys(env).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, env);
  try {
    const exitCode = await program(argv, {
      stdout: { write: (text) => (stdout += text) },
      stderr: { write: (text) => (stderr += text) },
      // Whatever changes an input or a result of a stage fails.
      env: { HELPSITE_MEMO: 'freeze', ...env },
      cwd: '/',
    });
    return { exitCode, stdout, stderr };
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}

/** Starts the real program; `ended` resolves with -1 as exit code when it was killed. */
export function startHelpsite(
  argv: readonly string[],
  env: Readonly<Record<string, string>> = {},
  cwd?: string,
): { readonly child: ChildProcess; readonly ended: Promise<RunOutcome> } {
  const child = spawn(process.execPath, [PROGRAM, ...argv], {
    env: { ...process.env, ...env },
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => (stdout += String(chunk)));
  child.stderr.on('data', (chunk: Buffer) => (stderr += String(chunk)));
  const ended = new Promise<RunOutcome>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ exitCode: code ?? -1, stdout, stderr }));
  });
  return { child, ended };
}

/** Path → content hash (a link's target for links) of everything below a folder; `skip` names entries to leave out. */
export function readTree(
  folder: string,
  skip: (path: string) => boolean = () => false,
): ReadonlyMap<string, string> {
  const tree = new Map<string, string>();
  const walk = (below: string): void => {
    for (const name of readdirSync(join(folder, below)).toSorted()) {
      const path = below === '' ? name : `${below}/${name}`;
      if (skip(path)) continue;
      const stats = lstatSync(join(folder, path));
      if (stats.isDirectory()) {
        tree.set(`${path}/`, 'folder');
        walk(path);
      } else if (stats.isSymbolicLink()) tree.set(path, `link to ${readlinkSync(join(folder, path))}`);
      else
        tree.set(
          path,
          createHash('sha256')
            .update(readFileSync(join(folder, path)))
            .digest('base64url')
            .slice(0, 22),
        );
    }
  };
  if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) walk('');
  return tree;
}

/** What differs between two trees, one line each: `only in …` or where the first difference is. Empty: the same. */
export function compareTrees(actual: string, expected: string): readonly string[] {
  const [left, right] = [readTree(actual), readTree(expected)];
  const differences: string[] = [];
  for (const [path, hash] of left) {
    if (!right.has(path)) differences.push(`${path}: should not be there`);
    else if (right.get(path) !== hash)
      differences.push(`${path}: ${describeDifference(join(actual, path), join(expected, path))}`);
  }
  for (const path of right.keys()) if (!left.has(path)) differences.push(`${path}: is missing`);
  return differences;
}

function describeDifference(actual: string, expected: string): string {
  const [left, right] = [readFileSync(actual, 'utf8'), readFileSync(expected, 'utf8')];
  let at = 0;
  while (at < left.length && left[at] === right[at]) at += 1;
  const around = (text: string): string => JSON.stringify(text.slice(Math.max(0, at - 60), at + 60));
  return `at ${at} it has ${around(left)} instead of ${around(right)}`;
}
