/** Stores a choice and tells this page about it, as the browser tells the others (behaviours.md 4.8.2). */
import { removeStored, writeStored } from './storage.ts';

/** `undefined` forgets. The page follows even where storage is blocked. */
export function remember(key: string, value: string | undefined): void {
  if (value === undefined) removeStored(key);
  else writeStored(key, value);
  dispatchEvent(new StorageEvent('storage', { key, newValue: value ?? null }));
}
