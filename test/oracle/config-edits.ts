/** Edits of `config/`: what a site says about itself, and the mistakes in it. */
import type { Random } from '../random.ts';
import { type Edit, type Edited, textOf, withFile } from '../site-edits.ts';
import { makeSentence, makeTitle, type SiteFiles } from '../site-fixture.ts';
import { readModule, withSetting, writeModule } from './modules.ts';
import { docIdOf, pickGuide } from './pick.ts';

/** One random edit of the configuration. */
export const editConfiguration: Edit = (random, files) => random.pick(EDITS)(random, files);

type Value = (random: Random, files: SiteFiles) => unknown;

const flag: Value = (random) => random.chance(50);

const DOCS: Readonly<Record<string, Value>> = {
  path: (random) => random.pick(['docs', 'manual', 'a/b']),
  tagsPath: (random) => random.pick(['tags', 'topics']),
  editUrl: (random) => random.pick(['https://git.example.com/edit/', undefined]),
  showLastUpdateTime: flag,
  showLastUpdateAuthor: flag,
  breadcrumbs: flag,
  sidebarCollapsible: flag,
  sidebarCollapsed: flag,
  tocMinHeadingLevel: (random) => 2 + random.below(2),
  tocMaxHeadingLevel: (random) => 3 + random.below(4),
  landing: (random, files) => docIdOf(files, pickGuide(random, files)),
};

const SITE: Readonly<Record<string, Value>> = {
  title: (random) => makeTitle(random),
  tagline: (random) => `${makeSentence(random)} {panel}`,
  url: (random) => random.pick(['https://help.example.com', 'https://other.example.com', undefined]),
  base: (random) => random.pick(['/help/', '/', '/guides/', '/a/b/']),
  trailingSlash: (random) => random.pick([true, false, undefined]),
  noIndex: flag,
  hideNavbarOnScroll: flag,
  accentHue: (random) => random.below(360),
  locale: (random) => random.pick(['en', 'en-GB', 'de', 'ar', { name: 'en', label: 'English', path: 'en' }]),
  colorMode: (random) => ({ default: 'dark', switch: random.chance(50), respectSystem: random.chance(50) }),
  logo: (random) => random.pick([undefined, { src: '/img/logo.svg', alt: makeTitle(random) }]),
  favicon: (random) => random.pick([undefined, '/img/logo.svg']),
  image: (random) => random.pick([undefined, '/img/logo.svg']),
  announcement: (random) =>
    random.pick([
      undefined,
      makeSentence(random),
      { id: 'x', content: makeSentence(random), closeable: false },
    ]),
  footer: (random) =>
    random.pick([
      undefined,
      { links: [{ label: makeTitle(random), href: '/about' }], copyright: makeSentence(random) },
      { style: 'light', links: [{ title: 'More', items: [{ label: 'Blog', href: '/blog' }] }] },
    ]),
  version: (random) => ({ name: random.pick(['current', '2.0']), label: random.pick(['Next', '2.0']) }),
  home: (random, files) => ({
    heading: makeSentence(random),
    tasks: [{ label: makeTitle(random), href: docIdOf(files, pickGuide(random, files)) }],
    columns: [{ title: makeTitle(random), items: [docIdOf(files, pickGuide(random, files)), 'games'] }],
    support: [{ label: 'Ask', href: 'https://example.com/ask' }],
  }),
  rules: (random) =>
    random.pick([
      undefined,
      { 'link/missing-page': 'warning' },
      { 'link/*': 'off', 'image/missing': 'warning' },
      { 'markdown/unknown-component': 'error' },
    ]),
};

const SEARCH: Readonly<Record<string, Value>> = {
  path: (random) => random.pick(['search', 'find']),
  placeholder: (random) => makeTitle(random),
  fallback: flag,
  provider: (random) => random.pick([undefined, 'hosted']),
  reportUrl: (random) => random.pick([undefined, '/searched']),
  insights: flag,
};

/** What the hosted search needs; the embedded one warns of it. */
const KEYS = { appId: 'ABCDEFGHIJ', apiKey: 'public-key', indexName: 'help' };

/** Sets or removes one setting of a part. */
function setOne(path: string, values: Readonly<Record<string, Value>>): Edit {
  return (random, files) => {
    const key = random.pick(Object.keys(values));
    const value = values[key]?.(random, files);
    return put(files, path, withSetting(readModule(files, path), key, value), `set ${key} in ${path}`);
  };
}

function put(files: SiteFiles, path: string, settings: unknown, name: string): Edited {
  return {
    files: withFile(files, path, path.endsWith('.json') ? JSON.stringify(settings) : writeModule(settings)),
    name,
  };
}

const editDocs: Edit = (random, files) => {
  const site = readModule(files, 'config/site.ts');
  const docs = (site['docs'] ?? {}) as Readonly<Record<string, unknown>>;
  const key = random.pick(Object.keys(DOCS));
  const edited = withSetting(docs, key, DOCS[key]?.(random, files));
  return put(files, 'config/site.ts', withSetting(site, 'docs', edited), `set docs.${key}`);
};

const editSearch: Edit = (random, files) => {
  const edited = setOne('config/search.ts', SEARCH)(random, files);
  const search = readModule(edited.files, 'config/search.ts');
  const whole = search['provider'] === 'hosted' ? { ...search, ...KEYS } : withoutKeys(search);
  return put(files, 'config/search.ts', whole, edited.name);
};

function withoutKeys(search: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(search).filter(([key]) => !Object.hasOwn(KEYS, key)));
}

const editNavigation: Edit = (random, files) => {
  const link = (href: string) => ({ label: makeTitle(random), href });
  const navigation = random.pick<unknown>([
    { links: [link('https://example.com')] },
    { promo: link('/about'), links: [link('/blog'), link('/docs')] },
    {},
  ]);
  return put(files, 'config/navigation.ts', navigation, 'edit the navigation');
};

const editProvider: Edit = (random, files) =>
  put(
    files,
    'config/provider.json',
    { provider: makeTitle(random), ...(random.chance(60) ? { panel: makeTitle(random) } : {}) },
    'change the variables',
  );

/** The title comes from another file, and from the environment. */
const shareTitle: Edit = (random, files) => {
  const words = withFile(files, 'config/words.ts', `export const title = '${makeTitle(random)}';\n`);
  const site = readModule(files, 'config/site.ts');
  const isShared = textOf(files, 'config/site.ts').includes('./words.ts');
  const text = writeModule(site, {
    from: `import { title } from './words.ts';`,
    add: 'title: process.env.SITE_TITLE ?? title',
  });
  return {
    files: isShared ? words : withFile(words, 'config/site.ts', text),
    name: isShared ? 'edit what config/site.ts imports' : 'let config/site.ts import its title',
  };
};

const breakConfig: Edit = (random, files) => {
  const path = random.pick([
    'config/site.ts',
    'config/search.ts',
    'config/navigation.ts',
    'config/provider.json',
  ]);
  const [name, text] = random.pick([
    ['no value', 'export default'],
    [
      'an unknown key',
      path.endsWith('.json') ? '{"tittle": {"a": [1]}}' : `export default {"tittle":"x"};\n`,
    ],
    ['an exception', `throw new Error('gone');\n`],
    ['no default export', `export const title = 'x';\n`],
    ['a text that is no text', path.endsWith('.json') ? '[1' : `export default {"title":{"a":1}};\n`],
  ] as const);
  return { files: withFile(files, path, text), name: `${name} in ${path}` };
};

const removeConfig: Edit = (random, files) => {
  const path = random.pick([
    'config/search.ts',
    'config/navigation.ts',
    'config/provider.json',
    'config/words.ts',
  ]);
  return { files: withFile(files, path, undefined), name: `remove ${path}` };
};

/** A file that is read by its name on the command line only, or not at all. */
const addOther: Edit = (random, files) => {
  const path = random.pick(['config/other.ts', 'config/site.json', 'config/sites.ts']);
  const isWhole = path === 'config/other.ts';
  const site = { title: makeTitle(random), accentHue: random.below(360) };
  return put(
    files,
    path,
    isWhole ? { site, provider: { provider: makeTitle(random) } } : site,
    `write ${path}`,
  );
};

const EDITS: readonly Edit[] = [
  setOne('config/site.ts', SITE),
  setOne('config/site.ts', SITE),
  setOne('config/site.ts', SITE),
  setOne('config/site.ts', SITE),
  editDocs,
  editDocs,
  editSearch,
  editNavigation,
  editProvider,
  shareTitle,
  breakConfig,
  removeConfig,
  addOther,
];
