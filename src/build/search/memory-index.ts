/** An index in memory, asked without a file: for whoever asks many versions of it. */
import { deflateRawSync } from 'node:zlib';
import { openSearchIndex } from '../../search/open-index.ts';
import { encodeTexts } from '../../search/page-files.ts';
import { type IndexInputs, layOutIndex } from './search-index.ts';
import { makeTermIndex } from './term-index.ts';
import type { PageTerms } from './search-terms.ts';

/** So many pages of an answer count. */
const ASKED = 10;

/** What an index says to a question. */
export interface PageAnswer {
  /** Numbers of the first ten pages, best first. */
  readonly pages: readonly number[];
  /** Whether the first is likely to be meant. */
  readonly isSure: boolean;
}

/** Lays out the index of pages with these terms; what it returns asks it. */
export async function openPageIndex(
  inputs: IndexInputs,
  terms: readonly PageTerms[],
): Promise<(question: string) => Promise<PageAnswer>> {
  const { manifest, files } = layOutIndex(inputs, makeTermIndex(inputs.pages, terms));
  const numbers = new Map(inputs.pages.map(({ route }, index) => [route, index]));
  // Nobody reads the snippets: texts need not be there.
  const noTexts = pack(encodeTexts([]));
  const packed = new Map<string, Uint8Array>();
  const load = async (file: string): Promise<Uint8Array> => {
    const name = file.slice(manifest.folder.length);
    const open = files.get(name);
    if (open === undefined) return noTexts;
    const known = packed.get(name) ?? pack(open());
    packed.set(name, known);
    return known;
  };
  const client = await openSearchIndex(load, manifest);
  return async (question) => {
    const request = { indexName: '', query: question, hitsPerPage: ASKED };
    const { results } = await client.search({ requests: [request] });
    const { hits = [], sure = false } = results[0] ?? {};
    const pages = hits.flatMap((hit) => numbers.get(hit.url_without_anchor ?? hit.url) ?? []);
    return { pages, isSure: sure };
  };
}

function pack(bytes: Uint8Array): Uint8Array {
  return deflateRawSync(bytes, { level: 0 });
}
