/** The table of near words cut to what a site has. Pure. */
import type { SearchManifest } from '../../search/manifest.ts';
import { encodeNearWords, type NearTerm, type NearWords } from '../../search/near-words.ts';
import { stemWord } from '../../search/stem.ts';
import { STOP_WORDS } from '../../search/stop-words.ts';
import { MIN_COSINE, NEAR_WORDS, STEP } from './near-words-table.ts';

/** Words with neighbours in one file, about and at most: 1 KB packed. */
const NEAR_ROWS = 100;
const MAX_NEAR_ROWS = 300;
/** Of each word at most so many neighbours. */
const MOST = 3;
/** Words on this share of the pages mean what they mean; with few pages, on so many. */
const FREQUENT = 0.05;
const MIN_FREQUENT = 4;

/** On how many pages a word must stand to need no neighbours. */
export function frequentFrom(pages: number): number {
  return Math.max(MIN_FREQUENT, Math.round(pages * FREQUENT));
}

/**
 * The neighbours that are terms of the index, of words that are not frequent in it, sorted by word. `counts`: on how many
 * pages each term stands. Languages other than English have none.
 */
export function pickNearWords(
  counts: ReadonlyMap<string, { readonly count: number }>,
  pages: number,
  language: string,
): NearWords {
  if (!/^en\b/i.test(language)) return { words: [], near: [] };
  const frequent = frequentFrom(pages);
  const found = new Map<string, Map<string, number>>();
  for (const row of NEAR_WORDS.split(/[;\n]/)) {
    const [typed = '', ...others] = row.split(' ');
    const word = stemWord(typed);
    if (typed === '' || (counts.get(word)?.count ?? 0) >= frequent) continue;
    for (const other of others) {
      const term = stemWord(other.slice(0, -1));
      if (term === word || !counts.has(term) || STOP_WORDS.has(other.slice(0, -1))) continue;
      const own = found.get(word) ?? new Map<string, number>();
      // In the middle of its step.
      const nearness = MIN_COSINE + (Number(other.at(-1)) + 0.5) * STEP;
      own.set(term, Math.max(own.get(term) ?? 0, nearness));
      found.set(word, own);
    }
  }
  const rows = [...found].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { words: rows.map(([word]) => word), near: rows.map(([, own]) => nearest(own)) };
}

function nearest(own: ReadonlyMap<string, number>): readonly NearTerm[] {
  return [...own]
    .map(([term, nearness]) => ({ term, nearness }))
    .toSorted((a, b) => b.nearness - a.nearness || (a.term < b.term ? -1 : 1))
    .slice(0, MOST);
}

/** Near words in files, each small: a question has one or two words that need them. `add` takes a file and names it. */
export function listNearFiles(
  postings: ReadonlyMap<string, { readonly count: number }>,
  pages: number,
  language: string,
  add: (bytes: Uint8Array) => string,
): Pick<SearchManifest, 'near'> {
  const { words, near } = pickNearWords(postings, pages, language);
  const parts: (readonly [string, string])[] = [];
  let from = 0;
  for (const [index, word] of words.entries()) {
    const [to, isLast] = [index + 1, index === words.length - 1];
    if (!isLast && !endsPart(word) && to - from < MAX_NEAR_ROWS) continue;
    const own = { words: words.slice(from, to), near: near.slice(from, to) };
    parts.push([own.words[0] ?? '', add(encodeNearWords(own))]);
    from = to;
  }
  return parts.length === 0 ? {} : { near: { below: frequentFrom(pages), parts } };
}

/** Files end at certain words, not after so many: a word that comes or goes changes one of them. */
function endsPart(word: string): boolean {
  let hash = 0x811c9dc5;
  for (let index = 0; index < word.length; index++)
    hash = Math.imul(hash ^ word.charCodeAt(index), 0x01000193);
  return (hash >>> 8) % NEAR_ROWS === 0;
}
