/** How far the reader was in the results, for the way back to them. */
import { readSession, writeSession } from '../storage.ts';

export interface Place {
  readonly query: string;
  /** Results that were there. */
  readonly rows: number;
  /** Pixels that the page was scrolled by. */
  readonly top: number;
}

/** Entries of the history that are remembered. */
const KEPT = 20;

const STORED = 'helpsite.results';

/** Where this entry of the history was left, if the reader comes back to it. */
export function readPlace(): Place | undefined {
  const key = entryKey();
  return readPlaces().find(([name]) => name === key)?.[1];
}

/** Returns what notes the place; the entry is the one that is current now. */
export function keepPlace(read: () => Place): () => void {
  const key = entryKey();
  return () => {
    const others = readPlaces().filter(([name]) => name !== key);
    writeSession(STORED, JSON.stringify([...others, [key, read()]].slice(-KEPT)));
  };
}

/** Navigation names the entries (navigate/scroll-memory.ts). */
function entryKey(): string {
  return (history.state as { readonly helpsite?: string } | null)?.helpsite ?? '';
}

function readPlaces(): readonly (readonly [string, Place])[] {
  try {
    return JSON.parse(readSession(STORED) ?? '[]') as readonly (readonly [string, Place])[];
  } catch {
    return [];
  }
}
