/** `<head>` of each kind of page (behaviours.md 1.12, 2.8.8, 6.1.2). */
import type { Breadcrumb, Page, SiteConfig, StyleRule } from '../../model.ts';
import type { FeedLink, HeadView } from '../../render/view.ts';
import { encodePath, isExternal, joinPath } from '../../urls.ts';
import { fnv1a } from '../../fnv.ts';

interface HeadInputs {
  readonly config: SiteConfig;
  readonly route: string;
  readonly title: string;
  readonly description: string;
  readonly isDocs?: boolean;
  readonly listTag?: string;
  readonly robots?: string;
  readonly image?: string;
  readonly keywords?: readonly string[];
  readonly breadcrumbs?: readonly Breadcrumb[];
  readonly jsonLd?: readonly object[];
  readonly styles?: readonly StyleRule[];
  readonly feeds?: readonly FeedLink[];
  /** Address of the same text as Markdown. */
  readonly markdown?: string | undefined;
}

/** Everything in the `head` that differs from page to page. */
export function buildHead(inputs: HeadInputs): HeadView {
  const { config, route, title, description } = inputs;
  const isHidden = config.noIndex || (inputs.isDocs === true && config.version.noIndex === true);
  const robots = isHidden ? 'noindex, nofollow' : inputs.robots;
  const image = inputs.image ?? config.image;
  const jsonLd = [
    ...(inputs.breadcrumbs === undefined ? [] : describeBreadcrumbs(inputs.breadcrumbs, config)),
    ...(inputs.jsonLd ?? []),
  ];
  const { styles = [], feeds = [] } = inputs;
  return {
    title: documentTitle(title, config.title),
    description,
    ...(config.url === '' ? {} : { canonical: config.url + encodePath(route) }),
    ...(robots === undefined ? {} : { robots }),
    ...(image === undefined ? {} : { image: absolute(image, config) }),
    ...(inputs.keywords === undefined ? {} : { keywords: inputs.keywords }),
    jsonLd: jsonLd.map(serialise),
    ...(feeds.length === 0 ? {} : { feeds }),
    ...(inputs.markdown === undefined ? {} : { markdown: inputs.markdown }),
    searchTags: searchTags(config, inputs.isDocs === true, inputs.listTag),
    styles: styles.length === 0 ? [] : [joinPath(config.base, styleSheetFile(styles))],
  };
}

/** `{page} | {site}`; just the site where the page says nothing of its own (behaviours.md 1.12.5). */
export function documentTitle(title: string, siteTitle: string): string {
  return title.trim() === '' || title === siteTitle ? siteTitle : `${title} | ${siteTitle}`;
}

function absolute(href: string, config: SiteConfig): string {
  return isExternal(href)
    ? href
    : config.url + (href.startsWith(config.base) ? href : joinPath(config.base, href));
}

/** Twice each: for the hosted service's crawler, and by the names that the original's theme reads (behaviours.md 6.1.2). */
function searchTags(
  config: SiteConfig,
  isDocs: boolean,
  listTag: string | undefined,
): Readonly<Record<string, string>> {
  const { version, locale } = config;
  const tag = listTag ?? (isDocs ? `docs-default-${version.name}` : 'default');
  return {
    docusaurus_locale: locale.name,
    'docsearch:language': locale.name,
    ...(isDocs ? { docusaurus_version: version.name } : {}),
    docusaurus_tag: tag,
    ...(isDocs ? { 'docsearch:version': version.name } : {}),
    'docsearch:docusaurus_tag': tag,
  };
}

/** Crumbs that lead somewhere, numbered from 1 (behaviours.md 2.8.8). */
function describeBreadcrumbs(breadcrumbs: readonly Breadcrumb[], config: SiteConfig): object[] {
  const linked = breadcrumbs.filter((crumb) => crumb.href !== undefined);
  if (linked.length === 0) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: linked.map((crumb, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: crumb.label,
        item: config.url + encodePath(crumb.href ?? ''),
      })),
    },
  ];
}

/** JSON inside `<script>`: no `<` may end it. */
function serialise(document: object): string {
  return JSON.stringify(document)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** A page's own style sheet, named by its classes: pages with the same styles share it. */
export function styleSheetFile(rules: readonly StyleRule[]): string {
  const names = rules.map((rule) => rule.className.slice(2)).toSorted();
  // A long list is folded into one short name.
  const name = names.join('-');
  return `assets/page-${/^[\w-]{0,60}$/.test(name) ? name : fold(name)}.css`;
}

/** Two hashes, because names of one hash would meet on a site of some ten thousand such pages. */
function fold(text: string): string {
  const first = fnv1a(text);
  return first.toString(36) + fnv1a(text, first).toString(36);
}

/** Rules made of `style` attributes, as CSS. */
export function styleSheetText(rules: readonly StyleRule[]): string {
  return rules
    .toSorted((a, b) => (a.className < b.className ? -1 : 1))
    .map(({ className, declarations }) => `.${className}{${declarations}}`)
    .join('');
}

/** What robots are told of a page that is not listed (behaviours.md 2.5.3). */
export function robotsOf(page: Pick<Page, 'settings'> | undefined): { robots?: string } {
  return page?.settings.unlisted === true ? { robots: 'noindex, nofollow' } : {};
}
