/** Links and pictures that the configuration names and the site does not have. Pure. */
import type { Diagnostic, Location, NavLink, RuleCode, SiteConfig } from '../../model.ts';
import { decodePath, isExternal, joinPath, splitHref } from '../../urls.ts';
import { escapePattern } from '../../text.ts';
import { closest } from '../problems/did-you-mean.ts';
import { checkLoaded } from '../problems/loaded-address.ts';
import { checkGroups } from './check-groups.ts';
import { createQuotedFinder } from './find-quoted.ts';
import type { SiteLookup } from './site-model.ts';
import { routeLookupKey, type Targets } from './targets.ts';
import { positionOf } from '../problems/position-of.ts';

interface ConfigText {
  /** Relative to the root. */
  readonly file: string;
  readonly text: string;
}

/**
 * Warnings for the navigation and its groups, the footer and the pictures; `texts` are the configuration's files, in which the values
 * are found. Links of the home page are not checked: those to guides that are not there are left out of it.
 */
export function checkConfigLinks(
  config: SiteConfig,
  { targets, topics }: Pick<SiteLookup, 'targets' | 'topics'>,
  texts: readonly ConfigText[],
): Diagnostic[] {
  const { navigation, footer, logo, favicon, image, docs } = config;
  const footerLinks = (footer?.links ?? []).flatMap((entry): readonly NavLink[] =>
    'items' in entry ? entry.items : [entry],
  );
  const hrefs = [...(navigation.promo ? [navigation.promo] : []), ...linksOf(navigation), ...footerLinks].map(
    ({ href }) => href,
  );
  const links = [...hrefs, logo?.href, footer?.logo?.href].filter((href) => href !== undefined);
  const pictures = [
    logo?.src,
    logo?.srcDark,
    footer?.logo?.src,
    footer?.logo?.srcDark,
    favicon,
    image,
    ...navigation.links.flatMap(({ icon, iconDark }) => [icon, iconDark]),
  ].filter((src) => src !== undefined);
  const locate = (value: string) => locateIn(texts, value);
  // Networks fetch the picture of a link themselves; the others are loaded by every page.
  const loaded = pictures.filter((src) => src !== image && isExternal(src));
  return [
    ...links.flatMap((href) => checkLink(href, targets, locate)),
    ...pictures.flatMap((src) => checkPicture(src, targets, locate)),
    ...loaded.flatMap((src): Diagnostic[] => {
      const problem = checkLoaded('picture', src);
      const at = locate(src);
      return problem === undefined ? [] : [{ ...problem, ...(at === undefined ? {} : { at }) }];
    }),
    ...checkLanding(docs.landing, targets, locate),
    ...checkGroups(topics, locate),
    ...checkProducts(config, targets, texts),
  ];
}

/** Every address that the configuration links to, as typed: navigation, footer, home page. */
export function listConfigLinks({ navigation, footer, home, search }: SiteConfig): readonly string[] {
  const columns = (footer?.links ?? []).flatMap((entry): readonly NavLink[] =>
    'items' in entry ? entry.items : [entry],
  );
  const promo = navigation.promo === undefined ? [] : [navigation.promo];
  const links = [...promo, ...linksOf(navigation), ...columns, ...home.tasks, ...home.support];
  const guide = search.contactGuide === undefined ? [] : [search.contactGuide];
  return [...links.map(({ href }) => href), ...guide, ...home.columns.flatMap(({ items }) => items)];
}

/** The links of the header and of its menus. */
function linksOf({ links }: SiteConfig['navigation']): readonly NavLink[] {
  return links.flatMap(({ label, href, items = [] }) => [
    ...(href === undefined ? [] : [{ label, href }]),
    ...items,
  ]);
}

/** Where a value stands in quotes in the configuration's files. */
export function locateIn(texts: readonly ConfigText[], value: string): Location | undefined {
  for (const { file, text } of texts) {
    const at = createQuotedFinder(text, file)(value);
    if (at.length !== undefined) return at;
  }
  return undefined;
}

type Locate = (value: string) => Location | undefined;

/** The path of a link or picture below the base; undefined for what leaves the site. */
function pathOf(href: string, base: string): string | undefined {
  if (isExternal(href) || href.startsWith('#')) return undefined;
  const path = decodePath(splitHref(href).path);
  return path.startsWith(base) || `${path}/` === base ? path : joinPath(base, path);
}

function checkLink(href: string, targets: Targets, locate: Locate): Diagnostic[] {
  const path = pathOf(href, targets.base);
  if (
    path === undefined ||
    targets.byRoute.get(routeLookupKey(path))?.draft === false ||
    hasFile(path, targets)
  )
    return [];
  const meant = closest(
    path,
    [...targets.byRoute.values()].map(({ route }) => route),
    3,
  );
  const hint = meant === undefined ? 'Check the path, or remove the link.' : `Did you mean "${meant}"?`;
  return [
    {
      ...warn('config/missing-page', `No page at "${href}"`, locate(href), hint),
      missing: { routes: [path] },
    },
  ];
}

function checkPicture(src: string, targets: Targets, locate: Locate): Diagnostic[] {
  const path = pathOf(src, targets.base);
  if (path === undefined || hasFile(path, targets)) return [];
  const hint = 'Put the file into content/static, and write its path from there.';
  return [
    {
      ...warn('config/missing-file', `No picture at "${src}"`, locate(src), hint),
      missing: { paths: [fileOf(path, targets.base)] },
    },
  ];
}

function checkLanding(landing: string | undefined, targets: Targets, locate: Locate): Diagnostic[] {
  if (
    landing === undefined ||
    [...targets.byPath.keys()].some((path) => path.replace(/^docs\/|\.mdx?$/g, '') === landing)
  )
    return [];
  const path = pathOf(landing, targets.root);
  if (path === undefined || targets.byRoute.has(routeLookupKey(path))) return [];
  return [
    warn(
      'config/missing-page',
      `No guide at "${landing}"`,
      locate(landing),
      'Write the path of a guide below content/docs, without .md.',
    ),
  ];
}

/** Products are the first folders of addresses: one without a guide is mistyped, or was moved. */
function checkProducts(
  { base, docs, search }: SiteConfig,
  targets: Targets,
  texts: readonly ConfigText[],
): Diagnostic[] {
  if (search.products === 'auto') return [];
  const root = joinPath(base, docs.path, '/');
  const folders = new Set(
    [...targets.byRoute.values()].flatMap(({ route }) =>
      route.startsWith(root) && route.slice(root.length).includes('/')
        ? [route.slice(root.length).split('/')[0] ?? '']
        : [],
    ),
  );
  return Object.keys(search.products).flatMap((name): Diagnostic[] => {
    if (folders.has(name)) return [];
    const meant = closest(name, [...folders]);
    const hint =
      meant === undefined
        ? 'Write the name of a folder in content/docs, or delete the entry.'
        : `Did you mean "${meant}"?`;
    return [
      warn(
        'config/missing-page',
        `No guide lies in the folder "${name}", which "products" names`,
        locateKey(texts, name),
        hint,
      ),
    ];
  });
}

/** Where a key stands in the configuration's files. */
function locateKey(texts: readonly ConfigText[], key: string): Location | undefined {
  const pattern = new RegExp(`(?<![\\w$.-])(["']?)${escapePattern(key)}\\1\\s*:`);
  for (const { file, text } of texts) {
    const found = pattern.exec(text);
    if (found !== null) return { file, ...positionOf(text, found.index), length: found[0].length - 1 };
  }
  return undefined;
}

function hasFile(path: string, targets: Targets): boolean {
  return targets.files.has(fileOf(path, targets.base));
}

/** The static file at an address. */
function fileOf(path: string, base: string): string {
  return joinPath('static', path.slice(base.length - 1));
}

function warn(code: RuleCode, message: string, at: Location | undefined, hint: string): Diagnostic {
  return { severity: 'warning', code, message, ...(at === undefined ? {} : { at }), hint };
}
