/** A seeded source of chance: the same seed, the same choices, on every machine. */

export interface Random {
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number;
  /** One of the items, of which there must be at least one. */
  pick<T>(items: readonly T[]): T;
  /** True in `percent` of 100 cases. */
  chance(percent: number): boolean;
  /** The items in another order. */
  shuffle<T>(items: readonly T[]): T[];
}

/** Mulberry32, a public-domain generator of 32 bits: enough to choose among edits. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
  return {
    below,
    pick: <T>(items: readonly T[]): T => {
      if (items.length === 0) throw new Error('Nothing to pick from');
      return items[below(items.length)] as T;
    },
    chance: (percent) => below(100) < percent,
    shuffle: <T>(items: readonly T[]): T[] => {
      const left = [...items];
      return items.map(() => left.splice(below(left.length), 1)[0] as T);
    },
  };
}
