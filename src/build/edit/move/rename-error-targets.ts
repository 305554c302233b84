/** Gives the guides that rules about errors lead to (`to:`) their new names. Pure. */
import type { ErrorEntry } from '../../../model.ts';
import { folderOf, splitHref } from '../../../urls.ts';
import { fileCandidates } from '../../model/targets.ts';
import { relativePath } from '../../model/relative-path.ts';
import type { Relocation } from './relink.ts';

/** The text of the source `path` with each `to:` as it has to be after the move; `isGuide`: whether a path is a source of the site. */
export function renameErrorTargets(
  text: string,
  path: string,
  rules: readonly ErrorEntry[],
  { path: pathOf, id: idOf }: Pick<Relocation, 'path' | 'id'>,
  isGuide: (path: string) => boolean,
): string {
  const rows = text.split('\n');
  for (const { to = '', toAt } of rules) {
    const { path: typed } = splitHref(to);
    const row = rows[toAt.line - 1];
    if (typed === '' || row === undefined) continue;
    const renamed = /\.mdx?$/i.test(typed) ? renameFile(typed, path, pathOf, isGuide) : idOf(typed);
    const at = row.indexOf(typed, toAt.column - 1);
    if (renamed !== typed && at >= 0)
      rows[toAt.line - 1] = row.slice(0, at) + renamed + row.slice(at + typed.length);
  }
  return rows.join('\n');
}

function renameFile(
  typed: string,
  path: string,
  pathOf: (path: string) => string,
  isGuide: (path: string) => boolean,
): string {
  const target = fileCandidates(typed, path).find(isGuide);
  if (target === undefined || (pathOf(target) === target && pathOf(path) === path)) return typed;
  // As it was typed: from the folder of the guide, or from that of all guides.
  if (fileCandidates(typed, pathOf(path)).find(isGuide) === target && pathOf(target) === target) return typed;
  return relativePath(folderOf(pathOf(path)), pathOf(target));
}
