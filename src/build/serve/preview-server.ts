/** Serves an out-dir over HTTP the way a production host would: clean URLs, 404 page, caching, compressed twins. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { decodePath, encodePath, withoutTrailingSlash } from '../../urls.ts';
import { cacheControlFor, listHashedPaths } from '../emit/cache-rules.ts';
import { findLanguages } from '../read/find-base.ts';
import { findFile, isPlainFile } from './find-file.ts';
import { splitTarget } from './split-target.ts';
import { securityHeaders } from '../emit/host-rules.ts';
import { isPackable, knownTypeOf } from '../emit/media-types.ts';
import { sendCompressed } from './send-compressed.ts';
import { readExample } from './suggest-example.ts';

export interface SiteServerOptions {
  /** Absolute. */
  readonly outDir: string;
  /** Begins and ends with `/`. */
  readonly base: string;
  /** Default: those of the out-dir's `_headers`, else `securityHeaders({})`. */
  readonly headers?: Readonly<Record<string, string>>;
}

export type RequestListener = (request: IncomingMessage, response: ServerResponse) => void;

/** A server that is not listening yet. */
export function createPreviewServer(options: SiteServerOptions): Server {
  return createServer(createSiteListener(options));
}

/** Answers requests from the out-dir as it is at that moment: a build may replace it while we serve. */
export function createSiteListener(options: SiteServerOptions): RequestListener {
  const { outDir, base } = options;
  // `dev`: asks the disk each time instead of once at the start. No extensions: we have found the file already.
  const sendFile = sirv(outDir, { dev: true, etag: true, brotli: true, gzip: true, extensions: [] });

  return (request, response) => {
    const headers = options.headers ?? readHeaders(outDir) ?? securityHeaders({});
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      sendText(response, 405, 'Only GET and HEAD are allowed.');
      return;
    }
    const { path, query } = splitTarget(request.url ?? '/');
    const example = readExample(path, base);
    if (example !== undefined) {
      response.setHeader('Cache-Control', 'no-cache');
      response.writeHead(200, {
        'Content-Type': example.type,
        'Content-Length': Buffer.byteLength(example.text),
      });
      response.end(request.method === 'HEAD' ? undefined : example.text);
      return;
    }
    const found = findFile(outDir, path);
    const readable = decodePath(path);
    if (found.type === 'refused') {
      sendText(response, 400, 'This address is malformed.');
    } else if (readable === withoutTrailingSlash(base) && base !== '/') {
      redirect(response, base, query);
    } else if (!readable.startsWith(base) && found.type === 'missing') {
      redirect(response, base);
    } else if (found.type === 'missing' || `/${found.file}` === `${base}404.html`) {
      sendNotFound(response, outDir, base, readable);
    } else if (found.file.endsWith('.html') && isGone(join(outDir, found.file))) {
      sendWhole(response, 410, join(outDir, found.file), join(outDir, base));
    } else {
      const hashedPaths = listHashedPaths(findLanguages(outDir, base));
      response.setHeader('Cache-Control', cacheControlFor(`/${found.file}`, base, hashedPaths));
      // The server knows more types than we need names for.
      const type = knownTypeOf(found.file);
      if (type !== undefined) response.setHeader('Content-Type', type);
      const accepted = acceptedEncodings(request.headers['accept-encoding'] ?? '');
      const hasTwin = prepareRequest(request, outDir, found.file, accepted);
      const encoding = accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : undefined;
      const isWhole = request.headers.range === undefined;
      if (isPackable(found.file) && encoding !== undefined && !hasTwin && isWhole) {
        if (sendCompressed(request, response, join(outDir, found.file), encoding)) return;
      }
      // The file may be replaced between being found and being opened; an unheard error would end the process.
      response.once('pipe', (stream) => stream.once('error', () => response.destroy()));
      sendFile(request, response, () => sendNotFound(response, outDir, base, readable));
    }
  };
}

/** Points the request at the very file, and takes away what sirv 3.0.2 reads wrongly. True: a compressed twin lies there. */
function prepareRequest(
  request: IncomingMessage,
  outDir: string,
  file: string,
  accepted: ReadonlySet<string>,
): boolean {
  const pathname = encodeURI(`/${file}`);
  request.url = pathname;
  // Said outright, because a `#` or `?` in a file's name would be taken for the end of the path.
  Object.assign(request, { _parsedUrl: { raw: pathname, pathname, search: '' } });
  const twins = [
    ...(accepted.has('br') && isPlainFile(`${outDir}/${file}.br`) ? ['br'] : []),
    ...(accepted.has('gzip') && isPlainFile(`${outDir}/${file}.gz`) ? ['gzip'] : []),
  ];
  request.headers['accept-encoding'] = twins.join(', ');
  // A server may ignore a range, and must when it cannot tell that the file is still the same (RFC 9110, 14.2).
  if (request.headers['if-range'] !== undefined || !isPlainRange(request.headers.range))
    delete request.headers.range;
  return twins.length > 0;
}

function acceptedEncodings(header: string): ReadonlySet<string> {
  const accepted = header
    .toLowerCase()
    .split(',')
    .map((item) => item.trim().split(/\s*;\s*/))
    .filter(([, weight]) => !/^q=0(?:\.0*)?$/.test(weight ?? ''))
    .map(([name]) => name ?? '');
  return new Set(accepted);
}

/** `bytes=100-` or `bytes=100-199`; other forms are answered with the whole file. */
function isPlainRange(range: string | undefined): boolean {
  const parts = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range ?? '');
  if (!parts) return false;
  return parts[2] === '' || (Number(parts[2]) > 0 && Number(parts[2]) >= Number(parts[1]));
}

function redirect(response: ServerResponse, path: string, query = ''): void {
  const location = encodePath(path) + query;
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Location', location);
  sendText(response, 302, `See ${location}`);
}

/** The page of the language in which somebody was, where that has one. */
function sendNotFound(response: ServerResponse, outDir: string, base: string, path: string): void {
  const [folder = ''] = path.slice(base.length).split('/', 1);
  const own = /^[\w-]+$/.test(folder) ? join(outDir, base, folder, '404.html') : '';
  const page = own !== '' && existsSync(own) ? own : join(outDir, base, '404.html');
  sendWhole(response, 404, page, join(outDir, base));
}

/** Sends a page that is not asked for by its own name, or with a status of its own. `site`: the folder of the home page. */
function sendWhole(response: ServerResponse, status: 404 | 410, path: string, site: string): void {
  response.setHeader('Cache-Control', 'no-cache');
  try {
    const page = readFileSync(path);
    response.writeHead(status, { 'Content-Type': 'text/html;charset=utf-8', 'Content-Length': page.length });
    response.end(page);
  } catch {
    // The folder is gone, or was emptied: a build brings it back while we go on.
    if (existsSync(join(site, 'index.html'))) sendText(response, 404, 'Page not found.');
    else sendText(response, 503, 'There is no built site here any more; run helpsite build.');
  }
}

/** Whether a page says that the one at its address was removed on purpose: hosts know that from their rules. */
function isGone(path: string): boolean {
  try {
    return readFileSync(path).includes('<body class="page-gone">');
  } catch {
    return false;
  }
}

function sendText(response: ServerResponse, status: number, text: string): void {
  const bytes = Buffer.from(`${text}\n`);
  response.writeHead(status, { 'Content-Type': 'text/plain;charset=utf-8', 'Content-Length': bytes.length });
  response.end(bytes);
}

/** The headers for every path in the out-dir's `_headers` (host-rules.ts writes them): what a host would send. */
function readHeaders(outDir: string): Readonly<Record<string, string>> | undefined {
  let lines: readonly string[];
  try {
    lines = readFileSync(join(outDir, '_headers'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const start = lines.indexOf('/*');
  if (start === -1) return undefined;
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => !line.startsWith('  '));
  const pairs = rest.slice(0, end === -1 ? undefined : end).map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const;
  });
  return Object.fromEntries(pairs);
}
