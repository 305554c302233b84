/** Runs code of the site (configuration, React pages) so that it can neither end, nor silence, nor change helpsite. */
import { runThenClean, runWithin } from './run-within.ts';

/** Milliseconds that such code may take at a stretch: nobody waits longer for a configuration file. */
export const PATIENCE = 2500;

/** Thrown when the code does what only the program itself may. */
export class ForeignCodeError extends Error {
  override readonly name = 'ForeignCodeError';
}

/** Everything else is built on these. */
const BUILT_ON: readonly (readonly [string, object])[] = [
  ['Object.prototype', Object.prototype],
  ['Function.prototype', Function.prototype],
  ['Array.prototype', Array.prototype],
  ['String.prototype', String.prototype],
  ['Number.prototype', Number.prototype],
  ['RegExp.prototype', RegExp.prototype],
  ['Promise.prototype', Promise.prototype],
  ['Map.prototype', Map.prototype],
  ['Set.prototype', Set.prototype],
  ['JSON', JSON],
];

/**
 * Runs `work`. What it prints goes to stderr, because stdout is for results; `process.exit` throws; changed prototypes
 * are put back and reported. Throws what `work` throws, a TimeoutError when it takes longer than `milliseconds`, and a
 * ForeignCodeError.
 */
export function runForeign<T>(work: () => T, milliseconds: number = PATIENCE): T {
  const before = BUILT_ON.map(([, object]) => Object.getOwnPropertyDescriptors(object));
  const ends = Object.fromEntries(
    ['exit', 'reallyExit', 'abort'].map((name) => [name, Reflect.get(process, name)]),
  );
  const write: unknown = Reflect.get(process.stdout, 'write');
  const refuse = (): never => {
    throw new ForeignCodeError('it ends the process');
  };
  const print = (...all: Parameters<typeof process.stderr.write>) => process.stderr.write(...all);
  Object.assign(process, { exit: refuse, reallyExit: refuse, abort: refuse });
  Object.assign(process.stdout, { write: print });
  let changed: readonly string[] = [];
  const value = runThenClean(
    () => runWithin(milliseconds, work),
    () => {
      Object.assign(process, ends);
      Object.assign(process.stdout, { write });
      changed = BUILT_ON.filter(([, object], index) => putBack(object, before[index] ?? {})).map(
        ([name]) => name,
      );
    },
  );
  if (changed.length > 0)
    throw new ForeignCodeError(`it changes ${changed.join(' and ')}, which everything else is built on`);
  return value;
}

/** Whether anything had to be put back. */
function putBack(object: object, before: Readonly<Record<PropertyKey, PropertyDescriptor>>): boolean {
  let isChanged = false;
  for (const key of Reflect.ownKeys(object)) {
    if (Object.hasOwn(before, key)) continue;
    isChanged = true;
    Reflect.deleteProperty(object, key);
  }
  for (const key of Reflect.ownKeys(before)) {
    const old = before[key];
    const now = Object.getOwnPropertyDescriptor(object, key);
    if (old === undefined || (now?.value === old.value && now?.get === old.get && now?.set === old.set))
      continue;
    isChanged = true;
    Reflect.defineProperty(object, key, old);
  }
  return isChanged;
}
