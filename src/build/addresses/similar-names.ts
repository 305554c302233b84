/** How alike two addresses or anchors are by their words: for texts too short to be known again, and for suggestions. Pure. */
import { addTo } from '../../group-by.ts';

/** Share of words, and of letters, that says one name was made of the other: words tell apart what letters do not. */
const ALIKE_WORDS = 0.6;
const ALIKE_LETTERS = 0.8;

/** Whether one anchor may be the other with some of its words changed, or a typing mistake corrected. */
export function areAlike(a: string, b: string): boolean {
  return dice(wordsOf(a), wordsOf(b)) >= ALIKE_WORDS || dice(pairsOf(a), pairsOf(b)) >= ALIKE_LETTERS;
}

/** What each of many candidates shares with a name; words that many candidates have say little. */
export function createNameFinder<T>(
  candidates: readonly { readonly value: T; readonly names: readonly string[] }[],
): (name: string) => { readonly value: T; readonly score: number } | undefined {
  const rows = candidates.map(({ value, names }) => ({ value, words: new Set(names.flatMap(wordsOf)) }));
  const counts = new Map<string, number>();
  for (const { words } of rows) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const holders = new Map<string, number[]>();
  for (const [index, { words }] of rows.entries()) for (const word of words) addTo(holders, word, index);
  const weigh = (word: string): number => Math.log(1 + rows.length / (counts.get(word) ?? 0.5));
  return (name) => {
    const asked = [...new Set(wordsOf(name))];
    const whole = asked.reduce((sum, word) => sum + weigh(word), 0);
    const scores = new Map<number, number>();
    for (const word of asked)
      for (const at of holders.get(word) ?? []) scores.set(at, (scores.get(at) ?? 0) + weigh(word));
    let best: { readonly value: T; readonly score: number } | undefined;
    for (const [at, shared] of scores) {
      const row = rows[at];
      if (row === undefined) continue;
      const own = [...row.words].reduce((sum, word) => sum + weigh(word), 0);
      const score = (2 * shared) / (whole + own);
      if (best === undefined || score > best.score) best = { value: row.value, score };
    }
    return best !== undefined && best.score >= LIKELY ? best : undefined;
  };
}

/** Share of the weighed words below which a suggestion would be a guess. */
const LIKELY = 0.35;

/** Words of an address or a title, in lower case. */
function wordsOf(name: string): readonly string[] {
  return name.toLowerCase().match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? [];
}

function pairsOf(name: string): readonly string[] {
  const letters = name.toLowerCase();
  return Array.from({ length: Math.max(letters.length - 1, 0) }, (_, at) => letters.slice(at, at + 2));
}

/** Twice what both have, over what they have together. */
function dice(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 || b.length === 0) return 0;
  const left = [...b];
  let shared = 0;
  for (const item of a) {
    const at = left.indexOf(item);
    if (at === -1) continue;
    left.splice(at, 1);
    shared += 1;
  }
  return (2 * shared) / (a.length + b.length);
}
