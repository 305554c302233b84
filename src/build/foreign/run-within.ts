/** Runs a function that may never end. */
import { Script } from 'node:vm';

/** Where the script below finds what it is to run. */
const KEY = Symbol.for('helpsite.within');
const CALL = new Script(`globalThis[Symbol.for('helpsite.within')]()`);

/** Thrown when the time is over. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/**
 * Runs `work` and returns its value; what it throws comes through. Throws a TimeoutError after so many milliseconds,
 * also out of a loop without end: the engine's own watchdog ends it. A call costs some 20 microseconds.
 */
export function runWithin<T>(milliseconds: number, work: () => T): T {
  const outcome: { value?: T } = {};
  Object.assign(globalThis, {
    [KEY]: () => {
      outcome.value = work();
    },
  });
  try {
    CALL.runInThisContext({ timeout: milliseconds, displayErrors: false });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
      throw new TimeoutError(`did not finish within ${milliseconds / 1000} seconds`);
    throw error;
  }
  // `work` has returned, so the value is there.
  return outcome.value as T;
}
