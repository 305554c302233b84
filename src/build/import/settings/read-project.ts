/** From the configuration of Docusaurus to what the project is made of. Pure but for the files that it asks for. */
import type { Notebook } from '../notes.ts';
import type {
  BlogPart,
  DocsPart,
  PagesPart,
  Plugin,
  Project,
  ProjectFiles,
  ProjectRedirect,
} from '../project/project.ts';
import { toText, type Value } from '../script/value.ts';
import { omitUndefined } from '../../config/omit-undefined.ts';
import { MOST_POSTS_PER_PAGE } from '../../config/part-settings.ts';
import { cleanFolder, cleanRoute } from './clean-path.ts';
import { hasOneFolder, missPipeline, readDocsPart, readExclude } from './read-docs.ts';
import { explainPlugins, readPlugins, unwrapPlugin } from './read-plugins.ts';
import { translateTag } from './translate-head.ts';
import { listItems, readRecord, resolveValue, type SettingReader, spot } from './setting-reader.ts';

/** What Docusaurus takes where nothing is said. */
const MARKDOWN_PAGES = 'src/pages';

interface Reading {
  readonly files: ProjectFiles;
  readonly notes: Notebook;
  /** The version that was asked for. */
  readonly version: string | undefined;
}

/** `config`: what is left of it is read by `translate-site.ts`. Undefined where the configuration could not be read: then its defaults. */
export function readProject(config: SettingReader, reading: Reading): Project {
  const { notes } = reading;
  const docs: DocsPart[] = [];
  const blogs: BlogPart[] = [];
  const pages: PagesPart[] = [];
  const styles: string[] = [];
  const redirects: ProjectRedirect[] = [];
  const counting: Project['counting'][number][] = [];
  const presets = readPlugins(config.list('presets'), 'presets', notes);
  const themes = readPlugins(config.list('themes'), 'themes', notes);
  const plugins = readPlugins(config.list('plugins'), 'plugins', notes).map((plugin) =>
    unwrapPlugin(plugin, reading.files, notes),
  );
  const classic = presets.filter(isLikeClassic);
  // A project whose configuration says nothing of content, or could not be read, is taken for the usual one.
  const isPlain = presets.length === 0 && !plugins.some(({ name }) => name.startsWith('content-'));
  const own = (value: Value | undefined, path: string): SettingReader => readRecord(value, path, notes);
  const choice = {
    wanted: reading.version,
    isOnly: hasOneFolder(isPlain ? [undefined] : classic, plugins, reading.files),
  };
  const takeContent = (kind: string, options: SettingReader): boolean => {
    if (kind === 'content-docs') docs.push(readDocsPart(options, reading.files, notes, choice));
    else if (kind === 'content-blog') blogs.push(readBlog(options));
    else if (kind === 'content-pages') pages.push(readPages(options));
    else if (kind === 'client-redirects') redirects.push(...readRedirects(options, notes));
    else if (kind === 'google-gtag' || kind === 'gtag') counting.push(...translateTag(options, notes));
    else if (kind === 'classic-theme' || kind === 'classic') styles.push(...readStyles(options));
    else return false;
    return true;
  };
  for (const preset of isPlain ? [undefined] : classic) {
    const options = own(preset?.options, preset === undefined ? 'presets' : 'presets.classic');
    for (const [key, kind] of [
      ['docs', 'content-docs'],
      ['blog', 'content-blog'],
      ['pages', 'content-pages'],
    ] as const) {
      const value = options.raw(key);
      if (value?.kind !== 'flag' || value.value) takeContent(kind, own(value, `${options.path}.${key}`));
    }
    styles.push(...readStyles(options.part('theme')));
    counting.push(...translateTag(options.part('gtag'), notes));
    for (const key of ['googleAnalytics', 'googleTagManager'])
      options.miss(key, 'Visitors are not counted', 'Name the script in scripts in config/site.ts.');
    explainSitemap(options.raw('sitemap'), notes);
    options.pass('debug', 'svgr');
    options.finish();
  }
  const others = plugins.filter(
    (plugin) => !takeContent(plugin.name, own(plugin.options, `plugins.${plugin.typed}`)),
  );
  explainPlugins(others, 'plugin', notes);
  explainPlugins(
    themes.filter(
      (theme) =>
        theme.name !== 'classic' ||
        !takeContent('classic-theme', own(theme.options, `themes.${theme.typed}`)),
    ),
    'theme',
    notes,
  );
  explainPlugins(
    presets.filter(({ name }) => name !== 'classic'),
    'preset',
    notes,
  );
  const statics = config.has('staticDirectories')
    ? config
        .list('staticDirectories')
        .flatMap((value) => toText(value) ?? [])
        .map(cleanFolder)
    : ['static'];
  redirects.push(...statics.flatMap((folder) => readHostRedirects(`${folder}/_redirects`, reading)));
  const isNamed = (list: readonly Plugin[], name: RegExp) => list.some((plugin) => name.test(plugin.name));
  const { locale, otherLocales } = readLocales(config);
  const isFilled = ({ folder }: Pick<DocsPart, 'folder'>): boolean =>
    reading.files.list(folder).some((file) => /\.mdx?$/.test(file));
  for (const { folder } of docs)
    if (!isFilled({ folder }))
      notes.add({ kind: 'left', what: folder, says: 'There is no Markdown in this folder' });
  return {
    // A folder without guides makes no sidebar.
    docs: docs.some(isFilled) ? docs.filter(isFilled) : docs.slice(0, 1),
    blogs,
    pages,
    statics,
    styles: styles.map(cleanFolder),
    counting,
    redirects,
    base: config.text('baseUrl') ?? '/',
    locale,
    otherLocales,
    hasMermaid: isNamed(themes, /^mermaid$/),
    hasMath:
      [...styles, ...namedSheets(config)].some((style) => style.includes('katex')) ||
      namesMath(reading.files),
  };
}

/** Presets of others hold the classic one, and hand its options on. */
function isLikeClassic({ name, options }: Plugin): boolean {
  return (
    name === 'classic' ||
    (options?.kind === 'record' && ['docs', 'blog', 'pages'].some((key) => options.entries.has(key)))
  );
}

function explainSitemap(value: Value | undefined, notes: Notebook): void {
  if (value?.kind === 'flag') return;
  const plugin = { name: 'sitemap', typed: 'sitemap', options: undefined, ...spot(value) };
  explainPlugins([plugin], 'plugin', notes);
}

/** Plugins for Markdown are code that is not read: that the one for formulas is there is all that matters. */
function namesMath({ top, read }: ProjectFiles): boolean {
  return top.some(
    (name) => name.startsWith('docusaurus.config.') && /['"]remark-math['"]/.test(read(name) ?? ''),
  );
}

/** Only looked at: translate-head.ts reads them. */
function namedSheets(config: SettingReader): readonly string[] {
  const value = config.raw('stylesheets');
  const items = value?.kind === 'list' ? value.items : [];
  return items.flatMap((item) => {
    const href = item.kind === 'record' ? item.entries.get('href') : item;
    return href === undefined ? [] : (toText(href) ?? []);
  });
}

function readBlog(options: SettingReader): BlogPart {
  const folder = cleanFolder(options.text('path') ?? 'blog');
  const route = cleanRoute(options.text('routeBasePath') ?? 'blog');
  const exclude = readExclude(options, folder);
  const settings = omitUndefined({
    title: options.text('blogTitle'),
    description: options.text('blogDescription'),
    sidebarTitle: options.text('blogSidebarTitle'),
    sidebarCount: readPostCount('blogSidebarCount', 0, 'the sidebar holds the five newest posts', options),
    postsPerPage: readPostCount('postsPerPage', 1, 'a list of posts holds ten', options),
  });
  options.miss('editUrl', 'Posts have no link to edit them');
  options.miss(
    'feedOptions',
    'Feeds are made by themselves: blog/rss.xml and blog/atom.xml with the 20 newest posts',
  );
  options.miss('processBlogPosts', 'Posts are not changed by functions');
  for (const [key, own, says] of [
    ['archiveBasePath', 'archive', 'The archive is at blog/archive'],
    ['authorsBasePath', 'authors', 'The list of all authors is at blog/authors, their pages are below it'],
    ['pageBasePath', 'page', 'Further pages of a list are at blog/page/2 and so on'],
    ['tagsBasePath', 'tags', 'The list of tags is at blog/tags, their pages are below it'],
  ] as const) {
    const typed = options.raw(key);
    if (typed?.kind === 'text' && cleanRoute(typed.value) === own) options.pass(key);
    else options.miss(key, says, 'Let your host lead the old addresses there.');
  }
  options.pass(
    'id',
    'authorsMapPath',
    'showReadingTime',
    'readingTime',
    'include',
    'truncateMarker',
    'sortPosts',
    'tags',
    'showLastUpdateTime',
    'showLastUpdateAuthor',
    'onInlineTags',
    'onInlineAuthors',
    'onUntruncatedBlogPosts',
    'editLocalizedFiles',
  );
  missPipeline(options);
  const id = options.text('id') ?? 'default';
  options.finish();
  return { id, folder, route, exclude, settings };
}

/** A number of posts, or all; `usual`: what is true of a site that says nothing. */
function readPostCount(
  key: string,
  least: number,
  usual: string,
  options: SettingReader,
): number | 'ALL' | undefined {
  const typed = options.raw(key);
  if (typed?.kind === 'number' && Number.isInteger(typed.value) && typed.value >= least)
    return Math.min(typed.value, MOST_POSTS_PER_PAGE);
  if (typed?.kind === 'text' && typed.value === 'ALL') return 'ALL';
  options.miss(key, `It is neither a number nor ALL: ${usual}`);
  return undefined;
}

function readPages(options: SettingReader): PagesPart {
  const folder = cleanFolder(options.text('path') ?? MARKDOWN_PAGES);
  const route = cleanRoute(options.text('routeBasePath') ?? '');
  const exclude = readExclude(options, folder);
  options.pass('id', 'include', 'editUrl', 'showLastUpdateTime', 'showLastUpdateAuthor');
  missPipeline(options);
  options.finish();
  return { folder, route, exclude };
}

function readStyles(options: SettingReader): readonly string[] {
  const styles = options.list('customCss').flatMap((value) => toText(value) ?? []);
  options.finish();
  return styles;
}

function readRedirects(options: SettingReader, notes: Notebook): readonly ProjectRedirect[] {
  for (const key of ['fromExtensions', 'toExtensions'])
    if (options.list(key).length > 0)
      notes.add({
        kind: 'translated',
        what: `${options.path}.${key}`,
        says: 'An address with .html at its end, or with a slash, is the same page by itself',
        ...options.placeOf(key),
      });
  const maker = options.raw('createRedirects');
  if (maker !== undefined)
    notes.add({
      kind: 'computed',
      what: `${options.path}.createRedirects`,
      says: 'A function makes redirects, and was not run',
      todo: 'Write redirect_from into the guides that need it.',
      ...spot(maker),
    });
  const all = options.list('redirects').flatMap((value, index): ProjectRedirect[] => {
    const entry = readRecord(value, `${options.path}.redirects[${index}]`, notes);
    const to = entry.text('to');
    const from = listItems(entry.raw('from') ?? value, entry.path, notes).flatMap((item) =>
      item.kind === 'text' ? [item.value] : [],
    );
    return to === undefined ? [] : from.map((address) => ({ from: address, to, ...spot(value) }));
  });
  options.pass('id');
  options.finish();
  return all;
}

/** Rules for a host, one a line: `/old /new 301`. Those with patterns or conditions are told. */
function readHostRedirects(file: string, { files, notes }: Reading): readonly ProjectRedirect[] {
  return (files.read(file) ?? '').split('\n').flatMap((typed, index): ProjectRedirect[] => {
    const [from = '', to = '', status = '301', ...more] = typed
      .replace(/(?:^|\s)#.*$/, '')
      .trim()
      .split(/\s+/);
    const place = { file, line: index + 1 };
    if (from === '' || to === '') return [];
    const isPlain =
      from.startsWith('/') &&
      !/[*:?]/.test(from + to.replace(/^https?:/, '')) &&
      /^30[1278]!?$/.test(status) &&
      more.length === 0;
    if (isPlain) return [{ from, to, ...place }];
    notes.add({
      kind: 'address',
      what: from,
      says: 'A rule with a pattern or a condition is the business of your host',
      todo: 'Set it there.',
      ...place,
    });
    return [];
  });
}

function readLocales(config: SettingReader): Pick<Project, 'locale' | 'otherLocales'> {
  // Only looked at: translate-site.ts reads the rest.
  const value = config.raw('i18n');
  const entry = (key: string): Value | undefined =>
    value?.kind === 'record' ? value.entries.get(key) : undefined;
  const guess = (found: Value | undefined): Value | undefined =>
    found?.kind === 'computed' ? found.guess : found;
  const first = guess(entry('defaultLocale'));
  const locale = first?.kind === 'text' ? first.value : 'en';
  const locales = guess(entry('locales'));
  const names =
    locales?.kind === 'list' ? locales.items.flatMap((item) => toText(guess(item) ?? item) ?? []) : [];
  return { locale, otherLocales: names.filter((name) => name !== locale) };
}

/** The configuration as a reader; an empty one where the script exports a function that returns nothing known. */
export function openConfig(exported: Value | undefined, notes: Notebook): SettingReader {
  const called = exported?.kind === 'function' ? exported.call([]) : exported;
  const value = called === undefined ? undefined : resolveValue(called, 'the configuration', notes);
  return readRecord(value, '', notes);
}
