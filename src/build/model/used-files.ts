/** Which files below `content/` the links and images of a page name. */
import type { LinkSlot } from '../../model.ts';
import { decodePath, isExternal, splitHref } from '../../urls.ts';
import { findAsset } from './targets.ts';

/** Files that the slots of a page name, so that the rim can read and name them before `resolveLinks` runs. */
export function findUsedFiles(
  slots: readonly LinkSlot[],
  files: ReadonlySet<string>,
  base: string,
): readonly string[] {
  const known = usedFiles.get(slots);
  if (known?.files === files && known.base === base) return known.used;
  const used = listUsedFiles(slots, files, base);
  usedFiles.set(slots, { files, base, used });
  return used;
}

const usedFiles = new WeakMap<
  readonly LinkSlot[],
  { readonly files: ReadonlySet<string>; readonly base: string; readonly used: readonly string[] }
>();

function listUsedFiles(
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
