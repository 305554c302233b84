/** For each word of a query the terms of the index that may be meant, each with how sure that is. Pure. */
import { makeWord } from './analyse.ts';
import { lowerBound } from './dictionary.ts';
import { editDistance } from './edit-distance.ts';
import { findTypos } from './find-typos.ts';
import {
  type Counted,
  countOf,
  type Expansion,
  keepLikely,
  type Lexicon,
  MIN_TYPO_LENGTH,
  RARE,
} from './lexicon.ts';
import type { Query, QueryWord } from './query.ts';
import type { Ranking } from './ranking.ts';
import { STOP_WORDS } from './stop-words.ts';

export interface ExpandedWord {
  readonly word: QueryWord;
  readonly expansions: readonly Expansion[];
  /** On how many pages the word stands, or what was most likely meant; 0: nowhere. */
  readonly count: number;
  /** The word itself is in the dictionary. */
  readonly isKnown: boolean;
  /** Beside its parts, which count without it: where it stands nowhere it is not asked for. */
  readonly isName?: boolean;
  /** Words that say nothing, of one of which it may be a slip, the likeliest first. Where it stands nowhere it is left out, unless there is nothing else. */
  readonly small?: readonly string[];
}

const MAX_PREFIXES = 8;
/** Letters of a word that has neighbours. */
const MIN_NEAR = 3;
/** What a word may go on with while it is being typed: "permissio", "whitelisti". */
const COMPLETIONS = ['s', 'd', 'g', 'n', 'e', 'es', 'ed', 'ng', 'on', 'ing', 'ion'];

/** Finds the terms. A word without expansions stands nowhere; one that is two run together becomes two. */
export function expandQuery(query: Query, lexicon: Lexicon): readonly ExpandedWord[] {
  const found = query.words.map((word) => expandWord(word, lexicon));
  for (const { term, words, isTyped } of query.pairs) {
    if (countOf(term, lexicon) === 0) continue;
    for (const index of words)
      found[index]?.expansions.push({ terms: [term], weight: isTyped ? 1 : lexicon.ranking.joined });
  }
  addSynonyms(query, lexicon, found);
  for (const finding of found) addNear(finding, lexicon);
  const small = new Map(found.map((finding) => [finding.word, findSmallWords(finding, lexicon)]));
  const words = found
    .flatMap((finding) => splitWord(finding, lexicon))
    .map(({ word, expansions, count }) => {
      const meant = small.get(word) ?? [];
      return {
        word,
        expansions: unique(expansions),
        count,
        isKnown: countOf(word.term, lexicon) > 0,
        ...(meant.length === 0 ? {} : { small: meant }),
      };
    });
  return [...words, ...findNames(query, lexicon)];
}

/** The words that say nothing of one of which it may be a slip: "wher do i find it". What is in the dictionary, or rare as "wart", may be meant. */
function findSmallWords({ word, expansions }: Finding, lexicon: Lexicon): readonly string[] {
  const { isEnglish, ranking } = lexicon;
  const { raw, isOpen } = word;
  if (!isEnglish || isOpen || raw.length < MIN_TYPO_LENGTH || countOf(word.term, lexicon) > 0) return [];
  if (expansions.some(({ weight }, index) => index > 0 && weight >= ranking.synonym)) return [];
  // A letter is left out more often than one is added.
  return [...STOP_WORDS]
    .filter(
      (small) =>
        small.length >= MIN_TYPO_LENGTH - 1 && small[0] === raw[0] && editDistance(raw, small, 1) === 1,
    )
    .toSorted((a, b) => b.length - a.length);
}

/** So many words are looked for however common they are. */
const ENOUGH = 3;

/**
 * Of a question the words that tell pages apart: the rarest, in their order; those that stand nowhere come last. What further
 * words of a large site cost in bytes is told by the pages on which they stand.
 */
export function chooseWords(
  expanded: readonly ExpandedWord[],
  { words, places }: Pick<Ranking, 'words' | 'places'>,
): readonly ExpandedWord[] {
  let common = 0;
  const rarest = expanded
    .map(({ count }, index) => ({ index, count, rank: count === 0 ? Number.MAX_VALUE : count }))
    .toSorted((a, b) => a.rank - b.rank || a.index - b.index)
    .filter(({ count }, at) => at < words && (at < ENOUGH || count === 0 || (common += count) <= places));
  if (rarest.length === expanded.length) return expanded;
  const chosen = new Set(rarest.map(({ index }) => index));
  return expanded.filter((_, index) => chosen.has(index));
}

/** Names as one word each: rarer than their parts, and what was meant. */
function findNames({ names }: Query, lexicon: Lexicon): readonly ExpandedWord[] {
  return names.map((word) => {
    const count = countOf(word.term, lexicon);
    const expansions = [{ terms: [word.term], weight: lexicon.ranking.name }];
    // Rare terms are in no dictionary: only its postings say whether it stands anywhere.
    return { word, expansions, count: Math.max(1, count), isKnown: count > 0, isName: true };
  });
}

interface Finding {
  readonly word: QueryWord;
  readonly expansions: Expansion[];
  count: number;
  /** On how many pages the word stands of which it is one mistake away; 0: of none. */
  slipOf: number;
}

function expandWord(word: QueryWord, lexicon: Lexicon): Finding {
  const { raw, term, isOpen } = word;
  // What it may go on to is asked for at once: it is needed whatever the word itself is.
  if (isOpen) lexicon.partsFor(raw);
  // What else it may mean is only asked once it is known whether it stands there itself.
  if (lexicon.partWith(term) === undefined) return { word, expansions: [], count: 0, slipOf: 0 };
  const own = countOf(term, lexicon);
  // Rare terms are not in the dictionary, so the word itself is always looked up.
  const finding: Finding = { word, expansions: [{ terms: [term], weight: 1 }], count: own, slipOf: 0 };
  const add = (expansions: readonly (Expansion & { readonly count: number })[]) => {
    for (const { terms, weight, count } of expansions) {
      finding.expansions.push({ terms, weight });
      // The weight comes from what was typed; only where that is unknown from what was probably meant.
      if (own === 0) finding.count = Math.max(finding.count, count);
    }
  };
  const completions = isOpen ? findCompletions(raw, term, lexicon) : [];
  add(completions);
  // Also a word in the middle may be cut short: "minecr server".
  if (isOpen || (own === 0 && raw.length >= MIN_TYPO_LENGTH))
    add(findPrefixes(raw, own > 0 || !isOpen, lexicon));
  if (own > RARE) return finding;
  // "amding", of "amd", is less likely than "admin".
  const isCertain = completions.some(({ count }) => count > RARE);
  if (!/\d/.test(raw) && !isCertain) {
    const slips = findTypos(word, own > 0, lexicon);
    add(slips);
    const near = slips.filter(({ weight }) => weight >= lexicon.ranking.typo);
    finding.slipOf = Math.max(0, ...near.map(({ count }) => count));
  }
  return finding;
}

function findCompletions(raw: string, term: string, lexicon: Lexicon): readonly Counted[] {
  if (raw.length < 4 || !lexicon.isEnglish) return [];
  return COMPLETIONS.flatMap((ending) => {
    const whole = makeWord(raw + ending, true).term;
    if (whole === term || whole.startsWith(raw)) return [];
    const count = countOf(whole, lexicon);
    return count === 0 ? [] : [{ terms: [whole], weight: lexicon.ranking.joined, count }];
  });
}

function findPrefixes(raw: string, isKnown: boolean, lexicon: Lexicon): readonly Counted[] {
  const found: Counted[] = [];
  for (const { terms, counts } of lexicon.partsFor(raw) ?? []) {
    for (let at = lowerBound(terms, raw); at < terms.length; at++) {
      const term = terms[at] ?? '';
      if (!term.startsWith(raw)) break;
      if (term === raw) continue;
      const share = raw.length / term.length;
      // What stands nowhere itself can only be the beginning of a word.
      found.push({
        terms: [term],
        weight: lexicon.ranking.prefix * (isKnown ? share : Math.sqrt(share)),
        count: counts[at] ?? 1,
      });
    }
  }
  return keepLikely(found, MAX_PREFIXES);
}

/**
 * `serverip` is "server" and "ip" (15.20): two words then, each of which may also be the whole. A word that the site knows is one, however common
 * its parts are: "nameservers", "hostname".
 */
function splitWord(finding: Finding, lexicon: Lexicon): readonly Finding[] {
  const { word, expansions } = finding;
  const own = countOf(word.term, lexicon);
  // Nor is a slip two words: "amdin" is "admin", and neither "amd" nor "in"; "palword" is "palworld", however common "word" is.
  if (own > RARE || (own === 0 && finding.slipOf > RARE)) return [finding];
  let [best, bestCount] = [0, RARE];
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
  const sure = expansions.filter(({ weight }) => weight > lexicon.ranking.twoTypos);
  return [word.raw.slice(0, best), word.raw.slice(best)].map((raw) => {
    const part = makeWord(raw, lexicon.isEnglish);
    return {
      word: { ...word, ...part },
      expansions: [...sure, { terms: [part.term], weight: lexicon.ranking.joined }],
      count: countOf(part.term, lexicon),
      slipOf: 0,
    };
  });
}

function addSynonyms(query: Query, { synonyms, ranking }: Lexicon, found: readonly Finding[]): void {
  const typed = ` ${query.terms.join(' ')} `;
  for (const { from, to } of synonyms) {
    const at = typed.indexOf(` ${from.join(' ')} `);
    const first = at === -1 ? -1 : typed.slice(0, at).split(' ').length - 1;
    for (const finding of found) {
      const isNamed = at !== -1 && finding.word.at >= first && finding.word.at < first + from.length;
      const weight = isNamed
        ? ranking.synonym
        : isMistyped(finding, from)
          ? ranking.synonym * ranking.joined
          : 0;
      if (weight > 0) for (const terms of to) finding.expansions.push({ terms, weight });
    }
  }
}

/** A word that stands nowhere may be a mistyped synonym: "alowlist". */
function isMistyped({ word, count }: Finding, from: readonly string[]): boolean {
  const [synonym = ''] = from;
  if (from.length !== 1 || count > 0 || word.term.length <= MIN_TYPO_LENGTH) return false;
  return editDistance(synonym, word.term, 1) === 1;
}

/** Words of which nobody said what they mean here: in general they are near to some that stand here. */
function addNear({ word, expansions, count }: Finding, lexicon: Lexicon): void {
  const { near, twoTypos } = lexicon.ranking;
  // A synonym, a completed word or a slip says better what is meant.
  const isMeant = expansions.some(({ weight }, index) => index > 0 && weight >= twoTypos);
  if (near === 0 || isMeant || word.stop || word.term.length < MIN_NEAR) return;
  for (const { term, nearness } of lexicon.nearTo(word.term, count))
    expansions.push({ terms: [term], weight: near * nearness });
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
