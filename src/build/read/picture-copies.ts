/** Smaller copies of pictures as files of the site. */
import { readFileSync } from 'node:fs';
import type { Asset } from '../../model.ts';
import type { EmitFile } from '../emit/emit-file.ts';
import { FileChangedError, isSystemError } from '../problems/world-error.ts';

/** A smaller copy of a picture. */
export interface PictureCopy {
  /** Pixels. */
  readonly width: number;
  /** Of its own content. */
  readonly hash: string;
  readonly format: 'webp' | 'avif';
  /** Where it is kept (absolute), or its bytes where nothing can be kept. */
  readonly kept: string | Uint8Array;
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
            : [{ file, phase: 'asset', key: made.hash, content: () => readCopy(made) }];
        }),
  );
}

/** Throws a FileChangedError when somebody has emptied the cache meanwhile. */
function readCopy({ kept }: PictureCopy): Uint8Array {
  try {
    return typeof kept === 'string' ? readFileSync(kept) : kept;
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw new FileChangedError('The cache was emptied while the site was built; build it again', {
      cause: error,
    });
  }
}
