/** Smaller copies of pictures, made by the site's own `sharp` and kept by their content: made once, in any number of builds. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteConfig } from '../../model.ts';
import { fileOfSource } from '../../urls.ts';
import { type Drawer, drawerFunction } from '../foreign/drawers.ts';
import { hashText } from '../memo/hash.ts';
import { isSystemError } from '../problems/world-error.ts';
import type { FileFacts } from './asset-files.ts';
import type { PictureCopies, PictureCopy } from './picture-copies.ts';

interface Making {
  readonly root: string;
  readonly facts: ReadonlyMap<string, FileFacts>;
  readonly config: Pick<SiteConfig, 'pictures'>;
  readonly drawer: Drawer | 'none' | undefined;
  /** False: what earlier builds have made is not used. */
  readonly cache: boolean;
}

const MADE_OF = /\.(?:png|jpe?g)$/i;

/** How good they are, in the words of each format. */
const QUALITY = { webp: 80, avif: 55 } as const;

/** At once: the library uses all processors by itself. */
const AT_ONCE = 4;

/** Makes what is missing. A picture that cannot be read stays as it is. */
export async function makePictures({ root, facts, config, drawer, cache }: Making): Promise<PictureCopies> {
  const { pictures } = config;
  const copies = new Map<string, readonly PictureCopy[] | 'unmade'>();
  if (pictures === undefined || drawer === undefined || drawer === 'none') return copies;
  const { format, widths } = pictures;
  const name = `${format}-${QUALITY[format]}-${drawer.version.replace(/[^\w.-]/g, '')}`;
  const folder = join(root, 'node_modules', '.cache', 'helpsite', 'pictures', name);
  const jobs = [...facts].flatMap(([path, { hash, width = 0, isBroken, unreadable }]) => {
    // One that is hardly wider than a copy needs none of that width.
    const wanted = widths.filter((one) => one < width * 0.9).toSorted((a, b) => a - b);
    const isMade = MADE_OF.test(path) && hash !== '' && isBroken !== true && unreadable === undefined;
    return isMade && (wanted.length > 0 || width > 0)
      ? [{ path, hash, widths: [...wanted, ...(width <= Math.max(...widths) ? [width] : [])] }]
      : [];
  });
  const queue = jobs.values();
  const work = async (): Promise<void> => {
    for (const { path, hash, widths: own } of queue) {
      const made = await makeCopies(join(root, fileOfSource(path)), own, {
        folder,
        hash,
        format,
        drawer,
        cache,
      });
      if (made === undefined || made.length > 0) copies.set(path, made ?? 'unmade');
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  // In the order of the files, whoever was ready first.
  return new Map(jobs.flatMap(({ path }) => (copies.has(path) ? [[path, copies.get(path) ?? []]] : [])));
}

interface CopyOptions {
  readonly folder: string;
  readonly hash: string;
  readonly format: 'webp' | 'avif';
  readonly drawer: Drawer;
  readonly cache: boolean;
}

/** The part of the library that is used. */
interface Sharp {
  readonly rotate: () => Sharp;
  readonly resize: (options: { readonly width: number }) => Sharp;
  readonly webp: (options: { readonly quality: number }) => Sharp;
  readonly avif: (options: { readonly quality: number }) => Sharp;
  readonly toBuffer: () => Promise<Uint8Array>;
}

/** Undefined for a picture that cannot be read. A copy that is no lighter than the picture is left out. */
async function makeCopies(
  file: string,
  widths: readonly number[],
  { folder, hash, format, drawer, cache }: CopyOptions,
): Promise<readonly PictureCopy[] | undefined> {
  const made: PictureCopy[] = [];
  for (const width of widths) {
    const path = join(folder, `${hash.replace(/[^\w-]/g, '')}-${width}.${format}`);
    const old = cache ? readKept(path) : undefined;
    let [bytes, kept]: [Uint8Array | undefined, string | Uint8Array] = [old, path];
    if (bytes === undefined) {
      try {
        // By its turn in the file: cameras write it beside the picture.
        const picture = (drawerFunction(drawer, 'default')(readFileSync(file)) as Sharp).rotate();
        bytes = await picture.resize({ width })[format]({ quality: QUALITY[format] }).toBuffer();
      } catch {
        return undefined;
      }
      kept = keep(path, bytes);
    }
    if (bytes.length < statSync(file).size) made.push({ width, hash: hashText(bytes), format, kept });
  }
  return made;
}

/** Where it is kept now: the bytes themselves where the cache is full, or may not be written. */
function keep(path: string, bytes: Uint8Array): string | Uint8Array {
  const temporary = `${path}.${process.pid}`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    // Whole or not at all: another build may look for it at the same time.
    writeFileSync(temporary, bytes);
    renameSync(temporary, path);
    return path;
  } catch (error) {
    if (!isSystemError(error)) throw error;
    if (existsSync(temporary)) rmSync(temporary);
    return bytes;
  }
}

function readKept(path: string): Uint8Array | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if (isSystemError(error)) return undefined;
    throw error;
  }
}
