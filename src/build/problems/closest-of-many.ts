/** `closest` for one long list that is asked again and again: the pages of a site, after a move that broke its links. Pure. */
import { compareText } from '../../text.ts';
import { usualDistance } from './did-you-mean.ts';

/**
 * A function with the answers of `closest` among `candidates`. They are sorted, and what words have in common at their beginning is
 * compared with what is asked for once. All letters lie in one row of memory: reaching for thousands of texts takes longer
 * than comparing them.
 */
export function createClosest(
  candidates: Iterable<string>,
): (word: string, maxDistance?: number) => string | undefined {
  const list = sortByBeginning([...candidates]);
  return (word, maxDistance = usualDistance(word)) => findClosest(word, maxDistance, list);
}

interface SortedList {
  readonly words: readonly string[];
  /** Indexes of the words, sorted; the arrays below are in this order. */
  readonly order: readonly number[];
  /** All words in lower case, one behind the other. */
  readonly letters: Uint16Array;
  /** Where each ends in `letters`. */
  readonly ends: Int32Array;
  /** How many letters each begins with that the one before begins with, too. */
  readonly shared: Int32Array;
  /** Letters of the longest. */
  readonly longest: number;
}

function sortByBeginning(words: readonly string[]): SortedList {
  const folded = words.map((word) => word.toLowerCase());
  const textAt = (index: number): string => folded[index] ?? '';
  const order = [...folded.keys()].toSorted((a, b) => compareText(textAt(a), textAt(b)));
  const ends = new Int32Array(order.length);
  const shared = new Int32Array(order.length);
  let [end, longest] = [0, 0];
  for (const [at, index] of order.entries()) {
    ends[at] = end += textAt(index).length;
    longest = Math.max(longest, textAt(index).length);
    shared[at] = at === 0 ? 0 : sharedLength(textAt(index), textAt(order[at - 1] ?? 0));
  }
  return { words, order, letters: lettersOf(order.map(textAt).join('')), ends, shared, longest };
}

/** How many letters two texts have in common at their beginning. */
export function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

function lettersOf(text: string): Uint16Array {
  const letters = new Uint16Array(text.length);
  for (let at = 0; at < text.length; at++) letters[at] = text.charCodeAt(at);
  return letters;
}

function findClosest(word: string, maxDistance: number, list: SortedList): string | undefined {
  const { words, order, letters, ends, shared, longest } = list;
  // The table grows with the square of what is asked for, and somebody may paste a whole file as an address.
  if (word.length > longest + maxDistance) return undefined;
  const table = new EditTable(lettersOf(word.toLowerCase()), maxDistance);
  let limit = maxDistance;
  let best = -1;
  let start = 0;
  for (let at = 0; at < ends.length; at++) {
    const end = ends[at] ?? 0;
    const distance = table.count(letters, start, end, shared[at] ?? 0, limit);
    start = end;
    const index = order[at] ?? 0;
    // Of equals, the first as given.
    if (distance > limit || (distance === limit && best !== -1 && best < index) || words[index] === word)
      continue;
    best = index;
    limit = distance;
  }
  return words[best];
}

/** More edits than anybody forgives. */
const FAR = 1e6;

/** Edits between `wanted` and one candidate after the other: a row for each letter of the candidate, of which only `band` columns beside the diagonal can matter. */
class EditTable {
  readonly #wanted: Uint16Array;
  readonly #band: number;
  readonly #cells: Int32Array;
  /** The least of each row. */
  readonly #least: Int32Array;
  /** So many rows are true of the candidate at hand. */
  #rows = 0;
  /** Candidates that share so many letters with the one before are as far away as that. */
  #hopeless = FAR;

  constructor(wanted: Uint16Array, band: number) {
    const width = wanted.length + 1;
    this.#wanted = wanted;
    this.#band = band;
    this.#cells = new Int32Array(width * (width + band)).fill(FAR);
    this.#least = new Int32Array(width + band);
    for (let column = 0; column < width; column++) this.#cells[column] = column;
  }

  /**
   * Edits between `wanted` and the letters from `start` to `end`, of which `shared` are those of the candidate before; `FAR` as
   * soon as it is certain that there are more than `limit`. It may become smaller from one candidate to the next.
   */
  count(letters: Uint16Array, start: number, end: number, shared: number, limit: number): number {
    if (shared < this.#rows) this.#rows = shared;
    if (shared >= this.#hopeless) return FAR;
    this.#hopeless = FAR;
    const [length, width] = [end - start, this.#wanted.length];
    if (Math.abs(length - width) > limit) return FAR;
    while (this.#rows < length) {
      const row = (this.#rows += 1);
      const least = this.#fillRow(row, letters[start + row - 1] ?? 0, letters[start + row - 2] ?? 0);
      this.#least[row] = least;
      // A swap reaches back two rows, so both must be beyond the limit.
      if (least <= limit || (this.#least[row - 1] ?? 0) <= limit) continue;
      this.#hopeless = row;
      return FAR;
    }
    return this.#cells[length * (width + 1) + width] ?? FAR;
  }

  /** The row of a letter, and of the one before it, which the first has none of: no cell is there either. Returns the least of it. */
  #fillRow(row: number, letter: number, before: number): number {
    const wanted = this.#wanted;
    const cells = this.#cells;
    const at = row * (wanted.length + 1);
    const above = at - wanted.length - 1;
    const from = Math.max(1, row - this.#band);
    const to = Math.min(wanted.length, row + this.#band);
    let left = from === 1 ? row : FAR;
    let least = left;
    cells[at + from - 1] = left;
    for (let column = from; column <= to; column++) {
      const over = column < row + this.#band ? (cells[above + column] ?? FAR) : FAR;
      const same = (cells[above + column - 1] ?? FAR) + (letter === wanted[column - 1] ? 0 : 1);
      left = Math.min(left + 1, over + 1, same);
      if (column > 1 && letter === wanted[column - 2] && before === wanted[column - 1])
        left = Math.min(left, (cells[above - wanted.length - 1 + column - 2] ?? FAR) + 1);
      cells[at + column] = left;
      if (left < least) least = left;
    }
    return least;
  }
}
