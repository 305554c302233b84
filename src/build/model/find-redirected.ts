/** Links to the file of a guide that is gone. Pure. */
import { joinPath } from '../../urls.ts';
import { isIndexName } from './docs.ts';
import { readNumberPrefix, stripNumberPrefixes } from './number-prefix.ts';
import { fileCandidates, routeLookupKey, type Target, type Targets } from './targets.ts';

/** The page that took over the address that this file had: `redirect_from` keeps links to files alive, too. */
export function findRedirected(path: string, from: string, targets: Targets): Target | undefined {
  if (targets.redirects.size === 0) return undefined;
  for (const candidate of fileCandidates(path, from)) {
    const [, folder = '', name] = /^docs\/(?:(.*)\/)?([^/]+)\.mdx?$/i.exec(candidate) ?? [];
    if (name === undefined) continue;
    const bare = stripNumberPrefixes(folder);
    const own = isIndexName(name, folder) ? bare : joinPath(bare, readNumberPrefix(name).name);
    const found = targets.redirects.get(routeLookupKey(joinPath(targets.root, own)));
    if (found !== undefined) return found;
  }
  return undefined;
}
