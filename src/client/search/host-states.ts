/**
 * Which hosts of the search could not be reached lately: shared by tabs and pages, forgotten after two minutes
 * (behaviours.md 7.4). The library has the same rule, but files a host's state under a name that holds the
 * state, and so never finds it again.
 */
import type { liteClient } from 'algoliasearch/lite';

type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;

/** What the library keeps things in: hosts' states, requests under way, answers. */
export type LibraryCache = NonNullable<ClientOptions['hostsCache']>;

/** How long a host that failed is left alone, milliseconds. */
export const UNREACHABLE_FOR = 120_000;

const KEY = 'helpsite-search-hosts';

type Status = 'down' | 'timed out';
/** Origin of a host → what happened to it, and when (milliseconds). */
type States = Readonly<Record<string, readonly [Status, number]>>;

/** What the states need of the browser. */
export interface StateWorld {
  readonly now: () => number;
  readonly read: (key: string) => string | undefined;
  /** False where nothing can be stored: then the states live as long as the page. */
  readonly write: (key: string, value: string) => boolean;
}

export interface HostStates {
  /** The library's cache of hosts: one that is down is passed over, one that was too slow comes last, with more time. */
  readonly cache: LibraryCache;
  /** None of these origins could be reached lately. */
  readonly isNoneReachable: (origins: readonly string[]) => boolean;
}

/** Nothing is read before the library asks. */
export function createHostStates({ now, read, write }: StateWorld): HostStates {
  let own: States = {};
  const isRecent = ([, since]: readonly [Status, number]): boolean =>
    since <= now() && now() - since <= UNREACHABLE_FOR;
  const readAll = (): States => {
    const all = { ...own, ...parseStates(read(KEY)) };
    return Object.fromEntries(Object.entries(all).filter(([, state]) => isRecent(state)));
  };
  const writeAll = (states: States): void => {
    own = states;
    write(KEY, JSON.stringify(states));
  };
  const cache: LibraryCache = {
    // The library asks for hosts and nothing else, whatever its types allow.
    get: async <T>(key: unknown): Promise<T> => {
      const host = key as object;
      const status = (): Status | undefined => readAll()[originOf(host)]?.[0];
      const state = {
        ...host,
        status: status() ?? 'up',
        lastUpdate: now(),
        isUp: () => status() === undefined,
        isTimedOut: () => status() === 'timed out',
      };
      return state as T;
    },
    set: async <T>(key: unknown, value: T): Promise<T> => {
      const { status } = value as { readonly status?: unknown };
      const isKnown = status === 'down' || status === 'timed out';
      if (isKnown) writeAll({ ...readAll(), [originOf(key as object)]: [status, now()] });
      return value;
    },
    delete: async (key) => {
      writeAll(
        Object.fromEntries(Object.entries(readAll()).filter(([name]) => name !== originOf(key as object))),
      );
    },
    clear: async () => writeAll({}),
  };
  return {
    cache,
    isNoneReachable: (origins) => {
      const states = readAll();
      return origins.every((origin) => states[origin] !== undefined);
    },
  };
}

function originOf(host: object): string {
  const { protocol, url, port } = host as {
    readonly protocol: string;
    readonly url: string;
    readonly port?: number;
  };
  return `${protocol}://${url.toLowerCase()}${port === undefined ? '' : `:${port}`}`;
}

/** Whatever is stored under our name: anything but states counts as nothing. */
function parseStates(text: string | undefined): States {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const entries = Object.entries(stored).filter(
      ([, entry]: [string, unknown]) =>
        Array.isArray(entry) &&
        (entry[0] === 'down' || entry[0] === 'timed out') &&
        typeof entry[1] === 'number',
    );
    return Object.fromEntries(entries) as States;
  } catch {
    return {};
  }
}
