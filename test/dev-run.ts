/** The property behind `helpsite dev`: after any changes of the disk, what it serves is what a clean build writes. */
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SCRIPT_TAG } from '../src/build/serve/dev/dev-listener.ts';
import { addressOf } from './browser/served-site.ts';
import { type DevServer, startDev } from './dev-server.ts';
import { createRandom, type Random } from './random.ts';
import { readTree, runHere } from './run-helpsite.ts';
import { editSite } from './site-edits.ts';
import { makeFolder, makeSite, type SiteFiles, writeSite } from './site-fixture.ts';

export interface DevRun {
  readonly seed: number;
  /** Random changes of files. */
  readonly edits: number;
  /** At most so many changes follow each other without a pause. */
  readonly burst?: number;
}

export interface DevCounts {
  /** Times at which everything served was compared with a clean build. */
  readonly compared: number;
  /** Answers compared, over all those times. */
  readonly answers: number;
  /** Times at which the disk held a mistake: then the last good page has to be there. */
  readonly broken: number;
}

/** Milliseconds until what is served has to be right. */
const PATIENCE = 20_000;

/** Changes a random site under a real server, in bursts. Throws what differs, with the seed and the last changes. */
export async function runDevEdits({ seed, edits, burst = 8 }: DevRun): Promise<DevCounts> {
  const random = createRandom(seed);
  const [edited, clean] = [makeFolder(), makeFolder()];
  let files = makeSite(random);
  writeSite(edited.path, files);
  const server = await startDev(edited.path);
  const counts = { compared: 0, answers: 0, broken: 0 };
  const history: string[] = [];
  const seen = new Set<string>();
  let written = files;
  let lastGood = files;
  let cleanWritten: SiteFiles = new Map();
  try {
    for (let count = 0; count < edits;) {
      const until = Math.min(edits, count + 1 + random.below(burst));
      for (; count < until; count += 1) {
        const next = editSite(random, files);
        files = next.files;
        history.push(next.name);
        change(edited.path, files, written, random);
        written = files;
      }
      writeSite(clean.path, files, cleanWritten);
      cleanWritten = files;
      // A change of all addresses at once is refused where pages go; what is served knows nothing of an earlier build.
      const built = await runHere('build', clean.path, '--no-cache', '--drafts', '--allow-removals');
      const where = (): string =>
        `seed ${seed}, after: ${history.slice(-burst - 2).join('; ')}\n${server.stderr().slice(-2000)}`;
      if (built.exitCode !== 0) {
        counts.broken += 1;
        await settle(async () => ((await countErrors(server)) > 0 ? [] : ['no error is told']), where);
        // What was good stands there again, now or after more mistakes.
        if (random.chance(75)) {
          files = lastGood;
          history.push('put it right');
          change(edited.path, files, written, random);
          written = files;
        }
        continue;
      }
      lastGood = files;
      counts.compared += 1;
      await settle(async () => {
        const { differences, answers } = await compareServed(server, join(clean.path, 'dist'), seen);
        if (differences.length === 0) counts.answers += answers;
        return differences;
      }, where);
    }
    return counts;
  } finally {
    const { exitCode, stderr } = await server.stop();
    edited.end();
    clean.end();
    assert.equal(exitCode, 130, stderr);
    assert.doesNotMatch(stderr, /bug in helpsite/);
  }
}

/** Saves as editors and tools do: in place, through a temporary file, in two halves, or by removing it first. */
function change(root: string, files: SiteFiles, before: SiteFiles, random: Random): void {
  for (const [path, content] of files) {
    if (before.get(path) === content) continue;
    const full = join(root, path);
    mkdirSync(dirname(full), { recursive: true });
    const way = random.below(4);
    if (way === 0) {
      const temporary = join(dirname(full), `.${random.below(1e6)}.tmp`);
      writeFileSync(temporary, content);
      renameSync(temporary, full);
    } else if (way === 1) writeFileSync(full, content.slice(0, content.length / 2));
    else if (way === 2) rmSync(full, { force: true });
  }
  writeSite(root, files, before);
}

async function countErrors(server: DevServer): Promise<number> {
  return server.until('there is a message', ({ errors }) => ({ errors })).then(({ errors }) => errors);
}

async function settle(look: () => Promise<readonly string[]>, where: () => string): Promise<void> {
  const deadline = performance.now() + PATIENCE;
  let differences = await look();
  while (differences.length > 0 && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 60));
    differences = await look();
  }
  assert.deepEqual(differences, [], where());
}

/** Rules for web servers are read by those, not served. */
const NOT_SERVED = /^(?:_headers|_redirects|\.helpsite|.*\.(?:br|gz))$/;

/** Asks for every file of a built site, and for every page there has ever been. */
export async function compareServed(
  server: DevServer,
  dist: string,
  seen: Set<string>,
): Promise<{ readonly differences: readonly string[]; readonly answers: number }> {
  const differences: string[] = [];
  const files = [...readTree(dist, (path) => NOT_SERVED.test(path)).keys()].filter(
    (file) => !file.endsWith('/'),
  );
  const base = `/${files.find((file) => /(?:^|\/)404\.html$/.test(file))?.replace('404.html', '') ?? ''}`;
  const addressIn = (file: string): string => {
    const address = encodeURI(addressOf(file, base).replace(/\.html$/, ''));
    return `${address}/` === base ? base : address;
  };
  const addresses = new Map(files.map((file) => [addressIn(file), file]));
  for (const [address, file] of addresses) {
    const { status, text } = await server.ask(address);
    const wanted = readFileSync(join(dist, file), 'utf8');
    const isNotFound = file.endsWith('/404.html');
    if (status !== (isNotFound ? 404 : 200)) differences.push(`${address}: ${status}`);
    else if (text.replace(SCRIPT_TAG, '') !== wanted) differences.push(`${address}: differs`);
    if (file.endsWith('.html')) seen.add(address);
  }
  for (const address of seen) {
    if (addresses.has(address)) continue;
    const { status } = await server.ask(address);
    if (status !== (address.startsWith(base) ? 404 : 302))
      differences.push(`${address}: ${status}, and is no page any more`);
  }
  return { differences, answers: addresses.size };
}
