/** Shiki's engine for regular expressions, with patterns that are prepared at installation. It reports the matches that Shiki's own reports. */
import type { HighlighterCoreOptions } from 'shiki/core';
import { type PatternOptions, readPattern } from './grammar-patterns.ts';

type RegexEngine = Awaited<NonNullable<HighlighterCoreOptions['engine']>>;
type Scanner = ReturnType<RegexEngine['createScanner']>;
type Match = NonNullable<ReturnType<Scanner['findNextMatchSync']>>;
type Capture = Match['captureIndices'][number];

/** A pattern in use; all scanners share it. */
interface Searcher {
  readonly search: (text: string, from: number) => Found | undefined;
  /** Whether a match found from one start is also the match from later ones up to its place. */
  readonly isLasting: boolean;
}

interface Found {
  readonly index: number;
  readonly captures: () => Capture[];
}

type Indices = readonly (readonly [number, number] | undefined)[];

/** Pattern → its searcher; undefined: it cannot be had in JavaScript, and is passed over. */
const searchers = new Map<string, Searcher | undefined>();

function searcherFor(pattern: string): Searcher | undefined {
  if (searchers.has(pattern)) return searchers.get(pattern);
  const made = makeSearcher(pattern);
  searchers.set(pattern, made);
  return made;
}

function makeSearcher(pattern: string): Searcher | undefined {
  const known = readPattern(pattern);
  if (known === 0) return undefined;
  try {
    const [source, flags, more = {}] = known;
    return createSearcher(new RegExp(source, flags), more);
  } catch {
    return undefined;
  }
}

function createSearcher(
  regexp: RegExp,
  { hidden = [], transfers = [], clip = false }: PatternOptions,
): Searcher {
  const report = hidden.length === 0 && transfers.length === 0 ? reportAll : createReport(hidden, transfers);
  return {
    search(text, from) {
      const offset = clip ? from : 0;
      regexp.lastIndex = from - offset;
      const match = regexp.exec(offset === 0 ? text : text.slice(offset));
      return match === null
        ? undefined
        : { index: match.index + offset, captures: () => report(match.indices ?? [], offset) };
    },
    isLasting: !clip && !regexp.sticky,
  };
}

/** What the tokeniser takes for a group without a match. */
const NOWHERE: Capture = { start: 0xffffffff, end: 0xffffffff, length: 0 };

function toCapture(place: readonly [number, number] | undefined, offset: number): Capture {
  if (place === undefined) return NOWHERE;
  const [start, end] = place;
  return { start: start + offset, end: end + offset, length: end - start };
}

function reportAll(indices: Indices, offset: number): Capture[] {
  const captures: Capture[] = [];
  for (const place of indices) captures.push(toCapture(place, offset));
  return captures;
}

function createReport(
  hidden: readonly number[],
  transfers: readonly (readonly [number, readonly number[]])[],
): (indices: Indices, offset: number) => Capture[] {
  const isHidden = new Set(hidden);
  const target = new Map(transfers.flatMap(([to, from]) => from.map((group) => [group, to] as const)));
  return (indices, offset) => {
    const captures: Capture[] = [];
    const numbers: (number | undefined)[] = [];
    for (const [group, place] of indices.entries()) {
      if (isHidden.has(group)) numbers.push(undefined);
      else numbers.push(captures.push(toCapture(place, offset)) - 1);
      const to = numbers[target.get(group) ?? -1];
      if (to !== undefined && place !== undefined) captures[to] = toCapture(place, offset);
    }
    return captures;
  };
}

/** A text with a number that tells it from others. */
interface NumberedText {
  readonly content: string;
  readonly id: number;
}

let texts = 0;

/** What one scanner last found with one pattern. */
interface Search {
  readonly searcher: Searcher;
  id: number;
  from: number;
  found: Found | undefined;
}

/** Searches like Shiki's own engine for JavaScript, which reports the same matches. */
export function createRegexEngine(): RegexEngine {
  return {
    createScanner(patterns) {
      const searches = patterns.map((pattern): Search | undefined => {
        const searcher = typeof pattern === 'string' ? searcherFor(pattern) : undefined;
        return searcher === undefined ? undefined : { searcher, id: 0, from: 0, found: undefined };
      });
      return { findNextMatchSync: (text, from) => findNext(searches, text as NumberedText | string, from) };
    },
    createString: (content): NumberedText => ({ content, id: ++texts }),
  };
}

/** The match that begins first; of several, that of the first pattern. */
function findNext(
  searches: readonly (Search | undefined)[],
  text: NumberedText | string,
  from: number,
): Match | null {
  const { content, id } = typeof text === 'string' ? { content: text, id: 0 } : text;
  let best: Found | undefined;
  let bestAt = -1;
  for (let at = 0; at < searches.length; at++) {
    const search = searches[at];
    if (search === undefined) continue;
    const found = searchFrom(search, content, id, from);
    if (found === undefined || (best !== undefined && found.index >= best.index)) continue;
    best = found;
    bestAt = at;
    if (found.index === from) break;
  }
  return best === undefined ? null : { index: bestAt, captureIndices: best.captures() };
}

function searchFrom(search: Search, text: string, id: number, from: number): Found | undefined {
  const { searcher, found } = search;
  if (
    id !== 0 &&
    searcher.isLasting &&
    search.id === id &&
    search.from <= from &&
    (found === undefined || found.index >= from)
  )
    return found;
  search.id = id;
  search.from = from;
  search.found = searcher.search(text, from);
  return search.found;
}
