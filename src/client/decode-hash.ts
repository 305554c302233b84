/** The id that a hash names. */

/** `#a%20b` → `a b`; what is not encoded well stays as it is. */
export function decodeHash(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
