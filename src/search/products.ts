/** Which product of the site a question is about: a game, mostly, that its readers call by many names. Pure. */
import type { ExpandedWord } from './expand.ts';
import type { Query } from './query.ts';

/** A first folder of the site that stands for a product. */
export interface Product {
  /** The folder, e.g. `minecraft`. */
  readonly id: string;
  readonly label: string;
  /** What it is called, each name as terms of the index joined by spaces; a name that is typed so names this product. */
  readonly names: readonly string[];
  /** Number of its own page, where it has one. */
  readonly page?: number;
}

/** What a question says about products. */
export interface Understood {
  /** Indexes of the products that it names; more than one where a name is theirs together. */
  readonly named: readonly number[];
  /** Where the words stand that only name them; the rest says what is wanted. */
  readonly words: ReadonlySet<number>;
  /** Products whose name was begun, and nothing else typed. */
  readonly begun: readonly number[];
}

/** Shorter beginnings fit too many names. */
const MIN_BEGINNING = 3;
/** What a mistyped word means that is likelier than this may be a product's name. */
const LIKELY = 0.5;

/** Understands a question. Of names that overlap the longest counts: `minecraft bedrock` is not `minecraft`. */
export function understandProducts(
  query: Query,
  expanded: readonly ExpandedWord[],
  products: readonly Product[],
): Understood {
  const terms = query.terms.map((term, at) => [term, ...likelyTerms(at, expanded)]);
  const taken = new Set<number>();
  const named = new Set<number>();
  const names = products
    .flatMap(({ names: own }, product) => own.map((name) => ({ product, name: name.split(' ') })))
    .toSorted((a, b) => b.name.length - a.name.length);
  for (let length = names[0]?.name.length ?? 0; length > 0; length--) {
    const spans = new Set<number>();
    for (const { product, name } of names) {
      if (name.length !== length) continue;
      for (let at = 0; at + length <= terms.length; at++) {
        const isHere = name.every((term, index) => terms[at + index]?.includes(term) === true);
        if (!isHere || name.some((_, index) => taken.has(at + index))) continue;
        named.add(product);
        for (let index = 0; index < length; index++) spans.add(at + index);
      }
    }
    for (const at of spans) taken.add(at);
  }
  return { named: [...named], words: taken, begun: findBegun(query, products) };
}

/** The words that say what is wanted of the product; all where nothing else was typed. */
export function dropNames(
  expanded: readonly ExpandedWord[],
  { words }: Understood,
): readonly ExpandedWord[] {
  const rest = expanded.filter(({ word }) => !words.has(word.at));
  return rest.length === 0 ? expanded : rest;
}

/** What a word that stands nowhere probably means. */
function likelyTerms(at: number, expanded: readonly ExpandedWord[]): readonly string[] {
  return expanded.flatMap(({ word, expansions, isKnown }) =>
    word.at !== at || isKnown
      ? []
      : expansions.flatMap(({ terms, weight }) => (terms.length === 1 && weight > LIKELY ? terms : [])),
  );
}

function findBegun(query: Query, products: readonly Product[]): readonly number[] {
  const typed = query.text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  if (typed.length < MIN_BEGINNING) return [];
  return products.flatMap(({ id, label, names }, index) => {
    const called = [id, label, ...names].map((name) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''));
    return called.some((name) => name.startsWith(typed)) ? [index] : [];
  });
}
