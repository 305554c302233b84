/** The files of a Docusaurus project on the disk. Nothing is ever written there. */
import { readdirSync, readFileSync, realpathSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { UsageError } from '../../problems/usage-error.ts';
import { describeSystemError } from '../../problems/world-error.ts';
import type { ProjectFiles } from './project.ts';

/** What tools leave and fetch: never part of a project. */
const NEVER = /^(?:node_modules|\.git|\.docusaurus|\.DS_Store|Thumbs\.db)$/;

const CONFIG = /^docusaurus\.config\.(?:[cm]?[jt]s)$/;

/** The project in a folder (absolute): the folder itself, or the only one in it that holds a configuration. Throws a UsageError. */
export function findProject(
  folder: string,
  typed: string,
): { readonly root: string; readonly config: string } {
  const own = findConfig(folder);
  if (own !== undefined) return { root: folder, config: own };
  if (statOf(folder)?.isDirectory() !== true)
    throw new UsageError(
      `There is no folder ${typed}; name the folder that holds docusaurus.config.js or .ts`,
    );
  const below = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(?:node_modules|\..*)$/.test(entry.name))
    .map((entry) => join(folder, entry.name))
    .toSorted()
    .flatMap((root) => {
      const config = findConfig(root);
      return config === undefined ? [] : [{ root, config }];
    });
  const [only, another] = below;
  if (only === undefined)
    throw new UsageError(
      `There is no docusaurus.config.js or .ts in ${typed}; name the folder that holds it (Markdown alone needs no import: copy it to content/docs)`,
    );
  if (another !== undefined)
    throw new UsageError(
      `There are several Docusaurus projects in ${typed}; name one of them, such as ${only.root}`,
    );
  return only;
}

function findConfig(folder: string): string | undefined {
  if (statOf(folder)?.isDirectory() !== true) return undefined;
  return readdirSync(folder)
    .toSorted()
    .find((name) => CONFIG.test(name));
}

/** Reads and lists below the project; texts are kept. Throws a WorldError for what may not be read. */
export function openProject(root: string): ProjectFiles {
  const texts = new Map<string, string | undefined>();
  const isFile = (file: string): boolean => statOf(join(root, file))?.isFile() === true;
  const excludedIn = (folder: string, patterns: readonly string[]): ReadonlySet<string> =>
    new Set(
      patterns.length === 0 ? [] : fastGlob.sync([...patterns], { cwd: join(root, folder), dot: true }),
    );
  return {
    list: (folder, exclude = []) => {
      const excluded = excludedIn(folder, exclude);
      return walk(join(root, folder), '', [])
        .filter((path) => !excluded.has(path))
        .map((path) => (folder === '' || folder === '.' ? path : `${folder}/${path}`))
        .toSorted();
    },
    has: (file) => texts.get(file) !== undefined || isFile(file),
    read: (file) => {
      if (!texts.has(file)) texts.set(file, isFile(file) ? readText(join(root, file)) : undefined);
      return texts.get(file);
    },
    top: readdirSync(root, { withFileTypes: true })
      .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name))
      .toSorted(),
  };
}

/** Undefined for what is not there, and for names that no disk can hold: scripts may say anything. */
function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** Files at and below a folder. Links count as what they lead to, but for those that lead back up. */
function walk(root: string, below: string, above: readonly string[]): readonly string[] {
  const folder = join(root, below);
  if (statOf(folder)?.isDirectory() !== true) return [];
  const real = realpathSync(folder);
  if (above.includes(real)) return [];
  return readFolder(folder).flatMap((name): readonly string[] => {
    const path = below === '' ? name : `${below}/${name}`;
    if (NEVER.test(name)) return [];
    const stats = statOf(join(root, path));
    if (stats?.isDirectory() === true) return walk(root, path, [...above, real]);
    return stats?.isFile() === true ? [path] : [];
  });
}

function readFolder(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    throw describeSystemError(error, `read ${folder}`);
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw describeSystemError(error, `read ${path}`);
  }
}
