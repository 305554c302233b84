/** The browser's storage without its exceptions: private windows and strict settings act as empty. */

let hasWarned = false;

/** The stored text, or undefined. */
export function readStored(key: string): string | undefined {
  return read(() => localStorage, key);
}

/** True when it was stored; blocked or full storage says false. */
export function writeStored(key: string, value: string): boolean {
  return write(() => localStorage, key, value);
}

/** Forgets a stored text; without storage there is none. */
export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch (error) {
    warnOnce(error);
  }
}

/** The text stored for as long as this tab of the browser lasts, or undefined. */
export function readSession(key: string): string | undefined {
  return read(() => sessionStorage, key);
}

/** True when it was stored; blocked or full storage says false. */
export function writeSession(key: string, value: string): boolean {
  return write(() => sessionStorage, key, value);
}

// Naming a blocked storage throws already, so it is named only inside.
function read(storage: () => Storage, key: string): string | undefined {
  try {
    return storage().getItem(key) ?? undefined;
  } catch (error) {
    warnOnce(error);
    return undefined;
  }
}

function write(storage: () => Storage, key: string, value: string): boolean {
  try {
    storage().setItem(key, value);
    return true;
  } catch (error) {
    warnOnce(error);
    return false;
  }
}

function warnOnce(error: unknown): void {
  if (hasWarned) return;
  hasWarned = true;
  console.warn('Browser storage is not available; choices are not remembered.', error);
}
