/** What each page counts for before a word of it is looked at. Pure. */
import type { Facet, Product, SearchManifest } from './manifest.ts';
import type { Understood } from './products.ts';
import type { SearchRequest } from './protocol.ts';
import type { Ranking } from './ranking.ts';

/**
 * What each page counts for; 0 unless it passes all filters, of an inner list one
 * (`['language:en', ['docusaurus_tag:a', …]]`). A product that the question names comes before pages outside all
 * products, and these before the other products. `asked`: pages that have the very question, with the name in it.
 */
export function weighPages(
  { facetFilters = [], product, onlyProduct }: SearchRequest,
  { facets, pages, products }: Pick<SearchManifest, 'facets' | 'pages' | 'products'>,
  { named, isBetween, related, begun, asked = [] }: Understood & { readonly asked?: readonly number[] },
  ranking: Ranking,
): Float64Array {
  const weights = new Float64Array(pages);
  for (const facet of facets) {
    const passes = facetFilters.every((filter) =>
      (typeof filter === 'string' ? [filter] : filter).some((one) => hasFacet(facet, one)),
    );
    if (passes) for (const [from, to] of facet.pages) weights.fill(facet.weight, from, to);
  }
  const factors = new Float64Array(pages).fill(onlyProduct === undefined ? 1 : 0);
  const isOutside = Array.from({ length: pages }, () => true);
  for (const [index, { id, pages: ranges }] of products.entries()) {
    const wanted = named.includes(index)
      ? 1
      : related.includes(index)
        ? ranking.family
        : ranking.otherProduct;
    const hint = id === product ? ranking.hint : 1;
    const factor = onlyProduct === undefined || id === onlyProduct ? (named.length > 0 ? wanted : hint) : 0;
    for (const [from, to] of ranges) {
      factors.fill(factor, from, to);
      isOutside.fill(false, from, to);
    }
  }
  if (onlyProduct === undefined && named.length > 0 && !isBetween) {
    const isNamed = (_: unknown, page: number) =>
      named.some((index) => isAmong(page, products[index]?.pages));
    const own = weights.filter(isNamed);
    const outside = weights.filter((_, page) => isOutside[page] === true);
    // What a product counts for where a question leaves it open says nothing once it is named.
    const level = most(own) / (most(outside) || 1);
    // A name says the less, the more of the site is about it: of half of all pages it is no news.
    const general = level * ranking.general ** Math.max(0, 1 - 2 * (own.length / pages));
    for (const [page, is] of isOutside.entries()) if (is) factors[page] = general;
  }
  if (onlyProduct === undefined)
    for (const index of named)
      for (const page of products[index]?.titled ?? [])
        factors[page] = Math.max(factors[page] ?? 0, ranking.family);
  if (onlyProduct === undefined) for (const page of asked) factors[page] = Math.max(factors[page] ?? 0, 1);
  for (const [page, factor] of factors.entries()) weights[page] = (weights[page] ?? 0) * factor;
  for (const index of begun) {
    const page = products[index]?.page;
    if (page !== undefined) weights[page] = (weights[page] ?? 0) * ranking.productPage;
  }
  return weights;
}

function most(values: Float64Array): number {
  return values.reduce((one, other) => Math.max(one, other), 0);
}

function isAmong(page: number, ranges: Product['pages'] = []): boolean {
  return ranges.some(([from, to]) => page >= from && page < to);
}

function hasFacet({ language, version, docusaurus_tag: tag }: Facet, filter: string): boolean {
  const colon = filter.indexOf(':');
  const [name, value] = [filter.slice(0, colon), filter.slice(colon + 1)];
  if (name === 'language' || name === 'lang') return language === value;
  if (name === 'docusaurus_tag') return tag === value;
  return name === 'version' && version.includes(value);
}
