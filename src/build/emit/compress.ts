/** Compressed twins of text files (`--compress`), for servers that send `page.html.br` or `.gz` as they lie. */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { fileNameOf } from '../../urls.ts';
import type { EmitFile } from './emit-file.ts';
import { TWIN_ENDINGS } from './twin-endings.ts';

const TEXT_FILE = new RegExp(`\\.(?:${TWIN_ENDINGS.join('|')})$`, 'i');

/** Below this a twin saves no packet. */
const MIN_BYTES = 1024;
/** Larger texts are downloads: packing them takes minutes. */
const MAX_BYTES = 100_000_000;
/** Measured on 40 KB of HTML: 9 takes 6 ms for 12.06 kB, 10 takes 12 ms for 11.38 kB, 11 takes 32 ms for 11.10 kB. */
const BROTLI_QUALITY = 10;
const GZIP_LEVEL = 9;

/**
 * The `.br` and `.gz` twins of the texts among the files, to be emitted beside them. A twin's key comes from its
 * source's key, so an unchanged text is neither asked for nor compressed again. Files known to be 1 KB or smaller
 * get none.
 */
export function compressFiles(files: readonly EmitFile[]): readonly EmitFile[] {
  return files.flatMap((file) => (isWorthwhile(file) ? twinsOf(file) : []));
}

function isWorthwhile(file: EmitFile): boolean {
  const { size } = file;
  // A name that is as long as disks allow has no room for another ending.
  if (Buffer.byteLength(fileNameOf(file.file)) > 252) return false;
  return TEXT_FILE.test(file.file) && (size === undefined || (size > MIN_BYTES && size < MAX_BYTES));
}

function twinsOf(source: EmitFile): readonly EmitFile[] {
  let text: Buffer | undefined;
  // Kept from one twin to the next, then let go: a site's pages do not fit in memory twice.
  const takeText = (): Buffer => (text ??= Buffer.from(source.content()));
  const dropText = (): void => {
    text = undefined;
  };
  const { phase, key } = source;
  // Another version of a compressor may write other bytes: then all twins are made anew.
  return [
    {
      file: `${source.file}.br`,
      phase,
      key: `br${BROTLI_QUALITY}:${process.versions['brotli']}:${key}`,
      content: () => compressBrotli(takeText()),
    },
    {
      file: `${source.file}.gz`,
      phase,
      key: `gz${GZIP_LEVEL}:${process.versions['zlib']}:${key}`,
      content: () => {
        const bytes = compressGzip(takeText());
        dropText();
        return bytes;
      },
    },
  ];
}

function compressBrotli(bytes: Buffer): Uint8Array {
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

function compressGzip(bytes: Buffer): Uint8Array {
  const packed = gzipSync(bytes, { level: GZIP_LEVEL });
  // Byte 9 names the operating system (RFC 1952, 2.3.1): 255 is "unknown", the same on every machine.
  packed[9] = 255;
  return packed;
}
