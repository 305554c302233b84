/** What the settings of another program say: data with places, and what of it is computed. */

/** A place in a file of the project, from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

interface Known {
  readonly at: Place;
  /** The piece of script that decided it and that we did not run: the environment, the clock. */
  readonly assumed?: string;
}

export type ListValue = Known & { readonly kind: 'list'; readonly items: Value[] };
export type RecordValue = Known & { readonly kind: 'record'; readonly entries: Map<string, Value> };
export type FunctionValue = Known & {
  readonly kind: 'function';
  readonly call: (args: readonly Value[]) => Value;
};
/** What we do not know: `script` is the piece that says it, `guess` what it most likely is. */
export type ComputedValue = Known & {
  readonly kind: 'computed';
  readonly script: string;
  readonly guess?: Value;
};

export type Value =
  | (Known & { readonly kind: 'text'; readonly value: string })
  | (Known & { readonly kind: 'number'; readonly value: number })
  | (Known & { readonly kind: 'flag'; readonly value: boolean })
  | (Known & { readonly kind: 'none' })
  | ListValue
  | RecordValue
  | FunctionValue
  | ComputedValue;

/** Longer texts and lists are made by a script that goes round in circles. */
const MAX_LENGTH = 1_000_000;

/** Throws a RangeError for what would fill the memory. */
export function checkLength(length: number): void {
  if (length > MAX_LENGTH) throw new RangeError('It makes too much');
}

/** A plain value with a place. */
export function toValue(
  plain: string | number | boolean | null | undefined,
  at: Place,
  assumed?: string,
): Value {
  const known = { at, ...(assumed === undefined ? {} : { assumed }) };
  if (typeof plain === 'string') checkLength(plain.length);
  if (typeof plain === 'string') return { kind: 'text', value: plain, ...known };
  if (typeof plain === 'number') return { kind: 'number', value: plain, ...known };
  if (typeof plain === 'boolean') return { kind: 'flag', value: plain, ...known };
  return { kind: 'none', ...known };
}

/** The same value, decided by something that was not run. */
export function assume(value: Value, script: string | undefined): Value {
  return script === undefined || value.assumed !== undefined ? value : { ...value, assumed: script };
}

/** Whether a condition holds; undefined where that is computed. */
export function isTrue(value: Value): boolean | undefined {
  switch (value.kind) {
    case 'text':
      return value.value !== '';
    case 'number':
      return value.value !== 0 && !Number.isNaN(value.value);
    case 'flag':
      return value.value;
    case 'none':
      return false;
    case 'computed':
      return undefined;
    case 'list':
    case 'record':
    case 'function':
      return true;
  }
}

/** As it is written into a text; undefined for what has no such form. */
export function toText(value: Value): string | undefined {
  if (value.kind === 'text') return value.value;
  if (value.kind === 'number' || value.kind === 'flag') return String(value.value);
  if (value.kind === 'none') return '';
  if (value.kind === 'list') {
    const texts = value.items.map(toText);
    return texts.some((text) => text === undefined) ? undefined : texts.join(',');
  }
  return undefined;
}
