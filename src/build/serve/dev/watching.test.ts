import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { createWatching } from './watching.ts';

/** Milliseconds in which what must be told is told: a hundred times what it takes. */
const PATIENCE = 10_000;
/** Milliseconds after which everything that the first look sets off has been done. */
const QUIET = 1500;
/** So many files make reading the root take a while, in which it is not watched yet. */
const FILES = 600;
const ROUNDS = 24;

/**
 * Whether a file is told that is made in a new folder, when that folder was made so many milliseconds after the watching began: while the
 * root was being read, or just after.
 */
async function hearsOfChild(after: number): Promise<boolean> {
  const root = mkdtempSync(join(tmpdir(), 'helpsite-watching-'));
  for (let file = 0; file < FILES; file += 1) writeFileSync(join(root, `${file}.txt`), '');
  mkdirSync(join(root, 'content'));
  const told = new Set<string>();
  const isTold = async (path: string): Promise<boolean> => {
    for (const endAt = performance.now() + PATIENCE; performance.now() < endAt; await wait(5))
      if (told.has(path)) return true;
    return false;
  };
  const watching = createWatching(root, assert.fail);
  try {
    watching.start((path) => told.add(path));
    await wait(after);
    mkdirSync(join(root, 'components'));
    // The first look at everything: it begins when all that was there is watched.
    if (!(await isTold(''))) return false;
    await wait(QUIET);
    writeFileSync(join(root, 'components/Price.tsx'), '');
    return await isTold('components/Price.tsx');
  } finally {
    await watching.close();
    rmSync(root, { recursive: true });
  }
}

test('a folder that is made while the watching begins is watched like any other', async () => {
  const heard = await Promise.all(Array.from({ length: ROUNDS }, (_, round) => hearsOfChild(round * 3)));
  assert.deepEqual(
    heard.flatMap((isHeard, round) => (isHeard ? [] : [`${round * 3} ms`])),
    [],
  );
});
