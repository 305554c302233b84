/** Whether what others wrote down as a path names something in a folder. Pure. */

/** Whether a path stays below its folder on every system: no `..`, no root, no drive letter, no backslash. */
export function staysInside(path: string): boolean {
  if (/[\0\\]/.test(path) || /^[a-z]:/i.test(path)) return false;
  return path.split('/').every((segment) => segment !== '' && segment !== '.' && segment !== '..');
}
