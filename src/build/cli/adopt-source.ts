/** Reads the addresses of an older site from a file of any size: a sitemap, an access log, an addresses.lock. */
import { createReadStream, openSync, closeSync, readSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { decodeXML } from 'entities';
import { cleanPath } from '../addresses/clean-path.ts';
import { parseLock } from '../addresses/lock.ts';
import { readLogLine } from '../addresses/read-log-line.ts';
import { fileNameOf } from '../../urls.ts';
import { UsageError } from '../problems/usage-error.ts';
import { describeSystemError } from '../problems/world-error.ts';

/** What a file names, each path with the anchors that are known. */
export interface OldAddresses {
  readonly kind: 'sitemap' | 'log' | 'record';
  readonly paths: ReadonlyMap<string, ReadonlySet<string>>;
  /** Sitemaps that an index names and that do not lie beside it. */
  readonly absent: readonly string[];
}

/** Distinct addresses; no help centre has so many pages, but a log may hold that much rubbish. */
const MAX_PATHS = 200_000;
/** Characters; a longer line of a log is nobody's page. */
const MAX_LINE = 64_000;
/** Bytes of a record that is adopted. */
const MAX_RECORD = 64_000_000;
/** Sitemaps in all: the protocol allows 50,000 in an index. */
const MAX_SITEMAPS = 50_000;

/** Throws a UsageError for a file that is not there, is damaged or is none of the three. */
export async function readOldAddresses(file: string): Promise<OldAddresses> {
  const kind = await findKind(file);
  const paths = new Map<string, Set<string>>();
  const add = (path: string | undefined): void => {
    if (path !== undefined && !paths.has(path) && paths.size < MAX_PATHS) paths.set(path, new Set());
  };
  if (kind === 'record') {
    let text = '';
    for await (const chunk of readTexts(file)) {
      text += chunk;
      if (text.length > MAX_RECORD) throw new UsageError(`${file} is too large for a record of addresses`);
    }
    for (const { route, anchors } of parseLock({ text }).addresses.values())
      paths.set(route, new Set(anchors));
    return { kind, paths, absent: [] };
  }
  if (kind === 'log') {
    for await (const line of readLines(file)) add(readLogLine(line));
    return { kind, paths, absent: [] };
  }
  return { kind, paths, absent: await readSitemaps(file, add) };
}

async function readSitemaps(
  file: string,
  add: (path: string | undefined) => void,
): Promise<readonly string[]> {
  const waiting = [file];
  const seen = new Set<string>(waiting);
  const absent: string[] = [];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    for await (const { address, isSitemap } of readLocations(next)) {
      if (!isSitemap) {
        add(cleanPath(address));
        continue;
      }
      const name = fileNameOf(address.replace(/[?#].*$/s, ''));
      const beside = [name, `${name}.gz`, name.replace(/\.gz$/, '')]
        .map((candidate) => join(dirname(file), basename(candidate)))
        .find((path) => statSync(path, { throwIfNoEntry: false })?.isFile() === true);
      if (beside === undefined) absent.push(address);
      else if (!seen.has(beside) && seen.size < MAX_SITEMAPS) {
        seen.add(beside);
        waiting.push(beside);
      }
    }
  }
  return absent;
}

/** Every `<loc>`, and whether it stands in a `<sitemap>`. */
async function* readLocations(
  file: string,
): AsyncGenerator<{ readonly address: string; readonly isSitemap: boolean }> {
  let rest = '';
  let isSitemap = false;
  for await (const chunk of readTexts(file)) {
    rest += chunk;
    let used = 0;
    for (const match of rest.matchAll(
      /<(?:\w+:)?(sitemap|url)[\s>]|<(?:\w+:)?loc\s*>\s*(?:<!\[CDATA\[)?([^<\]]*)(?:\]\]>)?\s*<\/(?:\w+:)?loc\s*>/gi,
    )) {
      used = match.index + match[0].length;
      if (match[1] !== undefined) isSitemap = match[1].toLowerCase() === 'sitemap';
      else yield { address: decodeXML(match[2] ?? '').trim(), isSitemap };
    }
    // What may go on in the next part is kept, and no more than an address needs.
    rest = rest.slice(used).slice(-10_000);
  }
}

async function* readLines(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of readTexts(file)) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > MAX_LINE) rest = rest.slice(0, MAX_LINE);
    for (const line of lines) if (line.length <= MAX_LINE) yield line;
  }
  yield rest;
}

/** The file's text in parts, unpacked where it is packed. */
async function* readTexts(file: string): AsyncGenerator<string> {
  const raw = createReadStream(file, { highWaterMark: 1 << 20 });
  const unpack = isPacked(file) ? createGunzip() : undefined;
  const stream = unpack === undefined ? raw : raw.pipe(unpack);
  raw.on('error', (error) => unpack?.destroy(error));
  const decoder = new TextDecoder();
  try {
    for await (const chunk of stream) yield decoder.decode(chunk as Uint8Array, { stream: true });
  } catch (error) {
    if (isDamage(error)) throw new UsageError(`${file} is damaged: it cannot be unpacked to its end`);
    throw describeSystemError(error, `read ${file}`);
  } finally {
    raw.destroy();
  }
  yield decoder.decode();
}

function isDamage(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
}

function isPacked(file: string): boolean {
  const start = readStart(file);
  return start[0] === 0x1f && start[1] === 0x8b;
}

function readStart(file: string): Uint8Array {
  try {
    const handle = openSync(file, 'r');
    try {
      const bytes = Buffer.alloc(2);
      return bytes.subarray(0, readSync(handle, bytes));
    } finally {
      closeSync(handle);
    }
  } catch (error) {
    throw describeSystemError(error, `read ${file}`);
  }
}

/** What kind of file it is, by how it begins. */
async function findKind(file: string): Promise<OldAddresses['kind']> {
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true)
    throw new UsageError(`There is no file ${file}; name a sitemap, an access log or an addresses.lock`);
  let start = '';
  for await (const chunk of readTexts(file)) {
    start += chunk;
    if (start.length > 4_000) break;
  }
  const text = start.replace(/^\uFEFF/, '').trimStart();
  if (text.startsWith('<')) {
    if (/<(?:\w+:)?(?:urlset|sitemapindex|url|sitemap)[\s>]/i.test(text)) return 'sitemap';
    throw new UsageError(`${file} is no sitemap: it holds neither <urlset> nor <sitemapindex>`);
  }
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  if (lines.some((line) => /^\/\S*(?:[ \t]+#\S+)*[ \t]*$/.test(line)) && !/"(?:GET|HEAD|POST) /.test(text))
    return 'record';
  if (lines.some((line) => /"[A-Z]{3,7} [^\s"]+/.test(line) || /^\s*\{".*\}?/.test(line))) return 'log';
  throw new UsageError(`${file} is neither a sitemap nor an access log nor an addresses.lock`);
}
