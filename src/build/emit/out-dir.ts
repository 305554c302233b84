/** The folder a site is written to: where it may lie, and how we know that its files are ours to replace. */
import {
  existsSync,
  lstatSync,
  readdirSync,
  realpathSync,
  rmdirSync,
  type Stats,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { makeFolder } from './make-folder.ts';
import { UsageError } from '../problems/usage-error.ts';
import { describeSystemError, isSystemError } from '../problems/world-error.ts';

/** Lies in every out-dir we write; without it a folder that is not empty is someone else's. */
export const MARKER_FILE = '.helpsite';

const MARKER_TEXT =
  'helpsite writes this folder. Each build replaces or removes everything in it,\n' +
  'except top-level names that begin with a dot (such as .git or .nojekyll).\n' +
  'Without this file helpsite refuses to write here.\n';

/** Folders below the root whose files must never be replaced by a build. */
const INPUT_FOLDERS = [
  'content',
  'config',
  'versioned_docs',
  'versioned_sidebars',
  'i18n',
  'node_modules',
  '.git',
];

/**
 * Makes sure that a site may be written to `outDir` (absolute), before any work is done, and returns its real path:
 * symbolic links are resolved. Throws a UsageError when it is the root, a folder above it, one that overlaps the
 * input, not a folder, or one that holds files helpsite did not write.
 */
export function checkOutDir(root: string, outDir: string): string {
  const realRoot = realPathOf(root);
  const realOut = realPathOf(outDir);
  if (contains(realOut, realRoot)) {
    throw new UsageError(
      `--out-dir must not be ${realOut === realRoot ? 'the root folder itself' : 'a folder above the root'}: ${outDir} would be emptied; name a folder of its own, such as ${join(root, 'dist')}`,
    );
  }
  for (const name of INPUT_FOLDERS) {
    const folder = join(root, name);
    const input = realPathOf(folder);
    if (contains(input, realOut) || (existsSync(folder) && contains(realOut, input))) {
      throw new UsageError(
        `--out-dir must not overlap ${name}/: ${outDir} would mix the site with its sources; name a folder of its own, such as ${join(root, 'dist')}`,
      );
    }
  }
  checkOwnership(realOut);
  return realOut;
}

/**
 * Creates the out-dir with its marker, or checks that an existing one is ours; returns its real path. `abandon` removes again
 * what was made and holds nothing: a failed first build leaves nothing behind.
 */
export function openOutDir(outDir: string): { readonly outDir: string; readonly abandon: () => void } {
  const realOut = realPathOf(outDir);
  const marker = join(realOut, MARKER_FILE);
  checkOwnership(realOut);
  const made: string[] = [];
  const abandon = (): void => {
    try {
      for (const path of made.toReversed()) {
        if (path !== marker) rmdirSync(path);
        else if (readdirSync(realOut).length === 1) unlinkSync(path);
      }
    } catch {
      // Something lies in it by now.
    }
  };
  try {
    made.push(...makeFolder(realOut));
    if (!hasMarker(realOut)) {
      made.push(marker);
      writeFileSync(marker, MARKER_TEXT, { flag: 'wx' });
    }
  } catch (error) {
    const isThere = isSystemError(error) && error.code === 'EEXIST' && hasMarker(realOut);
    if (!isThere) {
      abandon();
      throw describeSystemError(error, `write to ${outDir}`);
    }
    made.splice(0);
  }
  return { outDir: realOut, abandon };
}

function checkOwnership(outDir: string): void {
  const stats = statOf(outDir);
  if (!stats) return;
  if (!stats.isDirectory()) throw new UsageError(`--out-dir must be a folder, but ${outDir} is a file`);
  if (hasMarker(outDir)) return;
  let names: readonly string[];
  try {
    names = readdirSync(outDir);
  } catch (error) {
    throw describeSystemError(error, `read ${outDir}`);
  }
  const foreign = names.filter((name) => !name.startsWith('.')).toSorted();
  // Asked twice, because another build may have begun to fill the folder in between.
  if (foreign.length === 0 || hasMarker(outDir)) return;
  const more = foreign.length > 1 ? ` and ${foreign.length - 1} more` : '';
  throw new UsageError(
    `${outDir} holds files that helpsite did not write (${foreign[0]}${more}); choose another --out-dir, or empty this one yourself`,
  );
}

function statOf(outDir: string): Stats | undefined {
  try {
    return statSync(outDir, { throwIfNoEntry: false });
  } catch (error) {
    throw describeSystemError(error, `use ${outDir} as the out-dir`);
  }
}

/** Whether a folder is an out-dir of ours. */
export function hasMarker(outDir: string): boolean {
  return lstatSync(join(outDir, MARKER_FILE), { throwIfNoEntry: false })?.isFile() ?? false;
}

/** The real path, also of a folder that does not exist yet: its existing part is resolved. */
export function realPathOf(path: string): string {
  const absolute = resolve(path);
  try {
    return realpathSync(absolute);
  } catch {
    const parent = dirname(absolute);
    return parent === absolute ? absolute : join(realPathOf(parent), basename(absolute));
  }
}

/** Whether `inner` is `outer` or lies below it. */
function contains(outer: string, inner: string): boolean {
  const path = relative(outer, inner);
  return path === '' || !(path === '..' || path.startsWith(`..${sep}`) || isAbsolute(path));
}
