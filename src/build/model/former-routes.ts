/** The addresses of guides that are gone, told by how links name their files. Pure. */
import { joinPath } from '../../urls.ts';
import { isIndexName } from './docs.ts';
import { readNumberPrefix, stripNumberPrefixes } from './number-prefix.ts';
import { fileCandidates } from './targets.ts';

/** The addresses that this file would have by its path alone, likeliest first; `root` is that of the guides. */
export function listFormerRoutes(path: string, from: string, root: string): readonly string[] {
  return fileCandidates(path, from).flatMap((candidate) => {
    const [, folder = '', name] = /^docs\/(?:(.*)\/)?([^/]+)\.mdx?$/i.exec(candidate) ?? [];
    if (name === undefined) return [];
    const bare = stripNumberPrefixes(folder);
    return [joinPath(root, isIndexName(name, folder) ? bare : joinPath(bare, readNumberPrefix(name).name))];
  });
}
