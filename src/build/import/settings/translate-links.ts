/** Navigation and footer: every entry of Docusaurus's becomes a link or a menu of ours, or is told. */
import type { Notebook } from '../notes.ts';
import type { Value } from '../script/value.ts';
import { readRecord, type SettingReader, spot } from './setting-reader.ts';
import { cleanMarkup, type ConfigData, toPicture } from './translate-site.ts';

/** A link whose address may only be known once the pages have theirs. */
export interface LooseLink {
  readonly label: string;
  readonly to:
    | { readonly type: 'href'; readonly href: string }
    | { readonly type: 'doc'; readonly id: string; readonly docs: string }
    | { readonly type: 'sidebar'; readonly name: string; readonly docs: string }
    | { readonly type: 'docs'; readonly docs: string };
  /** The setting it stands in. */
  readonly what: string;
  readonly file?: string;
  readonly line?: number;
}

export interface LooseColumn {
  readonly title: string;
  readonly items: readonly LooseLink[];
}

export interface LooseLinks {
  readonly logo: ConfigData | undefined;
  readonly hidesOnScroll: boolean | undefined;
  readonly links: readonly (LooseLink | LooseColumn)[];
  readonly footer: {
    readonly columns: readonly LooseColumn[];
    readonly row: readonly LooseLink[];
    readonly settings: ConfigData;
  };
}

/** Reads `themeConfig.navbar` and `themeConfig.footer`. */
export function translateLinks(
  theme: SettingReader,
  siteTitle: string | undefined,
  notes: Notebook,
  { hasVersions, hasLanguages }: Pick<Taking, 'hasVersions' | 'hasLanguages'>,
): LooseLinks {
  const navbar = theme.part('navbar');
  const links: (LooseLink | LooseColumn)[] = [];
  for (const [index, value] of navbar.list('items').entries()) {
    const item = readRecord(value, `themeConfig.navbar.items[${index}]`, notes);
    takeItem(item, value, { links, notes, hasVersions, hasLanguages });
    item.finish();
  }
  const title = navbar.text('title');
  if (title !== undefined && siteTitle !== undefined && title !== siteTitle)
    notes.add({
      kind: 'translated',
      what: 'themeConfig.navbar.title',
      says: `The header shows the title of the site, "${siteTitle}", in the place of "${title}"`,
      ...navbar.placeOf('title'),
    });
  // Docusaurus writes no title that the header does not name; the logo says it then.
  const picture = readLogo(navbar.part('logo'));
  const logo = picture !== undefined && title === undefined ? { ...picture, alone: true } : picture;
  const hidesOnScroll = navbar.flag('hideOnScroll');
  navbar.miss('style', 'The header has the colours of the site');
  navbar.finish();
  return { logo, hidesOnScroll, links, footer: readFooter(theme, notes) };
}

interface Taking {
  readonly links: (LooseLink | LooseColumn)[];
  readonly notes: Notebook;
  /** All versions are published. */
  readonly hasVersions: boolean;
  /** All languages are. */
  readonly hasLanguages: boolean;
}

/** Kinds of entries that become no link, with the reason; `missing` what readers no longer find. */
const SIGNS: readonly (readonly [type: RegExp, says: string, kind: 'translated' | 'missing'])[] = [
  [/^search$/, 'The search has its place at the right end by itself', 'translated'],
];

const ONE_LANGUAGE = ['There is no menu of languages, because one is published', 'missing'] as const;
const LANGUAGE_MENU = ['The menu of languages stands at the end of each page', 'translated'] as const;
const ONE_VERSION = ['There is no menu of versions, because one is published', 'missing'] as const;
const VERSION_MENU = ['The menu of versions stands above each guide', 'translated'] as const;

function takeItem(item: SettingReader, value: Value, taking: Taking): void {
  const { links, notes, hasVersions, hasLanguages } = taking;
  const type = item.text('type') ?? 'default';
  const children = item.list('items');
  item.pass(
    'position',
    'className',
    'activeBasePath',
    'activeBaseRegex',
    'activeClassName',
    'target',
    'rel',
    'prependBaseUrlToHref',
    'dropdownActiveClassDisabled',
    'html',
    'autoAddBaseUrl',
    'title',
    'exact',
    'strict',
    'mobile',
    'data-noBrokenLinkCheck',
    'width',
    'height',
    'queryString',
    'id',
    'versions',
    'items',
  );
  const own = toLink(item, type, value);
  const ofVersions = hasVersions ? VERSION_MENU : ONE_VERSION;
  const ofLanguages = hasLanguages ? LANGUAGE_MENU : ONE_LANGUAGE;
  const [says, kind] =
    type === 'docsVersionDropdown'
      ? ofVersions
      : type === 'localeDropdown'
        ? ofLanguages
        : ((SIGNS.find(([pattern]) => pattern.test(type))?.slice(1) as typeof ofVersions | undefined) ?? []);
  const extra = [...item.list('dropdownItemsBefore'), ...item.list('dropdownItemsAfter')];
  if (children.length > 0 || extra.length > 0) {
    const label = item.text('label') ?? (type === 'localeDropdown' ? 'Languages' : 'Versions');
    const items = [...children, ...extra].flatMap((child, index) => {
      const entry = readRecord(child, `${item.path}.items[${index}]`, notes);
      const link = toLink(entry, entry.text('type') ?? 'default', child);
      if (link === undefined) tellDropped(entry, child, notes);
      return link === undefined ? [] : [link];
    });
    if (items.length > 0) {
      links.push({ title: label, items });
    }
    if (own !== undefined && type !== 'docsVersionDropdown') links.push(own);
    if (says !== undefined) notes.add({ kind, what: item.path, says, ...spot(value) });
    return;
  }
  if (says !== undefined) notes.add({ kind, what: item.path, says, ...spot(value) });
  else if (own === undefined) tellDropped(item, value, notes);
  else links.push(own);
}

function tellDropped(item: SettingReader, value: Value, notes: Notebook): void {
  const type = item.text('type') ?? 'default';
  item.pass('value', 'label', 'html', 'className');
  notes.add({
    kind: 'missing',
    what: item.path,
    says:
      type === 'html'
        ? 'Markup cannot stand in the header and the footer'
        : `An entry of type "${type}" without an address that could be read was left out`,
    todo: 'Add a link by hand if it is missed.',
    ...spot(value),
  });
}

/** Names of sites whose links are often an icon without a word. */
const HOSTS: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\.)github\.com$/, 'GitHub'],
  [/(?:^|\.)gitlab\.com$/, 'GitLab'],
  [/(?:^|\.)discord\.(?:gg|com)$/, 'Discord'],
  [/(?:^|\.)(?:x|twitter)\.com$/, 'X'],
  [/(?:^|\.)youtube\.com$/, 'YouTube'],
  [/(?:^|\.)slack\.com$/, 'Slack'],
];

function toLink(item: SettingReader, type: string, value: Value): LooseLink | undefined {
  const docs = item.text('docsPluginId') ?? 'default';
  const place = { what: item.path, ...spot(value) };
  const typedLabel = item.text('label') ?? item.text('aria-label');
  const named = (to: LooseLink['to'], fallback: string): LooseLink => ({
    label: cleanLabel(typedLabel) ?? fallback,
    to,
    ...place,
  });
  if (type === 'doc') {
    const id = item.text('docId');
    return id === undefined ? undefined : named({ type: 'doc', id, docs }, '');
  }
  if (type === 'docSidebar') {
    const name = item.text('sidebarId');
    return name === undefined ? undefined : named({ type: 'sidebar', name, docs }, '');
  }
  const href = item.text('to') ?? item.text('href');
  if (type === 'docsVersion')
    return href === undefined ? named({ type: 'docs', docs }, 'Guides') : named({ type: 'href', href }, href);
  if (href === undefined || !/^(?:default|link|dropdown)$/.test(type)) return undefined;
  return named({ type: 'href', href: toAddress(href) }, labelOf(href));
}

/** Words without markup; undefined where nothing is left. */
function cleanLabel(label: string | undefined): string | undefined {
  const words = label
    ?.replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return words === undefined || words === '' ? undefined : words.slice(0, 200);
}

function labelOf(href: string): string {
  const host = URL.canParse(href) ? new URL(href).hostname.replace(/^www\./, '') : undefined;
  if (host === undefined) return href.split('/').findLast((part) => part !== '') ?? 'Home';
  return HOSTS.find(([pattern]) => pattern.test(host))?.[1] ?? host;
}

/** An address as ours are typed: from the top of the site. */
function toAddress(href: string): string {
  return /^[a-z][\w+.-]*:|^\/|^#/i.test(href) ? href : `/${href.replace(/^\.\//, '')}`;
}

function readLogo(logo: SettingReader): ConfigData | undefined {
  const src = toPicture(logo.text('src'));
  const read = {
    src,
    srcDark: toPicture(logo.text('srcDark')),
    alt: logo.text('alt'),
    href: undefinedOr(logo.text('href'), toAddress),
    width: sizeOf(logo, 'width'),
    height: sizeOf(logo, 'height'),
  };
  logo.pass('target', 'className', 'style');
  logo.finish();
  return src === undefined ? undefined : read;
}

function undefinedOr(text: string | undefined, make: (text: string) => string): string | undefined {
  return text === undefined ? undefined : make(text);
}

function sizeOf(logo: SettingReader, key: string): number | undefined {
  const typed = logo.text(key);
  const size = typed === undefined ? Number.NaN : Number.parseFloat(typed);
  return size >= 1 && size <= 4000 && !/%|r?em/.test(typed ?? '') ? size : undefined;
}

function readFooter(theme: SettingReader, notes: Notebook): LooseLinks['footer'] {
  const footer = theme.part('footer');
  const columns: LooseColumn[] = [];
  const row: LooseLink[] = [];
  for (const [index, value] of footer.list('links').entries()) {
    const entry = readRecord(value, `themeConfig.footer.links[${index}]`, notes);
    const isColumn = entry.has('items');
    const read = (isColumn ? entry.list('items') : [value]).flatMap((item, at) => {
      const own = isColumn ? readRecord(item, `${entry.path}.items[${at}]`, notes) : entry;
      const link = toLink(own, 'default', item);
      if (link === undefined) tellDropped(own, item, notes);
      own.pass(
        'className',
        'html',
        'target',
        'rel',
        'prependBaseUrlToHref',
        'position',
        'title',
        'data-noBrokenLinkCheck',
        'class',
      );
      if (isColumn) own.finish();
      return link === undefined ? [] : [link];
    });
    if (isColumn) columns.push({ title: cleanLabel(entry.text('title')) ?? 'More', items: read });
    else row.push(...read);
    entry.pass('className');
    entry.finish();
  }
  const copyright = footer.text('copyright');
  const place = footer.placeOf('copyright');
  const settings: ConfigData = {
    style: theme.has('footer') ? (footer.text('style') ?? 'light') : undefined,
    logo: readLogo(footer.part('logo')),
    copyright:
      copyright === undefined
        ? undefined
        : cleanMarkup(copyright, 'themeConfig.footer.copyright', notes, place),
  };
  footer.finish();
  return { columns: columns.filter(({ items }) => items.length > 0), row, settings };
}
