/** Pictures that go along with a guide. Pure. */
import { folderOf } from '../../../urls.ts';
import { listUsedFiles } from '../../model/used-files.ts';
import type { MovePaths } from './move-paths.ts';
import type { SiteState } from './site-state.ts';
import type { UnderstoodSite } from '../../site/site.ts';

/** Pictures below a single guide's folder that no other page shows: they go along. */
export function findOwnPictures(
  { from, to, isFolder }: MovePaths,
  { discovered, config }: SiteState,
  { parsed }: UnderstoodSite,
): ReadonlyMap<string, string> {
  const folder = folderOf(from);
  const moved = new Map<string, string>();
  if (isFolder || folder === folderOf(to)) return moved;
  const fileSet = new Set(discovered.files.keys());
  const users = new Map<string, Set<string>>();
  for (const page of parsed.pages.values()) {
    for (const file of listUsedFiles(page.links, fileSet, config.base)) {
      const known = users.get(file);
      if (known === undefined) users.set(file, new Set([page.path]));
      else known.add(page.path);
    }
  }
  for (const [file, pages] of users) {
    if (!file.startsWith(`${folder}/`) || pages.size !== 1 || !pages.has(from)) continue;
    const target = folderOf(to) + file.slice(folder.length);
    if (![...fileSet].some((other) => other.toLowerCase() === target.toLowerCase())) moved.set(file, target);
  }
  return moved;
}
