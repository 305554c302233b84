/** The sitemap against its schema (sitemaps.org 0.9) and against the pages that are there. */
import type { SitePage } from './page-checks.ts';
import { attribute } from './page-tree.ts';

const TEXT = '(?:[^<>&]|&(?:amp|lt|gt|quot|apos);)+';
const ENTRY = new RegExp(
  `<url>\\s*<loc>(${TEXT})</loc>\\s*(?:<lastmod>(${TEXT})</lastmod>\\s*)?(?:<changefreq>(?:always|hourly|daily|weekly|monthly|yearly|never)</changefreq>\\s*)?(?:<priority>(?:0\\.\\d|1\\.0)</priority>\\s*)?</url>\\s*`,
  'y',
);
const HEAD =
  /^<\?xml version="1\.0" encoding="UTF-8"\?>\s*<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">\s*/;
/** W3C date and time, as far as sitemaps use it. */
const DATE = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/;

export function checkWikimap(xml: string, pages: readonly SitePage[]): readonly string[] {
  const head = HEAD.exec(xml);
  if (head === null) return ['wikimap.xml: does not begin as a sitemap'];
  const faults: string[] = [];
  const paths: string[] = [];
  ENTRY.lastIndex = head[0].length;
  let end = ENTRY.lastIndex;
  for (let entry = ENTRY.exec(xml); entry !== null; entry = ENTRY.exec(xml)) {
    end = ENTRY.lastIndex;
    const [, loc = '', date] = entry;
    if (!URL.canParse(loc)) faults.push(`wikimap.xml: "${loc}" is no full address`);
    else paths.push(decodeURIComponent(new URL(loc.replaceAll('&amp;', '&')).pathname));
    if (date !== undefined && !DATE.test(date)) faults.push(`wikimap.xml: "${date}" is no date`);
  }
  if (!/^<\/urlset>\s*$/.test(xml.slice(end)))
    faults.push(`wikimap.xml: breaks off at ${xml.slice(end, end + 60)}`);
  const wanted = new Set(pages.filter((page) => isToBeFound(page)).map(({ file }) => pathOf(file)));
  const listed = new Set(paths.map(withoutSlash));
  if (listed.size !== paths.length) faults.push('wikimap.xml: names a page more than once');
  for (const path of listed)
    if (!wanted.has(path)) faults.push(`wikimap.xml: ${path} is no page to be found`);
  for (const path of wanted) if (!listed.has(path)) faults.push(`wikimap.xml: ${path} is missing`);
  return faults;
}

/** Not 404, search, redirects and unlisted guides (which say `noindex`), nor the pages of tags. */
function isToBeFound({ elements }: SitePage): boolean {
  const kind = elements.find(({ tagName }) => tagName === 'body');
  if (kind !== undefined && /\bpage-tags?\b/.test(attribute(kind, 'class') ?? '')) return false;
  return !elements.some(
    (element) =>
      attribute(element, 'http-equiv') === 'refresh' ||
      (attribute(element, 'name') === 'robots' &&
        attribute(element, 'content')?.includes('noindex') === true),
  );
}

function pathOf(file: string): string {
  return withoutSlash(`/${file.replace(/(?:^|\/)index\.html$/, '')}`);
}

function withoutSlash(path: string): string {
  return path === '/' ? path : path.replace(/\/$/, '');
}
