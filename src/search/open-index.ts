/** The embedded search engine: answers queries from the files of a built index, each loaded when it is first needed. */
import { ANALYSER_VERSION } from './analyse.ts';
import { decodeDictionary, type Dictionary, lowerBound, partOf } from './dictionary.ts';
import { chooseWords, type ExpandedWord, expandQuery } from './expand.ts';
import { findRuns } from './find-runs.ts';
import { findNamed, findWholes, listWholes, type NamedWhole } from './find-wholes.ts';
import { chooseDoubt } from './is-likely.ts';
import type { Lexicon } from './lexicon.ts';
import { createFiles, type Files, type GetFile, type LoadFile } from './load-files.ts';
import { countProducts } from './count-products.ts';
import { buildHit, type HitContext } from './build-hit.ts';
import {
  createStaleIndexError,
  FORMAT_VERSION,
  productOfPage,
  type SearchManifest,
  type TableEntry,
} from './manifest.ts';
import { decodeNearWords, nearOf } from './near-words.ts';
import { decodeBlocks, decodeTable, decodeTexts, type PageBlocks } from './page-files.ts';
import { type PartList, readPartList } from './part-list.ts';
import { pieceOf } from './places.ts';
import { decodeShard, type Postings } from './postings.ts';
import { decodeElsewhere, namesElsewhere } from './elsewhere.ts';
import { isAboutPlay } from './play-words.ts';
import { dropNames, nameProduct, type NamedProduct, understandProducts } from './products.ts';
import type { SearchClient, SearchRequest, SearchResponse } from './protocol.ts';
import { type Query, readQuery } from './query.ts';
import { rankPages } from './rank.ts';
import type { RankedPage, RankInputs, WeighedWord } from './rank-types.ts';
import { RANKING, type Ranking } from './ranking.ts';
import { standTogether } from './stand-together.ts';
import { decodeSynonyms } from './synonyms.ts';
import { weighPages } from './weigh-pages.ts';
import { standsThere, weighWords } from './weigh.ts';

/** In parts: more would be too many bytes for one mistyped word. */
const SMALL_DICTIONARY = 5;
const LARGE_DICTIONARY = 100;
/** Parts of the dictionary that are loaded before the first question: some 20 KB. */
const FEW_PARTS = 4;
const HITS_PER_PAGE = 20;
/** So many hits of an answer come with their section and its text, each of which is a file; the rest name their page. Of a large site one fewer: 3 KB. */
const DETAILED_HITS = { small: 6, large: 5 } as const;

/** A newer or older build wrote another format; anything else is no manifest at all. */
function readManifest(parsed: unknown): SearchManifest {
  const value = parsed as Partial<SearchManifest> | null | undefined;
  if (value?.format !== FORMAT_VERSION || value.analyser !== ANALYSER_VERSION)
    throw createStaleIndexError('search-index.txt');
  return value as SearchManifest;
}

/**
 * Opens an index by its manifest (the JSON of `search-index.txt`, parsed). Nothing is loaded before the first call. A
 * manifest that this code does not understand, or a file that is not what the manifest says, rejects with an Error named
 * `StaleIndexError`: fetch the manifest again. What `load` rejects with is passed on. A call without any request loads what
 * nearly every question needs.
 */
export async function openSearchIndex(
  load: LoadFile,
  manifest: unknown,
  ranking: Ranking = RANKING,
): Promise<SearchClient> {
  const known = readManifest(manifest);
  const engine: Engine = {
    ranking,
    products: known.products.map((product) => nameProduct(product, known.language)),
    dictionary: readPartList(known.dictionary),
    near: readPartList(known.near?.parts ?? ''),
  };
  const files = createFiles(async (file) => {
    const inline = known.inline[file];
    return inline === undefined ? load(known.folder + file) : decodeBase64(inline);
  });
  return {
    search: async ({ requests }, signal) => {
      const wanted: Files = { ...files, whenLoaded: (compute) => files.whenLoaded(compute, signal) };
      if (requests.length === 0) await wanted.whenLoaded((get) => loadAhead(known, engine, get));
      return {
        results: await Promise.all(requests.map((request) => answer(request, known, wanted, engine))),
      };
    },
  };
}

/**
 * What nearly every question needs, of a site where that is little: asked for while the reader still types, or each would
 * cost the first question the time of another request after the one before.
 */
function loadAhead(
  { synonyms, elsewhere, blocks, table }: SearchManifest,
  { dictionary }: Engine,
  get: GetFile,
): void {
  if (synonyms !== undefined) get(synonyms, decodeSynonyms);
  if (dictionary.files.length <= FEW_PARTS) for (const file of dictionary.files) get(file, decodeDictionary);
  if (elsewhere !== undefined) get(elsewhere, decodeElsewhere);
  get(blocks, decodeBlocks);
  if (table !== undefined) get(table, decodeTable);
}

function decodeBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

/** What stays the same from one question to the next. */
interface Engine {
  readonly ranking: Ranking;
  readonly products: readonly NamedProduct[];
  readonly dictionary: PartList;
  readonly near: PartList;
}

async function answer(
  request: SearchRequest,
  manifest: SearchManifest,
  files: Files,
  engine: Engine,
): Promise<SearchResponse> {
  const { ranking, products } = engine;
  const startedAt = performance.now();
  const { hitsPerPage = HITS_PER_PAGE, page = 0 } = request;
  const query = readQuery(request.query, manifest.language, ranking.stopWords === 0);
  const all = await files.whenLoaded((get) => {
    // Which file has what, and what is not here: the last steps need it, and ask for no further ones then.
    get(manifest.blocks, decodeBlocks);
    if (manifest.elsewhere !== undefined) get(manifest.elsewhere, decodeElsewhere);
    let isWhole = true;
    const watch: GetFile = (file, decode) => {
      const value = get(file, decode);
      isWhole &&= value !== undefined;
      return value;
    };
    const known = expandQuery(query, createLexicon(manifest, engine, watch));
    // What is meant for sure is looked up while the rest is on its way.
    if (!isWhole) weighChosen(dropNames(known, understandProducts(query, known, products)), engine, get);
    return known;
  });
  const understood = understandProducts(query, all, products);
  const isWanted = (at: number) =>
    understood.named.some((index) =>
      manifest.products[index]?.pages.some(([from, to]) => at >= from && at < to),
    );
  const isOfGame = understood.named.length > 0 || request.onlyProduct !== undefined;
  const wholes = listWholes(query.all, all, { names: understood.words, isOfGame });
  const look = (words: readonly ExpandedWord[]) => lookUp(query, words, wholes, files, engine);
  const asked = await look(dropNames(all, understood));
  // Only guides of other products have a word of what is wanted: "rust" with what it calls otherwise is about Rust.
  const isElsewhere =
    understood.named.length > 0 &&
    !standsThere(asked.words, (at) => isWanted(at) || productOfPage(manifest, at) === undefined);
  const looked = isElsewhere ? await look(all) : asked;
  const weights = weighPages(request, manifest, { ...understood, asked: looked.named }, ranking);
  const isNamed = understood.named.length > 0;
  const doubt = chooseDoubt({ isQuote: query.isQuote, isNamed, isPlay: isAboutPlay(query.text) }, ranking);
  const { pages: ranked, isSure: isLikely } = rankPages({ ...looked, weights, doubt, isWanted, ranking });
  const isSure = isLikely && !(await isAboutElse(query, ranked[0], manifest, files, engine));
  const shown = ranked.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  const context: HitContext = { request, query, expanded: all, manifest };
  const usual = isLarge(engine.dictionary) ? DETAILED_HITS.large : DETAILED_HITS.small;
  const detailed = Math.max(usual, request.detailedHits ?? 0);
  const opened = await files.whenLoaded((get) =>
    shown.map((found, index) => {
      const text = findText(found, manifest, get);
      if (text === undefined || (index >= detailed && !files.has(text.file)))
        return { found, piece: undefined, entry: findEntry(found, manifest, get) };
      const texts = get(text.file, decodeTexts);
      const piece = texts?.[text.at];
      return { found, piece, entry: piece ?? (texts && findEntry(found, manifest, get)) };
    }),
  );
  const hits = opened.flatMap(({ found, piece, entry }) =>
    entry === undefined ? [] : [buildHit(found, entry, piece, context)],
  );
  const [named, other] = understood.named;
  return {
    hits,
    nbHits: ranked.length,
    page,
    nbPages: Math.ceil(ranked.length / Math.max(1, hitsPerPage)),
    hitsPerPage,
    query: request.query,
    processingTimeMS: Math.round(performance.now() - startedAt),
    index: request.indexName,
    product: named === undefined || other !== undefined ? null : (manifest.products[named]?.id ?? null),
    sure: isSure,
    products: countProducts(
      ranked.map((one) => one.page),
      manifest,
    ),
  };
}

/** Whoever names what the best page says nothing of is not answered by it, however much of the rest of the question it has. */
function isAboutElse(
  { text }: Query,
  best: RankedPage | undefined,
  { language, elsewhere }: SearchManifest,
  files: Files,
  { dictionary }: Engine,
): Promise<boolean> {
  return files.whenLoaded((get) => {
    const names = elsewhere === undefined ? undefined : get(elsewhere, decodeElsewhere);
    if (names === undefined) return false;
    return namesElsewhere({ text, language }, names, (terms) => {
      const lists = terms.flatMap((term) => findPostings(term, dictionary, get) ?? []);
      return lists.length === terms.length && standTogether(lists, best?.page ?? -1);
    });
  });
}

/** The rarest words with what they may mean, and the messages that are quoted. */
function lookUp(
  { anchors }: Query,
  words: readonly ExpandedWord[],
  wholes: readonly NamedWhole[],
  files: Files,
  engine: Engine,
): Promise<Pick<RankInputs, 'words' | 'runs' | 'wholes'> & { readonly named: readonly number[] }> {
  const wanted = new Set(chooseWords(words, engine.ranking).map(({ word }) => word.term));
  const ends = anchors.filter(({ term }) => wanted.has(term));
  return files.whenLoaded((get) => {
    const postingsOf = (term: string) => findPostings(term, engine.dictionary, get);
    return {
      words: weighChosen(words, engine, get),
      runs: findRuns(ends, postingsOf),
      wholes: findWholes(wholes, postingsOf, engine.ranking),
      named: findNamed(wholes, postingsOf),
    };
  });
}

function weighChosen(
  words: readonly ExpandedWord[],
  { ranking, dictionary }: Engine,
  get: GetFile,
): readonly WeighedWord[] {
  return weighWords(chooseWords(words, ranking), (term) => findPostings(term, dictionary, get));
}

/** The file of a page's entry in the table, read. */
function findEntry(
  { page }: RankedPage,
  { blocks, table }: SearchManifest,
  get: GetFile,
): TableEntry | undefined {
  if (table !== undefined) return get(table, decodeTable)?.[page];
  const place = get(blocks, decodeBlocks)?.findEntry(page);
  return place === undefined ? undefined : get(place.file, decodeTable)?.[place.at];
}

/** The file with the text of the section that was found. */
function findText(
  { page, section }: RankedPage,
  { blocks, piece, texts }: SearchManifest,
  get: GetFile,
): ReturnType<PageBlocks['findText']> {
  return get(blocks, decodeBlocks)?.findText(page, pieceOf(section, piece), texts);
}

function isLarge({ files }: PartList): boolean {
  return files.length > LARGE_DICTIONARY;
}

const NO_TERMS: Dictionary = { terms: [], counts: [], shards: [] };

function createLexicon(
  { synonyms, near, language }: SearchManifest,
  { ranking, dictionary, near: nearList }: Engine,
  get: GetFile,
): Lexicon {
  const { firsts, files } = dictionary;
  const rules = synonyms === undefined ? [] : get(synonyms, decodeSynonyms);
  // Of a small site all this is on its way: what a word needs beyond it shows then. Else it is asked for at once.
  const isSettled =
    files.length > FEW_PARTS ||
    (rules !== undefined && files.every((file) => get(file, decodeDictionary) !== undefined));
  return {
    isEnglish: /^en\b/i.test(language),
    isSmall: files.length <= SMALL_DICTIONARY,
    isLarge: isLarge(dictionary),
    ranking,
    synonyms: rules ?? [],
    nearTo: (term, count) => {
      if (near === undefined || count >= near.below || !isSettled) return [];
      const file = nearList.files[partOf(nearList.firsts, term)];
      const words = file === undefined ? undefined : get(file, decodeNearWords);
      return words === undefined ? [] : nearOf(term, words);
    },
    partWith: (term) => {
      const file = files[partOf(firsts, term)];
      // Of an empty site there is none.
      return file === undefined ? NO_TERMS : get(file, decodeDictionary);
    },
    partsFor: (beginning) => {
      const last = partOf(firsts, `${beginning}\uFFFF`);
      const wanted = files.slice(partOf(firsts, beginning), last + 1);
      const parts = wanted.map((file) => get(file, decodeDictionary));
      const there = parts.filter((part) => part !== undefined);
      return there.length < parts.length ? undefined : there;
    },
  };
}

function findPostings(term: string, { firsts, files }: PartList, get: GetFile): Postings | undefined {
  const part = files[partOf(firsts, term)];
  const entry = part === undefined ? undefined : get(part, decodeDictionary);
  if (entry === undefined) return undefined;
  const shard =
    entry.shards[
      partOf(
        entry.shards.map(({ first }) => first),
        term,
      )
    ];
  const postings = shard === undefined ? undefined : get(shard.file, decodeShard);
  if (shard === undefined || postings === undefined) return undefined;
  const at = lowerBound(entry.terms, term);
  return entry.terms[at] === term ? postings.known[at - shard.from] : postings.rare.get(term);
}
