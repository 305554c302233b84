/** `helpsite search query` and `test` with `--hosted`: the index that was pushed, asked with the search-only key. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { runCli } from '../src/build/cli.ts';
import type { RunOutcome } from './run-helpsite.ts';
import { isObject } from './search-index-double.ts';
import { type SearchService, startSearchService } from './search-service.ts';
import { makeFolder, writeSite } from './site-fixture.ts';

const site = makeFolder();
const other = makeFolder();
let service: SearchService;

const guide = (title: string, ...sections: readonly string[]): string =>
  `# ${title}\n\nAbout ${title}.\n\n${sections.map((name) => `## ${name}\n\nHow to ${name} & more.\n`).join('\n')}`;

before(async () => {
  service = await startSearchService({ taskDelay: 1 });
  const search = { provider: 'hosted', appId: 'TESTAPP', apiKey: service.searchKey, indexName: 'help' };
  const files = new Map([
    ['config/search.json', JSON.stringify(search)],
    ['config/site.json', JSON.stringify({ url: 'https://www.example.com' })],
    ['content/search/synonyms.yml', '- from: [allowlist]\n  to: [whitelist]\n'],
    [
      'content/search/golden.yml',
      '- question: allowlist\n  pages: [whitelist]\n- question: forge\n  pages: [mods]\n- question: qqqqq\n  none: true\n',
    ],
    ['content/docs/whitelist.md', guide('Whitelist', 'Add to the whitelist', 'Clear the whitelist')],
    ['content/docs/mods.md', guide('Mods', 'Forge')],
  ]);
  writeSite(site.path, files);
  writeSite(other.path, new Map([['content/docs/a.md', '# A\n']]));
  const pushed = await run('push');
  assert.equal(pushed.exitCode, 0, pushed.stdout + pushed.stderr);
  service.settle();
});
after(async () => {
  site.end();
  other.end();
  await service.stop();
});

async function run(command: string, ...argv: readonly string[]): Promise<RunOutcome> {
  let stdout = '';
  let stderr = '';
  const exitCode = await runCli(['search', command, '--root', site.path, ...argv], {
    stdout: { write: (text) => (stdout += text) },
    stderr: { write: (text) => (stderr += text) },
    env: { HELPSITE_SEARCH_HOSTS: service.url, ALGOLIA_ADMIN_KEY: service.adminKey },
    cwd: site.path,
  });
  return { exitCode, stdout, stderr };
}

test('query gives one hit a page, as paths of this site, from the search-only key and the filters of the pages', async () => {
  service.requests.length = 0;
  const { exitCode, stdout } = await run('query', 'allowlist', '--hosted', '--json');
  assert.equal(exitCode, 0);
  const document = JSON.parse(stdout) as { readonly query: string; readonly hits: readonly object[] };
  assert.equal(document.query, 'allowlist');
  assert.deepEqual(document.hits, [
    {
      url: '/help/docs/whitelist',
      title: 'Whitelist',
      group: 'Documentation',
      section: null,
      anchor: null,
      snippet: 'About Whitelist.',
    },
  ]);
  const [request, ...others] = service.requests;
  assert.equal(others.length, 0);
  assert.equal(request?.headers['x-algolia-api-key'], service.searchKey);
  const list =
    isObject(request.body) && Array.isArray(request.body['requests']) ? request.body['requests'] : [];
  assert.ok(isObject(list[0]));
  assert.deepEqual(list[0]['facetFilters'], [
    'language:en',
    ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
  ]);
});

test('a section that answers better than its page is the place to go, in plain text', async () => {
  const { stdout } = await run('query', 'forge', '--hosted');
  assert.match(
    stdout,
    /^1\. Documentation > Mods > Forge\n {3}\/help\/docs\/mods#forge\n {3}How to Forge & more\.\n/,
  );
});

test('test asks the hosted index the golden questions', async () => {
  const good = await run('test', '--hosted', '--json');
  assert.equal(good.exitCode, 0, good.stdout + good.stderr);
  assert.equal((JSON.parse(good.stdout) as { questions: number }).questions, 3);
  const index = service.indices.get('help');
  assert.ok(index);
  const record = index.records.get('/help/docs/mods');
  const forge = index.records.get('/help/docs/mods#forge');
  assert.ok(record && forge);
  index.records.delete('/help/docs/mods');
  index.records.delete('/help/docs/mods#forge');
  const bad = await run('test', '--hosted');
  assert.equal(bad.exitCode, 6);
  assert.match(bad.stdout, /forge/);
  index.records.set('/help/docs/mods', record).set('/help/docs/mods#forge', forge);
});

test('a service that fails is exit code 5, a site without it bad usage, and neither is a bug', async () => {
  service.setFaults({ fault: { kind: 'status', status: 403, message: 'Quota exceeded' } });
  const refused = await run('query', 'mods', '--hosted', '--json');
  assert.equal(refused.exitCode, 5);
  assert.match(refused.stdout, /"code": "search\/service-failed"/);
  assert.match(
    refused.stderr,
    /^helpsite: the search service refused: it answered 403 "Quota exceeded"\. apiKey in config/,
  );
  service.setFaults({ fault: { kind: 'body', body: '{"results":"none"}' } });
  assert.equal((await run('test', '--hosted')).exitCode, 5);
  service.setFaults();
  const index = service.indices.get('help');
  service.indices.clear();
  const missing = await run('query', 'mods', '--hosted');
  assert.match(missing.stderr, /404 .*helpsite search push/);
  if (index) service.indices.set('help', index);
  const embedded = await run('query', 'mods', '--hosted', '--root', other.path);
  assert.equal(embedded.exitCode, 2);
  assert.match(embedded.stderr, /^helpsite: --hosted needs a site with the hosted search/);
});
