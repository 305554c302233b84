/** Runs one process to its end and measures it: CPU, wall and peak memory, its own children included. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Measurement {
  /** User and system time of the process and all it waited for, seconds. */
  readonly cpu: number;
  /** Seconds. */
  readonly wall: number;
  /** Largest resident set of any one process, bytes; undefined without GNU time. */
  readonly peak: number | undefined;
}

export interface Command {
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
}

/** GNU time: the only plain tool that tells a process's peak memory. Debian: apt-get install time. */
const GNU_TIME = '/usr/bin/time';

export const canMeasurePeak: boolean = existsSync(GNU_TIME);

/** Bash's `time` keyword reads the kernel's own account of a finished child: exact to the millisecond. */
const SCRIPT = `TIMEFORMAT='%R %U %S'; times=$1; shift; { time "$@" >"$times.out" 2>&1; } 2>"$times"`;

/** Throws with the process's output when it fails: a failed run has no time. */
export function measure({ file, args, cwd }: Command): Measurement {
  const times = join(tmpdir(), `helpsite-bench-${process.pid}`);
  const files = [times, `${times}.out`, `${times}.peak`];
  const wrapped = canMeasurePeak
    ? [GNU_TIME, '-f', '%M', '-o', `${times}.peak`, file, ...args]
    : [file, ...args];
  try {
    const { status, error } = spawnSync('bash', ['-c', SCRIPT, 'bash', times, ...wrapped], {
      cwd,
      env: { ...process.env, LC_ALL: 'C' },
    });
    if (error !== undefined) throw error;
    if (status !== 0) {
      throw new Error(
        `${file} ${args.join(' ')} ended with ${status}:\n${readFileSync(`${times}.out`, 'utf8').slice(-3000)}`,
      );
    }
    const [wall = NaN, user = NaN, system = NaN] = readFileSync(times, 'utf8')
      .trim()
      .split(/\s+/)
      .map(Number);
    const peak = canMeasurePeak ? Number(readFileSync(`${times}.peak`, 'utf8').trim()) * 1024 : undefined;
    return { cpu: user + system, wall, peak };
  } finally {
    for (const path of files) rmSync(path, { force: true });
  }
}

/** The middle of a non-empty list; of an even number, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2;
}

/** Each figure's own median: runs differ by what else the machine does. */
export function medianOf(runs: readonly Measurement[]): Measurement {
  const peaks = runs.flatMap(({ peak }) => (peak === undefined ? [] : [peak]));
  return {
    cpu: median(runs.map(({ cpu }) => cpu)),
    wall: median(runs.map(({ wall }) => wall)),
    peak: peaks.length === 0 ? undefined : median(peaks),
  };
}
