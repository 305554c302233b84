/** The files of an index as a computation asks for them: each is loaded when it is first needed. */
import { inflate } from './inflate.ts';
import { createStaleIndexError } from './manifest.ts';

/** Fetches a file of the index: its path below the base path, such as `assets/search/Ab3dE4fG.bin`. */
export type LoadFile = (file: string) => Promise<Uint8Array>;

/** Files as they are: undefined for one that has to be loaded first. */
export interface Files {
  /**
   * Runs a computation again and again until every file that it asks for is there. On a slow line what nobody waits for any
   * longer must not come before what somebody does: once aborted it asks for no more.
   */
  readonly whenLoaded: <T>(compute: (get: GetFile) => T, signal?: AbortSignal) => Promise<T>;
  readonly has: (file: string) => boolean;
}

/** What a file holds, read; undefined: it is not here yet, and asked for. */
export type GetFile = <T>(file: string, decode: (bytes: Uint8Array) => T) => T | undefined;

/** No file is there at first. `load` rejects as it likes, and that is passed on; a file that `decode` throws on is a `StaleIndexError`. */
export function createFiles(load: LoadFile): Files {
  const ready = new Map<string, unknown>();
  const onTheWay = new Map<string, Promise<void>>();
  const fetchFile = async (file: string, decode: (bytes: Uint8Array) => unknown): Promise<void> => {
    const packed = await load(file);
    try {
      ready.set(file, decode(await inflate(packed)));
    } catch {
      throw createStaleIndexError(file);
    }
  };
  const request = (file: string, decode: (bytes: Uint8Array) => unknown): Promise<void> => {
    const known = onTheWay.get(file);
    if (known !== undefined) return known;
    const started = fetchFile(file, decode).finally(() => onTheWay.delete(file));
    onTheWay.set(file, started);
    return started;
  };
  return {
    has: (file) => ready.has(file),
    whenLoaded: async (compute, signal) => {
      for (;;) {
        signal?.throwIfAborted();
        const missing = new Map<string, (bytes: Uint8Array) => unknown>();
        const result = compute((file, decode) => {
          if (!ready.has(file)) missing.set(file, decode);
          return ready.get(file) as ReturnType<typeof decode> | undefined;
        });
        if (missing.size === 0) return result;
        // With each that comes more may be known to be missing: one that is slow holds up none of those.
        await Promise.race([...missing].map(([file, decode]) => request(file, decode)));
      }
    },
  };
}
