/** The sitemap `wikimap.xml` (behaviours.md 5) and `opensearch.xml` (6.1.4). */
import type { SiteConfig } from '../../model.ts';
import { encodePath, isExternal, joinPath } from '../../urls.ts';
import type { LastChange } from '../../model.ts';
import { isOfDocs, type RouteKind } from '../model/list-routes.ts';
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
  'blog-tags': false,
  'blog-authors': false,
  'blog-group': false,
  tags: false,
  tag: false,
  errors: true,
  search: false,
  ask: false,
  'not-found': false,
  redirect: false,
  gone: false,
};

/** What of an edition is in the sitemap. */
interface Mapped {
  readonly model: SiteModel;
  readonly lookup: SiteLookup;
  readonly history: ReadonlyMap<string, LastChange> | undefined;
}

/** A text file of the site. */
interface TextOf {
  /** Relative to the base. */
  readonly file: string;
  readonly content: () => string;
}

/**
 * The sitemap with every page of these editions that search engines may list: no tags, search, redirects, drafts or unlisted
 * pages. Of more addresses than one sitemap may hold several, and the list of them, which comes last.
 */
export function listWikimaps(editions: readonly Mapped[]): readonly TextOf[] {
  const routes = editions.flatMap((edition) =>
    listRoutes(edition.model).map((route) => ({ edition, route })),
  );
  const config = editions[0]?.model.config;
  const parts = splitSitemap(routes.length);
  const files = parts.map(({ file, from, to }) => ({
    file,
    content: () => writeWikimap(routes.slice(from, to)),
  }));
  if (files.length === 1 || config === undefined) return files;
  return [...files, { file: SITEMAP_FILE, content: () => writeIndex(parts, config) }];
}

function listRoutes(model: SiteModel): SiteModel['routes'] {
  const unlisted = new Set(
    [...model.docs, ...model.posts].filter((page) => page.unlisted).map((page) => page.route),
  );
  for (const page of model.plainPages) if (page.page?.settings.unlisted === true) unlisted.add(page.route);
  const isHidden = model.config.version.noIndex === true;
  return model.routes.filter(
    ({ path, kind }) => IS_LISTED[kind] && !unlisted.has(path) && !(isHidden && isOfDocs(kind)),
  );
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function writeWikimap(
  routes: readonly { readonly edition: Mapped; readonly route: SiteModel['routes'][number] }[],
): string {
  const urls = routes.map(({ edition: { model, lookup, history }, route: { path, source } }) => {
    const origin = model.config.url || HOME;
    const { pages } = lookup;
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
export function buildRobots({ url, base, locales, noIndex }: SiteConfig): string {
  const bases = [base, ...locales.map(({ path }) => joinPath(base, path, '/'))];
  const lines = bases.map((own) => `Sitemap: ${url}${own}${SITEMAP_FILE}\n`);
  const sitemap = url === '' || noIndex ? '' : `\n${lines.join('')}`;
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
