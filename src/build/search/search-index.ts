/** The embedded search index as files of the site. Pure but for the memo; what has not changed is neither made nor packed again. */
import { deflateRawSync } from 'node:zlib';
import { ANALYSER_VERSION } from '../../search/analyse.ts';
import { hasEmbeddedIndex, SEARCH_MANIFEST } from '../../search/build-settings.ts';
import { type Facet, FORMAT_VERSION, type SearchManifest } from '../../search/manifest.ts';
import { encodeElsewhere } from '../../search/elsewhere.ts';
import { encodeBlocks } from '../../search/page-files.ts';
import { fileNameOf } from '../../urls.ts';
import { encodeSynonyms, type SynonymRule } from '../../search/synonyms.ts';
import type { EmitFile } from '../emit/emit-file.ts';
import type { Memo } from '../memo/memo.ts';
import { listProducts, listSearchPages, type SearchPage, type SearchSource } from './search-pages.ts';
import { describeProducts } from './describe-products.ts';
import { listRanges } from './list-ranges.ts';
import { listNearFiles, makeNearTable, type NearTable } from './near-words.ts';
import type { MarkedProduct } from './products.ts';
import type { SynonymEntry } from './synonym-list.ts';
import { toSynonymRules } from './synonym-rules.ts';
import { INDEX_ENDING } from '../../search/part-list.ts';
import { findTextSizes, isInline, layOutBlocks, listTexts } from './page-blocks.ts';
import { nameIndexFile } from './shards.ts';
import { readTermIndex, type TermIndex } from './term-index.ts';
import { makeTextFile } from '../emit/emit-file.ts';

/** The index's files, below the base path: their names change with their content. */
const FOLDER = 'assets/search/';

const DEFLATE_LEVEL = 7;
/** What an index is made of. */
export type IndexInputs = {
  readonly pages: readonly SearchPage[];
  readonly products: readonly MarkedProduct[];
  /** The configuration says which they are. */
  readonly isListed: boolean;
  readonly synonyms: readonly SynonymRule[];
  /** Names of what no guide answers, as `keyOfName` has them. */
  readonly elsewhere: readonly string[];
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
    const open = shareIndex(inputs, memo).files.get(name);
    if (open === undefined) throw new Error(`The search index has no file ${name}`);
    return open();
  };
  const folder = base.slice(1) + FOLDER;
  const texts = listTexts({ pages, base }, memo);
  return [
    ...names.map((name) => packedFile(folder + name, () => bytesOf(name))),
    ...texts.map(({ name, bytes }) => packedFile(folder + name, bytes)),
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
  const { elsewhere = [] } = source;
  return {
    pages,
    products,
    isListed,
    synonyms: toSynonymRules(synonyms, language),
    elsewhere,
    language,
    base,
  };
}

export interface BuiltIndex {
  readonly manifest: SearchManifest;
  /** Name → content before it is packed. */
  readonly files: ReadonlyMap<string, () => Uint8Array>;
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

function buildIndex(inputs: IndexInputs, memo: Memo): BuiltIndex {
  return layOutIndex(inputs, readTermIndex(inputs.pages, memo));
}

/** A file that is named by its content, so that the name is its key. */
function packedFile(file: string, bytes: () => Uint8Array): EmitFile {
  return {
    file,
    phase: 'asset',
    key: `${fileNameOf(file)}:${DEFLATE_LEVEL}:${process.versions['zlib']}`,
    content: () => pack(bytes()),
  };
}

function pack(bytes: Uint8Array): Uint8Array {
  return deflateRawSync(bytes, { level: DEFLATE_LEVEL });
}

/** The index of pages whose terms are known. */
export function layOutIndex(
  inputs: IndexInputs,
  terms: TermIndex,
  near: NearTable = makeNearTable(),
): BuiltIndex {
  const { pages, products, synonyms, elsewhere, language, base } = inputs;
  const files = new Map(terms.files);
  const add = (bytes: Uint8Array): string => {
    const name = nameIndexFile(bytes);
    files.set(name, () => bytes);
    return name;
  };
  const { blocks, table } = layOutBlocks({ pages, base }, (name, bytes) => files.set(name, bytes));
  const rules = keepKnown(synonyms, terms);
  const list = {
    blocks: add(encodeBlocks(blocks)),
    ...(table === undefined ? {} : { table }),
    ...(rules.length === 0 ? {} : { synonyms: add(encodeSynonyms(rules)) }),
    ...(elsewhere.length === 0 ? {} : { elsewhere: add(encodeElsewhere(elsewhere)) }),
  };
  const inlined = isInline(pages.length)
    ? [...Object.values(list), ...blocks.map(({ name }) => name + INDEX_ENDING)]
    : [];
  const manifest = {
    format: FORMAT_VERSION,
    analyser: ANALYSER_VERSION,
    language,
    base,
    folder: FOLDER,
    inline: takeOut(inlined, files),
    pages: pages.length,
    dictionary: terms.dictionary,
    ...list,
    ...findTextSizes(pages.length),
    ...listNearFiles(terms, pages.length, language, near, add),
    products: describeProducts(products, inputs, terms.pagesOf),
    facets: listFacets(pages),
  };
  return { manifest, files };
}

/** These files as they stand in a manifest; they are no longer among `files`. */
function takeOut(
  names: readonly string[],
  files: Map<string, () => Uint8Array>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const bytes = files.get(name);
      files.delete(name);
      return bytes === undefined ? [] : [[name, Buffer.from(pack(bytes())).toString('base64')]];
    }),
  );
}

/** Rules whose targets the index knows; the rest would only be carried around. */
function keepKnown(rules: readonly SynonymRule[], { countOf }: TermIndex): readonly SynonymRule[] {
  return rules.flatMap(({ from, to }) => {
    const known = to.filter((terms) => terms.length > 0 && terms.every((term) => countOf(term) > 0));
    return known.length === 0 ? [] : [{ from, to: known }];
  });
}

function listFacets(pages: readonly SearchPage[]): readonly Facet[] {
  const keys = pages.map(({ facet }) => JSON.stringify(facet));
  const facets = new Map(pages.map(({ facet }, index) => [keys[index] ?? '', facet]));
  return [...facets].map(([key, facet]) => ({ pages: listRanges(keys, (own) => own === key), ...facet }));
}
