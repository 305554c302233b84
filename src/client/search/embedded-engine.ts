/** The embedded index as a search client: fetches what a query needs, and follows the site over a new deployment. */
import { openSearchIndex } from '../../search/open-index.ts';
import { fetchFile } from './fetch-file.ts';
import type { SearchClient } from '../../search/protocol.ts';

/** Runs in the worker, or on the page where there is none. `manifest` is the address of the index's table of contents. */
export function createEmbeddedEngine(manifest: string): SearchClient {
  let opening: Promise<SearchClient> | undefined;
  const open = async (): Promise<SearchClient> => {
    // Its name never changes, so the server is asked each time whether it did.
    const index: unknown = await (await fetchFile(manifest, { cache: 'no-cache' })).json();
    return openSearchIndex(async (file) => {
      const response = await fetchFile(new URL(file, manifest).href);
      return new Uint8Array(await response.arrayBuffer());
    }, index);
  };
  const opened = (): Promise<SearchClient> => {
    const attempt = (opening ??= open());
    // What failed is tried again with the next query.
    attempt.catch(() => {
      if (opening === attempt) opening = undefined;
    });
    return attempt;
  };
  return {
    async search(request) {
      const client = await opened();
      try {
        return await client.search(request);
      } catch {
        // Its files may be gone with the deployment that they belonged to.
        opening = undefined;
        return (await opened()).search(request);
      }
    },
  };
}
