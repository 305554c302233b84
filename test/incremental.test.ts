/** What is computed anew after an edit, and why: the memo's misses and `--explain`. That nothing stale is ever left: oracle.test.ts. */
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { before, test } from 'node:test';
import { loadConfig } from '../src/build/read/load-config.ts';
import { Memo } from '../src/build/memo/memo.ts';
import { buildSite } from '../src/build/site/build-site.ts';
import { loadBundle, type Bundle } from '../src/build/read/bundle.ts';
import type { SiteConfig } from '../src/model.ts';
import { runHere } from './run-helpsite.ts';
import { makeFolder } from './site-fixture.ts';

type Texts = Readonly<Record<string, string>>;

const MODS = 'docs/mods.md';
const MAPS = 'docs/maps.md';

const files: Texts = {
  'docs/games/ark.md': '---\ntitle: Ark\n---\n\nDinosaurs.\n',
  [MAPS]: '---\ntitle: Maps\n---\n\nUpload a map, then [install mods](./mods.md#install).\n',
  [MODS]:
    '---\ntitle: Mods\n---\n\nMods change a game.\n\n## Install\n\nInstall a mod.\n\n```properties\na=1\n```\n',
  'docs/worlds.md': '---\ntitle: Worlds\n---\n\nNew worlds.\n',
  'pages/about.md': '---\ntitle: About\n---\n\nAbout us.\n',
};

let config: SiteConfig;
let bundle: Bundle;

before(async () => {
  bundle = await loadBundle();
  config = (await loadConfig(join(import.meta.dirname, 'no-such-folder'), {})).value.site;
});

/** Builds sites one after the other on one memo, as `dev` does. */
function createBuilder(settings: Partial<SiteConfig> = {}) {
  const memo = new Memo(undefined, 'freeze');
  let lastKeys: ReadonlyMap<string, string> = new Map();
  let lastHtml: ReadonlyMap<string, string> = new Map();
  /** What had to be computed, what was rendered because of which part of its key, and what was rendered without need. */
  return (texts: Texts) => {
    memo.misses.length = 0;
    const all = Object.entries(texts).map(([path, text]) => ({ path, text }));
    const isCategory = ({ path }: { path: string }) => path.includes('_category_');
    const isSheet = ({ path }: { path: string }) => path.startsWith('facts/');
    const discovered = {
      sources: all.filter((source) => !isCategory(source) && !isSheet(source)),
      categories: all.filter(isCategory),
      sheets: all.filter(isSheet),
      reactPages: [],
      files: new Map(),
      diagnostics: [],
    };
    const site = buildSite(
      {
        root: '',
        settings: {
          config: { ...config, ...settings },
          explicit: undefined,
          diagnostics: [],
          isWrong: false,
          texts: [],
        },
        discovered,
        facts: new Map(),
        react: { pages: [], diagnostics: [] },
        drafts: false,
        history: undefined,
        bundle,
        styles: [],
        words: {
          synonyms: { value: undefined, diagnostics: [] },
          questions: { value: undefined, diagnostics: [] },
          asked: { value: undefined, diagnostics: [] },
          needs: { value: undefined, diagnostics: [] },
          elsewhere: { value: undefined, diagnostics: [] },
          unused: [],
        },
        addresses: { value: {}, diagnostics: [] },
        now: 0,
        generator: 'helpsite',
      },
      memo,
    );
    const keys = new Map(site.pages.map((page) => [page.route, page.html.key]));
    const html = new Map(site.pages.map((page) => [page.route, page.html.read()]));
    const rendered = [...keys].flatMap(([route, key]) =>
      lastKeys.get(route) === key ? [] : [`${route} (${changes(lastKeys.get(route), key)})`],
    );
    const inVain = [...keys].flatMap(([route, key]) =>
      lastKeys.get(route) !== key && lastHtml.get(route) === html.get(route) ? [route] : [],
    );
    const computed = memo.misses.map(({ stage, id, because }) => `${stage} ${id} (${because.join(', ')})`);
    [lastKeys, lastHtml] = [keys, html];
    return { computed, rendered, inVain, diagnostics: site.diagnostics };
  };
}

function changes(old: string | undefined, now: string): string {
  if (old === undefined) return 'new';
  const known = new Set(old.split(' '));
  return now
    .split(' ')
    .filter((part) => !known.has(part))
    .map((part) => part.split(':', 1)[0])
    .join(', ');
}

function edit(path: string, from: string, to: string): Texts {
  const text = files[path] ?? '';
  assert.ok(text.includes(from));
  return { ...files, [path]: text.replace(from, to) };
}

const routes = (rendered: readonly string[]) => rendered.map((line) => line.replace(/ .*/, '')).toSorted();

test('the same sources again: nothing is computed', () => {
  const build = createBuilder();
  build(files);
  const { computed, rendered } = build({ ...files });
  assert.deepEqual([computed, rendered], [[], []]);
});

test('editing a body re-parses and re-renders that page alone', () => {
  const build = createBuilder();
  build(files);
  const { computed, rendered } = build(edit(MODS, 'Install a mod.', 'Add a mod.'));
  assert.deepEqual(computed, ['parse docs/mods.md (source)']);
  assert.deepEqual(rendered, ['/help/docs/mods (body)']);
});

test('editing one code block highlights that block alone', () => {
  const build = createBuilder();
  build({ ...files, [MODS]: `${files[MODS]}\n\`\`\`json\n{}\n\`\`\`\n` });
  const { computed } = build({ ...files, [MODS]: `${files[MODS]}\n\`\`\`json\n{ "a": 1 }\n\`\`\`\n` });
  assert.deepEqual(computed, ['parse docs/mods.md (source)', 'highlight  (slot)']);
});

test('editing a title parses nothing else and re-renders the pages that show it', () => {
  const build = createBuilder();
  build(files);
  const { computed, rendered, inVain } = build(edit(MODS, 'title: Mods', 'title: Add-ons'));
  assert.deepEqual(computed, [
    'parse docs/mods.md (source)',
    'docs  (entries)',
    'sidebars  (docs)',
    'sidebar tutorialSidebar 0 (items)',
    'sidebar tutorialSidebar (items)',
  ]);
  const guides = routes(rendered).filter((route) => route.startsWith('/help/docs/'));
  assert.deepEqual(guides, [
    '/help/docs/games/ark',
    '/help/docs/maps',
    '/help/docs/mods',
    '/help/docs/worlds',
  ]);
  assert.ok(!routes(rendered).includes('/help/about'));
  assert.ok(!routes(rendered).includes('/help/404.html'));
  assert.deepEqual(inVain, []);
});

test('a title that the sidebar does not show re-renders that page and the lists that name it', () => {
  const build = createBuilder();
  const labelled = {
    ...files,
    [MODS]: (files[MODS] ?? '').replace(
      'title: Mods',
      'title: Mods\nsidebar_label: Extras\npagination_label: Extras',
    ),
  };
  build(labelled);
  const { rendered } = build({
    ...labelled,
    [MODS]: labelled[MODS].replace('title: Mods', 'title: Add-ons'),
  });
  assert.deepEqual(
    routes(rendered).filter((route) => /ark|about|404|worlds/.test(route)),
    [],
  );
});

test('the first paragraph is what other pages show of a guide: only those that do are rendered with it', () => {
  const build = createBuilder();
  const cards = { ...files, 'docs/all.md': '---\ntitle: All\n---\n\nEverything.\n\n<DocCardList />\n' };
  build(cards);
  const { computed, rendered, inVain } = build({
    ...cards,
    [MODS]: (files[MODS] ?? '').replace('Mods change a game.', 'Mods change everything.'),
  });
  assert.equal(computed[0], 'parse docs/mods.md (source)');
  assert.deepEqual(computed.filter((line) => line.startsWith('parse')).length, 1);
  assert.ok(routes(rendered).includes('/help/docs/all'));
  assert.deepEqual(inVain, []);
});

test('renaming a guide re-renders the pages that link to it and those that show it, and no other', () => {
  const build = createBuilder();
  build(files);
  const { [MODS]: mods = '', ...rest } = files;
  const { computed, rendered, inVain } = build({
    ...rest,
    [MAPS]: (files[MAPS] ?? '').replace('mods.md', 'extras.md'),
    'docs/extras.md': mods,
  });
  assert.deepEqual(computed, [
    'parse docs/maps.md (source)',
    'parse docs/extras.md (new)',
    'docs  (entries)',
    'sidebars  (docs)',
    'sidebar tutorialSidebar 1 (new)',
    'sidebar tutorialSidebar (items)',
  ]);
  const linking = rendered.filter((line) => line.includes('links'));
  assert.deepEqual(routes(linking), ['/help/docs/maps']);
  assert.ok(!routes(rendered).includes('/help/about'));
  assert.deepEqual(inVain, []);
});

test('a new address without a new name re-parses nothing but the guide, and fills in the links of the others', () => {
  const build = createBuilder();
  build(files);
  const { computed, rendered } = build(edit(MODS, 'title: Mods', 'title: Mods\nslug: /extras'));
  assert.deepEqual(
    computed.filter((line) => line.startsWith('parse')),
    ['parse docs/mods.md (source)'],
  );
  assert.deepEqual(routes(rendered.filter((line) => line.includes('links'))), ['/help/docs/maps']);
});

test('a rename that forgets a link is told at the link, although the linking guide was not touched', () => {
  const build = createBuilder();
  build(files);
  const { [MODS]: mods = '', ...rest } = files;
  const { diagnostics } = build({ ...rest, 'docs/extras.md': mods });
  assert.deepEqual(
    diagnostics.map(({ code, at }) => `${code} ${at?.file}:${at?.line}`),
    ['link/missing-page content/docs/maps.md:5'],
  );
});

test('an edit that changes nothing visible stops at the parser', () => {
  const build = createBuilder();
  build(files);
  const { computed, rendered } = build({ ...files, [MODS]: `${files[MODS]}\n\n` });
  assert.deepEqual(computed, ['parse docs/mods.md (source)']);
  assert.deepEqual(rendered, []);
});

test('a renamed heading that keeps its old id is rendered with its page alone', () => {
  const build = createBuilder();
  build(files);
  const renamed = edit(MODS, '## Install', '## Install a mod {#add aliases="install"}');
  const { computed, rendered } = build({ ...renamed, [MAPS]: files[MAPS] ?? '' });
  assert.deepEqual(computed, ['parse docs/mods.md (source)']);
  // The link to the old id leads to the new one.
  assert.deepEqual(routes(rendered), ['/help/docs/maps', '/help/docs/mods']);
});

test('a section that went to another guide is told by the guide that it left, and by no other', () => {
  const build = createBuilder();
  const left = { ...files, [MAPS]: '---\ntitle: Maps\n---\n\nMaps.\n' };
  build(left);
  const { rendered, inVain } = build({
    ...left,
    'docs/worlds.md': '---\ntitle: Worlds\nanchors: { top: /docs/maps#worlds }\n---\n\nNew worlds.\n',
  });
  assert.deepEqual(routes(rendered), ['/help/docs/maps']);
  assert.deepEqual(inVain, []);
});

test('a partial is part of every guide that shows it, and of no other', () => {
  const build = createBuilder();
  const shared = {
    ...files,
    'docs/_part.md': 'Once.\n',
    [MAPS]: `${files[MAPS]}\nimport Part from './_part.md';\n\n<Part />\n`,
  };
  build(shared);
  const { computed, rendered } = build({ ...shared, 'docs/_part.md': 'Twice.\n' });
  assert.deepEqual(computed, ['parse docs/maps.md (partials)']);
  assert.deepEqual(rendered, ['/help/docs/maps (body)']);
});

test('two files with the same text are two pages', () => {
  const build = createBuilder();
  const { rendered } = build({ 'docs/a.md': '# Same\n', 'docs/b.md': '# Same\n' });
  assert.ok(routes(rendered).includes('/help/docs/a') && routes(rendered).includes('/help/docs/b'));
});

test('broken front matter is reported every time, also when nothing is parsed again', () => {
  const build = createBuilder();
  const broken = edit(MODS, 'title: Mods', 'title: [Mods');
  const problems = [broken, broken, files, broken].map((texts) =>
    build(texts).diagnostics.map(({ code, at }) => `${code} ${at?.file}`),
  );
  const told = ['frontmatter/invalid-yaml content/docs/mods.md'];
  assert.deepEqual(problems, [told, told, [], told]);
});

test('--explain of real builds says the same, and broken front matter is told from a warm cache as well', async () => {
  const folder = makeFolder();
  const write = (texts: Texts) => {
    for (const [path, text] of Object.entries(texts)) {
      mkdirSync(dirname(join(folder.path, 'content', path)), { recursive: true });
      writeFileSync(join(folder.path, 'content', path), text);
    }
  };
  const explain = async () =>
    (await runHere('build', folder.path, '--explain')).stderr
      .split('\n')
      .filter((line) => /^\w+ .*: /.test(line));
  try {
    write(files);
    const first = await explain();
    assert.ok(first.includes('parse docs/mods.md: new'));
    assert.ok(first.includes('render help/docs/mods/index.html: new'));
    assert.deepEqual(await explain(), []);
    write(edit(MODS, 'Install a mod.', 'Add a mod.'));
    assert.deepEqual(await explain(), ['parse docs/mods.md: new', 'render help/docs/mods/index.html: body']);
    write({ [MODS]: `${files[MODS]}\n\n` });
    await explain();
    write(files);
    // Both texts were understood before: the cache answers, and the page is the same.
    assert.deepEqual(await explain(), []);
    write(edit(MODS, 'title: Mods', 'title: [Mods'));
    for (const round of ['cold', 'warm', 'warm again']) {
      const { exitCode, stdout } = await runHere('build', folder.path);
      assert.equal(exitCode, 1, round);
      assert.match(stdout, /content\/docs\/mods\.md:\d+:\d+: error: .*\[frontmatter\/invalid-yaml\]/, round);
    }
  } finally {
    folder.end();
  }
});

test('a fact that changes is computed anew where it is printed, and nowhere else', () => {
  const sheet = (port: number, most: number) =>
    `game: Ark\nports:\n  - { name: game, port: ${port}, from: [maker] }\nfiles:\n  - name: a.ini\n    keys:\n      - { key: Most, default: ${most}, from: [maker] }\n      - { key: Least, default: 1, from: [maker] }\nsources: { maker: { what: x } }\n`;
  const printing: Texts = {
    ...files,
    'docs/ark/port.md': '---\ntitle: Port\ndescription: It.\n---\n\nPort {ark.ports.game}.\n',
    'docs/ark/most.md': '---\ntitle: Most\ndescription: It.\n---\n\nAt most {ark.keys.Most.default}.\n',
    'docs/ark/least.md': '---\ntitle: Least\ndescription: It.\n---\n\nAt least {ark.keys.Least.default}.\n',
    'docs/ark/table.md': '---\ntitle: Table\ndescription: It.\n---\n\n<ConfigKeys file="a.ini" />\n',
  };
  const build = createBuilder();
  build({ ...printing, 'facts/ark.yml': sheet(7777, 10) });
  const { computed, rendered, diagnostics } = build({ ...printing, 'facts/ark.yml': sheet(7777, 20) });
  assert.deepEqual(diagnostics, []);
  assert.deepEqual(computed, [
    'facts facts/ark.yml (source)',
    'parse docs/ark/most.md (used)',
    'parse docs/ark/table.md (used)',
  ]);
  assert.deepEqual(routes(rendered), ['/help/docs/ark/most', '/help/docs/ark/table']);
  const other = build({ ...printing, 'facts/ark.yml': sheet(7778, 20) });
  assert.deepEqual(routes(other.rendered), ['/help/docs/ark/port']);
});

test('19.2 with groups a title in one game leaves the sidebars of the others alone', () => {
  const groups = [{ title: 'Games', items: ['games', 'tools'] }];
  const build = createBuilder({ navigation: { links: [], groups } });
  const tools = {
    'docs/games/rust.md': '---\ntitle: Rust\n---\n\nA rock.\n',
    'docs/tools/sftp.md': '---\ntitle: SFTP\n---\n\nFiles.\n',
    'docs/tools/keys.md': '---\ntitle: Keys\n---\n\nLocks.\n',
  };
  build({ ...files, ...tools });
  const { computed, rendered, inVain } = build({
    ...files,
    ...tools,
    'docs/tools/sftp.md': '---\ntitle: Transfer files\n---\n\nFiles.\n',
  });
  assert.deepEqual(
    computed.filter((line) => line.startsWith('sidebar ')),
    ['sidebar tutorialSidebar 3 (item)'],
  );
  assert.deepEqual(
    routes(rendered).filter((route) => route.startsWith('/help/docs/games')),
    [],
  );
  assert.deepEqual(inVain, []);
});

test('24.1.5 what a guide says of an error is on the page about errors, and on no other', () => {
  const solves = (say: string): Texts => ({
    ...files,
    [MODS]: (files[MODS] ?? '').replace(
      'title: Mods\n',
      `title: Mods\nerrors:\n  - say: ${say}\n    code: disk\n    pattern: No space left on device\n    lines: ['x: No space left on device']\n`,
    ),
  });
  const build = createBuilder();
  build(solves('The disk is full'));
  const { rendered, inVain, diagnostics } = build(solves('There is no room'));
  assert.deepEqual(diagnostics, []);
  assert.deepEqual(routes(rendered), ['/help/errors']);
  assert.deepEqual(inVain, []);
  // The first rule gives every page a way to it.
  assert.ok(build(files).rendered.length > 5);
});
