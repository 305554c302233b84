/** A question as the hosted service takes it: it knows no games, but filters by what a record says of itself. Pure. */
import type { SearchRequest } from './protocol.ts';

/** The facet of records that holds their product (build/hosted/index-settings.ts). */
const PRODUCT = 'product';

/**
 * A product to stay in becomes a filter, the one where the reader stands raises its own pages, and the products of all
 * that match are counted. Everything else is passed on as it is.
 */
export function toServiceRequest(request: SearchRequest): SearchRequest {
  const { product, onlyProduct, detailedHits: _detailedHits, ...rest } = request;
  return {
    ...rest,
    facets: [...(rest.facets ?? []), PRODUCT],
    ...(onlyProduct === undefined
      ? {}
      : { facetFilters: [...(rest.facetFilters ?? []), `${PRODUCT}:${onlyProduct}`] }),
    ...(product === undefined || onlyProduct !== undefined
      ? {}
      : { optionalFilters: [`${PRODUCT}:${product}`] }),
  };
}
