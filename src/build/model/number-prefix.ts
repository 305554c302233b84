/** Number prefixes of files and folders: `01-intro` comes first and is called `intro` (behaviours.md 2.2.3). */

const PREFIX = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/s;
/** Digits, a mark, digits: a date or a version, no prefix. */
const DATE_OR_VERSION = /^\d+[-_.]\d+/;

/** The name without its prefix, and the prefix as a number. */
export function readNumberPrefix(name: string): { readonly name: string; readonly number?: number } {
  const found = DATE_OR_VERSION.test(name) ? null : PREFIX.exec(name);
  return found === null ? { name } : { name: found[2] ?? name, number: Number(found[1]) };
}

/** `01-a/02-b` → `a/b`. */
export function stripNumberPrefixes(path: string): string {
  return path
    .split('/')
    .map((segment) => readNumberPrefix(segment).name)
    .join('/');
}
