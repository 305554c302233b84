/** Disks that refuse: a user without rights, a small disk, a system call that fails. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, lstatSync, mkdirSync, readdirSync, statfsSync, writeFileSync } from 'node:fs';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { PROGRAM, type RunOutcome } from './run-helpsite.ts';

/** The user that owns nothing. */
const NOBODY = 65_534;

/** Why no command can be run as another user here; undefined: it can. */
export const NO_USERS: string | undefined =
  process.getuid?.() !== 0
    ? 'only root can run a command as another user'
    : spawnSync('setpriv', ['--reuid', String(NOBODY), 'true']).status === 0
      ? undefined
      : 'there is no setpriv';

/** Starts the real program as a user without rights; `shown` is all that it has printed so far. */
export function startAsNobody(
  argv: readonly string[],
  root: string,
): { readonly child: ChildProcess; readonly ended: Promise<RunOutcome>; readonly shown: () => string } {
  const ids = ['--reuid', String(NOBODY), '--regid', String(NOBODY), '--clear-groups'];
  const child = spawn('setpriv', [...ids, process.execPath, PROGRAM, ...argv], {
    cwd: root,
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
  return { child, ended, shown: () => stdout + stderr };
}

/** Runs the real program as a user without rights. */
export function runAsNobody(argv: readonly string[], root: string): Promise<RunOutcome> {
  return startAsNobody(argv, root).ended;
}

/** Gives a folder with all it holds to the user that `runAsNobody` is. */
export function giveToNobody(folder: string): void {
  const give = (path: string): void => {
    const stats = lstatSync(path);
    if (stats.isSymbolicLink()) return;
    chownSync(path, NOBODY, NOBODY);
    if (!stats.isDirectory()) return;
    chmodSync(path, 0o755);
    for (const name of readdirSync(path)) give(join(path, name));
  };
  give(folder);
}

/** A disk of its own at a folder (made), of so many kilobytes; undefined where none can be mounted. */
export function mountDisk(folder: string, kilobytes: number): { readonly end: () => void } | undefined {
  mkdirSync(folder, { recursive: true });
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', folder]);
  if (status !== 0) return undefined;
  return { end: () => void execFileSync('umount', ['-l', folder]) };
}

/** Fills a disk but for so many bytes. */
export function fillDisk(folder: string, free: number): void {
  const { bavail, bsize } = statfsSync(folder);
  const bytes = bavail * bsize - free;
  if (bytes > 0) writeFileSync(join(folder, '.filler'), Buffer.alloc(bytes));
}

type Call = (...args: unknown[]) => unknown;

/** Calls that change a disk. */
const CHANGES = [
  'openSync',
  'writeFileSync',
  'writeSync',
  'renameSync',
  'linkSync',
  'mkdirSync',
  'unlinkSync',
  'rmdirSync',
] as const;

/**
 * Runs `work` while calls of `names` for which `isMeant` says so fail with a system error. `isMeant` sees the call's name
 * and its first two arguments as texts.
 */
export async function withRefusals<T>(
  isMeant: (name: string, path: string, second: string) => string | undefined,
  work: () => Promise<T>,
  names: readonly string[] = CHANGES,
): Promise<T> {
  const record = fs as unknown as Record<string, Call>;
  const originals = names.map((name) => [name, record[name] as Call] as const);
  for (const [name, original] of originals) {
    record[name] = (...args) => {
      const [path, second] = [args[0], args[1]].map((value) => (typeof value === 'string' ? value : ''));
      const code = isMeant(name, path ?? '', second ?? '');
      if (code === undefined) return original(...args);
      const syscall = name.replace('Sync', '');
      throw Object.assign(new Error(`${code}: refused, ${syscall} '${path ?? ''}'`), { code, syscall, path });
    };
  }
  syncBuiltinESMExports();
  try {
    return await work();
  } finally {
    for (const [name, original] of originals) record[name] = original;
    syncBuiltinESMExports();
  }
}
