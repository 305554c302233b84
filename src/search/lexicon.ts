/** The words of an index, as a query looks them up. Pure. */
import { type Dictionary, lowerBound } from './dictionary.ts';
import type { NearTerm } from './near-words.ts';
import type { Ranking } from './ranking.ts';
import type { SynonymRule } from './synonyms.ts';

/** All of `terms` must stand on the page; `weight` from 0 to 1 says how near they are to what was typed (a name's is `name`). */
export interface Expansion {
  readonly terms: readonly string[];
  readonly weight: number;
}

/** An expansion with the number of pages it stands on. */
export type Counted = Expansion & { readonly count: number };

/** Reads the index's words. A part of the dictionary is asked for by a term, or all by what their terms begin with. */
export interface Lexicon {
  /** The part that holds a term, if any does; undefined while it is on its way. */
  readonly partWith: (term: string) => Dictionary | undefined;
  /** Parts that hold the terms with this beginning; undefined while one of them is still on its way. */
  readonly partsFor: (beginning: string) => readonly Dictionary[] | undefined;
  readonly synonyms: readonly SynonymRule[];
  /** Terms that are near to a word which stands on so many pages; none while they are on their way. */
  readonly nearTo: (term: string, count: number) => readonly NearTerm[];
  readonly isEnglish: boolean;
  /** All of it may be looked through. */
  readonly isSmall: boolean;
  /** What begins with one letter is dozens of files: too much for a word that stands there itself. */
  readonly isLarge: boolean;
  /** How sure each kind of expansion is. */
  readonly ranking: Ranking;
}

/** A word on at most so many pages may itself be a typing mistake, and is not what a slip means for sure. */
export const RARE = 2;

/** Words of fewer letters are too short to be a mistyped longer one. */
export const MIN_TYPO_LENGTH = 4;

/** Pages with a term of the dictionary; 0 while its part is on its way. */
export function countOf(term: string, { partWith }: Lexicon): number {
  const part = partWith(term);
  const at = part === undefined ? 0 : lowerBound(part.terms, term);
  return part?.terms[at] === term ? (part.counts[at] ?? 1) : 0;
}

/** Nearest and most common first. */
export function keepLikely(found: Counted[], limit: number): readonly Counted[] {
  const value = ({ weight, count }: Counted) => weight * (1 + Math.log2(count));
  return found.toSorted((a, b) => value(b) - value(a)).slice(0, limit);
}
