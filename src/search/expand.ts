/** For each word of a query the terms of the index that may be meant, each with how sure that is. Pure. */
import { makeWord } from './analyse.ts';
import { type Dictionary, lowerBound } from './dictionary.ts';
import { editDistance } from './edit-distance.ts';
import type { Query, QueryWord } from './query.ts';
import type { SynonymRule } from './synonyms.ts';

/** All of `terms` must stand on the page; `weight` from 0 to 1 says how near they are to what was typed. */
export interface Expansion {
  readonly terms: readonly string[];
  readonly weight: number;
}

export interface ExpandedWord {
  readonly word: QueryWord;
  readonly expansions: readonly Expansion[];
  /** On how many pages the word stands, or what was most likely meant; 0: nowhere. */
  readonly count: number;
}

/** How sure a kind of expansion is (search design, section 2). */
const WEIGHT = { joined: 0.85, prefix: 0.8, typo: 0.62, synonym: 0.62, twoTypos: 0.36 } as const;
/** A word on at most so many pages may itself be a typing mistake. */
const RARE = 2;
const MIN_TYPO_LENGTH = 4;
const MIN_TWO_TYPOS_LENGTH = 8;
/** So many times as common as the whole word must both parts be for it to be two words run together. */
const MUCH_MORE_COMMON = 2;
const MAX_PREFIXES = 8;
const MAX_TYPOS = 4;
/** What a word may go on with while it is being typed: "permissio", "whitelisti". */
const COMPLETIONS = ['s', 'd', 'g', 'n', 'e', 'es', 'ed', 'ng', 'on', 'ing', 'ion'];

/** Reads the index's words. Each part of the dictionary is asked for by what its terms begin with. */
export interface Lexicon {
  /** Parts that hold the terms with this beginning; undefined while one of them is still on its way. */
  readonly partsFor: (beginning: string) => readonly Dictionary[] | undefined;
  readonly synonyms: readonly SynonymRule[];
  readonly isEnglish: boolean;
  /** All of it may be looked through. */
  readonly isSmall: boolean;
}

/** Finds the terms. A word without expansions stands nowhere; one that is two run together becomes two. */
export function expandQuery(query: Query, lexicon: Lexicon): readonly ExpandedWord[] {
  const found = query.words.map((word) => expandWord(word, lexicon));
  for (const { term, words, isTyped } of query.pairs) {
    if (countOf(term, lexicon) === 0) continue;
    for (const index of words)
      found[index]?.expansions.push({ terms: [term], weight: isTyped ? 1 : WEIGHT.joined });
  }
  addSynonyms(query, lexicon, found);
  return found
    .flatMap((finding) => splitWord(finding, lexicon))
    .map(({ word, expansions, count }) => ({ word, expansions: unique(expansions), count }));
}

interface Finding {
  readonly word: QueryWord;
  readonly expansions: Expansion[];
  count: number;
}

function expandWord(word: QueryWord, lexicon: Lexicon): Finding {
  const { raw, term, isOpen } = word;
  // What else it may mean is only asked once it is known whether it stands there itself.
  if (lexicon.partsFor(term) === undefined) return { word, expansions: [], count: 0 };
  const own = countOf(term, lexicon);
  // Rare terms are not in the dictionary, so the word itself is always looked up.
  const finding: Finding = { word, expansions: [{ terms: [term], weight: 1 }], count: own };
  const add = (expansions: readonly (Expansion & { readonly count: number })[]) => {
    for (const { terms, weight, count } of expansions) {
      finding.expansions.push({ terms, weight });
      // The weight comes from what was typed; only where that is unknown from what was probably meant.
      if (own === 0) finding.count = Math.max(finding.count, count);
    }
  };
  if (isOpen) {
    add(findCompletions(raw, term, lexicon));
    add(findPrefixes(raw, lexicon));
  }
  if (own > RARE) return finding;
  const isCertain = finding.expansions.some(({ weight }, index) => index > 0 && weight > WEIGHT.typo);
  if (raw.length >= MIN_TYPO_LENGTH && !/\d/.test(raw) && !isCertain) add(findTypos(word, own > 0, lexicon));
  return finding;
}

/** Pages with a term of the dictionary; 0 while its part is on its way. */
function countOf(term: string, { partsFor }: Lexicon): number {
  for (const { terms, counts } of partsFor(term) ?? []) {
    const at = lowerBound(terms, term);
    if (terms[at] === term) return counts[at] ?? 1;
  }
  return 0;
}

type Counted = Expansion & { readonly count: number };

function findCompletions(raw: string, term: string, lexicon: Lexicon): readonly Counted[] {
  if (raw.length < 4 || !lexicon.isEnglish) return [];
  return COMPLETIONS.flatMap((ending) => {
    const whole = makeWord(raw + ending, true).term;
    if (whole === term || whole.startsWith(raw)) return [];
    const count = countOf(whole, lexicon);
    return count === 0 ? [] : [{ terms: [whole], weight: WEIGHT.joined, count }];
  });
}

function findPrefixes(raw: string, lexicon: Lexicon): readonly Counted[] {
  const found: Counted[] = [];
  for (const { terms, counts } of lexicon.partsFor(raw) ?? []) {
    for (let at = lowerBound(terms, raw); at < terms.length; at++) {
      const term = terms[at] ?? '';
      if (!term.startsWith(raw)) break;
      if (term === raw) continue;
      found.push({
        terms: [term],
        weight: (WEIGHT.prefix * raw.length) / term.length,
        count: counts[at] ?? 1,
      });
    }
  }
  return keepLikely(found, MAX_PREFIXES);
}

/** Nearest and most common first. */
function keepLikely(found: Counted[], limit: number): readonly Counted[] {
  const value = ({ weight, count }: Counted) => weight * (1 + Math.log2(count));
  return found.toSorted((a, b) => value(b) - value(a)).slice(0, limit);
}

function findTypos({ raw, term, isOpen }: QueryWord, isKnown: boolean, lexicon: Lexicon): readonly Counted[] {
  const limit = raw.length >= MIN_TWO_TYPOS_LENGTH && !isKnown ? 2 : 1;
  // The first letter is seldom wrong, but may have changed places with the second.
  const near = findNear(
    { raw, term, isOpen },
    limit,
    [raw[0] ?? '', `${raw[1] ?? ''}${raw[0] ?? ''}`],
    lexicon,
  );
  return near.length > 0 || isKnown || !lexicon.isSmall
    ? near
    : findNear({ raw, term, isOpen }, 1, [''], lexicon);
}

type Typed = Pick<QueryWord, 'raw' | 'term' | 'isOpen'>;

function findNear(
  typed: Typed,
  limit: number,
  beginnings: readonly string[],
  lexicon: Lexicon,
): readonly Counted[] {
  const found: Counted[] = [];
  for (const beginning of beginnings) {
    for (const { terms, counts } of lexicon.partsFor(beginning) ?? []) {
      for (let at = lowerBound(terms, beginning); at < terms.length; at++) {
        const candidate = terms[at] ?? '';
        if (!candidate.startsWith(beginning)) break;
        if (candidate.length < 3) continue;
        const distance = distanceTo(candidate, typed, limit, lexicon.isEnglish);
        if (distance === 0 || distance > limit) continue;
        const weight = distance === 1 ? WEIGHT.typo : WEIGHT.twoTypos;
        found.push({ terms: [candidate], weight, count: counts[at] ?? 1 });
      }
    }
  }
  return keepLikely(found, MAX_TYPOS);
}

/** Endings that the stem of a known word has lost: the typed word may end in one, and have its mistake before it. */
const LOST_ENDINGS = ['e', 's', 'ed', 'ing', 'es', 'ion'];

function distanceTo(
  candidate: string,
  { raw, term, isOpen }: Typed,
  limit: number,
  isEnglish: boolean,
): number {
  let distance = editDistance(term, candidate, limit);
  const compare = (a: string, b: string, most: number) => {
    const other = editDistance(a, b, most);
    if (other <= most && other < distance) distance = other;
  };
  if (raw !== term && distance > 1) compare(raw, candidate, limit);
  if (isEnglish && distance > 1 && raw.length > candidate.length - limit) {
    for (const ending of LOST_ENDINGS) {
      if (Math.abs(raw.length - candidate.length - ending.length) > 1) continue;
      compare(raw, candidate + ending, 1);
    }
  }
  // What is being typed is only the beginning of the word.
  if (isOpen && distance > 1 && candidate.length > raw.length && raw.length > MIN_TYPO_LENGTH)
    compare(raw, candidate.slice(0, raw.length), 1);
  return distance;
}

/**
 * `serverip` is "server" and "ip" where both are much more common: two words then, each of which may also be the
 * whole. Otherwise the word stays as it is.
 */
function splitWord(finding: Finding, lexicon: Lexicon): readonly Finding[] {
  const { word, expansions } = finding;
  const own = countOf(word.term, lexicon);
  let [best, bestCount] = [0, Math.max(RARE, own * MUCH_MORE_COMMON)];
  for (let at = 2; at <= word.raw.length - 2; at++) {
    const [left, right] = [
      makeWord(word.raw.slice(0, at), lexicon.isEnglish),
      makeWord(word.raw.slice(at), lexicon.isEnglish),
    ];
    const leftCount = countOf(left.term, lexicon);
    const count = leftCount <= bestCount ? 0 : Math.min(leftCount, countOf(right.term, lexicon));
    if (count > bestCount) [best, bestCount] = [at, count];
  }
  if (best === 0) return [finding];
  return [word.raw.slice(0, best), word.raw.slice(best)].map((raw) => {
    const part = makeWord(raw, lexicon.isEnglish);
    return {
      word: { ...word, ...part },
      expansions: [...expansions, { terms: [part.term], weight: WEIGHT.joined }],
      count: countOf(part.term, lexicon),
    };
  });
}

function addSynonyms(query: Query, { synonyms }: Lexicon, found: readonly Finding[]): void {
  const typed = ` ${query.terms.join(' ')} `;
  for (const { from, to } of synonyms) {
    const at = typed.indexOf(` ${from.join(' ')} `);
    if (at === -1) continue;
    const first = typed.slice(0, at).split(' ').length - 1;
    for (const finding of found) {
      if (finding.word.at < first || finding.word.at >= first + from.length) continue;
      for (const terms of to) finding.expansions.push({ terms, weight: WEIGHT.synonym });
    }
  }
}

function unique(expansions: readonly Expansion[]): readonly Expansion[] {
  const weights = new Map<string, Expansion>();
  for (const expansion of expansions) {
    const key = expansion.terms.join(' ');
    const known = weights.get(key);
    if (known === undefined || known.weight < expansion.weight) weights.set(key, expansion);
  }
  return [...weights.values()];
}
