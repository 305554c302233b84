/** Kills real builds at random moments and looks at what they leave. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom, type Random } from './random.ts';
import { compareTrees, runHere, startHelpsite } from './run-helpsite.ts';
import { makeFolder, makeSite, type SiteFiles, writeConfig, writeGuide, writeSite } from './site-fixture.ts';
import { findHoles } from './whole-site.ts';

export interface KillRun {
  readonly seed: number;
  readonly kills: number;
  readonly guides?: number;
}

export interface KillCounts {
  /** Builds killed before they wrote, while they wrote, and those that were faster. */
  readonly early: number;
  readonly writing: number;
  readonly late: number;
}

/** Kills builds that change every page; after each, every page must be whole, and the next build must put all right. */
export async function runKills({ seed, kills, guides = 40 }: KillRun): Promise<KillCounts> {
  const random = createRandom(seed);
  const [site, clean] = [makeFolder(), makeFolder()];
  const dist = join(site.path, 'dist');
  const counts = { early: 0, writing: 0, late: 0 };
  try {
    let files = makeSite(random, guides);
    writeSite(site.path, files);
    writeSite(clean.path, files);
    // By the program that is killed: what it filed is read by its like only.
    assert.equal((await startHelpsite(['build', site.path]).ended).exitCode, 0);
    for (let count = 0; count < kills; count += 1) {
      const next = changeAll(random, files);
      writeSite(site.path, next, files);
      const { child, ended } = startHelpsite(['build', site.path]);
      const isWriting = await waitForKill(
        random,
        join(dist, '.helpsite.lock'),
        () => child.exitCode !== null,
      );
      child.kill('SIGKILL');
      const { exitCode } = await ended;
      counts[exitCode === 0 ? 'late' : isWriting ? 'writing' : 'early'] += 1;
      const where = `seed ${seed}, kill ${count}, ${exitCode === 0 ? 'after the end' : isWriting ? 'while writing' : 'before writing'}`;
      assert.deepEqual(findHoles(dist), [], where);
      // Sometimes two builds in a row are killed before one may end.
      if (random.chance(70)) {
        const { exitCode: repaired, stdout } = await startHelpsite(['build', site.path]).ended;
        assert.equal(repaired, 0, `${where}\n${stdout}`);
        writeSite(clean.path, next, files);
        await runHere('build', clean.path, '--no-cache');
        assert.deepEqual(compareTrees(dist, join(clean.path, 'dist')), [], where);
      } else writeSite(clean.path, next, files);
      files = next;
    }
    return counts;
  } finally {
    site.end();
    clean.end();
  }
}

/** Another hue, so that the style sheet and with it every page changes; and a guide or two anew. */
function changeAll(random: Random, files: SiteFiles): SiteFiles {
  const edited = new Map(files);
  edited.set(
    'config/site.json',
    writeConfig({ title: 'Help centre', tagline: 'Help', hue: random.below(360) }),
  );
  edited.set('content/docs/new.md', writeGuide(random, 'content/docs/new.md', files));
  if (random.chance(50)) edited.delete('content/docs/new.md');
  return edited;
}

/** Waits until a random moment: any, or one while the site is written, which the lock tells. Says whether that had begun. */
async function waitForKill(random: Random, lock: string, hasEnded: () => boolean): Promise<boolean> {
  if (random.chance(25)) {
    await sleep(random.below(700));
    return existsSync(lock);
  }
  while (!existsSync(lock) && !hasEnded()) await sleep(1);
  await sleep(random.below(120));
  return true;
}
