import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { watchFolders } from './watch-folders.ts';

/** Milliseconds in which a change must be told: a hundred times what it takes. */
const PATIENCE = 5000;
/** So many files make reading a folder take a while, in which it is not watched yet. */
const FILES = 200;
const ROUNDS = 12;
/** Milliseconds until a folder is made again, from when its end was told. */
const REMADE = 300;

/**
 * Whether what is made in a new folder is told, when it is made so many milliseconds after the new folder was told. `isAnew`: there was
 * one of the same name before.
 */
async function hearsOfChild(after: number, isAnew: boolean): Promise<boolean> {
  const root = mkdtempSync(join(tmpdir(), 'helpsite-watch-'));
  const told = new Set<string>();
  const watching = watchFolders({
    root,
    folders: ['components'],
    onPath: (path) => void told.add(path),
    onLost: () => {},
  });
  const isTold = async (path: string): Promise<boolean> => {
    for (const endAt = performance.now() + PATIENCE; performance.now() < endAt; await wait(1))
      if (told.has(path)) return true;
    return false;
  };
  const make = async (): Promise<boolean> => {
    told.clear();
    mkdirSync(join(root, 'components'));
    for (let file = 0; file < FILES; file += 1) writeFileSync(join(root, 'components', `${file}.ts`), '');
    return await isTold('components');
  };
  try {
    await watching.ready;
    if (!(await make())) return false;
    if (isAnew) {
      told.clear();
      rmSync(join(root, 'components'), { recursive: true });
      if (!(await isTold('components'))) return false;
      await wait(REMADE);
      if (!(await make())) return false;
    }
    await wait(after);
    mkdirSync(join(root, 'components/parts'));
    return await isTold('components/parts');
  } finally {
    await watching.close();
    rmSync(root, { recursive: true });
  }
}

test('what is made in a new folder is told, also before the folder itself was read', async () => {
  for (let round = 0; round < ROUNDS; round += 1)
    assert.ok(await hearsOfChild(round / 2, false), `after ${round / 2} ms`);
});

test('so it is in a folder that was removed and made anew', async () => {
  for (let round = 0; round < ROUNDS / 3; round += 1)
    assert.ok(await hearsOfChild(round, true), `after ${round} ms`);
});
