/** Drops unset properties, so that optional ones are absent: JSON-shaped values have no `undefined`. Pure. */

type Unset<T> = { [K in keyof T]-?: undefined extends T[K] ? K : never }[keyof T];

/** `T` with every property that may be undefined optional instead. */
export type OmitUndefined<T> = { readonly [K in Exclude<keyof T, Unset<T>>]: T[K] } & {
  readonly [K in Unset<T>]?: Exclude<T[K], undefined>;
};

/** A copy without the properties that are undefined; order is kept. */
export function omitUndefined<T extends object>(value: T): OmitUndefined<T> {
  return Object.fromEntries(
    Object.entries(value).filter(([, entry]) => entry !== undefined),
  ) as unknown as OmitUndefined<T>;
}
