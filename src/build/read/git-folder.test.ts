import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { isGitAtWork } from './git-folder.ts';

test('git is at work while it holds the lock of a repository, be that further up; an old lock is nobody’s', () => {
  const folder = mkdtempSync(join(tmpdir(), 'helpsite-git-'));
  try {
    const root = join(folder, 'help');
    const lock = join(folder, '.git/index.lock');
    mkdirSync(join(folder, '.git'));
    mkdirSync(root);
    assert.equal(isGitAtWork(root), false);
    writeFileSync(lock, '');
    assert.equal(isGitAtWork(root), true);
    const before = Date.now() / 1000 - 60;
    utimesSync(lock, before, before);
    assert.equal(isGitAtWork(root), false);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
