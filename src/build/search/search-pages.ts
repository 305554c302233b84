/** The pages that the search knows, each with what it says of itself and its text on demand. Pure but for the memo. */
import type { PageBody } from '../../model.ts';
import type { Facet, TextSection } from '../../search/manifest.ts';
import type { SearchRecord } from '../../search/protocol.ts';
import { encodePath, routeKey } from '../../urls.ts';
import { compareText } from '../../text.ts';
import type { Lazy } from '../memo/lazy.ts';
import type { Memo } from '../memo/memo.ts';
import type { Place } from '../model/neighbours.ts';
import { listQuotes } from './quotes.ts';
import { listRecords } from './records.ts';
import { extractSections, readSections } from './sections.ts';
import type { PageFacts } from './search-terms.ts';
import type { SiteLookup, SiteModel } from '../model/site-model.ts';
import type { CategoryFile } from '../model/category-file.ts';
import type { AskedPhrases } from './asked-list.ts';
import { markOf } from '../model/topics.ts';
import { escapeHtml } from '../parse/plain-text.ts';
import { findProducts, type MarkedProduct, productOf, type SiteProduct } from './products.ts';

/** A page of the search, before its text is looked at. */
export interface SearchPage {
  /** Source, or route where there is none: what the memo knows it by. */
  readonly id: string;
  /** Public path, base path included, percent-encoded. */
  readonly route: string;
  /** Label under which its hits are grouped: the innermost category around it (behaviours.md 6.10.1). */
  readonly category: string;
  /** Folder of the product that it belongs to. */
  readonly product: string | null;
  /** The product's name, or that of the outermost category; '' outside of all. */
  readonly group: string;
  /** It is the page of the product's category. */
  readonly isProductPage: boolean;
  readonly facts: PageFacts;
  readonly facet: Omit<Facet, 'pages'>;
  readonly sections: Lazy<readonly TextSection[]>;
  /** What it quotes word for word. */
  readonly quotes: Lazy<readonly string[]>;
}

/** A category's page has little to read: where a guide says the same, the guide is the answer. */
const LIST_WEIGHT = 0.8;

/** What a page without a category is grouped under (behaviours.md 6.10.1). */
const NO_CATEGORY = 'Documentation';

/** What the pages of the search are taken from. */
export interface SearchSource {
  readonly model: SiteModel;
  readonly lookup: SiteLookup;
  /** By source path. */
  readonly bodies: ReadonlyMap<string, Lazy<PageBody>>;
  /** By folder below `docs/`. */
  readonly categories: Readonly<Record<string, CategoryFile>>;
  /** Under which phrases customers ask for a guide, by its source path; nothing where nobody is to be answered. */
  readonly asked?: AskedPhrases;
  /** What customers want of every game, by the guides that answer it. */
  readonly needs?: AskedPhrases;
  /** Names of what no guide answers, as `keyOfName` has them. */
  readonly elsewhere?: readonly string[];
  /** Other versions of the guides, each with its own memory. */
  readonly others?: readonly (SearchSource & { readonly memo: Memo })[];
}

/**
 * Guides, category pages, plain pages and posts; what is a draft or unlisted is not searched, nor are lists, redirects
 * and the home page. Pages of one kind stand together, ordered by route, so that an edit moves none of them.
 */
export function listSearchPages(source: SearchSource, memo: Memo): readonly SearchPage[] {
  const all = [{ ...source, memo }, ...(source.others ?? [])].map((one) => ({
    one,
    products: listOwnProducts(one),
  }));
  const guides = all.flatMap(({ one, products }) => listGuides(one, products, one.memo));
  const categories = all.flatMap(({ one, products }) => listCategories(one, products, one.memo));
  const others = [...listPlainPages(source, memo), ...listPosts(source, memo)];
  return [guides, categories, others].flatMap((kind) => kind.toSorted(byRoute));
}

/** The games and tools of the site, ordered by folder; those of another version that the main one has not, behind them. */
export function listProducts(source: SearchSource): readonly MarkedProduct[] {
  const own = listOwnProducts(source);
  const known = new Set(own.map(({ id }) => id));
  const others = (source.others ?? []).flatMap(listOwnProducts).filter(({ id }) => {
    const isNew = !known.has(id);
    known.add(id);
    return isNew;
  });
  return [...own, ...others];
}

function listOwnProducts({ model, lookup, categories }: SearchSource): readonly MarkedProduct[] {
  const guides = model.docs.map(({ path, route, folder }) => ({
    address: addressOf(route, model),
    folder,
    labels: labelsOf(lookup.sidebarOf.get(path)?.places.get(routeKey(route))),
  }));
  return findProducts(guides, model.config.search.products, categories).map((product) => ({
    ...product,
    mark: markOf(product, lookup.topics),
  }));
}

/** Below the address of all guides; of a page that is none, below the base path. */
function addressOf(route: string, { config, docsRoot }: SiteModel): string {
  return route.slice(route.startsWith(docsRoot) ? docsRoot.length : config.base.length);
}

function byRoute(a: SearchPage, b: SearchPage): number {
  return compareText(a.route, b.route);
}

interface PageEntry {
  readonly id: string;
  readonly route: string;
  readonly title: string;
  readonly labels?: readonly string[];
  readonly keywords: readonly string[] | undefined;
  readonly description: string;
  readonly facet: SearchPage['facet'];
  readonly sections: Lazy<readonly TextSection[]>;
  readonly quotes: Lazy<readonly string[]>;
  readonly asked?: readonly string[];
  readonly needs?: readonly string[];
  readonly errors?: readonly string[];
}

function toSearchPage(page: PageEntry, model: SiteModel, products: readonly SiteProduct[] = []): SearchPage {
  const { config } = model;
  const labels = page.labels ?? [];
  const below = page.route.slice(config.base.length);
  const product = productOf(addressOf(page.route, model), labels, products);
  return {
    id: page.id,
    route: encodePath(page.route),
    category: labels.at(-1) ?? NO_CATEGORY,
    product: product?.id ?? null,
    group: product?.label ?? labels[0] ?? '',
    isProductPage: product !== undefined && labels.length === 1 && isOwnPage(page, product),
    facts: {
      title: page.title,
      place: [...labels, below.replace(`${config.docs.path}/`, '').replaceAll(/[/-]/g, ' ')],
      keywords: page.keywords ?? [],
      description: page.description,
      language: config.locale.name,
      asked: page.asked ?? [],
      needs: page.needs ?? [],
      names: product === undefined ? [] : [product.id, ...(product.aliases ?? [])],
      errors: page.errors ?? [],
    },
    facet: {
      ...page.facet,
      weight: page.facet.weight * weightOf(addressOf(page.route, model), product, config),
    },
    sections: page.sections,
    quotes: page.quotes,
  };
}

/** What the configuration says that its folder counts for: the innermost that is named. */
function weightOf(
  address: string,
  product: SiteProduct | undefined,
  { search: { weights } }: SiteModel['config'],
): number {
  for (let path = address; path !== ''; path = path.slice(0, Math.max(0, path.lastIndexOf('/'))))
    if (Object.hasOwn(weights, path)) return weights[path] ?? 1;
  const folder = product?.id ?? '';
  return (Object.hasOwn(weights, folder) ? weights[folder] : undefined) ?? 1;
}

/** The page of a category is no guide, or the guide that has the folder's address. */
function isOwnPage({ id, route }: PageEntry, product: SiteProduct): boolean {
  return id.startsWith('category:') || route.endsWith(`/${product.id}`);
}

function docsFacet({ config, version }: SiteModel): SearchPage['facet'] {
  return {
    weight: 1,
    language: config.locale.name,
    version: [version.name],
    docusaurus_tag: `docs-default-${version.name}`,
  };
}

function otherFacet({ config }: SiteModel): SearchPage['facet'] {
  return { weight: 1, language: config.locale.name, version: [], docusaurus_tag: 'default' };
}

function listGuides(
  { model, lookup, bodies, asked: allAsked = {}, needs: allNeeds = {} }: SearchSource,
  products: readonly SiteProduct[],
  memo: Memo,
): readonly SearchPage[] {
  const facet = docsFacet(model);
  return model.docs.flatMap((doc) => {
    if (doc.unlisted) return [];
    const { path, route, title, description } = doc;
    const labels = labelsOf(lookup.sidebarOf.get(path)?.places.get(routeKey(route)));
    const { keywords, asked = [], errors = [], search } = lookup.pages.get(path)?.settings ?? {};
    const sections = readPageText(path, title, bodies.get(path), memo);
    const quotes = readQuotes(path, bodies.get(path), memo);
    const phrases = { asked: [...asked, ...(allAsked[path] ?? [])], needs: allNeeds[path] ?? [], errors };
    const texts = { title, labels, keywords, description, ...phrases };
    const own = { ...facet, weight: facet.weight * (search?.rank ?? 1) };
    return [toSearchPage({ id: path, route, ...texts, facet: own, sections, quotes }, model, products)];
  });
}

function listCategories(
  { model, lookup }: SearchSource,
  products: readonly SiteProduct[],
  memo: Memo,
): readonly SearchPage[] {
  const facet = { ...docsFacet(model), weight: LIST_WEIGHT };
  return model.categoryPages.map(({ route, title, description, keywords, sidebar }) => {
    const labels = labelsOf(lookup.sidebars.get(sidebar)?.places.get(routeKey(route)));
    const id = `category:${route}`;
    const sections = fromHtml(id, title, escapeHtml(description), memo);
    const quotes = readQuotes(id, undefined, memo);
    const texts = { title, labels, keywords, description: '' };
    return toSearchPage({ id, route, ...texts, facet, sections, quotes }, model, products);
  });
}

function listPlainPages({ model, bodies }: SearchSource, memo: Memo): readonly SearchPage[] {
  const facet = otherFacet(model);
  return model.plainPages.flatMap(({ path, route, page, react }) => {
    if (routeKey(route) === routeKey(model.config.base) || page?.settings.unlisted === true) return [];
    const title = page?.title ?? react?.title ?? '';
    if (title === '') return [];
    const sections =
      react === undefined
        ? readPageText(path, title, bodies.get(path), memo)
        : fromHtml(path, title, react.html, memo);
    const description = page?.description ?? react?.description ?? '';
    const keywords = page?.settings.keywords;
    const quotes = readQuotes(path, bodies.get(path), memo);
    return [toSearchPage({ id: path, route, title, keywords, description, facet, sections, quotes }, model)];
  });
}

function listPosts({ model, lookup, bodies }: SearchSource, memo: Memo): readonly SearchPage[] {
  const facet = otherFacet(model);
  return model.posts.flatMap(({ path, route, title, draft, unlisted }) => {
    if (draft || unlisted) return [];
    const page = lookup.pages.get(path);
    const keywords = page?.settings.keywords;
    const description = page?.description ?? '';
    const sections = readPageText(path, title, bodies.get(path), memo);
    const quotes = readQuotes(path, bodies.get(path), memo);
    return [toSearchPage({ id: path, route, title, keywords, description, facet, sections, quotes }, model)];
  });
}

/** The categories around a page, outermost first; for a category's own page it is one of them. */
function labelsOf(place: Place | undefined): readonly string[] {
  return place?.breadcrumbs.slice(0, place.branch.length).map(({ label }) => label) ?? [];
}

const NO_BODY: PageBody = { segments: [], slots: [], codes: [] };

/** A page's sections: computed when its body or title changes, and read only by who needs the text. */
export function readPageText(
  id: string,
  title: string,
  body: Lazy<PageBody> | undefined,
  memo: Memo,
): Lazy<readonly TextSection[]> {
  return memo.defer('search-text', id, { body, title }, extractText);
}

function readQuotes(id: string, body: Lazy<PageBody> | undefined, memo: Memo): Lazy<readonly string[]> {
  return memo.defer('search-quotes', id, { body }, extractQuotes);
}

function extractQuotes({ body }: { readonly body: Lazy<PageBody> | undefined }): readonly string[] {
  return listQuotes(body?.read() ?? NO_BODY);
}

function extractText({
  body,
  title,
}: {
  readonly body: Lazy<PageBody> | undefined;
  readonly title: string;
}): readonly TextSection[] {
  return extractSections(body?.read() ?? NO_BODY, title);
}

function fromHtml(id: string, title: string, html: string, memo: Memo): Lazy<readonly TextSection[]> {
  return memo.defer('search-text', id, { html, title }, extractHtml);
}

function extractHtml({
  html,
  title,
}: {
  readonly html: string;
  readonly title: string;
}): readonly TextSection[] {
  return readSections(html, title);
}

/** Every section of the site as the hosted service stores it, in the order of the pages. */
export function listSiteRecords(pages: readonly SearchPage[], origin: string): readonly SearchRecord[] {
  return pages.flatMap(({ route, category, product, group, facts, facet, sections }) =>
    listRecords(
      {
        origin,
        route,
        title: facts.title,
        category,
        product,
        group,
        language: facet.language,
        version: facet.version,
        tag: facet.docusaurus_tag,
        keywords: facts.keywords,
        asked: facts.asked,
      },
      sections.read(),
    ),
  );
}
