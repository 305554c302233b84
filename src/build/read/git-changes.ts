/** What has changed since a revision: which files, and what stood in them before. */
import { runGit } from './run-git.ts';
import { UsageError } from '../problems/usage-error.ts';

export interface GitChanges {
  /** Files that are not as they were: edited, new, deleted, moved (both names), whether committed or not. Relative to the root. */
  readonly changed: ReadonlySet<string>;
  /** Those of them that were there before, with what they held. */
  readonly before: ReadonlyMap<string, Buffer>;
}

/**
 * Compares the folder with where its history left that of `revision` (their merge base), so that what others have done
 * there since is no change. Throws a UsageError when there is no git, no repository or no such revision.
 */
export async function readGitChanges(root: string, revision: string): Promise<GitChanges> {
  if ((await runGit(root, ['--version'])) === undefined)
    throw new UsageError('--since asks git what has changed, and git cannot be started here');
  if ((await runGit(root, ['rev-parse', '--is-inside-work-tree']))?.toString().trim() !== 'true')
    throw new UsageError(`--since asks git what has changed, and ${root} is in no git repository`);
  const commit = await findCommit(root, revision);
  const [changed, added] = await Promise.all([
    runGit(root, [
      'diff',
      '--name-only',
      '--no-renames',
      '--no-ext-diff',
      '--relative',
      '-z',
      commit,
      '--',
      '.',
    ]),
    runGit(root, ['ls-files', '--others', '--exclude-standard', '-z', '--', '.']),
  ]);
  if (changed === undefined || added === undefined)
    throw new UsageError(`--since asks git what has changed since "${revision}", and git does not answer`);
  const names = new Set([...split(changed), ...split(added)]);
  return { changed: names, before: await readBefore(root, commit, names) };
}

async function findCommit(root: string, revision: string): Promise<string> {
  const isName = revision !== '' && !revision.startsWith('-');
  const found = isName
    ? await runGit(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`])
    : undefined;
  const commit = found?.toString().trim();
  if (commit === undefined || commit === '')
    throw new UsageError(
      `git knows no revision "${revision}" here; write a branch, a tag or a commit, and fetch it first where the clone is shallow`,
    );
  const base = await runGit(root, ['merge-base', commit, 'HEAD']);
  return base?.toString().trim() ?? commit;
}

/** `<mode> <type> <id>\t<path>` of each file, and then each file's text by its id. */
async function readBefore(
  root: string,
  commit: string,
  names: ReadonlySet<string>,
): Promise<ReadonlyMap<string, Buffer>> {
  const tree = await runGit(root, ['ls-tree', '-r', '-z', commit, '--', '.']);
  const ids = new Map<string, string>();
  for (const entry of split(tree ?? Buffer.alloc(0))) {
    const [, mode = '', id = '', path = ''] = /^(\d+) blob ([\da-f]+)\t([\s\S]*)$/.exec(entry) ?? [];
    // A link (mode 120000) is no file of the site.
    if (names.has(path) && mode !== '120000') ids.set(path, id);
  }
  const input = [...ids.values()].map((id) => `${id}\n`).join('');
  const output = ids.size === 0 ? undefined : await runGit(root, ['cat-file', '--batch'], input);
  const before = new Map<string, Buffer>();
  let at = 0;
  for (const path of ids.keys()) {
    if (output === undefined) break;
    const lineEnd = output.indexOf(10, at);
    const size = Number(/ blob (\d+)$/.exec(output.toString('latin1', at, lineEnd))?.[1] ?? Number.NaN);
    if (lineEnd === -1 || Number.isNaN(size)) break;
    before.set(path, output.subarray(lineEnd + 1, lineEnd + 1 + size));
    at = lineEnd + 1 + size + 1;
  }
  return before;
}

function split(names: Buffer): string[] {
  return names
    .toString('utf8')
    .split('\0')
    .filter((name) => name !== '');
}
