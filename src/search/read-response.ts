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

/**
 * One response for each request. Throws an Error named `DeserializationError` for anything that is no answer. `names`: what
 * products are called, as far as hits have told; those of this answer are added.
 */
export function readResponse(
  answer: unknown,
  requests: readonly SearchRequest[],
  names: Map<string, string> = new Map(),
): { readonly results: readonly SearchResponse[] } {
  const results = isFields(answer) ? answer['results'] : undefined;
  if (!Array.isArray(results) || results.length < requests.length) throw notAnAnswer();
  return { results: requests.map((request, index) => readResult(results[index], request, names)) };
}

function readResult(result: unknown, request: SearchRequest, names: Map<string, string>): SearchResponse {
  if (!isFields(result) || !Array.isArray(result['hits'])) throw notAnAnswer();
  const hits = result['hits'].slice(0, MOST_HITS).flatMap((hit: unknown) => readHit(hit, request) ?? []);
  for (const { product, group } of hits) if (product !== null) names.set(product, group || product);
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
    // Which game is meant the service does not say.
    product: null,
    sure: isSure(result['hits'], request.query),
    ...readProducts(result['facets'], names),
    ...(index === undefined ? {} : { index }),
    ...(queryID === undefined ? {} : { queryID }),
  };
}

/** Of so few words each counts, and most were left out as too common. */
const FEW_WORDS = 3;
/** Share of the words that the best hits have to hold. */
const ENOUGH = 0.34;
const BEST = 3;

/** The service leaves words out until something is found: then even the best hits hold few of them. */
function isSure(hits: readonly unknown[], query: string): boolean {
  const words = query.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  if (words.length <= FEW_WORDS || hits.length === 0) return true;
  const shares = hits.slice(0, BEST).flatMap((hit) => {
    const marked = isFields(hit) ? hit['_highlightResult'] : undefined;
    const matched = isFields(marked) ? listMatched(marked) : [];
    return matched.length === 0 ? [] : [new Set(matched).size / words.length];
  });
  return shares.length === 0 || Math.max(...shares) >= ENOUGH;
}

/** The words that were found, in whatever attribute. */
function listMatched(marked: Fields): readonly string[] {
  const words = marked['matchedWords'];
  if (Array.isArray(words)) return words.filter((word): word is string => typeof word === 'string');
  return Object.values(marked).flatMap((below) => (isFields(below) ? listMatched(below) : []));
}

/** What the service counted, with the names that hits carry; the product with most pages first. */
function readProducts(facets: unknown, names: ReadonlyMap<string, string>): Pick<SearchResponse, 'products'> {
  const counts = isFields(facets) && isFields(facets['product']) ? facets['product'] : undefined;
  if (counts === undefined) return {};
  const products = [...names].flatMap(([id, label]) => {
    const count = readCount(counts[id]);
    return count === undefined ? [] : [{ id, label, count }];
  });
  return { products: products.toSorted((a, b) => b.count - a.count) };
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
