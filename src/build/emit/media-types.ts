/** What kind of file a name says it is: one table for dev, preview and the plan of a deployment. Pure. */

/** Media types by ending (IANA). */
const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  bin: 'application/octet-stream',
  css: 'text/css;charset=utf-8',
  csv: 'text/csv;charset=utf-8',
  gif: 'image/gif',
  htm: 'text/html;charset=utf-8',
  html: 'text/html;charset=utf-8',
  ico: 'image/vnd.microsoft.icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript;charset=utf-8',
  json: 'application/json',
  map: 'application/json',
  md: 'text/markdown;charset=utf-8',
  mjs: 'text/javascript;charset=utf-8',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  ogg: 'audio/ogg',
  otf: 'font/otf',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  ttf: 'font/ttf',
  txt: 'text/plain;charset=utf-8',
  wasm: 'application/wasm',
  webm: 'video/webm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
  xml: 'application/xml;charset=utf-8',
  xsl: 'application/xslt+xml',
  zip: 'application/zip',
};

/** What is downloaded rather than shown. */
const UNKNOWN = 'application/octet-stream';

/** The ending of a file's name in lower case; empty where there is none. */
function endingOf(path: string): string {
  return (/\.([^./]+)$/.exec(path)?.[1] ?? '').toLowerCase();
}

/** The media type of a file by its name; undefined for one that is not in the table. */
export function knownTypeOf(path: string): string | undefined {
  const ending = endingOf(path);
  return Object.hasOwn(TYPES, ending) ? TYPES[ending] : undefined;
}

/** The media type of a file by its name. */
export function mediaTypeOf(path: string): string {
  return knownTypeOf(path) ?? UNKNOWN;
}

/** Whether a file packs well: texts, and the search index. The other types are packed already. */
export function isPackable(path: string): boolean {
  return /^(?:text\/|application\/(?:json|xml|manifest\+json|octet-stream)|image\/svg)/.test(
    knownTypeOf(path) ?? '',
  );
}
