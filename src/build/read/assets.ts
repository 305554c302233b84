/** Files that pages use: read once, named by their content, measured. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Asset, Diagnostic } from '../../model.ts';
import { fileNameOf, joinPath } from '../../urls.ts';
import { type FileStamp, PAST_FILE } from './discover.ts';
import type { EmitFile } from '../emit/emit-file.ts';
import { inspectPicture, type PictureFacts } from './inspect-picture.ts';
import { type Memo } from '../memo/memo.ts';
import { hashText } from '../memo/hash.ts';

export interface AssetFiles {
  readonly assets: ReadonlyMap<string, Asset>;
  readonly files: readonly EmitFile[];
  /** `image/broken`, `image/unsafe`. */
  readonly diagnostics: readonly Diagnostic[];
}

interface Reading extends PictureFacts {
  readonly hash: string;
}

/** Names the used files: static ones keep theirs, those beside guides get a hash of their content. */
export function readAssets(
  root: string,
  used: Iterable<string>,
  stamps: ReadonlyMap<string, FileStamp>,
  base: string,
  memo: Memo,
): AssetFiles {
  const assets = new Map<string, Asset>();
  const files: EmitFile[] = [];
  const diagnostics: Diagnostic[] = [];
  const owned = base.slice(1);
  for (const path of [...new Set(used)].toSorted()) {
    const stamp = stamps.get(path);
    if (stamp === undefined) continue;
    const full = join(root, 'content', path);
    // Read through the memo, keyed by size and time of change: an unchanged picture is not read again.
    const reading = memo.run('asset', path, { path: full, stamp }, measure);
    diagnostics.push(...describePicture(path, reading));
    const size =
      reading.width === undefined || reading.height === undefined
        ? {}
        : { width: reading.width, height: reading.height };
    if (path.startsWith('static/')) {
      const file = path.slice('static/'.length);
      assets.set(path, { path, url: joinPath(base, file), file: owned + file, ...size });
      continue;
    }
    const file = `assets/${hashedName(path, reading.hash)}`;
    assets.set(path, { path, url: base + file, file: owned + file, ...size });
    files.push({ file: owned + file, phase: 'asset', key: reading.hash, content: () => readFileSync(full) });
  }
  return { assets, files: uniqueFiles(files), diagnostics };
}

/** `map.png` → `map-Ab3dE4fG.png`; odd characters become hyphens. */
function hashedName(path: string, hash: string): string {
  const name = fileNameOf(path);
  const dot = name.lastIndexOf('.');
  const [stem, ending] = dot <= 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot).toLowerCase()];
  return `${stem.replace(/[^\w-]+/g, '-')}-${hash.slice(0, 8)}${ending}`;
}

function measure({ path, stamp }: { readonly path: string; readonly stamp: FileStamp }): Reading {
  // A file of an earlier revision, which is only known by its name.
  if (stamp === PAST_FILE) return { hash: hashText(path) };
  const bytes = readFileSync(path);
  return { hash: hashText(bytes), ...inspectPicture(path, bytes) };
}

function describePicture(path: string, { isBroken, acts }: PictureFacts): readonly Diagnostic[] {
  const file = `content/${path}`;
  if (isBroken === true)
    return [
      {
        severity: 'warning',
        code: 'image/broken',
        message: 'No browser can show this picture: its beginning is not that of a picture',
        at: { file, line: 1, column: 1 },
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
      at: { file, line, column },
      hint: 'Remove it, or save the drawing as PNG.',
    },
  ];
}

function uniqueFiles(files: readonly EmitFile[]): EmitFile[] {
  return [...new Map(files.map((file) => [file.file, file])).values()];
}

/** `content/static/**` goes to the site's root as it is (contract.md section 2). */
export function staticFiles(root: string, stamps: ReadonlyMap<string, FileStamp>, base: string): EmitFile[] {
  const owned = base.slice(1);
  return [...stamps].flatMap(([path, stamp]) => {
    if (!path.startsWith('static/')) return [];
    const full = join(root, 'content', path);
    return [
      {
        file: owned + path.slice('static/'.length),
        phase: 'asset',
        key: `static:${path}:${stamp.size}:${stamp.mtimeMs}:${stamp.ctimeMs}`,
        size: stamp.size,
        content: () => readFileSync(full),
      } satisfies EmitFile,
    ];
  });
}
