/**
 * A site in several languages is made once for each: the sources are those of the site with the translated ones in their places, the
 * base path is that of the language. What is made from a source that nobody has translated says so. Pure.
 */
import type { Diagnostic, LocaleConfig, Page, SiteConfig, Source } from '../../model.ts';
import { chooseWords } from '../../words/tables.ts';
import { fileOfSource, joinPath } from '../../urls.ts';
import { restoreProblem } from '../problems/restore-problem.ts';
import type { SiteParts } from '../read/read-site.ts';
import { readTexts, type TranslatedTexts } from './translated-texts.ts';
import { keepAnchors } from './keep-anchors.ts';

/** What is not read for a language: its own guides are asked for in other words. */
const NO_LIST = { value: undefined, diagnostics: [] } as const;

/** A language beside the site's own, ready to be made. */
export interface Language {
  readonly locale: LocaleConfig;
  readonly parts: SiteParts;
  /** What is told of a source of it, at the files that there are; undefined: it is told with the source's own language. */
  readonly restore: (problem: Diagnostic) => Diagnostic | undefined;
}

/** The parts of the site in its own language, which knows the others. */
export function openOwnLanguage(parts: SiteParts): SiteParts {
  const { config } = parts.settings;
  if (config.locales.length === 0) return parts;
  return {
    ...parts,
    discovered: withoutTranslations(parts),
    languages: listLanguages(config, config.locale),
  };
}

/** Every other language. `pages`: the understood pages of the site's own, whose headings keep their ids. */
export function openLanguages(parts: SiteParts, pages: ReadonlyMap<string, Page>): readonly Language[] {
  return parts.settings.config.locales.map((locale) => openLanguage(parts, locale, pages));
}

function openLanguage(parts: SiteParts, locale: LocaleConfig, pages: ReadonlyMap<string, Page>): Language {
  const { settings, history, react } = parts;
  const { config } = settings;
  const folder = `i18n/${locale.path}/`;
  const overlay = listTranslated(parts, folder);
  const texts = readTexts(parts.translations ?? new Map(), folder, locale.name);
  const base = joinPath(config.base, locale.path, '/');
  const placed = <T>(from: ReadonlyMap<string, T>, keyOf = same): ReadonlyMap<string, T> =>
    layOver(from, overlay, keyOf);
  const own = withoutTranslations(parts);
  return {
    locale,
    restore: (problem) => restoreTranslated(problem, overlay),
    parts: {
      ...parts,
      settings: {
        ...settings,
        ...translateVersions(settings.versions, texts),
        diagnostics: [],
        config: translateConfig(config, locale, base, texts),
      },
      discovered: {
        ...own,
        diagnostics: [],
        files: new Map([...placed(parts.discovered.files)].filter(([path]) => !path.startsWith('i18n/'))),
        sources: layOverSources(own.sources, parts.discovered.sources, overlay, pages),
        categories: layOverSources(own.categories, parts.discovered.categories, overlay, pages),
        ...translateLists(own.lists, parts.discovered.lists, overlay),
      },
      facts: placed(parts.facts),
      ...(parts.pictures === undefined ? {} : { pictures: placed(parts.pictures) }),
      history: history && placed(history, fileOfSource),
      react: {
        pages: react.pages.map((page) => ({ ...page, route: base + page.route.slice(config.base.length) })),
        diagnostics: [],
      },
      words: { ...parts.words, asked: NO_LIST, needs: NO_LIST, unused: [] },
      addresses: { value: {}, diagnostics: [] },
      languages: listLanguages(config, locale),
      diskOf: (path) => overlay.get(path) ?? path,
      isTranslated: (path) => overlay.has(path),
      labels: texts.labels,
    },
  };
}

function same(path: string): string {
  return path;
}

/** The place of each file of a translation in the site → where it lies. */
function listTranslated({ discovered }: SiteParts, folder: string): ReadonlyMap<string, string> {
  const { sources, categories, files, lists = [] } = discovered;
  const paths = [...[...sources, ...categories, ...lists].map(({ path }) => path), ...files.keys()];
  return new Map(
    paths.flatMap((path): [string, string][] => {
      const place = placeOf(path, folder);
      return place === undefined ? [] : [[place, path]];
    }),
  );
}

/** What is known of files, with what is known of translated ones in the places of their sources. */
function layOver<T>(
  from: ReadonlyMap<string, T>,
  overlay: ReadonlyMap<string, string>,
  keyOf: (path: string) => string,
): ReadonlyMap<string, T> {
  const all = new Map(from);
  for (const [path, real] of overlay) {
    const value = from.get(keyOf(real));
    if (value !== undefined) all.set(keyOf(path), value);
  }
  return all;
}

/** The sources with translated ones in their places, and those that are there in this language alone. */
function layOverSources(
  own: readonly Source[],
  all: readonly Source[],
  overlay: ReadonlyMap<string, string>,
  pages: ReadonlyMap<string, Page>,
): readonly Source[] {
  const texts = new Map(all.map(({ path, text }) => [path, text]));
  const left = new Map(own.map((source) => [source.path, source]));
  for (const [path, real] of overlay) {
    const text = texts.get(real);
    if (text !== undefined) left.set(path, { path, text: keepAnchors(text, pages.get(path)) });
  }
  return [...left.values()].toSorted((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
}

/** Lists of names: one of the translation stands for the whole of the site's own. */
function translateLists(
  own: SiteParts['discovered']['lists'],
  all: readonly Source[] = [],
  overlay: ReadonlyMap<string, string>,
): Pick<SiteParts['discovered'], 'lists'> {
  return all.length === 0 ? {} : { lists: layOverSources(own ?? [], all, overlay, new Map()) };
}

/** The labels of versions, where the translation has them. */
function translateVersions(
  versions: SiteParts['settings']['versions'],
  { labels }: TranslatedTexts,
): Pick<SiteParts['settings'], 'versions'> {
  if (versions === undefined) return {};
  const plans = versions.plans.map((plan) => {
    const label = labels[plan.name === 'current' ? 'current' : `version-${plan.name}`]?.['version.label'];
    return label === undefined ? plan : { ...plan, label };
  });
  return { versions: { ...versions, plans } };
}

/** Where a file of a translation stands in for one of the site; undefined: it is no part of this language. */
function placeOf(path: string, folder: string): string | undefined {
  if (!path.startsWith(folder)) return undefined;
  const [, plugin = '', below = ''] =
    /^docusaurus-plugin-content-(docs|blog|pages)\/(.+)$/.exec(path.slice(folder.length)) ?? [];
  if (plugin === 'blog' || plugin === 'pages') return `${plugin}/${below}`;
  if (below.startsWith('current/')) return `docs/${below.slice('current/'.length)}`;
  return /^version-[^/]+\//.test(below) ? `versioned_docs/${below}` : undefined;
}

function withoutTranslations({ discovered }: SiteParts): SiteParts['discovered'] {
  const isOwn = (path: string): boolean => !path.startsWith('i18n/');
  const { lists } = discovered;
  return {
    ...discovered,
    sources: discovered.sources.filter(({ path }) => isOwn(path)),
    categories: discovered.categories.filter(({ path }) => isOwn(path)),
    ...(lists === undefined ? {} : { lists: lists.filter(({ path }) => isOwn(path)) }),
    files: new Map([...discovered.files].filter(([path]) => isOwn(path))),
  };
}

/** For menus and heads of pages: every language, the site's own first. */
function listLanguages(config: SiteConfig, shown: LocaleConfig): NonNullable<SiteParts['languages']> {
  return [config.locale, ...config.locales].map((locale, index) => ({
    lang: locale.htmlLang,
    label: locale.label === locale.name ? nameLanguage(locale.name) : locale.label,
    base: index === 0 ? config.base : joinPath(config.base, locale.path, '/'),
    isCurrent: locale.name === shown.name,
  }));
}

/** A language as those who speak it call it. */
function nameLanguage(name: string): string {
  const said = new Intl.DisplayNames([name], { type: 'language' }).of(name) ?? name;
  return said.charAt(0).toLocaleUpperCase(name) + said.slice(1);
}

function translateConfig(
  config: SiteConfig,
  locale: LocaleConfig,
  base: string,
  { navbar, footer, words: own }: TranslatedTexts,
): SiteConfig {
  const { words: _, ...plain } = config;
  const words = chooseWords(locale.name, own);
  const link = <T extends { readonly label: string }>(
    texts: ReadonlyMap<string, string>,
    key: string,
    item: T,
  ): T => ({
    ...item,
    label: texts.get(`${key}${item.label}`) ?? item.label,
  });
  const links = (config.footer?.links ?? []).map((entry) =>
    'items' in entry
      ? {
          title: footer.get(`link.title.${entry.title}`) ?? entry.title,
          items: entry.items.map((item) => link(footer, 'link.item.label.', item)),
        }
      : link(footer, 'link.item.label.', entry),
  ) as NonNullable<SiteConfig['footer']>['links'];
  const copyright = footer.get('copyright') ?? config.footer?.copyright;
  return {
    ...plain,
    ...(words === undefined ? {} : { words }),
    base,
    locale,
    locales: [],
    gone: [],
    title: navbar.get('title') ?? config.title,
    navigation: {
      ...config.navigation,
      links: config.navigation.links.map(({ items, ...entry }) => ({
        ...link(navbar, 'item.label.', entry),
        ...(items === undefined ? {} : { items: items.map((item) => link(navbar, 'item.label.', item)) }),
      })),
    },
    ...(config.footer === undefined
      ? {}
      : { footer: { ...config.footer, links, ...(copyright === undefined ? {} : { copyright }) } }),
  };
}

/** Undefined: its source is not translated. */
function restoreTranslated(
  problem: Diagnostic,
  overlay: ReadonlyMap<string, string>,
): Diagnostic | undefined {
  const realOf = (file: string): string | undefined => overlay.get(file.replace(/^content\//, ''));
  return problem.at === undefined || realOf(problem.at.file) === undefined
    ? undefined
    : restoreProblem(problem, (file) => realOf(file) ?? file);
}
