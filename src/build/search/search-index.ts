/** The embedded search index as files of the site. Pure but for the memo; what has not changed is neither made nor packed again. */
import { deflateRawSync } from 'node:zlib';
import { ANALYSER_VERSION } from '../../search/analyse.ts';
import { encodeDictionary, type ShardEntry } from '../../search/dictionary.ts';
import { hasEmbeddedIndex, SEARCH_MANIFEST } from '../../search/build-settings.ts';
import { type Facet, FORMAT_VERSION, type SearchManifest } from '../../search/manifest.ts';
import { encodeNames, encodeTable, encodeTexts } from '../../search/page-files.ts';
import { encodeShard, type Postings } from '../../search/postings.ts';
import { joinPlaces } from '../../search/places.ts';
import { fileNameOf } from '../../urls.ts';
import { encodeSynonyms, type SynonymRule } from '../../search/synonyms.ts';
import type { EmitFile } from '../emit/emit-file.ts';
import type { Lazy } from '../memo/lazy.ts';
import type { Memo } from '../memo/memo.ts';
import { hashText } from '../memo/hash.ts';
import { listProducts, listSearchPages, type SearchPage, type SearchSource } from './search-pages.ts';
import { describeProducts } from './describe-products.ts';
import { listRanges } from './list-ranges.ts';
import { listNearFiles } from './near-words.ts';
import type { MarkedProduct } from './products.ts';
import { collectPostings, type TermPostings } from './search-postings.ts';
import type { SynonymEntry } from './synonym-list.ts';
import { toSynonymRules } from './synonym-rules.ts';
import { analysePage, type PageTerms } from './search-terms.ts';
import { makeTextFile } from '../emit/emit-file.ts';

/** The index's files, below the base path: their names change with their content. */
const FOLDER = 'assets/search/';

/** Bytes before packing; about 40 % of it once packed. Small shards: a query needs few of the terms in each. */
const SHARD_BYTES = { least: 2_000, most: 9_000 } as const;
/** Of a large site no more files than that many small ones: there its shards grow first. */
const MAX_SHARDS = 400;
const DICTIONARY_BYTES = 12_000;
/** A question of a small site loads all of it: one file packs tighter than four. */
const SMALL_DICTIONARY_BYTES = 48_000;
/** The manifest names each part, and has to stay below 2 KB. */
const MAX_DICTIONARIES = 60;
/** Terms of a small site, whose dictionary holds them all; else those of one page's text only are looked up as typed. */
const SMALL_VOCABULARY = 12_000;
/** Pages in one part of the page table: hits are scattered, the more the larger the site. */
const TABLE_PAGES = 32;
/** So many pages are in one: all of it is loaded before the first question anyway. */
const SMALL_TABLE = 256;
const LARGE_SITE = 4_000;
/** Some hosts take no more than 20,000 files; each page is one, and its text another while there is room. */
const MAX_FILES = 18_000;
const MIN_TEXT_FILES = 2_000;
const DEFLATE_LEVEL = 7;
/** What an index is made of. */
export type IndexInputs = {
  readonly pages: readonly SearchPage[];
  readonly products: readonly MarkedProduct[];
  /** The configuration says which they are. */
  readonly isListed: boolean;
  readonly synonyms: readonly SynonymRule[];
  readonly language: string;
  /** Begins and ends with `/`. */
  readonly base: string;
};

/** All files of a site's index: shards first, the manifest that names them last. None where no index is wanted. */
export function listSearchFiles(
  source: SearchSource,
  synonyms: readonly SynonymEntry[],
  memo: Memo,
): readonly EmitFile[] {
  if (!hasEmbeddedIndex(source.model.config)) return [];
  const inputs = makeIndexInputs(source, synonyms, memo);
  const { pages, base } = inputs;
  // Only names are remembered: the files lie in the out-dir, and are made again where they do not.
  const { manifest, names } = memo.run('search-index', '', inputs, nameIndexFiles);
  const bytesOf = (name: string): Uint8Array => {
    const bytes = shareIndex(inputs, memo).files.get(name);
    if (bytes === undefined) throw new Error(`The search index has no file ${name}`);
    return bytes;
  };
  const folder = base.slice(1) + FOLDER;
  const texts = listTexts(pages, textSizeOf(pages.length));
  return [
    ...names.map((name) => packedFile(folder + name, () => bytesOf(name))),
    ...uniqueTexts(texts).map(({ name, bytes }) => packedFile(folder + name, bytes)),
    makeTextFile(base.slice(1) + SEARCH_MANIFEST, 'text', () => manifest),
  ];
}

/** What the index of a site is made of. */
export function makeIndexInputs(
  source: SearchSource,
  synonyms: readonly SynonymEntry[],
  memo: Memo,
): IndexInputs {
  const { base, locale, search } = source.model.config;
  const language = locale.name;
  const isListed = search.products !== 'auto';
  const [pages, products] = [listSearchPages(source, memo), listProducts(source)];
  return { pages, products, isListed, synonyms: toSynonymRules(synonyms, language), language, base };
}

export interface BuiltIndex {
  readonly manifest: SearchManifest;
  /** Name → content before it is packed. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

function nameIndexFiles(
  inputs: IndexInputs,
  memo: Memo,
): { readonly manifest: string; readonly names: readonly string[] } {
  const { manifest, files } = shareIndex(inputs, memo);
  return { manifest: JSON.stringify(manifest), names: [...files.keys()] };
}

/** The index in memory, for whoever needs it in this run. */
function shareIndex(inputs: IndexInputs, memo: Memo): BuiltIndex {
  return memo.share('search-files', '', inputs, buildIndex).read();
}

/** A file that is named by its content, so that the name is its key. */
function packedFile(file: string, bytes: () => Uint8Array): EmitFile {
  return {
    file,
    phase: 'asset',
    key: `${fileNameOf(file)}:${DEFLATE_LEVEL}:${process.versions['zlib']}`,
    content: () => deflateRawSync(bytes(), { level: DEFLATE_LEVEL }),
  };
}

function uniqueTexts(texts: readonly TextFile[]): readonly TextFile[] {
  return [...new Map(texts.map((text) => [text.name, text])).values()];
}

/** The costly half of the index, remembered page by page; asked for only when something has changed. */
export function readTerms(page: SearchPage, memo: Memo): PageTerms {
  return openTerms(page, memo).read();
}

function openTerms({ id, facts, sections, quotes }: SearchPage, memo: Memo): Lazy<PageTerms> {
  return memo.defer('search-terms', id, { facts, sections, quotes }, analyseSections);
}

function analyseSections({
  facts,
  sections,
  quotes,
}: Pick<SearchPage, 'facts' | 'sections' | 'quotes'>): PageTerms {
  return analysePage(facts, joinPlaces(sections.read()), quotes.read());
}

interface TextFile {
  readonly name: string;
  readonly bytes: () => Uint8Array;
}

/** The texts of so many pages each, named by what they are made of, so that nobody has to read them. */
function listTexts(pages: readonly SearchPage[], size: number): readonly TextFile[] {
  return Array.from({ length: Math.ceil(pages.length / size) }, (_, index) => {
    const own = pages.slice(index * size, (index + 1) * size);
    return {
      name: nameOf(`${FORMAT_VERSION}${own.map(({ sections }) => sections.key).join()}`),
      bytes: () => encodeTexts(own.map(({ sections }) => ({ sections: sections.take() }))),
    };
  });
}

/** 48 bits of a hash: among the files of all builds that one browser meets, two will not share a name. */
function nameOf(content: string | Uint8Array): string {
  return `${hashText(content).slice(0, 8)}.bin`;
}

function tableSizeOf(pages: number): number {
  if (pages <= SMALL_TABLE) return SMALL_TABLE;
  return pages < LARGE_SITE ? TABLE_PAGES : TABLE_PAGES / 2;
}

function textSizeOf(pages: number): number {
  return Math.ceil(pages / Math.max(MIN_TEXT_FILES, MAX_FILES - pages)) || 1;
}

function buildIndex(inputs: IndexInputs, memo: Memo): BuiltIndex {
  return layOutIndex(inputs, takeTerms(inputs.pages, memo));
}

/** One page after the other: those of a large site would fill the memory. */
function* takeTerms(pages: readonly SearchPage[], memo: Memo): Iterable<PageTerms> {
  for (const page of pages) yield openTerms(page, memo).take();
}

/** The index of pages whose terms are known. */
export function layOutIndex(inputs: IndexInputs, terms: Iterable<PageTerms>): BuiltIndex {
  const { pages, products, synonyms, language, base } = inputs;
  const textSize = textSizeOf(pages.length);
  const texts = listTexts(pages, textSize);
  const files = new Map<string, Uint8Array>();
  const add = (bytes: Uint8Array): string => {
    const name = nameOf(bytes);
    files.set(name, bytes);
    return name;
  };
  const postings = collectPostings(terms);
  const dictionary = splitDictionary(postings, add);
  const tables: string[] = [];
  const tableSize = tableSizeOf(pages.length);
  for (let from = 0; from < pages.length; from += tableSize) {
    const entries = pages.slice(from, from + tableSize).map(({ route, category, group, facts }, index) => ({
      route: route.slice(base.length),
      title: facts.title,
      category,
      group,
      textFile: texts[Math.floor((from + index) / textSize)]?.name ?? '',
    }));
    tables.push(add(encodeTable(entries)));
  }
  const rules = keepKnown(synonyms, postings);
  return {
    manifest: {
      format: FORMAT_VERSION,
      analyser: ANALYSER_VERSION,
      language,
      base,
      folder: FOLDER,
      pages: pages.length,
      dictionary,
      tableSize,
      tables: add(encodeNames(tables)),
      textSize,
      ...(rules.length === 0 ? {} : { synonyms: add(encodeSynonyms(rules)) }),
      ...listNearFiles(postings, pages.length, language, add),
      products: describeProducts(products, inputs, (term) => postings.get(term)?.postings.pages ?? []),
      facets: listFacets(pages),
    },
    files,
  };
}

/** Terms in order, cut into parts of the dictionary and these into shards. */
function splitDictionary(
  postings: ReadonlyMap<string, TermPostings>,
  add: (bytes: Uint8Array) => string,
): SearchManifest['dictionary'] {
  // By code unit, as everywhere; `toSorted` without a function does that faster than with one.
  const sorted = [...postings.keys()]
    .toSorted()
    .map((term) => [term, postings.get(term) as TermPostings] as const);
  const parts: (readonly [string, string])[] = [];
  const isSmall = postings.size <= SMALL_VOCABULARY;
  const isKnown = ([, { count, isNamed }]: (typeof sorted)[number]) => isSmall || count > 1 || isNamed;
  const sizes = sorted.map(([, { postings: list }]) => sizeOf(list));
  const listed = sizes.reduce((sum, size) => sum + size, 0);
  const shardSize = Math.min(SHARD_BYTES.most, Math.max(SHARD_BYTES.least, listed / MAX_SHARDS));
  const bytes = sorted.reduce((sum, entry) => sum + (isKnown(entry) ? entry[0].length : 0), 0);
  const partSize =
    bytes <= SMALL_DICTIONARY_BYTES ? bytes + 1 : Math.max(DICTIONARY_BYTES, bytes / MAX_DICTIONARIES);
  let first = '';
  let terms: string[] = [];
  let counts: number[] = [];
  let shards: ShardEntry[] = [];
  let known: Postings[] = [];
  let rare = new Map<string, Postings>();
  let shardFirst = '';
  let [shardBytes, partBytes] = [0, 0];
  const endShard = () => {
    if (known.length + rare.size === 0) return;
    const file = add(encodeShard(known, rare));
    shards.push({ first: shardFirst, from: terms.length - known.length, file });
    [known, rare, shardBytes] = [[], new Map<string, Postings>(), 0];
  };
  const endPart = () => {
    endShard();
    if (shards.length === 0) return;
    parts.push([first, add(encodeDictionary({ terms, counts, shards }))]);
    [terms, counts, shards, partBytes] = [[], [], [], 0];
  };
  for (const [at, entry] of sorted.entries()) {
    const [term, { postings: list, count }] = entry;
    if (partBytes >= partSize) endPart();
    else if (shardBytes >= shardSize) endShard();
    if (terms.length === 0 && shards.length === 0 && rare.size === 0) first = term;
    if (known.length + rare.size === 0) shardFirst = term;
    const isListed = isKnown(entry);
    if (isListed) {
      terms.push(term);
      counts.push(count);
      known.push(list);
      partBytes += term.length;
    } else rare.set(term, list);
    shardBytes += 1 + (isListed ? 0 : term.length) + (sizes[at] ?? 0);
  }
  endPart();
  return parts;
}

/** Bytes of a list in its shard, about. */
function sizeOf({ pages, sections, asked, quoted }: Postings): number {
  let size = pages.length * 2 + sections.length;
  for (const phrases of asked) size += phrases?.length ?? 0;
  for (const runs of quoted) size += (runs?.length ?? 0) * 3;
  return size;
}

/** Rules whose targets the index knows; the rest would only be carried around. */
function keepKnown(
  rules: readonly SynonymRule[],
  postings: ReadonlyMap<string, TermPostings>,
): readonly SynonymRule[] {
  return rules.flatMap(({ from, to }) => {
    const known = to.filter((terms) => terms.length > 0 && terms.every((term) => postings.has(term)));
    return known.length === 0 ? [] : [{ from, to: known }];
  });
}

function listFacets(pages: readonly SearchPage[]): readonly Facet[] {
  const keys = pages.map(({ facet }) => JSON.stringify(facet));
  const facets = new Map(pages.map(({ facet }, index) => [keys[index] ?? '', facet]));
  return [...facets].map(([key, facet]) => ({ pages: listRanges(keys, (own) => own === key), ...facet }));
}
