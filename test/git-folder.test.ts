/** A repository is found from below, from a worktree and from a submodule's file. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { findGitFolder } from '../src/build/read/git-folder.ts';

test('the folder of git is found further up, and where a file names it', () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'helpsite-git-')));
  try {
    mkdirSync(join(folder, 'whole/.git'), { recursive: true });
    mkdirSync(join(folder, 'whole/sites/help'), { recursive: true });
    assert.equal(findGitFolder(join(folder, 'whole/sites/help')), join(folder, 'whole/.git'));
    mkdirSync(join(folder, 'tree'), { recursive: true });
    writeFileSync(join(folder, 'tree/.git'), 'gitdir: ../whole/.git/worktrees/tree\n');
    assert.equal(findGitFolder(join(folder, 'tree')), join(folder, 'whole/.git/worktrees/tree'));
    assert.equal(findGitFolder(join(folder, 'nowhere')), undefined);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
