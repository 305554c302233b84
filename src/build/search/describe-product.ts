/** A product as the index names it: its pages, and by which words a question means it. Pure. */
import { analyseText } from '../../search/analyse.ts';
import type { Product } from '../../search/manifest.ts';
import { nameProduct } from '../../search/products.ts';
import type { MarkedProduct } from './products.ts';
import type { SearchPage } from './search-pages.ts';

/** Letters of a word that may name a product by itself, and how many of its pages may be others'. */
const MIN_NAME = 4;
const MAX_OTHERS = 0.1;
/** Of a folder that nobody called a product: a name that stands elsewhere more often than that is an ordinary word. */
const MAX_ORDINARY = 0.3;
/** So many pages of a product are answers themselves to whoever types its name: its own page would only lead to them. */
const FEW_GUIDES = 5;

interface DescribeInputs {
  readonly pages: readonly SearchPage[];
  /** The configuration says which products there are. */
  readonly isListed: boolean;
  readonly language: string;
}

/** A product with its pages; a word of its label names it where no other page has it. `pagesOf`: where a term stands. */
export function describeProduct(
  product: MarkedProduct,
  { pages, isListed, language }: DescribeInputs,
  pagesOf: (term: string) => ArrayLike<number>,
): Product {
  const own = pages.flatMap((page, index) => (page.product === product.id ? [index] : []));
  const page =
    own.length > FEW_GUIDES ? own.find((index) => pages[index]?.isProductPage === true) : undefined;
  const isOwn = new Set(own);
  const othersOf = (term: string): number => {
    const on = Array.from(pagesOf(term));
    return on.length === 0 ? 1 : on.filter((index) => !isOwn.has(index)).length / on.length;
  };
  const all = analyseText(`${product.label} ${product.id}`, language).flatMap((chunk) => chunk.words);
  const words = all.filter(
    ({ raw, stop, term }) => !stop && raw.length >= MIN_NAME && othersOf(term) <= MAX_OTHERS,
  );
  const isOrdinary = !isListed && all.every(({ term }) => othersOf(term) > MAX_ORDINARY);
  const titled = isOrdinary ? [] : listTitled(product, pages, isOwn, language);
  return {
    ...product,
    pages: rangesOf(product.id, pages),
    ...(titled.length === 0 ? {} : { titled }),
    ...(page === undefined ? {} : { page }),
    ...(words.length === 0 ? {} : { words: [...new Set(words.map(({ term }) => term))] }),
    ...(isOrdinary ? { isOrdinary } : {}),
  };
}

/** Pages of others with one of its names in their title. */
function listTitled(
  product: MarkedProduct,
  pages: readonly SearchPage[],
  isOwn: ReadonlySet<number>,
  language: string,
): readonly number[] {
  const { names } = nameProduct({ ...product, pages: [] }, language);
  return pages.flatMap(({ facts }, index) => {
    if (isOwn.has(index)) return [];
    const title = analyseText(facts.title, language).flatMap((chunk) => chunk.words.map(({ term }) => term));
    const padded = ` ${title.join(' ')} `;
    return names.some((name) => padded.includes(` ${name.join(' ')} `)) ? [index] : [];
  });
}

/** The stretches of the pages that belong to a product. */
function rangesOf(id: string, pages: readonly SearchPage[]): Product['pages'] {
  const ranges: [number, number][] = [];
  for (const [index, { product }] of pages.entries()) {
    const last = ranges.at(-1);
    if (product !== id) continue;
    if (last?.[1] === index) last[1]++;
    else ranges.push([index, index + 1]);
  }
  return ranges;
}
