/** The addresses of the files that pages use. Pure. */
import type { Asset, Diagnostic, Outcome } from '../../model.ts';
import { fileNameOf, joinPath } from '../../urls.ts';
import type { FileFacts } from '../read/asset-files.ts';
import type { PictureCopies, PictureCopy } from '../read/picture-copies.ts';
import { unreadable } from '../read/walk-content.ts';

/**
 * Names the used files: static ones keep theirs, those beside guides get a hash of their content. Problems: `image/broken`,
 * `image/unsafe`, `source/unreadable`.
 */
export function nameAssets(
  used: Iterable<string>,
  facts: ReadonlyMap<string, FileFacts>,
  base: string,
  pictures?: PictureCopies,
): Outcome<ReadonlyMap<string, Asset>> {
  const assets = new Map<string, Asset>();
  const diagnostics: Diagnostic[] = [];
  const owned = base.slice(1);
  for (const path of [...new Set(used)].toSorted()) {
    const isStatic = path.startsWith('static/');
    const own = facts.get(path) ?? (isStatic ? { hash: '' } : undefined);
    if (own === undefined) continue;
    diagnostics.push(...describeFile(path, own));
    const { width, height } = own;
    const drawing = own.drawing === undefined ? {} : { drawing: own.drawing };
    const made = pictures?.get(path);
    if (made === 'unmade') diagnostics.push(withoutCopy(path));
    const copies = made === 'unmade' ? {} : nameCopies(path, made, base);
    const size = {
      ...(width === undefined || height === undefined ? {} : { width, height }),
      ...drawing,
      ...copies,
    };
    if (isStatic) {
      const file = path.slice('static/'.length);
      assets.set(path, { path, url: joinPath(base, file), file: owned + file, ...size });
    } else if (own.unreadable === undefined) {
      const file = `assets/${hashedName(path, own.hash)}`;
      assets.set(path, { path, url: base + file, file: owned + file, ...size });
    }
  }
  return { value: assets, diagnostics };
}

/** Copies have the name of their picture, and a hash of their own. */
function nameCopies(
  path: string,
  copies: readonly PictureCopy[] | undefined,
  base: string,
): Pick<Asset, 'copies'> {
  if (copies === undefined) return {};
  return {
    copies: copies.map(({ width, hash, format }) => {
      const file = `assets/${hashedName(path.replace(/\.\w+$/, `-${width}.${format}`), hash)}`;
      return { width, url: base + file, file: base.slice(1) + file };
    }),
  };
}

/** Stands for a file's public address, and says which file it is: for commands that compare links, not for sites. */
export function fileAddress(path: string): string {
  return `/~file/${path}`;
}

/** Every file at the address that says which one it is. */
export function nameBySource(paths: Iterable<string>): ReadonlyMap<string, Asset> {
  return new Map([...paths].map((path) => [path, { path, url: fileAddress(path), file: path }]));
}

/** `map.png` → `map-Ab3dE4fG.png`; odd characters become hyphens. */
function hashedName(path: string, hash: string): string {
  const name = fileNameOf(path);
  const dot = name.lastIndexOf('.');
  const [stem, ending] = dot <= 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot).toLowerCase()];
  const named = `${stem.replace(/[^\w-]+/g, '-')}-${hash.slice(0, 8)}${ending}`;
  // Disks allow 255 bytes; the hash alone tells one file from another.
  return named.length <= MAX_NAME
    ? named
    : `${named.slice(0, 100)}-${hash.slice(0, 8)}${shortEnding(ending)}`;
}

/** Longest name, in characters: an ending may have three bytes for each, and twins append theirs. */
const MAX_NAME = 200;

/** What is longer tells browsers nothing. */
function shortEnding(ending: string): string {
  return ending.length <= 20 ? ending : '';
}

function withoutCopy(path: string): Diagnostic {
  return {
    severity: 'warning',
    code: 'image/broken',
    message: 'No smaller copy could be made of this picture',
    at: { file: `content/${path}`, line: 1, column: 1 },
    hint: 'Save it again with a program for pictures.',
  };
}

function describeFile(
  path: string,
  { isBroken, acts, unreadable: reason, concern }: FileFacts,
): readonly Diagnostic[] {
  const at = { file: `content/${path}`, line: 1, column: 1 };
  if (reason !== undefined) return [unreadable(path, 'file', reason)];
  // A pointer of Git LFS is told as what it is.
  if (concern?.code === 'file/pointer') return [];
  if (isBroken === true)
    return [
      {
        severity: 'warning',
        code: 'image/broken',
        message: 'No browser can show this picture: its beginning is not that of a picture',
        at,
        hint: 'Save it again with a program for pictures.',
      },
    ];
  if (acts === undefined) return [];
  const { what, line, column } = acts;
  return [
    {
      severity: 'error',
      code: 'image/unsafe',
      message: `This drawing runs code: ${what}`,
      at: { ...at, line, column },
      hint: 'Remove it, or save the drawing as PNG.',
    },
  ];
}
