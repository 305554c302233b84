/** The browser's storage without its exceptions: private windows and strict settings act as empty (behaviours.md 4.8.1). */

/** The stored text, or undefined. */
export function readStored(key: string): string | undefined {
  return use(
    () => localStorage,
    key,
    (storage) => storage.getItem(key) ?? undefined,
  );
}

/** True when it was stored; blocked or full storage says false. */
export function writeStored(key: string, value: string): boolean {
  return write(() => localStorage, key, value);
}

/** Forgets a stored text; without storage there is none. */
export function removeStored(key: string): void {
  use(
    () => localStorage,
    key,
    (storage) => storage.removeItem(key),
  );
}

/** The text stored for as long as this tab of the browser lasts, or undefined. */
export function readSession(key: string): string | undefined {
  return use(
    () => sessionStorage,
    key,
    (storage) => storage.getItem(key) ?? undefined,
  );
}

/** Forgets a text of this tab. */
export function removeSession(key: string): void {
  use(
    () => sessionStorage,
    key,
    (storage) => storage.removeItem(key),
  );
}

/** True when it was stored; blocked or full storage says false. */
export function writeSession(key: string, value: string): boolean {
  return write(() => sessionStorage, key, value);
}

function write(open: () => Storage, key: string, value: string): boolean {
  return (
    use(open, key, (storage) => {
      storage.setItem(key, value);
      return true;
    }) === true
  );
}

/** Several scripts have this module: on the document, the one line is one for the page. */
type Noted = Document & { hasNoStorage?: true };

/** `open` names the storage: where it is blocked, that throws already. */
function use<T>(open: () => Storage, key: string, act: (storage: Storage) => T): T | undefined {
  let storage;
  try {
    storage = open();
  } catch (error) {
    const page: Noted = document;
    if (!page.hasNoStorage)
      console.warn('Browser storage is not available.\nPossible reasons: a frame, privacy settings.', error);
    page.hasNoStorage = true;
    return undefined;
  }
  try {
    return act(storage);
  } catch (error) {
    console.error(`Browser storage failed at "${key}".`, error);
    return undefined;
  }
}
