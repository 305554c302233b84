/** Keeps an eye on everything the site is made of, and looks again by itself: no system tells everything. */
import { dirname, relative, sep } from 'node:path';
import { BESIDE_CONTENT } from '../../../urls.ts';
import { SIDEBARS_FOLDER } from '../../model/versions.ts';
import { COMPONENTS_FOLDER } from '../../read/read-components.ts';
import { type FolderWatch, watchFolders } from './watch-folders.ts';

export interface Watching {
  /** Another file that the site is made of (absolute), wherever it lies. */
  readonly addInput: (path: string) => void;
  /** Begins; each path may have changed, the empty one stands for all of them. */
  readonly start: (onPath: (path: string) => void) => void;
  /** Looks at everything, unless that was done a moment ago. */
  readonly lookNow: () => void;
  readonly close: () => Promise<void>;
}

/** Below the root; what a site is made of lies in these. */
const FOLDERS: readonly string[] = [
  'content',
  'config',
  COMPONENTS_FOLDER,
  ...BESIDE_CONTENT,
  SIDEBARS_FOLDER,
];
/** Milliseconds after the last sign of a change until everything is looked at once more. */
const SECOND_LOOK = 700;
/** So many signs of changes since the last look may not be all there were. */
const MANY = 200;
/** Milliseconds between looks where nothing can be watched. */
const POLL = 1000;

export function createWatching(root: string, say: (sentence: string) => void): Watching {
  const inputs = new Set<string>();
  let watch: FolderWatch | undefined;
  let look: (() => void) | undefined;
  let lookAgain: (() => void) | undefined;
  let lookedAt = 0;
  let second: NodeJS.Timeout | undefined;
  let poll: NodeJS.Timeout | undefined;
  const addFolder = (path: string): void => {
    const below = relative(root, path).split(sep);
    // What changes until the folder is watched, nobody tells.
    if (!below.includes('node_modules') && watch?.add(dirname(path)) === true) lookAgain?.();
  };
  return {
    addInput(path) {
      if (inputs.has(path)) return;
      inputs.add(path);
      addFolder(path);
    },
    lookNow() {
      if (performance.now() - lookedAt < POLL) return;
      lookedAt = performance.now();
      look?.();
    },
    start(onPath) {
      look = () => onPath('');
      let signs = 0;
      let isRenewing = false;
      const renew = async (): Promise<void> => {
        if (isRenewing) return lookAgain?.();
        isRenewing = true;
        const isNew = await watch?.renew();
        isRenewing = false;
        if (isNew === true) lookAgain?.();
      };
      lookAgain = () => {
        clearTimeout(second);
        second = setTimeout(() => {
          signs = 0;
          onPath('');
          void renew();
        }, SECOND_LOOK);
      };
      watch = watchFolders({
        root,
        folders: FOLDERS,
        onPath(path, isText) {
          signs += 1;
          // A folder may be filled before it is watched, and the system's queue overflows when very much happens.
          if (FOLDERS.includes(path.split('/')[0] ?? '') && (!isText || signs > MANY)) lookAgain?.();
          onPath(path);
        },
        onLost(code) {
          say(
            `The system has no more file watches to give (${code}), so helpsite looks for changes itself, every second.`,
          );
          poll ??= setInterval(() => onPath(''), POLL);
        },
      });
      for (const path of inputs) addFolder(path);
      // What has changed between reading it and watching it; a folder made in between is not watched yet.
      void watch.ready.then(() => onPath('')).then(renew);
    },
    async close() {
      clearTimeout(second);
      clearInterval(poll);
      await watch?.close();
    },
  };
}
