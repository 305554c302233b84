/** Which blocks make up the index, each remembered: its pages are read only where one of them has changed. Pure but for the memo. */
import { joinPlaces } from '../../search/places.ts';
import type { Lazy } from '../memo/lazy.ts';
import type { Memo, Parts } from '../memo/memo.ts';
import {
  addWeights,
  type Block,
  findNorms,
  layBlock,
  type Norms,
  splitBlocks,
  weighPage,
  type Weights,
} from './blocks.ts';
import type { SearchPage } from './search-pages.ts';
import { analysePage, type PageTerms } from './search-terms.ts';
import type { PlacedBlock } from './vocabulary.ts';

/** What the terms of a page are made of. */
type TermSource = Pick<SearchPage, 'id' | 'facts' | 'sections' | 'quotes'>;

/** All blocks, in the order of the pages, each when it is asked for: those of a large site would fill the memory. */
export function* readBlocks(pages: readonly SearchPage[], memo: Memo): Iterable<PlacedBlock> {
  const blocks = splitBlocks(pages).map((own) => own.map(toTermSource));
  const weights = blocks.map((own) =>
    memo.run('search-weights', own[0]?.id ?? '', { pages: own }, weighBlock),
  );
  const { mean, boilerplate } = findNorms(addWeights(weights));
  let from = 0;
  for (const [index, own] of blocks.entries()) {
    // Only what is boilerplate here: what is so on other pages does not make this block anew.
    const marks = new Set(weights[index]?.marks.filter((mark) => boilerplate.has(mark)));
    const inputs = { pages: own, mean, boilerplate: [...marks].toSorted((a, b) => a - b) };
    const block = memo.defer('search-block', own[0]?.id ?? '', inputs, layPages).take();
    yield { block, from };
    from += own.length;
  }
}

/** The blocks of pages whose terms are at hand. */
export function makeBlocks(
  pages: readonly { readonly route: string }[],
  terms: readonly PageTerms[],
): readonly PlacedBlock[] {
  const norms = findNorms(addWeights(terms.map(weighPage)));
  let from = 0;
  return splitBlocks(pages).map((own) => {
    const block = layBlock(terms.slice(from, from + own.length), norms);
    from += own.length;
    return { block, from: from - own.length };
  });
}

/** The costly half of the index, remembered page by page. */
export function readTerms(page: SearchPage, memo: Memo): PageTerms {
  return analysePages([toTermSource(page)], memo)[0]?.rest.read() as PageTerms;
}

function toTermSource({ id, facts, sections, quotes }: SearchPage): TermSource {
  return { id, facts, sections, quotes };
}

function weighBlock({ pages }: { readonly pages: readonly TermSource[] }, memo: Memo): Weights {
  return addWeights(analysePages(pages, memo).map(({ head }) => head));
}

type BlockInputs = {
  readonly pages: readonly TermSource[];
  readonly mean: Norms['mean'];
  readonly boilerplate: readonly number[];
};

function layPages({ pages, mean, boilerplate }: BlockInputs, memo: Memo): Block {
  const terms = analysePages(pages, memo).map(({ rest }) => rest.take());
  return layBlock(terms, { mean, boilerplate: new Set(boilerplate) });
}

function analysePages(pages: readonly TermSource[], memo: Memo): readonly Parts<Weights, Lazy<PageTerms>>[] {
  const jobs = pages.map(({ id, facts, sections, quotes }) => ({ id, inputs: { facts, sections, quotes } }));
  return memo.runEach('search-terms', jobs, analyseAll).flatMap((parts) => parts ?? []);
}

function analyseAll(all: readonly Omit<TermSource, 'id'>[]): readonly Parts<Weights, PageTerms>[] {
  return all.map(({ facts, sections, quotes }) => {
    const rest = analysePage(facts, joinPlaces(sections.read()), quotes.read());
    return { head: weighPage(rest), rest };
  });
}
