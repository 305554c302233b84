/** How heavy a built site is: its pages, and the first view of one of them. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Contestant } from './contestant.ts';

export interface Weight {
  /** Mean size of a page's HTML. */
  readonly bytesPerPage: number;
  readonly firstView: FirstView;
}

/** Bytes after gzip (level 6, what servers use); requests count the page itself, but no pictures of the guide. */
export interface FirstView {
  readonly html: number;
  readonly css: number;
  /** Scripts of the page and what they import statically. */
  readonly js: number;
  readonly requests: number;
}

/** Weighs what `contestant` built; `typical` names a guide. */
export function weigh({ out, guides }: Contestant, typical: string): Weight {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  const bytes = files.reduce((sum, name) => sum + statSync(join(out, name)).size, 0);
  return {
    bytesPerPage: bytes / files.length,
    firstView: weighFirstView(out, join(guides, typical, 'index.html')),
  };
}

function weighFirstView(out: string, file: string): FirstView {
  const html = readFileSync(file, 'utf8');
  const styles = find(html, /<link rel="stylesheet" href="([^"]+)"/g);
  const scripts = find(html, /<script\b[^>]* src="([^"]+)"/g).flatMap((script) => withImports(out, script));
  const others = find(
    html,
    /(?:<link rel="(?:icon|preload|modulepreload)"[^>]* href="|<use href=")([^"#]+)/g,
  );
  return {
    html: gzipSync(html).length,
    css: sumGzip(out, styles),
    js: sumGzip(out, scripts),
    requests: 1 + new Set([...styles, ...scripts, ...others]).size,
  };
}

/** A script and, by and by, what it imports before it runs. */
function withImports(out: string, script: string): string[] {
  const text = readFileSync(join(out, localPath(out, script)), 'utf8');
  const imports = find(text, /(?:^|[;}\n])\s*import\s*(?:[\w${},*\s]+from\s*)?"(\.[^"]+)"/g);
  return [script, ...imports.flatMap((name) => withImports(out, join(dirname(script), name)))];
}

function find(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ''))];
}

function sumGzip(out: string, hrefs: readonly string[]): number {
  return hrefs.reduce((sum, href) => sum + gzipSync(readFileSync(join(out, localPath(out, href)))).length, 0);
}

/** Sites stand below `/help/`; one of the two has that folder on the disk as well. */
function localPath(out: string, href: string): string {
  const path = href.split(/[?#]/)[0] ?? '';
  return statSync(join(out, path), { throwIfNoEntry: false }) === undefined
    ? path.replace(/^\/help\//, '')
    : path;
}
