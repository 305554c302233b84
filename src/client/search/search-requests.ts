/** What the dialog and the results page ask for (behaviours.md 6.6.3 to 6.6.6, 6.9.4). Pure. */
import type { SearchRequest, SearchSettings } from '../../search/protocol.ts';
import { cutAsked } from './query-length.ts';

/** Answers of one request: in the dialog, and on each page of the results (behaviours.md 6.6.3, 6.9.4). */
const DIALOG_HITS = 20;
const PAGE_HITS = 15;

/** Words around a match, and where the window is narrow (behaviours.md 6.6.4). */
const SNIPPET_WORDS = 10;
const NARROW_SNIPPET_WORDS = 5;
export const NARROW = '(max-width: 768px)';

const HEADINGS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** Hits of one message of a log. */
const MESSAGE_HITS = 3;

/** What the question depends on besides its words. */
export interface Where {
  /** How the window was when the dialog opened. */
  readonly isNarrow: boolean;
  /** Folder of the game that the reader stands on. */
  readonly product: string | undefined;
  /** Folder of the game that the reader keeps to. */
  readonly only: string | undefined;
}

function common(
  settings: SearchSettings,
  query: string,
  words: number,
  { product, only }: Pick<Where, 'product' | 'only'>,
): SearchRequest {
  return {
    query: cutAsked(query),
    indexName: settings.indexName,
    attributesToRetrieve: ['lvl0', ...HEADINGS]
      .map((level) => `hierarchy.${level}`)
      .concat('content', 'type', 'url', 'product', 'group'),
    attributesToSnippet: [...HEADINGS.map((level) => `hierarchy.${level}:${words}`), `content:${words}`],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    clickAnalytics: settings.insights === true,
    facetFilters: settings.filters,
    ...(product === undefined ? {} : { product }),
    ...(only === undefined ? {} : { onlyProduct: only }),
  };
}

/** The dialog's request. */
export function dialogRequest(settings: SearchSettings, query: string, where: Where): SearchRequest {
  const words = where.isNarrow ? NARROW_SNIPPET_WORDS : SNIPPET_WORDS;
  return { ...common(settings, query, words, where), hitsPerPage: DIALOG_HITS, ...settings.parameters };
}

/** The dialog's request for one message of a log. */
export function messageRequest(settings: SearchSettings, message: string, where: Where): SearchRequest {
  return { ...dialogRequest(settings, message, where), hitsPerPage: MESSAGE_HITS };
}

/** One page of the results page's, from 0. What the operator configures overrides all but the place in the list. */
export function pageRequest(
  settings: SearchSettings,
  query: string,
  page: number,
  only: string | undefined,
): SearchRequest {
  return {
    ...common(settings, query, 2 * SNIPPET_WORDS, { product: undefined, only }),
    advancedSyntax: true,
    ...settings.parameters,
    hitsPerPage: PAGE_HITS,
    page,
  };
}
