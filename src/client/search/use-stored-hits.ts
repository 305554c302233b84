/** Recent and favourite hits of an open dialog, kept in the browser's storage (behaviours.md 6.8.2 to 6.8.6). */
import { useState } from 'react';
import type { Hit } from '../../search/protocol.ts';
import { addRecent, readStoredHits, type StoredHits, writeStoredHits } from './stored-hits.ts';

interface Keeper {
  readonly stored: StoredHits;
  readonly change: (stored: StoredHits) => void;
  /** A hit was chosen: the next dialog shows it. */
  readonly remember: (hit: Hit) => void;
}

export function useStoredHits(indexName: string): Keeper {
  const [stored, setStored] = useState(() => readStoredHits(indexName));
  const [hadFavourites] = useState(stored.favourites.length > 0);
  return {
    stored,
    change(next) {
      setStored(next);
      writeStoredHits(indexName, next);
    },
    remember: (hit) => writeStoredHits(indexName, addRecent(stored, hit, hadFavourites)),
  };
}
