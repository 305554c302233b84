/** Fills in everything a configuration leaves unsaid: a site without any configuration is complete. Pure. */
import type { FooterColumn, FooterConfig, LocaleConfig, NavEntry, NavLink, SiteConfig } from '../../model.ts';
import { sayIn, type Words } from '../../words/say.ts';
import { chooseWords } from '../../words/tables.ts';
import { POLICY_SETTINGS } from './head-settings.ts';
import type { AddressesInput, NavigationInput, SearchInput, SiteInput } from './input.ts';
import { fillNotices, type NoticesInput } from './notice-settings.ts';
import { omitUndefined } from './omit-undefined.ts';
import { SEARCH_SETTINGS } from './search-settings.ts';
import { fillIn, type InputOf } from './settings.ts';
import type { LinkInput } from './link-setting.ts';
import { NAVIGATION_SETTINGS } from './navigation-settings.ts';
import {
  ASK_SETTINGS,
  BLOG_SETTINGS,
  ERRORS_SETTINGS,
  FEEDBACK_SETTINGS,
  MARKDOWN_SETTINGS,
  PICTURE_SETTINGS,
  READING_SETTINGS,
} from './part-settings.ts';
import {
  ANNOUNCEMENT_SETTINGS,
  COLOR_MODE_SETTINGS,
  DOCS_SETTINGS,
  FOOTER_SETTINGS,
  HEADER_LOGO_SETTINGS,
  HOME_SETTINGS,
  LOCALE_SETTINGS,
  LOGO_SETTINGS,
  SITE_SETTINGS,
  VERSION_SETTINGS,
} from './site-settings.ts';

/** Languages written from right to left (ISO 639 codes of the scripts' main languages). */
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set([
  'ar',
  'arc',
  'ckb',
  'dv',
  'fa',
  'ha',
  'he',
  'khw',
  'ks',
  'ps',
  'sd',
  'ur',
  'uz-AF',
  'yi',
]);

/** Checked parts in, the whole configuration out, keys always in the same order. */
export function fillDefaults(
  site: SiteInput,
  navigation: NavigationInput,
  search: SearchInput,
  variables: Readonly<Record<string, string>>,
  addresses: AddressesInput = {},
  notices: NoticesInput = [],
): SiteConfig {
  const home = fillIn(HOME_SETTINGS, site.home ?? {});
  const { promo, links, groups } = fillIn(NAVIGATION_SETTINGS, navigation);
  const locale = fillLocale(site.locale);
  const words = chooseWords(locale.name, site.words);
  const given = fillIn(SITE_SETTINGS, site);
  return omitUndefined({
    ...given,
    title: site.title ?? sayIn(words, given.title),
    words,
    locale,
    locales: (site.locales ?? []).map(fillLocale),
    colorMode: fillIn(COLOR_MODE_SETTINGS, site.colorMode ?? {}),
    logo: site.logo && fillIn(HEADER_LOGO_SETTINGS, site.logo),
    navigation: omitUndefined({ promo: promo && fillLink(promo), links: links.map(fillEntry), groups }),
    footer: site.footer && fillFooter(site.footer),
    home: {
      heading: site.home?.heading ?? sayIn(words, home.heading),
      tasks: home.tasks.map(fillLink),
      columns: home.columns.map(({ title, text, items }) =>
        omitUndefined({ title, text, items: items ?? [] }),
      ),
      support: home.support.map(fillLink),
    },
    announcement: site.announcement === undefined ? undefined : fillAnnouncement(site.announcement),
    head: (site.head ?? []).map(omitUndefined),
    scripts: (site.scripts ?? []).map((script) => ({
      src: script.src,
      async: script.async ?? false,
      attributes: script.attributes ?? {},
      connect: script.connect ?? [],
    })),
    policy: fillIn(POLICY_SETTINGS, site.policy ?? {}),
    notices: fillNotices(notices),
    reading: fillIn(READING_SETTINGS, site.reading ?? {}),
    ask: fillIn(ASK_SETTINGS, site.ask ?? {}),
    feedback: fillIn(FEEDBACK_SETTINGS, site.feedback ?? {}),
    errors: fillIn(ERRORS_SETTINGS, site.errors ?? {}),
    markdown: fillIn(MARKDOWN_SETTINGS, site.markdown ?? {}),
    pictures: site.pictures && fillIn(PICTURE_SETTINGS, site.pictures),
    docs: fillIn(DOCS_SETTINGS, site.docs ?? {}),
    blog: fillIn(BLOG_SETTINGS, site.blog ?? {}),
    search: fillSearch(search, words),
    version: fillIn(VERSION_SETTINGS, site.version ?? {}),
    versions: Object.fromEntries(
      Object.entries(site.versions ?? {}).map(([name, own]) => [name, omitUndefined(own)]),
    ),
    gone: (addresses.gone ?? []).map(omitUndefined),
    marks: {},
    variables,
  });
}

function fillSearch(input: SearchInput, words: Words | undefined): SiteConfig['search'] {
  const filled = fillIn(SEARCH_SETTINGS, input);
  return { ...filled, placeholder: input.placeholder ?? sayIn(words, filled.placeholder) };
}

function fillLocale(input: SiteInput['locale']): LocaleConfig {
  const given = fillIn(LOCALE_SETTINGS, typeof input === 'string' ? { name: input } : (input ?? {}));
  const { name } = given;
  const language = name.split('-', 1)[0] ?? name;
  return {
    label: language === 'en' ? 'English' : name,
    direction: RIGHT_TO_LEFT.has(name) || RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr',
    htmlLang: name,
    path: name,
    ...given,
  };
}

function fillAnnouncement(input: NonNullable<SiteInput['announcement']>): SiteConfig['announcement'] {
  return fillIn(ANNOUNCEMENT_SETTINGS, typeof input === 'string' ? { content: input } : input);
}

/** Nothing configured means no footer at all (behaviours.md 4.5.3). */
function fillFooter(input: InputOf<typeof FOOTER_SETTINGS>): FooterConfig | undefined {
  const given = fillIn(FOOTER_SETTINGS, input);
  const links = fillFooterLinks(given.links);
  if (links.length === 0 && given.logo === undefined && given.copyright === undefined) return undefined;
  return omitUndefined({ ...given, links, logo: given.logo && fillIn(LOGO_SETTINGS, given.logo) });
}

function fillFooterLinks(
  links: NonNullable<InputOf<typeof FOOTER_SETTINGS>['links']>,
): FooterConfig['links'] {
  const columns: FooterColumn[] = [];
  const row: NavLink[] = [];
  for (const entry of links) {
    if (!('items' in entry)) row.push(fillLink(entry));
    else if (entry.items.length > 0) columns.push({ title: entry.title, items: entry.items.map(fillLink) });
  }
  return columns.length > 0 ? columns : row;
}

/** A menu without an address has none; links in it as everywhere. */
function fillEntry(input: NonNullable<NavigationInput['links']>[number]): NavEntry {
  const { items, ...entry } = input;
  return omitUndefined({
    ...entry,
    items: items === undefined || items.length === 0 ? undefined : items.map(fillLink),
  });
}

/** Links without an address were left out by their check. */
function fillLink(input: LinkInput): NavLink {
  return { label: input.label, href: input.href ?? '/' };
}
