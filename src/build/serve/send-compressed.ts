/** Compresses a file as it is sent, as production hosts do for texts: what preview shows weighs what readers will load. */
import { readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Below this compression saves no packet. */
const MIN_BYTES = 1024;
/** What servers choose for answers made on the way: 5 costs 1 ms for a page. */
const BROTLI_QUALITY = 5;

type Encoding = 'br' | 'gzip';

/** Sends the file at `path` compressed; false, and nothing sent, when it is too small or cannot be read. */
export function sendCompressed(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  encoding: Encoding,
): boolean {
  try {
    const { size, mtimeMs } = statSync(path);
    if (size < MIN_BYTES) return false;
    response.setHeader('Vary', 'Accept-Encoding');
    // Weak: other bytes mean the same text (RFC 9110, 8.8.1).
    const tag = `W/"${size}-${Math.trunc(mtimeMs)}"`;
    response.setHeader('ETag', tag);
    if (request.headers['if-none-match'] === tag) {
      response.writeHead(304).end();
      return true;
    }
    const bytes = compress(readFileSync(path), encoding);
    response.writeHead(200, { 'Content-Encoding': encoding, 'Content-Length': bytes.length });
    response.end(request.method === 'HEAD' ? undefined : bytes);
    return true;
  } catch {
    return false;
  }
}

function compress(bytes: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(bytes);
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
}
