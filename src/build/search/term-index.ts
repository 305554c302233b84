/**
 * All terms of the site as files, stretch by stretch of the alphabet: an edit makes one block of pages anew, and of the stretches those
 * in which it says something else. Pure but for the memo.
 */
import { lowerBound } from '../../search/dictionary.ts';
import { joinPlaces } from '../../search/places.ts';
import { writePartList } from '../../search/part-list.ts';
import { type Lazy, makeLazy } from '../memo/lazy.ts';
import { hashText } from '../memo/hash.ts';
import type { Memo, Parts } from '../memo/memo.ts';
import {
  addWeights,
  type Block,
  findNorms,
  layBlock,
  type Norms,
  splitBlocks,
  unpackMarks,
  weighPage,
  type Weights,
} from './blocks.ts';
import { joinBlocks } from './join-blocks.ts';
import type { SearchPage } from './search-pages.ts';
import { analysePage, type PageTerms } from './search-terms.ts';
import {
  type DictionaryPart,
  type FileSizes,
  findSizes,
  nameIndexFile,
  splitDictionary,
  sumTerms,
  type TermSums,
} from './shards.ts';
import { openVocabulary } from './vocabulary.ts';

/** Pages from which on the terms are cut: of fewer all is soon made anew. */
const MANY_PAGES = 256;
/** Where: sorted, and about the same in each stretch of an English site. Stretches of letters that nobody uses cost nothing. */
const CUTS: readonly string[] =
  'a b c cm d di e f g h i j l m n p po r s se sp t ti u v w x \u0431 \u0433 \u0436 \u043a \u043d \u043f \u0440 \u0441 \u0442 \u0445 \u3000'.split(
    ' ',
  );

/** What is known of the terms of all pages. */
export interface TermIndex {
  /** As the manifest has it. */
  readonly dictionary: string;
  /** Name → content before it is packed. */
  readonly files: ReadonlyMap<string, () => Uint8Array>;
  /** Pages on which a term stands. */
  readonly countOf: (term: string) => number;
  /** Those of its postings, ascending. */
  readonly pagesOf: (term: string) => ArrayLike<number>;
}

/** The terms of all pages, each block and each stretch remembered. */
export function readTermIndex(pages: readonly SearchPage[], memo: Memo): TermIndex {
  const cuts = pages.length < MANY_PAGES ? [] : CUTS;
  const opened = new Map<number, readonly Block[]>();
  const blocks = readBlocks(pages, cuts, opened, memo);
  const ids = ['', ...cuts];
  const jobs = ids.map((id, at) => ({ id, inputs: { slices: listSlices(blocks, at) } }));
  const stretches = memo.runEach('search-stretch', jobs, joinAll).flatMap((parts) => parts ?? []);
  // The memo keeps what asks for them.
  opened.clear();
  const sizes = findSizes(stretches.map(({ head }) => head.sums));
  const split = stretches.map(({ rest }, at) => ({ id: ids[at] ?? '', inputs: { block: rest, sizes } }));
  const files = memo.runEach('search-shards', split, splitAll).flatMap((parts) => parts ?? []);
  return describeTerms(stretches, files);
}

/** The same of pages whose terms are at hand, for whoever lays out many versions of an index. */
export function makeTermIndex(
  pages: readonly { readonly route: string }[],
  terms: readonly PageTerms[],
): TermIndex {
  const norms = findNorms(addWeights(terms.map(weighPage)));
  let from = 0;
  const blocks = splitBlocks(pages).map((own) => {
    const [block = NO_BLOCK] = layBlock(terms.slice(from, from + own.length), norms, []);
    from += own.length;
    return { block, from: from - own.length };
  });
  const { head, rest } = describeStretch(joinBlocks(blocks));
  const block = makeLazy('', {}, () => rest);
  const files = splitStretch({ block, sizes: findSizes([head.sums]) });
  return describeTerms([{ head, rest: block }], [{ ...files, rest: makeLazy('', {}, () => files.rest) }]);
}

const NO_BLOCK: Block = { terms: '', entries: '' };

/** The terms of one page. */
export function readTerms(page: TermSource): PageTerms {
  return analyse({ pages: [page] })[0] as PageTerms;
}

/** What the terms of a page are made of. */
type TermSource = Pick<SearchPage, 'id' | 'facts' | 'sections' | 'quotes'>;

function toTermSource({ id, facts, sections, quotes }: SearchPage): TermSource {
  return { id, facts, sections, quotes };
}

/** A block of pages: the number of its first page, and what stands in each stretch. */
interface CutBlock {
  readonly from: number;
  /** A key for each stretch. */
  readonly keys: readonly string[];
  readonly slices: () => readonly Block[];
}

/** `opened` keeps what was read of the blocks, by their numbers. */
function readBlocks(
  pages: readonly SearchPage[],
  cuts: readonly string[],
  opened: Map<number, readonly Block[]>,
  memo: Memo,
): readonly CutBlock[] {
  const blocks = splitBlocks(pages).map((own) => own.map(toTermSource));
  const weights = blocks.map((own) => memo.run('search-weights', nameBlock(own), { pages: own }, weighBlock));
  const { mean, boilerplate } = findNorms(addWeights(weights));
  const jobs = blocks.map((block, index) => {
    // Only what is boilerplate here: what is so on other pages does not make this block anew.
    const own = weights[index];
    const marks = own === undefined ? [] : unpackMarks(own).filter((mark) => boilerplate.has(mark));
    const common = [...new Set(marks)].toSorted((a, b) => a - b);
    return { id: nameBlock(block), inputs: { pages: block, mean, boilerplate: common, cuts } };
  });
  let from = 0;
  return memo.runEach('search-block', jobs, layAll).flatMap((parts, index) => {
    from += blocks[index]?.length ?? 0;
    const first = from - (blocks[index]?.length ?? 0);
    if (parts === undefined) return [];
    // Read once for all stretches that need it.
    const slices = () => {
      const known = opened.get(index) ?? parts.rest.take();
      opened.set(index, known);
      return known;
    };
    return [{ from: first, keys: parts.head.keys, slices }];
  });
}

/** As `--explain` names it: an edit of any of its pages makes it anew. */
function nameBlock(pages: readonly TermSource[]): string {
  return `from ${pages[0]?.id ?? ''} on`;
}

type BlockPages = { readonly pages: readonly TermSource[] };

function weighBlock({ pages }: BlockPages, memo: Memo): Weights {
  return addWeights(shareTerms(pages, memo).read().map(weighPage));
}

/** They are needed twice, and in between in memory only: to file them costs more than to read a block's pages again. */
function shareTerms(pages: readonly TermSource[], memo: Memo): Lazy<readonly PageTerms[]> {
  return memo.share('search-terms', pages[0]?.id ?? '', { pages }, analyse);
}

function analyse({ pages }: BlockPages): readonly PageTerms[] {
  return pages.map(({ facts, sections, quotes }) =>
    analysePage(facts, joinPlaces(sections.read()), quotes.read()),
  );
}

type BlockInputs = {
  readonly pages: readonly TermSource[];
  readonly mean: Norms['mean'];
  readonly boilerplate: readonly number[];
  readonly cuts: readonly string[];
};

function layAll(
  all: readonly BlockInputs[],
  memo: Memo,
): readonly Parts<{ readonly keys: readonly string[] }, readonly Block[]>[] {
  return all.map(({ pages, mean, boilerplate, cuts }) => {
    const rest = layBlock(shareTerms(pages, memo).take(), { mean, boilerplate: new Set(boilerplate) }, cuts);
    // Nothing where nothing stands.
    const keys = rest.map((block) => (block.terms === '' ? '' : hashText(`${block.terms} ${block.entries}`)));
    return { head: { keys }, rest };
  });
}

type Slice = { readonly from: number; readonly block: Lazy<Block> };

/** What the blocks say in one stretch. A block is read once for all of them. */
function listSlices(blocks: readonly CutBlock[], at: number): readonly Slice[] {
  return blocks.flatMap(({ from, keys, slices }) => {
    const key = keys[at] ?? '';
    return key === '' ? [] : [{ from, block: makeLazy(key, {}, () => slices()[at] ?? NO_BLOCK) }];
  });
}

/** What is known of a stretch without its postings. */
type StretchHead = {
  /** As `Block.terms`. */
  readonly terms: string;
  readonly counts: readonly number[];
  readonly sums: TermSums;
};

function joinAll(
  all: readonly { readonly slices: readonly Slice[] }[],
): readonly Parts<StretchHead, Block>[] {
  return all.map(({ slices }) =>
    describeStretch(joinBlocks(slices.map(({ from, block }) => ({ from, block: block.read() })))),
  );
}

function describeStretch(block: Block): Parts<StretchHead, Block> {
  const vocabulary = openVocabulary(block);
  const head = { terms: block.terms, counts: [...vocabulary.counts], sums: sumTerms(vocabulary) };
  return { head, rest: block };
}

type FilesHead = {
  readonly parts: readonly DictionaryPart[];
  readonly names: readonly string[];
};

/** By name, base64. */
type Files = Readonly<Record<string, string>>;

type SplitInputs = { readonly block: Lazy<Block>; readonly sizes: FileSizes };

function splitAll(all: readonly SplitInputs[]): readonly Parts<FilesHead, Files>[] {
  return all.map(splitStretch);
}

function splitStretch({ block, sizes }: SplitInputs): Parts<FilesHead, Files> {
  const files: Record<string, string> = {};
  const parts = splitDictionary(openVocabulary(block.read()), sizes, (bytes) => {
    const name = nameIndexFile(bytes);
    files[name] = Buffer.from(bytes).toString('base64');
    return name;
  });
  return { head: { parts, names: Object.keys(files) }, rest: files };
}

function describeTerms(
  stretches: readonly Parts<StretchHead, Lazy<Block>>[],
  split: readonly Parts<FilesHead, Lazy<Files>>[],
): TermIndex {
  const counts = new Map<string, number>();
  const firsts: string[] = [];
  for (const { head } of stretches) {
    const terms = head.terms === '' ? [] : head.terms.split(' ');
    firsts.push(terms[0] ?? '');
    for (const [at, term] of terms.entries()) counts.set(term, head.counts[at] ?? 0);
  }
  const open = stretches.map(({ rest }) => once(() => openVocabulary(rest.take())));
  return {
    dictionary: writePartList(split.flatMap(({ head }) => head.parts)),
    files: listFiles(split),
    countOf: (term) => counts.get(term) ?? 0,
    pagesOf(term) {
      if (!counts.has(term)) return [];
      const at = firsts.findLastIndex((first) => first !== '' && first <= term);
      const vocabulary = open[at]?.();
      return vocabulary?.pagesAt(lowerBound(vocabulary.terms, term)) ?? [];
    },
  };
}

/** They are asked for in this order: the files of one stretch at a time are in memory. */
function listFiles(split: readonly Parts<FilesHead, Lazy<Files>>[]): TermIndex['files'] {
  const opened: { at: number; files: Files } = { at: -1, files: {} };
  const open = (at: number): Files => {
    if (opened.at !== at) Object.assign(opened, { at, files: split[at]?.rest.read() ?? {} });
    return opened.files;
  };
  return new Map(
    split.flatMap(({ head }, at) =>
      head.names.map((name) => [name, () => Buffer.from(open(at)[name] ?? '', 'base64')] as const),
    ),
  );
}

function once<T>(make: () => T): () => T {
  let made: { readonly it: T } | undefined;
  return () => (made ??= { it: make() }).it;
}
