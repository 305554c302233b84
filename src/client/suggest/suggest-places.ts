/** The answers of the site's own index, for a page that is none of the site's. */
import { askStory } from '../../search/ask-story.ts';
import { SEARCH_MANIFEST } from '../../search/build-settings.ts';
import { createEmbeddedClient } from '../search/embedded-client.ts';

/** A place in a guide that may answer. */
export interface Suggestion {
  /** The guide. */
  readonly title: string;
  /** Path of the place, base path and section included. */
  readonly url: string;
  /** Heading of the place; null: the guide as a whole. */
  readonly section: string | null;
  /** False: even the best has little of what was written. */
  readonly sure: boolean;
}

const MOST = 3;
/** Looked at for each piece of a story. */
const PIECE_HITS = 8;

/** This script lies in the folder `assets` below the base path. */
const client = createEmbeddedClient(new URL(`../${SEARCH_MANIFEST}`, import.meta.url).href);

/** Rejects where the index cannot be had. */
export async function suggestPlaces(text: string): Promise<readonly Suggestion[]> {
  const { hits, sure } = await askStory(text, async (query) => {
    const request = { indexName: '', query, hitsPerPage: PIECE_HITS, detailedHits: PIECE_HITS };
    const { results } = await client.search({ requests: [request] });
    return results[0] ?? { hits: [], sure: false, product: null };
  });
  return hits.slice(0, MOST).map(({ url, hierarchy, section }) => ({
    title: hierarchy.lvl1 ?? '',
    url: new URL(url, import.meta.url).pathname + new URL(url, import.meta.url).hash,
    section,
    sure,
  }));
}
