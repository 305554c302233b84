/** Which games and tools the answers to a question are about. Pure. */
import type { SearchManifest } from './manifest.ts';
import type { ProductCount } from './protocol.ts';

/** Counts `pages` (numbers of pages, the best first) by product; the product of the best page comes first. */
export function countProducts(
  pages: readonly number[],
  { products }: Pick<SearchManifest, 'products'>,
): readonly ProductCount[] {
  const starts = products
    .flatMap((product) => product.pages.map(([from, to]) => ({ from, to, product })))
    .toSorted((a, b) => a.from - b.from);
  const counts = new Map<(typeof products)[number], number>();
  for (const page of pages) {
    const product = findStretch(starts, page)?.product;
    if (product !== undefined) counts.set(product, (counts.get(product) ?? 0) + 1);
  }
  return [...counts].map(([{ id, label, mark }, count]) => ({ id, label, mark, count }));
}

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** A question may match thousands of pages, each of which is asked for. */
function findStretch<T extends Stretch>(stretches: readonly T[], page: number): T | undefined {
  let [low, high] = [0, stretches.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((stretches[middle]?.to ?? 0) <= page) low = middle + 1;
    else high = middle;
  }
  const found = stretches[low];
  return found !== undefined && found.from <= page ? found : undefined;
}
