/** What a site is made of, as it stands on the disk: equal states, equal sites. It is asked before anything is read. */
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Source } from '../../model.ts';
import { describePackages } from '../foreign/drawers.ts';
import { FIELDS_FILE } from '../foreign/stand-ins.ts';
import { hashText } from '../memo/hash.ts';
import { SIDEBARS_FOLDER, VERSIONS_FILE } from '../model/versions.ts';
import type { CommandIo } from '../terminal/options.ts';
import { type FileFacts, isSettledAt } from './asset-files.ts';
import { listNames } from './code-state.ts';
import { type Discovered, findFiles, type FoundFile, readFile, readIn } from './discover.ts';
import { findGitFolder } from './git-folder.ts';
import { isPlainConfig } from './plain-config.ts';
import { COMPONENTS_FOLDER } from './read-components.ts';
import { ADDRESS_FILES } from './read-addresses.ts';
import { listWordsFiles } from './read-words.ts';

/**
 * A file of the content: path, size, times of its last change (milliseconds); and the hash of what was read, where it had been
 * changed so short a time before that its stamp does not say what is in it.
 */
export type StampedFile = readonly [
  path: string,
  size: number,
  mtimeMs: number,
  ctimeMs: number,
  hash?: string,
];

/** Whose state is asked for. */
export interface StateRequest {
  readonly root: string;
  readonly outDir: string;
  readonly env: CommandIo['env'];
}

/** What other programs and our own tests may tell a build. */
const HEARD =
  /^(?:HELPSITE_(?!MEMO$)\w*|ALGOLIA_\w*|SOURCE_DATE_EPOCH|GIT_\w*|NODE_\w*|LC_\w*|LANG|TZ|PATH|HOME|XDG_CONFIG_HOME)$/;

/**
 * Hash of all that a site is made of beside `content/`: its configuration, the search's words, the record of addresses, its
 * versions, the packages that draw for it, what git knows, names in the root and in `config/`, the environment. Undefined where the configuration is code that may say
 * something else each time, and where git keeps its names in a way that we do not read.
 */
export function hashSurroundings({ root, outDir, env }: StateRequest): string | undefined {
  const git = listGitFiles(root, env);
  const names = listNames(join(root, 'config'));
  if (git === undefined || names?.some((name) => name.startsWith('d:')) === true) return undefined;
  const config = (names ?? []).map((name) => join(root, 'config', name.slice(2)));
  if (!config.every((path) => path.endsWith('.json') || isPlainConfig(readOr(path, '')))) return undefined;
  const own = new Set([`d:${relativeName(root, outDir)}`, 'd:node_modules']);
  const sidebars = listNames(join(root, SIDEBARS_FOLDER)) ?? [];
  const others = [
    ...listWordsFiles(root),
    ...ADDRESS_FILES,
    VERSIONS_FILE,
    FIELDS_FILE,
    ...sidebars.map((name) => `${SIDEBARS_FOLDER}/${name.slice(2)}`),
  ].map((name) => join(root, name));
  const parts = [
    Object.entries(env).filter(([name]) => HEARD.test(name)),
    (listNames(root) ?? []).filter((name) => !own.has(name)),
    names,
    listBelow(join(root, COMPONENTS_FOLDER)),
    describePackages(root),
    [...config, ...others, ...git].map((path) => [path, hashFile(path)]),
  ];
  return hashText(JSON.stringify(parts));
}

/** The content as it was read, at `startedAt` or later. Undefined for what has to be looked at each time. */
export function stampContent(
  { listed, sources, categories, sheets, lists = [], reactPages }: Discovered,
  facts: ReadonlyMap<string, FileFacts>,
  startedAt: number,
): readonly StampedFile[] | undefined {
  if (listed === undefined) return undefined;
  const texts = new Map(
    [...sources, ...categories, ...sheets, ...lists].map((source) => [source.path, source]),
  );
  const compiled = new Set(reactPages);
  const stamped: StampedFile[] = [];
  for (const file of listed) {
    const { path, stamp } = file;
    if (file.isLink !== undefined || file.isFolder === true || file.problem !== undefined) return undefined;
    const { size, mtimeMs, ctimeMs } = stamp;
    // What was compiled has a stamp of its own (stamp-code.ts).
    if (isSettledAt(stamp, startedAt) || compiled.has(path)) stamped.push([path, size, mtimeMs, ctimeMs]);
    else {
      const hash = hashRead(texts.get(path)) ?? facts.get(path)?.hash ?? '';
      if (hash === '') return undefined;
      stamped.push([path, size, mtimeMs, ctimeMs, hash]);
    }
  }
  return stamped;
}

/** Whether the content is what it was. */
export function isSameContent(root: string, stamped: readonly StampedFile[]): boolean {
  const found = findFiles(root);
  return found.length === stamped.length && stamped.every((file, index) => isSame(root, file, found[index]));
}

function isSame(
  root: string,
  [path, size, mtimeMs, ctimeMs, hash]: StampedFile,
  found: FoundFile | undefined,
): boolean {
  if (found?.path !== path || found.isLink !== undefined || found.problem !== undefined) return false;
  const { stamp } = found;
  if (stamp.size !== size || stamp.mtimeMs !== mtimeMs || stamp.ctimeMs !== ctimeMs) return false;
  if (hash === undefined) return true;
  try {
    const read = readIn(root, true);
    const { source, kind } = readFile(found, read);
    return hash === (hashRead(source) ?? (kind === 'file' ? hashText(read(path)) : ''));
  } catch {
    return false;
  }
}

function hashRead(source: Source | undefined): string | undefined {
  return source === undefined ? undefined : hashText(source.text);
}

/** The name of a folder in the root; '' for one that lies elsewhere. */
function relativeName(root: string, folder: string): string {
  return dirname(folder) === root ? folder.slice(root.length + 1) : '';
}

/** The names in a folder and its folders: which components there are. What they are made of is told apart (code-state.ts). */
function listBelow(folder: string): readonly unknown[] {
  return (listNames(folder) ?? []).map((name) =>
    name.startsWith('d:') && name !== 'd:node_modules'
      ? [name, listBelow(join(folder, name.slice(2)))]
      : name,
  );
}

/** The files that say which commit is the last one, and how git reads its history. */
function listGitFiles(root: string, env: CommandIo['env']): readonly string[] | undefined {
  const folder = findGitFolder(root);
  if (folder === undefined) return [];
  const common = resolve(folder, readOr(join(folder, 'commondir'), '.').trim());
  const odd = ['reftable', 'refs/replace'];
  if (odd.some((name) => listNames(join(common, name)) !== undefined)) return undefined;
  const ref = /^ref: (.+)$/m.exec(readOr(join(folder, 'HEAD'), ''))?.[1];
  const home = env['HOME'] ?? '';
  const settings = env['XDG_CONFIG_HOME'] ?? join(home, '.config');
  return [
    ...['HEAD', 'config.worktree', ...(ref === undefined ? [] : [ref])].map((name) => join(folder, name)),
    ...['config', 'packed-refs', 'shallow', 'info/grafts', ...(ref === undefined ? [] : [ref])].map((name) =>
      join(common, name),
    ),
    join(home, '.gitconfig'),
    join(settings, 'git/config'),
    '/etc/gitconfig',
  ];
}

function hashFile(path: string): string {
  try {
    return hashText(readFileSync(path));
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  }
}

function readOr(path: string, otherwise: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return otherwise;
  }
}
