/** The table of near words cut to what a site has. */
import type { SearchManifest } from '../../search/manifest.ts';
import { shortenFirst, writePartList } from '../../search/part-list.ts';
import { encodeNearWords, type NearTerm, type NearWords } from '../../search/near-words.ts';
import { stemWord } from '../../search/stem.ts';
import { STOP_WORDS } from '../../search/stop-words.ts';
import type { TermIndex } from './term-index.ts';
import { fnv1a } from '../../fnv.ts';
import { compareText } from '../../text.ts';
import { readCompiled, readSource } from '../program/own-files.ts';

/** The cosine that the digit 0 behind a word begins at, and the step from one digit to the next. */
export const MIN_COSINE = 0.6;
export const STEP = 0.04;
/** Words with neighbours in one file, about and at most: half a KB packed. */
const NEAR_ROWS = 32;
const MAX_NEAR_ROWS = 64;
/** Of each word at most so many neighbours. */
const MOST = 3;
/** Words on this share of the pages mean what they mean; with few pages, on so many. */
const FREQUENT = 0.05;
const MIN_FREQUENT = 4;

/** On how many pages a word must stand to need no neighbours. */
export function frequentFrom(pages: number): number {
  return Math.max(MIN_FREQUENT, Math.round(pages * FREQUENT));
}

/** The table as the index needs it: stems instead of words. JSON. */
export type NearTable = {
  /** Each once. */
  readonly stems: readonly string[];
  /** Row after row: a stem, how many neighbours it has, and of each its stem and its step. */
  readonly rows: readonly number[];
};

let made: NearTable | undefined;

/** Beside the compiled program. */
const PREPARED = 'near-words.json';

/**
 * Fifteen thousand rows, and always the same: reading them as words takes a third of the time of a small build, so it is done at
 * installation. Sources that are run through tsx read the words.
 */
export function makeNearTable(): NearTable {
  made ??= readPrepared() ?? makeTable(readWords().rows);
  return made;
}

function readPrepared(): NearTable | undefined {
  const text = readCompiled(PREPARED);
  return text === undefined ? undefined : (JSON.parse(text) as NearTable);
}

/** The file that `bin/prepare.js` leaves for it: name and text. */
export function prepareNearTable(): readonly [name: string, text: string] {
  const { licence, rows } = readWords();
  return [PREPARED, JSON.stringify({ licence, ...makeTable(rows) })];
}

/** What `near-words.txt` holds: where the words are from, and on what terms; then a word with its neighbours in each row. */
export function readWords(): { readonly licence: string; readonly rows: readonly string[] } {
  const lines = readSource('build/search/near-words.txt').split('\n');
  const said = lines.filter((line) => line.startsWith('#'));
  return {
    licence: said.map((line) => line.replace(/^# ?/, '')).join('\n'),
    rows: lines.slice(said.length).join(';').split(';').filter(Boolean),
  };
}

function makeTable(words: readonly string[]): NearTable {
  const numbers = new Map<string, number>();
  const numberOf = (word: string): number => {
    const stem = stemWord(word);
    const known = numbers.get(stem) ?? numbers.size;
    numbers.set(stem, known);
    return known;
  };
  const rows = words.flatMap((row): readonly number[] => {
    const [typed = '', ...others] = row.split(' ');
    const word = numberOf(typed);
    const near = others
      .map((other) => [other.slice(0, -1), Number(other.at(-1))] as const)
      .filter(([other]) => !STOP_WORDS.has(other))
      .map(([other, step]) => [numberOf(other), step] as const)
      .filter(([term]) => term !== word);
    return [word, near.length, ...near.flat()];
  });
  return { stems: [...numbers.keys()], rows };
}

/** The neighbours that are terms of the index, of words that are not frequent in it, sorted by word. */
export function pickNearWords(
  { countOf }: Pick<TermIndex, 'countOf'>,
  pages: number,
  language: string,
  { stems, rows }: NearTable,
): NearWords {
  if (!/^en\b/i.test(language)) return { words: [], near: [] };
  const frequent = frequentFrom(pages);
  const counts = Uint32Array.from(stems, countOf);
  const found = new Map<number, Map<string, number>>();
  for (let at = 0; at < rows.length; at += 2 + (rows[at + 1] ?? 0) * 2) {
    const [word = 0, count = 0] = [rows[at], rows[at + 1]];
    if ((counts[word] ?? 0) >= frequent) continue;
    for (let next = at + 2; next < at + 2 + count * 2; next += 2) {
      const other = rows[next] ?? 0;
      if (counts[other] === 0) continue;
      const own = found.get(word) ?? new Map<string, number>();
      const term = stems[other] ?? '';
      // In the middle of its step.
      const nearness = MIN_COSINE + ((rows[next + 1] ?? 0) + 0.5) * STEP;
      own.set(term, Math.max(own.get(term) ?? 0, nearness));
      found.set(word, own);
    }
  }
  const sorted = [...found]
    .map(([word, own]) => [stems[word] ?? '', own] as const)
    .toSorted(([a], [b]) => compareText(a, b));
  return { words: sorted.map(([word]) => word), near: sorted.map(([, own]) => nearest(own)) };
}

function nearest(own: ReadonlyMap<string, number>): readonly NearTerm[] {
  return [...own]
    .map(([term, nearness]) => ({ term, nearness }))
    .toSorted((a, b) => b.nearness - a.nearness || (a.term < b.term ? -1 : 1))
    .slice(0, MOST);
}

/** Near words in files, each small: a question has one or two words that need them. `add` takes a file and names it. */
export function listNearFiles(
  terms: Pick<TermIndex, 'countOf'>,
  pages: number,
  language: string,
  table: NearTable,
  add: (bytes: Uint8Array) => string,
): Pick<SearchManifest, 'near'> {
  const { words, near } = pickNearWords(terms, pages, language, table);
  const parts: (readonly [string, string])[] = [];
  let from = 0;
  for (const [index, word] of words.entries()) {
    const [to, isLast] = [index + 1, index === words.length - 1];
    if (!isLast && !endsPart(word) && to - from < MAX_NEAR_ROWS) continue;
    const own = { words: words.slice(from, to), near: near.slice(from, to) };
    const [first = ''] = own.words;
    const before = words[from - 1];
    const start = before === undefined ? first : shortenFirst(first, before);
    parts.push([start, add(encodeNearWords(own))]);
    from = to;
  }
  return parts.length === 0 ? {} : { near: { below: frequentFrom(pages), parts: writePartList(parts) } };
}

/** Files end at certain words, not after so many: a word that comes or goes changes one of them. */
function endsPart(word: string): boolean {
  return (fnv1a(word) >>> 8) % NEAR_ROWS === 0;
}
