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

/** At most so many words around the best match; `ellipsis` where the text goes on. */
export function makeSnippet(text: string, words: number, ellipsis: string, options: MarkOptions): Marked {
  const matches = findMatches(text, options);
  if (matches.length <= words) return markRange(text, matches, 0, text.length, options);
  const first = findWindow(matches, words);
  const [start, end] = [matches[first], matches[Math.min(matches.length, first + words) - 1]];
  const isStart = first === 0;
  const isEnd = first + words >= matches.length;
  const [from, to] = [isStart ? 0 : (start?.start ?? 0), isEnd ? text.length : (end?.end ?? text.length)];
  const marked = markRange(text, matches, from, to, options);
  return { ...marked, value: `${isStart ? '' : ellipsis}${marked.value}${isEnd ? '' : ellipsis}` };
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
    return { ...chunk, typed };
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
  const matchLevel = matched.size === 0 ? 'none' : matched.size >= wordCount ? 'full' : 'partial';
  return { value, matchLevel, matchedWords: [...matched] };
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
