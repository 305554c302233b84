/** The library's cache with an end: the answers of the last questions. Failures are never kept. */
import type { LibraryCache } from './host-states.ts';

/** Keeps `limit` values; the one unused for longest goes first. */
export function createBoundedCache(limit: number): LibraryCache {
  const kept = new Map<string, unknown>();
  const put = (name: string, value: unknown): void => {
    kept.delete(name);
    kept.set(name, value);
    const [oldest] = kept.keys();
    if (kept.size > limit && oldest !== undefined) kept.delete(oldest);
  };
  return {
    get: async (key, make, events) => {
      const name = JSON.stringify(key);
      if (kept.has(name)) {
        const value = kept.get(name);
        put(name, value);
        // The library reads what it has written under the same key.
        return value as Awaited<ReturnType<typeof make>>;
      }
      const value = await make();
      await events?.miss(value);
      return value;
    },
    set: (key, value) => {
      put(JSON.stringify(key), value);
      // A request under way is a promise, which must not be waited for before it is kept.
      return Promise.resolve(value);
    },
    delete: async (key) => void kept.delete(JSON.stringify(key)),
    clear: async () => kept.clear(),
  };
}
