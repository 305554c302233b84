/** Who last changed each file and when, from one run of `git log`. */
import type { LastChange } from '../../model.ts';
import { BESIDE_CONTENT } from '../../urls.ts';
import { runGit } from './run-git.ts';

/** Begins a commit's line in our format; no file name starts with it. */
const MARK = '\u0001';
const SEPARATOR = '\u0002';

/**
 * Reads the history of everything below `content/` and of the sources beside it; keys are paths relative to `root` (absolute). A file that git does
 * not know has no entry, nor has one whose last change a shallow clone does not hold: its oldest commit seems to add
 * every file. Undefined when there is no git, no repository or no answer. Never throws.
 */
export async function readGitHistory(root: string): Promise<ReadonlyMap<string, LastChange> | undefined> {
  const format = [`${MARK}%H`, '%ct', '%D', '%an'].join(SEPARATOR);
  const log = await runGit(root, [
    '-c',
    'core.quotePath=false',
    '-c',
    'log.showSignature=false',
    'log',
    `--format=${format}`,
    '--decorate-refs=refs/none',
    '--name-only',
    '--no-renames',
    '--no-ext-diff',
    '--no-color',
    '--relative',
    '-z',
    '--',
    'content',
    ...BESIDE_CONTENT,
  ]);
  return log === undefined ? undefined : parseLog(log.toString('utf8'));
}

/** Reads the log, newest commit first: the first mention of a file is its last change. */
export function parseLog(log: string): ReadonlyMap<string, LastChange> {
  const changes = new Map<string, LastChange>();
  let current: LastChange | undefined;
  for (const part of log.split('\0')) {
    const entry = part.replace(/^\n/, '');
    if (entry.startsWith(MARK)) {
      const [, seconds = '', decoration = '', ...author] = entry.split(SEPARATOR);
      const [name = '', firstFile] = author.join(SEPARATOR).split('\n');
      const moment = new Date(Number(seconds) * 1000);
      const isBoundary = decoration.split(', ').includes('grafted');
      current =
        isBoundary || Number.isNaN(moment.getTime())
          ? undefined
          : { date: moment.toISOString(), author: name };
      if (firstFile !== undefined && firstFile !== '') keep(changes, firstFile, current);
    } else if (entry !== '') keep(changes, entry, current);
  }
  return new Map([...changes].filter(([, change]) => change.date !== ''));
}

/** Files of a boundary commit are kept as unknown, so that nothing older is believed for them. */
function keep(changes: Map<string, LastChange>, file: string, change: LastChange | undefined): void {
  if (!changes.has(file)) changes.set(file, change ?? { date: '', author: '' });
}
