/** Answers of the development server: bytes with their type, ranges and validators. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileNameOf } from '../../../urls.ts';
import { mediaTypeOf } from '../../emit/media-types.ts';

export interface Answer {
  readonly status: number;
  /** Of a file: its ending tells the media type. */
  readonly name: string;
  readonly body: string | Uint8Array;
  /** Names this very content; whoever has it is told so (RFC 9110, 8.8.3). */
  readonly etag?: string;
  readonly cache?: string;
}

/** Sends an answer, or the part of it that was asked for, or word that the asker has it already. */
export function send(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const { status, name, etag, cache = 'no-store' } = answer;
  const body = typeof answer.body === 'string' ? Buffer.from(answer.body) : answer.body;
  response.setHeader('Cache-Control', cache);
  response.setHeader('Content-Type', mediaTypeOf(fileNameOf(name)));
  if (etag !== undefined) response.setHeader('ETag', etag);
  if (isKnown(request, etag)) {
    response.writeHead(304);
    response.end();
    return;
  }
  const range = status === 200 ? readRange(request, body.length) : undefined;
  response.setHeader('Accept-Ranges', 'bytes');
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'Content-Range': `bytes */${body.length}`, 'Content-Length': 0 });
    response.end();
    return;
  }
  const part = range === undefined ? body : body.subarray(range.start, range.end + 1);
  if (range !== undefined)
    response.setHeader('Content-Range', `bytes ${range.start}-${range.end}/${body.length}`);
  response.writeHead(range === undefined ? status : 206, { 'Content-Length': part.length });
  response.end(request.method === 'HEAD' ? undefined : part);
}

/** Whether the asker holds what this tag names. */
export function isKnown(request: IncomingMessage, etag: string | undefined): boolean {
  const held = request.headers['if-none-match'];
  return etag !== undefined && held !== undefined && held.split(/\s*,\s*/).includes(etag);
}

/** One plain range; everything else is answered with the whole (RFC 9110, 14.2). */
function readRange(
  { headers }: IncomingMessage,
  size: number,
): { readonly start: number; readonly end: number } | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{1,15})?-(\d{1,15})?$/.exec(headers.range ?? '') ?? [];
  if ((from === '' && to === '') || headers['if-range'] !== undefined) return undefined;
  const start = from === '' ? Math.max(size - Number(to), 0) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
}
