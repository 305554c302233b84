/** The index's table of contents, JSON in `<base>search-index.txt`: which file holds what. */
import type { Mark } from '../model.ts';
import type { Level } from './protocol.ts';

/** Changes whenever files of the index are written differently. */
export const FORMAT_VERSION = 8;

export interface SearchManifest {
  readonly format: number;
  readonly analyser: number;
  /** Name of the site's language, e.g. `en`. */
  readonly language: string;
  /** Begins and ends with `/`. */
  readonly base: string;
  /** Where the files are, below the base path; ends with `/`. */
  readonly folder: string;
  /** Name → content, packed and as base64, of files of a small site that every question needs: they are no files of their own. */
  readonly inline: Readonly<Record<string, string>>;
  /** How many pages there are; they are numbered from 0. */
  readonly pages: number;
  /** The parts of the dictionary (`part-list.ts`): there may be hundreds. */
  readonly dictionary: string;
  /** Names the files of the pages, block by block (`page-files.ts`). */
  readonly blocks: string;
  /** The file with the table of all pages, where that is one; else each block has its own. */
  readonly table?: string;
  /** Sections below headings in each piece of a page's text; 0: a page is one piece. */
  readonly piece: number;
  /** Pages whose texts are in one file: more than one where a page is one piece, and there are too many of them. */
  readonly texts: number;
  readonly synonyms?: string;
  /** Names of what no page answers. */
  readonly elsewhere?: string;
  /** Words in general that are near to terms of this index; asked for words on fewer than `below` pages. */
  readonly near?: {
    readonly below: number;
    /** As `dictionary`. */
    readonly parts: string;
  };
  /** Games and tools that the site has guides for, ordered by id. */
  readonly products: readonly Product[];
  /** What pages have in common; each page is of one of them. */
  readonly facets: readonly Facet[];
}

/** A game or tool: the first folder of its pages' addresses. */
export interface Product {
  /** The folder, e.g. `7days`. */
  readonly id: string;
  /** Name of its category, e.g. `7 Days to Die`. */
  readonly label: string;
  /** Other names as readers write them, in small letters. */
  readonly aliases: readonly string[];
  /** What stands for it beside its name, the same as in the sidebar and on the home page. */
  readonly mark: Mark;
  /** Its pages: from the first number to before the second, in order. */
  readonly pages: readonly (readonly [from: number, to: number])[];
  /** Pages of others whose title names it: they are about both. */
  readonly titled?: readonly number[];
  /** Number of its own page, that of its category; of a product with few guides nobody needs it. */
  readonly page?: number;
  /** Terms of its label that stand on its own pages alone: each of them names it. */
  readonly words?: readonly string[];
  /** Terms of its aliases that some of its pages are about: they name it, and say what is wanted. */
  readonly topics?: readonly string[];
  /** Its name is an ordinary word of this site: a question that has it may be about anything. */
  readonly isOrdinary?: true;
}

export interface Facet {
  /** Its pages: from the first number to before the second, in order. */
  readonly pages: readonly (readonly [from: number, to: number])[];
  /** What a page counts for among its like: less than 1 for pages that only lead to others. */
  readonly weight: number;
  readonly language: string;
  readonly version: readonly string[];
  readonly docusaurus_tag: string;
}

/** A page of the index: where it is, and what it is called. */
export interface TableEntry {
  /** Public path below the base path. */
  readonly route: string;
  readonly title: string;
  readonly category: string;
  /** Its product's name, or its topmost category's; '' outside of all. */
  readonly group: string;
}

/** Some sections of a page, with the rows and tabs that stand in them. */
export interface TextEntry {
  /** Number of the first among all below headings; 0: the text before all headings. */
  readonly first: number;
  /** The names on the way to the heading before them, as `listWays` has them. */
  readonly way: readonly string[];
  readonly sections: readonly TextSection[];
}

export interface TextSection {
  /** `lvl1` for the text before all headings. */
  readonly level: Level;
  readonly heading: string;
  readonly anchor: string;
  /** Blocks in lines; cells of a row of a table with `CELL` between them. */
  readonly content: string;
  /** No heading begins it: a row that says what to do about what is seen (its first cell is the heading), or a tab (its label is). */
  readonly kind?: PlaceKind;
  /** Of such a place: the index, in the same list, of the section, or of the place, that it stands in. */
  readonly inside?: number;
}

export type PlaceKind = (typeof PLACE_KINDS)[number];

/** In the order of their numbers in the files. */
export const PLACE_KINDS = ['row', 'tab'] as const;

/** What stands between the cells of a row, in texts that people read. */
export const CELL = ' · ';

/** The product that a page belongs to, by its number. */
export function productOfPage(
  { products }: Pick<SearchManifest, 'products'>,
  page: number,
): Product | undefined {
  return products.find(({ pages }) => pages.some(([from, to]) => page >= from && page < to));
}

/** The files are not those that the manifest names: fetch the manifest again. */
export function createStaleIndexError(file: string): Error {
  const error = new Error(`The search index has changed: ${file} is not what it was`);
  error.name = 'StaleIndexError';
  return error;
}
