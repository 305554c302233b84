/** What Docusaurus's configuration says of the site as a whole, in the words of `config/site.ts` and `config/search.ts`. */
import { readLocales } from './read-locales.ts';
import { isExternal } from '../../../urls.ts';
import type { Notebook } from '../notes.ts';
import type { Project } from '../project/project.ts';
import { type SettingReader, toPlainData } from './setting-reader.ts';

/** The settings of a file in `config/`, in the order in which they are written. */
export type ConfigData = Record<string, unknown>;

/** Files, favicon and pictures are named without a slash in front. */
export function toPicture(typed: string | undefined): string | undefined {
  if (typed === undefined || typed.trim() === '') return undefined;
  return isExternal(typed) ? typed : typed.replace(/^(?:pathname:\/\/)?\/+/, '');
}

/** Reads what stands at the top of the configuration, and `themeConfig` but for its links; finishes neither. */
export function translateSite(
  config: SettingReader,
  theme: SettingReader,
  notes: Notebook,
  hasLanguages: boolean,
): ConfigData {
  const url = config.text('url');
  const site: ConfigData = {
    title: cut(config.text('title'), 200),
    tagline: cut(config.text('tagline'), 500),
    url: url === undefined ? undefined : originOf(url, config, notes),
    base: config.text('baseUrl') ?? '/',
    trailingSlash: config.flag('trailingSlash'),
    noIndex: config.flag('noIndex'),
    hideNavbarOnScroll: undefined,
    ...readLocales(config, notes, hasLanguages),
    colorMode: readColorMode(theme),
    favicon: toPicture(config.text('favicon')),
    image: toPicture(theme.text('image')),
    announcement: readAnnouncement(theme, notes),
  };
  missTop(config);
  missTheme(theme);
  return site;
}

/** Formulas and diagrams, where the site drew them; with what has to be installed for it. */
export function translateDrawings(
  { hasMath, hasMermaid }: Pick<Project, 'hasMath' | 'hasMermaid'>,
  notes: Notebook,
): ConfigData | undefined {
  const tell = (what: string, says: string, name: string): true => {
    notes.add({
      kind: 'translated',
      what,
      says: `${says} when the package ${name} is installed, and show as their source without it`,
      todo: `Run npm install ${name} in the new folder.`,
    });
    return true;
  };
  if (!hasMath && !hasMermaid) return undefined;
  return {
    ...(hasMath ? { math: tell('remark-math', 'Formulas are drawn', 'temml') } : {}),
    ...(hasMermaid ? { mermaid: tell('theme-mermaid', 'Diagrams are drawn', 'beautiful-mermaid') } : {}),
  };
}

/** What the site has to say of problems with links: the severities of its own checks. */
export function readLinkRules(config: SettingReader): Readonly<Record<string, 'warning' | 'off'>> {
  const hooks = config.part('markdown').part('hooks');
  const rules: Record<string, 'warning' | 'off'> = {};
  const set = (level: string | undefined, ...codes: readonly string[]): void => {
    if (level === undefined || level === 'throw') return;
    for (const code of codes) rules[code] = level === 'ignore' ? 'off' : 'warning';
  };
  set(config.text('onBrokenLinks'), 'link/missing-page', 'link/draft');
  // Docusaurus warns of these where nothing is said; so does a site that comes from there.
  set(config.text('onBrokenAnchors') ?? 'warn', 'link/missing-anchor');
  set(
    config.text('onBrokenMarkdownLinks') ?? hooks.text('onBrokenMarkdownLinks'),
    'link/missing-page',
    'link/missing-file',
  );
  set(hooks.text('onBrokenMarkdownImages'), 'image/missing');
  set(config.text('onDuplicateRoutes') ?? 'warn', 'route/duplicate');
  return rules;
}

function cut(text: string | undefined, max: number): string | undefined {
  return text === undefined || text.length <= max ? text : `${text.slice(0, max - 1)}…`;
}

function originOf(typed: string, config: SettingReader, notes: Notebook): string | undefined {
  const parsed = URL.canParse(typed) ? new URL(typed) : undefined;
  if (parsed === undefined || !/^https?:$/.test(parsed.protocol)) {
    notes.add({
      kind: 'computed',
      what: 'url',
      says: `"${typed}" is no web address, and was left out`,
      todo: 'Set url in config/site.ts.',
      ...config.placeOf('url'),
    });
    return undefined;
  }
  return parsed.origin;
}

function readColorMode(theme: SettingReader): ConfigData {
  const mode = theme.part('colorMode');
  const colorMode = {
    default: mode.text('defaultMode') === 'dark' ? 'dark' : 'light',
    switch: mode.flag('disableSwitch') !== true,
    respectSystem: mode.flag('respectPrefersColorScheme') === true,
  };
  mode.pass('switchConfig');
  mode.finish();
  return colorMode;
}

function readAnnouncement(theme: SettingReader, notes: Notebook): ConfigData | undefined {
  const bar = theme.part('announcementBar');
  const content = bar.text('content');
  const id = bar.text('id');
  const closeable = bar.flag('isCloseable');
  for (const key of ['backgroundColor', 'textColor']) bar.miss(key, 'The bar has the colours of the site');
  bar.finish();
  if (content === undefined) return undefined;
  return {
    id,
    content: cleanMarkup(content, 'themeConfig.announcementBar.content', notes, bar.placeOf('content')),
    closeable,
  };
}

/** Markup without styles of its own, which the security policy keeps from showing. */
export function cleanMarkup(
  markup: string,
  what: string,
  notes: Notebook,
  place: { readonly file?: string; readonly line?: number },
): string {
  const clean = markup.replace(/\s(?:style|on\w+)\s*=\s*(?:"[^"]*"|'[^']*'|\{[^}]*\})/gi, '');
  if (clean !== markup)
    notes.add({
      kind: 'translated',
      what,
      says: 'Without the attributes style and on…, which the security policy forbids',
      ...place,
    });
  return clean.trim();
}

function missTop(config: SettingReader): void {
  config.miss(
    'clientModules',
    'Code that runs in the browser on every page is not taken over',
    'Put it into content/static, and name it in scripts in config/site.ts.',
  );
  config.miss('titleDelimiter', 'The title of a page is always "page | site"');
  config.pass(
    'organizationName',
    'projectName',
    'deploymentBranch',
    'githubHost',
    'githubPort',
    'baseUrlIssueBanner',
    'future',
    'webpack',
    'storage',
    'ssrTemplate',
    'i18n',
    'presets',
    'plugins',
    'themes',
    'themeConfig',
    'staticDirectories',
  );
  const markdown = config.part('markdown');
  markdown.pass('mermaid');
  markdown.miss(
    'preprocessor',
    'A function changes every text, and is not run',
    'Look at what it makes of guides.',
  );
  markdown.miss(
    'parseFrontMatter',
    'A function changes the front matter, and is not run',
    'Look at what it makes of guides.',
  );
  markdown.pass('hooks', 'format', 'mdx1Compat', 'remarkRehypeOptions', 'anchors', 'emoji');
  markdown.finish();
}

function missTheme(theme: SettingReader): void {
  const docs = theme.part('docs');
  const sidebar = docs.part('sidebar');
  sidebar.miss('hideable', 'The sidebar cannot be hidden');
  sidebar.miss('autoCollapseCategories', 'Categories stay as readers leave them');
  sidebar.finish();
  docs.pass('versionPersistence');
  docs.finish();
  const prism = theme.part('prism');
  prism.pass('theme', 'darkTheme', 'additionalLanguages');
  prism.miss('defaultLanguage', 'Code without a language is plain text');
  prism.miss(
    'magicComments',
    'Only highlight-next-line, highlight-start and highlight-end mark lines',
    'Lines of other comments show: delete them from the code.',
  );
  prism.finish();
  theme.miss('liveCodeBlock', 'Live code blocks show as code');
  theme.miss('zoom', 'Pictures are shown as they are');
  theme.miss('mermaid', 'Diagrams have the colours of the page');
  theme.pass('blog', 'algolia', 'navbar', 'footer');
}

/** Levels of headings for `docs` in `config/site.ts`. */
export function readContents(theme: SettingReader): ConfigData {
  const toc = theme.part('tableOfContents');
  const levels = {
    tocMinHeadingLevel: toc.number('minHeadingLevel'),
    tocMaxHeadingLevel: toc.number('maxHeadingLevel'),
  };
  toc.finish();
  return levels;
}

/** `config/search.ts`: DocSearch goes on as the hosted search; undefined: the index is part of the site. */
export function translateSearch(theme: SettingReader, notes: Notebook): ConfigData | undefined {
  const algolia = theme.part('algolia');
  const names = {
    appId: algolia.text('appId'),
    apiKey: algolia.text('apiKey'),
    indexName: algolia.text('indexName'),
  };
  const isWhole = Object.values(names).every((value) => value !== undefined && /^[\w.-]+$/.test(value));
  if (!isWhole) {
    if (theme.has('algolia') && algolia.at !== undefined)
      notes.add({
        kind: 'computed',
        what: 'themeConfig.algolia',
        says: 'appId, apiKey and indexName could not all be read: the site has the embedded search instead',
        todo: 'Set them in config/search.ts, or keep the embedded search.',
        ...algolia.at,
      });
    return undefined;
  }
  const replace = algolia.part('replaceSearchResultPathname');
  const parameters = algolia.raw('searchParameters');
  const path = algolia.raw('searchPagePath');
  const search = {
    provider: 'hosted',
    ...names,
    contextual: algolia.flag('contextualSearch') ?? true,
    path: path?.kind === 'text' ? path.value.replace(/^\/+|\/+$/g, '') : undefined,
    placeholder: algolia.text('placeholder'),
    externalUrlPattern: algolia.text('externalUrlRegex'),
    replacePathname: replace.has('from')
      ? { from: replace.text('from'), to: replace.text('to') ?? '' }
      : undefined,
    parameters:
      parameters?.kind === 'record' && parameters.entries.size > 0
        ? toPlainData(parameters, 'themeConfig.algolia.searchParameters', notes)
        : undefined,
    insights: algolia.flag('insights'),
  };
  algolia.miss('askAi', 'There is no assistant in the search');
  algolia.pass('container', 'translations', 'debug', 'maxResultsPerGroup');
  algolia.finish();
  notes.add({
    kind: 'translated',
    what: 'themeConfig.algolia',
    says: 'The same index answers as the hosted search, and the embedded one where it does not',
    todo: 'Delete config/search.ts to have the embedded search alone; `helpsite search push` fills the index from now on if the crawler shall not.',
    ...algolia.at,
  });
  return search;
}
