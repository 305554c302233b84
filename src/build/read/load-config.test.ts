import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import type { Diagnostic } from '../../model.ts';
import { type ConfigOverrides, type LoadedConfig, loadConfig } from './load-config.ts';

interface Loaded {
  readonly value: LoadedConfig;
  readonly diagnostics: readonly Diagnostic[];
  /** `file:line:column severity code message` */
  readonly problems: readonly string[];
}

/** Loads the configuration of a site that has these files. */
async function load(
  files: Readonly<Record<string, string>>,
  overrides: ConfigOverrides = {},
): Promise<Loaded> {
  const root = await mkdtemp(join(tmpdir(), 'helpsite-config-'));
  try {
    for (const [file, text] of Object.entries(files)) {
      await mkdir(dirname(join(root, file)), { recursive: true });
      await writeFile(join(root, file), text);
    }
    const before = await readdir(root, { recursive: true });
    const { value, diagnostics } = await loadConfig(root, overrides);
    assert.deepEqual(await readdir(root, { recursive: true }), before, 'nothing is written');
    for (const { message, hint } of diagnostics)
      assert.ok(!`${message}${hint}`.includes(root), 'no path of this machine');
    const problems = diagnostics.map(
      ({ severity, code, message, at }) =>
        `${at ? `${at.file}:${at.line}:${at.column}` : '-'} ${severity} ${code} ${message}`,
    );
    return { value, diagnostics, problems };
  } finally {
    await rm(root, { recursive: true });
  }
}

test('a configuration imports helpsite from wherever it lies, installed or not', async () => {
  const { value, problems } = await load({
    'config/site.ts':
      "import { defineSite } from 'helpsite';\nexport default defineSite({ title: 'Mine' });\n",
    'config/navigation.mjs':
      "import { defineNavigation as define } from 'helpsite';\nexport default define({ linkz: [] });\n",
  });
  assert.equal(value.site.title, 'Mine');
  assert.deepEqual(problems, [
    'config/navigation.mjs:2:25 error config/unknown-key There is no setting "linkz"',
  ]);
});

test('without any configuration everything has a default', async () => {
  const { value, problems } = await load({});
  assert.deepEqual(problems, []);
  assert.deepEqual(value, {
    site: {
      title: 'Help centre',
      tagline: '',
      url: '',
      base: '/help/',
      noIndex: false,
      csp: 'auto',
      hideNavbarOnScroll: false,
      locale: {
        name: 'en',
        label: 'English',
        direction: 'ltr',
        htmlLang: 'en',
        calendar: 'gregory',
        path: 'en',
      },
      colorMode: { default: 'dark', switch: false, respectSystem: false },
      accentHue: 160,
      css: [],
      head: [],
      scripts: [],
      policy: { script: [], connect: [], style: [], font: [] },
      navigation: { links: [], groups: [] },
      home: { heading: 'How can we help?', tasks: [], columns: [], support: [] },
      notices: [],
      reading: { markdown: true },
      errors: { page: true, path: 'errors' },
      blog: { sidebarCount: 5, postsPerPage: 10 },
      ask: { page: true, path: 'ask' },
      feedback: { buttons: true },
      markdown: { math: false, mermaid: false },
      docs: {
        path: 'docs',
        tagsPath: 'tags',
        showLastUpdateTime: false,
        showLastUpdateAuthor: false,
        breadcrumbs: true,
        sidebarCollapsible: true,
        sidebarCollapsed: true,
        tocMinHeadingLevel: 2,
        tocMaxHeadingLevel: 3,
        neighbours: 'sidebar',
      },
      search: {
        provider: 'embedded',
        contextual: true,
        path: 'search',
        placeholder: 'Search docs',
        fallback: true,
        products: 'auto',
        weights: {},
        insights: false,
        contactWords: [],
      },
      version: { name: 'current', label: 'Next' },
      versions: {},
      locales: [],
      includeCurrentVersion: true,
      disableVersioning: false,
      variables: {},
      gone: [],
      marks: {},
      rules: {},
    },
    files: [],
  });
});

test('reads TypeScript, JavaScript and JSON files and what they import', async () => {
  const { value, problems } = await load({
    'config/site.ts': `import type { X } from './nowhere.ts';\nimport { name } from './names.ts';\nexport default { title: name, url: 'https://example.com/', base: 'docs' } satisfies object as X;`,
    'config/names.ts': `export const name: string = 'Guides';`,
    'config/navigation.mjs': `export default { promo: { label: 'Offer', href: 'https://example.com/offer' }, links: [{ label: 'Hidden', href: undefined }] };`,
    'config/search.json': '{ "placeholder": "Find" }',
    'config/sidebars.json':
      '{ "main": ["intro", { "type": "category", "label": "A", "link": null, "items": [] }] }',
  });
  assert.deepEqual(problems, []);
  assert.equal(value.site.title, 'Guides');
  assert.equal(value.site.url, 'https://example.com');
  assert.equal(value.site.base, '/docs/');
  assert.deepEqual(value.site.navigation, {
    promo: { label: 'Offer', href: 'https://example.com/offer' },
    links: [],
    groups: [],
  });
  assert.equal(value.site.search.placeholder, 'Find');
  assert.deepEqual(value.sidebars, {
    file: 'config/sidebars.json',
    value: { main: ['intro', { type: 'category', label: 'A', link: null, items: [] }] },
  });
  assert.deepEqual(value.files, [
    'config/site.ts',
    'config/navigation.mjs',
    'config/search.json',
    'config/sidebars.json',
  ]);
});

test('facts become variables: only what is set, flattened, as text', async () => {
  const { value, problems } = await load({
    'config/provider.ts': `export default { provider: 'Example Hosting', product: undefined, blogUrl: '', panel: { name: 'Panel', labels: { console: 'Console', files: undefined } },
      sftp: { port: 2022 }, ssh: { available: false }, api: { scopes: ['read', 'power'] }, legal: { address: 'One\\n  Street' } };`,
  });
  assert.deepEqual(problems, []);
  assert.deepEqual(value.site.variables, {
    provider: 'Example Hosting',
    'panel.name': 'Panel',
    'panel.labels.console': 'Console',
    panel: 'Panel',
    'sftp.port': '2022',
    'ssh.available': 'false',
    'api.scopes': 'read, power',
    'legal.address': 'One Street',
  });
});

test('a site adds names of its own: facts that are set, and names that say something while no fact does', async () => {
  const files = {
    'config/variables.json':
      '{ "status.note": "All is well at {provider}.", "status.url": "", "status.since": null, "Bad name": "x", "odd": 1 }',
    'config/provider.json': '{ "provider": "Acme", "ours": { "hours": "Always" } }',
  };
  const { value, problems } = await load(files);
  assert.deepEqual(value.site.variables, {
    'status.note': 'All is well at Acme.',
    'status.url': '',
    'status.since': '',
    provider: 'Acme',
    'ours.hours': 'Always',
  });
  assert.deepEqual(problems, [
    'config/variables.json:1:88 error config/invalid "Bad name" is not a name that guides can write',
    'config/variables.json:1:105 error config/invalid "odd" must be a text, not 1',
  ]);
  const set = await load({ ...files, 'config/provider.json': '{ "status": { "note": "Down." } }' });
  assert.equal(set.value.site.variables['status.note'], 'Down.');
});

test('mistakes name the file, the line of the key, what is allowed and what was probably meant', async () => {
  const { diagnostics, problems } = await load({
    'config/site.ts': [
      'export default {',
      "  // title: 'a comment is not the key'",
      "  titel: 'Guides',",
      "  url: 'https://example.com/help',",
      "  colorMode: { default: 'drak' },",
      '  accentHue: 400,',
      "  footer: { links: [{ title: 'A', items: [] }, { label: 'B', href: '/b' }] },",
      "  home: { tasks: [{ label: 'A', href: '/a' }, { label: 'B', to: '/b' }] },",
      '  baseUrl: 1,',
      "  rules: { 'link/missing-page': 'of' },",
      '  docs: { tocMinHeadingLevel: 5 },',
      '};',
    ].join('\n'),
  });
  assert.deepEqual(problems, [
    'config/site.ts:3:3 error config/unknown-key There is no setting "titel"',
    'config/site.ts:4:3 error config/invalid "url" must be the address alone, without "/help"',
    'config/site.ts:5:16 error config/invalid "colorMode.default" must be one of "dark", "light", not "drak"',
    'config/site.ts:6:3 error config/invalid "accentHue" must be a number from 0 to 360, not 400',
    'config/site.ts:7:13 error config/invalid "footer.links" mixes columns and single links',
    'config/site.ts:8:61 error config/unknown-key There is no setting "home.tasks[1].to"',
    'config/site.ts:8:47 error config/invalid "home.tasks[1]" needs "href"',
    'config/site.ts:9:3 error config/unknown-key There is no setting "baseUrl"',
    `config/site.ts:10:12 error config/invalid "rules.link/missing-page" must be one of "error", "warning", "off", not "of"`,
    'config/site.ts:11:11 error config/invalid "docs.tocMinHeadingLevel" is greater than "docs.tocMaxHeadingLevel"',
  ]);
  assert.equal(diagnostics[0]?.hint, 'Did you mean "title"?');
  assert.equal(diagnostics[1]?.hint, 'Write url: \'https://example.com\' and put the path in "base".');
  assert.equal(diagnostics[7]?.hint, 'It is called "base" here.');
});

test('files that cannot be read as configuration are diagnostics at their place', async () => {
  const { problems } = await load({
    'config/site.ts': 'export default {\n  title: ,\n};',
    'config/navigation.ts': "throw new Error('no network');",
    'config/provider.ts': 'export const x = 1;',
    'config/search.json': '{\n  "path": "x",\n}',
    'config/sidebars.json': '["intro"]',
  });
  assert.deepEqual(problems, [
    'config/site.ts:2:10 error config/failed Unexpected ","',
    'config/navigation.ts:1:7 error config/failed config/navigation.ts failed: no network',
    'config/provider.ts:1:1 error config/invalid config/provider.ts has no default export',
    'config/search.json:2:14 error config/invalid-json There is a comma after the last entry',
    'config/sidebars.json:1:1 error config/invalid The configuration must be an object, not a list',
  ]);
});

test('hostile values are refused or harmless', async () => {
  const { value, problems } = await load({
    'config/site.ts': `const cyclic: any = {}; cyclic.docs = cyclic;
export default {
  title: '</script><b>', base: '/a/../../b', image: 'data:text/html,x', logo: { src: 'javascript:x' },
  announcement: '<a href="javascript:alert(1)" onclick="x">x</a>', tagline: () => 'x', docs: cyclic, favicon: Symbol('x'), version: new Map(),
  home: JSON.parse('{"__proto__": {"heading": "x"}, "constructor": 1}'), accentHue: NaN,
};`,
    'config/navigation.ts': `export default { get links() { throw new Error('x'); } };`,
    'config/provider.ts': `export default { websiteUrl: ' java\\tscript:x', support: { email: 'x"><script>' }, productSlug: '../../x', 'a.b': 'x' };`,
    'config/search.ts': `export default { adminKey: 'very-secret' };`,
  });
  assert.equal(value.site.title, '</script><b>');
  assert.equal(value.site.base, '/help/');
  assert.deepEqual(value.site.variables, {});
  assert.deepEqual(value.site.navigation.links, []);
  assert.equal(value.site.announcement, undefined);
  assert.equal(Object.getPrototypeOf(value.site.home), Object.prototype);
  assert.equal(value.site.home.heading, 'How can we help?');
  const text = problems.join('\n');
  for (const name of [
    'base',
    'image',
    'logo.src',
    'announcement',
    'tagline',
    'docs.docs',
    'favicon',
    'version',
    'home.__proto__',
    'accentHue',
    'websiteUrl',
    'support.email',
    'productSlug',
    'a.b',
  ]) {
    assert.ok(text.includes(`"${name}" `), `${name}:\n${text}`);
  }
  assert.match(text, /cannot be read: a property throws an error/);
  assert.match(text, /unknown-key There is no setting "adminKey"/);
  assert.doesNotMatch(text, /very-secret/);
});

test('the hosted search needs its three settings', async () => {
  const { problems } = await load({
    'config/search.ts': `export default { provider: 'hosted', appId: 'ABC' };`,
  });
  assert.deepEqual(problems, [
    'config/search.ts:1:18 error config/invalid "provider" "hosted" needs apiKey, indexName',
  ]);
  const hosted = await load({
    'config/search.ts': `export default { provider: 'hosted', appId: 'ABC', apiKey: 'def', indexName: 'guides' };`,
  });
  assert.deepEqual(hosted.problems, []);
  const idle = await load({ 'config/search.ts': `export default { appId: 'ABC' };` });
  assert.deepEqual(idle.problems, [
    'config/search.ts:1:1 warning config/unused The configuration has settings of the hosted search, but the embedded one is used',
  ]);
});

test('settings of the hosted search are checked one by one', async () => {
  const hosted = `provider: 'hosted', appId: 'ABC', apiKey: 'def', indexName: 'guides'`;
  const good = await load({
    'config/search.ts': `export default { ${hosted}, fallback: false, insights: true, reportUrl: '/count',
      missingResultsUrl: 'https://example.com/ask?q={query}', replacePathname: { from: '/docs', to: '' },
      parameters: { hitsPerPage: 5, facetFilters: ['type:lvl1', ['a:b', 'c:d']] } };`,
  });
  assert.deepEqual(good.problems, []);
  assert.deepEqual(good.value.site.search.parameters, {
    hitsPerPage: 5,
    facetFilters: ['type:lvl1', ['a:b', 'c:d']],
  });
  assert.deepEqual(good.value.site.search.replacePathname, { from: '/docs', to: '' });
  const wrong = await load({
    'config/search.ts': `export default {
  ${hosted},
  fallback: 'yes',
  reportUrl: 'count',
  missingResultsUrl: 'javascript:alert(1)',
  replacePathname: { from: '/docs' },
  parameters: { query: 'x' },
  searchParameters: {},
};`,
  });
  assert.deepEqual(wrong.problems, [
    'config/search.ts:3:3 error config/invalid "fallback" must be true or false, not "yes"',
    'config/search.ts:4:3 error config/invalid "reportUrl" must be an address that starts with https://',
    'config/search.ts:5:3 error config/invalid "missingResultsUrl" is not an address that a link may have: "javascript:alert(1)"',
    'config/search.ts:6:3 error config/invalid "replacePathname" needs "to"',
    'config/search.ts:7:17 error config/invalid "parameters.query" is set by the search itself',
    'config/search.ts:8:3 error config/unknown-key There is no setting "searchParameters"',
  ]);
});

test('one file can hold everything, and the command line has the last word on the base', async () => {
  const file = `export default { site: { title: 'One', base: '/a/', docs: { paht: 'x' } }, provider: { provider: 'P' }, sidebar: {} };`;
  const { value, problems } = await load(
    { 'one.ts': file, 'config/site.ts': 'throw 1;' },
    { configFile: 'one.ts', base: 'b' },
  );
  assert.deepEqual(problems, [
    'one.ts:1:105 error config/unknown-key There is no setting "sidebar"',
    'one.ts:1:61 error config/unknown-key There is no setting "site.docs.paht"',
  ]);
  assert.equal(value.site.title, 'One');
  assert.equal(value.site.base, '/b/');
  assert.deepEqual(value.site.variables, { provider: 'P' });
  assert.deepEqual((await load({}, { configFile: 'none.ts' })).problems, [
    '- error config/not-found There is no configuration file "none.ts"',
  ]);
  assert.deepEqual((await load({}, { base: 'https://x' })).problems, [
    '- error config/invalid "--base" must be a path such as /help/, not "https://x"',
  ]);
});

test('files that would be ignored are pointed out', async () => {
  const { problems } = await load({
    'config/site.ts': "import { brand } from './brand.ts';\nexport const title = brand;\nexport default {};",
    'config/brand.ts': "export const brand = 'Acme';\nexport const other = 1;",
    'config/site.json': '{}',
    'config/search.yml': 'path: find',
    'config/navigaton.ts': '',
    'config/theme.ts': 'export default {};',
    'config/theme.test.ts': '',
    'config/env.d.ts': '',
    'config/notes.md': '',
  });
  assert.deepEqual(problems, [
    'config/site.json:1:1 warning config/unused config/site.json is not read because config/site.ts is there',
    'config/navigaton.ts:1:1 warning config/unused config/navigaton.ts is not read',
    'config/search.yml:1:1 warning config/unused config/search.yml is not read',
    'config/theme.ts:1:1 warning config/unused config/theme.ts is not read',
    'config/site.ts:2:14 warning config/unused The export "title" is not read: of a file in config only the default export counts',
  ]);
});

test('where a file of config cannot be read, nobody says what it would have imported', async () => {
  const { problems } = await load({
    'config/site.ts': "import { brand } from './brand.ts';\nexport default { ;",
    'config/brand.ts': "export const brand = 'Acme';",
  });
  assert.deepEqual(
    problems.filter((problem) => problem.includes('config/unused')),
    [],
  );
});

test('a footer with nothing in it is no footer; columns keep their links that have an address', async () => {
  assert.equal((await load({ 'config/site.json': '{"footer": {}}' })).value.site.footer, undefined);
  const { value } = await load({
    'config/site.ts': `export default { footer: { links: [{ title: 'A', items: [{ label: 'x', href: undefined }] }, { title: 'B', items: [{ label: 'y', href: '/y' }] }] } };`,
  });
  assert.deepEqual(value.site.footer, {
    style: 'dark',
    links: [{ title: 'B', items: [{ label: 'y', href: '/y' }] }],
  });
});

test('an attribute that is typed beside the address of a script is told where it belongs', async () => {
  const { diagnostics } = await load({
    'config/site.ts':
      "export default { scripts: [{ src: 'https://a.example/x.js', 'data-domain': 'x', defer: true }] };\n",
  });
  assert.deepEqual(
    diagnostics.map(({ hint }) => hint),
    ["Write attributes: { 'data-domain': … }.", 'Write attributes: { defer: … }.'],
  );
});
