/** Every page of every site we can build: valid HTML, one title, no dead end, nothing the CSP would stop, within budget. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { type BuiltSite, buildSite, listSites, missingCorpora } from './built-sites.ts';
import { checkLinks, checkPage, collectAnchors, readPages, type SitePage } from './page-checks.ts';
import { attribute } from './page-tree.ts';
import { validateHtml } from './validate-html.ts';
import { checkWikimap } from './wikimap-checks.ts';

/** KB of gzip: the project's budgets for what a reader loads. */
const BUDGETS = { medianGuide: 9, guide: 16, script: 6, style: 6 };
/** The specimen has everything on: the mode switch brings a script of its own that runs before the first paint. */
const SWITCH = 0.8;

/** Faults shown at once: the first tell enough. */
const SHOWN = 25;

function assertNone(faults: readonly string[]): void {
  const more = faults.length > SHOWN ? [`and ${faults.length - SHOWN} more`] : [];
  assert.equal(faults.length, 0, [...faults.slice(0, SHOWN), ...more].join('\n'));
}

function isGuide({ elements }: SitePage): boolean {
  return elements.some(
    (element) => element.tagName === 'body' && attribute(element, 'class')?.includes('page-doc') === true,
  );
}

const kilobytes = (bytes: string | Uint8Array): number => gzipSync(bytes, { level: 9 }).length / 1024;

/** What the page that loads most of them loads, by the tag that loads it. */
function sizeOf(site: BuiltSite, pages: readonly SitePage[], tag: 'script' | 'link'): number {
  const sizes = new Map<string, number>();
  const measure = (url: string): number => {
    const size = sizes.get(url) ?? kilobytes(readFileSync(join(site.outDir, url)));
    sizes.set(url, size);
    return size;
  };
  const loads = pages.map(({ file, elements }) => {
    const urls = elements.flatMap((element) => {
      const isWanted =
        element.tagName === tag && (tag === 'script' || attribute(element, 'rel') === 'stylesheet');
      const href = isWanted ? attribute(element, tag === 'script' ? 'src' : 'href') : undefined;
      return href === undefined ? [] : new URL(href, `http://site/${file}`).pathname;
    });
    return [...new Set(urls)].reduce((sum, url) => sum + measure(url), 0);
  });
  return Math.max(0, ...loads);
}

for (const source of listSites()) {
  describe(source.name, async () => {
    const site = await buildSite(source);
    const pages = readPages(site.outDir, site.files);

    test('something was built', () => {
      assert.ok(pages.length > 3, `${pages.length} pages`);
      if (site.isOurs) assert.deepEqual(site.diagnostics, []);
    });

    test('pages are valid HTML', () => {
      // Ours are many and alike: a fifth of the guides, and all that is no guide.
      const chosen = pages.filter((page, index) => !site.isOurs || !isGuide(page) || index % 5 === 0);
      assertNone(chosen.flatMap(({ html, file }) => validateHtml(html, file)));
    });

    test('every page has one h1, one main, a skip link, unique ids and nothing that the CSP stops', () => {
      assertNone(pages.flatMap(checkPage));
    });

    test('every link, anchor, picture and script of every page leads to something', () => {
      const anchors = collectAnchors(pages);
      const reported = site.diagnostics
        .filter(({ code }) => /^(?:link|image|file)\//.test(code))
        .map(({ message }) => message);
      assertNone(pages.flatMap((page) => checkLinks(page, site, anchors, reported)));
    });

    test('the wikimap is valid and lists exactly the pages that are to be found', () => {
      const file = join(site.outDir, site.base, 'wikimap.xml');
      assert.ok(existsSync(file), 'there is no wikimap.xml');
      assertNone(checkWikimap(readFileSync(file, 'utf8'), pages));
    });

    test('pages stay within the budgets', () => {
      const guides = pages.filter(isGuide).map(({ file, html }) => ({ file, size: kilobytes(html) }));
      const sizes = guides.map(({ size }) => size).toSorted((one, other) => one - other);
      const median = sizes[Math.floor(sizes.length / 2)] ?? 0;
      const script = sizeOf(site, pages, 'script');
      const style = sizeOf(site, pages, 'link');
      const allowed = BUDGETS.script + (source.name === 'specimen' ? SWITCH : 0);
      assert.ok(script <= allowed, `scripts: ${script.toFixed(2)} KB`);
      assert.ok(style <= BUDGETS.style, `styles: ${style.toFixed(2)} KB`);
      // What other people wrote may be long; ours may not.
      if (!site.isOurs) return;
      assert.ok(median <= BUDGETS.medianGuide, `median guide: ${median.toFixed(2)} KB`);
      assertNone(
        guides
          .filter(({ size }) => size > BUDGETS.guide)
          .map(({ file, size }) => `${file}: ${size.toFixed(2)} KB`),
      );
    });
  });
}

const missing = missingCorpora();
if (missing !== undefined) console.log(`Real documentation trees are left out: ${missing}`);
