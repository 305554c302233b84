/** The browser's storage without its exceptions: private windows and strict settings act as empty. */

let hasWarned = false;

/** The stored text, or undefined. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch (error) {
    warnOnce(error);
    return undefined;
  }
}

export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch (error) {
    warnOnce(error);
  }
}

function warnOnce(error: unknown): void {
  if (hasWarned) return;
  hasWarned = true;
  console.warn('Browser storage is not available; choices are not remembered.', error);
}
