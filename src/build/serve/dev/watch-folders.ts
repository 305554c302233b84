/** Hears of changes below the site's folders; where the system cannot watch, it looks by itself. */
import { existsSync, statSync, watch as watchFolder } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { type FSWatcher, watch } from 'chokidar';
import fastGlob from 'fast-glob';

export interface FolderWatch {
  /** Watches another folder (absolute), for files that lie elsewhere. False: it is watched already. */
  readonly add: (folder: string) => boolean;
  /** Resolves when everything that was there at the start is watched. */
  readonly ready: Promise<void>;
  /** Watches anew where a folder has taken the place of a watched one, and what was missed. True: what changed meanwhile is unknown. */
  readonly renew: () => Promise<boolean>;
  readonly close: () => Promise<void>;
}

export interface WatchOptions {
  /** Absolute. */
  readonly root: string;
  /** Below the root: these folders are watched with all that is in them. */
  readonly folders: readonly string[];
  /**
   * Told each path (relative to the root, forward slashes; absolute outside of it) at which something may have happened.
   * `isText`: a file that was there before and is still there.
   */
  readonly onPath: (path: string, isText: boolean) => void;
  /** Told once when the system has no watches left: from now on somebody has to look. */
  readonly onLost: (code: string) => void;
}

/** Codes of systems that are out of watches, files or memory for them. */
const EXHAUSTED: ReadonlySet<string> = new Set(['ENOSPC', 'EMFILE', 'ENFILE', 'ENOMEM', 'ENOSYS']);

/** Milliseconds that opening watches may take; some thousand folders take one second. */
const PATIENCE = 5000;

/** Milliseconds for which a new folder is watched twice; on a busy machine its own watch has opened after two seconds. */
const BRIDGE = 10_000;

/**
 * Watches folders and never single files: a help centre has thousands of those, and systems allow few watches. What a
 * folder's watch says about its files comes as raw events; whether anything changed is for the reader of the disk to find.
 */
export function watchFolders({ root, folders, onPath, onLost }: WatchOptions): FolderWatch {
  let isLost = false;
  const extra = new Set<string>();
  /** Watched folders that were removed: a new one of the same name, made at once, is mistaken for the old one. */
  const removed = new Set<string>();
  /** Asked to be watched by name, each with what it is. One that cannot be, such as a link, is not asked for again and again; a new one is. */
  const asked = new Set<string>();
  const isWatched = (path: string): boolean => {
    if (extra.has(path)) return true;
    const below = relative(root, path).split(sep);
    if (below[0] === '') return true;
    const [top = ''] = below;
    return folders.includes(top) && !below.includes('node_modules') && !below.includes('.git');
  };
  const tell = (path: string, isText = false): void => {
    const below = relative(root, path).split(sep).join('/');
    if (below !== '') onPath(below.startsWith('../') ? path : below, isText);
  };
  const bridges = createBridges(tell);
  const open = (): FSWatcher => {
    // The root itself is watched for its folders: `content` may be deleted and come back.
    const opened = watch([root, ...extra], {
      ignored: (path, stats) => stats?.isDirectory() === false || !isWatched(path),
      ignoreInitial: true,
      followSymlinks: false,
      ignorePermissionErrors: true,
    });
    opened.on('raw', (event, path: unknown, details) => {
      const folder = folderIn(details);
      if (folder === undefined) return;
      // A folder that goes tells its own name, as if it were inside itself.
      const isItself = typeof path !== 'string' || path === basename(folder);
      if (isItself && event === 'rename') removed.add(folder);
      if (typeof path === 'string' && path !== '') tell(join(folder, path), event === 'change');
      if (isItself) tell(folder);
    });
    opened.on('addDir', (path) => {
      bridges.add(path);
      tell(path);
    });
    opened.on('unlinkDir', (path) => tell(path));
    opened.on('error', (error) => {
      const code = String((error as { readonly code?: unknown }).code);
      if (isLost || !EXHAUSTED.has(code)) return;
      isLost = true;
      onLost(code);
    });
    return opened;
  };
  let watcher = open();
  /** The last attempt was cut short: what it watches is not known. */
  let isDoubtful = false;
  const waitForFirst = async (): Promise<void> => {
    isDoubtful = !(await settle(watcher));
  };
  const ready = waitForFirst();
  /** A folder is read before it is watched: one that is made in it between these two is never heard of. True: there was one. */
  const addMissed = async (): Promise<boolean> => {
    const known = new Set(Object.keys(watcher.getWatched()));
    const there = await Promise.all(
      [...folders.map((folder) => join(root, folder)), ...extra].map(async (folder) =>
        existsSync(folder) ? [folder, ...(await listFolders(folder))] : [],
      ),
    );
    const missed = there
      .flat()
      .filter((folder) => isWatched(folder) && !known.has(folder) && !asked.has(identify(folder)));
    for (const folder of missed) {
      asked.add(identify(folder));
      bridges.add(folder);
    }
    if (missed.length > 0) watcher.add(missed);
    return missed.length > 0;
  };
  return {
    ready,
    add(folder) {
      if (isWatched(folder)) return false;
      extra.add(folder);
      watcher.add(folder);
      return true;
    },
    async renew() {
      if (!isDoubtful && ![...removed].some((folder) => existsSync(folder))) return addMissed();
      removed.clear();
      // First closed, then opened: watchers share what they have open, dead or alive.
      await watcher.close();
      watcher = open();
      isDoubtful = !(await settle(watcher));
      return true;
    },
    async close() {
      bridges.close();
      await watcher.close();
    },
  };
}

/** False: not within patience, which happens where folders vanish while they are being opened. */
async function settle(opened: FSWatcher): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), PATIENCE);
    opened.once('ready', () => {
      clearTimeout(timer);
      resolve(true);
    });
  });
}

/**
 * A new folder is read before it is watched, and what is made in it between the two is never heard of: it is watched here at once,
 * until its own watch has surely opened. Linux gives both the same watch.
 */
function createBridges(tell: (path: string, isText: boolean) => void): {
  readonly add: (folder: string) => void;
  readonly close: () => void;
} {
  const ends = new Map<string, () => void>();
  let isClosed = false;
  return {
    add(folder) {
      if (isClosed) return;
      // One of the same name that was made anew is another folder.
      ends.get(folder)?.();
      try {
        const opened = watchFolder(folder, { persistent: false }, (event, name) =>
          tell(name === null ? folder : join(folder, name), event === 'change'),
        );
        const end = (): void => {
          clearTimeout(timer);
          opened.close();
          ends.delete(folder);
        };
        const timer = setTimeout(end, BRIDGE).unref();
        opened.on('error', end);
        ends.set(folder, end);
      } catch {
        // It is gone already, or the system has no watches left, which the other watch tells.
      }
    },
    close() {
      isClosed = true;
      for (const end of ends.values()) end();
    },
  };
}

/** A folder of the same name that was made later is another one. */
function identify(folder: string): string {
  const stats = statSync(folder, { throwIfNoEntry: false });
  return `${folder} ${stats?.ino} ${stats?.birthtimeMs}`;
}

/** All folders below one. */
async function listFolders(folder: string): Promise<readonly string[]> {
  const found = await fastGlob('**', {
    cwd: folder,
    onlyDirectories: true,
    dot: true,
    followSymbolicLinks: false,
    ignore: ['**/node_modules/**', '**/.git/**'],
    suppressErrors: true,
  });
  return found.map((path) => join(folder, path));
}

/** The folder whose watch has spoken. */
export function folderIn(details: unknown): string | undefined {
  return typeof details === 'object' &&
    details !== null &&
    'watchedPath' in details &&
    typeof details.watchedPath === 'string'
    ? details.watchedPath
    : undefined;
}
