/**
 * What records, queries and answers look like: the hosted service's shapes (its names, snake case included), which the
 * embedded engine speaks as well, so that one dialog and one results page serve both. Types only.
 */
import type { Mark } from '../model.ts';

export type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

/** lvl0 is the sidebar category, lvl1 the page's title, lvl2-lvl6 its headings; `null` below the record's own level. */
export type Hierarchy = Readonly<Record<Level, string | null>>;

/** One section of a page: a heading and the text below it, up to the next heading (contract.md 5; behaviours.md 6.10). */
export interface SearchRecord {
  /** `<url without origin>` plus the part's number where a long section is split: stable between builds. */
  readonly objectID: string;
  /** Full URL with its anchor; a path when the site has not said its address. */
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly hierarchy: Hierarchy;
  /** The level of its heading; `content` for the second and later parts of a split section. */
  readonly type: Level | 'content';
  readonly content: string | null;
  readonly weight: { readonly pageRank: number; readonly level: number; readonly position: number };
  readonly lang: string;
  readonly language: string;
  readonly version: readonly string[];
  readonly docusaurus_tag: string;
  readonly tags: readonly string[];
  /** Further words of the page's front matter under which it is to be found. */
  readonly keywords: readonly string[];
  /** As in a hit. */
  readonly product: string | null;
  readonly group: string;
  /** Phrases under which its page is asked for: in the page's first record, searched and never shown. */
  readonly asked?: readonly string[];
}

/** One query. The embedded engine heeds `query`, `page`, `hitsPerPage`, `facetFilters` and the snippets' lengths. */
export interface SearchRequest {
  readonly indexName: string;
  readonly query: string;
  /** From 0. */
  readonly page?: number;
  readonly hitsPerPage?: number;
  readonly attributesToRetrieve?: readonly string[];
  /** `content:10`: at most ten words around the match. */
  readonly attributesToSnippet?: readonly string[];
  readonly snippetEllipsisText?: string;
  /** Embedded engine only: how many hits come with the section and its text; at least 6, on a large site 5. The others name their page. */
  readonly detailedHits?: number;
  /** Folder of the product where the reader stands: a hint, where the query names none. */
  readonly product?: string;
  /** Folder of the product outside of which nothing is wanted. */
  readonly onlyProduct?: string;
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
  readonly clickAnalytics?: boolean;
  /** Hosted service only: what to count among all that match. */
  readonly facets?: readonly string[];
  /** Hosted service only: filters that raise what passes them. */
  readonly optionalFilters?: readonly string[];
  readonly advancedSyntax?: boolean;
  /** `['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']]`: and; inner lists: or. */
  readonly facetFilters?: readonly (string | readonly string[])[];
}

export interface Marked {
  /** HTML: escaped text in which the matches stand between the highlight tags. */
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
  readonly matchedWords?: readonly string[];
}

/** A record that was found. At most one per page and, inside it, the best section (`distinct` by url). */
export interface Hit {
  readonly objectID: string;
  readonly url: string;
  readonly url_without_anchor?: string;
  readonly anchor?: string | null;
  /** `content` when the words were found in the text rather than in its heading. */
  readonly type: Level | 'content';
  readonly hierarchy: Hierarchy;
  /** Folder of the product that the page belongs to; null: it stands outside of all. */
  readonly product: string | null;
  /** Under what it is shown: the product's name, else that of the topmost category; '' for a page outside of all. */
  readonly group: string;
  /** Heading of the section below which the words stand; null: the page as a whole. */
  readonly section: string | null;
  readonly content: string | null;
  /** Embedded engine only: how much of the question it has, which adds up over questions. */
  readonly score?: number;
  readonly _highlightResult?: { readonly hierarchy?: MarkedLevels; readonly content?: Marked };
  readonly _snippetResult?: { readonly hierarchy?: MarkedLevels; readonly content?: Marked };
}

export type MarkedLevels = Readonly<Partial<Record<Level, Marked>>>;

export interface SearchResponse {
  readonly hits: readonly Hit[];
  /** All that match, not only this page of them. */
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly query: string;
  readonly processingTimeMS: number;
  /** Folder of the product that the query names; null: it names none. */
  readonly product: string | null;
  /** False: even the best hit has little of what was asked. */
  readonly sure: boolean;
  /** The products of all that match, with how many of each; the one of the best hit first. */
  readonly products?: readonly ProductCount[];
  /** With `onlyProduct`, as the pages ask: how many match in any product. */
  readonly nbAnywhere?: number;
  readonly index?: string;
  readonly queryID?: string;
}

export interface ProductCount {
  /** Folder of the product. */
  readonly id: string;
  readonly label: string;
  /** Of the embedded index alone. */
  readonly mark?: Mark;
  readonly count: number;
}

/** Either engine. Rejects with an `Error` whose name tells what failed (`RetryError`: no host could be reached). */
export interface SearchClient {
  /** What is aborted rejects, and asks for no further file. */
  readonly search: (
    request: { readonly requests: readonly SearchRequest[] },
    signal?: AbortSignal,
  ) => Promise<{ readonly results: readonly SearchResponse[] }>;
}

/** What the browser has to know: JSON in `data-search` of the link that opens the search. */
export interface SearchSettings {
  readonly provider: 'embedded' | 'hosted';
  /** Also where the embedded index begins: `<base>search-index.txt` (JSON) names its files. Absent: none was built. */
  readonly manifest?: string;
  /** The results page. */
  readonly route: string;
  readonly placeholder: string;
  readonly indexName: string;
  /** Filters of a contextual search, ready for `facetFilters`; empty without it. */
  readonly filters: readonly (string | readonly string[])[];
  readonly appId?: string;
  readonly apiKey?: string;
  /** Other servers that speak the protocol, e.g. `http://127.0.0.1:4017` (HELPSITE_SEARCH_HOSTS at build time). */
  readonly hosts?: readonly string[];
  /** Hits whose URL matches stay as they are. */
  readonly externalUrlPattern?: string;
  readonly replacePathname?: { readonly from: string; readonly to: string };
  /** Fields that override those of each request. */
  readonly parameters?: Readonly<Record<string, unknown>>;
  /** Sends views and choices to the service; off unless configured. */
  readonly insights?: boolean;
  /** Where counts of queries go; nowhere unless configured. */
  readonly reportUrl?: string;
  /** Guides that are needed most, for who has not asked yet. */
  readonly tasks?: readonly { readonly label: string; readonly href: string }[];
  /** Where a reader can say that a result is missing; `{query}` stands for the words. */
  readonly missingResultsUrl?: string;
  /** Further words that ask for a person. */
  readonly contactWords?: readonly string[];
  /** The guide that says how to reach a person, for sites that name no way in the header. */
  readonly contactGuide?: { readonly label: string; readonly href: string };
  /** The page where a whole log can be read; its guides say which errors they solve. */
  readonly errors?: string;
  /** First folder of all guides' addresses, where it is not `docs`. */
  readonly docsPath?: string;
}
