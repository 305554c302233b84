/** `helpsite search push` and `diff`: real processes against a real server that speaks the service's protocol. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, describe, test } from 'node:test';
import { runCli } from '../src/build/cli.ts';
import { type RunOutcome, startHelpsite } from './run-helpsite.ts';
import { copyIndex, createIndex, describeIndex, isObject } from './search-index-double.ts';
import { type SearchService, type ServiceRequest, startSearchService } from './search-service.ts';
import { makeFolder, type SiteFiles, writeSite } from './site-fixture.ts';

/** A key that cannot be anything else in an output; with characters that would be escaped in JSON and in an address. */
const ADMIN_KEY = 'adm1n"k3y/+=\\';

const site = makeFolder();
let service: SearchService;
let onRequest: (request: ServiceRequest, count: number) => void = () => {};
let written: SiteFiles = new Map();

before(async () => {
  service = await startSearchService({
    adminKey: ADMIN_KEY,
    taskDelay: 2,
    onRequest: (request, count) => onRequest(request, count),
  });
});
after(async () => {
  site.end();
  await service.stop();
});
beforeEach(() => {
  onRequest = () => {};
  service.setFaults();
  service.settle();
  service.indices.clear();
  service.requests.length = 0;
  write(SITE);
});

const CONFIG = {
  provider: 'hosted',
  appId: 'TESTAPP',
  apiKey: 'search-key',
  indexName: 'help',
};

function guide(title: string, ...sections: readonly string[]): string {
  return `# ${title}\n\nAbout ${title}.\n\n${sections.map((name) => `## ${name}\n\nHow to ${name}.\n`).join('\n')}`;
}

const SITE: SiteFiles = new Map([
  ['config/search.json', JSON.stringify(CONFIG)],
  ['content/search/synonyms.yml', '- [whitelist, allowlist]\n- from: [tps]\n  to: [lag]\n'],
  ['content/docs/intro.md', guide('Intro', 'Start', 'Stop')],
  ['content/docs/mods.md', guide('Mods', 'Forge', 'Fabric')],
  ['content/docs/maps.md', guide('Maps', 'Upload')],
  ['content/docs/ports.md', guide('Ports', 'Open', 'Close')],
  ['content/docs/soon.md', '---\ndraft: true\n---\n\n# Soon\n'],
  ['content/docs/hidden.md', '---\nunlisted: true\n---\n\n# Hidden\n'],
]);

/** Everything a push can have to do: a section changed, one and a guide gone, one new, other synonyms and settings. */
const NEXT: SiteFiles = new Map([
  ...SITE,
  ['config/search.json', JSON.stringify({ ...CONFIG, parameters: { facetFilters: ['game:rust'] } })],
  ['content/search/synonyms.yml', '- [whitelist, allowlist]\n- [op, operator]\n'],
  ['content/docs/intro.md', guide('Intro', 'Start', 'Restart')],
  ['content/docs/maps.md', guide('Maps', 'Upload', 'Download').replace('About', 'All about')],
]);

function without(files: SiteFiles, ...paths: readonly string[]): SiteFiles {
  return new Map([...files].filter(([path]) => !paths.includes(path)));
}

function write(files: SiteFiles): void {
  writeSite(site.path, files, written);
  written = files;
}

interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly signal?: { readonly at: number; readonly name: NodeJS.Signals };
}

/** Runs a command of the group; whatever it prints, no key and no stack trace is in it. */
async function search(argv: readonly string[], { env = {}, signal }: RunOptions = {}): Promise<RunOutcome> {
  service.requests.length = 0;
  const { child, ended } = startHelpsite(['search', ...argv, '--root', site.path], {
    HELPSITE_SEARCH_HOSTS: service.url,
    ALGOLIA_ADMIN_KEY: ADMIN_KEY,
    GITHUB_ACTIONS: '',
    NO_COLOR: '1',
    ...env,
  });
  if (signal !== undefined)
    onRequest = (_, count) => {
      if (count === signal.at) child.kill(signal.name);
    };
  const outcome = await ended;
  onRequest = () => {};
  const text = outcome.stdout + outcome.stderr;
  for (const form of [ADMIN_KEY, encodeURIComponent(ADMIN_KEY), JSON.stringify(ADMIN_KEY).slice(1, -1)])
    assert.ok(!text.includes(form), `the key is never printed:\n${text}`);
  assert.doesNotMatch(text, /^\s+at .*:\d+:\d+\)?$/m, 'no stack trace, ever');
  return outcome;
}

async function push(...flags: readonly string[]): Promise<RunOutcome> {
  return search(['push', ...flags]);
}

async function pushWell(...flags: readonly string[]): Promise<RunOutcome> {
  const outcome = await push(...flags);
  assert.equal(outcome.exitCode, 0, outcome.stdout + outcome.stderr);
  return outcome;
}

/** A push in this process, for those that only put things right. */
async function pushHere(): Promise<void> {
  let output = '';
  const stream = { write: (text: string) => (output += text) };
  const env = { HELPSITE_SEARCH_HOSTS: service.url, ALGOLIA_ADMIN_KEY: ADMIN_KEY };
  const exitCode = await runCli(['search', 'push', '--root', site.path], {
    stdout: stream,
    stderr: stream,
    env,
    cwd: '/',
  });
  assert.equal(exitCode, 0, output);
}

/** `METHOD action` of the requests that change something. */
function writes(): readonly string[] {
  return service.requests
    .filter(({ method, path }) => method !== 'GET' && !path.endsWith('/browse'))
    .map(({ method, path }) => `${method} ${path.split('/').slice(4).join('/')}`);
}

/** `action objectID` of everything that was sent in batches. */
function sentRecords(): readonly string[] {
  return service.requests
    .filter(({ path }) => path.endsWith('/batch') && !path.includes('/synonyms/'))
    .flatMap(({ body }) => {
      const list = isObject(body) && Array.isArray(body['requests']) ? (body['requests'] as unknown[]) : [];
      return list.map((entry) =>
        isObject(entry) && isObject(entry['body'])
          ? `${String(entry['action'])} ${String(entry['body']['objectID'])}`
          : '',
      );
    });
}

/** The index as its readers find it, once everything is carried out. */
function snapshot(): unknown {
  service.settle();
  const index = service.indices.get('help');
  return index === undefined ? undefined : describeIndex(index);
}

/** What the index is after an undisturbed push of these files into nothing. */
async function pushAnew(files: SiteFiles): Promise<unknown> {
  write(files);
  service.indices.clear();
  await pushWell();
  const whole = snapshot();
  service.indices.clear();
  return whole;
}

const UP_TO_DATE = /^✓ The index "help" is up to date/;

describe('a push', () => {
  test('the first one sends every section, settings, synonyms; then nothing is sent', async () => {
    const { stdout, stderr } = await pushWell();
    assert.match(
      stdout,
      /^✓ The index "help" was brought up to date in \d+\.\d\d s: 11 records added; settings and synonyms written\n$/,
    );
    assert.equal(stderr, '');
    assert.deepEqual(writes(), ['POST synonyms/batch', 'PUT settings', 'POST batch']);
    const index = service.indices.get('help');
    assert.ok(index);
    const record = index.records.get('/help/docs/mods#forge');
    assert.deepEqual(
      [record?.['hierarchy'], record?.['content'], record?.['type'], record?.['docusaurus_tag']],
      [
        {
          lvl0: 'Documentation',
          lvl1: 'Mods',
          lvl2: 'Forge',
          lvl3: null,
          lvl4: null,
          lvl5: null,
          lvl6: null,
        },
        'How to Forge.',
        'lvl2',
        'docs-default-current',
      ],
    );
    assert.ok(![...index.records.keys()].some((id) => /soon|hidden/.test(id)), 'no drafts, nothing unlisted');
    assert.deepEqual(
      [...index.synonyms.values()],
      [
        { objectID: 'group:whitelist|allowlist', type: 'synonym', synonyms: ['whitelist', 'allowlist'] },
        { objectID: 'from:tps', type: 'onewaysynonym', input: 'tps', synonyms: ['lag'] },
      ],
    );
    const facets = index.settings['attributesForFaceting'];
    for (const facet of ['language', 'docusaurus_tag', 'version'])
      assert.ok(Array.isArray(facets) && facets.includes(facet), facet);

    const again = await pushWell();
    assert.match(again.stdout, UP_TO_DATE);
    assert.deepEqual(writes(), []);
  });

  test('sends only the sections that changed, and deletes last', async () => {
    await pushWell();
    write(NEXT);
    const { stdout } = await pushWell();
    assert.deepEqual(writes(), ['POST synonyms/batch', 'PUT settings', 'POST batch', 'POST batch']);
    assert.deepEqual(sentRecords(), [
      'addObject /help/docs/intro#restart',
      'addObject /help/docs/maps#download',
      'addObject /help/docs/maps',
      'deleteObject /help/docs/intro#stop',
    ]);
    assert.match(
      stdout,
      /2 records added, 1 changed, 1 deleted, 9 as they were; settings and synonyms written\n$/,
    );
    const incremental = snapshot();
    assert.deepEqual(incremental, await pushAnew(NEXT));
  });

  test('sends the synonyms alone when only they changed, and keeps what others remember with the index', async () => {
    await pushWell();
    const index = service.indices.get('help');
    assert.ok(index);
    const userData = { ...(index.settings['userData'] as object), owner: 'support' };
    index.settings = { ...index.settings, userData };
    write(new Map([...SITE, ['content/search/synonyms.yml', '- [op, operator]\n']]));
    const { stdout } = await pushWell();
    assert.match(stdout, /11 records as they were; synonyms written\n$/);
    assert.deepEqual([...index.synonyms.keys()], ['group:op|operator']);
    assert.equal((index.settings['userData'] as { owner?: unknown }).owner, 'support');
    write(new Map([...SITE, ['content/search/synonyms.yml', '[]\n']]));
    await pushWell();
    assert.equal(index.synonyms.size, 0);
    // Without the file there are the general ones.
    write(without(SITE, 'content/search/synonyms.yml'));
    await pushWell();
    assert.ok(index.synonyms.has('group:backup|back up'));
    assert.match((await pushWell()).stdout, UP_TO_DATE);
  });

  test('puts the facets right that somebody took away', async () => {
    await pushWell();
    const index = service.indices.get('help');
    assert.ok(index);
    index.settings = { ...index.settings, attributesForFaceting: ['type'] };
    const { stdout } = await pushWell();
    assert.match(stdout, /11 records as they were; settings written\n$/);
    assert.deepEqual(writes(), ['PUT settings']);
  });

  test('thousands of records go in several requests and come back in several pages', async () => {
    const many = Array.from(
      { length: 1300 },
      (_, number) => [`content/docs/g${number}.md`, guide(`Guide ${number}`, 'One')] as const,
    );
    write(new Map([...SITE, ...many]));
    assert.match((await pushWell()).stdout, /2,611 records added/);
    assert.ok(service.requests.filter(({ path }) => path.endsWith('/help/batch')).length >= 3);
    assert.match((await pushWell()).stdout, UP_TO_DATE);
    assert.equal(service.requests.filter(({ path }) => path.endsWith('/browse')).length, 3);
    assert.deepEqual(writes(), []);
  });

  test('two at once, and each ends with the same index', async () => {
    const whole = await pushAnew(NEXT);
    write(SITE);
    await pushWell();
    write(NEXT);
    const both = await Promise.all([push(), push(), push('--full')]);
    assert.deepEqual(
      both.map(({ exitCode }) => exitCode),
      [0, 0, 0],
      both.map(({ stdout, stderr }) => stdout + stderr).join(''),
    );
    assert.deepEqual(snapshot(), whole);
  });
});

describe('guards', () => {
  test('more than 30 % is not deleted without --force', async () => {
    await pushWell();
    write(without(SITE, 'content/docs/mods.md', 'content/docs/maps.md'));
    const earlier = snapshot();
    for (const flags of [[], ['--full'], ['--dry-run']]) {
      const { exitCode, stdout, stderr } = await push(...flags);
      assert.equal(exitCode, 6);
      assert.match(
        stderr,
        /5 of the 11 records in the index "help" would be deleted \(45 %\)\n {2}.*--force/,
      );
      assert.match(stdout, /^- \/help\/docs\/maps$/m);
      assert.deepEqual(writes(), []);
    }
    assert.deepEqual(snapshot(), earlier);
    assert.match((await pushWell('--force')).stdout, /5 records deleted, 6 as they were/);
  });

  test('up to 30 % is', async () => {
    await pushWell();
    write(without(SITE, 'content/docs/mods.md'));
    assert.match((await pushWell()).stdout, /3 records deleted, 8 as they were/);
  });

  test('an index is not emptied without --force', async () => {
    await pushWell();
    write(
      new Map([
        ...without(SITE, ...SITE.keys()),
        ['config/search.json', JSON.stringify(CONFIG)],
        ['content/docs/soon.md', '---\ndraft: true\n---\n\n# Soon\n'],
      ]),
    );
    const { exitCode, stderr } = await push();
    assert.equal(exitCode, 6);
    assert.match(stderr, /nothing was pushed: this site has no records, so the index "help" would be empty/);
    await pushWell('--force');
    assert.equal(service.indices.get('help')?.records.size, 0);
  });

  test('an index that somebody else fills is not taken over by accident', async () => {
    service.fill('help', [{ objectID: '0-https://example.com', url: '/x' }]);
    const { exitCode, stderr } = await push();
    assert.equal(exitCode, 6);
    assert.match(
      stderr,
      /1 of the 1 records .* would be deleted \(100 %; 1 of them not pushed by helpsite\)/,
    );
  });

  test('a site with mistakes is not pushed', async () => {
    write(new Map([...SITE, ['content/docs/intro.md', '# Intro\n\n[dead](./nothing.md)\n']]));
    const { exitCode, stdout } = await push();
    assert.equal(exitCode, 1);
    assert.match(stdout, /content\/docs\/intro\.md:3:\d+: error: /);
    assert.match(stdout, /✗ Nothing was pushed\n$/);
    assert.equal(service.requests.length, 0);
  });

  test('without a hosted index there is nothing to push to, and without the key no way', async () => {
    const noKey = await search(['push'], { env: { ALGOLIA_ADMIN_KEY: ' ' } });
    assert.equal(noKey.exitCode, 2);
    assert.match(noKey.stderr, /^helpsite: search push needs the admin key .* ALGOLIA_ADMIN_KEY\n$/);
    write(without(SITE, 'config/search.json'));
    const embedded = await push('--json');
    assert.equal(embedded.exitCode, 3);
    assert.match(embedded.stdout, /config\/search\.ts/);
    assert.equal(service.requests.length, 0);
  });
});

test('the admin key in a file is said to be known to everybody, and not printed', async () => {
  const adminKey = 'b0th-k3y';
  const lax = await startSearchService({ adminKey });
  const env = { ALGOLIA_ADMIN_KEY: adminKey, HELPSITE_SEARCH_HOSTS: lax.url };
  try {
    write(new Map([...SITE, ['config/search.json', JSON.stringify({ ...CONFIG, apiKey: adminKey })]]));
    const { exitCode, stdout } = await search(['push'], { env });
    assert.equal(exitCode, 0);
    assert.match(
      stdout,
      /^warning: apiKey in config\/search\.ts is the admin key.*\[config\/admin-key\]\n {2}Put the search-only/,
    );
    assert.doesNotMatch(stdout, /b0th-k3y/);
    write(new Map([...SITE, ['config/search.json', JSON.stringify({ ...CONFIG, apiKey: `${adminKey} ` })]]));
    const wrong = await search(['push'], { env });
    assert.equal(wrong.exitCode, 3);
    assert.match(wrong.stdout, /"apiKey" may hold .*\n.*\*\*\*/);
    assert.doesNotMatch(wrong.stdout + wrong.stderr, /b0th-k3y/);
  } finally {
    await lax.stop();
  }
});

describe('looking first', () => {
  test('diff and --dry-run list what differs and send nothing', async () => {
    await pushWell();
    write(NEXT);
    for (const argv of [['diff'], ['push', '--dry-run'], ['push', '--dry-run', '--full']]) {
      const { exitCode, stdout, stderr } = await search(argv);
      assert.equal(exitCode, 0, stderr);
      assert.equal(
        stdout.replace(/\(.* s\)/, '(TIME)'),
        [
          '+ /help/docs/intro#restart  Documentation › Intro › Restart',
          '+ /help/docs/maps#download  Documentation › Maps › Download',
          '~ /help/docs/maps  Documentation › Maps',
          '- /help/docs/intro#stop',
          'settings: attributesForFaceting',
          'synonyms: 2',
          '✓ The index "help" differs: 2 records to add, 1 to change, 1 to delete, 9 as they are; settings and synonyms to write (TIME)',
          '',
        ].join('\n'),
      );
      assert.deepEqual(writes(), []);
    }
  });

  test('diff says when nothing differs', async () => {
    await pushWell();
    const { exitCode, stdout } = await search(['diff']);
    assert.equal(exitCode, 0);
    assert.match(stdout, /^✓ The index "help" is up to date in .*: 11 records, nothing differs\n$/);
  });

  test('colours the mark and nothing else; a job gets the failure as an annotation, without the key', async () => {
    const coloured = await search(['push'], { env: { NO_COLOR: '', FORCE_COLOR: '1' } });
    assert.match(coloured.stdout, /^\u001B\[32m✓\u001B\[39m The index [^\u001B]*\n$/);
    service.setFaults({ fault: { kind: 'status', status: 403, message: ADMIN_KEY } });
    const job = await search(['push'], { env: { GITHUB_ACTIONS: 'true' } });
    assert.match(job.stdout, /^::error title=search\/service-failed::the search service refused/);
  });

  test('--json is one document with what differs and what was done', async () => {
    await pushWell();
    write(NEXT);
    const diff = JSON.parse((await search(['diff', '--json'])).stdout) as Record<string, unknown>;
    assert.deepEqual(diff['differences'], {
      added: ['/help/docs/intro#restart', '/help/docs/maps#download'],
      changed: ['/help/docs/maps'],
      removed: ['/help/docs/intro#stop'],
      settings: true,
      synonyms: true,
    });
    assert.deepEqual([diff['ok'], diff['command'], diff['written']], [true, 'search diff', 0]);
    const done = JSON.parse((await push('--json')).stdout) as Record<string, unknown>;
    assert.deepEqual(
      ['schemaVersion', 'ok', 'command', 'base', 'written', 'unchanged', 'removed', 'index'].map(
        (key) => done[key],
      ),
      [1, true, 'search push', '/help/', 3, 9, 1, 'help'],
    );
    assert.deepEqual(done['done'], { records: 3, deletions: 1, settings: true, synonyms: true });
  });
});

describe('--full', () => {
  test('fills a new index that takes the place of the old one in one step, rules of others kept', async () => {
    await pushWell();
    write(NEXT);
    const earlier = snapshot();
    let swaps = 0;
    onRequest = ({ path, body }) => {
      if (isObject(body) && body['operation'] === 'move') swaps += 1;
      else if (swaps === 0 && !path.includes('/task/'))
        assert.deepEqual(snapshot(), earlier, 'readers see the old index');
    };
    const { stdout } = await pushWell('--full');
    assert.match(stdout, /^✓ The index "help" was replaced in .*: 12 records, settings and synonyms\n$/);
    assert.equal(swaps, 1);
    assert.deepEqual([...service.indices.keys()], ['help']);
    assert.deepEqual(snapshot(), await pushAnew(NEXT));
    assert.ok(service.requests.every(({ headers }) => headers['x-algolia-api-key'] === ADMIN_KEY));
  });

  test('works for an index that is not there yet, and the next push has nothing to do', async () => {
    await pushWell('--full');
    assert.match((await pushWell()).stdout, UP_TO_DATE);
    assert.deepEqual(writes(), []);
  });

  test('removes what a killed one left an hour ago, and nothing else', async () => {
    for (const name of ['help_tmp_1111111', 'help_tmp_2222222', 'helpers', 'other_tmp_3333333'])
      service.fill(name, [{ objectID: 'a' }]);
    for (const [name, index] of service.indices)
      if (name !== 'help_tmp_2222222') index.updatedAt = Date.now() - 2 * 60 * 60_000;
    await pushWell('--full');
    service.settle();
    assert.deepEqual([...service.indices.keys()].toSorted(), [
      'help',
      'help_tmp_2222222',
      'helpers',
      'other_tmp_3333333',
    ]);
  });

  test('knows a swap of which the answer was lost', async () => {
    await pushWell();
    write(NEXT);
    service.setFaults({ fault: { kind: 'drop', late: true }, only: /tmp_\d+\/operation$/ });
    assert.match((await pushWell('--full')).stdout, /was replaced/);
    service.setFaults();
    assert.match((await pushWell()).stdout, UP_TO_DATE);
  });

  test('leaves the index as it was when the service fails half-way, and no other behind', async () => {
    await pushWell();
    write(NEXT);
    const earlier = snapshot();
    service.setFaults({ fault: { kind: 'status', status: 400, message: 'No' }, only: /tmp_\d+\/batch/ });
    const { exitCode, stderr } = await push('--full');
    assert.equal(exitCode, 5);
    assert.match(stderr, /it answered 400 "No"\n {2}The index is as it was/);
    assert.deepEqual(snapshot(), earlier);
    assert.deepEqual([...service.indices.keys()], ['help']);
  });
});

describe('interrupted', () => {
  for (const flags of [[], ['--full']])
    test(`killed at any request${flags.map((flag) => ` of ${flag}`).join('')}, the next push puts all right`, async () => {
      const whole = await pushAnew(NEXT);
      write(SITE);
      await pushWell();
      const old = snapshot();
      const earlier = copyIndex(service.indices.get('help') ?? createIndex());
      write(NEXT);
      await pushWell(...flags);
      const { length } = service.requests;
      assert.ok(length >= 8, `${length} requests`);
      // The soak kills pushes at any moment.
      for (let at = 1; at <= length; at += 2) {
        service.settle();
        service.indices.clear();
        service.indices.set('help', copyIndex(earlier));
        await search(['push', ...flags], { signal: { at, name: 'SIGKILL' } });
        if (flags.length > 0 && at < length - 1)
          assert.ok(
            [old, whole].some((state) => JSON.stringify(state) === JSON.stringify(snapshot())),
            `request ${at}`,
          );
        await pushHere();
        assert.deepEqual(snapshot(), whole, `killed at request ${at}`);
      }
    });

  test('Ctrl+C ends the push, tells what was done and what not, exit code 130', async () => {
    await pushWell();
    write(NEXT);
    const stopped = await search(['push'], { signal: { at: 5, name: 'SIGINT' } });
    assert.equal(stopped.exitCode, 130, stopped.stderr);
    assert.match(
      stopped.stderr,
      /^Stopping after the request .*\nhelpsite: the push was interrupted\n {2}Done: (?:nothing|synonyms)\.\n {2}Not done: (?:synonyms, )?settings, 3 records to save, 1 record to delete\.\n/,
    );
    await pushWell();
    assert.deepEqual(snapshot(), await pushAnew(NEXT));
  });
});

describe('when the service fails', () => {
  test('a wrong key is refused: exit code 5, what to do, and no key in the output', async () => {
    const { exitCode, stdout, stderr } = await search(['push'], { env: { ALGOLIA_ADMIN_KEY: 'wr0ng-k3y' } });
    assert.equal(exitCode, 5);
    assert.match(
      stderr,
      /^helpsite: the search service refused: it answered 403 "Invalid Application-ID or API key"\n {2}Nothing was sent\.\n {2}ALGOLIA_ADMIN_KEY must be /,
    );
    assert.doesNotMatch(stdout + stderr, /wr0ng-k3y/);
  });

  test('a service that repeats the key in its answer does not make us print it', async () => {
    service.setFaults({ fault: { kind: 'status', status: 403, message: `Bad key ${ADMIN_KEY}` } });
    const { exitCode, stderr } = await push();
    assert.equal(exitCode, 5);
    assert.match(stderr, /Bad key \*\*\*/);
    service.setFaults({ fault: { kind: 'body', body: `<html>${ADMIN_KEY}` } });
    const nonsense = await push('--json');
    assert.equal(nonsense.exitCode, 5);
    assert.equal((JSON.parse(nonsense.stdout) as { ok: unknown }).ok, false);
    assert.match(
      nonsense.stderr,
      /^helpsite: the search service sent something else than an answer\n {2}Nothing was sent\./,
    );
  });

  test('it says what was done and what was not, and the next push does the rest', async () => {
    await pushWell();
    write(NEXT);
    service.setFaults({
      fault: { kind: 'status', status: 400, message: 'Record is too big' },
      only: /help\/batch/,
      after: 1,
    });
    const { exitCode, stderr, stdout } = await push();
    assert.equal(exitCode, 5);
    assert.equal(stdout, '');
    assert.equal(
      stderr,
      [
        'helpsite: the search service refused: it answered 400 "Record is too big"',
        '  Done: synonyms, settings, 3 records saved.',
        '  Not done: 1 record to delete.',
        '  The next push goes on where this one stopped.',
        '  Run the same command again.',
        '',
      ].join('\n'),
    );
    service.setFaults();
    assert.match((await pushWell()).stdout, /1 record deleted, 12 as they were\n$/);
  });

  test('one lost answer, one fault, one refusal for haste are asked again', async () => {
    await pushWell();
    write(NEXT);
    service.setFaults(
      { fault: { kind: 'drop' }, only: /browse/, times: 1 },
      { fault: { kind: 'status', status: 503 }, only: /settings/, times: 1 },
      { fault: { kind: 'drop', late: true }, only: /help\/batch/, times: 1 },
      { fault: { kind: 'status', status: 429, retryAfter: '1' }, only: /task/, times: 1 },
    );
    await pushWell();
    service.setFaults();
    assert.deepEqual(snapshot(), await pushAnew(NEXT));
  });

  test('slow answers are waited for: 3 seconds for a read and for a write', async () => {
    service.setFaults(
      { fault: { kind: 'slow', ms: 3000 }, only: /browse/ },
      { fault: { kind: 'slow', ms: 3000 }, only: /help\/batch/ },
    );
    await pushWell();
    service.setFaults();
    assert.match((await pushWell()).stdout, UP_TO_DATE);
  });

  test('dropped and refused connections, 5xx, 429 and nonsense for ever end with exit code 5', async () => {
    for (const [fault, said] of [
      [{ kind: 'drop' }, /cannot be reached: /],
      [{ kind: 'status', status: 503, message: 'Busy' }, /cannot be reached: it answered 503 .*Busy/],
      [{ kind: 'status', status: 429, retryAfter: '3600' }, /asked too often: it answered 429/],
      [{ kind: 'body', body: '<html>' }, /something else than an answer/],
    ] as const) {
      service.setFaults({ fault });
      const { exitCode, stderr } = await push();
      assert.equal(exitCode, 5);
      assert.match(stderr, said);
    }
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    await new Promise((resolve) => silent.close(resolve));
    const refused = await search(['push'], { env: { HELPSITE_SEARCH_HOSTS: `http://127.0.0.1:${port}` } });
    assert.equal(refused.exitCode, 5);
    assert.match(refused.stderr, /ECONNREFUSED/);
  });

  test('the next host is asked where one is down', async () => {
    const { exitCode } = await search(['push'], {
      env: { HELPSITE_SEARCH_HOSTS: `http://127.0.0.1:1,${service.url}` },
    });
    assert.equal(exitCode, 0);
  });
});
