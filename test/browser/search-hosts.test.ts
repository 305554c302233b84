/** The hosted search over the network as it really is: two hosts, pushed to by the real command, down and up again. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { startHelpsite } from '../run-helpsite.ts';
import { isObject } from '../search-index-double.ts';
import { type SearchService, type ServiceRequest, startSearchService } from '../search-service.ts';
import { makeFolder, writeSite } from '../site-fixture.ts';
import { ask, openDialog } from './search-site.ts';
import { launchWindowless, openPage, type ServedSite, serveSite } from './served-site.ts';

const folder = makeFolder();
const root = `${folder.path}/site`;
const outDir = `${folder.path}/out`;
let near: SearchService;
let far: SearchService;
let server: ServedSite;
let browser: Browser;

const guide = (title: string, ...sections: readonly string[]): string =>
  `# ${title}\n\nAbout ${title}.\n\n${sections.map((name) => `## ${name}\n\nHow to ${name}.\n`).join('\n')}`;

/** More sections about one thing than one answer holds. */
const MANY = Array.from({ length: 30 }, (_, number) => `Backup ${number}`);

before(async () => {
  [near, far, browser] = await Promise.all([startSearchService(), startSearchService(), launchWindowless()]);
  const search = {
    provider: 'hosted',
    appId: near.appId,
    apiKey: near.searchKey,
    indexName: 'help',
    insights: true,
    externalUrlPattern: '^https://forum\\.example\\.com/',
  };
  writeSite(
    root,
    new Map([
      ['config/site.json', JSON.stringify({ title: 'Help centre', url: 'https://www.example.com' })],
      ['config/search.json', JSON.stringify(search)],
      ['content/search/synonyms.yml', '- from: [allowlist]\n  to: [whitelist]\n'],
      ['content/docs/whitelist.md', guide('Whitelist', 'Add a player', 'Remove a player')],
      ['content/docs/mods.md', guide('Mods', 'Forge')],
      ['content/docs/backups.md', guide('Backups', ...MANY)],
    ]),
  );
  const env = { HELPSITE_SEARCH_HOSTS: `${near.url},${far.url}`, ALGOLIA_ADMIN_KEY: near.adminKey };
  const run = async (...argv: readonly string[]): Promise<void> => {
    const { exitCode, stdout, stderr } = await startHelpsite(argv, env).ended;
    assert.equal(exitCode, 0, stdout + stderr);
  };
  await run('build', root, '--out-dir', outDir);
  await run('search', 'push', '--root', root);
  near.settle();
  const index = near.indices.get('help');
  assert.ok(index);
  // The service keeps its hosts alike.
  far.indices.set('help', index);
  near.fill('help', [
    {
      objectID: 'forum',
      url: 'https://forum.example.com/t/1?x=1',
      hierarchy: { lvl0: 'Forum', lvl1: 'Zzforum thread' },
      type: 'lvl1',
      content: null,
      language: 'en',
      docusaurus_tag: 'default',
    },
  ]);
  server = await serveSite({ root, outDir });
});
after(async () => {
  await browser.close();
  await server.stop();
  await Promise.all([near.stop(), far.stop()]);
  folder.end();
});
beforeEach(() => {
  for (const service of [near, far]) {
    service.setFaults();
    service.requests.length = 0;
  }
});

/** Opens a page that may ask both hosts. */
async function visit(use: (page: Page) => Promise<void>): Promise<void> {
  const { page } = await openPage(browser, server.origin);
  await page.context().route(
    (url) => url.origin === near.url || url.origin === far.url,
    (route) => route.continue(),
  );
  try {
    await page.clock.install();
    await page.goto(`${server.origin}/help/docs/mods`, { waitUntil: 'load' });
    await use(page);
  } finally {
    await page.context().close();
  }
}

/** Searches that arrived since the last call. */
function takeSearches(service: SearchService): readonly ServiceRequest[] {
  return service.requests.splice(0).filter(({ path }) => path.endsWith('/queries'));
}

async function findTitles(page: Page, words: string): Promise<string> {
  const { options } = await ask(page, words);
  return (await options.allTextContents()).join('\n');
}

test('what was pushed is found, by one request without a preflight, and leads into this site', async () => {
  await visit(async (page) => {
    await openDialog(page);
    assert.match(await findTitles(page, 'allowlist'), /Whitelist/);
    const [first, ...others] = near.requests.splice(0);
    assert.deepEqual([first?.method, first?.path, others.length], ['POST', '/1/indexes/*/queries', 0]);
    assert.equal(far.requests.length, 0);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${server.origin}/help/docs/whitelist**`);
    await openDialog(page);
    const { options } = await ask(page, 'zzforum');
    assert.equal(await options.first().getAttribute('href'), 'https://forum.example.com/t/1?x=1');
  });
});

test('a host that is down is left alone for two minutes, on the next page as well, and then asked first again', async () => {
  await visit(async (page) => {
    near.setFaults({ fault: { kind: 'drop' } });
    await openDialog(page);
    assert.match(await findTitles(page, 'whitelist'), /Whitelist/);
    assert.deepEqual([takeSearches(near).length, takeSearches(far).length], [1, 1]);
    near.setFaults();
    await page.reload({ waitUntil: 'load' });
    await openDialog(page);
    assert.match(await findTitles(page, 'forge'), /Forge/);
    assert.deepEqual([takeSearches(near).length, takeSearches(far).length], [0, 1]);
    await page.clock.fastForward(121_000);
    await findTitles(page, 'player');
    assert.deepEqual([takeSearches(near).length, takeSearches(far).length], [1, 0]);
  });
});

test('when no host can be reached the embedded index answers, at once on the next page, and the hosts again after two minutes', async () => {
  await visit(async (page) => {
    for (const service of [near, far]) service.setFaults({ fault: { kind: 'status', status: 503 } });
    await openDialog(page);
    assert.match(await findTitles(page, 'whitelist'), /Whitelist/);
    assert.deepEqual([takeSearches(near).length, takeSearches(far).length], [1, 1]);
    for (const service of [near, far]) service.setFaults();
    await page.reload({ waitUntil: 'load' });
    await openDialog(page);
    assert.match(await findTitles(page, 'forge'), /Forge/);
    assert.deepEqual([takeSearches(near).length, takeSearches(far).length], [0, 0]);
    await page.clock.fastForward(121_000);
    await findTitles(page, 'player');
    assert.equal(takeSearches(near).length, 1);
  });
});

test('a service that refuses is not asked for every letter: the embedded index answers', async () => {
  await visit(async (page) => {
    near.setFaults({ fault: { kind: 'status', status: 403 } });
    await openDialog(page);
    for (const words of ['white', 'whitel', 'whitelist'])
      assert.match(await findTitles(page, words), /Whitelist/);
    assert.deepEqual([takeSearches(near).length, takeSearches(far).length], [1, 0]);
  });
});

test('where it is switched on, views are told after 400 ms in groups of twenty, and what was chosen', async () => {
  await visit(async (page) => {
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.locator('.search-button').click();
    await page.locator('.search-dialog').getByRole('combobox').fill('backup');
    await page.locator('.search-dialog').getByRole('option').first().waitFor();
    const events = (): readonly unknown[] =>
      near.requests
        .filter(({ path }) => path === '/1/events')
        .flatMap(({ body }) =>
          isObject(body) && Array.isArray(body['events']) ? (body['events'] as unknown[]) : [],
        );
    await page.clock.runFor(399);
    assert.deepEqual(events(), []);
    const told = page.waitForRequest(/\/1\/events/);
    await page.clock.runFor(10);
    await told;
    await until(() => events().length > 0);
    const [view] = events();
    assert.ok(isObject(view) && Array.isArray(view['objectIDs']));
    assert.deepEqual(
      [view['eventName'], view['index'], view['objectIDs'].length],
      ['Items Viewed', 'help', 20],
    );
    assert.match(String(view['userToken']), /^anonymous-/);
    await page.keyboard.press('Enter');
    await until(() => events().length > 1);
    const choice = events()[1];
    assert.ok(isObject(choice));
    assert.deepEqual([choice['eventName'], choice['positions']], ['Item Selected', [1]]);
  });
});

/** Waits for what happens outside the browser. */
async function until(isTrue: () => boolean): Promise<void> {
  for (let tries = 0; tries < 500 && !isTrue(); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 10));
  assert.ok(isTrue(), 'it never happened');
}
