/** What each page counts for before a word of it is looked at. Pure. */
import type { Facet, SearchManifest } from './manifest.ts';
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
  const whose = new Uint8Array(pages).fill(OUTSIDE);
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
      whose.fill(named.includes(index) ? OWN : OTHER, from, to);
    }
  }
  if (onlyProduct === undefined && named.length > 0 && !isBetween) {
    const outside = weighOutside(weights, whose, ranking);
    for (const [page, one] of whose.entries()) if (one === OUTSIDE) factors[page] = outside;
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

/** Whose a page is: nobody's, of a product that the question names, of another one. */
const [OUTSIDE, OWN, OTHER] = [0, 1, 2] as const;

/** What pages outside all products count for once a product is named, of what its own do: of those alone that pass the filters. */
function weighOutside(weights: Float64Array, whose: Uint8Array, { general }: Ranking): number {
  const all = weights.filter((weight) => weight > 0).length;
  const [own, outside] = [OWN, OUTSIDE].map((one) =>
    weights.filter((weight, page) => weight > 0 && whose[page] === one),
  );
  // What a product counts for where a question leaves it open says nothing once it is named, and one guide that is lifted nothing of the others.
  const level = findMiddle(own) / findMiddle(outside);
  // A name says the less, the more of the site is about it: of half of all pages it is no news.
  return level * general ** Math.max(0, 1 - 2 * ((own?.length ?? 0) / Math.max(1, all)));
}

function findMiddle(values = new Float64Array()): number {
  return values.toSorted()[(values.length - 1) >> 1] ?? 1;
}

function hasFacet({ language, version, docusaurus_tag: tag }: Facet, filter: string): boolean {
  const colon = filter.indexOf(':');
  const [name, value] = [filter.slice(0, colon), filter.slice(colon + 1)];
  if (name === 'language' || name === 'lang') return language === value;
  if (name === 'docusaurus_tag') return tag === value;
  return name === 'version' && version.includes(value);
}
