/** Runs real builds that are suspended, as by a closed laptop or a machine that gives its time to others; or killed. */
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type RunOutcome, startHelpsite } from '../run-helpsite.ts';

export interface Pause {
  /** The process is stopped when it has worked for so long, in milliseconds: the same moment on a busy machine. */
  readonly atCpu: number;
  readonly forMs: number;
  /** Done while the process stands still. */
  readonly meanwhile?: () => void;
  /** The process is killed where it stands. */
  readonly kill?: boolean;
}

export interface PausedOutcome extends RunOutcome {
  /** False when the process had ended before its moment came. */
  readonly wasPaused: boolean;
  /** Work of the process when it was last looked at, in milliseconds. */
  readonly cpuMs: number;
}

/** Runs helpsite, stops it at the moment, lets it stand, and lets it go on to its end. */
export async function runPaused(
  argv: readonly string[],
  { atCpu, forMs, meanwhile, kill = false }: Pause,
  env: Readonly<Record<string, string>> = {},
): Promise<PausedOutcome> {
  const { child, ended } = startHelpsite(argv, env);
  let cpuMs = 0;
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null;
  while (isRunning() && cpuMs < atCpu) {
    await sleep(4);
    cpuMs = readCpu(child) ?? cpuMs;
  }
  const wasPaused = isRunning() && child.kill('SIGSTOP');
  meanwhile?.();
  if (wasPaused) {
    // The pause is what is tested: time that passes without the process.
    await sleep(forMs);
    child.kill(kill ? 'SIGKILL' : 'SIGCONT');
  }
  return { ...(await ended), wasPaused, cpuMs };
}

/** User and system time of a process so far; undefined when it has ended. */
function readCpu({ pid }: ChildProcess): number | undefined {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?!.*\) )/s);
    // proc(5): utime and stime are fields 14 and 15, in hundredths of a second.
    const [user, system] = fields.split(' ').slice(11, 13);
    return (Number(user) + Number(system)) * 10;
  } catch {
    return undefined;
  }
}
