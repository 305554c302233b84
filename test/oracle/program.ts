/** The program that `bin/helpsite.js` runs, in this process: what one files, the other finds. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { runCli } from '../../src/build/cli.ts';
import { runHereIn, type RunOutcome } from '../run-helpsite.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const COMPILED = join(ROOT, 'build', 'cli.js');

/** Compiled, a build takes a third of the time, as it does not compile what browsers get. */
function isFresh(): boolean {
  const compiledAt = existsSync(COMPILED) ? statSync(COMPILED).mtimeMs : 0;
  return readdirSync(join(ROOT, 'src'), { recursive: true, withFileTypes: true }).every(
    (entry) =>
      !entry.isFile() ||
      entry.name.includes('.test.') ||
      statSync(join(entry.parentPath, entry.name)).mtimeMs <= compiledAt,
  );
}

let program: Promise<{ readonly runCli: typeof runCli }> | undefined;

/** Runs a command line as `runHereIn` does, with the compiled program unless a source is newer. */
export async function runProgram(
  env: Readonly<Record<string, string>>,
  argv: readonly string[],
): Promise<RunOutcome> {
  program ??= isFresh()
    ? (import(COMPILED) as Promise<{ readonly runCli: typeof runCli }>)
    : import('../../src/build/cli.ts');
  return runHereIn(env, argv, (await program).runCli);
}
