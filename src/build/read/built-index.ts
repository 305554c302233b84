/** The search index of a built site, read from the disk: what the dialog would find. */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SEARCH_MANIFEST } from '../../search/build-settings.ts';
import type { SearchManifest } from '../../search/manifest.ts';
import { openSearchIndex } from '../../search/open-index.ts';
import { askStory, type StoryAnswer } from '../../search/ask-story.ts';
import type { Hit, SearchClient, SearchResponse } from '../../search/protocol.ts';
import { findBase, isFile } from './find-base.ts';
import { UsageError } from '../problems/usage-error.ts';

/** An index that answers questions, whoever keeps it. */
export interface AskedIndex {
  /** Base path of the site: begins and ends with `/`. */
  readonly base: string;
  /** Folders of the products that it knows. */
  readonly products: readonly string[];
  /** At most `limit` hits, best first, one for each page. `product`: folder in which the reader stands. */
  readonly ask: (question: string, limit: number, product?: string) => Promise<Asked>;
}

/** What came back. */
export interface Asked extends Pick<SearchResponse, 'product' | 'sure'> {
  readonly hits: readonly Hit[];
}

/** Opens the index of the site in `outDir`. Throws a UsageError when there is none, or one of another version. */
export async function openBuiltIndex(outDir: string, wantedBase: string | undefined): Promise<AskedIndex> {
  const base = wantedBase ?? findBase(outDir);
  const folder = base === undefined ? outDir : join(outDir, base);
  const file = join(folder, SEARCH_MANIFEST);
  if (base === undefined || !isFile(file))
    throw new UsageError(`There is no search index in ${folder}; run helpsite build first`);
  const { client, products, hasVersions } = await openFolder(folder, file);
  const filters = hasVersions ? readFilters(folder) : {};
  return {
    base,
    products,
    ask: async (query, limit, product) => {
      const stands = product === undefined ? {} : { product };
      const askFor = async (text: string): Promise<StoryAnswer> => {
        const request = {
          indexName: '',
          query: text,
          hitsPerPage: limit,
          detailedHits: limit,
          ...filters,
          ...stands,
        };
        const { results } = await attempt(() => client.search({ requests: [request] }), folder);
        return results[0] ?? { hits: [], product: null, sure: false };
      };
      const { hits, ...rest } = await askStory(query, askFor);
      return { hits: hits.slice(0, limit), product: rest.product, sure: rest.sure };
    },
  };
}

async function openFolder(
  folder: string,
  file: string,
): Promise<{
  readonly client: SearchClient;
  readonly products: readonly string[];
  readonly hasVersions: boolean;
}> {
  return attempt(async () => {
    const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const client = await openSearchIndex(async (name) => readFile(join(folder, name)), manifest);
    // What opened is a manifest of ours.
    const { products, facets } = manifest as SearchManifest;
    const versions = new Set(facets.flatMap(({ version }) => version));
    return { client, products: products.map(({ id }) => id), hasVersions: versions.size > 1 };
  }, folder);
}

/** What the home page finds of several versions of the guides: those of the last. */
function readFilters(folder: string): { readonly facetFilters?: readonly (readonly string[])[] } {
  const home = join(folder, 'index.html');
  const [tag] = isFile(home)
    ? (/docusaurus_tag:docs-default-[\w.-]+/.exec(readFileSync(home, 'utf8')) ?? [])
    : [];
  return tag === undefined ? {} : { facetFilters: [['docusaurus_tag:default', tag]] };
}

/** An index of another version, or one of which files are missing or damaged, has to be built again. */
async function attempt<T>(work: () => Promise<T>, folder: string): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isDamaged =
      error instanceof SyntaxError ||
      (error instanceof Error &&
        (error.name === 'StaleIndexError' || Reflect.get(error, 'code') === 'ENOENT'));
    if (!isDamaged) throw error;
    throw new UsageError(
      `The search index in ${folder} is damaged, or another version of helpsite made it; run helpsite build again`,
    );
  }
}
