/** The embedded index as a search client: fetches what a query needs, and follows the site over a new deployment. */
import { openSearchIndex } from '../../search/open-index.ts';
import type { SearchClient } from '../../search/protocol.ts';
import { fetchContents, fetchFile } from './fetch-file.ts';

/** An index, and the table of contents that it was opened with. */
interface Opened {
  readonly contents: string;
  readonly client: SearchClient;
}

/**
 * Runs in the worker, or on the page where there is none. `manifest` is the address of the index's table of contents. A
 * call without any request looks whether the site has a new index by now, and loads what nearly every question needs. `first` is
 * what it is opened with, where somebody has fetched that already.
 */
export function createEmbeddedEngine(manifest: string, first: Promise<string | undefined>): SearchClient {
  let opening: Promise<Opened> | undefined;
  let isFirst = true;
  const open = async (known?: Opened): Promise<Opened> => {
    const given = isFirst ? first : undefined;
    isFirst = false;
    const contents = (await given) ?? (await fetchContents(manifest));
    if (known?.contents === contents) return known;
    const load = async (file: string): Promise<Uint8Array> => {
      const response = await fetchFile(new URL(file, manifest).href);
      return new Uint8Array(await response.arrayBuffer());
    };
    return { contents, client: await openSearchIndex(load, JSON.parse(contents)) };
  };
  const keep = (attempt: Promise<Opened>): Promise<Opened> => {
    opening = attempt;
    // What failed is tried again with the next query.
    attempt.catch(() => {
      if (opening === attempt) opening = undefined;
    });
    return attempt;
  };
  return {
    async search(request, signal) {
      if (request.requests.length === 0) {
        // Offline the index that is there is better than none.
        const { client } = await keep(opening?.then((known) => open(known).catch(() => known)) ?? open());
        // Where it cannot be had the question says so.
        await client.search({ requests: [] }).catch(() => undefined);
        return { results: [] };
      }
      const { client } = await (opening ?? keep(open()));
      try {
        return await client.search(request, signal);
      } catch (error) {
        if (signal?.aborted) throw error;
        // Its files may be gone with the deployment that they belonged to.
        const renewed = await keep(open());
        return renewed.client.search(request, signal);
      }
    },
  };
}
