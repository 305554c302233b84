/** The sitemap `wikimap.xml` (behaviours.md 5) and `opensearch.xml` (6.1.4). */
import type { SiteConfig } from '../../model.ts';
import { encodePath, isExternal, joinPath } from '../../urls.ts';
import type { LastChange } from '../../model.ts';
import type { RouteKind } from '../model/list-routes.ts';
import { OPEN_SEARCH_FILE, SITEMAP_FILE, type SitemapPart, splitSitemap } from '../model/own-files.ts';
import type { SiteLookup, SiteModel } from '../model/site-model.ts';
import { escapeXml } from './escape-xml.ts';

/** Addresses in these files must be absolute; a site that has not said its own is at home. */
export const HOME = 'http://localhost';

/** The same for every page (behaviours.md 5.1). */
const FREQUENCY = 'weekly';
const PRIORITY = '0.5';

/** Kinds of pages that search engines may list. */
const IS_LISTED: Readonly<Record<RouteKind, boolean>> = {
  home: true,
  doc: true,
  category: true,
  page: true,
  'blog-list': true,
  'blog-post': true,
  tags: false,
  tag: false,
  search: false,
  'not-found': false,
  redirect: false,
  gone: false,
};

/** A text file of the site. */
interface TextOf {
  /** Relative to the base. */
  readonly file: string;
  readonly content: () => string;
}

/**
 * The sitemap with every page that search engines may list: no tags, search, redirects, drafts or unlisted pages. Of more
 * addresses than one sitemap may hold several, and the list of them, which comes last.
 */
export function listWikimaps(
  model: SiteModel,
  lookup: SiteLookup,
  history: ReadonlyMap<string, LastChange> | undefined,
): readonly TextOf[] {
  const routes = listRoutes(model);
  const parts = splitSitemap(routes.length);
  const files = parts.map(({ file, from, to }) => ({
    file,
    content: () => writeWikimap(routes.slice(from, to), model, lookup, history),
  }));
  if (files.length === 1) return files;
  return [...files, { file: SITEMAP_FILE, content: () => writeIndex(parts, model.config) }];
}

function listRoutes(model: SiteModel): SiteModel['routes'] {
  const unlisted = new Set(
    [...model.docs, ...model.posts].filter((page) => page.unlisted).map((page) => page.route),
  );
  for (const page of model.plainPages) if (page.page?.settings.unlisted === true) unlisted.add(page.route);
  return model.routes.filter(({ path, kind }) => IS_LISTED[kind] && !unlisted.has(path));
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function writeWikimap(
  routes: SiteModel['routes'],
  { config }: SiteModel,
  { pages }: SiteLookup,
  history: ReadonlyMap<string, LastChange> | undefined,
): string {
  const origin = config.url || HOME;
  const urls = routes.map(({ path, source }) => {
    const changed = lastModified(source, pages, history);
    const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
    return `<url><loc>${escapeXml(origin + encodePath(path))}</loc>${lastmod}<changefreq>${FREQUENCY}</changefreq><priority>${PRIORITY}</priority></url>`;
  });
  return `${HEAD}\n<urlset xmlns="${SCHEMA}">\n${urls.join('\n')}\n</urlset>\n`;
}

function writeIndex(parts: readonly SitemapPart[], { url, base }: SiteConfig): string {
  const maps = parts.map(
    ({ file }) => `<sitemap><loc>${escapeXml((url || HOME) + base + file)}</loc></sitemap>`,
  );
  return `${HEAD}\n<sitemapindex xmlns="${SCHEMA}">\n${maps.join('\n')}\n</sitemapindex>\n`;
}

/** The front matter's date, else that of the last commit, as `YYYY-MM-DD` in UTC. */
function lastModified(
  source: string | undefined,
  pages: SiteLookup['pages'],
  history: ReadonlyMap<string, LastChange> | undefined,
): string | undefined {
  if (source === undefined) return undefined;
  const page = pages.get(source.replace(/^content\//, ''));
  return (page?.settings.lastUpdate?.date ?? history?.get(source)?.date)?.slice(0, 10);
}

/**
 * Lets crawlers in and, once the site has said its address, shows them the sitemap (behaviours.md 5.8). Also pages that
 * no search engine shall list must be read: what they tell crawlers stands in their heads.
 */
export function buildRobots({ url, base, noIndex }: SiteConfig): string {
  const sitemap = url === '' || noIndex ? '' : `\nSitemap: ${url}${base}${SITEMAP_FILE}\n`;
  return `User-agent: *\nAllow: /\n${sitemap}`;
}

/** Lets a browser search the site from its address bar. `favicon` is the public path of the site's icon. */
export function buildOpenSearch({ config }: SiteModel, favicon: string): string {
  const origin = config.url || HOME;
  const search = `${origin}${joinPath(config.base, config.search.path)}?q={searchTerms}`;
  const image = isExternal(favicon)
    ? favicon
    : origin + (favicon.startsWith(config.base) ? favicon : joinPath(config.base, favicon));
  // The standard allows a short name of 16 characters.
  const name = [...config.title].slice(0, 16).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/" xmlns:moz="http://www.mozilla.org/2006/browser/search/">
<ShortName>${escapeXml(name)}</ShortName>
<Description>${escapeXml(`Search ${config.title}`)}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Image width="16" height="16">${escapeXml(image)}</Image>
<Url type="text/html" method="get" template="${escapeXml(search)}"/>
<Url type="application/opensearchdescription+xml" rel="self" template="${escapeXml(`${origin}${config.base}${OPEN_SEARCH_FILE}`)}"/>
<moz:SearchForm>${escapeXml(origin + config.base)}</moz:SearchForm>
</OpenSearchDescription>
`;
}
