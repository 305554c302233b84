import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { openMemoStore } from './memo-store.ts';
import { Memo, type Parts } from './memo.ts';

function inFolder(look: (folder: string) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'helpsite-memo-'));
  try {
    look(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function double({ value }: { readonly value: number }): number {
  return value * 2;
}

test('what is made again to be compared is counted in all parts of the site', () =>
  inFolder((folder) => {
    const run = (): number => {
      const store = openMemoStore(folder);
      const memo = new Memo(store, 'verify');
      for (const part of [memo, memo.part('1.0'), memo.part('2.0')])
        for (const value of [1, 2]) part.run('double', '', { value }, double);
      store.save();
      return memo.verified;
    };
    // Equal inputs have one key: the parts find what the first has filed.
    assert.equal(run(), 4);
    assert.equal(run(), 6);
  }));

test('a result lasts as long as it says: for ever, for this process, or for nobody', () =>
  inFolder((folder) => {
    const asked: string[] = [];
    const make = (lasts: Parts<string, string>['lasts']): Parts<string, string> => {
      asked.push(lasts ?? 'ever');
      return { head: 'head', rest: 'rest', ...(lasts === undefined ? {} : { lasts }) };
    };
    const ask = (memo: Memo): readonly string[] => {
      asked.length = 0;
      for (const lasts of [undefined, 'process', 'call'] as const)
        memo.runEach('make', [{ id: '', inputs: { lasts: lasts ?? '' } }], () => [make(lasts)]);
      return asked.toSorted();
    };
    const store = openMemoStore(folder);
    const memo = new Memo(store);
    assert.deepEqual(ask(memo), ['call', 'ever', 'process']);
    assert.deepEqual(ask(memo), ['call']);
    store.save();
    assert.deepEqual(ask(new Memo(openMemoStore(folder))), ['call', 'process']);
  }));
