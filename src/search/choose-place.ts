/** The place of a page that a hit leads to: of a section that was found, maybe one of its rows or tabs. Pure. */
import { analyseText, type Chunk } from './analyse.ts';
import type { ExpandedWord } from './expand.ts';
import type { TextEntry } from './manifest.ts';
import { listHeadings, sectionOf } from './places.ts';

/** A row or tab must hold this share of what the section says of the query; else the section as a whole is the answer. */
const SHARE = 0.5;

/** What a place is chosen by. */
export interface Wanted {
  readonly expanded: readonly ExpandedWord[];
  readonly title: string;
  readonly language: string;
  /** Pages of the index. */
  readonly pages: number;
}

/**
 * Index among the places of `text`. `section` counts sections below headings only, from the page's first. Words that the page's title holds say
 * nothing about the place.
 */
export function choosePlace(
  section: number,
  { first, sections }: Pick<TextEntry, 'first' | 'sections'>,
  wanted: Wanted,
): number {
  const at = listHeadings(sections)[section - first] ?? 0;
  const places = sections.flatMap((_, index) => (sectionOf(index, sections) === at ? [index] : []));
  const words = listWords(wanted);
  if (places.length < 2 || words.length === 0) return at;
  const found = places.map((index) => {
    const { heading, content, kind } = sections[index] ?? { heading: '', content: '' };
    return weighWords(`${kind === undefined ? '' : heading}\n${content}`, words, wanted.language);
  });
  const total = sumOf(words.map((_, word) => Math.max(...found.map((values) => values[word] ?? 0))));
  let [best, most] = [at, sumOf(found[0] ?? [])];
  for (const [index, values] of found.entries()) {
    const sum = sumOf(values);
    if (sum > most) [best, most] = [places[index] ?? at, sum];
  }
  return most >= SHARE * total ? best : at;
}

interface WantedWord {
  readonly weight: number;
  /** Terms that may be meant, each with how sure that is. */
  readonly terms: ReadonlyMap<string, number>;
}

/** The words that the title does not hold; the rarer the more they say. */
function listWords({ expanded, title, language, pages }: Wanted): readonly WantedWord[] {
  const inTitle = termsOf(title, language);
  return expanded.flatMap(({ expansions, count }) => {
    const terms = new Map<string, number>();
    for (const expansion of expansions)
      for (const term of expansion.terms) terms.set(term, Math.max(terms.get(term) ?? 0, expansion.weight));
    const isInTitle = expansions.some(
      ({ terms: own, weight }) => weight === 1 && own.every((term) => inTitle.has(term)),
    );
    return isInTitle ? [] : [{ weight: Math.log(1 + pages / (count + 0.5)), terms }];
  });
}

function weighWords(text: string, words: readonly WantedWord[], language: string): readonly number[] {
  const there = termsOf(text, language);
  return words.map(({ weight, terms }) => {
    let surest = 0;
    for (const [term, sureness] of terms) if (sureness > surest && there.has(term)) surest = sureness;
    return weight * surest;
  });
}

/** Of texts whose chunks are known: the same hits are shown again with every key that is typed. */
const known = new WeakMap<readonly Chunk[], ReadonlySet<string>>();

function termsOf(text: string, language: string): ReadonlySet<string> {
  const chunks = analyseText(text, language);
  const terms =
    known.get(chunks) ??
    new Set(chunks.flatMap(({ words, joined }) => [...words.map(({ term }) => term), ...joined]));
  known.set(chunks, terms);
  return terms;
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
