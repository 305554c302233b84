/** For those who work on helpsite itself: its scripts and styles are compiled again when their sources change. */
import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import { watch } from 'chokidar';
import { type Bundle, compileBundle, compileDevScript } from '../../read/bundle.ts';
import { describeError } from '../../foreign/load-module.ts';
import { SOURCES } from '../../program/own-files.ts';
import { folderIn } from './watch-folders.ts';

export interface OwnSourcesOptions {
  readonly onChange: (bundle: Bundle, script: string) => void;
  readonly onProblem: (sentence: string) => void;
  /** What runs in this very process cannot be exchanged. Told once. */
  readonly onProgram: () => void;
}

/** Milliseconds without a change. */
const QUIET = 60;

/** Watches `src/` of a checkout; an installed package has nothing that changes. */
export async function watchOwnSources(
  options: OwnSourcesOptions,
): Promise<{ readonly close: () => Promise<void> }> {
  const sources = findSources();
  if (sources === undefined) return { close: async () => {} };
  let timer: NodeJS.Timeout | undefined;
  let isTold = false;
  const compile = async (): Promise<void> => {
    try {
      options.onChange(await compileBundle(sources), await compileDevScript(sources));
    } catch (error) {
      options.onProblem(`The scripts and styles stay as they were: ${describeError(error)}`);
    }
  };
  const watcher = watch(sources, {
    ignored: (_path, stats) => stats?.isDirectory() === false,
    ignoreInitial: true,
    ignorePermissionErrors: true,
  });
  watcher.on('raw', (_event, path: unknown, details) => {
    const full = join(folderIn(details) ?? '', typeof path === 'string' ? path : '');
    if (/\.test\.tsx?$|~$|\.swp$/.test(full)) return;
    if (full.includes(`${sep}build${sep}`)) {
      if (!isTold) options.onProgram();
      isTold = true;
      return;
    }
    clearTimeout(timer);
    timer = setTimeout(() => void compile(), QUIET);
  });
  watcher.on('error', () => {});
  return {
    async close() {
      clearTimeout(timer);
      await watcher.close();
    },
  };
}

/** `src/` of a checkout; an installed package's is never edited. */
function findSources(): string | undefined {
  const isInstalled = SOURCES.includes(`${sep}node_modules${sep}`);
  return isInstalled || !existsSync(join(SOURCES, 'client/dev/main.ts')) ? undefined : SOURCES;
}
