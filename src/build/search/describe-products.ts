/** A product as the index names it: its pages, and by which words a question means it. Pure. */
import { addTo } from '../../group-by.ts';
import { analyseText } from '../../search/analyse.ts';
import type { Product } from '../../search/manifest.ts';
import { nameProduct, readTerms } from '../../search/products.ts';
import { listRanges } from './list-ranges.ts';
import type { MarkedProduct } from './products.ts';
import type { SearchPage } from './search-pages.ts';

/** Letters of a word that may name a product by itself, and how many of its pages may be others'. */
const MIN_NAME = 4;
const MAX_OTHERS = 0.1;
/** Of a folder that nobody called a product: a name that stands elsewhere more often than that is an ordinary word. */
const MAX_ORDINARY = 0.3;
/** A name in the titles of more of its own guides tells none of them apart. */
const MAX_TOPIC = 0.34;
/** So many pages of a product are answers themselves to whoever types its name: its own page would only lead to them. */
const FEW_GUIDES = 5;

interface DescribeInputs {
  readonly pages: readonly SearchPage[];
  /** The configuration says which products there are. */
  readonly isListed: boolean;
  readonly language: string;
}

/** The products with their pages; a word of a label names its product where no other page has it. `pagesOf`: where a term stands. */
export function describeProducts(
  products: readonly MarkedProduct[],
  inputs: DescribeInputs,
  pagesOf: (term: string) => ArrayLike<number>,
): readonly Product[] {
  const described = products.map((product) => describeProduct(product, inputs, pagesOf));
  const titled = listTitled(described, inputs);
  return described.map((product, index) => {
    const pages = titled[index] ?? [];
    return pages.length === 0 ? product : { ...product, titled: pages };
  });
}

function describeProduct(
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
  const others = new Map(all.map(({ term }) => [term, othersOf(term)]));
  const words = all.filter(
    ({ raw, stop, term }) => !stop && raw.length >= MIN_NAME && (others.get(term) ?? 1) <= MAX_OTHERS,
  );
  const topics = listTopics(
    product,
    own.flatMap((index) => pages[index] ?? []),
    language,
  );
  const isOrdinary = !isListed && all.every(({ term }) => (others.get(term) ?? 1) > MAX_ORDINARY);
  return {
    ...product,
    pages: listRanges(pages, (one) => one.product === product.id),
    ...(page === undefined ? {} : { page }),
    ...(words.length === 0 ? {} : { words: [...new Set(words.map(({ term }) => term))] }),
    ...(topics.length === 0 ? {} : { topics }),
    ...(isOrdinary ? { isOrdinary } : {}),
  };
}

/** Aliases that are what some of its guides are about, by their titles: "tmodloader" is Terraria, and one way to play it. */
function listTopics(
  { id, label, aliases }: MarkedProduct,
  own: readonly SearchPage[],
  language: string,
): readonly string[] {
  const names = new Set(readTerms(`${label} ${id}`, language));
  const titles = own.map(({ facts }) => {
    const chunks = analyseText(facts.title, language);
    return new Set(chunks.flatMap(({ words, joined }) => [...words.map(({ term }) => term), ...joined]));
  });
  return aliases.flatMap((alias) => {
    const [term = '', ...others] = readTerms(alias, language);
    const count = titles.filter((title) => title.has(term)).length;
    const isOne = others.length === 0 && !names.has(term);
    return isOne && count > 0 && count <= titles.length * MAX_TOPIC ? [term] : [];
  });
}

/** For each product the pages of others with one of its names in their title. */
function listTitled(
  products: readonly Product[],
  { pages, language }: DescribeInputs,
): readonly (readonly number[])[] {
  const byFirst = new Map<string, { readonly product: number; readonly name: string }[]>();
  for (const [product, one] of products.entries())
    for (const name of nameProduct(one, language).names) {
      addTo(byFirst, name[0] ?? '', { product, name: name.join(' ') });
    }
  const found = products.map(() => new Set<number>());
  for (const [page, { facts, product: own }] of pages.entries()) {
    const terms = readTerms(facts.title, language);
    for (const [at, term] of terms.entries())
      for (const { product, name } of byFirst.get(term) ?? [])
        if (products[product]?.id !== own && `${terms.slice(at).join(' ')} `.startsWith(`${name} `))
          found[product]?.add(page);
  }
  return found.map((numbers) => [...numbers]);
}
