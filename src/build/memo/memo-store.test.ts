import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { type MemoStore, openMemoStore } from './memo-store.ts';

const MEGABYTE = 1_000_000;

function inFolder(look: (folder: string) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'helpsite-store-'));
  try {
    look(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function run(folder: string, work: (store: MemoStore) => void, isWhole: boolean): void {
  const store = openMemoStore(folder);
  work(store);
  store.save({ isWhole });
}

/** Bytes of all values in the folder. */
function weigh(folder: string): number {
  const files = readdirSync(folder).filter((name) => name.endsWith('.bin'));
  return files.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
}

function knows(folder: string, key: string): boolean {
  return openMemoStore(folder).read(key) !== undefined;
}

test('a run that asks for little keeps what the last whole one asked for, and drops what others left', () =>
  inFolder((folder) => {
    const build = (store: MemoStore) => {
      store.write('parse', 'x');
      store.write('search', 'x'.repeat(6 * MEGABYTE));
    };
    run(folder, build, true);
    for (let edit = 0; edit < 20; edit += 1) {
      const check = (store: MemoStore) => {
        assert.ok(store.read('parse'));
        store.write(`asked ${edit}`, 'x'.repeat(MEGABYTE));
      };
      run(folder, check, false);
      assert.ok(knows(folder, 'search'), `edit ${edit}`);
    }
    assert.ok(!knows(folder, 'asked 0'));
    assert.ok(knows(folder, 'asked 19'));
    assert.ok(weigh(folder) < 15 * MEGABYTE, `${weigh(folder)} bytes`);
  }));

test('what a whole run did not ask for is old', () =>
  inFolder((folder) => {
    for (const name of ['first', 'second', 'third'])
      run(folder, (store) => store.write(name, 'x'.repeat(5 * MEGABYTE)), true);
    assert.deepEqual(
      ['first', 'second', 'third'].map((name) => knows(folder, name)),
      [false, false, true],
    );
  }));
