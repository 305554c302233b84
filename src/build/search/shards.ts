/** The terms of a site cut into files: parts of the dictionary, and shards of postings. Pure. */
import { encodeDictionary, type ShardEntry } from '../../search/dictionary.ts';
import { INDEX_ENDING, shortenFirst } from '../../search/part-list.ts';
import { type Columns, createColumns, encodeShard } from '../../search/postings.ts';
import { isWhole } from '../../search/whole-question.ts';
import { hashText } from '../memo/hash.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * Bytes before packing; about 60 % of it once packed. Small shards, and a term that is as large as one has its own: a question needs one
 * term of each.
 */
const SHARD_BYTES = { least: 800, most: 4_000 } as const;
/** Of a large site no more files than that many small ones: there its shards grow first. */
const MAX_SHARDS = 900;
const DICTIONARY_BYTES = 4_000;
/** A question asks for four to eight parts, of a site of many letters for as many small ones. */
const MANY_LETTERS = 240_000;
const MANY_DICTIONARY_BYTES = 2_500;
/** A question of a small site loads all of it: one file packs tighter than four. */
const SMALL_DICTIONARY_BYTES = 48_000;
/** The manifest names each part. */
const MAX_DICTIONARIES = 250;
/** Terms of a small site, whose dictionary holds them all; else those of one page's text only are looked up as typed. */
const SMALL_VOCABULARY = 12_000;
/** Sizes of large sites are multiples of this. */
const SIZE_STEP = 500;

/** Name of a file of the index, made of its content. */
export function nameIndexFile(content: string | Uint8Array): string {
  return nameContent(content) + INDEX_ENDING;
}

/** 48 bits of a hash: among the files of all builds that one browser meets, two will not share a name. */
export function nameContent(content: string | Uint8Array): string {
  return hashText(content).slice(0, 8);
}

/** How large the files become, and which terms the dictionary lists. JSON. */
export type FileSizes = {
  readonly shard: number;
  readonly part: number;
  readonly listsAll: boolean;
};

/** What the sizes depend on, of some terms. */
export type TermSums = {
  readonly terms: number;
  /** Bytes of their postings, about. */
  readonly size: number;
  /** Letters of all, and of those that every dictionary lists. */
  readonly letters: number;
  readonly listed: number;
};

/** What the terms add to the sizes. */
export function sumTerms({ terms, counts, named, sizeAt }: Vocabulary): TermSums {
  let [words, size, letters, listed] = [0, 0, 0, 0];
  for (const [at, term] of terms.entries()) {
    size += sizeAt(at);
    if (isWhole(term)) continue;
    words++;
    letters += term.length;
    if ((counts[at] ?? 0) > 1 || named[at] === 1) listed += term.length;
  }
  return { terms: words, size, letters, listed };
}

/** The sizes for a site whose terms are cut into so many stretches: in steps where there are several, that one edit moves nothing. */
export function findSizes(sums: readonly TermSums[]): FileSizes {
  const sum = (pick: (one: TermSums) => number) => sums.reduce((all, one) => all + pick(one), 0);
  const listsAll = sum(({ terms }) => terms) <= SMALL_VOCABULARY;
  const letters = sum(listsAll ? (one) => one.letters : (one) => one.listed);
  const step = (value: number) => (sums.length === 1 ? value : Math.ceil(value / SIZE_STEP) * SIZE_STEP);
  const most = MAX_DICTIONARIES - (sums.length - 1);
  return {
    shard: step(
      Math.min(SHARD_BYTES.most, Math.max(SHARD_BYTES.least, sum(({ size }) => size) / MAX_SHARDS)),
    ),
    part:
      letters <= SMALL_DICTIONARY_BYTES
        ? SMALL_DICTIONARY_BYTES
        : step(Math.max(letters > MANY_LETTERS ? MANY_DICTIONARY_BYTES : DICTIONARY_BYTES, letters / most)),
    listsAll,
  };
}

/** What its terms begin with at least, and its file. */
export type DictionaryPart = readonly [first: string, file: string];

/** Terms in order, cut into parts of the dictionary and these into shards. `add` takes a file and names it. */
export function splitDictionary(
  vocabulary: Vocabulary,
  sizes: FileSizes,
  add: (bytes: Uint8Array) => string,
): readonly DictionaryPart[] {
  const { terms, counts, named } = vocabulary;
  const parts: DictionaryPart[] = [];
  let [part, shard] = [openPart(0), openShard(0)];
  const endShard = (next: number) => {
    if (next > shard.from) part.shards.push(writeShard(vocabulary, shard, part, add));
    shard = openShard(next);
  };
  const endPart = (next: number) => {
    endShard(next);
    if (next > part.from) parts.push([firstOf(part.from, terms), add(encodeDictionary(part))]);
    part = openPart(next);
  };
  for (const [at, term] of terms.entries()) {
    // No dictionary lists a whole question; their shards are a part of their own, which only short questions ask for.
    const isWord = !isWhole(term);
    if (part.bytes >= sizes.part || (isWord && isWhole(terms[at - 1] ?? ''))) endPart(at);
    else if (shard.bytes > 0 && shard.bytes + vocabulary.sizeAt(at) > sizes.shard) endShard(at);
    const count = counts[at] ?? 0;
    const isListed = isWord && (sizes.listsAll || count > 1 || named[at] === 1);
    if (isListed) {
      part.terms.push(term);
      part.counts.push(count);
      shard.known.push(at);
      part.bytes += term.length;
    } else shard.rare.push(at);
    shard.bytes += 1 + (isListed ? 0 : term.length) + vocabulary.sizeAt(at);
  }
  endPart(terms.length);
  return parts;
}

/** Of the first in a list nobody knows what stands before it. */
function firstOf(at: number, terms: readonly string[]): string {
  const [first = '', before] = [terms[at], terms[at - 1]];
  return before === undefined ? first : shortenFirst(first, before);
}

interface Part {
  /** Its first term, by its place among all. */
  readonly from: number;
  readonly terms: string[];
  readonly counts: number[];
  readonly shards: ShardEntry[];
  /** Of the terms. */
  bytes: number;
}

interface OpenShard {
  readonly from: number;
  /** Terms of the dictionary, and others, by their places among all. */
  readonly known: number[];
  readonly rare: number[];
  bytes: number;
}

function openPart(from: number): Part {
  return { from, terms: [], counts: [], shards: [], bytes: 0 };
}

function openShard(from: number): OpenShard {
  return { from, known: [], rare: [], bytes: 0 };
}

function writeShard(
  { terms, writeAt }: Vocabulary,
  { from, known, rare }: OpenShard,
  part: Part,
  add: (bytes: Uint8Array) => string,
): ShardEntry {
  const columns: Columns = createColumns();
  for (const at of known) writeAt(at, columns);
  for (const at of rare) writeAt(at, columns);
  const rareTerms = rare.map((at) => terms[at] ?? '');
  const file = add(encodeShard(known.length, rareTerms, columns));
  return { first: firstOf(from, terms), from: part.terms.length - known.length, file };
}
