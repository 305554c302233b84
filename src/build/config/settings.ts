/** What a table of settings is: of each key what it may hold, what it is when nobody sets it, and a sentence about it. Pure. */
import type { Plain } from './plain.ts';
import type { Spot } from './spot.ts';

/** What a setting may hold. */
export interface Check<T> {
  /** Returns the value as the setting holds it, or undefined after saying at the spot what is wrong. */
  (value: Plain, spot: Spot): T | undefined;
  /** What it accepts in a few words, for docs/settings.md. */
  readonly holds: string;
  /** The settings below: those of an object, or of each object of a list. */
  readonly below?: { readonly settings: Settings; readonly isList: boolean };
}

/** A row of a table. `check` decides the type that a configuration file may write. */
interface Setting {
  readonly check: Check<unknown>;
  /** What it is when nobody sets it. */
  readonly default?: unknown;
  /** The same in words, where the default depends on other settings. */
  readonly unset?: string;
  /** The object above is refused without it. */
  readonly isRequired?: true;
  /** What it does, for docs/settings.md. */
  readonly says: string;
}

/** A table: `{ … } as const satisfies Settings`. */
export type Settings = Readonly<Record<string, Setting>>;

type ValueOf<Row> = Row extends { readonly check: Check<infer T> } ? T : never;

/** The keys of rows that have something: `{ isRequired: true }`, a default. */
type KeysWith<S extends Settings, Part> = {
  readonly [K in keyof S]: S[K] extends Part ? K : never;
}[keyof S];

/** What a configuration file may say: `undefined` is as good as leaving a key out, so that unknown facts can be passed on. */
export type InputOf<S extends Settings> = {
  readonly [K in KeysWith<S, { readonly isRequired: true }>]: ValueOf<S[K]>;
} & {
  readonly [K in Exclude<keyof S, KeysWith<S, { readonly isRequired: true }>>]?: ValueOf<S[K]> | undefined;
};

type Certain = { readonly isRequired: true } | { readonly default: unknown };

/** The same with the defaults filled in. */
export type FilledOf<S extends Settings> = {
  readonly [K in KeysWith<S, Certain>]: ValueOf<S[K]>;
} & {
  readonly [K in Exclude<keyof S, KeysWith<S, Certain>>]?: ValueOf<S[K]>;
};

/** Fills in what an input leaves unsaid, one level deep; keys come in the order of the table. */
export function fillIn<S extends Settings>(settings: S, input: InputOf<S>): FilledOf<S> {
  const given: Readonly<Record<string, unknown>> = input;
  const filled = Object.entries(settings).map(([key, row]) => [key, given[key] ?? row.default] as const);
  // Every row has a value of its own check, or its default, which settings.test.ts shows to that check.
  return Object.fromEntries(filled.filter(([, value]) => value !== undefined)) as unknown as FilledOf<S>;
}
