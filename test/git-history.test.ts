/** What git tells of the files of a site: real repositories. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { readGitHistory } from '../src/build/read/git-history.ts';

function git(cwd: string, args: readonly string[], seconds = 1_000_000_000): void {
  const { GIT_DIR: _, GIT_WORK_TREE: __, GIT_INDEX_FILE: ___, ...env } = process.env;
  const date = `${seconds} +0200`;
  execFileSync(
    'git',
    [
      '-c',
      'user.name=A Writer',
      '-c',
      'user.email=writer@example.com',
      '-c',
      'commit.gpgSign=false',
      ...args,
    ],
    {
      cwd,
      stdio: 'ignore',
      env: { ...env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
    },
  );
}

async function withFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'helpsite-git-'));
  try {
    await use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

test('knows the last change of each file below content/, also when the site is a folder of the repository', async () => {
  await withFolder(async (repository) => {
    const root = join(repository, 'site');
    await mkdir(join(root, 'content/docs'), { recursive: true });
    git(repository, ['init', '-q']);
    const commit = async (file: string, text: string, seconds: number): Promise<void> => {
      await writeFile(join(root, file), text);
      git(repository, ['add', '-A']);
      git(repository, ['commit', '-q', '-m', 'change'], seconds);
    };
    await commit('content/docs/a.md', '1', 1_000_000_000);
    await commit('content/docs/é "b".md', '1', 1_100_000_000);
    await commit('content/docs/a.md', '2', 1_200_000_000);
    await commit('other.md', '1', 1_300_000_000);
    await writeFile(join(root, 'content/docs/new.md'), 'not committed');
    assert.deepEqual(Object.fromEntries((await readGitHistory(root)) ?? []), {
      'content/docs/a.md': { date: '2008-01-10T21:20:00.000Z', author: 'A Writer' },
      'content/docs/é "b".md': { date: '2004-11-09T11:33:20.000Z', author: 'A Writer' },
    });

    const clone = join(repository, 'clone');
    git(repository, ['clone', '-q', '--depth', '3', `file://${repository}`, clone]);
    // The clone's oldest commit seems to add both files; only `a.md` was changed after it.
    assert.deepEqual(
      [...((await readGitHistory(join(clone, 'site'))) ?? new Map()).keys()],
      ['content/docs/a.md'],
    );
  });
});

test('no repository, no commits or no folder: no history, no error', async () => {
  await withFolder(async (folder) => {
    assert.equal(await readGitHistory(folder), undefined);
    git(folder, ['init', '-q']);
    assert.equal(await readGitHistory(folder), undefined);
    assert.equal(await readGitHistory(join(folder, 'missing')), undefined);
  });
});
