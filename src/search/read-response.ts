/**
 * Answers of the hosted search, read as what they are: texts from another server. Every hit that comes out is whole and
 * its marked texts are escaped; what is no answer at all is an error. Pure.
 */
import type {
  Hierarchy,
  Hit,
  Level,
  Marked,
  MarkedLevels,
  SearchRequest,
  SearchResponse,
} from './protocol.ts';

const LEVELS: readonly Level[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** Longer texts are cut: a record has at most 100 KB, of which a result shows a line. */
const LONGEST_TEXT = 10_000;
/** The service's own limit: it pages no further. */
const MOST_HITS = 1000;

type Fields = Readonly<Record<string, unknown>>;

/** One response for each request. Throws an Error named `DeserializationError` for anything that is no answer. */
export function readResponse(
  answer: unknown,
  requests: readonly SearchRequest[],
): { readonly results: readonly SearchResponse[] } {
  const results = isFields(answer) ? answer['results'] : undefined;
  if (!Array.isArray(results) || results.length < requests.length) throw notAnAnswer();
  return { results: requests.map((request, index) => readResult(results[index], request)) };
}

function readResult(result: unknown, request: SearchRequest): SearchResponse {
  if (!isFields(result) || !Array.isArray(result['hits'])) throw notAnAnswer();
  const hits = result['hits'].slice(0, MOST_HITS).flatMap((hit: unknown) => readHit(hit, request) ?? []);
  const hitsPerPage = readCount(result['hitsPerPage']) ?? request.hitsPerPage ?? hits.length;
  const nbHits = Math.max(readCount(result['nbHits']) ?? 0, hits.length);
  const queryID = readText(result['queryID']);
  const index = readText(result['index']);
  return {
    hits,
    nbHits,
    page: readCount(result['page']) ?? request.page ?? 0,
    nbPages: readCount(result['nbPages']) ?? Math.ceil(nbHits / Math.max(hitsPerPage, 1)),
    hitsPerPage,
    query: readText(result['query']) ?? request.query,
    processingTimeMS: readCount(result['processingTimeMS']) ?? 0,
    // The service answers what it was asked: which game is meant, and how sure an answer is, it does not say.
    product: null,
    sure: true,
    ...(index === undefined ? {} : { index }),
    ...(queryID === undefined ? {} : { queryID }),
  };
}

/** Undefined for a hit that could not be shown or followed. */
function readHit(hit: unknown, request: SearchRequest): Hit | undefined {
  if (!isFields(hit)) return undefined;
  const objectID = readText(hit['objectID']);
  const url = readText(hit['url']);
  const hierarchy = readHierarchy(hit['hierarchy']);
  const content = readText(hit['content']) ?? null;
  const deepest = LEVELS.findLast((level) => hierarchy[level] !== null);
  if (objectID === undefined || url === undefined || !leadsToPage(url) || deepest === undefined)
    return undefined;
  const type = [...LEVELS, 'content' as const].find((name) => name === hit['type']);
  const anchor = readText(hit['anchor']);
  const urlWithoutAnchor = readText(hit['url_without_anchor']);
  const highlight = readMarkedFields(hit['_highlightResult'], request);
  const snippet = readMarkedFields(hit['_snippetResult'], request);
  return {
    objectID,
    url,
    type: type ?? (content === null ? deepest : 'content'),
    hierarchy,
    product: readText(hit['product']) ?? null,
    group: readText(hit['group']) ?? hierarchy.lvl0 ?? '',
    section: LEVELS.indexOf(deepest) < 2 ? null : hierarchy[deepest],
    content,
    ...(anchor === undefined ? {} : { anchor }),
    ...(urlWithoutAnchor === undefined ? {} : { url_without_anchor: urlWithoutAnchor }),
    ...(highlight === undefined ? {} : { _highlightResult: highlight }),
    ...(snippet === undefined ? {} : { _snippetResult: snippet }),
  };
}

/** A path or an address that a browser may be sent to: no `javascript:`, `data:` and the like. */
function leadsToPage(url: string): boolean {
  if (!URL.canParse(url, 'https://localhost')) return false;
  return /^https?:$/.test(new URL(url, 'https://localhost').protocol);
}

function readHierarchy(value: unknown): Hierarchy {
  const fields = isFields(value) ? value : {};
  const entries = LEVELS.map((level) => [level, readText(fields[level]) ?? null] as const);
  return Object.fromEntries(entries) as Record<Level, string | null>;
}

function readMarkedFields(
  value: unknown,
  request: SearchRequest,
): { readonly hierarchy?: MarkedLevels; readonly content?: Marked } | undefined {
  if (!isFields(value)) return undefined;
  const content = readMarked(value['content'], request);
  const levels = isFields(value['hierarchy']) ? value['hierarchy'] : {};
  const hierarchy = LEVELS.flatMap((level) => {
    const marked = readMarked(levels[level], request);
    return marked === undefined ? [] : [[level, marked] as const];
  });
  return {
    ...(hierarchy.length === 0 ? {} : { hierarchy: Object.fromEntries(hierarchy) }),
    ...(content === undefined ? {} : { content }),
  };
}

function readMarked(value: unknown, request: SearchRequest): Marked | undefined {
  const text = isFields(value) ? readText(value['value']) : undefined;
  if (!isFields(value) || text === undefined) return undefined;
  const level = (['none', 'partial', 'full'] as const).find((name) => name === value['matchLevel']);
  return { value: keepMarks(text, request), matchLevel: level ?? 'none' };
}

/**
 * Everything escaped but the highlight tags of the request, which become `<mark>` in pairs. The service escapes nothing,
 * crawlers escape what they find: a reference such as `&lt;` is taken to be escaped already.
 */
function keepMarks(
  text: string,
  { highlightPreTag = '<mark>', highlightPostTag = '</mark>' }: SearchRequest,
): string {
  let html = '';
  let isOpen = false;
  let at = 0;
  while (at < text.length) {
    const tag = isOpen ? highlightPostTag : highlightPreTag;
    const found = tag === '' ? -1 : text.indexOf(tag, at);
    html += escapeText(text.slice(at, found === -1 ? undefined : found));
    if (found === -1) break;
    html += isOpen ? '</mark>' : '<mark>';
    isOpen = !isOpen;
    at = found + tag.length;
  }
  return isOpen ? `${html}</mark>` : html;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeText(text: string): string {
  return text.replace(/&(?!(?:amp|lt|gt|quot|#39|#x27);)|[<>"]/g, (character) => ESCAPES[character] ?? '');
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value.slice(0, LONGEST_TEXT) : undefined;
}

function readCount(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function notAnAnswer(): Error {
  return Object.assign(new Error('The search service sent something else than an answer'), {
    name: 'DeserializationError',
  });
}
