/** What each golden question reached when it was asked last: kept beside the cache, so that the next run can compare. */
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeWhole } from '../emit/write-whole.ts';
import { cacheFolder } from '../memo/cache-folder.ts';
import { hashText } from '../memo/hash.ts';

/** Place of the first right page by question, as `keyOfQuestion` has it; 0: not among the first ten, or wrongly found. */
export type LastTest = Readonly<Record<string, number>>;

/** Where the last run of one index is kept; `of` says which: the out-dir, or the hosted service's. */
export function lastTestFile(root: string, of: string): string {
  return join(dirname(cacheFolder(root)), `search-test-${hashText(of).slice(0, 10)}.json`);
}

/** Undefined: there was none, or nobody can read it. */
export function readLastTest(file: string): LastTest | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    return Object.fromEntries(
      Object.entries(value).filter((entry): entry is [string, number] => Number.isInteger(entry[1])),
    );
  } catch {
    return undefined;
  }
}

/** False where the folder cannot be written: that costs the comparison, nothing else. */
export function writeLastTest(file: string, test: LastTest): boolean {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeWhole(file, `${JSON.stringify(test)}\n`);
    return true;
  } catch {
    return false;
  }
}
