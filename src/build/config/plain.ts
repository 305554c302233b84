/** Copies what a configuration file exported into plain data: no functions, cycles, getters or prototypes survive. Pure. */

/** JSON-shaped data; `undefined` properties are gone. */
export type Plain = null | boolean | number | string | readonly Plain[] | PlainRecord;
export interface PlainRecord {
  readonly [key: string]: Plain;
}

/** A value that is not data: where it is and what is wrong with it. */
export interface PlainProblem {
  readonly path: readonly string[];
  readonly message: string;
}

/** Links with an address that is known to be unset: `key: undefined` was written on purpose. */
export const UNSET = '\0unset';

const MAX_DEPTH = 50;
const MAX_VALUES = 50_000;
/** Keys that reach an object's prototype when they are assigned. */
const PROTOTYPE_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Copies a value of unknown origin. Properties that are undefined are dropped, except `href`, which becomes `UNSET`.
 * Every value that cannot be copied is a problem and is left out.
 */
export function toPlain(value: unknown): {
  readonly value: Plain | undefined;
  readonly problems: readonly PlainProblem[];
} {
  const problems: PlainProblem[] = [];
  const parents = new Set<object>();
  let count = 0;

  const copy = (input: unknown, path: readonly string[]): Plain | undefined => {
    const refuse = (message: string): undefined => {
      problems.push({ path, message });
      return undefined;
    };
    if (input === undefined) return undefined;
    if (input === null || typeof input === 'string' || typeof input === 'boolean') return input;
    if (typeof input === 'number') return Number.isFinite(input) ? input : refuse('must be a finite number');
    if (typeof input === 'function')
      return refuse('must be plain data, not a function: call it, and write down what it returns');
    if (typeof input !== 'object') return refuse(`must be plain data, not a ${typeof input}`);
    if (parents.has(input)) return refuse('contains itself');
    if (path.length > MAX_DEPTH) return refuse('is nested too deeply');
    if (++count > MAX_VALUES) return count === MAX_VALUES + 1 ? refuse('holds too many values') : undefined;
    parents.add(input);
    const result = Array.isArray(input) ? copyList(input, path) : copyRecord(input, path, refuse);
    parents.delete(input);
    return result;
  };

  const copyList = (input: readonly unknown[], path: readonly string[]): Plain => {
    const list: Plain[] = [];
    for (let index = 0; index < input.length && index <= MAX_VALUES; index++) {
      const entry = copy(input[index], [...path, String(index)]);
      if (entry !== undefined) list.push(entry);
    }
    return list;
  };

  const copyRecord = (
    input: object,
    path: readonly string[],
    refuse: (message: string) => undefined,
  ): Plain | undefined => {
    const prototype: unknown = Object.getPrototypeOf(input);
    if (input instanceof Promise) return refuse('must be plain data, not a promise: write await before it');
    if (prototype !== null && Object.getPrototypeOf(prototype) !== null) {
      return refuse('must be plain data (texts, numbers, lists and objects)');
    }
    const record: Record<string, Plain> = {};
    for (const key of Object.keys(input)) {
      if (PROTOTYPE_KEYS.has(key)) {
        problems.push({ path: [...path, key], message: 'is a name that cannot be used' });
        continue;
      }
      const entry: unknown = (input as Record<string, unknown>)[key];
      const copied = entry === undefined && key === 'href' ? UNSET : copy(entry, [...path, key]);
      if (copied !== undefined) record[key] = copied;
    }
    return record;
  };

  try {
    return { value: copy(value, []), problems };
  } catch {
    // Getters and proxies run code of the file, which may throw anything.
    return {
      value: undefined,
      problems: [...problems, { path: [], message: 'cannot be read: a property throws an error' }],
    };
  }
}
