/** Files that pages use: read once, named by their content, measured. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import type { Asset } from '../model.ts';
import { fileNameOf, joinPath } from '../urls.ts';
import { type FileStamp, PAST_FILE } from './discover.ts';
import type { EmitFile } from './emit.ts';
import { hashText, type Memo } from './memo.ts';

export interface AssetFiles {
  readonly assets: ReadonlyMap<string, Asset>;
  readonly files: readonly EmitFile[];
}

interface Reading extends Readonly<Record<string, unknown>> {
  readonly hash: string;
  readonly width?: number;
  readonly height?: number;
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
  const owned = base.slice(1);
  for (const path of [...new Set(used)].toSorted()) {
    const stamp = stamps.get(path);
    if (stamp === undefined) continue;
    const full = join(root, 'content', path);
    // Read through the memo, keyed by size and time of change: an unchanged picture is not read again.
    const reading = memo.run('asset', path, { path: full, stamp }, measure);
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
  return { assets, files: uniqueFiles(files) };
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
  const hash = hashText(bytes);
  try {
    const { width, height } = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp)$/i.test(path)
      ? imageSize(bytes)
      : { width: 0, height: 0 };
    return width > 0 && height > 0
      ? { hash, width: Math.round(width), height: Math.round(height) }
      : { hash };
  } catch {
    return { hash };
  }
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
