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

/**
 * The table as the index needs it: stems instead of words. JSON, in columns and sorted by word: these
 * pack best, and this is a tenth of the packed program.
 */
export type NearTable = {
  /** Each once, sorted. */
  readonly stems: readonly string[];
  /** Of each stem, how many neighbours it has. */
  readonly counts: readonly number[];
  /** Of each neighbour, stem after stem, its place in `stems` … */
  readonly others: readonly number[];
  /** … and its step, a digit. */
  readonly steps: string;
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
  const rows = new Map<string, Map<string, number>>();
  const rowOf = (stem: string): Map<string, number> => {
    const known = rows.get(stem) ?? new Map<string, number>();
    rows.set(stem, known);
    return known;
  };
  for (const row of words) {
    const [typed = '', ...others] = row.split(' ');
    const word = stemWord(typed);
    const own = rowOf(word);
    for (const other of others) {
      const [near, step] = [other.slice(0, -1), Number(other.at(-1))];
      if (STOP_WORDS.has(near)) continue;
      const stem = stemWord(near);
      rowOf(stem);
      // Of two words with one stem, the nearer.
      if (stem !== word) own.set(stem, Math.max(own.get(stem) ?? 0, step));
    }
  }
  const stems = [...rows.keys()].toSorted(compareText);
  const places = new Map(stems.map((stem, place) => [stem, place]));
  const placeOf = (stem: string): number => places.get(stem) ?? 0;
  const near = stems.map((stem) =>
    [...(rows.get(stem) ?? [])].toSorted(([a], [b]) => placeOf(a) - placeOf(b)),
  );
  return {
    stems,
    counts: near.map((own) => own.length),
    others: near.flatMap((own) => own.map(([stem]) => placeOf(stem))),
    steps: near.flatMap((own) => own.map(([, step]) => step)).join(''),
  };
}

/** The neighbours that are terms of the index, of words that are not frequent in it, sorted by word. */
export function pickNearWords(
  { countOf }: Pick<TermIndex, 'countOf'>,
  pages: number,
  language: string,
  { stems, counts, others, steps }: NearTable,
): NearWords {
  if (!/^en\b/i.test(language)) return { words: [], near: [] };
  const frequent = frequentFrom(pages);
  const pagesWith = Uint32Array.from(stems, countOf);
  const words: string[] = [];
  const near: (readonly NearTerm[])[] = [];
  let from = 0;
  // Sorted by word, as the table is.
  for (const [word, count] of counts.entries()) {
    const to = from + count;
    const own: NearTerm[] = [];
    if ((pagesWith[word] ?? 0) < frequent)
      for (let next = from; next < to; next += 1) {
        const other = others[next] ?? 0;
        if (pagesWith[other] === 0) continue;
        // In the middle of its step.
        own.push({ term: stems[other] ?? '', nearness: MIN_COSINE + (Number(steps[next]) + 0.5) * STEP });
      }
    from = to;
    if (own.length === 0) continue;
    words.push(stems[word] ?? '');
    near.push(nearest(own));
  }
  return { words, near };
}

function nearest(own: readonly NearTerm[]): readonly NearTerm[] {
  return own.toSorted((a, b) => b.nearness - a.nearness || (a.term < b.term ? -1 : 1)).slice(0, MOST);
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
