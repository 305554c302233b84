/** What the dialog and the results page ask for (behaviours.md 6.6.3 to 6.6.6, 6.9.4). Pure. */
import type { SearchRequest, SearchSettings } from '../../search/protocol.ts';
import { LONGEST_QUERY } from './report-search.ts';

/** Answers of one request: in the dialog, and on each page of the results (behaviours.md 6.6.3, 6.9.4). */
const DIALOG_HITS = 20;
const PAGE_HITS = 15;

/** Words around a match, and where the window is narrow (behaviours.md 6.6.4). */
const SNIPPET_WORDS = 10;
const NARROW_SNIPPET_WORDS = 5;
export const NARROW = '(max-width: 768px)';

const HEADINGS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

function common(settings: SearchSettings, query: string, words: number): SearchRequest {
  return {
    query: query.slice(0, LONGEST_QUERY),
    indexName: settings.indexName,
    attributesToRetrieve: ['lvl0', ...HEADINGS]
      .map((level) => `hierarchy.${level}`)
      .concat('content', 'type', 'url'),
    attributesToSnippet: [...HEADINGS.map((level) => `hierarchy.${level}:${words}`), `content:${words}`],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    clickAnalytics: settings.insights === true,
    facetFilters: settings.filters,
  };
}

/** The dialog's request; `isNarrow` is how the window was when the dialog opened. */
export function dialogRequest(settings: SearchSettings, query: string, isNarrow: boolean): SearchRequest {
  const words = isNarrow ? NARROW_SNIPPET_WORDS : SNIPPET_WORDS;
  return { ...common(settings, query, words), hitsPerPage: DIALOG_HITS, ...settings.parameters };
}

/** One page of the results page's, from 0. What the operator configures overrides all but the place in the list. */
export function pageRequest(settings: SearchSettings, query: string, page: number): SearchRequest {
  return {
    ...common(settings, query, 2 * SNIPPET_WORDS),
    advancedSyntax: true,
    ...settings.parameters,
    hitsPerPage: PAGE_HITS,
    page,
  };
}
