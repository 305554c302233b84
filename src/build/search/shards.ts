/** The terms of a site cut into files: parts of the dictionary, and shards of postings. Pure. */
import { encodeDictionary, type ShardEntry } from '../../search/dictionary.ts';
import type { SearchManifest } from '../../search/manifest.ts';
import { type Columns, createColumns, encodeShard } from '../../search/postings.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Bytes before packing; about 40 % of it once packed. Small shards: a query needs few of the terms in each. */
const SHARD_BYTES = { least: 2_000, most: 9_000 } as const;
/** Of a large site no more files than that many small ones: there its shards grow first. */
const MAX_SHARDS = 400;
const DICTIONARY_BYTES = 12_000;
/** The manifest names each part, and has to stay below 2 KB. */
const MAX_DICTIONARIES = 60;
/** Terms of a small site, whose dictionary holds them all; else those of one page's text only are looked up as typed. */
const SMALL_VOCABULARY = 12_000;

/** How large the files become. */
interface Sizes {
  readonly shard: number;
  readonly part: number;
}

/** Terms in order, cut into parts of the dictionary and these into shards. `add` takes a file and names it. */
export function splitDictionary(
  vocabulary: Vocabulary,
  add: (bytes: Uint8Array) => string,
): SearchManifest['dictionary'] {
  const { terms, countAt, isNamedAt, sizeAt } = vocabulary;
  const isSmall = terms.length <= SMALL_VOCABULARY;
  const isKnown = (at: number) => isSmall || countAt(at) > 1 || isNamedAt(at);
  const sizes = findSizes(vocabulary, isKnown);
  const parts: (readonly [string, string])[] = [];
  let [part, shard] = [openPart(0), openShard(0)];
  const endShard = (next: number) => {
    if (next > shard.from) part.shards.push(writeShard(vocabulary, shard, part, add));
    shard = openShard(next);
  };
  const endPart = (next: number) => {
    endShard(next);
    if (next > part.from) parts.push([terms[part.from] ?? '', add(encodeDictionary(part))]);
    part = openPart(next);
  };
  for (const [at, term] of terms.entries()) {
    if (part.bytes >= sizes.part) endPart(at);
    else if (shard.bytes >= sizes.shard) endShard(at);
    const isListed = isKnown(at);
    if (isListed) {
      part.terms.push(term);
      part.counts.push(countAt(at));
      shard.known.push(at);
      part.bytes += term.length;
    } else shard.rare.push(at);
    shard.bytes += 1 + (isListed ? 0 : term.length) + sizeAt(at);
  }
  endPart(terms.length);
  return parts;
}

function findSizes({ terms, sizeAt }: Vocabulary, isKnown: (at: number) => boolean): Sizes {
  let [listed, bytes] = [0, 0];
  for (const [at, term] of terms.entries()) {
    listed += sizeAt(at);
    if (isKnown(at)) bytes += term.length;
  }
  return {
    shard: Math.min(SHARD_BYTES.most, Math.max(SHARD_BYTES.least, listed / MAX_SHARDS)),
    part: Math.max(DICTIONARY_BYTES, bytes / MAX_DICTIONARIES),
  };
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
  return { first: terms[from] ?? '', from: part.terms.length - known.length, file };
}
