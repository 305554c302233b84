/** Gathers changes until the disk is quiet, so that a burst of them is one. */

export interface ChangeQueue {
  readonly push: (path: string) => void;
  readonly close: () => void;
}

export interface QueueOptions {
  /** Receives the gathered paths. Never called twice at once. */
  readonly onQuiet: (paths: ReadonlySet<string>) => Promise<void>;
  /** True while somebody is known to be in the middle of changing files (git, mostly). */
  readonly isBusy: () => boolean;
}

/** Milliseconds without a change before a single one counts: most editors write a file in two steps. */
const QUIET = 3;
/** The same for bursts (a branch is switched, a folder copied). */
const QUIET_BURST = 150;
/** So many paths are a burst. */
const BURST = 12;
/** A change is never held back longer, milliseconds. */
const PATIENCE = 10_000;

/** Changes that come while the last ones are dealt with wait for the next turn. */
export function createChangeQueue({ onQuiet, isBusy }: QueueOptions): ChangeQueue {
  let paths = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let since = 0;
  let isRunning = false;
  let isClosed = false;

  const wait = (): void => {
    clearTimeout(timer);
    if (isClosed || isRunning || paths.size === 0) return;
    timer = setTimeout(() => void flush(), paths.size >= BURST ? QUIET_BURST : QUIET);
  };
  const flush = async (): Promise<void> => {
    if (isBusy() && performance.now() - since < PATIENCE) {
      wait();
      return;
    }
    const taken = paths;
    paths = new Set();
    isRunning = true;
    try {
      await onQuiet(taken);
    } finally {
      isRunning = false;
      since = performance.now();
      wait();
    }
  };
  return {
    push(path) {
      if (paths.size === 0) since = performance.now();
      paths.add(path);
      // Held back for ever by something that writes all the time? Then what there is has to do.
      if (performance.now() - since < PATIENCE) wait();
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
