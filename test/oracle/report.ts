/** What two runs said and wrote, without what differs by design: the folder's name, counts and times. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTree, type RunOutcome } from '../run-helpsite.ts';

/** Everything a run said of the content. */
export function reportOf({ stdout, stderr }: RunOutcome, root: string, outDir: string): string {
  const text = stdout.startsWith('{') ? readDocument(stdout) : stdout;
  return `${text}\n${stderr}`
    .split('\n')
    .map((line) =>
      /^[✓✗] /.test(line)
        ? line.replace(/ in [\d.]+ s into .* \([^()]*\)| in [\d.]+ s|, \S.* is as it was.*$/, '')
        : line,
    )
    .join('\n')
    .replaceAll(outDir, 'OUT')
    .replaceAll(outDir.slice(1), 'OUT')
    .replaceAll(root, 'ROOT')
    .replaceAll(root.slice(1), 'ROOT');
}

function readDocument(text: string): string {
  const {
    root: _,
    outDir: __,
    durationMs: ___,
    written: ____,
    unchanged: _____,
    removed: ______,
    ...rest
  } = JSON.parse(text) as Readonly<Record<string, unknown>>;
  return JSON.stringify(rest, undefined, 1);
}

/** The first line in which two texts differ; undefined: none. */
export function firstDifference(actual: string, expected: string): string | undefined {
  if (actual === expected) return undefined;
  const [left, right] = [actual.split('\n'), expected.split('\n')];
  const at = left.findIndex((line, index) => line !== right[index]);
  const line = at === -1 ? left.length : at;
  return `line ${line + 1}:\n  is        ${cut(left[line], right[line])}\n  should be ${cut(right[line], left[line])}`;
}

/** Pages are few and long lines: what matters stands where they begin to differ. */
function cut(line: string | undefined, other: string | undefined): string {
  if (line === undefined) return 'not there';
  let at = 0;
  while (at < line.length && line[at] === other?.[at]) at += 1;
  const from = Math.max(0, at - 80);
  return `${from > 0 ? '…' : ''}${line.slice(from, at + 120)}`;
}

/** The first file of two trees that differs, and its first line that does; `mayHaveMore`: files that only `actual` has are fine. */
export function firstDifferentFile(
  actual: string,
  expected: string,
  mayHaveMore = false,
): string | undefined {
  const [left, right] = [readTree(actual), readTree(expected)];
  for (const path of [...new Set([...right.keys(), ...left.keys()])].toSorted()) {
    if (left.get(path) === right.get(path)) continue;
    if (!right.has(path)) {
      if (mayHaveMore) continue;
      return `${path} should not be there`;
    }
    if (!left.has(path)) return `${path} is missing`;
    const [is, shouldBe] = [actual, expected].map((folder) => readFileSync(join(folder, path), 'utf8')) as [
      string,
      string,
    ];
    return `${path}, ${firstDifference(is, shouldBe) ?? 'in bytes that are no text'}`;
  }
  return undefined;
}
