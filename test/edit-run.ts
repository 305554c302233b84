/** The property behind incremental builds: after any edit, what was built on top of the last build equals a build from nothing. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { createRandom } from './random.ts';
import { compareTrees, readTree, type RunOutcome, runHere, startHelpsite } from './run-helpsite.ts';
import { editSite } from './site-edits.ts';
import { makeFolder, makeSite, type SiteFiles, writeSite } from './site-fixture.ts';

export interface EditRun {
  readonly seed: number;
  readonly edits: number;
  /** Compare with a clean build after each this many edits; 1: after each. */
  readonly compareEvery?: number;
  /** Every this many edits the builds are processes of their own. */
  readonly processEvery?: number;
}

export interface EditCounts {
  readonly good: number;
  readonly broken: number;
}

/** Edits a random site and builds after each edit. Throws what differs, with the seed and the edits that led there. */
export async function runEdits({
  seed,
  edits,
  compareEvery = 1,
  processEvery = Number.POSITIVE_INFINITY,
}: EditRun): Promise<EditCounts> {
  const random = createRandom(seed);
  const [edited, clean] = [makeFolder(), makeFolder()];
  const history: string[] = [];
  const [dist, cleanDist] = [join(edited.path, 'dist'), join(clean.path, 'dist')];
  try {
    let written: SiteFiles = new Map();
    let cleanWritten: SiteFiles = new Map();
    let files = makeSite(random);
    let lastGood = files;
    let good = 0;
    for (let count = 0; count <= edits; count += 1) {
      const before = readTree(dist);
      writeSite(edited.path, files, written);
      written = files;
      const isProcess = count > 0 && count % processEvery === 0;
      const outcome = await build(edited.path, isProcess);
      const failed = outcome.exitCode !== 0;
      const where = () =>
        `seed ${seed}, after: ${history.slice(-6).join('; ')}\n${outcome.stdout}${outcome.stderr}`;
      assert.ok(
        outcome.exitCode === 0 || outcome.exitCode === 1,
        `exit code ${outcome.exitCode}, ${where()}`,
      );
      if (failed) assert.deepEqual(readTree(dist), before, `a failed build changed the site, ${where()}`);
      if (count % compareEvery === 0) {
        writeSite(clean.path, files, cleanWritten);
        cleanWritten = files;
        const expected = await build(clean.path, isProcess, '--no-cache');
        assert.equal(outcome.exitCode, expected.exitCode, where());
        assert.equal(problemsOf(outcome, edited.path), problemsOf(expected, clean.path), where());
        if (!failed) assert.deepEqual(compareTrees(dist, cleanDist), [], where());
      }
      if (!failed) {
        good += 1;
        lastGood = files;
      }
      // A mistake is put right at the next edit, or one later, and then what was good stands there again.
      const next =
        failed && random.chance(75) ? { files: lastGood, name: 'put it right' } : editSite(random, files);
      files = next.files;
      history.push(next.name);
    }
    return { good, broken: edits + 1 - good };
  } finally {
    edited.end();
    clean.end();
  }
}

function build(root: string, isProcess: boolean, ...flags: readonly string[]): Promise<RunOutcome> {
  const argv = ['build', root, ...flags];
  return isProcess ? startHelpsite(argv, { NO_COLOR: '1', CI: '' }).ended : runHere(...argv);
}

/** What the build said of the content, without what differs by design: its own folder's name, counts and times. */
function problemsOf({ stdout, stderr }: RunOutcome, root: string): string {
  return (stdout + stderr)
    .split('\n')
    .filter((line) => !/^[✓✗] /.test(line))
    .join('\n')
    .replaceAll(root, 'ROOT')
    .replaceAll(root.slice(1), 'ROOT');
}
