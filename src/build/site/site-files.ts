/** The files of a site. */
import type { SidebarItem } from '../../model.ts';
import { listTopCategories, renderBranches } from '../../render/render-sidebar.tsx';
import { type EmitFile, lazyFile, makeTextFile, textFile } from '../emit/emit-file.ts';
import type { HostRules } from '../emit/host-text.ts';
import { listHashedPaths } from '../emit/cache-rules.ts';
import { renderHostFiles, securityHeaders } from '../emit/host-rules.ts';
import { listPolicySources } from '../emit/policy-sources.ts';
import { listErrorFiles } from '../errors/error-files.ts';
import type { Lazy } from '../memo/lazy.ts';
import type { Memo } from '../memo/memo.ts';
import { fileOfRoute } from '../model/routes.ts';
import type { SiteModel } from '../model/site-model.ts';
import { hasLlms, LLMS_FILE, OPEN_SEARCH_FILE } from '../model/own-files.ts';
import type { Topics } from '../model/topics.ts';
import { assetFiles, staticFiles } from '../read/asset-files.ts';
import { copyFiles } from '../read/picture-copies.ts';
import type { SiteParts } from '../read/read-site.ts';
import { listTwins } from '../views/doc-twin.ts';
import type { PageSource } from '../views/page-kind.ts';
import { styleSheetFile, styleSheetText } from '../views/head-view.ts';
import type { SitePage } from '../views/page-kinds.ts';
import { branchesFileOf, isLargeSidebar, type TopicsInputs, topicLists } from '../views/sidebar-text.ts';
import { findFavicon, shareOwnAssets } from './chrome.ts';
import { listFeeds } from './feeds.ts';
import { buildLlms } from './llms.ts';
import { shareOwnHead, sharePageStyles } from './own-head.ts';
import type { Site, UnderstoodEdition } from './site.ts';
import { buildOpenSearch, buildRobots, listWikimaps } from './wikimap.ts';

/** Crawlers look for it at the top of a host only (RFC 9309, 2.3). */
const ROBOTS = 'robots.txt';

/** An edition with its pages. */
interface Made {
  readonly edition: UnderstoodEdition<SiteParts>;
  readonly source: PageSource;
  readonly pages: readonly SitePage[];
}

/** What each edition has (the main one is the first), static files, helpsite's own, the sitemap, and the rules for hosts. Made when asked for. */
export function listSiteFiles(all: readonly [Made, ...Made[]]): readonly EmitFile[] {
  const [{ edition, source }] = all;
  const { parts, model, lookup, withheld, memo } = edition;
  const { root, discovered } = parts;
  const own = shareOwnAssets(parts, memo);
  const { base } = model.config;
  const owned = base.slice(1);
  const statics = staticFiles(root, discovered.files, base, withheld);
  const taken = new Set(statics.map(({ file }) => file.toLowerCase()));
  const isStatic = (file: string): boolean => taken.has(file.toLowerCase());
  return [
    ...own.files,
    ...ownStyle(parts, memo),
    ...eachOnce(all.flatMap((one) => listEditionFiles(one, isStatic))),
    ...listErrorFiles(source.errors, owned),
    ...statics,
    ...(model.config.noIndex
      ? []
      : listWikimaps(all.map((one) => one.source)).map(({ file, content }) =>
          makeTextFile(owned + file, 'text', content),
        )),
    ...(hasLlms(model.config) && !isStatic(owned + LLMS_FILE)
      ? [makeTextFile(owned + LLMS_FILE, 'text', () => buildLlms(model, lookup))]
      : []),
    // Pages name it and the feeds: they must be there before them.
    makeTextFile(owned + OPEN_SEARCH_FILE, 'asset', () => buildOpenSearch(model, findFavicon(parts, own))),
    ...listFeeds(model, lookup).map(({ file, content }) => makeTextFile(owned + file, 'asset', content)),
    // At the top of a host a file of the writer's own comes first.
    ...(isStatic(ROBOTS) ? [] : [makeTextFile(ROBOTS, 'text', () => buildRobots(model.config))]),
    ...hostFiles(model),
  ];
}

/** What has one name is the same: of two editions, or of two folders with one picture. */
function eachOnce(files: readonly EmitFile[]): readonly EmitFile[] {
  return [...new Map(files.map((file) => [file.file, file])).values()];
}

/** The path of a source in an edition → the path at which its file lies. */
function diskOf({ sourceOf, parts }: UnderstoodEdition<SiteParts>): (path: string) => string {
  return (path) => parts.diskOf?.(sourceOf(path)) ?? sourceOf(path);
}

/** Assets, smaller copies of pictures, style sheets, sidebars and guides as Markdown: what pages of an edition name. */
function listEditionFiles(
  { edition, pages, source }: Made,
  isStatic: (file: string) => boolean,
): readonly EmitFile[] {
  const { parts, model, assets, withheld } = edition;
  return [
    ...assetFiles(parts.root, assets.values(), parts.facts, { withheld, sourceOf: diskOf(edition) }),
    ...copyFiles(assets.values(), parts.pictures, withheld),
    ...styleSheets(pages, model.config.base.slice(1)),
    ...branchesFiles(source),
    ...listTwins(source).flatMap(({ file, open }) => (isStatic(file) ? [] : [lazyFile(file, 'asset', open)])),
  ];
}

/** Every file of a site: its pages and its search index, too. */
export function listAllFiles({ files, pages, searchFiles }: Site): readonly EmitFile[] {
  const written = pages.map((page) => lazyFile(page.file, 'page', () => page.html));
  return [...files, ...written, ...searchFiles()];
}

/** Headers, caching and redirects, which web servers are told in their own words. */
export function hostRulesOf({ config, redirects, gone }: SiteModel): HostRules {
  const languages = config.locales.map(({ path }) => path);
  return {
    base: config.base,
    redirects: redirects.flatMap(({ from, to, isOwnPage }) => (isOwnPage === true ? [] : [{ from, to }])),
    gone: gone.map(({ route }) => ({ route, page: `/${fileOfRoute(route, config.trailingSlash)}` })),
    hashedPaths: listHashedPaths(languages),
    ...(languages.length === 0 ? {} : { languages }),
    headers: securityHeaders(listPolicySources(config)),
  };
}

function hostFiles(model: SiteModel): readonly EmitFile[] {
  return renderHostFiles(hostRulesOf(model)).map(({ file, content }) =>
    textFile(file, 'text', String(content)),
  );
}

/** The style sheet that all of the site's own make together, and those of React pages. */
function ownStyle(parts: SiteParts, memo: Memo): readonly EmitFile[] {
  const { style } = shareOwnHead(parts, memo);
  const sheets = [...(style === undefined ? [] : [style]), ...sharePageStyles(parts, memo).files];
  const owned = parts.settings.config.base.slice(1);
  const files = sheets.map(({ file, text }) => [owned + file, text] as const);
  return [...new Map(files)].map(([file, text]) => textFile(file, 'asset', text));
}

/** Style sheets made of the `style` attributes in guides; pages with the same ones share a file. */
function styleSheets(pages: readonly SitePage[], owned: string): readonly EmitFile[] {
  const sheets = pages
    .filter(({ styles }) => styles.length > 0)
    .map(({ styles }) => [owned + styleSheetFile(styles), styles] as const);
  return [...new Map(sheets)].map(([file, styles]) => textFile(file, 'asset', styleSheetText(styles)));
}

/**
 * From one for each sidebar the browser fills in the categories that a page does not print, and knows other names of topics. Of a
 * large one the names stand in a file of their own, and so does each category at the top.
 */
function branchesFiles({ model, lookup, chrome, memo }: PageSource): readonly EmitFile[] {
  const { aliases, groups } = lookup.topics;
  const { base, words } = model.config;
  const leadsOn = groups.length > 0;
  const sprite = chrome.assets.icons;
  const shared = { groups, sprite, base, ...(words === undefined ? {} : { words }) };
  const moreOf = (isLarge: boolean): MoreInputs => ({
    aliases,
    ...(leadsOn ? { topics: { ...shared, isLarge } } : {}),
  });
  const fileOf = (name: string, part: string | undefined, open: () => Lazy<string>): EmitFile =>
    lazyFile(model.config.base.slice(1) + branchesFileOf(name, model, part), 'asset', open);
  return model.sidebars.flatMap(({ name, items }) => {
    const index = lookup.sidebars.get(name);
    if (index === undefined || !isLargeSidebar(index))
      return [
        fileOf(name, undefined, () =>
          memo.defer('branches', name, { items, ...moreOf(false), leadsOn }, writeBranches),
        ),
      ];
    const also = fileOf(name, 'also', () => memo.defer('branches', name, moreOf(true), writeMore));
    const parts = listTopCategories(items).map(({ position, item }) =>
      fileOf(name, String(position), () =>
        memo.defer('branches', `${name} ${position}`, { item, position, leadsOn }, writeBranch),
      ),
    );
    return [...parts, also];
  });
}

/** What is in the file beside the categories. */
type MoreInputs = { readonly aliases: Topics['aliases']; readonly topics?: TopicsInputs };

function writeBranches({
  items,
  leadsOn,
  ...more
}: MoreInputs & { readonly items: readonly SidebarItem[]; readonly leadsOn: boolean }): string {
  return JSON.stringify({ ...renderBranches(items, { leadsOn }), ...listMore(more) });
}

/** One category at the top, with those in it, at the positions that they have in the whole. */
function writeBranch({
  item,
  position,
  leadsOn,
}: {
  readonly item: SidebarItem;
  readonly position: number;
  readonly leadsOn: boolean;
}): string {
  const own = Object.entries(renderBranches([item], { leadsOn }));
  return JSON.stringify(
    Object.fromEntries(own.map(([at, html]) => [at.replace(/^0/, String(position)), html])),
  );
}

function writeMore(more: MoreInputs): string {
  return JSON.stringify(listMore(more));
}

function listMore({ aliases, topics }: MoreInputs): {
  readonly also?: Topics['aliases'];
  readonly topics?: string;
} {
  return {
    ...(Object.keys(aliases).length === 0 ? {} : { also: aliases }),
    ...(topics === undefined ? {} : { topics: topicLists(topics) }),
  };
}
