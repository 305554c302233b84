/** Which game the page that the reader stands on is about, by its address. */
import type { SearchSettings } from '../../search/protocol.ts';

/**
 * `/help/docs/minecraft/add-mods` → `minecraft`; undefined outside of the guides. It may be no game: whoever is asked with
 * it knows.
 */
export function readProduct(
  path: string,
  base: string,
  { docsPath = 'docs' }: Pick<SearchSettings, 'docsPath'>,
): string | undefined {
  const root = docsPath === '' ? base : `${base}${docsPath}/`;
  if (!path.startsWith(root)) return undefined;
  const [folder = ''] = path.slice(root.length).split('/');
  try {
    return decodeURIComponent(folder) || undefined;
  } catch {
    return undefined;
  }
}
