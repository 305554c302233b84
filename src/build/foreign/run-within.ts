/** Runs functions that may never end. */
import { Script } from 'node:vm';

/** Where the script below finds what it is to run. */
const KEY = Symbol.for('helpsite.within');
const CALL = new Script(`globalThis[Symbol.for('helpsite.within')]()`);

/** Thrown when the time is over. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/** So much of its time a function must have been running to be told too slow: the rest is what measuring loses. */
const RUNNING = 0.8;
/** Milliseconds on the wall after which nobody waits for a function any longer, though it hardly ran at all. */
const LONGEST = 60_000;

/** Milliseconds of the processor that went into runs which were made again: they count for nobody further up. */
let forgiven = 0;

/**
 * Runs `work` and returns its value; what it throws comes through. Throws a TimeoutError when it has used so many
 * milliseconds of the processor, also out of a loop without end: the engine's own watchdog ends it. The watchdog looks at
 * the clock on the wall, which goes on while the process is stopped (a laptop's lid) or waits for others: a run that ended
 * so is made again, with more time, and what it used is not counted for a run that it is part of.
 */
export function runWithin<T>(milliseconds: number, work: () => T): T {
  for (let wall = milliseconds; ;) {
    const before = process.cpuUsage();
    const forgivenBefore = forgiven;
    try {
      return runOnce(wall, milliseconds, work);
    } catch (error) {
      const { user, system } = process.cpuUsage(before);
      const all = (user + system) / 1000;
      const used = all - (forgiven - forgivenBefore);
      if (!(error instanceof TimeoutError) || used >= milliseconds * RUNNING || wall > LONGEST) throw error;
      // As long as it takes at the share of the processor that it had, but not for ever, should it only have been stopped.
      wall = Math.min(wall * 4, (wall * milliseconds) / Math.max(used, 1));
      forgiven = forgivenBefore + all;
    }
  }
}

/** What is to be put back, the innermost last. */
const cleanups: (() => void)[] = [];

/** Runs `work`, then `cleanup`, also where a watchdog further up ends both. */
export function runThenClean<T>(work: () => T, cleanup: () => void): T {
  const depth = cleanups.length;
  cleanups.push(cleanup);
  try {
    return work();
  } finally {
    while (cleanups.length > depth) cleanups.pop()?.();
  }
}

/** `allowed`: what the message says, in milliseconds. */
function runOnce<T>(wall: number, allowed: number, work: () => T): T {
  const depth = cleanups.length;
  const outcome: { value?: T } = {};
  Object.assign(globalThis, {
    [KEY]: () => {
      outcome.value = work();
    },
  });
  try {
    CALL.runInThisContext({ timeout: Math.round(wall), displayErrors: false });
  } catch (error) {
    // A watchdog passes over every `finally` below it.
    while (cleanups.length > depth) cleanups.pop()?.();
    if (error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
      throw new TimeoutError(`did not finish within ${allowed / 1000} seconds`);
    throw error;
  } finally {
    // It would hold on to all that the work has seen and made, for as long as the process lives.
    Object.assign(globalThis, { [KEY]: undefined });
  }
  // `work` has returned, so the value is there.
  return outcome.value as T;
}

/**
 * `work` of each input, in their order; undefined for those that used more than so many milliseconds of the processor.
 * `work` must be pure: one that was interrupted is run again. Many share a watchdog, which is a thread: a call each would
 * cost more than most of them take.
 */
export function runEachWithin<I, T>(
  milliseconds: number,
  inputs: readonly I[],
  work: (input: I) => T,
): readonly (T | undefined)[] {
  const results: (T | undefined)[] = [];
  while (results.length < inputs.length) {
    // A batch ends long before its watchdog barks, unless a single one of it takes that long.
    const endAt = performance.now() + milliseconds / 2;
    try {
      runOnce(milliseconds, milliseconds, () => {
        do results.push(work(inputs[results.length] as I));
        while (results.length < inputs.length && performance.now() < endAt);
      });
    } catch (error) {
      if (!(error instanceof TimeoutError)) throw error;
      // It may also bark when the last of the batch has ended: a stopped process goes on with it at any place.
      if (results.length < inputs.length)
        results.push(runAlone(milliseconds, inputs[results.length] as I, work));
    }
  }
  return results;
}

function runAlone<I, T>(milliseconds: number, input: I, work: (input: I) => T): T | undefined {
  try {
    return runWithin(milliseconds, () => work(input));
  } catch (error) {
    if (error instanceof TimeoutError) return undefined;
    throw error;
  }
}
