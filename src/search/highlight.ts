/** Texts with the words that were looked for marked in them, whole or as a snippet. Pure. */
import { analyseText, type Chunk } from './analyse.ts';
import type { Marked } from './protocol.ts';

/** What to mark. */
export interface MarkOptions {
  /** Terms that were looked for, each with the word as typed. */
  readonly terms: ReadonlyMap<string, string>;
  /** The word that is still being typed: words that begin with it are marked as well. */
  readonly open: string | undefined;
  /** How many words were typed. */
  readonly wordCount: number;
  readonly language: string;
  readonly pre: string;
  readonly post: string;
}

/** The whole text as HTML, the words marked. */
export function markText(text: string, options: MarkOptions): Marked {
  return markRange(text, findMatches(text, options), 0, text.length, options);
}

/** How much longer than asked a snippet may become, so that a sentence need not be cut. */
const ROOM = 2.5;
const MIN_ROOM = 12;
/** Fewer words of a sentence say nothing. */
const MIN_BEGINNING = 3;
/** So many words before a stretch may be taken along to begin at a comma, or after it to end with the sentence. */
const NEAR = 5;

/**
 * About so many words of the sentence or cell in which most of the looked for words stand: from its beginning on, where
 * they are not far from it. Two blocks are never joined. `ellipsis` where the sentence is cut.
 */
export function makeSnippet(text: string, words: number, ellipsis: string, options: MarkOptions): Marked {
  const matches = findMatches(text, options);
  const units = listUnits(text, matches);
  const values = units.map((unit) => valueOf(unit, matches));
  const best = units[values.indexOf(Math.max(...values))] ?? NO_UNIT;
  const room = Math.max(MIN_ROOM, Math.round(ROOM * words));
  const length = best.to - best.from;
  const stretch = length <= room ? best : findStretch(text, best, words, room, matches);
  // What is short takes the sentences around it along, while they fit.
  let { from, to } = stretch;
  for (const unit of units)
    if (unit.from === to && unit.block === best.block && unit.to - from <= words) ({ to } = unit);
  for (const unit of units.toReversed())
    if (unit.to === from && unit.block === best.block && to - unit.from <= words) ({ from } = unit);
  // Then the next one begins, if there is room for some of it.
  const next = units.find((unit) => unit.from === to && unit.block === best.block);
  const whole = { from: Math.min(from, best.from), to: next?.to ?? Math.max(to, best.to) };
  if (next !== undefined) to = Math.min(next.to, Math.max(to, from + words));
  if (next !== undefined && to < next.from + MIN_BEGINNING) [to, whole.to] = [next.from, next.from];
  return cutOut(text, matches, { from, to }, whole, ellipsis, options);
}

/** The beginning of a text, up to the end of a sentence where one is near. */
export function makeStart(text: string, words: number, ellipsis: string, options: MarkOptions): Marked {
  const matches = findMatches(text, options);
  const units = listUnits(text, matches);
  const room = Math.max(MIN_ROOM, Math.round(ROOM * words));
  let end = 0;
  for (const { to } of units) if (to <= room) end = to;
  const whole = { from: 0, to: matches.length };
  return cutOut(
    text,
    matches,
    { from: 0, to: end === 0 ? Math.min(room, matches.length) : end },
    end === 0 ? whole : { from: 0, to: end },
    ellipsis,
    options,
  );
}

/** Two marked texts as one. */
export function joinMarked(a: Marked, between: string, b: Marked, { wordCount }: MarkOptions): Marked {
  const matchedWords = [...new Set([...(a.matchedWords ?? []), ...(b.matchedWords ?? [])])];
  return {
    value: a.value + between + b.value,
    matchLevel: levelOf(matchedWords.length, wordCount),
    matchedWords,
  };
}

/** A stretch of words: from one to before another. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** A sentence, or what a cell holds. */
interface Unit extends Stretch {
  /** Which block or cell it is part of. */
  readonly block: number;
}

const NO_UNIT: Unit = { from: 0, to: 0, block: 0 };
/** Where one sentence ends, and another block or cell begins. */
const BOUNDARY = /\n+| · |(?<=[.!?])\s+(?=["'`(\p{Lu}\p{N}])/gu;

function listUnits(text: string, matches: readonly Match[]): readonly Unit[] {
  const units: Unit[] = [];
  let [from, block] = [0, 0];
  const end = (offset: number, isBlock: boolean): void => {
    let to = from;
    while (to < matches.length && (matches[to]?.start ?? 0) < offset) to++;
    if (to > from) units.push({ from, to, block });
    from = to;
    if (isBlock) block++;
  };
  for (const match of text.matchAll(BOUNDARY))
    end(match.index, match[0].trim() !== '' || match[0].includes('\n'));
  end(text.length + 1, true);
  return units;
}

/** Different words that were looked for count first, then how often they stand there. */
function valueOf({ from, to }: Stretch, matches: readonly Match[]): number {
  const typed = matches.slice(from, to).flatMap((match) => match.typed ?? []);
  return new Set(typed).size * 100 + Math.min(typed.length, 10);
}

/** Of a long sentence: its beginning, if all that was looked for is near it; else the best stretch, from a comma on. */
function findStretch(
  text: string,
  { from, to }: Unit,
  words: number,
  room: number,
  matches: readonly Match[],
): Stretch {
  const last = matches.findLastIndex(
    ({ typed }, index) => index >= from && index < to && typed !== undefined,
  );
  if (last < from + room) return { from, to: Math.max(from + words, last + 1) };
  const first = from + findWindow(matches.slice(from, to), words);
  for (let index = first; index > Math.max(from, first - NEAR); index--)
    if (isAfterComma(text, matches[index]?.start ?? 0))
      return { from: index, to: Math.min(to, first + words) };
  return { from: first, to: Math.min(to, first + words) };
}

function isAfterComma(text: string, start: number): boolean {
  return /[,;:–—]\s*$/.test(text.slice(Math.max(0, start - 3), start));
}

function cutOut(
  text: string,
  matches: readonly Match[],
  { from, to }: Stretch,
  unit: Stretch,
  ellipsis: string,
  options: MarkOptions,
): Marked {
  const isLast = to >= unit.to || unit.to - to <= NEAR;
  const end = isLast ? Math.max(to, unit.to) : to;
  const start = from === 0 ? 0 : startOf(text, matches, from);
  const after =
    end >= matches.length
      ? text.length
      : isLast
        ? endOf(text, matches, end)
        : (matches[end - 1]?.end ?? text.length);
  const marked = markRange(text, matches, start, after, options);
  return {
    ...marked,
    value: `${from > unit.from ? ellipsis : ''}${marked.value.trim()}${isLast ? '' : ellipsis}`,
  };
}

/** Where a word begins, with a quote or bracket before it. */
function startOf(text: string, matches: readonly Match[], at: number): number {
  const [before, start] = [matches[at - 1]?.end ?? 0, matches[at]?.start ?? 0];
  const gap = text.slice(before, start);
  return start - (/[^\s·.,;:!?]*$/.exec(gap)?.[0].length ?? 0);
}

/** Where a sentence ends: behind its last word with what closes it. */
function endOf(text: string, matches: readonly Match[], at: number): number {
  const before = matches[at - 1]?.end ?? 0;
  const gap = text.slice(before, matches[at]?.start ?? text.length);
  return before + (/^[^\s·]*/.exec(gap)?.[0].length ?? 0);
}

interface Match extends Chunk {
  /** The typed word that it answers; undefined: none. */
  readonly typed: string | undefined;
}

function findMatches(text: string, { terms, open, language }: MarkOptions): readonly Match[] {
  return analyseText(text, language).map((chunk) => {
    let typed = terms.get(chunk.joined.find((term) => terms.has(term)) ?? '');
    for (const { raw, term } of chunk.words) {
      if (typed !== undefined) break;
      typed = terms.get(term);
      if (typed === undefined && open !== undefined && open.length > 1 && raw.startsWith(open)) typed = open;
    }
    return { words: chunk.words, joined: chunk.joined, start: chunk.start, end: chunk.end, typed };
  });
}

/** Index of the first word of the stretch with the most different words that were looked for; the earliest of equals. */
function findWindow(matches: readonly Match[], words: number): number {
  let [best, bestValue] = [0, -1];
  for (let first = 0; first + words <= matches.length; first++) {
    // A stretch begins a little before its first match, so that the match stands in a context.
    if (matches[first]?.typed === undefined && first > 0 && matches[first + 1]?.typed === undefined) continue;
    const typed = matches.slice(first, first + words).flatMap((match) => match.typed ?? []);
    const value = new Set(typed).size * 100 + Math.min(typed.length, 10);
    if (value > bestValue) [best, bestValue] = [first, value];
  }
  return best;
}

function markRange(
  text: string,
  matches: readonly Match[],
  from: number,
  to: number,
  { pre, post, wordCount }: MarkOptions,
): Marked {
  let value = '';
  let at = from;
  const matched = new Set<string>();
  for (const { start, end, typed } of matches) {
    if (typed === undefined || start < from || end > to) continue;
    matched.add(typed);
    value += `${escapeText(text.slice(at, start))}${pre}${escapeText(text.slice(start, end))}${post}`;
    at = end;
  }
  value += escapeText(text.slice(at, to));
  return { value, matchLevel: levelOf(matched.size, wordCount), matchedWords: [...matched] };
}

function levelOf(matched: number, wanted: number): Marked['matchLevel'] {
  return matched === 0 ? 'none' : matched >= wanted ? 'full' : 'partial';
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
}
