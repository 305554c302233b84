/** One small site with each of the two searches, the hosted one at the protocol server, and what tests do with its dialog. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import type { SearchInput } from '../../src/build/config/input.ts';
import { startHelpsite } from '../run-helpsite.ts';
import { type SearchService, startSearchService } from '../search-service.ts';
import { makeFolder, type SiteFiles, writeSite } from '../site-fixture.ts';
import { launchWindowless, openPage, serveSite } from './served-site.ts';

export const INDEX = 'help';
export const HOME = '/help/';
export const GUIDE = '/help/docs/minecraft/add-mods';
export const RESULTS = '/help/search';
export const NARROW = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true } as const;

/** Texts that would say so if anything of them were run. */
const SCRIPT =
  '<img src=x onerror="document.title=1;globalThis.wasHacked=1"><script>globalThis.wasHacked=1</script>';

interface Guide {
  readonly path: string;
  readonly topic: string;
  readonly title: string;
  readonly text: string;
  readonly sections?: readonly (readonly [heading: string, text: string])[];
  readonly keywords?: readonly string[];
}

const TOPICS = {
  minecraft: 'Minecraft: Java',
  palworld: 'Palworld',
  panel: 'The <b>panel</b> & you',
} as const;

/** More guides than the results page shows at once, twice over. */
const BACKUPS = Array.from({ length: 34 }, (_, index): Guide => ({
  path: `palworld/backup-${index + 1}`,
  topic: TOPICS.palworld,
  title: `Backup plan ${index + 1}`,
  text: `Plan number ${index + 1} keeps a backup of the world on another disk of the machine every few hours.`,
}));

const GUIDES: readonly Guide[] = [
  {
    path: 'minecraft/add-mods',
    topic: TOPICS.minecraft,
    title: 'Add mods to a server',
    text: 'Mods change how a game plays, and every player who joins needs the same mods as the server they want to play on.',
    sections: [
      [
        'Upload the mods',
        'Drag the files into the folder called mods and wait until all of them have arrived.',
      ],
      [
        'Remove mods again',
        'Delete the file and restart the server. Worlds that used the mods lose their blocks.',
      ],
    ],
  },
  {
    path: 'minecraft/operators',
    topic: TOPICS.minecraft,
    title: 'Make someone an operator',
    text: 'Type the command /op <player> in the console. Operators may use every command of the game.',
    sections: [['Operator levels', 'There are four levels & each of them allows more than the one before.']],
  },
  {
    path: 'minecraft/whitelist',
    topic: TOPICS.minecraft,
    title: 'Whitelist',
    text: 'Only listed players may join the server.',
  },
  {
    path: 'palworld/connect',
    topic: TOPICS.palworld,
    title: 'Connect to your server',
    text: 'Open the game, choose the list of servers and enter the address with its port. Quotes: "it works".',
  },
  {
    path: 'panel/hostile',
    topic: TOPICS.panel,
    title: `Zzhostile ${SCRIPT}`,
    text: `Zzhostile text ${SCRIPT} goes on. &lt;b&gt; stays.`,
    sections: [[`Zzhostile heading ${SCRIPT}`, `More zzhostile ${SCRIPT}`]],
    keywords: [`zzkeyword ${SCRIPT}`],
  },
  ...BACKUPS,
];

const escapeMarkdown = (text: string): string => text.replace(/[<>&]/g, (sign) => `\\${sign}`);

function writeGuide({ title, text, sections = [], keywords }: Guide): string {
  const parts = [escapeMarkdown(text)];
  for (const [heading, body] of sections) parts.push(`## ${escapeMarkdown(heading)}`, escapeMarkdown(body));
  const words = keywords === undefined ? '' : `keywords: ${JSON.stringify(keywords)}\n`;
  return `---\ntitle: ${JSON.stringify(title)}\n${words}---\n\n${parts.join('\n\n')}\n`;
}

function listFiles(search: SearchInput): SiteFiles {
  const category = (label: string, position: number): string =>
    JSON.stringify({ label, position, link: { type: 'generated-index' } });
  return new Map([
    [
      'config/site.json',
      JSON.stringify({
        title: 'Help centre',
        url: 'https://www.example.com',
        home: { tasks: [{ label: 'Let players in', href: 'minecraft/whitelist' }] },
      }),
    ],
    ['config/search.json', JSON.stringify(search)],
    ['content/search/synonyms.yml', `- from: [zzsynonym, ${JSON.stringify(SCRIPT)}]\n  to: [zzhostile]\n`],
    ['content/docs/minecraft/_category_.json', category(TOPICS.minecraft, 1)],
    ['content/docs/palworld/_category_.json', category(TOPICS.palworld, 2)],
    ['content/docs/panel/_category_.json', category(TOPICS.panel, 3)],
    ...GUIDES.map((guide) => [`content/docs/${guide.path}.md`, writeGuide(guide)] as const),
  ]);
}

/** What a crawler of the service would have put into the index, texts as they are written. */
function listRecords(): readonly object[] {
  return GUIDES.flatMap(({ path, topic, title, text, sections = [] }) => {
    const page = `https://www.example.com/help/docs/${path}`;
    const makeRecord = (
      position: number,
      anchor: string,
      heading: string | null,
      content: string,
    ): object => ({
      objectID: `${position}-${page}`,
      url: anchor === '' ? page : `${page}#${anchor}`,
      url_without_anchor: page,
      anchor,
      hierarchy: { lvl0: topic, lvl1: title, lvl2: heading, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
      type: heading === null ? 'lvl1' : 'lvl2',
      content,
      product: path.split('/')[0],
      group: topic,
      lang: 'en',
      language: 'en',
      version: ['current'],
      docusaurus_tag: 'docs-default-current',
      weight: { pageRank: 0, level: heading === null ? 90 : 80, position },
    });
    return [
      makeRecord(0, '', null, text),
      ...sections.map(([heading, body], index) => makeRecord(index + 1, `section-${index}`, heading, body)),
    ];
  });
}

const SETTINGS = {
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl0)',
    'content',
  ],
  attributesForFaceting: ['language', 'docusaurus_tag', 'version', 'product'],
  attributesToHighlight: ['hierarchy', 'content'],
  distinct: true,
  attributeForDistinct: 'url',
};

export interface SearchVisit {
  readonly page: Page;
  readonly origin: string;
  /** Everything asked for so far, addresses without their origin for our own server. */
  readonly requests: readonly string[];
  readonly takeProblems: () => readonly string[];
}

export interface SearchVisitOptions extends BrowserContextOptions {
  /** Runs before the page's own scripts, in every document. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Messages that are expected. */
  readonly expected?: RegExp;
}

export interface SearchSite {
  readonly origin: string;
  readonly outDir: string;
  readonly root: string;
  /** The protocol server of a hosted search; it always runs. */
  readonly service: SearchService;
  /** Opens the address in a context of its own for as long as `use` takes; nothing may go wrong meanwhile. */
  readonly visit: (
    path: string,
    use: (visit: SearchVisit) => Promise<void>,
    options?: SearchVisitOptions,
  ) => Promise<void>;
  /** Builds the site again, with other guides or another configuration. */
  readonly rebuild: (files: SiteFiles, search?: Partial<SearchInput>) => Promise<void>;
  readonly close: () => Promise<void>;
}

export type Engine = 'embedded' | 'hosted';

/** `more` is added to the site's search configuration. */
export async function openSearchSite(engine: Engine, more: Partial<SearchInput> = {}): Promise<SearchSite> {
  const folder = makeFolder();
  const root = `${folder.path}/site`;
  const outDir = `${folder.path}/out`;
  const service = await startSearchService();
  service.fill(INDEX, listRecords(), SETTINGS);
  const hosted: SearchInput = {
    provider: 'hosted',
    appId: service.appId,
    apiKey: service.searchKey,
    indexName: INDEX,
    fallback: false,
  };
  const own: SearchInput = engine === 'embedded' ? { provider: 'embedded', indexName: INDEX } : hosted;
  const build = async (): Promise<void> => {
    const env = engine === 'hosted' ? { HELPSITE_SEARCH_HOSTS: service.url } : {};
    const built = await startHelpsite(['build', root, '--out-dir', outDir, '--no-cache'], env).ended;
    assert.equal(built.exitCode, 0, built.stderr);
  };
  let files = listFiles({ ...own, ...more });
  writeSite(root, files);
  await build();
  const [server, browser] = await Promise.all([serveSite({ root, outDir }), launchWindowless()]);
  const { origin } = server;
  return {
    origin,
    outDir,
    root,
    service,
    async visit(path, use, options = {}) {
      await visitPage(browser, { origin, service, path }, use, options);
    },
    async rebuild(changed, search) {
      const next = new Map([...(search ? listFiles({ ...own, ...more, ...search }) : files), ...changed]);
      writeSite(root, next, files);
      files = next;
      await build();
    },
    async close() {
      await browser.close();
      await server.stop();
      await service.stop();
      folder.end();
    },
  };
}

async function visitPage(
  browser: Browser,
  {
    origin,
    service,
    path,
  }: { readonly origin: string; readonly service: SearchService; readonly path: string },
  use: (visit: SearchVisit) => Promise<void>,
  { before, expected, ...options }: SearchVisitOptions,
): Promise<void> {
  service.setFaults();
  service.requests.length = 0;
  const { page, takeProblems } = await openPage(browser, origin, options);
  const requests: string[] = [];
  page.context().on('request', (request) => requests.push(request.url().replace(origin, '')));
  await page.context().route(
    (url) => url.origin === service.url,
    (route) => route.continue(),
  );
  try {
    // The compiler of the tests names functions with this, and some of them run in the page.
    await page.addInitScript('globalThis.__name = (named) => named;');
    await before?.(page);
    await page.goto(origin + path, { waitUntil: 'load' });
    await use({ page, origin, requests, takeProblems });
    const problems = takeProblems().filter((problem) => !expected?.test(problem));
    assert.deepEqual(problems, []);
  } finally {
    await page.context().close();
  }
}

export interface Dialog {
  readonly root: Locator;
  readonly input: Locator;
  readonly options: Locator;
  /** The option that the field points to. */
  readonly active: Locator;
}

export function findDialog(page: Page): Dialog {
  const root = page.locator('.search-dialog');
  return {
    root,
    input: root.getByRole('combobox'),
    options: root.getByRole('option'),
    active: root.locator('[role=option][aria-selected=true]'),
  };
}

/** Opens the dialog by its button, and waits for its field. */
export async function openField(page: Page): Promise<Dialog> {
  await page.locator('.search-button').click();
  const dialog = findDialog(page);
  await dialog.input.waitFor();
  return dialog;
}

/** Opens the dialog by its button, and waits for what answers, too. */
export async function openDialog(page: Page): Promise<Dialog> {
  const dialog = await openField(page);
  await dialog.root.locator('.search-foot').waitFor({ state: 'attached' });
  return dialog;
}

/** Types the words and waits for their answer. */
export async function ask(page: Page, words: string): Promise<Dialog> {
  const dialog = findDialog(page);
  await dialog.input.fill(words);
  await settle(page);
  return dialog;
}

/** Waits until the answer to what stands in the field is shown. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const dialog = document.querySelector<HTMLElement>('.search-dialog');
    return dialog?.dataset['status'] === 'idle' || dialog?.dataset['status'] === 'error';
  });
}

export const ENGINES: readonly Engine[] = ['embedded', 'hosted'];

/** Registers a test for each of the two searches. The sites are built before the first of them, and closed after the last. */
export function testBoth(name: string, use: (site: SearchSite, engine: Engine) => Promise<void>): void {
  for (const engine of ENGINES) {
    test(`${name} (${engine})`, async () => {
      const site = await (shared.get(engine) ?? openShared(engine));
      await use(site, engine);
    });
  }
}

const shared = new Map<Engine, Promise<SearchSite>>();

function openShared(engine: Engine): Promise<SearchSite> {
  const opening = openSearchSite(engine);
  shared.set(engine, opening);
  return opening;
}

after(async () => {
  for (const site of shared.values()) await (await site).close();
});
