/**
 * Runs test files, each in a process of its own: `run-files.ts <how many at once> <pattern>…`. A file that fails is run
 * once more, alone, when all others are done: a busy machine makes people's time limits short. What failed first and
 * passed then is named at the end; what fails twice fails the run. A file that does not end, such as one whose test failed
 * before it had stopped its server, is ended and counts as failed. The files that took longest are named, too: they decide how long a
 * run is.
 */
import { spec } from 'node:test/reporters';
import { run } from 'node:test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import fastGlob from 'fast-glob';

const [atOnce = '1', ...patterns] = process.argv.slice(2);

// As the program itself sets it: React decides at import which of its builds it is.
process.env['NODE_ENV'] ??= 'production';

/** Milliseconds a file may take: several times what the longest needs on a busy machine. */
const FILE_LIMIT = 8 * 60_000;

/** Files named as those that took longest. */
const SLOWEST = 12;

/** The files of `files` with a failed test. */
async function runFiles(files: readonly string[], concurrency: number): Promise<readonly string[]> {
  const failed = new Set<string>();
  const seconds = new Map<string, number>();
  const events = run({ files: [...files], concurrency, timeout: FILE_LIMIT });
  // A test says where it is written, which may be a file that several share; its process is named after what it ran.
  events.on('test:complete', ({ name, details }) => {
    if (!files.includes(name)) return;
    seconds.set(name, Math.round(details.duration_ms / 1000));
    if (!details.passed) failed.add(name);
  });
  for await (const text of events.compose(new spec())) process.stdout.write(String(text));
  const slowest = [...seconds].toSorted((one, other) => other[1] - one[1]).slice(0, SLOWEST);
  console.log(`Longest: ${slowest.map(([file, took]) => `${basename(file)} ${took} s`).join(', ')}`);
  return [...failed];
}

// Each site that several files look at is built once (`built-sites.ts`).
const sites = mkdtempSync(join(tmpdir(), 'helpsite-sites-'));
process.env['HELPSITE_TEST_SITES'] = sites;
process.once('exit', () => rmSync(sites, { recursive: true, force: true }));

const failed = await runFiles(await fastGlob(patterns, { absolute: true }), Number(atOnce));
const failedAgain = failed.length === 0 ? [] : await runFiles(failed, 1);
for (const file of failed)
  console.log(`${failedAgain.includes(file) ? 'FAILED TWICE' : 'failed once, passed alone'}: ${file}`);
// Not when all is quiet: what an ended file has started may live on.
process.exit(failedAgain.length === 0 ? 0 : 1);
