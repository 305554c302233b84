/** Fills in everything a configuration leaves unsaid: a site without any configuration is complete. Pure. */
import type {
  AnnouncementConfig,
  DocsConfig,
  FooterColumn,
  FooterConfig,
  LocaleConfig,
  Logo,
  NavLink,
  SearchConfig,
  SiteConfig,
} from '../../model.ts';
import type {
  AnnouncementInput,
  FooterInput,
  LinkInput,
  LogoInput,
  NavigationInput,
  SearchInput,
  SiteInput,
} from './input.ts';
import { omitUndefined } from './omit-undefined.ts';

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
): SiteConfig {
  return omitUndefined({
    title: site.title ?? 'Help centre',
    tagline: site.tagline ?? '',
    url: site.url ?? '',
    base: site.base ?? '/help/',
    trailingSlash: site.trailingSlash,
    noIndex: site.noIndex ?? false,
    hideNavbarOnScroll: site.hideNavbarOnScroll ?? false,
    locale: fillLocale(site.locale),
    colorMode: {
      default: site.colorMode?.default ?? 'dark',
      switch: site.colorMode?.switch ?? false,
      respectSystem: site.colorMode?.respectSystem ?? false,
    },
    // A green that reads well in both modes; every tint derives from the hue (src/render/styles/tokens.css).
    accentHue: site.accentHue ?? 160,
    logo: site.logo && fillLogo(site.logo),
    favicon: site.favicon,
    image: site.image,
    navigation: omitUndefined({
      promo: navigation.promo && fillLink(navigation.promo),
      links: (navigation.links ?? []).map(fillLink),
    }),
    footer: site.footer && fillFooter(site.footer),
    home: {
      heading: site.home?.heading ?? 'How can we help?',
      tasks: (site.home?.tasks ?? []).map(fillLink),
      columns: (site.home?.columns ?? []).map(({ title, text, items }) =>
        omitUndefined({ title, text, items: items ?? [] }),
      ),
      support: (site.home?.support ?? []).map(fillLink),
    },
    announcement: site.announcement === undefined ? undefined : fillAnnouncement(site.announcement),
    docs: fillDocs(site.docs ?? {}),
    search: fillSearch(search),
    version: { name: site.version?.name ?? 'current', label: site.version?.label ?? 'Next' },
    variables,
    rules: site.rules ?? {},
  });
}

function fillLocale(input: SiteInput['locale']): LocaleConfig {
  const given = typeof input === 'string' ? { name: input } : (input ?? {});
  const name = given.name ?? 'en';
  const language = name.split('-', 1)[0] ?? name;
  return {
    name,
    label: given.label ?? (language === 'en' ? 'English' : name),
    direction: given.direction ?? (RIGHT_TO_LEFT.has(name) || RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr'),
    htmlLang: given.htmlLang ?? name,
    calendar: given.calendar ?? 'gregory',
    path: given.path ?? name,
  };
}

function fillDocs(input: NonNullable<SiteInput['docs']>): DocsConfig {
  return omitUndefined({
    path: input.path ?? 'docs',
    tagsPath: input.tagsPath ?? 'tags',
    editUrl: input.editUrl,
    showLastUpdateTime: input.showLastUpdateTime ?? false,
    showLastUpdateAuthor: input.showLastUpdateAuthor ?? false,
    breadcrumbs: input.breadcrumbs ?? true,
    sidebarCollapsible: input.sidebarCollapsible ?? true,
    sidebarCollapsed: input.sidebarCollapsed ?? true,
    tocMinHeadingLevel: input.tocMinHeadingLevel ?? 2,
    tocMaxHeadingLevel: input.tocMaxHeadingLevel ?? 3,
    landing: input.landing,
  });
}

function fillSearch(input: SearchInput): SearchConfig {
  return omitUndefined({
    provider: input.provider ?? 'embedded',
    appId: input.appId,
    apiKey: input.apiKey,
    indexName: input.indexName,
    contextual: input.contextual ?? true,
    path: input.path ?? 'search',
    placeholder: input.placeholder ?? 'Search docs',
    externalUrlPattern: input.externalUrlPattern,
    replacePathname: input.replacePathname,
    parameters: input.parameters,
    fallback: input.fallback ?? true,
    insights: input.insights ?? false,
    reportUrl: input.reportUrl,
    missingResultsUrl: input.missingResultsUrl,
  });
}

function fillAnnouncement(input: string | AnnouncementInput): AnnouncementConfig {
  const given = typeof input === 'string' ? { content: input } : input;
  // Names as behaviours.md 4.6.1 has them: readers' browsers hold the id.
  return { id: given.id ?? 'announcement-bar', content: given.content, closeable: given.closeable ?? true };
}

/** Nothing configured means no footer at all (behaviours.md 4.5.3). */
function fillFooter(input: FooterInput): FooterConfig | undefined {
  const links = fillFooterLinks(input.links ?? []);
  if (links.length === 0 && input.logo === undefined && input.copyright === undefined) return undefined;
  return omitUndefined({
    style: input.style ?? 'dark',
    links,
    logo: input.logo && fillLogo(input.logo),
    copyright: input.copyright,
  });
}

function fillFooterLinks(links: NonNullable<FooterInput['links']>): FooterConfig['links'] {
  const columns: FooterColumn[] = [];
  const row: NavLink[] = [];
  for (const entry of links) {
    if (!('items' in entry)) row.push(fillLink(entry));
    else if (entry.items.length > 0) columns.push({ title: entry.title, items: entry.items.map(fillLink) });
  }
  return columns.length > 0 ? columns : row;
}

function fillLogo(input: LogoInput): Logo {
  return omitUndefined({
    src: input.src,
    srcDark: input.srcDark,
    alt: input.alt ?? '',
    href: input.href,
    width: input.width,
    height: input.height,
  });
}

/** Links without an address were left out by their check. */
function fillLink(input: LinkInput): NavLink {
  return { label: input.label, href: input.href ?? '/' };
}
