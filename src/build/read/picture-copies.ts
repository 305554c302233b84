/** Smaller copies of pictures as files of the site. */
import { readFileSync } from 'node:fs';
import type { Asset } from '../../model.ts';
import type { EmitFile } from '../emit/emit-file.ts';

/** A smaller copy of a picture. */
export interface PictureCopy {
  /** Pixels. */
  readonly width: number;
  /** Of its own content. */
  readonly hash: string;
  /** Where it is kept (absolute). */
  readonly kept: string;
}

/** By the path of the picture (a source's), the narrowest first. `unmade`: the library cannot read it. */
export type PictureCopies = ReadonlyMap<string, readonly PictureCopy[] | 'unmade'>;

/** Smaller copies of the pictures that pages show. */
export function copyFiles(
  assets: Iterable<Asset>,
  pictures: PictureCopies | undefined,
  withheld: ReadonlySet<string>,
): readonly EmitFile[] {
  if (pictures === undefined) return [];
  return [...assets].flatMap(({ path, copies = [] }) =>
    withheld.has(path)
      ? []
      : copies.flatMap(({ file }, index): EmitFile[] => {
          const all = pictures.get(path);
          const made = all === 'unmade' ? undefined : all?.[index];
          return made === undefined
            ? []
            : [{ file, phase: 'asset', key: made.hash, content: () => readFileSync(made.kept) }];
        }),
  );
}
