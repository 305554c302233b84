/** What must be true of each page of a built site, and of its links. Faults come back as lines of text; none: all is well. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { attribute, isFocusable, listElements, textOf } from './page-tree.ts';

export interface SitePage {
  /** Relative to the out-dir. */
  readonly file: string;
  readonly html: string;
  readonly elements: readonly Tree.Element[];
}

export function checkPage({ file, elements }: SitePage): readonly string[] {
  const faults: string[] = [];
  const isRedirect = elements.some((element) => attribute(element, 'http-equiv') === 'refresh');
  for (const name of ['h1', 'main', 'title']) {
    const count = elements.filter(
      (element) => element.tagName === name && element.namespaceURI.endsWith('xhtml'),
    ).length;
    if (count !== 1) faults.push(`${count} elements ${name}`);
  }
  const body = elements.findIndex(({ tagName }) => tagName === 'body');
  const first = elements.slice(body + 1).find(isFocusable);
  if (!isRedirect && (first === undefined || attribute(first, 'href') !== '#main'))
    faults.push('the first focusable element is no skip link');
  if (!elements.some((element) => element.tagName === 'main' && attribute(element, 'id') === 'main'))
    faults.push('main has not the id "main"');
  const ids = elements.flatMap((element) => attribute(element, 'id') ?? []);
  for (const id of new Set(ids.filter((own, index) => ids.indexOf(own) !== index)))
    faults.push(`the id "${id}" is taken more than once`);
  for (const element of elements)
    faults.push(...checkPolicy(element), ...checkReferences(element, new Set(ids)));
  return faults.map((fault) => `${file}: ${fault}`);
}

/** `default-src 'self'` without `unsafe-inline` stops these silently. */
function checkPolicy(element: Tree.Element): readonly string[] {
  const faults = element.attrs
    .filter(({ name }) => name === 'style' || /^on[a-z]/.test(name))
    .map(({ name, value }) => `attribute ${name}="${value.slice(0, 40)}"`);
  if (element.tagName === 'style') faults.push('a style element');
  if (element.tagName === 'script' && attribute(element, 'src') === undefined) {
    const text = element.childNodes.map(textOf).join('');
    if (attribute(element, 'type') !== 'application/ld+json') faults.push('an inline script');
    else if (!isJson(text)) faults.push(`JSON-LD that is no JSON: ${text.slice(0, 60)}`);
  }
  return faults;
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

/** Attributes that name ids of the same page. */
function checkReferences(element: Tree.Element, ids: ReadonlySet<string>): readonly string[] {
  return ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for', 'popovertarget'].flatMap((name) => {
    const named = attribute(element, name)?.split(/\s+/) ?? [];
    return named.filter((id) => !ids.has(id)).map((id) => `${name}="${id}" names nothing`);
  });
}

export type Anchors = ReadonlyMap<string, ReadonlySet<string>>;

/** The ids of every page by file. */
export function collectAnchors(pages: readonly SitePage[]): Anchors {
  return new Map(
    pages.map(({ file, elements }) => [
      file,
      new Set(elements.flatMap((element) => attribute(element, 'id') ?? [])),
    ]),
  );
}

export interface Place {
  readonly outDir: string;
  readonly base: string;
}

/** The HTML files below an out-dir, relative to it, sorted. */
export function listPageFiles(outDir: string): readonly string[] {
  return readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html'))
    .toSorted();
}

/** The pages with these files, parsed. */
export function readPages(outDir: string, files: readonly string[]): readonly SitePage[] {
  return files.map((file) => {
    const html = readFileSync(join(outDir, file), 'utf8');
    return { file, html, elements: listElements(html) };
  });
}

/**
 * Every address in `src`, `srcset` and `href` of every page of a finished site that leads to no file of the out-dir, or to no
 * heading of a page; one line each. What the build told (its output as text) may be dead.
 */
export function findDeadAddresses(outDir: string, told = ''): readonly string[] {
  const pages = readPages(outDir, listPageFiles(outDir));
  // Languages have homes of their own, below that of the site.
  const homes = pages.filter(isHome).map(({ file }) => file.replace(/index\.html$/, ''));
  const [home = ''] = homes.toSorted((one, other) => one.length - other.length);
  const anchors = collectAnchors(pages);
  const reported = told.split('\n').map((line) => line.replace(/^.*?(?:error|warning): /, ''));
  return pages.flatMap((page) => checkLinks(page, { outDir, base: `/${home}` }, anchors, reported));
}

/** `reported` holds the build's own messages about dead targets: what they name may be dead. */
export function checkLinks(
  page: SitePage,
  place: Place,
  anchors: Anchors,
  reported: readonly string[],
): readonly string[] {
  const faults = new Set<string>();
  const address = addressOf(page);
  for (const element of page.elements) {
    for (const target of targetsOf(element)) {
      const problem = checkTarget(target, address, place, anchors);
      if (problem !== undefined && !reported.some((message) => names(message, target, place.base)))
        faults.add(`${page.file}: ${element.tagName} "${target}": ${problem}`);
    }
  }
  return [...faults];
}

/**
 * Messages say what was typed: without the base path, and of a dead anchor the anchor alone. Links to one missing page are one
 * problem, which names the first of them.
 */
function names(message: string, target: string, base: string): boolean {
  const decoded = decode(target);
  const page = withoutEnd(decoded.startsWith(base) ? decoded.slice(base.length - 1) : decoded);
  const [, named = ''] = /^No page at "([^"]*)"/.exec(message) ?? [];
  if (named !== '' && withoutEnd(named) === page) return true;
  const typed = [
    target,
    decoded,
    decoded.startsWith(base) ? decoded.slice(base.length - 1) : decoded,
    decoded.slice(decoded.indexOf('#')),
  ];
  return typed.some((text) => message.includes(`"${text}"`));
}

/** A page's address without query, hash and slash at its end. */
function withoutEnd(address: string): string {
  return address.replace(/[#?].*$/s, '').replace(/\/$/, '');
}

function targetsOf(element: Tree.Element): readonly string[] {
  const canonical =
    element.tagName === 'link' && /^(?:canonical|alternate|prev|next)$/.test(attribute(element, 'rel') ?? '');
  const own = canonical
    ? []
    : ['href', 'src', 'poster', 'action'].flatMap((name) => attribute(element, name) ?? []);
  const set =
    attribute(element, 'srcset')
      ?.split(',')
      .map((part) => part.trim().split(/\s+/)[0] ?? '') ?? [];
  return [...own, ...set];
}

function checkTarget(
  target: string,
  address: string,
  { outDir, base }: Place,
  anchors: Anchors,
): string | undefined {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(target)) return undefined;
  const url = new URL(target, `http://site.test/${address}`);
  if (!url.pathname.startsWith(base)) return 'leads out of the site';
  const found = findFile(outDir, decode(url.pathname));
  if (found === undefined) return 'no such page or file';
  const anchor = decode(url.hash.slice(1));
  // `#` and `#top` lead to the top of any page (HTML standard, 7.4.6.4).
  if (anchor === '' || anchor === 'top') return undefined;
  const known =
    anchors.get(found) ??
    new Set(
      listElements(readFileSync(join(outDir, found), 'utf8')).flatMap(
        (element) => attribute(element, 'id') ?? [],
      ),
    );
  return known.has(anchor) ? undefined : `no "#${anchor}" there`;
}

/** `help/docs/a/index.html` → `help/docs/a`: relative links start from the address as served. A home page keeps its slash. */
function addressOf(page: SitePage): string {
  return page.file.replace(isHome(page) ? /index\.html$/ : /\/index\.html$/, '');
}

function isHome({ elements }: SitePage): boolean {
  const body = elements.find(({ tagName }) => tagName === 'body');
  return body !== undefined && (attribute(body, 'class')?.split(' ').includes('page-home') ?? false);
}

/** What was looked for: each page has the whole sidebar, so the same addresses come hundreds of times. A built site stays as it is. */
const looked = new Map<string, string | undefined>();

/** As a web server finds it: the file itself, `index.html` in the folder, or with `.html`. */
function findFile(outDir: string, path: string): string | undefined {
  const bare = path.replace(/^\/|\/$/g, '');
  const key = join(outDir, bare);
  if (!looked.has(key)) {
    const found = [bare, `${bare}/index.html`, `${bare}.html`]
      .map((name) => name.replace(/^\//, ''))
      .find((name) => statSync(join(outDir, name), { throwIfNoEntry: false })?.isFile() === true);
    looked.set(key, found);
  }
  return looked.get(key);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
