/** Values that are made when somebody asks, each one object with the key that stands for it. */

export interface Lazy<T> {
  /** Equal key, equal value. */
  readonly key: string;
  /** What the key is made of, by name: says why a value is new. */
  readonly parts: Readonly<Record<string, string>>;
  read(): T;
  /** Reads it for the last time: what was kept in memory is let go of. Whoever reads it again waits a little longer. */
  take(): T;
  /** In the inputs of another stage the key stands for the value. */
  toJSON(): string;
}

/** A lazy value of `parts`; `take` is `read` where nothing is kept. */
export function makeLazy<T>(
  key: string,
  parts: Readonly<Record<string, string>>,
  read: () => T,
  take: () => T = read,
): Lazy<T> {
  return { key, parts, read, take, toJSON: () => `lazy:${key}` };
}
