/** Other search libraries over the same records, set up as well as they allow. They are no part of the project: `SEARCH_BENCH_MODULES` names the folder that holds them. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import type { SearchRecord } from '../../src/search/protocol.ts';

export interface SearchContestant {
  readonly name: string;
  /** Addresses of pages, best first, each once. */
  readonly ask: (question: string) => Promise<readonly string[]>;
  /** What a browser loads before it can answer the first question, in bytes. */
  readonly firstBytes: () => Promise<number>;
}

interface MiniHit {
  readonly page: string;
}

interface MiniIndex {
  addAll(documents: readonly object[]): void;
  search(query: string, options: object): readonly MiniHit[];
  toJSON(): object;
}

/** MiniSearch with the settings that did best in trials on the client's guides, without its stemmer and synonyms. */
export function createMiniSearch(records: readonly SearchRecord[], modules: string): SearchContestant {
  const Library: new (options: object) => MiniIndex = createRequire(join(modules, 'x.js'))('minisearch');
  const index = new Library({
    fields: ['title', 'headings', 'lvl0', 'keywords', 'text'],
    storeFields: ['page'],
    searchOptions: { boost: { title: 6, headings: 3, lvl0: 3, keywords: 3 } },
  });
  index.addAll(
    records.map(({ objectID, url_without_anchor: page, hierarchy, keywords, content }) => {
      const { lvl0, lvl1, lvl2, lvl3, lvl4 } = hierarchy;
      const headings = [lvl2, lvl3, lvl4].filter((heading) => heading !== null).join(' ');
      return {
        id: objectID,
        page,
        title: lvl1,
        headings,
        lvl0,
        keywords: keywords.join(' '),
        text: content ?? '',
      };
    }),
  );
  const options = {
    prefix: (term: string, at: number, terms: readonly string[]) =>
      at === terms.length - 1 || term.length > 5,
    fuzzy: (term: string) => (term.length < 4 ? false : term.length < 8 ? 1 : 2),
    weights: { fuzzy: 0.35, prefix: 0.55 },
  };
  return {
    name: 'MiniSearch',
    ask: async (question) => {
      const all = index.search(question, { ...options, combineWith: 'AND' });
      const some = index.search(question, { ...options, combineWith: 'OR' });
      return [...new Set([...all, ...some].map(({ page }) => page))];
    },
    firstBytes: async () => gzipSync(JSON.stringify(index)).length,
  };
}

interface PagefindIndex {
  addHTMLFile(file: { readonly url: string; readonly content: string }): Promise<unknown>;
  writeFiles(options: { readonly outputPath: string }): Promise<unknown>;
}

/** Writes Pagefind's index to `folder`: each page with its headings and texts, as the records have them. */
export async function writePagefind(
  records: readonly SearchRecord[],
  modules: string,
  folder: string,
): Promise<void> {
  const library: {
    createIndex(): Promise<{ readonly index: PagefindIndex }>;
    close(): Promise<unknown>;
  } = await import(pathToFileURL(join(modules, 'pagefind/lib/index.js')).href);
  const { index } = await library.createIndex();
  const pages = groupByPage(records);
  for (const [url, sections] of pages) {
    const title = escapeText(sections[0]?.hierarchy.lvl1 ?? '');
    const body = sections.map(({ type, anchor, hierarchy, content, keywords }, at) => {
      const level = type === 'content' ? '' : (hierarchy[type] ?? '');
      const heading =
        at === 0
          ? `<h1>${title}</h1><p>${escapeText(keywords.join(', '))}</p>`
          : level === ''
            ? ''
            : `<h2 id="${anchor}">${escapeText(level)}</h2>`;
      return `${heading}<p>${escapeText(content ?? '')}</p>`;
    });
    const content = `<!doctype html><html lang="en"><head><title>${title}</title></head><body>${body.join('')}</body></html>`;
    await index.addHTMLFile({ url, content });
  }
  await index.writeFiles({ outputPath: folder });
  await library.close();
}

function groupByPage(records: readonly SearchRecord[]): ReadonlyMap<string, readonly SearchRecord[]> {
  const pages = new Map<string, SearchRecord[]>();
  for (const record of records) {
    const known = pages.get(record.url_without_anchor);
    if (known === undefined) pages.set(record.url_without_anchor, [record]);
    else known.push(record);
  }
  return pages;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Pagefind as a page loads it from `/pagefind/`: the only place where it runs. */
export function createPagefind(page: Page, received: () => number): SearchContestant {
  const ask = async (question: string): Promise<readonly string[]> => {
    // As text: the bundler's own names do not exist in the page.
    const script = `(async (question) => {
      const pagefind = await import('/pagefind/pagefind.js');
      const { results } = await pagefind.search(question);
      const found = await Promise.all(results.slice(0, 10).map((result) => result.data()));
      return found.map(({ raw_url }) => raw_url);
    })(${JSON.stringify(question)})`;
    return page.evaluate<readonly string[]>(script);
  };
  return {
    name: 'Pagefind',
    ask,
    firstBytes: async () => {
      const before = received();
      await ask('how do i add mods');
      return received() - before;
    },
  };
}
