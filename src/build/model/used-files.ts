/** Which files below `content/` the links and images of a page name. */
import type { LinkSlot } from '../../model.ts';
import { decodePath, isExternal, splitHref } from '../../urls.ts';
import type { Lazy } from '../memo/lazy.ts';
import { findAsset } from './targets.ts';

export type UsedFilesInputs = {
  readonly slots: readonly LinkSlot[];
  /** Files below `content/` that are not pages. */
  readonly files: Lazy<ReadonlySet<string>>;
  readonly base: string;
};

/** Files that the slots of a page name, so that they are named before `resolveLinks` runs. */
export function findUsedFiles({ slots, files, base }: UsedFilesInputs): readonly string[] {
  return listUsedFiles(slots, files.read(), base);
}

/** The same, of names at hand. */
export function listUsedFiles(
  slots: readonly LinkSlot[],
  files: ReadonlySet<string>,
  base: string,
): readonly string[] {
  return slots.flatMap(({ href, at, kind }) => {
    if (isExternal(href) || href.startsWith('#')) return [];
    const path = decodePath(splitHref(href.trim()).path);
    if (path === '' || (kind === 'link' && !/\.[a-z\d]{1,8}$/i.test(path)) || /\.mdx?$/i.test(path))
      return [];
    const from = at.file.replace(/^content\//, '');
    const found =
      findAsset(path, from, files) ??
      (path.startsWith(base) ? findAsset(path.slice(base.length - 1), from, files) : undefined);
    return found === undefined ? [] : [found];
  });
}
