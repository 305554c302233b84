/** What is known of a value that anybody may have written. Pure. */

/** An object with keys: no list, no date, no bytes, not null. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Date) &&
    !(value instanceof Uint8Array)
  );
}
