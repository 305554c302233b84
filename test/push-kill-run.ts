/** Kills real pushes at random requests, with a service that fails at random, and looks at what readers find. */
import assert from 'node:assert/strict';
import { runCli } from '../src/build/cli.ts';
import { createRandom, type Random } from './random.ts';
import { startHelpsite } from './run-helpsite.ts';
import { describeIndex } from './search-index-double.ts';
import { type FaultRule, type SearchService, startSearchService } from './search-service.ts';
import { listGuides, makeFolder, makeSentence, makeSite, type SiteFiles, writeSite } from './site-fixture.ts';

export interface PushKillCounts {
  /** Pushes killed, those that the service made fail, and those that were done all the same. */
  readonly killed: number;
  readonly failed: number;
  readonly done: number;
}

const CONFIG = { provider: 'hosted', appId: 'TESTAPP', apiKey: 'search-key', indexName: 'help' };

/** After each push, however it ended: what both sites have is found; after the next one: exactly the new site. */
export async function runPushKills({
  seed,
  kills,
}: {
  readonly seed: number;
  readonly kills: number;
}): Promise<PushKillCounts> {
  const random = createRandom(seed);
  const site = makeFolder();
  let onRequest: (count: number) => void = () => {};
  const service = await startSearchService({ taskDelay: 3, onRequest: (_, count) => onRequest(count) });
  const clean = await startSearchService({ taskDelay: 0 });
  const counts = { killed: 0, failed: 0, done: 0 };
  try {
    const first = makeSite(random, 20);
    let files: SiteFiles = new Map([...first, ['config/search.json', JSON.stringify(CONFIG)]]);
    writeSite(site.path, files);
    await pushHere(site.path, service);
    for (let count = 0; count < kills; count += 1) {
      const next = changeSections(random, first, files);
      writeSite(site.path, next, files);
      files = next;
      clean.indices.clear();
      await pushHere(site.path, clean);
      const wanted = await readIndex(clean);
      const shared = idsIn(service).filter((id) => clean.indices.get('help')?.records.has(id));

      service.requests.length = 0;
      service.setFaults(...pickFaults(random));
      const argv = [
        'search',
        'push',
        '--force',
        '--root',
        site.path,
        ...(random.chance(30) ? ['--full'] : []),
      ];
      const { child, ended } = startHelpsite(argv, envOf(service));
      const at = 1 + random.below(22);
      onRequest = (number) => {
        if (number === at) child.kill('SIGKILL');
      };
      const { exitCode, stderr } = await ended;
      onRequest = () => {};
      const where = `seed ${seed}, push ${count}, killed at request ${at}, ended with ${exitCode}\n${stderr}`;
      assert.ok([-1, 0, 5].includes(exitCode), where);
      counts[exitCode === 0 ? 'done' : exitCode === 5 ? 'failed' : 'killed'] += 1;
      service.settle();
      const found = new Set(idsIn(service));
      assert.deepEqual(
        shared.filter((id) => !found.has(id)),
        [],
        `${where}: lost what both sites have`,
      );
      service.setFaults();
      await pushHere(site.path, service);
      assert.deepEqual(await readIndex(service), wanted, where);
    }
    return counts;
  } finally {
    await Promise.all([service.stop(), clean.stop()]);
    site.end();
  }
}

/** Some guides get other sections, and the synonyms other words. */
function changeSections(random: Random, first: SiteFiles, files: SiteFiles): SiteFiles {
  const next = new Map(files);
  for (const path of listGuides(first)) {
    if (!random.chance(25)) continue;
    const sections = Array.from(
      { length: random.below(4) },
      () => `\n\n## More ${random.below(9)}\n\n${makeSentence(random)}\n`,
    );
    next.set(path, [String(first.get(path)), ...new Set(sections)].join(''));
  }
  const words = random.shuffle(['server', 'machine', 'box', 'host']).slice(0, 2 + random.below(3));
  next.set('content/search/synonyms.yml', `- [${words.join(', ')}]\n`);
  return next;
}

/** Mostly none; else a fault or two that pass, or one that stays. */
function pickFaults(random: Random): readonly FaultRule[] {
  if (random.chance(60)) return [];
  const after = random.below(12);
  const times = random.chance(70) ? 1 + random.below(2) : Number.POSITIVE_INFINITY;
  const fault = random.pick([
    { kind: 'drop', late: false },
    { kind: 'drop', late: true },
    { kind: 'status', status: 503 },
    { kind: 'status', status: 429, retryAfter: '0' },
    { kind: 'status', status: 400 },
    { kind: 'body', body: '<html>' },
  ] as const);
  return [{ fault, after, times }];
}

function idsIn(service: SearchService): readonly string[] {
  return [...(service.indices.get('help')?.records.keys() ?? [])];
}

async function readIndex(service: SearchService): Promise<unknown> {
  service.settle();
  const index = service.indices.get('help');
  assert.ok(index);
  return describeIndex(index);
}

function envOf(service: SearchService): Readonly<Record<string, string>> {
  return { HELPSITE_SEARCH_HOSTS: service.url, ALGOLIA_ADMIN_KEY: service.adminKey };
}

async function pushHere(root: string, service: SearchService): Promise<void> {
  let output = '';
  const stream = { write: (text: string) => (output += text) };
  const io = { stdout: stream, stderr: stream, env: envOf(service), cwd: '/' };
  assert.equal(await runCli(['search', 'push', '--force', '--root', root], io), 0, output);
  service.settle();
}
