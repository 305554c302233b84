/** The files of a site. */
import type { SidebarItem } from '../../model.ts';
import { listTopCategories, renderBranches } from '../../render/render-sidebar.tsx';
import { listSearchOrigins } from '../../search/hosted-hosts.ts';
import { type EmitFile, lazyFile, makeTextFile, textFile } from '../emit/emit-file.ts';
import type { HostRules } from '../emit/host-text.ts';
import { renderHostFiles, securityHeaders } from '../emit/host-rules.ts';
import type { Lazy } from '../memo/lazy.ts';
import type { Memo } from '../memo/memo.ts';
import { fileOfRoute } from '../model/routes.ts';
import type { SiteLookup, SiteModel } from '../model/site-model.ts';
import { hasLlms, LLMS_FILE, OPEN_SEARCH_FILE } from '../model/own-files.ts';
import type { Topics } from '../model/topics.ts';
import { assetFiles, staticFiles } from '../read/asset-files.ts';
import type { SiteParts } from '../read/read-site.ts';
import { listTwins } from '../views/doc-twin.ts';
import type { PageSource } from '../views/page-kind.ts';
import { styleSheetFile, styleSheetText } from '../views/head-view.ts';
import type { SitePage } from '../views/page-kinds.ts';
import { branchesFileOf, isLargeSidebar } from '../views/sidebar-text.ts';
import { findFavicon, shareOwnAssets } from './chrome.ts';
import { listFeeds } from './feeds.ts';
import { buildLlms } from './llms.ts';
import type { Site, UnderstoodSite } from './site.ts';
import { buildOpenSearch, buildRobots, listWikimaps } from './wikimap.ts';

/** Crawlers look for it at the top of a host only (RFC 9309, 2.3). */
const ROBOTS = 'robots.txt';

/** Assets, static files, helpsite's own, guides as Markdown, style sheets, sidebars, the sitemap, and the rules for hosts. Made when asked for. */
export function listSiteFiles(
  parts: SiteParts,
  { model, lookup, assets, withheld }: UnderstoodSite,
  pages: readonly SitePage[],
  source: PageSource,
): readonly EmitFile[] {
  const { memo } = source;
  const { root, discovered, facts, history } = parts;
  const own = shareOwnAssets(parts, memo);
  const { base } = model.config;
  const owned = base.slice(1);
  const statics = staticFiles(root, discovered.files, base, withheld);
  const taken = new Set(statics.map(({ file }) => file.toLowerCase()));
  const isStatic = (file: string): boolean => taken.has(file.toLowerCase());
  return [
    ...own.files,
    ...assetFiles(root, assets.values(), facts, withheld),
    ...styleSheets(pages, owned),
    ...branchesFiles(model, lookup, memo),
    ...statics,
    ...(model.config.noIndex
      ? []
      : listWikimaps(model, lookup, history).map(({ file, content }) =>
          makeTextFile(owned + file, 'text', content),
        )),
    ...listTwins(source).flatMap(({ file, open }) => (isStatic(file) ? [] : [lazyFile(file, 'asset', open)])),
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

/** Every file of a site: its pages and its search index, too. */
export function listAllFiles({ files, pages, searchFiles }: Site): readonly EmitFile[] {
  const written = pages.map((page) => lazyFile(page.file, 'page', () => page.html));
  return [...files, ...written, ...searchFiles()];
}

/** Headers, caching and redirects, which web servers are told in their own words. */
export function hostRulesOf({ config, redirects, gone }: SiteModel): HostRules {
  return {
    base: config.base,
    redirects: redirects.flatMap(({ from, to, isOwnPage }) => (isOwnPage === true ? [] : [{ from, to }])),
    gone: gone.map(({ route }) => ({ route, page: `/${fileOfRoute(route, config.trailingSlash)}` })),
    hashedPaths: ['assets'],
    headers: securityHeaders({ connect: listSearchOrigins(config.search) }),
  };
}

function hostFiles(model: SiteModel): readonly EmitFile[] {
  return renderHostFiles(hostRulesOf(model)).map(({ file, content }) =>
    textFile(file, 'text', String(content)),
  );
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
function branchesFiles({ config, ...model }: SiteModel, lookup: SiteLookup, memo: Memo): readonly EmitFile[] {
  const names = model.sidebars.map(({ name }) => name);
  const { aliases, groups } = lookup.topics;
  const leadsOn = groups.length > 0;
  const fileOf = (name: string, part: string | undefined, open: () => Lazy<string>): EmitFile =>
    lazyFile(config.base.slice(1) + branchesFileOf(name, names, part), 'asset', open);
  return model.sidebars.flatMap(({ name, items }) => {
    const index = lookup.sidebars.get(name);
    if (index === undefined || !isLargeSidebar(index))
      return [
        fileOf(name, undefined, () =>
          memo.defer('branches', name, { items, aliases, leadsOn }, writeBranches),
        ),
      ];
    const also = fileOf(name, 'also', () => memo.defer('branches', name, { aliases }, writeAliases));
    const parts = listTopCategories(items).map(({ position, item }) =>
      fileOf(name, String(position), () =>
        memo.defer('branches', `${name} ${position}`, { item, position, leadsOn }, writeBranch),
      ),
    );
    return [...parts, also];
  });
}

function writeBranches({
  items,
  aliases,
  leadsOn,
}: {
  readonly items: readonly SidebarItem[];
  readonly aliases: Topics['aliases'];
  readonly leadsOn: boolean;
}): string {
  return JSON.stringify({ ...renderBranches(items, { leadsOn }), ...alsoOf(aliases) });
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

function writeAliases({ aliases }: { readonly aliases: Topics['aliases'] }): string {
  return JSON.stringify(alsoOf(aliases));
}

function alsoOf(aliases: Topics['aliases']): { readonly also?: Topics['aliases'] } {
  return Object.keys(aliases).length === 0 ? {} : { also: aliases };
}
