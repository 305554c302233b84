/** The documents for people who have a site are a site of helpsite's own, without a problem. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { runHere } from './run-helpsite.ts';
import { makeFolder } from './site-fixture.ts';

test('the documents build as a site, and nothing in them is wrong', async () => {
  const folder = makeFolder();
  try {
    const docs = join(import.meta.dirname, '../docs/site');
    cpSync(join(docs, 'config'), join(folder.path, 'config'), { recursive: true });
    execFileSync(process.execPath, [join(docs, 'make.js'), folder.path]);
    const { exitCode, stdout } = await runHere('build', folder.path, '--no-cache', '--strict');
    assert.equal(exitCode, 0, stdout);
  } finally {
    folder.end();
  }
});
