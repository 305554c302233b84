/** One emit at a time: a lock file in the out-dir, taken over when the process that made it is gone. */
import { closeSync, openSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { describeSystemError, isSystemError, WorldError } from '../problems/world-error.ts';

export const LOCK_FILE = '.helpsite.lock';

const POLL_MS = 25;
/** How long a second build waits for the first. */
const WAIT_MS = 60_000;
/** An unreadable lock is being written right now, unless it is older than this. */
const UNREADABLE_STALE_MS = 10_000;
/** We cannot ask another computer (or container) whether its process lives; no emit is without a sign of life for this long. */
const FOREIGN_STALE_MS = 300_000;
/** Between two signs of life. */
const SIGN_MS = 10_000;

interface Holder {
  readonly pid: number;
  /** When the process started, as the system tells it: a process id alone may have been given away again. */
  readonly started: string;
  readonly host: string;
}

/**
 * Runs `work` while this process holds the out-dir's lock. Waits up to `waitMs` (milliseconds) for another
 * holder, then throws a WorldError that names it and the lock file. Blocks the thread: emitting is synchronous.
 * Work that may take minutes calls `giveSign` all along.
 */
export function withLock<T>(outDir: string, work: (giveSign: () => void) => T, waitMs = WAIT_MS): T {
  const lock = `${outDir}/${LOCK_FILE}`;
  const giveUpAt = Date.now() + waitMs;
  while (!createExclusively(lock)) {
    if (isStale(lock)) {
      removeStale(lock);
      continue;
    }
    if (Date.now() >= giveUpAt) {
      throw new WorldError(
        `Another helpsite${nameHolder(lock)} is writing to ${outDir} (waited ${Math.round(waitMs / 1000)} s); wait until it has ended, or delete ${lock} if there is none`,
      );
    }
    pause(POLL_MS);
  }
  try {
    return work(signer(lock));
  } finally {
    release(lock);
  }
}

/** `(process 12 on name)`, with a space before it; empty where nobody can tell. */
function nameHolder(lock: string): string {
  const holder = readHolder(lock);
  return holder === undefined ? '' : ` (process ${holder.pid} on ${holder.host})`;
}

/** What tells others that the holder lives: its lock is never old. */
function signer(lock: string): () => void {
  let last = Date.now();
  return () => {
    const now = Date.now();
    if (now - last < SIGN_MS) return;
    last = now;
    try {
      utimesSync(lock, now / 1000, now / 1000);
    } catch {
      // Somebody deleted it, or the disk is gone: the work itself will say so.
    }
  };
}

/** Never throws: the work is done, and a lock that stays is taken over, because its process is gone by then. */
function release(lock: string): void {
  try {
    const holder = readHolder(lock);
    // Whoever stood still for very long may have lost it to another.
    if (holder === undefined || isOurs(holder)) rmSync(lock, { force: true });
  } catch {
    // See above.
  }
}

function isOurs({ pid, host }: Holder): boolean {
  return pid === process.pid && host === hostname();
}

function createExclusively(lock: string): boolean {
  const holder: Holder = { pid: process.pid, started: startOf(process.pid), host: hostname() };
  let file: number;
  try {
    file = openSync(lock, 'wx');
  } catch (error) {
    if (isSystemError(error) && error.code === 'EEXIST') return false;
    throw describeSystemError(error, `write ${lock}`);
  }
  try {
    writeFileSync(file, JSON.stringify(holder));
    return true;
  } catch (error) {
    // An empty lock of a full disk would hold up the next build.
    rmSync(lock, { force: true });
    throw describeSystemError(error, `write ${lock}`);
  } finally {
    closeSync(file);
  }
}

function isStale(lock: string): boolean {
  const age = ageOf(lock);
  if (age === undefined) return false;
  const holder = readHolder(lock);
  if (!holder) return age > UNREADABLE_STALE_MS;
  if (holder.host !== hostname()) return age > FOREIGN_STALE_MS;
  return !isAlive(holder.pid) || startOf(holder.pid) !== holder.started;
}

/**
 * Two waiting builds may find the same stale lock, and the slower one must not delete the lock the faster one
 * has just made. So a lock is deleted only by the holder of a second one, who looks again first.
 */
function removeStale(lock: string): void {
  const guard = `${lock}.guard`;
  if (!createExclusively(guard)) {
    if ((ageOf(guard) ?? 0) > UNREADABLE_STALE_MS) rmSync(guard, { recursive: true, force: true });
    pause(POLL_MS);
    return;
  }
  try {
    // Somebody may have made a folder of that name.
    if (isStale(lock)) rmSync(lock, { recursive: true, force: true });
  } finally {
    rmSync(guard, { force: true });
  }
}

function readHolder(lock: string): Holder | undefined {
  try {
    const holder: unknown = JSON.parse(readFileSync(lock, 'utf8'));
    return isHolder(holder) ? holder : undefined;
  } catch {
    return undefined;
  }
}

function isHolder(value: unknown): value is Holder {
  if (typeof value !== 'object' || value === null) return false;
  if (!('pid' in value && 'started' in value && 'host' in value)) return false;
  return Number.isSafeInteger(value.pid) && Number(value.pid) > 0;
}

/** Milliseconds since the file was written; undefined when it is gone. */
function ageOf(file: string): number | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && Date.now() - stats.mtimeMs;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, but belongs to someone else.
    return isSystemError(error) && error.code === 'EPERM';
  }
}

/** Start time of a process in clock ticks (proc(5), field 22); empty where the system does not tell. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field, the program's name, stands in brackets and may hold spaces.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
