/** One path seen from another. Pure. */

/** `a/b`, `a/c/d.md` → `../c/d.md`. */
export function relativePath(fromFolder: string, to: string): string {
  const from = fromFolder === '' ? [] : fromFolder.split('/');
  const parts = to.split('/');
  let common = 0;
  while (common < from.length && common < parts.length - 1 && from[common] === parts[common]) common++;
  return [...from.slice(common).map(() => '..'), ...parts.slice(common)].join('/');
}

/** The same with a dot before a name, as links to files have it: `a`, `a/d.md` → `./d.md`. */
export function dottedPath(fromFolder: string, to: string): string {
  const path = relativePath(fromFolder, to);
  return path.startsWith('.') ? path : `./${path}`;
}
