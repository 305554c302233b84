/** The settings of `config/site.ts`. Pure. */
import { base, href, markup, origin, picture, segments, webAddress } from './addresses.ts';
import { localeName, rules, versionName, words } from './own-checks.ts';
import { checkOf, flag, isRecord, list, number, oneOf, shape, text } from './check.ts';
import { brand, headTags, POLICY_SETTINGS, scripts, styleFiles } from './head-settings.ts';
import { link, type LinkInput } from './link-setting.ts';
import {
  ASK_SETTINGS,
  BLOG_SETTINGS,
  ERRORS_SETTINGS,
  FEEDBACK_SETTINGS,
  MARKDOWN_SETTINGS,
  PICTURE_SETTINGS,
  READING_SETTINGS,
} from './part-settings.ts';
import { versions } from './version-settings.ts';
import type { Check, InputOf, Settings } from './settings.ts';

export const LOGO_SETTINGS = {
  src: { check: picture, isRequired: true, says: 'The picture.' },
  srcDark: { check: picture, unset: 'as src', says: 'The picture in dark mode.' },
  alt: {
    check: text({ mayBeEmpty: true }),
    default: '',
    says: 'What it shows, for readers who hear the page.',
  },
  href: { check: href, says: 'Where it leads.' },
  width: { check: number(1, 4000), says: 'Width in pixels.' },
  height: { check: number(1, 4000), says: 'Height in pixels.' },
} as const satisfies Settings;

export const HEADER_LOGO_SETTINGS = {
  ...LOGO_SETTINGS,
  alone: {
    check: flag,
    unset: 'no',
    says: 'The picture says the title itself: the words beside it are left out, and heard.',
  },
} as const satisfies Settings;

export const ANNOUNCEMENT_SETTINGS = {
  // Readers' browsers hold the id, as the original named it (behaviours.md 4.6.1).
  id: {
    check: text({ max: 100 }),
    default: 'announcement-bar',
    says: 'Change it with the text: readers who closed the old bar then see the new one.',
  },
  content: { check: markup, isRequired: true, says: 'What the bar says.' },
  closeable: { check: flag, default: true, says: 'Readers can close it.' },
} as const satisfies Settings;

type AnnouncementInput = InputOf<typeof ANNOUNCEMENT_SETTINGS>;

const announcementObject = shape(ANNOUNCEMENT_SETTINGS);

const announcement: Check<string | AnnouncementInput> = checkOf(
  'text that may hold HTML, or object',
  (value, spot) => (typeof value === 'string' ? markup(value, spot) : announcementObject(value, spot)),
  announcementObject.below,
);

export const DOCS_SETTINGS = {
  path: { check: segments, default: 'docs', says: "First part of every guide's address." },
  tagsPath: { check: segments, default: 'tags', says: 'Where the pages of tags are, below the guides.' },
  editUrl: {
    check: webAddress,
    says: "Where guides can be edited, e.g. https://example.com/edit/main/: the file's path is added.",
  },
  showLastUpdateTime: { check: flag, default: false, says: 'Guides show when they were last changed.' },
  showLastUpdateAuthor: { check: flag, default: false, says: 'Guides show who changed them last.' },
  breadcrumbs: { check: flag, default: true, says: 'Guides show the categories that lead to them.' },
  sidebarCollapsible: {
    check: flag,
    default: true,
    says: 'Categories of the sidebar can be opened and closed.',
  },
  sidebarCollapsed: { check: flag, default: true, says: 'They are closed at first.' },
  tocMinHeadingLevel: {
    check: number(2, 6, true),
    default: 2,
    says: 'Smallest level of heading in the table of contents.',
  },
  tocMaxHeadingLevel: {
    check: number(2, 6, true),
    default: 3,
    says: 'Largest level of heading in the table of contents.',
  },
  neighbours: {
    check: oneOf('sidebar', 'folder'),
    default: 'sidebar',
    says: "Where previous and next lead: through the whole sidebar, or never out of the guide's top folder ('folder'), which keeps readers with their game.",
  },
  landing: { check: href, unset: 'the first guide', says: "Guide to which the guides' own address leads." },
} as const satisfies Settings;

const docsObject = shape(DOCS_SETTINGS);

const docs: Check<InputOf<typeof DOCS_SETTINGS>> = checkOf(
  docsObject.holds,
  (value, spot) => {
    const read = docsObject(value, spot);
    if (!read || (read.tocMinHeadingLevel ?? 2) <= (read.tocMaxHeadingLevel ?? 3)) return read;
    return spot
      .at('tocMinHeadingLevel')
      .refuse('is greater than "docs.tocMaxHeadingLevel"', 'Its default is 2, that of the maximum is 3.');
  },
  docsObject.below,
);

const HOME_COLUMN = {
  title: { check: text({ max: 200 }), isRequired: true, says: 'Heading of the column.' },
  text: { check: text(), says: 'A line below it.' },
  items: { check: list(href), default: [], says: 'Slugs of categories, or guides.' },
} as const satisfies Settings;

export const HOME_SETTINGS = {
  heading: { check: text({ max: 300 }), default: 'How can we help?', says: 'The question at the top.' },
  tasks: { check: list(link), default: [], says: 'The most needed tasks, below the search field.' },
  columns: {
    check: list(shape(HOME_COLUMN)),
    default: [],
    says: 'Columns below the grid of categories; what they name is not in the grid.',
  },
  support: {
    check: list(link),
    default: [],
    says: 'Ways to reach a person, on every page; without them those that the facts under support in provider.ts name (ticketUrl, chatUrl, email, phone, discordUrl, statusUrl).',
  },
} as const satisfies Settings;

const FOOTER_COLUMN = {
  title: { check: text({ max: 200 }), isRequired: true, says: 'Heading of a column.' },
  items: { check: list(link), isRequired: true, says: 'Its links.' },
} as const satisfies Settings;

const columns = list(shape(FOOTER_COLUMN));
const row = list(link);

/** Columns if the first entry has a title, else one row of links; not both (behaviours.md 4.5.1). */
const footerLinks: Check<readonly InputOf<typeof FOOTER_COLUMN>[] | readonly LinkInput[]> = checkOf(
  'list of columns, or list of links',
  (value, spot) => {
    if (!Array.isArray(value)) return row(value, spot);
    const titled = value.filter((entry) => isRecord(entry) && ('title' in entry || 'items' in entry)).length;
    if (titled !== 0 && titled !== value.length) {
      return spot.refuse(
        'mixes columns and single links',
        'Give every entry a title and items, or none of them.',
      );
    }
    return titled === 0 ? row(value, spot) : columns(value, spot);
  },
  columns.below,
);

export const FOOTER_SETTINGS = {
  style: { check: oneOf('dark', 'light'), default: 'dark', says: 'Its colours.' },
  links: { check: footerLinks, default: [], says: 'Columns with a title each, or one row of links.' },
  logo: { check: shape(LOGO_SETTINGS), says: 'A picture above the copyright line.' },
  copyright: {
    check: markup,
    says: 'The last line of every page; {year} is the year of the newest date that guides carry.',
  },
} as const satisfies Settings;

export const LOCALE_SETTINGS = {
  name: { check: localeName, default: 'en', says: 'The language of the site.' },
  label: {
    check: text({ max: 100 }),
    unset: 'English for en, else the name',
    says: 'What readers call the language, in the menu of languages.',
  },
  direction: {
    check: oneOf('ltr', 'rtl'),
    unset: 'that of the language',
    says: 'Whether it is written from left to right.',
  },
  htmlLang: { check: localeName, unset: 'the name', says: 'The language as HTML names it.' },
  calendar: {
    check: text({ max: 30 }),
    default: 'gregory',
    says: 'The calendar of its dates; dates are Gregorian as yet.',
  },
  path: {
    check: segments,
    unset: 'the name',
    says: 'Where the pages of a further language are below the base path, and their folder in i18n.',
  },
} as const satisfies Settings;

const localeObject = shape(LOCALE_SETTINGS);

const locale: Check<string | InputOf<typeof LOCALE_SETTINGS>> = checkOf(
  'language code, e.g. en-GB, or object',
  (value, spot) => (typeof value === 'string' ? localeName(value, spot) : localeObject(value, spot)),
  localeObject.below,
);

export const COLOR_MODE_SETTINGS = {
  default: { check: oneOf('dark', 'light'), default: 'dark', says: 'The mode that readers see first.' },
  switch: { check: flag, default: false, says: 'Readers can choose the other.' },
  respectSystem: { check: flag, default: false, says: "Follows the reader's system until they choose." },
} as const satisfies Settings;

export const VERSION_SETTINGS = {
  name: {
    check: versionName,
    default: 'current',
    says: 'Name of the only version of the guides; where versions.json names several, the folder is called current.',
  },
  label: { check: text({ max: 100 }), default: 'Next', says: 'What readers call it.' },
} as const satisfies Settings;

export const SITE_SETTINGS = {
  title: { check: text({ max: 200 }), default: 'Help centre', says: 'Name of the site.' },
  tagline: { check: text({ mayBeEmpty: true, max: 500 }), default: '', says: 'What it is for, in a line.' },
  url: {
    check: origin,
    default: '',
    says: 'Where the site is published, e.g. https://www.example.com, without a path: search engines are told the address of each page.',
  },
  base: { check: base, default: '/help/', says: 'Path under which the site is served.' },
  trailingSlash: {
    check: flag,
    unset: 'as the files are',
    says: 'Whether addresses end in a slash: all (true) or none (false).',
  },
  noIndex: { check: flag, default: false, says: 'Asks search engines to stay away from the whole site.' },
  csp: {
    check: oneOf('auto', 'meta', 'header'),
    default: 'auto',
    says: "Where the security policy stands: in each page as well as in the rules for hosts ('meta', and 'auto' today), or in those rules alone ('header').",
  },
  hideNavbarOnScroll: {
    check: flag,
    default: false,
    says: 'The header goes when the reader scrolls down and comes back on the way up.',
  },
  locale: { check: locale, says: 'The language, or more about it.' },
  locales: {
    check: list(locale),
    default: [],
    says: "Further languages, each below its path (e.g. /help/de/): translations lie in i18n/ in Docusaurus's layout, what has none is shown in the site's own language.",
  },
  words: {
    check: words,
    default: {},
    says: "Words of the interface in the place of ours, by what they are in English, e.g. { 'Related guides': 'See also' }.",
  },
  colorMode: { check: shape(COLOR_MODE_SETTINGS), says: 'Dark and light.' },
  // The design's accent.
  accentHue: { check: number(0, 360), default: 160, says: 'Hue of the accent colour (OKLCH), in degrees.' },
  brand: {
    check: brand,
    unset: 'the colours of accentHue',
    says: 'Your colour, in place of accentHue: links, buttons and marks have it. Where it could not be read it is bent until it can, which is told.',
  },
  css: {
    check: styleFiles,
    default: [],
    says: 'Style sheets of your own, which count after those of helpsite; in content/static or config.',
  },
  head: { check: headTags, default: [], says: 'Tags of your own in the head of every page.' },
  scripts: { check: scripts, default: [], says: 'Scripts of your own on every page, e.g. for statistics.' },
  policy: {
    check: shape(POLICY_SETTINGS),
    says: 'Origins that the security policy lets in beside those that head and scripts name.',
  },
  logo: { check: shape(HEADER_LOGO_SETTINGS), unset: 'the title alone', says: 'The picture in the header.' },
  favicon: { check: picture, says: "The picture in the browser's tab." },
  image: { check: picture, says: 'Picture that networks show beside a link to the site.' },
  announcement: { check: announcement, says: 'A bar above every page; a text alone is its content.' },
  reading: { check: shape(READING_SETTINGS), says: 'Guides for other eyes.' },
  ask: { check: shape(ASK_SETTINGS), says: 'The page that listens to a story.' },
  feedback: { check: shape(FEEDBACK_SETTINGS), says: 'Whether guides solve what they are read for.' },
  errors: { check: shape(ERRORS_SETTINGS), says: 'Errors that guides solve.' },
  markdown: { check: shape(MARKDOWN_SETTINGS), says: 'What is drawn in guides.' },
  pictures: {
    check: shape(PICTURE_SETTINGS),
    unset: 'as they are',
    says: 'Smaller copies of PNG and JPEG pictures are made, and browsers choose; needs the package sharp in your project.',
  },
  docs: { check: docs, says: 'The guides.' },
  blog: { check: shape(BLOG_SETTINGS), says: 'The posts in content/blog.' },
  home: { check: shape(HOME_SETTINGS), says: 'The home page.' },
  rules: {
    check: rules,
    default: {},
    says: "How serious a problem is, e.g. { 'link/missing-anchor': 'warning' }; `helpsite check --list-rules` prints all codes.",
  },
  footer: { check: shape(FOOTER_SETTINGS), unset: 'no footer', says: 'The end of every page.' },
  version: { check: shape(VERSION_SETTINGS), says: 'The only version of the guides.' },
  versions: {
    check: versions,
    default: {},
    says: "Versions of the guides by name, where versions.json names some; 'current' is the folder content/docs.",
  },
  lastVersion: {
    check: versionName,
    unset: 'the newest in versions.json',
    says: "The version whose guides have the guides' own address; 'current': content/docs.",
  },
  onlyIncludeVersions: {
    check: list(versionName),
    unset: 'all',
    says: "Versions that are published, e.g. ['current'] while guides are written.",
  },
  includeCurrentVersion: {
    check: flag,
    default: true,
    says: 'Whether content/docs is published beside the versions in versions.json.',
  },
  disableVersioning: {
    check: flag,
    default: false,
    says: 'Publishes content/docs alone, as if there were no versions.json.',
  },
} as const satisfies Settings;
